"""Token ids on the wire and in the cores: little-endian int32, as `bytes` when frozen, as numpy when used."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

TokenArray = npt.NDArray[np.int32]
"""Token ids, shape [n], int32, C-contiguous."""

BlockArray = npt.NDArray[np.int32]
"""Block numbers of one tier, shape [n], int32, C-contiguous."""


def pack_tokens(tokens: Iterable[int] | TokenArray) -> bytes:
    """Return the frozen form of token ids."""
    if isinstance(tokens, np.ndarray):
        return tokens.astype("<i4", copy=False).tobytes()
    return np.fromiter(tokens, dtype="<i4").tobytes()


def unpack_tokens(packed: bytes) -> TokenArray:
    """Return a read-only view of frozen token ids; copies nothing."""
    return np.frombuffer(packed, dtype="<i4")
