"""Experienced dudes, Union and Confederate cards: rules for keywords that no card of the Base Set has."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.game import Doomtown
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.table.components import Cards, own_data
from tests.cite import rule


def game_with(**changes: dict[str, Any]) -> Any:
    """The game with other titles or keywords for some cards, underscores standing for dashes."""
    data: Any = own_data()
    for key, change in changes.items():
        for table in data.values():
            if key.replace("_", "-") in table:
                table[key.replace("_", "-")].update(change)
    game: Any = Doomtown()
    game.book = read_book(Cards(data))
    return game


VERSIONS: dict[str, dict[str, Any]] = {
    "clint_ramsey": {"title": "Clint"},
    "olivia_jenks": {"title": "Clint", "keywords": ["experienced 1"]},
    "steven_wiles": {"title": "Clint", "keywords": ["experienced 2"]},
}


@rule(
    "doomtown",
    "experienced.replace.noon-play",
    "experienced.replace.level-step",
    "experienced.replace.keeps-everything",
    "experienced.replace.once-per-turn",
    "experienced.replace.no-triggers",
)
def test_a_dude_is_replaced_by_another_version() -> None:
    game = game_with(**VERSIONS)
    dude = {"card": "clint-ramsey", "at": "square", "booted": True, "bounty": 2, "points": 1, "gear": ["mustang"]}
    rows = [{"outfit": "law-dogs", "gang": [dude], "hand": ["olivia-jenks", "steven-wiles"]}, {"outfit": "law-dogs"}]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").code == "unique"
    assert game.refuse(s, 0, "replace:steven-wiles>clint-ramsey.0").rule == "experienced.replace.level-step"
    game.apply(s, 0, "replace:olivia-jenks>clint-ramsey.0")
    view = game.view(s, 0)
    assert [d["id"] for d in view["dudes"]] == ["olivia-jenks.0"]
    new = view["dudes"][0]
    assert (new["place"], new["booted"], new["bounty"], new["control"]) == ("square", True, 2, 1)
    assert [gear["card"] for gear in new["gear"]] == ["mustang"]
    assert view["players"][0]["discards"] == ["clint-ramsey"]
    game.apply(s, 1, "pass")
    assert game.refuse(s, 0, "replace:steven-wiles>olivia-jenks.0").rule == "experienced.replace.once-per-turn"
    assert game.faults(s) == []


@rule(
    "doomtown",
    "allegiance.play.mutually-exclusive",
    "allegiance.play.only-cards-in-play",
    "allegiance.play.owned-cards-count",
    "allegiance.keyword.not-title",
)
def test_union_and_confederate_do_not_mix_in_play() -> None:
    game = game_with(clint_ramsey={"keywords": ["union"]}, olivia_jenks={"keywords": ["confederate"]})
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "gang": ["clint-ramsey"]},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").rule == "allegiance.play.mutually-exclusive"
    rows[0] = {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "boot_hill": ["clint-ramsey"]}
    rows[1]["gang"] = ["clint-ramsey"]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks") is None
    rows[0] = {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "street": ["home", "the-union-casino"]}
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks") is None


@rule("doomtown", "allegiance.setup.one-side-only")
def test_a_gang_starts_on_one_side() -> None:
    game = game_with(prescott_utter={"keywords": ["union"]}, tommy_harden={"keywords": ["confederate"]})
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "gang:prescott-utter")
    assert game.refuse(s, 0, "gang:tommy-harden").rule == "allegiance.setup.one-side-only"
