"""Names of request fields: those we honour, and those that are known elsewhere but not supported here.

An unsupported field is a 400, unless it is null or has one of the values listed with it, which ask for nothing.
Fields in neither list are ignored with a warning in the log, as in vLLM.
"""

from typing import Any

MAX_LABEL_CHARS = 1024

_COMMON_FIELDS = frozenset(
    [
        "model",
        "max_tokens",
        "n",
        "temperature",
        "top_p",
        "seed",
        "stop",
        "stream",
        "stream_options",
        "logprobs",
        "presence_penalty",
        "frequency_penalty",
        "logit_bias",
        "user",
        "top_k",
        "min_p",
        "repetition_penalty",
        "stop_token_ids",
        "ignore_eos",
        "min_tokens",
        "skip_special_tokens",
        "cache_salt",
        "priority",
        "return_token_ids",
        "shared_prefix",
    ]
)

COMMON_UNSUPPORTED: dict[str, tuple[Any, ...]] = {
    "allowed_token_ids": ([],),
    "bad_words": ([],),
    "ebnf": (),
    "function_call": ("none",),
    "functions": ([],),
    "grammar": ("",),
    "guided_choice": (),
    "guided_decoding_backend": (),
    "guided_grammar": (),
    "guided_json": (),
    "guided_regex": (),
    "guided_whitespace_pattern": (),
    "include_stop_str_in_output": (False,),
    "json_schema": (),
    "kv_transfer_params": (),
    "length_penalty": (1, 1.0),
    "logits_processors": ([],),
    "mm_processor_kwargs": (),
    "prompt_logprobs": (),
    "regex": (),
    "repetition_detection": (),
    "response_format": ({"type": "text"},),
    "return_tokens_as_token_ids": (False,),
    "spaces_between_special_tokens": (True,),
    "structural_tag": (),
    "structured_outputs": (),
    "tool_choice": ("none",),
    "tools": ([],),
    "truncate_prompt_tokens": (),
    "use_beam_search": (False,),
    "vllm_xargs": (),
}

COMPLETION_UNSUPPORTED: dict[str, tuple[Any, ...]] = {
    "add_special_tokens": (True,),
    "prompt_embeds": (),
    "suffix": ("",),
}

CHAT_UNSUPPORTED: dict[str, tuple[Any, ...]] = {
    "add_generation_prompt": (True,),
    "add_special_tokens": (False,),
    "audio": (),
    "best_of": (1,),
    "chat_template": (),
    "continue_final_message": (False,),
    "documents": ([],),
    "echo": (False,),
    "include_reasoning": (),
    "media_io_kwargs": (),
    "modalities": (["text"],),
    "parallel_tool_calls": (True, False),  # without tools, which are refused, it asks for nothing
    "prediction": (),
    "reasoning_effort": (),
    "thinking_token_budget": (),
    "verbosity": (),
    "web_search_options": (),
}

COMPLETION_FIELDS = (
    _COMMON_FIELDS | {"prompt", "echo", "best_of"} | set(COMMON_UNSUPPORTED) | set(COMPLETION_UNSUPPORTED)
)
CHAT_FIELDS = (
    _COMMON_FIELDS
    | {"messages", "max_completion_tokens", "top_logprobs", "chat_template_kwargs"}
    | set(COMMON_UNSUPPORTED)
    | set(CHAT_UNSUPPORTED)
)
