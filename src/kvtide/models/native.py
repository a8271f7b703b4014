"""The native module, where it was built, and the tensors that it takes."""

from typing import Any

import torch
from torch import Tensor

core: Any
try:
    from kvtide import _core
except ImportError:  # a checkout whose native module was not built
    core = None
else:
    core = _core


def suits(x: Tensor) -> bool:
    """True where a native kernel can compute on `x`: float32 on a CPU."""
    return core is not None and x.dtype == torch.float32 and x.is_cpu
