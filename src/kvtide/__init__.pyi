"""The public names with their types; `__init__.py` imports each when it is first used."""

from kvtide.base.sampling_params import SamplingParams as SamplingParams
from kvtide.kv.mempool import MemPool as MemPool
from kvtide.llm import LLM as LLM

__version__: str
