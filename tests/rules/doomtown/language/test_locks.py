"""Rules that keep cards from moving and booting a dude, and words that no card of the game's own packs uses yet."""

from __future__ import annotations

from typing import Any

from sixgun.core import rng
from sixgun.core.frames import run
from sixgun.games.doomtown.rules.setup import set_up
from tests.cite import rule
from tests.rules.doomtown.stage import Stage, shootout
from tests.rules.doomtown.versions import game_with

STEADY: Any = [{"play": "trait", "do": ["give this no-others-moves", "give this no-others-boots"]}]


@rule("doomtown", "golden.cannot.beats-can")
def test_other_players_cards_neither_move_nor_boot_a_dude_but_its_own_players_do() -> None:
    game = game_with(olivia_jenks={"ability": STEADY})
    wendy = {"gang": [("xiong-wendy-cheng", "square")]}
    stage = shootout(wendy, {"gang": [("olivia-jenks", "square")]}, "xiong-wendy-cheng.0", "olivia-jenks.1", game=game)
    stage.pick("act:xiong-wendy-cheng.0")
    found = stage.dude("olivia-jenks.1")
    assert (found["place"], found["booted"], found["posse"]) == ("square", False, 2)
    me = {"street": ["home", "railroad-station"], "gang": [("olivia-jenks", "railroad-station.0")]}
    stage = Stage(me, game=game)
    stage.pick("act:railroad-station.0", "choose:square")
    assert stage.dude("olivia-jenks.0")["place"] == "square"


@rule("doomtown", "golden.card.beats-rulebook", "setup.gang.at-most-five")
def test_a_deed_may_start_the_game_with_every_outfit() -> None:
    game = game_with(bunkhouse={"start": "any"})
    index = game.book.cards.index
    deck = [index[name] for name in ("bunkhouse", "clint-ramsey", *["mustang"] * 12)]
    outfits = [index["morgan-cattle-co"], index["law-dogs"]]
    s = set_up(2, (0,) * len(game.options), rng.key_of(1), game.book, outfits, [deck, deck], [[], []])
    run(s, game._tables, game.key)
    for pick in ("gang:bunkhouse", "done"):
        game.apply(s, 0, pick)
    game.apply(s, 1, "done")
    assert [place["id"] for place in game.view(s, 0)["places"]][1:3] == ["morgan-cattle-co.0", "bunkhouse.0"]
