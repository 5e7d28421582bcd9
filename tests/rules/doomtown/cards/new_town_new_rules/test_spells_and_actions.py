"""Spells and actions of New Town, New Rules."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import caster
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage, shootout

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Paralysis Mark


@card("doomtown", "paralysis-mark")
@rule("doomtown", "spell.cast.success", "spell.cast.failure-still-used", "skill.test.pull-plus-rating")
def test_paralysis_mark_boots_a_dude_here_if_it_reaches_the_value() -> None:
    for pulled, booted in (("shotgun", True), ("bluetick", False)):  # 3 + 2, or 2 + 2 against 5
        me = {"gang": [caster("paralysis-mark"), "clint-ramsey"], "deck": [pulled, "bobo"]}
        stage = Stage(me, {"gang": [("pancho-castillo", "square"), "sloane"]})
        stage.pick("act:paralysis-mark.0")
        assert stage.options() == ["choose:steele-archer.0", "choose:pancho-castillo.1"]
        stage.pick("choose:pancho-castillo.1")
        assert stage.dude("pancho-castillo.1")["booted"] == booted
        assert stage.dude("steele-archer.0")["gear"][0]["booted"]
        assert not stage.dude("steele-archer.0")["booted"]


# ---- Forget


def forgetful(pulled: str, target: str = "clyde-owens", at: str = "square") -> Stage:
    me = {"gang": [caster("forget", at="law-dogs.0"), "clint-ramsey"], "deck": [pulled, *["bobo"] * 14]}
    them = {"gang": [(target, at), ("pancho-castillo", "square")], "deck": ["bobo"] * 14}
    return Stage(me, {**them, "hand": ["sloane"]})


@card("doomtown", "forget", "allie-hensman")
@rule("doomtown", "golden.cannot.beats-can", "duration.noon.end-of-day")
def test_a_forgotten_ability_cannot_be_used_until_sundown_is_over() -> None:
    stage = forgetful("shotgun", "allie-hensman")  # 3 + 2 against 5
    stage.pick("act:forget.0")  # her ability is the only one that is printed on a dude here or next door
    assert stage.refused("act:allie-hensman.1") == ("no-abilities", "golden.cannot.beats-can")
    day = stage.view["day"]
    while stage.view["day"] == day or stage.asked != (1, "noon"):
        options = stage.options()
        stage.pick(next((answer for answer in ("pass", "done") if answer in options), options[0]))
    assert stage.refused("act:allie-hensman.1") is None


@card("doomtown", "forget")
@rule("doomtown", "spell.cast.failure-still-used", "text.kinds.four")
def test_forget_fails_below_five_and_finds_abilities_only_no_traits() -> None:
    stage = forgetful("bluetick", "allie-hensman")  # 2 + 2
    stage.pick("act:forget.0")
    assert stage.refused("act:allie-hensman.1") is None
    assert forgetful("shotgun", "marion-seville").refused("act:forget.0") == REFUSED  # he has a trait only
    assert forgetful("shotgun", "allie-hensman", "the-sloane-gang.1").refused("act:forget.0") == REFUSED  # too far


@card("doomtown", "forget", "eve-henry", "remy-lapointe")
@rule("doomtown", "act.requirement.first-sentence")
def test_forget_names_one_ability_of_several_dudes() -> None:
    me = {"gang": [caster("forget"), ("allie-hensman", "square")], "deck": ["shotgun", "bobo"]}
    stage = Stage(me, {"gang": [("remy-lapointe", "square"), ("eve-henry", "square")]})
    stage.pick("act:forget.0")
    assert stage.options() == ["choose:allie-hensman.0/0", "choose:remy-lapointe.1/0"]


# ---- Make 'em Sweat


@card("doomtown", "make-em-sweat")
@rule("doomtown", "act.cost.do-x-to-y", "limit.stat.negative-counts-as-zero")
def test_make_em_sweat_takes_the_bullets_of_a_dude_who_boots_off_another() -> None:
    mine = ["clint-ramsey", "tommy-harden"]  # 2 and 1 bullets
    for mine_chosen, left, booted in (("clint-ramsey.0", 1, False), ("tommy-harden.0", 2, False)):
        stage = duel(mine, ["pancho-castillo"], {"hand": ["make-em-sweat"]})
        stage.pick("play:make-em-sweat", f"choose:{mine_chosen}", "choose:pancho-castillo.1")
        pancho = stage.dude("pancho-castillo.1")
        assert stage.dude(mine_chosen)["booted"]
        assert (pancho["bullets"], pancho["booted"]) == (left, booted)
    stage = duel(mine, ["allie-hensman"], {"hand": ["make-em-sweat"]})
    stage.pick("play:make-em-sweat", "choose:clint-ramsey.0", "choose:allie-hensman.1")
    assert (stage.dude("allie-hensman.1")["bullets"], stage.dude("allie-hensman.1")["booted"]) == (0, True)


@card("doomtown", "make-em-sweat")
@rule("doomtown", "shootout.plays.targets-in-posse", "boot.cost.needs-unbooted")
def test_make_em_sweat_needs_an_unbooted_dude_and_reaches_nobody_outside() -> None:
    gang = [{"card": "clint-ramsey", "at": "square"}, {"card": "tommy-harden", "at": "square", "booted": True}]
    them = {"gang": [("pancho-castillo", "square"), ("sloane", "the-sloane-gang.1")]}
    stage = Stage({"gang": gang, "hand": ["make-em-sweat"]}, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:tommy-harden.0", "done")
    stage.pick("play:make-em-sweat")
    assert stage.options() == ["choose:tommy-harden.0", "choose:pancho-castillo.1"]  # Clint boots; his own friend, too
    booted = [{"card": "clint-ramsey", "at": "square", "booted": True}]
    stage = Stage({"gang": booted, "hand": ["make-em-sweat"]}, {"gang": [("pancho-castillo", "square")]}, turn=1)
    stage.pick("call-out:pancho-castillo.1>clint-ramsey.0")
    stage.until("shootout", "done")
    assert stage.asked == (0, "shootout")
    assert stage.refused("play:make-em-sweat") == REFUSED


# ---- Back Ways


@card("doomtown", "back-ways")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "move.by-card.new-location")
def test_back_ways_takes_a_wanted_dude_anywhere_else() -> None:
    gang: list[Any] = [{"card": "silas-aims", "at": "square", "booted": True}, "clint-ramsey"]
    me = {"gang": gang, "hand": ["back-ways"], "outskirts": ["blake-ranch"]}
    stage = Stage(me, {}, cards={"silas-aims.0": {"bounty": 1}})
    stage.pick("play:back-ways")
    assert set(stage.options()) == {"choose:law-dogs.0", "choose:blake-ranch.0", "choose:the-sloane-gang.1"}
    stage.pick("choose:blake-ranch.0")
    silas = stage.dude("silas-aims.0")
    assert (silas["place"], silas["booted"]) == ("blake-ranch.0", True)
    stage = Stage({"gang": [("silas-aims", "square")], "hand": ["back-ways"]})
    assert stage.refused("play:back-ways") == REFUSED  # nobody is wanted


# ---- Hired Help


@card("doomtown", "hired-help", "gunslinger")
@rule("doomtown", "token.supply.outside-deck", "token.removal.out-of-game", "shootout.plays.kinds")
def test_hired_help_is_a_gunslinger_in_the_posse_until_the_shootout_is_over() -> None:
    me = {"gang": [("clint-ramsey", "square")], "hand": ["hired-help"], "stash": 3}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "clint-ramsey.0", "pancho-castillo.1")
    stage.pick("play:hired-help")
    helper = stage.dude("gunslinger.0")
    assert (helper["posse"], helper["place"], helper["bullets"], helper["stud"]) == (1, "square", 2, True)
    assert stage.player(0)["stash"] == 0
    stage.until("noon", "pass done flee:pancho-castillo.1")
    assert stage.dude("gunslinger.0") == {}
    assert "gunslinger" not in stage.player(0)["discards"]


@card("doomtown", "hired-help")
@rule("doomtown", "act.sequence.declare-pay-resolve")
def test_hired_help_is_for_shootouts_and_costs_three() -> None:
    me = {"gang": [("clint-ramsey", "square")], "hand": ["hired-help"], "stash": 2}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "clint-ramsey.0", "pancho-castillo.1")
    refused = stage.refused("play:hired-help")
    assert refused is not None
    assert refused[0] == "too-dear"
    stage = Stage({"gang": ["clint-ramsey"], "hand": ["hired-help"]})
    refused = stage.refused("play:hired-help")
    assert refused is not None
    assert refused[0] == "not-now"


# ---- Too Much Attention


@card("doomtown", "too-much-attention")
@rule("doomtown", "card.action.choose-one-ability", "act.requirement.first-sentence")
def test_too_much_attention_boots_a_wanted_dude_or_a_card_with_control_points() -> None:
    me = {"gang": ["clint-ramsey"], "hand": ["too-much-attention"], "street": ["home", "the-town-hall"]}
    them = {"gang": ["silas-aims", "sloane"]}
    counters = {"silas-aims.1": {"bounty": 2}, "sloane.1": {"points": 1}}
    stage = Stage(me, them, cards=counters)
    stage.pick("play:too-much-attention")
    assert stage.dude("silas-aims.1")["booted"]
    stage = Stage(me, them, cards=counters)
    stage.pick("play:too-much-attention/1")
    assert stage.options() == ["choose:the-town-hall.0", "choose:sloane.1"]
    stage.pick("choose:the-town-hall.0")
    assert stage.place("the-town-hall.0")["booted"]


@card("doomtown", "too-much-attention")
@rule("doomtown", "act.requirement.first-sentence")
def test_too_much_attention_needs_somebody_to_boot() -> None:
    stage = Stage({"hand": ["too-much-attention"]}, {"gang": ["sloane"]})
    assert stage.refused("play:too-much-attention") == REFUSED
    assert stage.refused("play:too-much-attention/1") == REFUSED
