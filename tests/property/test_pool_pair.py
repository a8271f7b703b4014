"""Two pool nodes in one process under random histories: a match never finds another prefix's bytes, and what each side
holds is what its accounts say."""

import contextlib
import itertools
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from kvtide.base.config import PoolSizes
from kvtide.base.errors import CapacityError
from kvtide.base.ids import InstanceId, Tier, TransferId
from kvtide.kv.mempool import BlockAddress, MemPool
from kvtide.transfer.pool_node import PoolNode
from pool_process import KEY, B, check, layout, wait_until, write

# Few tokens and few prompts, so that prefixes are shared, split and extended all the time.
tokens_strategy = st.builds(
    lambda blocks, tail: [token for token in blocks for _ in range(B)] + [0] * tail,
    st.lists(st.integers(0, 1), min_size=1, max_size=4),
    st.sampled_from([0, 0, 1]),
)
salt_strategy = st.sampled_from(["", "", "a"])
side = st.sampled_from([0, 1])


class Nodes(RuleBasedStateMachine):
    @initialize(
        sizes=st.tuples(st.integers(4, 10), st.integers(0, 5), st.integers(0, 4)),
        kinds=st.tuples(*[st.sampled_from(["aggregated", "discrete"])] * 2),
        transport=st.sampled_from(["shm", "tcp"]),
    )
    def start(self, sizes: tuple[int, int, int], kinds: tuple[str, str], transport: str) -> None:
        pool_sizes = PoolSizes(block_size=B, device_blocks=sizes[0], host_blocks=sizes[1], disk_blocks=sizes[2])
        self.nodes = [
            PoolNode.create(layout(kinds[i]), pool_sizes, KEY, instance=i, host="127.0.0.1", transport=transport)
            for i in (0, 1)
        ]
        self.pools: list[MemPool] = [node.pool for node in self.nodes]
        for i in (0, 1):
            self.nodes[i].connect(self.nodes[1 - i].address)
        self.remote: list[list[tuple[BlockAddress, ...]]] = [[], []]
        """What each side holds of the other's, as the calls returned it."""
        self.ids = itertools.count()

    def other(self, i: int) -> InstanceId:
        return InstanceId(1 - i)

    def cached(self, i: int, tokens: list[int], salt: str = "") -> tuple[BlockAddress, ...]:
        """What there is of a prompt, computed before where there is nothing."""
        found = self.pools[i].match(tokens, salt=salt)
        if not found:
            self.compute(i, tokens, salt)
            found = self.pools[i].match(tokens, salt=salt)
        return found

    @rule(i=side, tokens=tokens_strategy, salt=salt_strategy)
    def compute(self, i: int, tokens: list[int], salt: str) -> None:
        pool, whole = self.pools[i], len(tokens) // B
        try:
            addresses = pool.alloc_mem(whole)
        except CapacityError:
            return
        write(pool, tokens, addresses, salt)
        pool.insert(tokens, addresses, salt=salt)
        pool.free_mem(addresses)

    @rule(
        i=side,
        tokens=tokens_strategy,
        salt=salt_strategy,
        flags=st.fixed_dictionaries({"allow_evict": st.booleans(), "no_duplicates": st.booleans()}),
        mode=st.sampled_from(["by-request", "by-request-agg"]),
    )
    def transfer_with_insert(self, i: int, tokens: list[int], salt: str, flags: dict[str, bool], mode: str) -> None:
        pool = self.pools[i]
        cached = self.cached(i, tokens, salt)
        if not cached:
            return
        tokens = tokens[: len(cached) * B]
        call: Any = {"salt": salt, "transfer_id": TransferId(str(next(self.ids))), "mode": mode, **flags}
        try:
            result = pool.transfer_with_insert(self.other(i), tokens, cached, **call)
        except CapacityError:
            pool.free_mem(cached)
            return
        assert result.num_bytes == (len(cached) - result.have_blocks) * pool.layout.block_bytes
        assert pool.transfer_with_insert(self.other(i), tokens, cached, **call) == result
        pool.free_mem(cached)

    @rule(i=side, tokens=tokens_strategy, salt=salt_strategy, tier=st.sampled_from([Tier.DEVICE, Tier.HOST]))
    def transfer(self, i: int, tokens: list[int], salt: str, tier: Tier) -> None:
        """Not indexed: ours until we free it."""
        pool, other = self.pools[i], self.pools[1 - i]
        cached = self.cached(i, tokens, salt)
        if not cached:
            return
        try:
            result = pool.transfer(self.other(i), cached, tokens=tokens[: len(cached) * B], salt=salt, tier=tier)
        except CapacityError:
            pass
        else:
            check(other, tokens, result.addresses, salt)
            self.remote[i].append(result.addresses)
        pool.free_mem(cached)

    @rule(i=side, tokens=tokens_strategy, insert=st.booleans())
    def transfer_onto_allocated(self, i: int, tokens: list[int], insert: bool) -> None:
        pool, other = self.pools[i], self.pools[1 - i]
        cached = self.cached(i, tokens)
        if not cached:
            return
        tokens = tokens[: len(cached) * B]
        try:
            there = pool.alloc_mem(len(cached), instance=self.other(i))
        except CapacityError:
            pool.free_mem(cached)
            return
        if insert:
            pool.transfer_with_insert(self.other(i), tokens, cached, there)
        else:
            pool.transfer(self.other(i), cached, there)
        check(other, tokens, there)
        self.remote[i].append(there)
        pool.free_mem(cached)

    @rule(i=side, tokens=tokens_strategy)
    def match_there(self, i: int, tokens: list[int]) -> None:
        addresses = self.pools[i].match(tokens, instance=self.other(i))
        check(self.pools[1 - i], tokens, addresses)
        self.remote[i].append(addresses)

    @rule(i=side, choice=st.integers(0, 100))
    def free_there(self, i: int, choice: int) -> None:
        if self.remote[i]:
            self.pools[i].free_mem(self.remote[i].pop(choice % len(self.remote[i])))

    @rule(i=side)
    def reconnect(self, i: int) -> None:
        """What we held there is gone with the connection."""
        callers = self.nodes[1 - i].num_peers
        self.nodes[i].disconnect(1 - i)
        wait_until(lambda: self.nodes[1 - i].num_peers == callers - 1)
        self.nodes[i].connect(self.nodes[1 - i].address)
        self.remote[i].clear()

    @rule(i=side, count=st.integers(1, 4))
    def swap_out(self, i: int, count: int) -> None:
        self.pools[i].swap_out(count)

    @rule(i=side, tokens=tokens_strategy, salt=salt_strategy)
    def match_and_swap_in(self, i: int, tokens: list[int], salt: str) -> None:
        pool = self.pools[i]
        cached = pool.match(tokens, salt=salt)
        check(pool, tokens, cached, salt)
        with contextlib.suppress(CapacityError):
            cached = pool.swap_in(cached)
        check(pool, tokens, cached, salt)
        pool.free_mem(cached)

    @rule(i=side, tokens=tokens_strategy)
    def delete(self, i: int, tokens: list[int]) -> None:
        self.pools[i].delete(tokens)

    @invariant()
    def accounts_agree(self) -> None:
        if not hasattr(self, "nodes"):
            return
        for i in (0, 1):
            self.nodes[i].check_invariants()
            usage = self.pools[i].usage()
            held = {address for call in self.remote[1 - i] for address in call}
            assert sum(tier.active for tier in usage.values()) == len(held)
            assert not any(tier.leased or tier.quarantined for tier in usage.values())

    def teardown(self) -> None:
        if not hasattr(self, "nodes"):
            return
        for node in self.nodes:
            node.close()
        for pool in self.pools:
            pool.check_invariants()
            assert not any(tier.active or tier.leased for tier in pool.usage().values())


TestNodes = Nodes.TestCase
TestNodes.settings = settings(
    deadline=None, max_examples=60, stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow]
)
