"""The prefix indexes of other systems behind one small interface, where their packages are installed.

SGLang's RadixCache indexes token slots and compares tokens, as our pool does. Dynamo's RadixTree indexes hashes that
the caller computed and knows no tokens; its hashing is timed apart ("hash"), because a router must pay it too.
"""

import json
from array import array
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

BLOCK = 16
Tokens = np.ndarray  # [n] int32


class Peer(Protocol):
    """`prepare` turns a prompt into what the peer takes, outside the timing; `match` returns blocks found."""

    name: str

    def prepare(self, tokens: Tokens) -> Any: ...
    def insert(self, prompt: Any) -> None: ...
    def match(self, prompt: Any) -> int: ...


class SglangRadixCache:
    name = "SGLang RadixCache"

    def __init__(self) -> None:
        from sglang.srt.mem_cache import base_prefix_cache, radix_cache

        self.cache = radix_cache.RadixCache.create_simulated(page_size=BLOCK)
        self.key: Callable[..., Any] = radix_cache.RadixKey
        self.insert_params: Callable[..., Any] = base_prefix_cache.InsertParams
        self.match_params: Callable[..., Any] = base_prefix_cache.MatchPrefixParams

    def prepare(self, tokens: Tokens) -> Any:
        import torch

        return self.key(array("q", tokens.tolist())), torch.arange(len(tokens))

    def insert(self, prompt: Any) -> None:
        key, slots = prompt
        self.cache.insert(self.insert_params(key=key, value=slots))

    def match(self, prompt: Any) -> int:
        found = self.cache.match_prefix(self.match_params(key=prompt[0]))
        if hasattr(found, "device_prefix_len"):  # 0.5.23; earlier releases return the slots
            return found.device_prefix_len // BLOCK
        return len(found.device_indices) // BLOCK


class DynamoRadixTree:
    name = "Dynamo RadixTree (hashes given)"

    def __init__(self) -> None:
        from dynamo import _core

        self.tree = _core.RadixTree()
        self.hash: Callable[[list[int], int], list[int]] = _core.compute_block_hash_for_seq
        self.events = 0

    def prepare(self, tokens: Tokens) -> Any:
        """(hashes of the blocks, the event that stores them); a block's own name is a hash of its whole prefix."""
        hashes = self.hash(tokens.tolist(), BLOCK)
        blocks = []
        prefix = 0
        for block_hash in hashes:
            prefix = hash((prefix, block_hash)) & (2**63 - 1)
            blocks.append({"block_hash": prefix, "tokens_hash": block_hash})
        self.events += 1
        event = {"event_id": self.events, "data": {"stored": {"parent_hash": None, "blocks": blocks}}}
        return hashes, json.dumps(event).encode()

    def insert(self, prompt: Any) -> None:
        self.tree.apply_event(0, prompt[1])

    def match(self, prompt: Any) -> int:
        return max(self.tree.find_matches(prompt[0]).scores.values(), default=0)


def installed() -> list[type[Peer]]:
    """The peers whose packages can be imported here."""
    found: list[type[Peer]] = []
    for peer in (SglangRadixCache, DynamoRadixTree):
        try:
            peer()
        except (ImportError, OSError, AttributeError, TypeError) as error:
            print(f"{peer.name}: not measured in this run ({type(error).__name__}: {error})")
        else:
            found.append(peer)
    return found
