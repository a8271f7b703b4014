"""Whatever the tokens and however they arrive: the text is the full decode, and stop strings never leak."""

import itertools
import sys
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parents[1] / "unit"))
import text_samples as samples

from kvtide.text.detokenizer import IncrementalDetokenizer, TextDelta

TOKENIZERS = {
    "byte level": samples.byte_level(),
    "llama 2": samples.byte_fallback(strip=True),
    "gemma": samples.byte_fallback(strip=False),
    "metaspace": samples.metaspace(),
    "word piece": samples.word_piece(),
}


@st.composite
def streams(draw):
    """(tokenizer, pushes): token ids with many bytes of multi-byte characters, cut into pushes anywhere."""
    tokenizer = TOKENIZERS[draw(st.sampled_from(sorted(TOKENIZERS)))]
    ids = st.integers(0, tokenizer.vocab_size + 2)
    text = st.text(st.sampled_from("a bé€😀hello\ufffd"), max_size=4).map(
        lambda text: tokenizer.encode(text, add_special_tokens=False)
    )
    tokens = [t for part in draw(st.lists(st.one_of(text, st.lists(ids, max_size=3)), max_size=12)) for t in part]
    cuts = sorted(draw(st.lists(st.integers(0, len(tokens)), max_size=8)))
    bounds = [0, *cuts, len(tokens)]
    return tokenizer, [tokens[a:b] for a, b in itertools.pairwise(bounds)]


def run(detokenizer: IncrementalDetokenizer, pushes: list[list[int]]) -> list[TextDelta]:
    deltas = []
    for number, tokens in enumerate(pushes, 1):
        deltas.append(detokenizer.push(tokens, is_last=number == len(pushes)))
        if deltas[-1].stop:
            break
    return deltas


@settings(deadline=None, max_examples=500)
@given(streams(), st.booleans())
def test_concatenation_is_the_full_decode(stream, skip):
    tokenizer, pushes = stream
    tokens = [token for push in pushes for token in push]
    detokenizer = IncrementalDetokenizer(tokenizer, skip_special_tokens=skip, with_token_texts=True)
    deltas = run(detokenizer, pushes)
    text = "".join(delta.text for delta in deltas)
    assert text == tokenizer.decode(tokens, skip_special_tokens=skip)
    assert sum(delta.num_released for delta in deltas) == len(tokens)
    pieces = [piece for delta in deltas for piece in delta.token_texts]
    assert len(pieces) == len(tokens)
    if tokens:
        joined = "".join(piece.text for piece in pieces)
        assert joined == text or (joined + "\ufffd" == text and not pushes[-1]), "a flush alone belongs to no token"
        assert [piece.offset for piece in pieces] == [sum(len(p.text) for p in pieces[:i]) for i in range(len(pieces))]


def first_completed(
    whole: str, texts: list[str], stops: tuple[str, ...], min_tokens: int
) -> tuple[str, int, int] | None:
    """Reference: (stop, start, keep) of the stop string that ends first, the longest of those ending together."""
    text, ends = "", []
    for piece in texts:
        text += piece
        ends.append(len(text))
    text, ends = whole, [*ends[:-1], len(whole)]
    for end in range(1, len(text) + 1):
        keep = next(i for i, length in enumerate(ends, 1) if length >= end)
        found = [stop for stop in stops if text[:end].endswith(stop)]
        if found and keep > min_tokens:
            longest = max(found, key=len)
            return longest, end - len(longest), keep
    return None


@settings(deadline=None, max_examples=500)
@given(
    streams(),
    st.lists(st.text(st.sampled_from("a bé€hel\ufffd"), min_size=1, max_size=4), min_size=1, max_size=4),
    st.integers(0, 5),
)
def test_stop_strings_never_leak_and_no_more_is_held_than_needed(stream, stops, min_tokens):
    tokenizer, pushes = stream
    stops = tuple(stops)
    settled = run(IncrementalDetokenizer(tokenizer, with_token_texts=True), pushes)
    texts = [piece.text for delta in settled for piece in delta.token_texts]
    deltas = run(IncrementalDetokenizer(tokenizer, stop=stops, min_tokens=min_tokens), pushes)
    text = "".join(delta.text for delta in deltas)
    whole = "".join(delta.text for delta in settled)
    expected = first_completed(whole, texts, stops, min_tokens)
    if expected is None:
        assert text == whole
        assert all(delta.stop is None for delta in deltas)
        stopped_at = len(deltas)
    else:
        stop, start, keep = expected
        hit = deltas[-1].stop
        assert hit is not None and (hit.stop, hit.keep) == (stop, keep)
        assert text == whole[:start]
        assert sum(delta.num_released for delta in deltas) == keep
        stopped_at = len(deltas) - 1
    emitted = settled_length = 0
    for delta, plain in zip(deltas[:stopped_at], settled, strict=False):
        emitted += len(delta.text)
        settled_length += len(plain.text)
        if delta is not deltas[-1]:
            seen = whole[:settled_length]
            longest = max(
                (k for stop in stops for k in range(1, len(stop)) if seen.endswith(stop[:k])),
                default=0,
            )
            assert emitted == settled_length - longest, "exactly what could become a stop string is held"


@settings(deadline=None, max_examples=200)
@given(streams())
def test_no_half_character_is_ever_emitted(stream):
    """Byte-level: a prefix of the tokens never shows a U+FFFD that the rest of the tokens would complete."""
    tokenizer, pushes = stream
    tokens = [token for push in pushes for token in push]
    full = tokenizer.decode(tokens)
    detokenizer = IncrementalDetokenizer(tokenizer)
    text = ""
    for number, token in enumerate(tokens, 1):
        text += detokenizer.push([token], is_last=number == len(tokens)).text
        assert full.startswith(text)
