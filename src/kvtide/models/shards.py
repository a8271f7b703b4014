"""Tensor parallelism as a view of a plain model: the configuration and the weights that one of `size` ranks has.

Attention heads, the inner dimension of the MLP and the rows of the output projection are shared out; norms and the
embedding are everybody's (Shoeybi et al., "Megatron-LM", section 3). Where there are fewer KV heads than ranks, ranks
that follow each other hold the same one. What must be added up afterwards is the collective's (`Collective`).
"""

from dataclasses import dataclass, replace
from typing import Protocol

import torch
from torch import Tensor

from kvtide.base.errors import ConfigError
from kvtide.models.config import DecoderConfig


class Collective(Protocol):
    """What the ranks of one model do together. Every rank makes the same calls in the same order."""

    @property
    def rank(self) -> int: ...
    @property
    def size(self) -> int: ...
    def sum(self, x: Tensor) -> Tensor:
        """x of all ranks added up, the same bits on every rank; may use `x` up."""

    def gather(self, x: Tensor, widths: list[int]) -> Tensor:
        """On rank 0: x [T, widths[r]] of every rank r side by side; elsewhere an empty tensor."""


class Alone:
    """The collective of a model that is not shared out."""

    rank = 0
    size = 1

    def sum(self, x: Tensor) -> Tensor:
        return x

    def gather(self, x: Tensor, widths: list[int]) -> Tensor:
        return x


@dataclass(frozen=True)
class Shard:
    """Rank `rank` of `size`."""

    rank: int = 0
    size: int = 1

    def config(self, config: DecoderConfig) -> DecoderConfig:
        """The rank's part of a model. Raises ConfigError where the model cannot be shared out like this."""
        check_shardable(config, self.size)
        return replace(
            config,
            num_heads=config.num_heads // self.size,
            num_kv_heads=max(1, config.num_kv_heads // self.size),
            intermediate_size=config.intermediate_size // self.size,
        )

    def first_kv_head(self, num_kv_heads: int) -> int:
        """The first KV head, of the whole model, that this rank holds."""
        return self.rank * num_kv_heads // self.size

    def columns(self, total: int) -> list[int]:
        """How many of `total` columns each rank computes, as even as possible."""
        return [total * (rank + 1) // self.size - total * rank // self.size for rank in range(self.size)]

    def cut(self, name: str, tensor: Tensor, config: DecoderConfig) -> Tensor:
        """This rank's part of the whole model's tensor `name`; `config` is the whole model's."""
        if self.size == 1:
            return tensor
        module, _, kind = name.rpartition(".")
        match module.rpartition(".")[2]:
            case "q_proj" | "gate_proj" | "up_proj":
                return tensor.chunk(self.size)[self.rank]
            case "k_proj" | "v_proj":
                first = self.first_kv_head(config.num_kv_heads)
                count = max(1, config.num_kv_heads // self.size)
                return tensor[first * config.head_dim : (first + count) * config.head_dim]
            case "o_proj" | "down_proj" if kind == "weight":
                return tensor.chunk(self.size, dim=1)[self.rank].contiguous()
            case "o_proj" | "down_proj":  # a bias is added once
                return tensor if self.rank == 0 else torch.zeros_like(tensor)
        return tensor


def check_shardable(config: DecoderConfig, size: int) -> None:
    """Raise ConfigError where `size` ranks cannot share the model out evenly."""
    heads, kv_heads = config.num_heads, config.num_kv_heads
    if heads % size:
        raise ConfigError(f"--tensor-parallel-size: {size} ranks cannot share {heads} attention heads evenly")
    if kv_heads % size and size % kv_heads:
        raise ConfigError(f"--tensor-parallel-size: {size} ranks cannot share {kv_heads} key-value heads evenly")
    if config.intermediate_size % size:
        raise ConfigError(
            f"--tensor-parallel-size: {size} ranks cannot share an MLP of {config.intermediate_size} evenly"
        )
