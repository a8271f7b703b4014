"""Turns the user's MODEL into one plain directory in Hugging Face's format, from which everything else loads.

Needs numpy and tokenizers, never torch: the gateway uses it too.
"""

from kvtide.artifacts.prepare import prepare_model
from kvtide.base.model_files import ModelFiles

__all__ = ["ModelFiles", "prepare_model"]
