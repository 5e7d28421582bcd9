"""A speaker remembers what it has said, but not for longer than it is true."""

from __future__ import annotations

import pytest

from sixgun.text import Speaker, speaker


def test_other_names_are_said_from_now_on() -> None:
    said = Speaker("en", "doomtown", ["Ada", "Bo"])
    assert said.text("ask-pay", card="sloane", have=3).endswith("You have 3.")
    job = said.text("ask-oppose", seat=1, card="sloane", place="x")
    assert job.startswith("Bo attempts a job")
    said.names = ["Ada", "Cy"]
    assert said.text("ask-oppose", seat=1, card="sloane", place="x") == job.replace("Bo", "Cy")


def test_a_card_that_is_brought_later_has_its_name_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "_brought", {})
    said = Speaker("en", "doomtown")
    assert said.text("ask-pay", card="stovepipe-hat-9", have=1).startswith("card-stovepipe-hat-9:")
    speaker.bring_texts("en", {"card-stovepipe-hat-9": "Stovepipe Hat"})
    assert said.text("ask-pay", card="stovepipe-hat-9", have=1).startswith("Stovepipe Hat:")


def test_numbers_and_texts_that_look_alike_are_told_apart() -> None:
    said = Speaker("en", "doomtown")
    for have, told in ((1000, "You have 1,000."), ("1000", "You have 1000."), (1000, "You have 1,000.")):
        assert said.text("ask-pay", card="sloane", have=have).endswith(told)


def test_what_is_remembered_has_a_bound() -> None:
    said = Speaker("en", "doomtown")
    for have in range(2 * speaker.REMEMBERED):
        assert str(have % 1000) in said.text("ask-pay", card="sloane", have=have)
    assert len(said._said) <= speaker.REMEMBERED
