"""Identities (protocol.md, "Identities"): what each number names and who hands it out."""

import secrets
from enum import IntEnum
from typing import NewType

RequestId = NewType("RequestId", int)
"""A client's request; counted by the control core, unique within one gateway incarnation."""

SequenceKey = NewType("SequenceKey", int)
"""A sequence on one instance; counted by its instance core, never reused within an incarnation."""

InstanceId = NewType("InstanceId", int)
"""A seat in the cluster; a restarted process keeps its seat and gets a new incarnation."""

Incarnation = NewType("Incarnation", str)
"""One start of one process: 128 random bits as 32 hexadecimal digits, a counter in simulation."""

TransferId = NewType("TransferId", str)
"""One movement of KV between two pools: 128 bits as 32 hexadecimal digits, which nobody can foretell but who named it
(a keyed hash of a counter; the key is random, of the incarnation's own, and told to nobody)."""


class Tier(IntEnum):
    """Where a block lives. Eviction moves a block to the next larger number."""

    DEVICE = 0
    HOST = 1
    DISK = 2


def new_incarnation() -> Incarnation:
    """Return an unguessable incarnation; only drivers call it, cores are told theirs."""
    return Incarnation(secrets.token_hex(16))
