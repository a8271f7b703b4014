"""Paged attention: threads, layouts, garbage, and what bad arguments get."""

from typing import Any

import numpy as np
import pytest
import torch

from attention_reference import Batch
from kvtide import _core


def make_batch(**changes: Any) -> Batch:
    arguments: dict[str, Any] = {"query_lens": [1, 40, 7], "context_lens": [700, 40, 300], **changes}
    return Batch(rng=np.random.default_rng(5), **arguments)


@pytest.mark.parametrize("head_dim", [64, 256])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_thread_count_does_not_change_bits(head_dim: int, dtype: str) -> None:
    batch = make_batch(query_lens=[1, 130, 1], context_lens=[5000, 600, 30], head_dim=head_dim, dtype=dtype)
    out, lse = batch.run(num_threads=1)
    for num_threads in (2, 5):
        other_out, other_lse = batch.run(num_threads=num_threads)
        np.testing.assert_array_equal(out, other_out)
        np.testing.assert_array_equal(lse, other_lse)
    batch.check()


def test_layouts_agree() -> None:
    out = [make_batch(kind=kind).run()[0] for kind in ("aggregated", "discrete")]
    np.testing.assert_array_equal(out[0], out[1])


def test_many_heads_of_one_kv_head() -> None:
    make_batch(heads=71, kv_heads=1, head_dim=16).check(2)


def test_query_without_keys_gets_zero_and_minus_infinity() -> None:
    batch = make_batch(query_lens=[2, 1], context_lens=[0, 20])
    batch.query_positions = np.array([0, 1, -1], np.int32)
    out, lse = batch.run()
    assert (out == 0).all() and np.isneginf(lse).all()


def test_unseen_keys_may_hold_anything() -> None:
    """Slots in reach of no query of the batch: NaN there must not leak, whether masked by index or by position."""
    batch = make_batch(query_lens=[2], context_lens=[64], window=4, query_positions=np.array([10, 50], np.int32))
    expected = batch.run()
    table = batch.block_tables.astype(np.int64)
    unseen = np.array([j for j in range(64) if not (6 < j <= 10 or 46 < j <= 50)])
    slots = table[unseen // 16] * 16 + unseen % 16
    garbage = np.full((len(unseen), batch.kv_heads, batch.head_dim), np.nan, np.float32)
    _core.write_kv(batch.key_cache, batch.value_cache, garbage, garbage, slots)
    for key_positions in (None, np.arange(64, dtype=np.int32)):
        out, lse = batch.run(key_positions=key_positions)
        np.testing.assert_array_equal(out, expected[0])
        np.testing.assert_array_equal(lse, expected[1])


def test_large_scores_stay_finite() -> None:
    batch = make_batch()
    batch.query *= 200
    out, lse = batch.run()
    expected, expected_lse = batch.expected()
    np.testing.assert_allclose(out, expected, atol=2e-3)
    np.testing.assert_allclose(lse, expected_lse, rtol=1e-5)


def test_lse_is_optional_and_strided_queries_are_read_in_place() -> None:
    batch = make_batch()
    tokens, heads, head_dim = batch.query.shape
    fused = torch.randn(tokens, heads + 3, head_dim)
    fused[:, 1 : 1 + heads] = torch.from_numpy(batch.query)
    out = torch.empty(tokens, heads + 2, head_dim)[:, :heads]
    _core.paged_attention(out, None, **{**batch.arguments(), "query": fused[:, 1 : 1 + heads]})
    np.testing.assert_array_equal(out.numpy(), batch.run()[0])


BAD: list[tuple[str, Any]] = [
    ("query", np.zeros((48, 4, 32))),
    ("query", np.zeros((48, 3, 32), np.float32)),
    ("query", np.zeros((48, 4, 16), np.float32)),
    ("query", np.zeros((47, 4, 32), np.float32)),
    ("query", np.zeros((48, 4, 64), np.float32)[:, :, ::2]),
    ("query", None),
    ("key_cache", np.zeros((3, 2, 16, 32), np.float32)),
    ("key_cache", torch.zeros(70, 2, 16, 32, dtype=torch.float16)),
    ("value_cache", torch.zeros(70, 2, 16, 32, dtype=torch.bfloat16)),
    ("value_cache", torch.zeros(70, 2, 16, 32).transpose(2, 3)),
    ("block_tables", np.full(66, 10**6, np.int32)),
    ("block_tables", np.full(66, -1, np.int32)),
    ("block_tables", np.zeros(66, np.int64)),
    ("block_indptr", np.array([0, 44, 47, 1000], np.int32)),
    ("block_indptr", np.array([-1, 44, 47, 66], np.int32)),
    ("block_indptr", np.array([0, 10, 47, 66], np.int32)),
    ("block_indptr", np.array([0, 44, 47], np.int32)),
    ("query_indptr", np.array([0, 1, 41, 49], np.int32)),
    ("query_indptr", np.array([0, 42, 41, 48], np.int32)),
    ("query_indptr", np.array([1, 1, 41, 48], np.int32)),
    ("context_lens", np.array([700, 40, -1], np.int32)),
    ("context_lens", np.array([2**31 - 1, 40, 300], np.int32)),
    ("query_positions", np.zeros(47, np.int32)),
    ("key_positions", np.zeros(5, np.int32)),
    ("scale", float("nan")),
    ("softcap", -1.0),
    ("window", -1),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_bad_arguments_are_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError):
        make_batch().run(**{name: value})


def test_bad_outputs_are_refused() -> None:
    batch = make_batch()
    read_only = np.zeros(batch.query.shape, np.float32)
    read_only.flags.writeable = False
    for out in (read_only, np.zeros((1, 4, 32), np.float32), "text"):
        with pytest.raises(ValueError, match="out"):
            _core.paged_attention(out, None, **batch.arguments())
    with pytest.raises(ValueError, match="num_threads"):
        batch.run(num_threads=0)
