"""Decoder-only language models over memory-mapped weights (torch)."""

from kvtide.models.config import DecoderConfig, LayerAttention
from kvtide.models.decoder import Attend, Decoder
from kvtide.models.load import LoadedModel, load_model

__all__ = ["Attend", "Decoder", "DecoderConfig", "LayerAttention", "LoadedModel", "load_model"]
