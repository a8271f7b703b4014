"""The quantised formats of GGUF files as they are defined, value by value: plain, slow, and nobody else's code.

A tensor is a row of blocks. All numbers are little-endian; `d` and the like are float16. Names and order of the fields
are those of the format's definition (ggml's block_q4_K and so on).
"""

import struct
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float32]


def half(data: bytes, at: int) -> np.float32:
    return np.float32(struct.unpack_from("<e", data, at)[0])


def q8_0(block: bytes) -> list[np.float32]:
    """32 values in 34 bytes: d, 32 signed bytes. Value: d * q."""
    d = half(block, 0)
    return [d * np.float32(q) for q in struct.unpack_from("<32b", block, 2)]


def q5_0(block: bytes) -> list[np.float32]:
    """32 values in 22 bytes: d, 32 fifth bits, 16 bytes of two 4-bit numbers. Value: d * (q - 16).

    Byte j holds the low bits of value j in its low half, and of value j + 16 in its high half.
    """
    d, fifth, low = half(block, 0), struct.unpack_from("<I", block, 2)[0], block[6:22]
    values = []
    for i in range(32):
        q = (low[i] & 15) if i < 16 else (low[i - 16] >> 4)
        q |= (fifth >> i & 1) << 4
        values.append(d * np.float32(q - 16))
    return values


def q4_k(block: bytes) -> list[np.float32]:
    """256 values in 144 bytes: d, dmin, 12 bytes of scales, 128 bytes of two 4-bit numbers.

    Eight groups of 32 values, each with a 6-bit scale and a 6-bit minimum: (d * scale) * q - dmin * minimum. The
    first four scales and minimums are the low six bits of bytes 0 to 3 and 4 to 7; of the others the low four bits
    lie in the halves of bytes 8 to 11, and the high two bits on top of the first four's bytes. Groups 2g and 2g + 1
    share 32 bytes: low and high halves.
    """
    d, dmin, packed, low = half(block, 0), half(block, 2), block[4:16], block[16:144]
    values = []
    for group in range(8):
        if group < 4:
            scale, minimum = packed[group] & 63, packed[group + 4] & 63
        else:
            scale = (packed[group + 4] & 15) | (packed[group - 4] >> 6) << 4
            minimum = (packed[group + 4] >> 4) | (packed[group] >> 6) << 4
        factor, offset = d * np.float32(scale), dmin * np.float32(minimum)
        for j in range(32):
            byte = low[group // 2 * 32 + j]
            values.append(factor * np.float32(byte >> 4 if group % 2 else byte & 15) - offset)
    return values


def q6_k(block: bytes) -> list[np.float32]:
    """256 values in 210 bytes: 128 bytes of low bits, 64 of high bits, 16 signed scales, d.

    Sixteen groups of 16 values, each with a scale: (d * scale) * (q - 32). In either half of 128 values, value
    32 * k + j has its low four bits in byte j (k even) or 32 + j (k odd) of the half's 64, the low half of the byte
    for k < 2, and its high two bits in byte j of the half's 32, bits 2k and 2k + 1.
    """
    low, high, scales, d = block[:128], block[128:192], struct.unpack_from("<16b", block, 192), half(block, 208)
    values = []
    for i in range(256):
        part, k, j = i // 128, i % 128 // 32, i % 32
        nibble = low[64 * part + 32 * (k % 2) + j] >> (4 if k >= 2 else 0) & 15
        q = nibble | (high[32 * part + j] >> (2 * k) & 3) << 4
        values.append(d * np.float32(scales[i // 16]) * np.float32(q - 32))
    return values


BLOCKS: dict[str, tuple[int, Callable[[bytes], list[np.float32]]]] = {
    "Q8_0": (34, q8_0),
    "Q5_0": (22, q5_0),
    "Q4_K": (144, q4_k),
    "Q6_K": (210, q6_k),
}
"""Bytes of a block, and its values."""


def values_of(data: bytes, kind: str) -> Values:
    """[k] float32 of whole blocks, or of plain numbers."""
    if kind == "F32":
        return np.frombuffer(data, "<f4")
    if kind == "F16":
        return np.frombuffer(data, "<f2").astype(np.float32)
    if kind == "BF16":
        return (np.frombuffer(data, "<u2").astype(np.uint32) << 16).view(np.float32)
    size, block = BLOCKS[kind]
    assert len(data) % size == 0
    return np.array([v for at in range(0, len(data), size) for v in block(data[at : at + size])], np.float32)
