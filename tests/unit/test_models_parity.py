"""Each architecture with random weights gives the logits of transformers, with any optional part it can have."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
import transformers
from reference_models import CASES, SIZES, logits_of, reference_model

from kvtide.models import linear, load_model, ops, rope
from kvtide.models.config import Rope

TOLERANCE = 1e-4
NUM_TOKENS = 70


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize("case", CASES)
def test_logits_equal_those_of_transformers(case: str, tmp_path: Path) -> None:
    reference = reference_model(case)
    reference.save_pretrained(tmp_path)
    tokens = torch.randint(0, SIZES["vocab_size"], (NUM_TOKENS,))
    with torch.no_grad():
        expected = reference(tokens[None]).logits[0]
    actual = logits_of(tmp_path, tokens, (NUM_TOKENS - 9, 1, 8))
    assert actual.dtype == torch.float32
    assert expected.std() > 0.2, "a reference whose logits are flat would prove nothing"
    assert (actual - expected).abs().max() < TOLERANCE


@pytest.mark.parametrize("case", ["llama-biases", "qwen3", "gemma3"])
def test_torch_alone_gives_the_same_logits(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reference_model(case).save_pretrained(tmp_path)
    tokens = torch.randint(0, SIZES["vocab_size"], (NUM_TOKENS,))
    usual = logits_of(tmp_path, tokens, (NUM_TOKENS - 9, 1, 8))
    for module in (ops, linear):
        monkeypatch.setattr(module, "is_native", lambda x: False)
    assert (logits_of(tmp_path, tokens, (NUM_TOKENS - 9, 1, 8)) - usual).abs().max() < TOLERANCE


@pytest.mark.parametrize("case", ["llama", "gemma3"])
def test_late_positions_are_turned_like_early_ones(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reference_model(case).save_pretrained(tmp_path)
    tokens, chunks = torch.randint(0, SIZES["vocab_size"], (NUM_TOKENS,)), (5, 2, 1, 1, NUM_TOKENS - 9)
    usual = logits_of(tmp_path, tokens, chunks)
    monkeypatch.setattr(rope, "TABLE_POSITIONS", 8)
    assert torch.equal(logits_of(tmp_path, tokens, chunks), usual)


@pytest.mark.parametrize("head_dim", [36, 256])
def test_positions_are_turned_alike_however_the_table_grows(head_dim: int) -> None:
    rotary = rope.Rotary(Rope(theta=10_000.0), head_dim, torch.device("cpu"))
    whole = rotary.cos_sin(torch.arange(rope.TABLE_POSITIONS))
    for count in (1, 255, 256, 257, 1000, 999, rope.TABLE_POSITIONS):
        assert torch.equal(rotary.table(count)[:count], whole[:count])
        assert torch.equal(rotary.cos_sin(torch.tensor([count - 1])), whole[count - 1 : count])


@pytest.mark.parametrize("case", ["llama", "gemma3"])
def test_sharded_files_load_like_one(case: str, tmp_path: Path) -> None:
    reference = reference_model(case)
    reference.save_pretrained(tmp_path / "one")
    reference.save_pretrained(tmp_path / "many", max_shard_size="40KB")
    assert len(list((tmp_path / "many").glob("*.safetensors"))) > 2
    tokens = torch.randint(0, SIZES["vocab_size"], (20,))
    assert torch.equal(*(logits_of(tmp_path / name, tokens, (20,)) for name in ("one", "many")))


def test_bfloat16_weights_compute_in_float32_on_a_cpu(tmp_path: Path) -> None:
    reference_model("qwen3").to(torch.bfloat16).save_pretrained(tmp_path)
    reference = transformers.Qwen3ForCausalLM.from_pretrained(tmp_path, dtype=torch.float32)
    tokens = torch.randint(0, SIZES["vocab_size"], (20,))
    with torch.no_grad():
        expected = reference(tokens[None]).logits[0]
    for dtype in ("bfloat16", "float32"):
        assert (logits_of(tmp_path, tokens, (20,), dtype=dtype) - expected).abs().max() < TOLERANCE


def test_a_row_of_logits_does_not_depend_on_its_batch_where_kernels_promise_it(tmp_path: Path) -> None:
    """The attention of this test sees one row at a time, so all that differs is the number of rows of a call."""
    reference_model("llama").save_pretrained(tmp_path)
    loaded = load_model(tmp_path)
    tokens, positions = torch.arange(40), torch.zeros(40, dtype=torch.int64)

    def first_key(layer: int, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return v.repeat_interleave(loaded.config.num_heads // loaded.config.num_kv_heads, 1)

    together = loaded.model.logits(loaded.model.forward(tokens, positions, first_key))
    for row in range(0, 40, 13):
        alone = loaded.model.logits(loaded.model.forward(tokens[row : row + 1], positions[:1], first_key))
        if linear.is_batch_invariant():
            assert torch.equal(alone[0], together[row])
        else:
            assert (alone[0] - together[row]).abs().max() < TOLERANCE
