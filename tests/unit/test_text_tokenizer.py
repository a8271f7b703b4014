"""Tokenizer: files, special tokens, bytes of tokens; incremental detokenizer: what it says about single cases."""

import json

import pytest
import text_samples as samples

from kvtide.base.errors import ModelError, RequestError
from kvtide.text.detokenizer import IncrementalDetokenizer
from kvtide.text.tokenizer import Tokenizer


def write(directory, name, value):
    (directory / name).write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")


@pytest.fixture
def model_dir(tmp_path):
    samples.byte_level()._raw.save(str(tmp_path / "tokenizer.json"))
    return tmp_path


def test_reads_a_directory(model_dir):
    write(model_dir, "tokenizer_config.json", {"eos_token": {"content": "</s>"}, "bos_token": "<s>"})
    write(model_dir, "generation_config.json", {"eos_token_id": [264, 263]})
    tokenizer = Tokenizer.from_directory(model_dir)
    assert tokenizer.eos_token_ids == (264, 263)
    assert tokenizer.bos_token_id == 262
    assert tokenizer.special_ids == {262, 263, 264}
    assert tokenizer.chat_template is None
    assert tokenizer.encode("hi") == [0x68, 0x69]
    assert tokenizer.vocab_size == 266


def test_end_token_of_the_configuration_is_the_last_resort(model_dir):
    write(model_dir, "config.json", {"eos_token_id": 263})
    assert Tokenizer.from_directory(model_dir).eos_token_ids == (263,)


def test_adds_the_first_token_where_only_the_settings_ask_for_it(model_dir):
    write(model_dir, "tokenizer_config.json", {"bos_token": "<s>", "add_bos_token": True})
    tokenizer = Tokenizer.from_directory(model_dir)
    assert tokenizer.encode("h") == [262, 0x68]
    assert tokenizer.encode("h", add_special_tokens=False) == [0x68]


@pytest.mark.parametrize(
    ("value", "template"),
    [("{{ x }}", "{{ x }}"), ([{"name": "tool", "template": "t"}, {"name": "default", "template": "d"}], "d")],
)
def test_chat_template_of_the_settings(model_dir, value, template):
    write(model_dir, "tokenizer_config.json", {"chat_template": value})
    assert Tokenizer.from_directory(model_dir).chat_template == template
    write(model_dir, "chat_template.jinja", "file")
    assert Tokenizer.from_directory(model_dir).chat_template == "file"


def test_missing_or_broken_files_are_model_errors(tmp_path):
    with pytest.raises(ModelError, match=r"no tokenizer\.json"):
        Tokenizer.from_directory(tmp_path)
    write(tmp_path, "tokenizer.json", "{")
    with pytest.raises(ModelError, match="cannot read"):
        Tokenizer.from_directory(tmp_path)
    samples.byte_level()._raw.save(str(tmp_path / "tokenizer.json"))
    write(tmp_path, "generation_config.json", "[]")
    with pytest.raises(ModelError, match="generation_config"):
        Tokenizer.from_directory(tmp_path)


def test_special_tokens_in_text_are_parsed():
    tokenizer = samples.byte_fallback()
    assert tokenizer.encode("a</s>", add_special_tokens=False)[-1] == 2
    assert tokenizer.encode("a")[0] == 1


def test_lone_surrogate_is_the_clients_fault():
    with pytest.raises(RequestError, match="surrogate"):
        samples.byte_level().encode("a\ud800b")


def test_bytes_and_text_of_single_tokens():
    level, fallback = samples.byte_level(), samples.byte_fallback()
    assert level.token_bytes(0xE2) == b"\xe2"
    assert level.token_text(0xE2) == "bytes:\\xe2"
    assert level.token_text(0x68) == "h"
    assert level.token_bytes(262) == b"<s>"
    assert level.token_text(10_000) == ""
    euro = fallback.token_to_id("<0xAC>")
    assert (fallback.token_bytes(euro), fallback.token_text(euro)) == (b"\xac", "bytes:\\xac")
    assert fallback.token_text(fallback.token_to_id("▁a")) == " a"
    assert fallback.token_to_id("<0x0A>") and fallback.token_text(fallback.token_to_id("<0x0A>")) == "\n"


def test_character_over_three_tokens_appears_with_the_last():
    detokenizer = IncrementalDetokenizer(samples.byte_level(), with_token_texts=True)
    texts = [detokenizer.push([byte]).text for byte in "€a".encode()]
    assert texts == ["", "", "€", "a"]


def test_incomplete_character_is_flushed_at_the_end():
    detokenizer = IncrementalDetokenizer(samples.byte_level())
    assert detokenizer.push([0x61, 0xE2]).text == "a"
    assert detokenizer.push([], is_last=True).text == "\ufffd"


def test_stop_string_over_tokens_and_keep():
    detokenizer = IncrementalDetokenizer(samples.byte_level(), stop=("lo w",))
    deltas = [detokenizer.push([byte]) for byte in b"hello "]
    assert [delta.text for delta in deltas] == ["h", "e", "", "l", "", ""]
    last = detokenizer.push(list(b"world"))
    assert last.text == ""
    assert last.stop is not None and (last.stop.stop, last.stop.keep) == ("lo w", 7)
    assert last.num_released == 1


def test_held_text_is_flushed_at_the_end_and_silent_tokens_have_no_text():
    detokenizer = IncrementalDetokenizer(samples.byte_level(), stop=("abc",), skip_special_tokens=False)
    assert detokenizer.push(list(b"xab")).text == "x"
    delta = detokenizer.push([263], is_last=True, num_silent=1)
    assert (delta.text, delta.num_released, delta.stop) == ("ab", 1, None)


def test_stop_string_completed_by_bytes_that_waited_names_their_token():
    """The run of byte tokens is judged when the next token comes, but the stop string ended before it."""
    tokenizer = samples.byte_fallback(strip=False)
    euro = [tokenizer.token_to_id(f"<0x{byte:02X}>") for byte in "€".encode()]
    detokenizer = IncrementalDetokenizer(tokenizer, stop=("€",))
    assert detokenizer.push(euro) == detokenizer.push([])
    delta = detokenizer.push([tokenizer.token_to_id("a"), tokenizer.token_to_id("b")])
    assert delta.stop is not None and delta.stop.keep == 3
    assert (delta.text, delta.num_released) == ("", 3)
