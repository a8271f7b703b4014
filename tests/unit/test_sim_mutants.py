"""Would the simulator notice? Protocol errors are made on purpose, one kind at a time, and each must be found."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec import structs
from test_sim_protocol import BLOCK, config, conversation_of, turns

from kvtide.base.config import PoolSizes
from kvtide.instance.leases import Leases
from kvtide.proto.commands import InstanceCommand, Pull, ToPeer
from kvtide.proto.instance import InstanceEvent, PullEnded
from kvtide.proto.peer import BlockRefs, FirstTokens, Granted, LeaseBlocks, Offer, SampledFirst
from kvtide.sim.cluster import SimulatedCluster
from kvtide.sim.process import SimulatedProcess
from sim_harness import check

Mutant = Callable[[Any], Any]


def of_message(kind: type, change: Callable[[Any], Any]) -> Mutant:
    """Changes messages of one kind on their way out."""

    def mutate(command: InstanceCommand) -> InstanceCommand:
        if isinstance(command, ToPeer) and isinstance(command.message, kind):
            return structs.replace(command, message=change(command.message))
        return command

    return mutate


def swapped(refs: BlockRefs) -> BlockRefs:
    """The first two blocks in each other's place."""
    order = np.arange(len(refs.blocks))
    order[:2] = order[:2][::-1]
    return BlockRefs(refs.tiers[order], refs.blocks[order], refs.generations[order])


def wrong_prompt(message: LeaseBlocks) -> LeaseBlocks:
    return structs.replace(message, tokens=bytes([message.tokens[0] ^ 1]) + message.tokens[1:])


def wrong_token(message: FirstTokens) -> FirstTokens:
    changed = tuple(
        SampledFirst(one.index, one.tokens[:-4] + bytes([one.tokens[-4] ^ 1]) + one.tokens[-3:], one.is_finished)
        for one in message.sequences
    )
    return structs.replace(message, sequences=changed)


def pull(change: Callable[[Pull], Pull]) -> Mutant:
    return lambda command: change(command) if isinstance(command, Pull) else command


OUTGOING: dict[str, Mutant] = {
    "blocks offered in another order": of_message(Offer, lambda m: structs.replace(m, source=swapped(m.source))),
    "no gate for what is still computed": of_message(Offer, lambda m: structs.replace(m, gate_step=-1)),
    "a gate of an earlier step": of_message(Offer, lambda m: structs.replace(m, gate_step=m.gate_step - 1)),
    "another first token": of_message(FirstTokens, wrong_token),
    "blocks pulled into each other's place": pull(
        lambda p: structs.replace(p, target=np.ascontiguousarray(p.target[::-1]))
    ),
    "a pull into blocks of somebody else": pull(
        lambda p: structs.replace(p, target=(p.target + 3) % 20 if len(p.target) < 17 else p.target)
    ),
}


REFUSED: dict[str, Mutant] = {
    "the receiver claims to have more": of_message(
        Granted, lambda m: structs.replace(m, have_blocks=m.have_blocks + 1)
    ),
    "other tokens than those of the KV": of_message(LeaseBlocks, wrong_prompt),
}


def install(monkeypatch: pytest.MonkeyPatch, mutate: Mutant | None = None, receive: Mutant | None = None) -> None:
    """`mutate` changes what cores command, `receive` what they handle."""
    carry_out, handle = SimulatedProcess._carry_out, SimulatedProcess._handle

    def mutated(self: SimulatedProcess, command: InstanceCommand) -> None:
        carry_out(self, mutate(command) if mutate is not None else command)

    def received(self: SimulatedProcess, event: InstanceEvent) -> None:
        handle(self, receive(event) if receive is not None else event)

    monkeypatch.setattr(SimulatedProcess, "_carry_out", mutated)
    monkeypatch.setattr(SimulatedProcess, "_handle", received)


def find(monkeypatch: pytest.MonkeyPatch, mutate: Mutant | None = None, receive: Mutant | None = None) -> str:
    """The first complaint of a few simulations in which memory is short."""
    install(monkeypatch, mutate, receive)
    sizes = PoolSizes(block_size=BLOCK, device_blocks=40, host_blocks=40)
    for seed in range(6):
        transfer = ("by-layer", "by-request-agg")[seed % 2]
        cluster = SimulatedCluster(config("1P1D", transfer=transfer, sizes=sizes), conversation_of(seed, 40))
        try:
            cluster.run()
        except (AssertionError, ValueError) as error:
            return str(error) or type(error).__name__
    return ""


def test_without_a_mutant_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find(monkeypatch) == ""


@pytest.mark.parametrize("name", OUTGOING)
def test_a_wrong_message_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find(monkeypatch, OUTGOING[name])


@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_fit_together_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, REFUSED[name])
    cluster = SimulatedCluster(config("1P1D"), turns()[:1])
    cluster.run()
    check(cluster)  # each attempt still brings the token that its prefill sampled, and none of them is wrong
    assert not cluster.watch.counts["handoff:done"] and cluster.watch.counts["handoff:LeaseBlocks"] > 3


def test_a_pull_that_ends_before_its_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The agent says "moved" of pulls that it has not carried out."""
    monkeypatch.setattr("kvtide.sim.memory.SimulatedMemory.pull", lambda *_: None)
    assert "wrong KV" in find(monkeypatch)


def test_a_failed_pull_that_is_committed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import kvtide.sim.pulls as pulls

    monkeypatch.setattr(pulls.PullAgent, "_part_arrived", lambda self, one: self._finish(one, "broken"))

    def receive(event: InstanceEvent) -> InstanceEvent:
        return structs.replace(event, outcome="moved") if isinstance(event, PullEnded) else event

    assert "wrong KV" in find(monkeypatch, receive=receive)


def test_blocks_that_are_unpinned_at_the_offer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refs = Leases.refs

    def unpinned(self: Leases, outgoing: Any) -> BlockRefs:
        found = refs(self, outgoing)
        self.unpin(outgoing)
        return found

    monkeypatch.setattr(Leases, "refs", unpinned)
    assert find(monkeypatch)
