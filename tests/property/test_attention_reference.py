"""Paged attention against a plain float64 reference, over random ragged batches."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_reference import Batch, dense_attention


@st.composite
def batches(draw: st.DrawFn) -> Batch:
    kv_heads = draw(st.sampled_from([1, 2, 3]))
    contexts = draw(st.lists(st.integers(0, 620), min_size=1, max_size=4))
    return Batch(
        rng=np.random.default_rng(draw(st.integers(0, 2**32))),
        query_lens=[draw(st.integers(0, min(context, 90))) for context in contexts],
        context_lens=contexts,
        heads=kv_heads * draw(st.sampled_from([1, 2, 4, 7])),
        kv_heads=kv_heads,
        head_dim=draw(st.sampled_from([16, 20, 32, 64, 80, 96, 128, 256])),
        block_size=draw(st.sampled_from([1, 7, 16, 32])),
        dtype=draw(st.sampled_from(["float32", "bfloat16"])),
        kind=draw(st.sampled_from(["aggregated", "discrete"])),
        window=draw(st.sampled_from([0, 1, 5, 64, 300])),
        softcap=draw(st.sampled_from([0.0, 0.0, 2.0, 50.0])),
    )


@settings(deadline=None)
@given(batches(), st.integers(1, 2))
def test_equals_reference(batch: Batch, num_threads: int) -> None:
    batch.check(num_threads)


@settings(deadline=None)
@given(batches(), st.data())
def test_any_positions(batch: Batch, data: st.DataObject) -> None:
    """Queries and keys at arbitrary positions, with queries that see no key."""
    rng = batch.rng
    limit = data.draw(st.sampled_from([3, 50, 2000]))
    batch.query_positions = rng.integers(0, limit, len(batch.query)).astype(np.int32)
    batch.key_positions = rng.integers(0, limit, sum(batch.context_lens)).astype(np.int32)
    batch.check(data.draw(st.integers(1, 2)))


@settings(deadline=None)
@given(batches(), st.data())
def test_rows_do_not_depend_on_their_batch(batch: Batch, data: st.DataObject) -> None:
    """Any split of the batch's rows over several calls gives the same bits."""
    out, lse = batch.run(num_threads=2)
    for s, (queries, context) in enumerate(zip(batch.query_lens, batch.context_lens, strict=True)):
        begin = int(batch.query_indptr[s])
        cut = data.draw(st.integers(0, queries))
        for low, high in ((begin, begin + cut), (begin + cut, begin + queries)):
            if low == high:
                continue
            # A chunked prefill has not got the later keys yet: the context ends at the last query's position.
            last = context - queries + (high - begin)
            part_out, part_lse = batch.run_rows(s, low, high, last)
            np.testing.assert_array_equal(part_out, out[low:high])
            np.testing.assert_array_equal(part_lse, lse[low:high])


@settings(deadline=None)
@given(st.integers(1, 8), st.integers(0, 26), st.integers(0, 2**32), st.sampled_from([0, 4]))
def test_striped_shards_merge_to_dense_attention(degree: int, extra: int, seed: int, window: int) -> None:
    """Token i lies on rank i mod d: partial results over the ranks' keys, merged by lse, equal causal attention."""
    rng = np.random.default_rng(seed)
    length = 1 + extra
    heads, head_dim = 4, 16
    positions = np.arange(length, dtype=np.int32)
    query = rng.standard_normal((length, heads, head_dim)).astype(np.float32)
    outs, lses, keys, values = [], [], np.empty((length, 2, head_dim)), np.empty((length, 2, head_dim))
    for rank in range(degree):
        mine = positions[rank::degree].copy()
        batch = Batch(
            rng=rng,
            query_lens=[length],
            context_lens=[len(mine)],
            head_dim=head_dim,
            block_size=4,
            window=window,
            query_positions=positions,
            key_positions=mine,
        )
        batch.query = query
        keys[mine], values[mine] = batch.keys[0], batch.values[0]
        out, lse = batch.run()
        outs.append(out.astype(np.float64))
        lses.append(lse.astype(np.float64))
    largest = np.max(lses, axis=0)
    weights = [np.exp(lse - largest) for lse in lses]
    merged = sum(w[..., None] * out for w, out in zip(weights, outs, strict=True)) / sum(weights)[..., None]
    expected, expected_lse = dense_attention(query, keys, values, positions, positions, head_dim**-0.5, window)
    np.testing.assert_allclose(merged, expected, rtol=2e-5, atol=2e-5)
    np.testing.assert_allclose(largest + np.log(sum(weights)), expected_lse, rtol=2e-5, atol=2e-5)
