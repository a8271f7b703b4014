"""Names of settings that there are not: what other servers' flags are here, and what a misspelt one may have meant."""

from collections.abc import Callable, Iterable
from difflib import get_close_matches

_MODEL = "give the model as an argument: kvtide serve MODEL"
_MEMORY = "here --kv-cache-memory SIZE, for each instance"
_TENSOR = "here -tp (--tensor-parallel-size)"
_COPIES = "here --instances, as in --instances 2M"
_LENGTH = "here --max-model-len"
_SEQUENCES = "here --max-num-seqs"
_HOST = "here --host-cache-memory SIZE, for each instance"
_NEVER_RUN = "not needed: code that comes with a model is never run"
_NO_TOOLS = "tools are not supported"

FOREIGN_FLAGS = {
    # vLLM
    "--model": _MODEL,
    "--gpu-memory-utilization": _MEMORY,
    "--num-gpu-blocks-override": _MEMORY,
    "--kv-cache-memory-bytes": _MEMORY,
    "--swap-space": _HOST,
    "--kv-offloading-size": _HOST,
    "--data-parallel-size": _COPIES,
    "--pipeline-parallel-size": "there is none; " + _TENSOR,
    "--kv-transfer-config": "here --instances, as in --instances 1P1D, and --transfer and --transport",
    "--enforce-eager": "not needed: there are no graphs to capture",
    "--enable-chunked-prefill": "not needed: long prompts are cut to --max-num-batched-tokens",
    "--load-format": "not needed: safetensors and GGUF are told apart",
    "--tokenizer": "not needed: the model's own is used",
    "--quantization": "not needed: a GGUF file says how it is quantised",
    "--trust-remote-code": _NEVER_RUN,
    "--disable-log-requests": "not needed: requests are logged by --log-level debug only",
    "--uvicorn-log-level": "here --log-level",
    "--enable-auto-tool-choice": _NO_TOOLS,
    "--tool-call-parser": _NO_TOOLS,
    # SGLang
    "--model-path": _MODEL,
    "--tp": _TENSOR,
    "--tp-size": _TENSOR,
    "--dp": _COPIES,
    "--dp-size": _COPIES,
    "--mem-fraction-static": _MEMORY,
    "--context-length": _LENGTH,
    "--max-running-requests": _SEQUENCES,
    "--chunked-prefill-size": "here --max-num-batched-tokens",
    "--disable-radix-cache": "here --no-enable-prefix-caching",
    # llama.cpp
    "-m": _MODEL,
    "--ctx-size": _LENGTH,
    "--parallel": _SEQUENCES,
    "--alias": "here --served-model-name",
}
"""Hints for the error of a flag that is not known."""

_CUTOFF = 0.75
"""Two letters exchanged in a word of four are near enough, another word of three is not."""


def remedy(field: str, known: Iterable[str], shown: Callable[[str], str] = str) -> str:
    """Return what to add to the error of an unknown name (`gpu_memory_utilization`); "" where nothing can be said.

    known: the fields that there are, of which a near one is proposed as `shown` of it.
    """
    if hint := FOREIGN_FLAGS.get("--" + field.replace("_", "-")):
        return f" ({hint})"
    near = get_close_matches(field, list(known), 1, cutoff=_CUTOFF)
    return f"; did you mean {shown(near[0])}?" if near else ""
