"""Tokens without a model: a pure function of (seed, index, position), as sampling is (design.md, idea 5)."""

from collections.abc import Mapping

from kvtide.proto.executor import SampleSpec

_MASK = 2**64 - 1


def mix(value: int) -> int:
    """A 64-bit mix (the finaliser of splitmix64, Steele, Lea, Flood 2014)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class SyntheticSampler:
    """Draws pseudo tokens below `vocab_size`.

    `lengths`: output tokens of a request by its seed, as a trace tells them; known here only, never to a core. At
    that length the first stop token is drawn, before it none. Requests without an entry draw stop tokens by chance.
    """

    def __init__(self, vocab_size: int, lengths: Mapping[int, int] | None = None) -> None:
        assert vocab_size > 1
        self.vocab_size = vocab_size
        self.lengths: Mapping[int, int] = {} if lengths is None else lengths

    def sample(self, spec: SampleSpec) -> int:
        return self.token(spec.seed, spec.index, spec.position, spec.stop_token_ids, spec.params.min_tokens)

    def token(self, seed: int, index: int, position: int, stops: tuple[int, ...], min_tokens: int = 0) -> int:
        """Output number `position` of sequence `index`."""
        length = self.lengths.get(seed)
        if stops and position >= min_tokens and length is not None and position + 1 >= length:
            return stops[0]
        token = mix(mix((seed & _MASK) * 1_000_003 + index) + position) % self.vocab_size
        if length is not None or position < min_tokens:
            while token in stops:
                token = (token + 1) % self.vocab_size
        return token
