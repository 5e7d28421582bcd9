"""Packs of players: their cards are played like those of the game, and what is wrong with them is told at once."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

import sixgun
from sixgun.core.refusals import Refused
from sixgun.games.doomtown.outside.packs import own_name
from sixgun.text.speaker import LANGUAGES, Speaker
from tests.rules.doomtown.stage import Stage

PACK = """
[pack]
name = "Tall Tales"
code = "TT"
gangs = ["river-rats"]
keywords = ["boat"]
skills = { voodoo = "juju" }

[texts.it]
gang-river-rats = "Topi di fiume"

[cards.the-landing]
kind = "outfit"
title = "The Landing"
gang = "river-rats"
stash = 18
production = 4
text = "Your dudes with a Boat get +1 influence."
text_it = "I tuoi personaggi con una Barca hanno +1 influenza."
[[cards.the-landing.ability]]
play = "trait"
for = "dude mine has(goods boat)"
do = ["influence x +1"]

[cards.mama-odie]
kind = "dude"
title = "Mama Odie"
gang = "river-rats"
value = 7
cost = 4
draw = 1
influence = 1
upkeep = 1
keywords = ["voodoo 2"]

[cards.dugout]
kind = "goods"
title = "Dugout"
value = 2
cost = 1
keywords = ["boat"]
[[cards.dugout.ability]]
play = "noon"
cost = ["boot this"]
do = ["gain you 2"]

[cards.gris-gris]
kind = "spell"
title = "Gris-Gris"
value = 9
cost = 0
keywords = ["juju"]
[[cards.gris-gris.ability]]
play = "noon"
juju = "8"
target = ["choose x dude theirs"]
cost = ["boot this"]
do = ["boot x"]
"""


def pack() -> dict[str, Any]:
    return tomllib.loads(PACK)


def test_new_gangs_keywords_skills_and_outfits_need_no_code() -> None:
    game: Any = sixgun.game("doomtown").repacked(pack())
    odie = {"card": "mama-odie", "gear": ["dugout", "gris-gris"]}
    stage = Stage(
        {"outfit": "the-landing", "gang": [odie], "deck": ["mustang", "sloane"], "stash": 3},
        {"gang": ["clint-ramsey"]},
        game=game,
    )
    assert stage.dude("mama-odie.0")["influence"] == 2
    stage.pick("act:gris-gris.0")  # 5 of the Mustang and Voodoo 2 against 8
    assert not stage.dude("clint-ramsey.1")["booted"]
    stage.until("noon")
    if stage.asked == (1, "noon"):
        stage.pick("pass")
    stage.pick("act:dugout.0")
    assert stage.player(0)["stash"] == 5
    assert stage.view["packs"] == [own_name(pack())]
    assert [message.key for message in game.describe("gris-gris")] == ["card-figures", "card-keywords", "card-says"]


def test_texts_of_a_pack_are_in_both_languages_and_english_where_there_is_no_italian() -> None:
    game: Any = sixgun.game("doomtown").repacked(pack())
    english, italian = game.texts("en"), game.texts("it")
    assert english.keys() <= italian.keys()
    assert (english["card-text-the-landing"][:4], italian["card-text-the-landing"][:4]) == ("Your", "I tu")
    assert english["card-dugout"] == italian["card-dugout"] == "Dugout"
    assert (english["gang-river-rats"], italian["gang-river-rats"]) == ("River Rats", "Topi di fiume")
    assert game.figures()["dugout"] == {
        "kind": "goods",
        "keywords": ["boat"],
        "value": 2,
        "cost": 1,
        "ability": ["noon"],
    }


def test_a_record_has_the_pack_and_is_replayed_with_it() -> None:
    game: Any = sixgun.game("doomtown").repacked(pack())
    match = sixgun.Match(game, seed=1)
    record = match.record()
    assert record.pack == pack()
    assert sixgun.game("doomtown").repacked(record.pack).edition == game.edition != ""


def problems(change: Any) -> list[str]:
    bad = pack()
    change(bad)
    with pytest.raises(Refused) as caught:
        sixgun.game("doomtown").repacked(bad)
    for lang in LANGUAGES:
        for refusal in caught.value.refusals:
            assert "refusal-" not in Speaker(lang, "doomtown").refusal(refusal)
    return sorted([refusal.code for refusal in caught.value.refusals])


def test_everything_that_is_wrong_with_a_pack_is_told_at_once() -> None:
    def change(bad: dict[str, Any]) -> None:
        cards = bad["cards"]
        cards["Bad Key"] = {"kind": "dude"}
        cards["sloane"] = cards["mama-odie"]
        cards["mama-odie"] = {**cards["mama-odie"], "value": 14, "stash": 3}
        del cards["dugout"]["cost"]
        cards["raft"] = {"kind": "vessel"}

    assert problems(change) == [
        "card-key",
        "card-taken",
        "field-choice",
        "field-missing",
        "field-range",
        "field-unknown",
    ]


def test_everything_that_is_wrong_with_abilities_and_decks_is_told_at_once() -> None:
    def change(bad: dict[str, Any]) -> None:
        bad["cards"]["dugout"]["ability"] = [{"play": "noon", "do": ["gian you 2", "boot you"]}]
        bad["decks"] = [{"outfit": "the-landing", "gang": [], "cards": {"dugout": 5}}]

    assert problems(change) == ["deck-size", "deck-suit-value", "deck-title", "script", "script"]


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("cards", "field-length"),
        ("text", "field-length"),
        ("abilities", "field-length"),
        ("size", "file-size"),
        ("repeat", "script"),
        ("lines", "script"),
        ("depth", "script"),
        ("amount", "script"),
        ("keyword", "field-choice"),
        ("table", "field-type"),
    ],
)
def test_what_a_pack_may_hold_is_bounded(what: str, code: str) -> None:
    deep: list[Any] = ["gain you 1"]
    for _ in range(7):
        deep = ["if this booted", deep]

    def change(bad: dict[str, Any]) -> None:
        dugout = bad["cards"]["dugout"]
        changes: dict[str, Any] = {
            "text": {"text": "x" * 1_001},
            "abilities": {"ability": dugout["ability"] * 10},
            "repeat": {"ability": [{"play": "noon", "repeat": True, "do": ["gain you 1"]}]},
            "lines": {"ability": [{"play": "noon", "do": ["gain you 1"] * 100}]},
            "depth": {"ability": [{"play": "noon", "do": deep}]},
            "amount": {"ability": [{"play": "noon", "do": ["gain you 1000000"]}]},
            "keyword": {"keywords": ["raft"]},
            "table": {"ability": [{"play": "noon", "do": [{"gain": 1}]}]},
        }
        dugout.update(changes.get(what, {}))
        if what == "cards":
            bad["cards"] |= {f"dugout-{n}": copy.deepcopy(dugout) for n in range(201)}
        if what == "size":
            bad["texts"]["en"] = {"keyword-boat": "x" * 300_000}

    assert code in problems(change)


def test_cards_that_set_each_other_off_without_end_are_stopped() -> None:
    mad = pack()
    mad["cards"]["mama-odie"]["ability"] = [{"play": "trait", "on": "bounty-raised", "do": ["bounty it +1"]}]
    mad["cards"]["dugout"]["ability"] = [{"play": "noon", "do": ["bounty bearer +1"]}]
    game: Any = sixgun.game("doomtown").repacked(mad)
    odie = {"card": "mama-odie", "gear": ["dugout"]}
    stage = Stage({"gang": [odie, "mama-odie"]}, {}, game=game)
    stage.pick("act:dugout.0")
    assert stage.asked is not None
    assert stage.dude("mama-odie.0")["bounty"] <= 201
    assert stage.state.chain == 0


def test_phrases_that_stand_alone_in_a_field_are_named_with_card_field_and_what_would_work() -> None:
    pack: Any = tomllib.loads(PACK)
    dugout = pack["cards"]["dugout"]
    dugout |= {"gang": "rats", "host": "deed bogus", "keywords": ["bot", "boat 2"]}
    dugout["ability"] += [
        {"play": "react", "on": "mooved", "do": ["boot this"]},
        {"play": "noon", "check": "blesed 9", "until": "forever", "repeat": "yes", "do": ["boot this"]},
    ]
    with pytest.raises(Refused) as refused:
        sixgun.game("doomtown").repacked(pack)
    told = [Speaker("en", "doomtown").refusal(problem) for problem in refused.value.refusals]
    for where, field, works in (
        ("cards.dugout.gang", "rats", "river-rats"),
        ("cards.dugout.keywords", "bot", "boat"),
        ("cards.dugout.keywords", "boat 2", "boat"),
        ("dugout", "host = deed bogus", "posse"),
        ("dugout.ability[1]", "on = mooved", "moved"),
        ("dugout.ability[2]", "check = blesed 9", "blessed"),
        ("dugout.ability[2]", "until = forever", "shootout"),
        ("dugout.ability[2]", "repeat = yes", "true"),
    ):
        assert [line for line in told if line.startswith(where) and f"“{field}”" in line and works in line], (
            field,
            told,
        )
