"""`LLM` over the real in-process cluster with the model `tiny`: engine, cores, channels, text."""

import asyncio
import subprocess
import sys
import threading

import pytest
import torch

from kvtide import LLM, SamplingParams
from kvtide.base.errors import RequestError

GREEDY = SamplingParams(temperature=0.0, max_tokens=24, ignore_eos=True)


@pytest.fixture(scope="module")
def llm():
    torch.set_num_threads(1)
    pytest.importorskip("kvtide._core")
    with LLM("tiny", threads=1, kv_cache_memory="64MiB", chat_template="{{ messages[0].content }}>") as llm:
        yield llm


def test_text_is_the_decode_of_the_tokens(llm):
    outputs = llm.generate(["The tide", "rises", "and falls again"], GREEDY)
    for output in outputs:
        (choice,) = output.outputs
        assert len(choice.token_ids) == 24
        assert choice.text == llm.tokenizer.decode(choice.token_ids)
        assert choice.finish_reason == "length"
        assert output.usage.completion_tokens == 24
    assert [output.prompt for output in outputs] == ["The tide", "rises", "and falls again"]


def test_second_time_the_prompt_is_cached_and_the_tokens_are_the_same(llm):
    prompt = "a prompt of some length, " * 8
    first, second = (llm.generate(prompt, GREEDY)[0] for _ in range(2))
    assert first.outputs[0].token_ids == second.outputs[0].token_ids
    assert second.num_cached_tokens == (len(prompt) - 1) // 16 * 16
    salted = llm.generate(prompt, GREEDY, salt="other")[0]
    assert salted.num_cached_tokens == 0
    assert salted.outputs[0].token_ids == first.outputs[0].token_ids


def test_stop_string_ends_the_sequence_where_it_was_completed(llm):
    whole = llm.generate("stop somewhere", GREEDY)[0].outputs[0]
    pairs = [whole.text[i : i + 2] for i in range(3, len(whole.text) - 1)]
    stop = next(pair for pair in pairs if "\ufffd" not in pair)
    cut = llm.generate("stop somewhere", SamplingParams(temperature=0.0, max_tokens=24, ignore_eos=True, stop=(stop,)))
    (choice,) = cut[0].outputs
    assert choice.text == whole.text[: whole.text.index(stop)]
    assert (choice.finish_reason, choice.stop_reason) == ("stop", stop)
    assert choice.token_ids == whole.token_ids[: len(choice.token_ids)]
    assert stop in llm.tokenizer.decode(choice.token_ids)
    assert stop not in llm.tokenizer.decode(choice.token_ids[:-1])


def test_seeded_samples_and_prompt_logprobs(llm):
    params = SamplingParams(n=3, seed=7, max_tokens=8, logprobs=2, prompt_logprobs=1, ignore_eos=True)
    first, second = (llm.generate("sample", params)[0] for _ in range(2))
    assert first.outputs == second.outputs
    assert len({choice.text for choice in first.outputs}) > 1
    assert len(first.prompt_logprobs) == 6 and first.prompt_logprobs[0] is None
    for choice in first.outputs:
        assert [token in entry for token, entry in zip(choice.token_ids, choice.logprobs, strict=True)] == [True] * 8


WRONG_CALLS = [
    {"prompts": 5},
    {"prompts": None},
    {"prompts": b"bytes"},
    {"prompts": {"text": "a"}},
    {"prompts": [{"prompt_token_ids": [2.5]}]},
    {"prompts": {"prompt_token_ids": []}},
    {"prompts": ["a", 5]},
    {"prompts": [1, 2.5]},
    {"prompts": "\ud800"},
    {"sampling_params": 5},
    {"sampling_params": [5]},
    {"priority": "high"},
    {"priority": 2**70},
    {"priority": True},
    {"shared_prefix": -1},
    {"shared_prefix": "x"},
    {"salt": 5},
    {"salt": "\ud800"},
    {"session": None},
]


@pytest.mark.parametrize("wrong", WRONG_CALLS)
def test_what_is_wrong_is_refused_and_hurts_nobody(llm, wrong):
    before = llm.cluster()["instances"][0]["pid"], llm.generate("a", GREEDY)[0].outputs
    with pytest.raises(RequestError):
        llm.generate(**{"prompts": "a", "sampling_params": GREEDY, **wrong})
    assert (llm.cluster()["instances"][0]["pid"], llm.generate("a", GREEDY)[0].outputs) == before


@pytest.mark.parametrize("prompt", [5, None, [], "", [5.5], b"bytes"])
def test_wrong_prompts_of_a_stream_are_refused(llm, prompt):
    async def read():
        return [piece async for piece in llm.stream(prompt, GREEDY)]

    with pytest.raises(RequestError):
        asyncio.run(asyncio.wait_for(read(), 30))


def test_chat_and_stream_agree_with_generate(llm):
    chat = [{"role": "user", "content": "hello"}]
    text = llm.generate("hello>", GREEDY)[0].outputs[0].text
    assert llm.chat(chat, GREEDY)[0].outputs[0].text == text

    async def read():
        return "".join([piece.text async for piece in llm.stream(chat, GREEDY)])

    assert asyncio.run(read()) == text


async def test_stream_that_is_left_frees_its_blocks(llm):
    stream = llm.stream("leave early", SamplingParams(max_tokens=5000, ignore_eos=True))
    await anext(stream)
    await stream.aclose()
    while True:  # until the abort has gone through
        blocks = llm.cluster()["instances"][0]["blocks"].get("device")
        if blocks is not None and blocks["active"] == 0:  # nothing is known before an instance's first report
            break
        await asyncio.sleep(0.01)
    assert blocks["free"] + blocks["historical"] == blocks["total"]


def test_an_llm_that_nobody_closed_is_closed_at_exit_without_a_word(tmp_path):
    code = f"""
from kvtide import LLM, SamplingParams
llm = LLM("tiny", threads=1, kv_cache_memory="8MiB", disk_cache={f"{tmp_path}/disk:8MiB"!r})
llm.generate("a " * 4000, SamplingParams(max_tokens=2))  # long enough for a helper thread that tokenizes it
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_closed_llm_leaves_no_thread_behind():
    """One that runs at the interpreter's exit keeps its pool, and the native module complains of the leak."""
    for _ in range(5):
        before = set(threading.enumerate())
        with LLM("tiny", instances="1P1D", threads=1, kv_cache_memory="16MiB") as llm:
            llm.generate("The tide", GREEDY)
        left = [thread.name for thread in set(threading.enumerate()) - before]
        assert not [name for name in left if name.startswith(("pull-", "steps-", "kvtide-llm"))]
