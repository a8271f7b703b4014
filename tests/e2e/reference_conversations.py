"""Conversations of several turns with a shared beginning, what a reference answers, and how answers are compared.

The reference of KV in float32 is transformers; that of KV in bfloat16 is our own engine with one request at a time and
no cache. Where the reference's own candidates lie within a tie of each other either may win; then the conversation
goes on as the reference has it, and nothing else is allowed.
"""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import torch
import transformers
from engine_driver import reference_of

from kvtide import LLM, SamplingParams
from kvtide.artifacts import prepare_model

TEMPLATE = (
    "{% for m in messages %}<{{ m.role }}>{{ m.content }}\n{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)
SYSTEM = "You keep the log of a tidal island. Every answer is short, and what was said before stays said."
QUESTIONS = (
    ("When does the water turn today?", "And tomorrow, at the old pier?", "Thank you. Note it, please."),
    ("Who crossed the causeway last?", "Did they come back before the flood?", "Whom do I ask about the boat?"),
    ("What did the last storm leave on the sand?", "How high?", "Is the lamp lit?"),
    ("Is it safe to walk now?", "Until when?", "And with a cart?"),
)
CHATS = (3,)
"""Which of the conversations are asked as chats; the others as token ids."""

NUM_OUTPUT = 12
TIES = {"float32": 1e-3, "bfloat16": 5e-2}
"""Of logits. In bfloat16 a rounding that falls the other way changes KV by 1/256."""

MAX_TOKENS = 320
"""No conversation is longer."""


@dataclass(frozen=True)
class Turn:
    """One prompt, the reference's answer, and how far its candidates lie behind the best, by output position."""

    prompt: list[int]
    messages: list[dict[str, str]] | None
    output: list[int]
    gaps: list[dict[int, float]]


@dataclass(frozen=True)
class Reply:
    """What a server answered."""

    tokens: list[int]
    prompt_tokens: int
    cached_tokens: int


Ask = Callable[[list[int], list[dict[str, str]] | None, int], Awaitable[Reply]]
"""(prompt as token ids, the same as messages if it is a chat, tokens wanted) -> the reply, greedy."""

Answerer = Callable[[list[int]], tuple[list[int], list[dict[int, float]]]]
"""Prompt -> output and gaps."""


@functools.cache
def conversations(kv_dtype: str) -> list[list[Turn]]:
    """The conversations as the reference for this type of KV has them."""
    if kv_dtype == "float32":
        return [_conversation(place, _transformers()) for place in range(len(QUESTIONS))]
    with LLM("tiny", threads=1, kv_cache_memory="8MiB", kv_cache_dtype=kv_dtype, enable_prefix_caching=False) as llm:
        return [_conversation(place, functools.partial(_by_ourselves, llm)) for place in range(len(QUESTIONS))]


def _conversation(place: int, answer: Answerer) -> list[Turn]:
    turns: list[Turn] = []
    tokens = list(f"<system>{SYSTEM}\n".encode())
    messages = [{"role": "system", "content": SYSTEM}]
    for question in QUESTIONS[place]:
        messages = [*messages, {"role": "user", "content": question}]
        if place in CHATS:
            text = "".join(f"<{message['role']}>{message['content']}\n" for message in messages) + "<assistant>"
            tokens = list(text.encode())
        else:
            tokens = [*tokens, *f"<user>{question}\n<assistant>".encode()]
        output, gaps = answer(tokens)
        turns.append(Turn(tokens, messages if place in CHATS else None, output, gaps))
        tokens = [*tokens, *output, *b"\n"]
        said = bytes(token for token in output if token < 256).decode(errors="replace")
        messages = [*messages, {"role": "assistant", "content": said}]
    assert len(tokens) <= MAX_TOKENS
    return turns


@functools.cache
def _transformers() -> Answerer:
    torch.set_num_threads(1)
    directory = prepare_model("tiny", progress=False).directory
    model = transformers.AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()

    def answer(prompt: list[int]) -> tuple[list[int], list[dict[int, float]]]:
        reference = reference_of(model, prompt, NUM_OUTPUT)
        gaps = []
        for row in reference.logits:
            best = row.topk(10)
            gaps.append({int(t): float(best.values[0] - v) for t, v in zip(best.indices, best.values, strict=True)})
        return reference.output, gaps

    return answer


def _by_ourselves(llm: LLM, prompt: list[int]) -> tuple[list[int], list[dict[int, float]]]:
    params = SamplingParams(temperature=0.0, max_tokens=NUM_OUTPUT, ignore_eos=True, logprobs=10)
    (choice,) = llm.generate(prompt, params)[0].outputs
    gaps = []
    for entries in choice.logprobs:
        best = max(entry.logprob for entry in entries.values())
        gaps.append({token: best - entry.logprob for token, entry in entries.items()})
    return choice.token_ids, gaps


async def follow(turn: Turn, ask: Ask, tie: float) -> tuple[Reply, int]:
    """Ask for a turn and compare; returns the first reply and the number of ties. Raises AssertionError."""
    first = reply = await ask(turn.prompt, turn.messages, len(turn.output))
    num_done = num_ties = 0
    while True:
        expected = turn.output[num_done:]
        assert len(reply.tokens) == len(expected)
        same = next((i for i, pair in enumerate(zip(reply.tokens, expected, strict=True)) if pair[0] != pair[1]), None)
        if same is None:
            return first, num_ties
        place, got = num_done + same, reply.tokens[same]
        gap = turn.gaps[place].get(got)
        assert gap is not None and gap <= tie, f"token {got}, not {turn.output[place]}, at {place}: gap {gap}"
        num_ties += 1
        num_done = place + 1
        if num_done == len(turn.output):
            return first, num_ties
        reply = await ask([*turn.prompt, *turn.output[:num_done]], None, len(turn.output) - num_done)


@dataclass(frozen=True)
class Expectation:
    """What a configuration promises of the cache.

    keeps_all: one instance whose pool loses nothing, so that hits are known exactly when a request is alone.
    has_room: nothing leaves the device, so that they are known even when it is not.
    """

    kv_dtype: str
    block_size: int
    caching: bool
    keeps_all: bool
    has_room: bool


async def check_conversations(ask: Ask, expected: Expectation) -> None:
    """Hold all conversations at once, then repeat the last turn of each alone; compare tokens and hits."""
    held = conversations(expected.kv_dtype)
    hits = await asyncio.gather(*(_hold(turns, ask, expected) for turns in held))
    if not expected.caching or not expected.keeps_all:
        return
    assert sum(hits) > 0, "later turns find what earlier ones left"
    block_size = expected.block_size
    for turns in held:
        reply, _ = await follow(turns[-1], ask, TIES[expected.kv_dtype])
        assert reply.cached_tokens == (len(turns[-1].prompt) - 1) // block_size * block_size


async def _hold(turns: list[Turn], ask: Ask, expected: Expectation) -> int:
    """One conversation from its first turn to its last; returns the tokens that its later turns found."""
    block_size = expected.block_size
    found = known = 0
    for turn in turns:
        reply, num_ties = await follow(turn, ask, TIES[expected.kv_dtype])
        assert reply.prompt_tokens == len(turn.prompt)
        limit = (len(turn.prompt) - 1) // block_size * block_size
        assert 0 <= reply.cached_tokens <= (limit if expected.caching else 0)
        if expected.caching and expected.keeps_all and expected.has_room:
            assert reply.cached_tokens >= known // block_size * block_size, "less than the last turn left"
        found += reply.cached_tokens if known else 0
        # The last token of an answer has no KV; a chat's answer comes back as text, perhaps as other tokens.
        known = len(turn.prompt) + (len(turn.output) - 1 if turn.messages is None and not num_ties else 0)
    return found
