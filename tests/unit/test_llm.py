"""`LLM` over a cluster whose port a script answers: threads, order of results, streams, closing."""

import asyncio
import subprocess
import sys

import fake_cluster
import pytest
import text_samples as samples

from kvtide import llm as llm_module
from kvtide.artifacts import ModelFiles
from kvtide.base.errors import ConfigError, RequestError
from kvtide.base.sampling_params import SamplingParams
from kvtide.live.generation import RequestUnavailable
from kvtide.llm import LLM
from kvtide.proto.executor import TokenLogprob


class EchoPort(fake_cluster.FakePort):
    """Answers each prompt with itself, one token at a time; a prompt with `!` is never answered."""

    def submit(self, spec):
        handle = super().submit(spec)
        tokens = spec.prompt_tokens.tolist()[: spec.max_tokens]
        if 0x21 in tokens:
            return handle
        for index in range(spec.params.n):
            for position, token in enumerate(tokens, 1):
                finish = "length" if position == len(tokens) else None
                logprobs = () if spec.params.logprobs is None else [TokenLogprob(token, -0.5, 1, ((token, -0.5),))]
                handle.tokens([token], index=index, finish=finish, logprobs=logprobs)
        handle.end()
        return handle


class FakeCluster:
    def __init__(self, port):
        self.port = port
        self.is_open = False

    async def __aenter__(self):
        self.is_open = True
        return self

    async def __aexit__(self, *_):
        self.is_open = False


@pytest.fixture
def cluster(monkeypatch, tmp_path):
    samples.byte_level()._raw.save(str(tmp_path / "tokenizer.json"))
    cluster = FakeCluster(EchoPort())
    monkeypatch.setattr(llm_module, "prepare_model", lambda model, dtype: ModelFiles(model, tmp_path, model))
    monkeypatch.setattr(llm_module, "make_cluster", lambda config, files: cluster)
    return cluster


@pytest.fixture
def llm(cluster):
    with LLM("tiny", chat_template="{% for m in messages %}{{ m.content }}{% endfor %}") as llm:
        yield llm


def test_many_prompts_come_back_in_order(llm, cluster):
    outputs = llm.generate(["one", "three", [0x32]], SamplingParams(n=2, max_tokens=4))
    assert [[choice.text for choice in output.outputs] for output in outputs] == [
        ["one", "one"],
        ["thre", "thre"],
        ["2", "2"],
    ]
    assert [output.prompt for output in outputs] == ["one", "three", None]
    assert outputs[1].prompt_token_ids == list(b"three")
    assert outputs[0].outputs[0].finish_reason == "length"
    assert outputs[0].usage.completion_tokens == 6
    assert cluster.is_open


def test_prompts_may_be_vllms_dictionaries(llm):
    outputs = llm.generate([{"prompt": "one"}, {"prompt_token_ids": [0x32]}, "two"])
    assert [output.outputs[0].text for output in outputs] == ["one", "2", "two"]
    assert [output.prompt for output in outputs] == ["one", None, "two"]
    assert llm.generate({"prompt_token_ids": (0x61, 0x62)})[0].outputs[0].text == "ab"
    for wrong in (
        {},
        {"text": "a"},
        {"prompt": [0x61]},
        {"prompt_token_ids": "ab"},
        {"prompt": "a", "multi_modal_data": {}},
        {"role": "user", "content": "hi"},
    ):
        for prompts in (wrong, ["a", wrong]):
            with pytest.raises(RequestError, match=r"\{'prompt': text\} or \{'prompt_token_ids': \[\.\.\.\]\}"):
                llm.generate(prompts)


def test_one_prompt_params_for_each_and_logprobs(llm):
    (output,) = llm.generate("ab")
    assert output.outputs[0].text == "ab"
    assert llm.generate([0x61, 0x62])[0].outputs[0].text == "ab"
    first, second = llm.generate(["ab", "ab"], [SamplingParams(max_tokens=1), SamplingParams(logprobs=1)])
    assert first.outputs[0].text == "a"
    entry = second.outputs[0].logprobs[1][0x62]
    assert (entry.logprob, entry.rank, entry.decoded_token) == (-0.5, 1, "b")
    assert second.outputs[0].cumulative_logprob == -1.0
    with pytest.raises(RequestError, match="2 prompts"):
        llm.generate(["a", "b"], [SamplingParams()])


def test_chat(llm):
    chat = [{"role": "user", "content": "hi"}]
    assert llm.chat(chat)[0].outputs[0].text == "hi"
    assert [output.outputs[0].text for output in llm.chat([chat, chat])] == ["hi", "hi"]


def test_defaults_are_the_models_unless_parameters_are_given(cluster, tmp_path):
    (tmp_path / "generation_config.json").write_text('{"top_k": 64, "top_p": 0.95, "eos_token_id": 1}')
    with LLM("tiny", chat_template="{{ messages[0].content }}") as llm:
        assert llm.get_default_sampling_params() == SamplingParams(top_k=64, top_p=0.95)
        llm.generate("ab")
        llm.chat([{"role": "user", "content": "hi"}])
        llm.generate("ab", SamplingParams(max_tokens=1))
    assert [spec.params.top_k for spec in cluster.port.specs] == [64, 64, 0]
    with LLM("tiny", generation_config="none") as llm:
        assert llm.get_default_sampling_params() == SamplingParams()


def test_errors_name_arguments_not_flags(cluster):
    with LLM("tiny") as llm, pytest.raises(RequestError, match="chat_template=") as caught:
        llm.chat([{"role": "user", "content": "hi"}])
    assert "--" not in str(caught.value) and "server" not in str(caught.value)
    for options, name in (
        ({"device": "cuda"}, "device cuda"),
        ({"no_elastic": True}, "dop, no_elastic and no_scale_up"),
        ({"max_model_len": 0}, "max_model_len"),
        ({"chat_template": "absent.jinja"}, "chat_template"),
        *(({name: "x"}, f"{name}: has no meaning") for name in sorted(llm_module.SERVER_ONLY)),
    ):
        with pytest.raises(ConfigError, match=f"^{name}") as wrong:
            LLM("tiny", **options)
        assert "--" not in str(wrong.value)


def test_unknown_arguments_have_a_remedy_in_the_words_of_python(cluster):
    for name, remedy in (
        ("gpu_memory_utilization", " (here kv_cache_memory, for each instance)"),
        ("model_path", " (give the model as an argument: LLM(model))"),
        ("tp_size", " (here tensor_parallel_size)"),
        ("data_parallel_size", ' (here instances, as in instances="2M")'),
        ("disable_radix_cache", " (here enable_prefix_caching=False)"),
        ("trust_remote_code", " (not needed: code that comes with a model is never run)"),
        ("max_num_seq", "; did you mean max_num_seqs?"),
        ("nonsense", ""),
    ):
        with pytest.raises(ConfigError) as wrong:
            LLM("tiny", **{name: 1})
        assert str(wrong.value) == f"unknown setting '{name}'{remedy}"


def test_max_tokens_is_clamped_and_bad_prompts_run_nothing(llm, cluster):
    assert llm.generate("a" * 60, SamplingParams(max_tokens=1000))[0].outputs[0].text == "aaaa"
    before = len(cluster.port.handles)
    with pytest.raises(RequestError):
        llm.generate(["fine", ""])
    assert len(cluster.port.handles) == before


def test_first_failure_aborts_the_others(llm, cluster):
    real = cluster.port.submit

    def submit(spec):
        handle = real(spec)
        if spec.prompt_tokens.tolist() == [0x62, 0x21]:
            handle.end("unavailable")
        return handle

    cluster.port.submit = submit
    with pytest.raises(RequestUnavailable):
        llm.generate(["a!", "b!"])
    assert [handle.num_aborts for handle in cluster.port.handles] == [1, 0]


async def test_stream_yields_pieces_in_the_callers_loop(llm):
    texts = [delta.text async for delta in llm.stream("tide", SamplingParams(max_tokens=3))]
    assert texts == ["t", "i", "d"]
    pieces = [piece async for piece in llm.stream({"prompt_token_ids": [0x61, 0x62]})]
    assert [(piece.index, piece.text, piece.tokens) for piece in pieces] == [(0, "a", (0x61,)), (0, "b", (0x62,))]
    assert [piece.finish_reason for piece in pieces] == [None, "length"]
    chat = [{"role": "user", "content": "hi"}]
    assert "".join([delta.text async for delta in llm.stream(chat)]) == "hi"
    with pytest.raises(RequestError):
        await anext(llm.stream(""))


async def test_leaving_a_stream_aborts_the_request(llm, cluster):
    aborted = asyncio.Event()
    loop = asyncio.get_running_loop()
    real = cluster.port.submit

    def submit(spec):
        handle = real(spec)
        handle.tokens(b"x")
        handle.abort = lambda: loop.call_soon_threadsafe(aborted.set)
        return handle

    cluster.port.submit = submit
    stream = llm.stream("a!")
    assert (await anext(stream)).text == "x"
    await stream.aclose()
    await asyncio.wait_for(aborted.wait(), 30)


def test_closed_llm_says_so(cluster):
    llm = LLM("tiny")
    llm.close()
    llm.close()
    assert not cluster.is_open
    with pytest.raises(RuntimeError, match="closed"):
        llm.generate("a")

    async def read():
        return [piece async for piece in llm.stream("a")]

    with pytest.raises(RuntimeError, match="closed"):
        asyncio.run(asyncio.wait_for(read(), 30))


def test_wrong_option_is_a_config_error():
    with pytest.raises(ConfigError):
        LLM("tiny", no_such_flag=1)


def test_importing_the_package_loads_nothing():
    names = "kvtide.SamplingParams, kvtide.MemPool, kvtide.__version__"
    code = f"import sys, kvtide; print({names}); sys.exit('torch' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
