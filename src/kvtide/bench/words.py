"""Prompt text of a wanted length: common words of five letters, one token each for most tokenizers."""

import random
from functools import lru_cache

from kvtide.bench.workload import Segment

_WORD_LIST = (
    "about above after again along among beach began begin below black board bring brown build carry catch cause chair "
    "chief child claim class clean clear close coast color could count court cover cross dance death drink drive early "
    "earth eight every field fight final first floor force found fresh front glass grand grass great green group happy "
    "heart heavy horse hotel house human image issue judge large later laugh learn leave level light local major maybe "
    "metal might model money month motor mouth movie music never night north novel ocean offer often order other owner "
    "paint panel paper party peace phone piece place plain plane plant point power press price prove queen quick quiet "
    "radio raise range reach ready right river round scale scene score sense serve seven shall shape share sharp sheet "
    "shelf shift ships shirt shoes shore short shown sides sight since skill sleep small smart smile smoke sound south "
    "space speak speed spend sport staff stage stand start state steel still stock stone store storm story study style "
    "sugar table taken taste teach thank their there these thick thing think third those three throw tight title today "
    "total touch tower track trade train treat trees trend trial truck trust truth twice under union until upper usual "
    "value visit voice waste watch water waves wheel where which while white whole whose woman world would write young"
)
WORDS = _WORD_LIST.split()

CALIBRATION_TEXT = "".join(f" {word}" for word in WORDS)


class TextMaker:
    """Turns segments into text. `tokens_per_word` is measured on CALIBRATION_TEXT, 1 where nobody can count."""

    def __init__(self, tokens_per_word: float = 1.0) -> None:
        self.tokens_per_word = max(tokens_per_word, 0.1)

    @property
    def chars_per_token(self) -> float:
        return 6 / self.tokens_per_word

    def text(self, segment: Segment) -> str:
        """Return the text of a segment; it begins with a space, so that segments can be joined."""
        if segment.literal is not None:
            return segment.literal
        return _words(segment.key, max(1, round(segment.tokens / self.tokens_per_word)))


@lru_cache(maxsize=4096)
def _words(key: str, count: int) -> str:
    return " " + " ".join(random.Random(key).choices(WORDS, k=count))
