"""What needs a GPU: run by `make test-gpu`, skipped where there is none."""

import pytest
import torch

NEEDS_GPU = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU")]
DEVICES = ["cpu", pytest.param("cuda", marks=NEEDS_GPU)]
