"""Token ids on the wire and in the cores: little-endian int32, as `bytes` when frozen, as numpy when used."""

from collections.abc import Iterable, Sequence

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


def token_array(tokens: Sequence[int] | TokenArray) -> TokenArray:
    """Token ids as [n] int32; raises ValueError for what is not a list of 32-bit integers."""
    array = np.asarray(tokens) if len(tokens) else np.zeros(0, dtype=np.int32)
    limits = np.iinfo(np.int32)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise ValueError("tokens must be a list of integers")
    if array.dtype != np.int32 and len(array) and (array.min() < limits.min or array.max() > limits.max):
        raise ValueError("token ids must fit into 32 bits")
    return np.ascontiguousarray(array, dtype=np.int32)
