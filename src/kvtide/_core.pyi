"""Contract of the native module. Arrays are C-contiguous numpy arrays or torch CPU tensors unless strides are named.

All calls release the GIL where they run longer than a microsecond, keep no global state but the thread pool, and
raise ValueError for arguments that break the contract.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Int32 = npt.NDArray[np.int32]
Copies = npt.NDArray[np.int32]
"""[k, 4] rows (src_tier, src_block, dst_tier, dst_block), to be carried out in order (proto.executor.BlockCopy)."""

class Pool:
    """Accounting of one instance's memory: the blocks of its tiers and the radix index over them. Holds no bytes.

    A block is in exactly one state: free; active (references > 0); historical (no reference, in the index);
    leased; quarantined. An indexed block with references counts as active. Its generation is raised each time the
    block becomes free, so an old reference can be told from a new one.

    Index: radix tree over blocks of `block_size` tokens, compared exactly. Children of a node are told apart by
    (salt, tokens of their first block): the first `shared_tokens` tokens of a request lie under the public salt "",
    the rest under its own. Along a path tiers never decrease from root to leaf (device above host above disk).
    Recency is a counter inside, so equal histories give equal evictions.
    """

    def __init__(
        self, block_size: int, device_blocks: int, host_blocks: int = 0, disk_blocks: int = 0, *, hash_bits: int = 32
    ) -> None:
        """`hash_bits`: width of the hash by which children are found; tests shorten it to force collisions."""

    # -- memory
    def alloc(self, num_blocks: int, tier: int = 0) -> tuple[Int32, Copies] | None:
        """Allocate all or nothing: blocks, active with one reference each.

        Where the free list is short, historical blocks of that tier are evicted first, least recently used, leaves
        first: to the next tier that has room or can make room, else they are gone; `copies` says what to move
        before the new blocks are written. None: not enough even so, and nothing has changed.
        """
    def can_alloc(self, num_blocks: int, tier: int = 0) -> bool: ...
    def retain(self, blocks: Int32, tier: int = 0) -> None:
        """Add one reference to each (they must be active or historical)."""
    def release(self, blocks: Int32, tier: int = 0) -> None:
        """Drop one reference of each; at zero a block becomes historical if indexed, else free."""
    def lease(self, num_blocks: int, tier: int = 0) -> tuple[Int32, Copies] | None:
        """As `alloc`, but leased (for a peer's data to come): no reference, never evicted."""
    def commit_lease(self, blocks: Int32, tier: int = 0) -> None:
        """leased -> active with one reference."""
    def free_lease(self, blocks: Int32, tier: int = 0) -> None: ...
    def quarantine(self, blocks: Int32, tier: int = 0) -> None:
        """leased -> quarantined: a peer may still write it."""
    def free_quarantine(self, blocks: Int32, tier: int = 0) -> None: ...
    def generations(self, blocks: Int32, tier: int = 0) -> npt.NDArray[np.uint32]: ...
    def references(self, blocks: Int32, tier: int = 0) -> Int32: ...

    # -- index
    def match(
        self, tokens: Int32, salt: str = "", shared_tokens: int = 0, max_blocks: int = -1
    ) -> tuple[Int32, npt.NDArray[np.uint8]]:
        """The longest indexed prefix in whole blocks: (block numbers, tiers), a reference taken on each.

        Never returns a hole. At most `max_blocks` blocks where that is not negative.
        """
    def peek(self, tokens: Int32, salt: str = "", shared_tokens: int = 0) -> int:
        """Number of blocks that `match` would return; takes no reference, touches no recency."""
    def insert(self, tokens: Int32, blocks: Int32, salt: str = "", shared_tokens: int = 0) -> Int32:
        """Index the first len(blocks) * block_size tokens under device blocks that the caller holds references on.

        Where the index already has a block for a position: if it lies on the device it wins, else the caller's
        block takes its place and the lower copy is freed (unless pinned: then it stays, unindexed, until released).
        Returns the positions (block indices into `blocks`) that were duplicates, so stayed unindexed.
        """
    def delete(self, tokens: Int32, salt: str = "", shared_tokens: int = 0) -> int:
        """Unlink everything below and including the last block of this prefix; returns the number of blocks.

        Pinned blocks are unlinked now and become free at their last release.
        """
    def swap_out(self, num_blocks: int) -> Copies:
        """Move up to `num_blocks` historical device blocks down, in eviction order; only where a lower tier exists.

        Lower blocks may be evicted to make room, but never one that this call moved: it stops there.
        """
    def swap_in(self, blocks: Int32, tiers: npt.NDArray[np.uint8]) -> tuple[Int32, Copies] | None:
        """Bring what `match` returned to the device; the caller's references move along.

        Returns device blocks in the same order. The index follows where all that precedes a block lies on the device
        (as it does for what one `match` returned). A lower block that someone else pins as well stays until
        released, unindexed. None: no room, and nothing has changed (references included).
        """
    def clear(self) -> int:
        """Delete the whole index."""

    # -- what others follow
    def share_generations(self, tier: int, generations: npt.NDArray[np.uint32]) -> None:
        """Keep the generations of this tier's blocks in this array (as long as the tier, writable, kept alive) from now
        on; peers that map it read-only see a block's generation move when it is freed."""
    def track_changes(self) -> None:
        """From now on remember by chain hash what enters and leaves the index (moves between tiers are neither)."""
    def take_changes(self) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
        """(inserted, removed) chain hashes since the last call; what came and went in between cancels out."""
    def indexed_hashes(self) -> npt.NDArray[np.uint64]:
        """Chain hashes of all indexed blocks, parents before children."""

    # -- observation
    def usage(self, tier: int = 0) -> tuple[int, int, int, int, int, int]:
        """(total, free, active, historical, leased, quarantined) in O(1)."""
    @property
    def block_size(self) -> int: ...
    @property
    def num_nodes(self) -> int: ...
    @property
    def num_evicted(self) -> tuple[int, int, int]:
        """Blocks that left (device, host, disk) so far by eviction or swap_out, downwards or for good."""
    @property
    def memory_bytes(self) -> int:
        """Heap of this object without the token ids."""
    def check_invariants(self) -> None:
        """Recount everything; raises RuntimeError that names what is broken."""

def chain_hashes(tokens: Int32, block_size: int, salt: str = "", shared_tokens: int = 0) -> npt.NDArray[np.uint64]:
    """One hash for each whole block of `tokens`, of it and all before it, the salt included.

    Equal for equal prefixes in equal namespaces, in every process (no random seed); blocks that lie wholly within the
    first `shared_tokens` tokens hash alike under every salt. Hints only: two prefixes may collide.
    """

class PromptTree:
    """Which instances hold which cached prefixes: chain hashes -> holders (MemServe's global prompt tree).

    An instance's index is closed under prefixes, so what it holds of a prompt is the run of holdings from its start.
    Holders are small integers (below 4096), chosen by the caller.
    """

    def __init__(self) -> None: ...
    def insert(self, holder: int, hashes: npt.NDArray[np.uint64]) -> None:
        """The holder has these blocks. Idempotent."""
    def remove(self, holder: int, hashes: npt.NDArray[np.uint64]) -> None:
        """It has them no more; unknown ones are ignored."""
    def remove_holder(self, holder: int) -> None:
        """Forget all that it had."""
    def match(self, hashes: npt.NDArray[np.uint64]) -> tuple[Int32, Int32]:
        """(holders, blocks): for each holder of at least the first block, how many leading blocks it has.

        By holder, ascending.
        """
    def num_blocks(self, holder: int) -> int: ...
    @property
    def num_entries(self) -> int:
        """Holdings: the sum of `num_blocks` over all holders."""
    @property
    def memory_bytes(self) -> int: ...
    def check_invariants(self) -> None: ...

def send_ranges(
    fd: int, base: int, offsets: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64], timeout_ms: int
) -> None:
    """Write byte ranges of mapped memory to a stream socket, gathered, without a copy of our own.

    `timeout_ms` bounds each wait without progress. Raises OSError (TimeoutError, ConnectionError included).
    """

def recv_ranges(
    fd: int, base: int, offsets: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64], timeout_ms: int
) -> None:
    """Fill byte ranges of mapped memory from a stream socket, scattered; as `send_ranges`."""

def store_progress(address: int, value: int) -> None:
    """Publish a counter in (shared) memory: release store of an aligned uint64, waiters are woken."""

def wait_progress(address: int, value: int, timeout_ms: int) -> bool:
    """Wait, without the interpreter's lock, until the uint64 at this address is at least `value`; False: it was not."""

def paged_attention(
    out: Any,
    lse: Any | None,
    query: Any,
    key_cache: Any,
    value_cache: Any,
    block_tables: Int32,
    block_indptr: Int32,
    query_indptr: Int32,
    context_lens: Int32,
    query_positions: Int32,
    key_positions: Int32 | None,
    scale: float,
    window: int = 0,
    softcap: float = 0.0,
    num_threads: int = 1,
) -> None:
    """Attention of a ragged batch over paged KV, with log-sum-exp.

    out: [T, Hq, D] float32, written.  lse: [T, Hq] float32, natural log, written (None: not wanted).
    query: [T, Hq, D] float32.  key_cache, value_cache: [num_blocks, Hkv, B, D] float32 or bfloat16, any strides but
    a contiguous last dimension (one layer's view of either layout).  Hq is a multiple of Hkv.
    block_tables[block_indptr[s]:block_indptr[s + 1]]: blocks of sequence s in token order; context_lens[s]: its KV
    tokens, the new ones included.  query_indptr: rows of each sequence.  query_positions: [T].
    key_positions: [sum(context_lens)], concatenated over sequences; None: 0, 1, 2, ... in each.
    A query at position p sees keys at positions k with k <= p, and k > p - window where window > 0.
    softcap > 0: scores become softcap * tanh(score / softcap).
    A query that sees no key gets out = 0 and lse = -inf.
    """

def write_kv(key_cache: Any, value_cache: Any, keys: Any, values: Any, slots: npt.NDArray[np.int64]) -> None:
    """Store keys, values [T, Hkv, D] float32 at slots [T] (block * B + offset; -1: skip) of one layer's caches.

    bfloat16 caches are rounded to nearest even.
    """

def linear(
    out: Any, x: Any, weight: Any, bias: Any | None = None, num_threads: int = 1, scales: Any | None = None
) -> None:
    """out[M, N] = x[M, K] @ weight[N, K]^T (+ bias[N]), float32 in and out; weight float32 or bfloat16, read in
    place (it may be a read-only memory map). Made for small M; the sum of each output is taken in an order that
    does not depend on M, so a row's result does not depend on its batch.

    scales: float32 [N, K / G], G 16 or 32; then weight is int8, and each number times its group's scale is what a
    float32 weight would hold, with the same result to the last bit. Or float32 [N, K / G, 2], scales and offsets:
    number * scale + offset, rounded once."""

def linear_argmax(
    indices: Any, values: Any, x: Any, weight: Any, num_threads: int = 1, scales: Any | None = None
) -> None:
    """indices[M] int64, values[M] float32: of each row of linear(x[M, K], weight[N, K]), the first greatest element and
    where it is; the first NaN, if there is one. N > 0. For a handful of rows: the result is never whole in memory."""

def linear_group(
    outs: Sequence[Any],
    x: Any,
    weights: Sequence[Any],
    biases: Sequence[Any | None],
    num_threads: int = 1,
    scales: Sequence[Any | None] | None = None,
) -> None:
    """linear(outs[i], x, weights[i], biases[i], scales=scales[i]) for all i, to the same bits, the threads brought
    together only once."""

def embed(
    out: Any, rows: Any, weight: Any, scales: Any | None = None, factor: float = 1.0, num_threads: int = 1
) -> None:
    """out[T, K] float32 = weight[rows[t]] * factor for rows [T] int32; weight [N, K] float32 or bfloat16, or int8 with
    `scales` (see `linear`) of groups of any size, offsets added in a rounding of their own."""

def copy_ranges(
    dst_base: int,
    src_base: int,
    dst_offsets: npt.NDArray[np.int64],
    src_offsets: npt.NDArray[np.int64],
    sizes: npt.NDArray[np.int64],
    num_threads: int = 1,
) -> None:
    """Copy many byte ranges between two mapped areas, given by their addresses; the ranges must not overlap."""

def rms_norm(out: Any, x: Any, weight: Any, eps: float, add_one: bool = False, num_threads: int = 1) -> None:
    """out[M, K] = x[M, K] / sqrt(mean(x^2) + eps) * weight[K], or * (1 + weight) where add_one. float32.

    Row strides are free, so heads can be normalised in place in a slice: out may be x. Heads [T, H, K] may be given
    as they are where they are C-contiguous.
    """

def add_rms_norm(
    out: Any, residual: Any, x: Any, weight: Any, eps: float, add_one: bool = False, num_threads: int = 1
) -> None:
    """residual[M, K] += x[M, K], in place; then out = rms_norm(residual). out may be x."""

def rotary(x: Any, positions: Any, cos_sin: Any, num_threads: int = 1) -> None:
    """Rotate x [T, H, D] float32 in place (any strides but a contiguous last dimension) by positions [T] int32.

    cos_sin: [max_pos, R] float32, R/2 cosines then R/2 sines of each position, R <= D; element i < R/2 is paired with
    element i + R/2, what lies beyond R is left as it is.
    """

def gated_activation(out: Any, gate: Any, up: Any | None = None, kind: str = "silu", num_threads: int = 1) -> None:
    """out[M, F] = act(gate[M, F]) * up[M, F], act "silu" or "gelu_tanh"; up None: gate is [M, 2F], gate then up.

    float32, free row strides; out may be gate or up.
    """

def instruction_set() -> str:
    """ "avx512", "avx2" or "portable": what the kernels use; KVTIDE_INSTRUCTION_SET may name a smaller one."""
