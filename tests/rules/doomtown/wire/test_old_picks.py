"""Records of these rules stay readable: picks once named an ability that another card gives by a number."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.core.refusals import Refused
from tests.rules.doomtown.stage import GAME

POSITION: Any = {
    "turn": 0,
    "players": [
        {
            "outfit": "law-dogs",
            "stash": 5,
            "gang": [
                {"card": "olivia-jenks", "gear": ["incubation"]},
                {"card": "nicodemus-whateley", "at": "square"},
                {"card": "clyde-owens", "at": "bunkhouse.0"},
            ],
            "street": ["home", "bunkhouse"],
        },
        {"outfit": "the-sloane-gang", "stash": 5},
    ],
}


def record_with(pick: str) -> Any:
    """The record of a game from that position, with its one pick written as given."""
    match = sixgun.match("doomtown", position=POSITION)
    match.play(0, "act:olivia-jenks.0/incubation.2" if "olivia" in pick else "act:clyde-owens.0/nicodemus-whateley")
    record: Any = sixgun.record(match)
    data = json.loads(record.json())
    data["picks"] = [f"0 {pick}"]
    return data


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("act:clyde-owens.0/6", "act:clyde-owens.0/nicodemus-whateley"),
        ("act:olivia-jenks.0/7", "act:olivia-jenks.0/incubation.2"),
    ],
)
def test_a_record_with_the_old_numbers_ends_where_it_ended(old: str, new: str) -> None:
    """Six and on: the abilities that cards give, in the order of the files: Nicodemus Whateley, then Incubation."""
    assert GAME.version == 2
    ends = [GAME.hash(sixgun.replay(json.dumps(record_with(pick)))) for pick in (old, new)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("pick", ["act:clyde-owens.0/7", "act:clyde-owens.0/8", "act:olivia-jenks.0/9"])
def test_a_number_that_no_card_gives_is_refused(pick: str) -> None:
    with pytest.raises(Refused):
        sixgun.replay(json.dumps(record_with(pick)))


def test_a_record_of_older_rules_is_refused_with_their_version() -> None:
    data = record_with("act:clyde-owens.0/6")
    data["rules"] = 1
    with pytest.raises(Refused) as refused:
        sixgun.replay(json.dumps(data))
    refusal = refused.value.refusal
    assert (refusal.code, refusal.args["got"], refusal.args["known"]) == ("record-rules", 1, 2)


@pytest.mark.parametrize("pick", ["act:clyde-owens.0/nicodemus-whateley", "act:olivia-jenks.0/incubation.2"])
def test_a_state_in_which_a_given_ability_was_used_can_be_saved(pick: str) -> None:
    """Its uses once went beyond 64 bits, which no save file and no message holds."""
    s = GAME.position(POSITION)
    GAME.apply(s, 0, pick)
    assert GAME.hash(GAME.unpack(GAME.pack(s))) == GAME.hash(s)
    assert pick not in [option.pick for option in GAME.asks(s)[0].options]
    assert GAME.refuse(s, 0, pick) is not None
