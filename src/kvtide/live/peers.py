"""An instance's channels to all others: one hub for those with smaller ids, one link to each with a larger one.

Membership says who is there and who is dead; a peer's silence says nothing but that messages may have been lost
(PeerReset), and the link keeps trying.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.ends import PeerHub, PeerLink
from kvtide.live.hub import MAX_DEAD, HubHandler
from kvtide.live.link import LinkHandler
from kvtide.proto.cluster import Peer
from kvtide.proto.instance import Membership
from kvtide.proto.peer import PeerMessage

logger = logging.getLogger(__name__)


class PeerCarrier(Protocol):
    """What carries the frames (memory_channel, zmq_channel). `endpoint`: where peers find the hub."""

    @property
    def endpoint(self) -> str: ...
    def make_hub(self, handler: HubHandler[PeerMessage]) -> PeerHub: ...
    def make_link(self, peer: Peer, endpoint: str, handler: LinkHandler[PeerMessage]) -> PeerLink: ...
    def drop_link(self, link: PeerLink) -> None: ...
    def close(self) -> None: ...


class PeerNetwork:
    """Sends to and receives from living incarnations of other instances.

    on_message(peer, message) and on_reset(peer) are called in the event loop, never from `send`.
    """

    def __init__(
        self,
        me: Peer,
        carrier: PeerCarrier,
        *,
        on_message: Callable[[Peer, PeerMessage], None],
        on_reset: Callable[[Peer], None],
    ) -> None:
        self.me = me
        self._carrier = carrier
        self._on_message = on_message
        self._on_reset = on_reset
        self._links: dict[Peer, PeerLink] = {}
        self._dead: dict[Incarnation, None] = {}
        self._hub = carrier.make_hub(_HubEnd(on_message, on_reset))

    @property
    def endpoint(self) -> str:
        """Where peers find us (InstanceAddress.channel)."""
        return self._carrier.endpoint

    def update(self, membership: Membership) -> None:
        """Open links to new members, close those to the dead and to who sat on a member's seat before it. Who is not
        listed is unknown, and stays."""
        self._dead.update(dict.fromkeys(membership.dead))
        while len(self._dead) > max(MAX_DEAD, len(membership.dead)):
            del self._dead[next(iter(self._dead))]
        seats = {member.peer.instance: member.peer for member in membership.members}
        for peer in list(self._links):
            if peer.incarnation in self._dead or seats.get(peer.instance, peer) != peer:
                self._carrier.drop_link(self._links.pop(peer))
        for member in membership.members:
            peer = member.peer
            if peer.incarnation in self._dead or member.address is None or peer in self._links:
                continue
            if peer.instance > self.me.instance:
                self._open(peer, member.address.channel)
        for incarnation in membership.dead:
            self._hub.declare_dead(incarnation)

    def send(self, peer: Peer, message: PeerMessage) -> None:
        """Send, or keep until the peer is connected; to the dead nothing is sent."""
        if peer.incarnation in self._dead:
            return
        link = self._links.get(peer)
        if link is not None:
            link.send(message)
        elif peer.instance < self.me.instance:
            self._hub.send(peer.instance, peer.incarnation, message)
        else:
            logger.warning("no way to instance %d is known; a message is lost", peer.instance)
            asyncio.get_running_loop().call_soon(self._on_reset, peer)

    def close(self) -> None:
        for link in self._links.values():
            self._carrier.drop_link(link)
        self._links.clear()
        self._carrier.close()

    def _open(self, peer: Peer, endpoint: str) -> None:
        link = self._carrier.make_link(peer, endpoint, _LinkEnd(peer, self._on_message, self._on_reset))
        self._links[peer] = link
        link.open()


class _HubEnd:
    """HubHandler of the peers with smaller ids."""

    def __init__(self, on_message: Callable[[Peer, PeerMessage], None], on_reset: Callable[[Peer], None]) -> None:
        self._on_message = on_message
        self._on_reset = on_reset

    def on_message(self, instance: InstanceId, incarnation: Incarnation, message: PeerMessage) -> None:
        self._on_message(Peer(instance, incarnation), message)

    def on_reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        self._on_reset(Peer(instance, incarnation))

    def on_lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """It speaks another language: of no use, but not dead."""
        logger.warning("instance %d: %s", instance, reason)
        self._on_reset(Peer(instance, incarnation))


class _LinkEnd:
    """LinkHandler of one peer with a larger id."""

    def __init__(
        self, peer: Peer, on_message: Callable[[Peer, PeerMessage], None], on_reset: Callable[[Peer], None]
    ) -> None:
        self._peer = peer
        self._on_message = on_message
        self._on_reset = on_reset

    def on_connected(self, is_new_gateway: bool) -> None:
        """Nothing to say."""

    def on_reset(self) -> None:
        self._on_reset(self._peer)

    def on_message(self, message: PeerMessage) -> None:
        self._on_message(self._peer, message)

    def on_gateway_lost(self) -> None:
        """Never: the link speaks to one incarnation."""

    def on_refused(self, reason: str) -> None:
        logger.warning("instance %d will not speak to us: %s", self._peer.instance, reason)
        self._on_reset(self._peer)
