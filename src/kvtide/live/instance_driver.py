"""The live driver of an instance core: messages and step results in, messages and steps out. It decides nothing."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import TransferId
from kvtide.instance.members import Epochs
from kvtide.live.ends import GatewayLink
from kvtide.live.peers import PeerNetwork
from kvtide.live.record import LogWriter
from kvtide.live.step_thread import StepThread
from kvtide.live.step_watch import StepWatch, StepWork
from kvtide.live.wakeup import Wakeup
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import CancelPull, InstanceCommand, Pull, ToControl, ToPeer, WakeAt
from kvtide.proto.control import Registered
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import (
    FromPeer,
    GatewayLost,
    InstanceEvent,
    InstanceMessage,
    Membership,
    PeerReset,
    PullEnded,
    SetRole,
    Tick,
)
from kvtide.proto.peer import PeerMessage
from kvtide.sched.cost import CostModel

logger = logging.getLogger(__name__)


class InstanceStateMachine(Protocol):
    """What a driver needs of an instance core."""

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]: ...


class HangError(Exception):
    """A step took longer than the step timeout."""


class Pulls(Protocol):
    """What moves KV into our memory (pull_agent)."""

    def update(self, membership: Membership) -> None: ...
    def start(self, pull: Pull) -> None: ...
    def cancel(self, transfer: TransferId) -> None: ...
    def close(self) -> None: ...
    def join(self, timeout_s: float) -> None: ...


class InstanceDriver:
    """Runs one instance core in the event loop; `on_fatal` is called once, when this incarnation cannot go on.

    `link` is set by whoever makes both, before anything is handled; so are `peers` and `pulls` where the instance can
    exchange KV, and `closers`, called when it stops. `cost` predicts its steps, where this machine was
    measured. With a `recorder`, every event and its commands are written down.
    """

    link: GatewayLink

    def __init__(
        self,
        core: InstanceStateMachine,
        steps: StepThread,
        registered: Registered,
        *,
        clock: Callable[[], int],
        on_fatal: Callable[[BaseException], None],
        step_timeout_s: float | None = None,
        cost: CostModel | None = None,
        recorder: LogWriter | None = None,
    ) -> None:
        self.core = core
        self.registered = registered
        self.peers: PeerNetwork | None = None
        self.pulls: Pulls | None = None
        self.closers: list[Callable[[], None]] = []
        self.has_connected = asyncio.Event()
        self._steps = steps
        self._clock = clock
        self._on_fatal = on_fatal
        self._recorder = recorder
        self._wakeup = Wakeup(clock, self._on_wake)
        self._watch = StepWatch(step_timeout_s, clock, self._on_hang, cost)
        self._epochs = Epochs()
        self._is_dead = False
        steps.connect(self._on_step_done, self._fail)

    def open(self) -> None:
        """Start to speak with the gateway."""
        self.link.open()
        self._handle(Tick())

    def stop(self) -> None:
        """Handle nothing any more. What fails has stopped already when its process comes to this."""
        if self._is_dead:
            return
        self._is_dead = True
        self._wakeup.cancel()
        self._watch.cancel()
        if self.pulls is not None:
            self.pulls.close()
        if self.peers is not None:
            self.peers.close()
        while self.closers:
            self.closers.pop()()
        if self._recorder is not None:
            self._recorder.close()

    # -- LinkHandler

    def on_connected(self, is_new_gateway: bool) -> None:
        self.has_connected.set()
        if is_new_gateway:
            self.link.send(self.registered)

    def on_reset(self) -> None:
        """The gateway's end hears of it as well, and reconciles."""

    def on_message(self, message: InstanceMessage) -> None:
        if self._is_dead:
            return
        if isinstance(message, SetRole):  # the next gateway is told the role that we have, not the one we had
            self.registered = msgspec.structs.replace(self.registered, role=message.role)
        elif isinstance(message, Membership):
            if not self._epochs.takes(message):
                return
            if self.peers is not None:
                self.peers.update(message)
            if self.pulls is not None:
                self.pulls.update(message)
        self._handle(message)

    def on_gateway_lost(self) -> None:
        logger.warning("the gateway is gone; keeping the cache and dropping its requests")
        self._handle(GatewayLost())

    def on_refused(self, reason: str) -> None:
        self._fail(PeerError(reason))

    # -- peers and pulls

    def on_peer_message(self, peer: Peer, message: PeerMessage) -> None:
        self._handle(FromPeer(peer=peer, message=message))

    def on_peer_reset(self, peer: Peer) -> None:
        logger.debug("messages between us and instance %d may have been lost", peer.instance)
        self._handle(PeerReset(peer=peer))

    def on_pull_ended(self, ended: PullEnded) -> None:
        self._handle(ended)

    # -- events of our own

    def _on_step_done(self, done: StepDone) -> None:
        self._watch.end()
        self._handle(done)

    def _on_wake(self) -> None:
        self._handle(Tick())

    def _on_hang(self, limit_s: float) -> None:
        self._fail(HangError(f"a step took longer than {limit_s:g} s"))

    def _fail(self, error: BaseException) -> None:
        if not self._is_dead:
            self.stop()
            self._on_fatal(error)

    # -- the core

    @property
    def _block_bytes(self) -> int:
        return self.registered.model.kv_bytes_per_token * self.registered.pool.block_size

    def _handle(self, event: InstanceEvent) -> None:
        if self._is_dead:
            return
        try:
            self._advance(event)
        except Exception as error:  # noqa: BLE001 - a core that broke off half-way must not go on, nor wait for ever
            self._fail(error)

    def _advance(self, event: InstanceEvent) -> None:
        now_ns = self._clock()
        commands = self.core.handle(event, now_ns)
        if self._recorder is not None:
            self._recorder.append(now_ns, event, commands)
        for command in commands:  # the step first: it computes while its predecessor's tokens are sent
            if isinstance(command, RunStep):
                self._watch.begin(StepWork.of(command, self._block_bytes))
                self._steps.run(command)
        for command in commands:
            match command:
                case ToControl():
                    self.link.send(command.message)
                case WakeAt():
                    self._wakeup.at(command.time_ns)
                case ToPeer():
                    if self.peers is not None:
                        self.peers.send(command.peer, command.message)
                    else:  # our memory cannot be shared: whoever thought so hears that it came to nothing
                        asyncio.get_running_loop().call_soon(self.on_peer_reset, command.peer)
                case Pull():
                    assert self.pulls is not None, "an instance whose memory cannot be written by pulls leases none"
                    self.pulls.start(command)
                case CancelPull():
                    assert self.pulls is not None
                    self.pulls.cancel(command.transfer)
