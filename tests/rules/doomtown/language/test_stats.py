"""Bullets, influence and the other numbers as they are now."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.language import stats
from tests.cite import rule
from tests.rules.doomtown.stage import Stage


@rule("doomtown", "limit.stat.negative-counts-as-zero")
def test_numbers_below_zero_count_as_zero_and_are_kept() -> None:
    stage = Stage(
        {"hand": ["rumors", "rumors"], "street": ["home", "yan-lis-tailoring"]}, {"gang": [("allie-hensman", "square")]}
    )
    stage.pick("play:rumors", "pass", "act:yan-lis-tailoring.0")
    assert stage.dude("allie-hensman.1")["influence"] == 0


@rule("doomtown", "duration.trait.while-in-play", "card.goods.stat-bonuses")
def test_goods_add_to_their_carrier() -> None:
    stage = Stage({"hand": ["peacemaker"], "gang": ["clint-ramsey"]})
    stage.pick("shop:peacemaker>clint-ramsey.0")
    assert stage.dude("clint-ramsey.0")["bullets"] == 3


def number(stage: Stage, name: str) -> int:
    """The number of a card in play, for looking inside."""
    state: Any = stage.state
    names = [entry for entry in range(1, len(state.what)) if state.zone[entry] == 6]
    key, _, owner = name.partition(".")
    return next(c for c in names if state.book.cards.keys[state.what[c]] == key and state.owner[c] == int(owner))


@rule("doomtown", "limit.grit.per-component", "limit.value.one-to-thirteen", "card.dude.grit")
def test_grit_adds_up_numbers_within_their_limits() -> None:
    stage = Stage(
        {
            "gang": [("max-baine", "cattle-market.0"), ("olivia-jenks", "cattle-market.0")],
            "street": ["home", "cattle-market"],
        }
    )
    state: Any = stage.state
    assert stage.dude("max-baine.0")["value"] == 13  # 12 and 3, but no more than a king
    olivia = number(stage, "olivia-jenks.0")
    assert stage.dude("olivia-jenks.0")["value"] == 2 + 3 + 3
    assert stats.grit(state, olivia) == 8 + 2 + 3


@rule("doomtown", "card.goods.bullet-colour")
def test_a_weapon_makes_no_stud_unless_it_says_so() -> None:
    stage = Stage(
        {
            "gang": [
                {"card": "olivia-jenks", "gear": ["shotgun"]},
                {"card": "fred-aims", "gear": ["pearl-handled-revolver"]},
            ]
        }
    )
    assert [stage.dude(name)["stud"] for name in ("olivia-jenks.0", "fred-aims.0")] == [False, True]


@rule("doomtown", "control.deed.most-influence", "limit.stat.negative-counts-as-zero", "control.deed.tie-to-owner")
def test_influence_below_zero_is_none_and_not_less() -> None:
    place = "pony-express.0"
    fred: Any = {"card": "fred-aims", "at": place}  # no bounty, no influence
    stage = Stage(
        {"street": ["home", "pony-express"], "hand": ["rumors"]}, {"gang": [fred, ("clementine-lepp", place)]}
    )
    stage.pick("play:rumors", "choose:fred-aims.1")
    assert stage.dude("fred-aims.1")["influence"] == 0
    assert stage.place(place)["controller"] == 1  # her one is not taken off by his
