"""Horses, the Bluetick, and what else dudes and deeds can carry."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
USED = ("used-today", "act.limit.once-per-day")
PANCHO: Any = {"gang": [("pancho-castillo", "square")]}
CALL = "call-out:clint-ramsey.0>pancho-castillo.1"


def rider(goods: str, dude: str = "olivia-jenks", **more: Any) -> dict[str, Any]:
    return {"card": dude, "gear": [goods], **more}


@card("doomtown", "bluetick")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "move.by-card.new-location", "act.requirement.first-sentence")
def test_a_bluetick_leads_its_dude_to_another_place_where_somebody_is_wanted() -> None:
    for booted in (True, False):
        stage = Stage(
            {"gang": [rider("bluetick", booted=booted), {"card": "clint-ramsey", "bounty": 1}]},
            {"gang": [{"card": "sloane", "bounty": 1}, ("pancho-castillo", "square")]},
        )
        stage.pick("act:bluetick.0")
        olivia = stage.dude("olivia-jenks.0")
        assert (olivia["place"], olivia["booted"]) == ("the-sloane-gang.1", booted)
        assert olivia["gear"][0]["booted"]
    stage = Stage({"gang": [rider("bluetick"), {"card": "clint-ramsey", "bounty": 1}]}, PANCHO)
    assert stage.refused("act:bluetick.0") == REQUIREMENT


@card("doomtown", "bluetick")
@rule("doomtown", "shootout.lumps.sidekick", "shootout.lumps.exact-casualties")
def test_a_bluetick_covers_a_casualty_by_being_discarded() -> None:
    my: Any = {"gang": [rider("bluetick", "clint-ramsey", at="square")]}
    stage = duel(HIGH_CARD, PAIR, my={**my, "deck": [*HIGH_CARD, "bobo", "bobo"]})
    draw(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    assert sorted(stage.options()) == ["discard:bluetick.0", "discard:clint-ramsey.0"]
    assert stage.refused("ace:bluetick.0") == ("not-that-way", "shootout.lumps.sidekick")
    stage.pick("discard:bluetick.0")
    assert stage.dude("clint-ramsey.0")["gear"] == []
    assert "bluetick" in stage.player(0)["discards"]


@card("doomtown", "whiskey-flask")
@rule("doomtown", "act.cost.do-x-to-y", "boot.cost.needs-unbooted")
def test_a_whiskey_flask_trades_a_card_and_boots_who_drinks() -> None:
    me: Any = {"gang": [rider("whiskey-flask")], "hand": ["bobo", "roan"], "deck": ["mustang"]}
    stage = Stage(me)
    stage.pick("act:whiskey-flask.0", "choose:bobo")
    assert stage.hand(0) == ["mustang", "roan"]
    assert stage.player(0)["discards"] == ["bobo"]
    assert stage.dude("olivia-jenks.0")["booted"]
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]
    assert Stage({**me, "hand": []}).refused("act:whiskey-flask.0") == REQUIREMENT
    booted = Stage({**me, "gang": [rider("whiskey-flask", booted=True)]})
    assert booted.refused("act:whiskey-flask.0") == REQUIREMENT


@card("doomtown", "mustang")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "act.limit.once-per-day", "boot.cost.needs-unbooted")
def test_a_mustang_carries_its_dude_anywhere_without_booting_even_if_booted() -> None:
    for booted in (True, False):
        stage = Stage({"gang": [rider("mustang", booted=booted)], "outskirts": ["pats-perch"]})
        stage.pick("act:mustang.0")
        assert sorted(stage.options()) == ["choose:pats-perch.0", "choose:square", "choose:the-sloane-gang.1"]
        stage.pick("choose:pats-perch.0")
        olivia = stage.dude("olivia-jenks.0")
        assert (olivia["place"], olivia["booted"], olivia["gear"][0]["booted"]) == ("pats-perch.0", booted, True)
        stage.pick("pass")
        assert stage.refused("act:mustang.0") == USED
    stage = Stage({"gang": [rider("mustang")]}, cards={"mustang.0": {"booted": True}})
    assert stage.refused("act:mustang.0") == ("booted", "boot.cost.needs-unbooted")


@card("doomtown", "roan", "mechanical-horse")
@rule("doomtown", "shootout.posse.arrivals-boot", "text.ability.optional", "react.timing.pauses-play")
def test_roan_and_mechanical_horse_keep_their_dude_from_booting_to_join() -> None:
    for horse, act in (("roan", "act:roan.0"), ("mechanical-horse", "act:mechanical-horse.0/1")):
        for pick, booted in ((act, False), ("pass", True)):
            stage = Stage({"gang": [("clint-ramsey", "square"), rider(horse)]}, PANCHO)
            stage.pick(CALL, "accept", "join:olivia-jenks.0")
            assert stage.asked == (0, "react")
            stage.pick(pick)
            olivia = stage.dude("olivia-jenks.0")
            assert (olivia["place"], olivia["booted"]) == ("square", booted)
            assert olivia["gear"][0]["booted"] == (pick == act)


@card("doomtown", "roan", "mechanical-horse")
@rule("doomtown", "shootout.posse.booted-only-if-present", "job.posse.boot-to-join", "text.help.reminder-only")
def test_roan_and_mechanical_horse_help_in_jobs_but_bring_no_booted_dude() -> None:
    for horse, act in (("roan", "act:roan.0"), ("mechanical-horse", "act:mechanical-horse.0/1")):
        gang = [("clint-ramsey", "square"), rider(horse, booted=True)]
        stage = Stage({"gang": gang}, PANCHO)
        stage.pick(CALL, "accept")
        assert stage.asked == (0, "shootout")  # nobody could join
        me: Any = {"gang": [("pancho-castillo", "square")], "hand": ["a-coach-comes-to-town"]}
        stage = Stage(me, {"gang": [rider(horse)]})
        stage.pick("play:a-coach-comes-to-town", "oppose", "join:olivia-jenks.1")
        assert stage.asked == (1, "react")
        stage.pick(act.replace(".0", ".1"))
        olivia = stage.dude("olivia-jenks.1")
        assert (olivia["place"], olivia["booted"]) == ("square", False)


@card("doomtown", "roan", "mechanical-horse")
def test_roan_and_mechanical_horse_are_not_asked_for_where_their_own_dude_does_not_boot() -> None:
    for horse in ("roan", "mechanical-horse"):
        stage = Stage({"gang": [("clint-ramsey", "square"), rider(horse, at="square")]}, PANCHO)
        stage.pick(CALL, "accept", "join:olivia-jenks.0")
        assert stage.asked == (0, "shootout")
        stage = Stage({"gang": [("clint-ramsey", "square"), "tommy-harden", rider(horse)]}, PANCHO)
        stage.pick(CALL, "accept", "join:tommy-harden.0", "done")
        assert stage.asked == (0, "shootout")
        assert stage.dude("tommy-harden.0")["booted"]


@card("doomtown", "pinto")
@rule("doomtown", "shootout.plays.outside-posse", "move.by-card.booted-allowed-no-boot")
def test_a_pinto_brings_its_dude_into_the_posse_from_anywhere_even_booted() -> None:
    for booted in (True, False):
        gang = [("clint-ramsey", "square"), rider("pinto", at="pats-perch.0", booted=booted)]
        stage = shootout({"gang": gang, "outskirts": ["pats-perch"]}, PANCHO, "clint-ramsey.0", "pancho-castillo.1")
        stage.pick("act:pinto.0")
        olivia = stage.dude("olivia-jenks.0")
        assert (olivia["place"], olivia["posse"], olivia["booted"]) == ("square", 1, booted)
        assert olivia["gear"][0]["booted"]
        stage.pick("pass")
        assert stage.refused("act:pinto.0") == USED


@card("doomtown", "pinto")
@rule("doomtown", "act.source.hand-or-in-play", "act.requirement.first-sentence")
def test_a_pinto_is_for_shootouts_that_its_dude_is_not_in_yet() -> None:
    stage = Stage({"gang": [rider("pinto", "clint-ramsey", at="square")]}, PANCHO)
    assert stage.refused("act:pinto.0") == ("not-now", "act.source.hand-or-in-play")
    stage.pick(CALL, "accept")
    assert stage.refused("act:pinto.0") == REQUIREMENT


@card("doomtown", "mechanical-horse")
@rule("doomtown", "act.limit.once-per-day", "act.cost.boot-or-ghost-rock", "move.by-card.booted-allowed-no-boot")
def test_a_mechanical_horse_moves_its_dude_for_two_ghost_rock_each_time() -> None:
    stage = Stage({"gang": [rider("mechanical-horse", booted=True)]})
    stage.pick("act:mechanical-horse.0")
    assert sorted(stage.options()) == ["choose:square", "choose:the-sloane-gang.1"]  # anywhere else
    stage.pick("choose:square", "pass", "act:mechanical-horse.0", "choose:the-sloane-gang.1")
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["place"], olivia["booted"], olivia["gear"][0]["booted"]) == ("the-sloane-gang.1", True, False)
    assert stage.player(0)["stash"] == 5 - 2 - 2
    stage.pick("pass")
    assert stage.refused("act:mechanical-horse.0") == REQUIREMENT  # one ghost rock is not enough


@card("doomtown", "tin-star")
@rule("doomtown", "callout.refuse.unbooted-only", "golden.cannot.beats-can")
def test_who_is_wanted_cannot_refuse_the_call_of_a_tin_star() -> None:
    for bounty, gear, may_refuse in ((1, ["tin-star"], False), (0, ["tin-star"], True), (1, [], True)):
        gang: list[Any] = [{"card": "clint-ramsey", "at": "square", "gear": gear}]
        gang.append({"card": "tommy-harden", "gear": [] if gear else ["tin-star"]})  # no use to another dude
        stage = Stage({"gang": gang}, {"gang": [{"card": "pancho-castillo", "at": "square", "bounty": bounty}]})
        stage.pick(CALL)
        assert stage.asked == ((1, "call-out") if may_refuse else (0, "posse"))


@card("doomtown", "tin-star")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_tin_star_counts_for_call_outs_by_card_as_well() -> None:
    here = "pony-express.0"
    for bounty, asked in ((1, (0, "shootout")), (0, (1, "call-out"))):
        me: Any = {"street": ["home", "pony-express"], "gang": [rider("tin-star", "sanford-taylor", at=here)]}
        stage = Stage(me, {"gang": [{"card": "pancho-castillo", "at": here, "bounty": bounty}]})
        stage.pick("act:sanford-taylor.0")
        assert stage.asked == asked


@card("doomtown", "auto-cattle-feeder")
@rule("doomtown", "shop.goods.deed-attachments", "gadget.invent.mad-scientist-needed")
def test_an_auto_cattle_feeder_is_invented_for_a_ranch_that_you_control() -> None:
    me: Any = {"gang": ["andreas-andregg"], "hand": ["auto-cattle-feeder"], "deck": ["auto-revolver"]}
    assert Stage({**me, "street": ["home", "bunkhouse"]}).offers("invent") == []
    ranch: Any = {**me, "street": ["home", "circle-m-ranch"]}
    assert Stage(ranch, {"gang": [("sloane", "circle-m-ranch.0")]}).offers("invent") == []
    stage = Stage({**ranch, "street": ["home", "circle-m-ranch", "cattle-market"], "stash": 0})
    stage.pick("invent:auto-cattle-feeder>andreas-andregg.0")  # a pull of 7 against 7
    assert stage.asked == (0, "host")
    stage.pick("choose:cattle-market.0")
    assert [gear["card"] for gear in stage.place("cattle-market.0")["gear"]] == ["auto-cattle-feeder"]
    assert stage.dude("andreas-andregg.0")["gear"] == []
    assert stage.dude("andreas-andregg.0")["booted"]


@card("doomtown", "auto-cattle-feeder")
@rule("doomtown", "act.deed.controller-only", "control.attachment.follows-host", "act.limit.once-per-day")
def test_an_auto_cattle_feeder_pays_whoever_controls_the_ranch_once_a_day() -> None:
    me: Any = {"street": ["home", "circle-m-ranch"], "cards": ["circle-m-ranch", "auto-cattle-feeder"]}
    gear = [["auto-cattle-feeder", "circle-m-ranch.0"]]
    stage = Stage(me, {"gang": [("sloane", "circle-m-ranch.0")]}, gear=gear)
    assert stage.refused("act:auto-cattle-feeder.0") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass", "act:auto-cattle-feeder.0")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 6]
    assert stage.place("circle-m-ranch.0")["gear"][0]["booted"]
    stage.pick("pass")
    assert stage.refused("act:auto-cattle-feeder.0") == USED
