"""Vocabularies: what does not fit is found out when a module is loaded."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from sixgun.core.vocabulary import bound, named, words


def loaded(monkeypatch: pytest.MonkeyPatch, **constants: int) -> str:
    module = ModuleType("loaded_words")
    vars(module).update(constants)
    monkeypatch.setitem(sys.modules, "loaded_words", module)
    return "loaded_words"


def test_texts_come_from_the_names_in_the_order_of_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    module = loaded(monkeypatch, DO_SEND_HOME=1, DO_BOOT=0, OTHER=7)
    assert words(module, "DO_") == ("boot", "send-home")


def test_two_words_of_one_number_do_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="has the number of another"):
        words(loaded(monkeypatch, DO_BOOT=0, DO_ACE=0), "DO_")


def test_a_gap_in_the_numbers_does_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"\[0, 2\]"):
        words(loaded(monkeypatch, DO_BOOT=0, DO_ACE=2), "DO_")
    with pytest.raises(ValueError, match=r"\[\]"):
        words(loaded(monkeypatch, BOOT=0), "DO_")


def test_what_is_bound_by_number_is_complete() -> None:
    assert bound("questions", {2: "c", 0: "a", 1: "b"}) == ("a", "b", "c")
    with pytest.raises(ValueError, match="questions"):
        bound("questions", {0: "a", 2: "c"})
    with pytest.raises(ValueError, match="not 0 to 2"):
        bound("questions", {0: "a", 1: "b"}, 3)


def test_what_is_bound_by_text_has_each_text_and_no_other() -> None:
    assert named("effects", ("boot", "ace"), {"ace": "A", "boot": "B"}) == ("B", "A")
    with pytest.raises(ValueError, match="ace is missing"):
        named("effects", ("boot", "ace"), {"boot": "B"})
    with pytest.raises(ValueError, match="shoot is unknown"):
        named("effects", ("boot",), {"boot": "B", "shoot": "S"})
