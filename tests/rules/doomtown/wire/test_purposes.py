"""What an ability asks is worded by what it will do: every verb of the card language has its words."""

from __future__ import annotations

import pytest

from sixgun.games.doomtown.wire import purposes
from sixgun.text import LANGUAGES, Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_of_the_card_language_has_a_phrase(lang: str) -> None:
    """A new verb needs a line `does-VERB` in text/phrases_en.ftl and text/phrases_it.ftl."""
    speaker = Speaker(lang, "doomtown")
    assert [verb for verb in purposes.verbs() if not speaker.has(f"does-{verb}")] == []


@pytest.mark.parametrize(
    ("lang", "does", "join", "said"),
    [
        ("en", ["bounty|n=1|up=1"], "and", "Law Dogs: which rival dude gets +1 bounty?"),
        (
            "en",
            ["boot|price=1", "modify-bullets|n=2|up=0"],
            "and",
            "Law Dogs: which rival dude boots as the price and gets −2 bullets?",
        ),
        ("en", ["give-stud", "ace"], "or", "Law Dogs: which rival dude becomes a stud or is aced?"),
        ("it", ["bounty|n=1|up=1"], "and", "Law Dogs: quale personaggio avversario riceve +1 di taglia?"),
    ],
)
def test_a_choice_says_what_becomes_of_the_chosen(lang: str, does: list[str], join: str, said: str) -> None:
    args = {"card": "law-dogs", "sort": "dude", "pile": "none", "whose": "theirs", "does": [*does], "join": join}
    assert Speaker(lang, "doomtown").text("ask-choose", **args) == said


def test_clauses_name_their_subject_once() -> None:
    does = ["boot|who=card|card=law-dogs.0", "ace|who=card|card=law-dogs.0|again=1", "gain|who=you|n=2|up=1"]
    english, italian = Speaker("en", "doomtown"), Speaker("it", "doomtown")
    assert english.text("pick-either-this", does=[*does]) == "Law Dogs boots, is aced and you gain 2 ghost rock"
    assert (
        italian.text("pick-either-this", does=[*does])
        == "Law Dogs si esaurisce, va nella Collina degli Stivali e guadagni 2 ghost rock"
    )
