"""Frontend and Generation over a fake cluster: checks, stop strings, ends, aborts, counts."""

import asyncio

import fake_cluster
import msgspec
import pytest
import text_samples as samples

from kvtide.base.errors import CapacityError, ConfigError, RequestError
from kvtide.base.sampling_params import SamplingParams
from kvtide.live.frontend import Frontend, GenerateOptions
from kvtide.live.generation import GenerationFailed, RequestRejected, RequestUnavailable
from kvtide.proto.executor import TokenLogprob

EOS = 263


def options(salt="", shared_prefix=0, priority=0, session="", **params):
    return GenerateOptions(
        params=SamplingParams(**params), salt=salt, shared_prefix=shared_prefix, priority=priority, session=session
    )


@pytest.fixture
def port():
    return fake_cluster.FakePort()


@pytest.fixture
def frontend(port):
    return Frontend(port, samples.byte_level(), chat_template="{% for m in messages %}{{ m.content }}|{% endfor %}>")


async def rest(generation):
    return [piece async for piece in generation]


# -- build


async def test_spec_of_a_text(frontend):
    spec = await frontend.build("hi", options(salt="s", priority=3, session="u", shared_prefix=2, stop_token_ids=(7,)))
    assert spec.prompt_tokens.tolist() == [0x68, 0x69]
    assert (spec.salt, spec.priority, spec.session, spec.shared_prefix_tokens) == ("s", 3, "u", 2)
    assert spec.stop_token_ids == (7, EOS)
    assert spec.params.max_tokens == 16
    assert spec.params.seed is not None and spec.params.seed >= 0


async def test_no_more_is_shared_than_there_is(frontend):
    for work in (
        lambda: frontend.build("hi", options(shared_prefix=3)),
        lambda: frontend.build([1, 2], options(shared_prefix=3)),
        lambda: frontend.build_chat([{"role": "user", "content": "hi"}], options(shared_prefix=2)),
    ):
        with pytest.raises(RequestError, match=r"shared_prefix \(\d\) exceeds the \d (tokens|messages)") as caught:
            await work()
        assert caught.value.field == "shared_prefix"


async def test_template_kwargs_are_for_chats(port):
    template = "{% for m in messages %}{{ m.content }}{% endfor %}{{ tail }}"
    frontend = Frontend(port, samples.byte_level(), chat_template=template)
    asked = GenerateOptions(chat_template_kwargs={"tail": "!"}, shared_prefix=1)
    spec = await frontend.build_chat([{"role": "user", "content": "hi"}, {"role": "user", "content": "ho"}], asked)
    assert spec.prompt_tokens.tolist() == list(b"hiho!") and spec.shared_prefix_tokens == 2
    with pytest.raises(RequestError) as caught:
        await frontend.build("hi", asked)
    assert caught.value.field == "chat_template_kwargs"


async def test_seed_of_the_client_is_kept_and_others_differ(frontend):
    assert (await frontend.build("a", options(seed=5))).params.seed == 5
    seeds = {(await frontend.build("a", options())).params.seed for _ in range(8)}
    assert len(seeds) == 8


async def test_ignore_eos_leaves_the_clients_stop_tokens(frontend):
    spec = await frontend.build("a", options(ignore_eos=True, stop_token_ids=(7,)))
    assert spec.stop_token_ids == (7,)


async def test_max_tokens_is_resolved_refused_or_clamped(frontend, port):
    assert (await frontend.build("a" * 10, options(max_tokens=None))).params.max_tokens == 54
    assert (await frontend.build("a" * 10, options(max_tokens=54))).params.max_tokens == 54
    with pytest.raises(RequestError, match="room for 54") as caught:
        await frontend.build("a" * 10, options(max_tokens=55))
    assert caught.value.field == "max_tokens"
    with pytest.raises(RequestError) as caught:
        await frontend.build("a" * 10, options(max_tokens=None, min_tokens=55))
    assert caught.value.field == "min_tokens"
    clamping = Frontend(port, samples.byte_level(), clamps_max_tokens=True, max_model_len=32)
    assert (await clamping.build("a" * 10, options(max_tokens=55, min_tokens=30))).params.max_tokens == 22


@pytest.mark.parametrize(
    ("prompt", "message"),
    [
        ("", "empty"),
        ([], "empty"),
        ("a" * 64, "64 tokens.*at most 64"),
        ([1, 270], "270 is outside"),
        ([-1], "-1 is outside"),
        ([1, True], "token ids"),
        ([1, "a"], "token ids"),
        ("a\udc00", "surrogate"),
    ],
)
async def test_bad_prompts_name_the_field(frontend, prompt, message):
    with pytest.raises(RequestError, match=message) as caught:
        await frontend.build(prompt, options())
    assert caught.value.field == "prompt"


async def test_texts_whose_tokens_the_model_lacks_are_refused(port, frontend):
    """A tokenizer may know more tokens than its model has rows of the embedding."""
    port.model = msgspec.structs.replace(port.model, vocab_size=0x7B)  # up to "z"
    await frontend.build("az", options())
    for work, field in (
        (lambda: frontend.build("a{", options()), "prompt"),
        (lambda: frontend.build_chat([{"role": "user", "content": "a{"}], options()), "messages"),
    ):
        with pytest.raises(RequestError, match=r"token '.' \(12\d\), which the model does not have") as caught:
            await work()
        assert caught.value.field == field


async def test_longest_prompt_leaves_room_for_one_token(frontend):
    assert (await frontend.build("a" * 63, options(max_tokens=None))).params.max_tokens == 1


async def test_biased_token_outside_the_vocabulary(frontend):
    with pytest.raises(RequestError) as caught:
        await frontend.build("a", options(logit_bias={270: 1.0}))
    assert caught.value.field == "logit_bias"


async def test_no_model_and_draining_are_capacity_errors(port, frontend):
    port.model, port.unready = None, "no decode instance is ready"
    with pytest.raises(CapacityError, match="no decode instance is ready"):
        await frontend.build("a", options())
    port.model = fake_cluster.MODEL
    port.is_accepting = False
    with pytest.raises(RequestUnavailable):
        await frontend.complete("a", options())
    assert not port.handles


NEEDS_A_USER = (
    "{% if messages[-1].role != 'user' %}{{ raise_exception('no user') }}{% endif %}"
    "{% for m in messages %}{{ m.content }}{{ '|' if m.role == 'system' else '>' }}{% endfor %}"
)


@pytest.mark.parametrize("private", ["hello", "1", "2", "12", ""])
async def test_a_template_that_refuses_the_public_messages_alone_still_shares_them(port, private):
    frontend = Frontend(port, samples.byte_level(), chat_template=NEEDS_A_USER)
    chat = [{"role": "system", "content": "be kind"}, {"role": "user", "content": private}]
    spec = await frontend.build_chat(chat, options(shared_prefix=1))
    assert spec.shared_prefix_tokens == len("be kind|")
    assert (await frontend.build_chat(chat, options(shared_prefix=2))).shared_prefix_tokens == len(spec.prompt_tokens)
    chat.insert(0, {"role": "user", "content": "hi"})
    assert (await frontend.build_chat(chat, options(shared_prefix=1))).shared_prefix_tokens == len("hi>")


async def test_chat_uses_the_template_and_counts_shared_messages(frontend):
    chat = [{"role": "system", "content": "be"}, {"role": "user", "content": "hi"}]
    spec = await frontend.build_chat(chat, options(shared_prefix=1))
    assert bytes(spec.prompt_tokens.tolist()) == b"be|hi|>"
    assert spec.shared_prefix_tokens == 3
    with pytest.raises(RequestError) as caught:
        await frontend.build_chat([{"role": "user", "content": "x" * 100}], options())
    assert caught.value.field == "messages"


async def test_chat_without_a_template_is_a_client_error(port):
    with pytest.raises(RequestError, match="--chat-template"):
        await Frontend(port, samples.byte_level()).chat([{"role": "user", "content": "x"}], options())
    with pytest.raises(ConfigError):
        Frontend(port, samples.byte_level(), chat_template="{% broken")
    broken = Frontend(port, samples.byte_level(chat_template="{% broken"))
    with pytest.raises(RequestError, match=r"own template.*--chat-template"):
        await broken.chat([{"role": "user", "content": "x"}], options())


async def test_long_texts_give_the_same_tokens(port):
    frontend = Frontend(port, samples.byte_level(), max_model_len=100_000)
    text = "hello €" * 3000
    spec = await frontend.build(text, options())
    assert frontend.decode(spec.prompt_tokens.tolist()) == text


# -- generate


async def test_text_arrives_and_the_end_token_counts_but_is_silent(frontend, port):
    generation = await frontend.complete("hi", options())
    handle = port.handles[0]
    handle.tokens(b"a\xe2")
    handle.tokens(b"\x82")
    handle.tokens([0xAC, EOS], finish="stop")
    handle.end(cached_tokens=100, prefill_ns=5)
    pieces = await rest(generation)
    assert [piece.text for piece in pieces] == ["a", "", "€"]
    assert [token for piece in pieces for token in piece.tokens] == [0x61, 0xE2, 0x82, 0xAC, EOS]
    assert (pieces[-1].finish_reason, pieces[-1].stop_reason) == ("stop", None)
    generation.raise_for_outcome()
    usage = generation.usage
    assert (usage.prompt_tokens, usage.completion_tokens, usage.cached_tokens, usage.prefill_ns) == (2, 5, 2, 5)
    generation.abort()
    assert handle.num_aborts == 0


async def test_stop_token_of_the_client_is_the_reason(frontend, port):
    generation = await frontend.complete("hi", options(stop_token_ids=(0x62,)))
    port.handles[0].tokens(b"ab", finish="stop")
    port.handles[0].end()
    (piece,) = await rest(generation)
    assert (piece.text, piece.finish_reason, piece.stop_reason) == ("a", "stop", 0x62)


async def test_end_token_that_does_not_stop_is_hidden_as_special(frontend, port):
    generation = await frontend.complete("hi", options(ignore_eos=True))
    port.handles[0].tokens([0x61, EOS, 0x62], finish="length")
    port.handles[0].end()
    (piece,) = await rest(generation)
    assert (piece.text, piece.finish_reason) == ("ab", "length")


async def test_stop_string_over_tokens_stops_at_once(frontend, port):
    generation = await frontend.complete("hi", options(stop=("END",), n=2))
    handle = port.handles[0]
    handle.tokens(b"xE")
    handle.tokens(b"N")
    handle.tokens(b"Dyz")
    first, second, last = [await anext(generation) for _ in range(3)]
    assert [first.text, second.text, last.text] == ["x", "", ""]
    assert (last.finish_reason, last.stop_reason, last.tokens) == ("stop", "END", (0x44,))
    assert handle.stops == [(0, 4)]
    handle.tokens(b"late")
    handle.tokens(b"", finish="stop")
    handle.tokens(b"EN", index=1)
    handle.tokens(b"E", index=1, finish="length")
    handle.end()
    others = await rest(generation)
    assert all(piece.index == 1 for piece in others)
    assert "".join(piece.text for piece in others) == "ENE"
    assert others[-1].finish_reason == "length"
    assert generation.usage.completion_tokens == 4 + 3


async def test_stop_string_in_the_last_tokens_wins_over_length(frontend, port):
    generation = await frontend.complete("hi", options(stop=("b",)))
    port.handles[0].tokens(b"abc", finish="length")
    port.handles[0].end()
    (piece,) = await rest(generation)
    assert (piece.text, piece.finish_reason, piece.stop_reason, piece.tokens) == ("a", "stop", "b", (0x61, 0x62))
    assert port.handles[0].stops == []


async def test_logprobs_stay_with_their_tokens(port):
    tokenizer = samples.byte_fallback(strip=False)
    frontend = Frontend(port, tokenizer)
    generation = await frontend.complete("a", options(logprobs=0))
    euro = [tokenizer.token_to_id(f"<0x{byte:02X}>") for byte in "€".encode()]
    letter = tokenizer.token_to_id("a")
    for token in euro:
        port.handles[0].tokens([token], logprobs=[TokenLogprob(token, -1.0)])
    port.handles[0].tokens([letter], finish="length", logprobs=[TokenLogprob(letter, -1.0)])
    port.handles[0].end()
    (piece,) = await rest(generation)
    assert [entry.token for entry in piece.logprobs] == list(piece.tokens) == [*euro, letter]
    assert [(text.text, text.offset) for text in piece.token_texts] == [("", 0), ("", 0), ("€", 0), ("a", 1)]


async def test_prompt_logprobs_are_complete_before_the_first_piece(frontend, port):
    generation = await frontend.complete("abc", options(prompt_logprobs=0))
    handle = port.handles[0]
    handle.prompt_logprobs(1, [TokenLogprob(0x62, -1.0)])
    handle.tokens(b"x")
    handle.prompt_logprobs(2, [TokenLogprob(0x63, -2.0)])
    assert (await anext(generation)).text == "x"
    assert [entry.token for entry in generation.prompt_logprobs] == [0x62, 0x63]


@pytest.mark.parametrize(
    ("outcome", "error"),
    [
        ("rejected", RequestRejected),
        ("unavailable", RequestUnavailable),
        ("aborted", RequestUnavailable),
        ("failed", GenerationFailed),
    ],
)
async def test_other_outcomes_are_typed_errors(frontend, port, outcome, error):
    pieces = frontend.generate(await frontend.build("a", options()))
    task = asyncio.ensure_future(anext(pieces))
    await asyncio.sleep(0)
    port.handles[0].end(outcome, message="why")
    with pytest.raises(error, match="why"):
        await task
    assert port.handles[0].num_aborts == 0


async def test_consumer_that_leaves_or_is_cancelled_aborts_once(frontend, port):
    pieces = frontend.generate(await frontend.build("a", options()))
    task = asyncio.ensure_future(anext(pieces))
    await asyncio.sleep(0)
    port.handles[0].tokens(b"x")
    assert (await task).text == "x"
    await pieces.aclose()
    assert port.handles[0].num_aborts == 1

    waiting = asyncio.ensure_future(anext(frontend.generate(await frontend.build("a", options()))))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert port.handles[1].num_aborts == 1


async def test_what_was_not_read_before_the_abort_is_dropped(frontend, port):
    generation = await frontend.complete("a", options(n=2))
    (handle,) = port.handles
    handle.tokens(b"read")
    assert (await anext(generation)).text == "read"
    for index, text in enumerate([b"not read", b"nor this"]):
        handle.tokens(text, index)
    generation.abort()
    assert [piece async for piece in generation] == []
    assert generation.ended.outcome == "aborted" and generation.usage.completion_tokens == 4


async def test_abort_is_sent_once_and_ends_the_iteration(frontend, port):
    generation = await frontend.complete("a", options())
    generation.abort()
    generation.abort()
    assert await rest(generation) == []
    assert port.handles[0].num_aborts == 1
    assert generation.ended is not None and generation.ended.outcome == "aborted"
