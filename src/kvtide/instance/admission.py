"""What an instance can serve, and the sequences that it makes of it."""

from itertools import count

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import SequenceKey
from kvtide.instance.state import Request, Sequence


class Admission:
    """Limits of this instance; hands out sequence keys."""

    def __init__(self, config: SchedulerConfig, sizes: PoolSizes) -> None:
        self._config = config
        self._sizes = sizes
        self._keys = count()

    def why_too_large(self, num_tokens: int) -> str:
        """Why a prompt of this size cannot be served here, as a person would want to read it; empty where it can."""
        room = self._sizes.device_blocks * self._sizes.block_size
        if num_tokens == 0:
            return "the prompt is empty"
        if num_tokens + 1 > self._config.max_model_len:
            return (
                f"the prompt has {num_tokens} tokens; with one to generate, "
                f"the context holds {self._config.max_model_len}"
            )
        if num_tokens + 1 > room:
            return f"the prompt has {num_tokens} tokens; with one to generate, the KV cache of an instance holds {room}"
        return ""

    def sequence(self, request: Request, index: int) -> Sequence:
        """A fresh sequence with the prompt's tokens."""
        sequence = Sequence(SequenceKey(next(self._keys)), request, index, request.spec.prompt_tokens)
        sequence.max_num_tokens = self._max_num_tokens(request)
        return sequence

    def _max_num_tokens(self, request: Request) -> int:
        """Where a sequence ends by length: what was asked, the context, the pool (the last token needs no KV)."""
        asked = request.num_prompt_tokens + request.spec.max_tokens
        room = self._sizes.device_blocks * self._sizes.block_size + 1
        return min(asked, self._config.max_model_len, room)
