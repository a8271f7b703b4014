"""What an instance says of a model that there is not."""

import msgspec

from kvtide.base.config import ModelInfo

_MODEL = ModelInfo(
    name="m",
    architecture="llama",
    vocab_size=1000,
    max_model_len=100,
    num_layers=1,
    num_kv_heads=1,
    head_dim=8,
    eos_token_ids=(0,),
    kv_bytes_per_token=64,
    fingerprint="f",
)


def model_info(**changes: object) -> ModelInfo:
    """The same model for all, but for what a test cares about."""
    return msgspec.structs.replace(_MODEL, **changes)
