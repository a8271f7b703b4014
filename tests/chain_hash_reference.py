"""Plain reference of `_core.chain_hashes`, in Python's unbounded integers."""

from collections.abc import Sequence

START = 0xCBBB9D5DC1059ED8
LEFT, RIGHT = 0x9E3779B9FF4A7C15, 0xBF58476D9CE4E5B9
PLACE_LEFT, PLACE_RIGHT = 0x629A292A367CD507, 0x152FECD8B7056A2F
TOP_BITS, JOIN = 0x8000000080000000, 0xD6E8FEB8E6F5A3BD
MASK = 2**64 - 1


def fold(a: int, b: int) -> int:
    product = (a & MASK) * (b & MASK)
    return (product ^ product >> 64) & MASK


def salt_hash(salt: str) -> int:
    data = salt.encode()
    value = JOIN
    for byte in data:
        value = (fold(value ^ byte, LEFT) + len(data)) & MASK
    return value


def block_hash(before: int, salt: int, tokens: Sequence[int]) -> int:
    total = salt
    padded = [token & 0xFFFFFFFF for token in tokens] + [0] * (-len(tokens) % 4)
    for place in range(0, len(padded), 4):
        a, b, c, d = padded[place : place + 4]
        left = (LEFT + PLACE_LEFT * place) & MASK | TOP_BITS
        right = (RIGHT + PLACE_RIGHT * place) & MASK | TOP_BITS
        total += fold((a | b << 32) ^ left, (c | d << 32) ^ right)
    return fold(before + RIGHT, (total & MASK) ^ JOIN)


def chain_hashes(tokens: Sequence[int], block_size: int, salt: str = "", shared_tokens: int = 0) -> list[int]:
    hashes = []
    before = START
    for i in range(len(tokens) // block_size):
        is_public = (i + 1) * block_size <= shared_tokens
        own = salt_hash("" if is_public else salt)
        before = block_hash(before, own, tokens[i * block_size : (i + 1) * block_size])
        hashes.append(before)
    return hashes
