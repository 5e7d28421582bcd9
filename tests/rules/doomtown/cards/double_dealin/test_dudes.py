"""Dudes of Double Dealin'."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.core import rng
from sixgun.core.frames import run
from sixgun.games.doomtown.rules.setup import set_up
from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, GAME, HIGH_CARD, PAIR, THREES, Stage

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Leonardo "Leon" Cavallo


@card("doomtown", "leonardo-leon-cavallo")
@rule("doomtown", "skill.test.pull-plus-rating", "boot.cost.needs-unbooted")
def test_leon_cavallo_boots_a_dude_here_or_next_door_with_a_huckster_check() -> None:
    for pulled, booted in (("whiskey-flask", True), ("shotgun", False)):  # 4 + 1, or 3 + 1 against 5
        me = {"gang": [("leonardo-leon-cavallo", "law-dogs.0")], "deck": [pulled, "bobo"]}
        stage = Stage(me, {"gang": [("pancho-castillo", "square"), "sloane"]})
        stage.pick("act:leonardo-leon-cavallo.0")
        assert stage.options() == ["choose:leonardo-leon-cavallo.0", "choose:pancho-castillo.1"]  # no Sloane
        stage.pick("choose:pancho-castillo.1")
        assert stage.dude("pancho-castillo.1")["booted"] == booted
        assert stage.dude("leonardo-leon-cavallo.0")["booted"]


# ---- Richard Slavin


def slavin(pulled: str, at: str = "blake-ranch.0", **piles: Any) -> Stage:
    me = {"gang": [("richard-slavin", at)], "outskirts": ["blake-ranch"], "deck": [pulled, "bobo"], **piles}
    return Stage(me)


@card("doomtown", "richard-slavin", "stone-idol")
@rule("doomtown", "zone.pile.public-fixed-order", "zone.boot-hill.aced-cards")
def test_richard_slavin_fetches_mystical_goods_if_he_pulls_red() -> None:
    piles: Any = {"discards": ["legendary-holster", "mustang", "soul-blast"], "boot_hill": ["stone-idol"]}
    stage = slavin("pinto", **piles)
    stage.pick("act:richard-slavin.0")
    assert sorted(stage.options()) == ["choose:legendary-holster", "choose:stone-idol"]
    stage.pick("choose:stone-idol")
    assert stage.hand(0) == ["stone-idol"]
    assert stage.player(0)["boot_hill"] == []
    assert stage.dude("richard-slavin.0")["booted"]
    for black in ("auction", "sloane"):  # clubs, spades
        stage = slavin(black, **piles)
        stage.pick("act:richard-slavin.0")
        assert (stage.asked, stage.hand(0)) == ((1, "noon"), [])


@card("doomtown", "richard-slavin")
@rule("doomtown", "act.requirement.first-sentence")
def test_richard_slavin_must_be_out_of_town_and_may_find_nothing() -> None:
    assert slavin("pinto", at="square").refused("act:richard-slavin.0") == REFUSED
    stage = slavin("pinto", discards=["mustang"])
    stage.pick("act:richard-slavin.0")
    assert stage.asked == (1, "noon")
    assert stage.hand(0) == []


# ---- Mortimer Parsons


@card("doomtown", "mortimer-parsons")
@rule("doomtown", "cheat.hand.definition", "duration.noon.end-of-day")
def test_mortimer_parsons_goes_home_in_shame_when_you_cheat() -> None:
    stage = showdown(["mortimer-parsons", "clint-ramsey"], ["pancho-castillo"], CHEATIN, FOURS)
    mortimer = stage.dude("mortimer-parsons.0")
    assert (mortimer["place"], mortimer["booted"], mortimer["posse"]) == ("law-dogs.0", True, 0)
    assert mortimer["influence"] == 0
    assert stage.view["shootout"] is not None  # Clint Ramsey is still there
    stage.until("noon", "pass done flee:clint-ramsey.0 discard:clint-ramsey.0 ace:clint-ramsey.0")
    assert stage.dude("mortimer-parsons.0")["influence"] == 0


@card("doomtown", "mortimer-parsons")
@rule("doomtown", "shootout.resolution.posse-emptied", "shootout.end.last-posse-wins")
def test_a_shootout_is_over_at_once_when_mortimer_parsons_was_alone() -> None:
    stage = showdown(["mortimer-parsons"], ["pancho-castillo"], CHEATIN, FOURS)
    assert stage.view["shootout"] is None
    assert stage.asked == (1, "noon")
    assert stage.dude("pancho-castillo.1")["place"] == "square"
    stage = showdown(["mortimer-parsons"], ["pancho-castillo"], PAIR, CHEATIN)  # the other one cheats
    assert stage.dude("mortimer-parsons.0")["posse"] == 1
    assert stage.dude("mortimer-parsons.0")["influence"] == 2


# ---- Gang Yi


def gang_yi(wanted: int, at: str = "law-dogs.0") -> Stage:
    gang = [("clint-ramsey", "square"), ("tommy-harden", "square"), ("gang-yi", at)]
    return duel(["clint-ramsey"], ["silas-aims"], {"gang": gang}, cards={"silas-aims.1": {"bounty": wanted}})


@card("doomtown", "gang-yi")
@rule("doomtown", "shootout.plays.outside-posse", "move.by-card.booted-allowed-no-boot")
def test_gang_yi_takes_the_place_of_a_dude_who_fights_a_wanted_one() -> None:
    stage = gang_yi(1)
    stage.pick("act:gang-yi.0", "choose:clint-ramsey.0")
    yi, clint = stage.dude("gang-yi.0"), stage.dude("clint-ramsey.0")
    assert (yi["place"], yi["posse"], yi["booted"]) == ("square", 1, False)
    assert (clint["place"], clint["posse"], clint["booted"]) == ("law-dogs.0", 0, False)
    assert stage.view["shootout"] is not None


@card("doomtown", "gang-yi")
@rule("doomtown", "act.requirement.first-sentence")
def test_gang_yi_needs_a_wanted_dude_against_your_posse() -> None:
    assert gang_yi(0).refused("act:gang-yi.0") == REFUSED
    inside = gang_yi(1, at="square")  # he is in the posse himself
    assert inside.refused("act:gang-yi.0") == REFUSED


# ---- Tallulah "Lula" Morgan


@card("doomtown", "tallulah-lula-morgan", "general-store")
@rule("doomtown", "control.deed.most-influence", "act.cost.boot-or-ghost-rock")
def test_lula_morgan_takes_the_production_of_a_deed_that_another_player_owns() -> None:
    gang = ["tallulah-lula-morgan", ("clyde-owens", "general-store.1")]
    them = {"street": ["home", "general-store"]}
    stage = Stage({"gang": gang, "stash": 1, "street": ["home", "pony-express"]}, them)
    production = stage.place("general-store.1")["production"]
    stage.pick("act:tallulah-lula-morgan.0")
    assert stage.player(0)["stash"] == production
    assert stage.dude("tallulah-lula-morgan.0")["booted"]
    for mine, stash in ((["tallulah-lula-morgan"], 5), (gang, 0)):  # none controlled; nothing to pay with
        stage = Stage({"gang": mine, "stash": stash, "street": ["home", "pony-express"]}, them)
        assert stage.refused("act:tallulah-lula-morgan.0") == REFUSED


# ---- Dr. Emanuel Ashbel


def ashbel(pulled: str, bounty: int = 0) -> Stage:
    """Clint Ramsey (value 11) is aced as a casualty for two."""
    gang = [("clint-ramsey", "square"), "dr-emanuel-ashbel"]
    my = {"gang": gang, "deck": [*HIGH_CARD, "bobo", "bobo", pulled, "bobo"]}
    cards = {"clint-ramsey.0": {"bounty": bounty}}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, THREES, my=my, cards=cards)
    stage.until("casualties")
    stage.pick("ace:clint-ramsey.0")
    return stage


@card("doomtown", "dr-emanuel-ashbel")
@rule("doomtown", "react.timing.pauses-play", "zone.discard.face-up")
def test_dr_ashbel_saves_an_aced_dude_for_the_discard_pile_with_a_pull_above_the_value() -> None:
    for pulled, saved in (("blood-curse", True), ("buffalo-rifle", False)):  # 12, or 11 against 11
        stage = ashbel(pulled)
        assert stage.asked == (0, "react")
        stage.pick("act:dr-emanuel-ashbel.0")
        assert stage.dude("clint-ramsey.0") == {}
        assert ("clint-ramsey" in stage.player(0)["discards"]) == saved
        assert ("clint-ramsey" in stage.player(0)["boot_hill"]) == (not saved)
        assert not stage.dude("dr-emanuel-ashbel.0")["booted"]
        assert stage.asked == (1, "run-or-gun")  # the casualties are covered either way


@card("doomtown", "dr-emanuel-ashbel")
@rule("doomtown", "wanted.reward.shootout-casualty", "text.ability.optional", "act.limit.once-per-day")
def test_the_reward_for_a_dude_whom_dr_ashbel_saves_is_paid_all_the_same() -> None:
    stage = ashbel("blood-curse", bounty=2)
    stage.pick("act:dr-emanuel-ashbel.0")
    assert stage.player(1)["stash"] == 5 + 2
    stage = ashbel("blood-curse")
    stage.pick("pass")
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]


@card("doomtown", "dr-emanuel-ashbel", "shotgun")
@rule("doomtown", "react.timing.pauses-play")
def test_dr_ashbel_reacts_to_an_ability_that_aces_as_well() -> None:
    gun = {"card": "pancho-castillo", "gear": ["shotgun"]}  # 3 + 1 bullets
    my = {"gang": [("steele-archer", "square"), "dr-emanuel-ashbel"], "deck": ["whiskey-flask", "roan", "bobo"]}
    stage = duel(["steele-archer"], [gun], my, winner=1)  # value 4
    stage.pick("act:shotgun.1")
    assert stage.asked == (0, "react")
    stage.pick("act:dr-emanuel-ashbel.0")  # 4 against 4
    assert stage.player(0)["boot_hill"] == ["steele-archer"]


# ---- Angélica Espinosa


def angelica(at: str, **more: Any) -> Stage:
    gang = [("clint-ramsey", "square"), {"card": "angelica-espinosa", "at": at, **more}]
    return duel(["clint-ramsey"], ["pancho-castillo"], {"gang": gang, "outskirts": ["blake-ranch"]})


@card("doomtown", "angelica-espinosa")
@rule("doomtown", "shootout.plays.outside-posse", "golden.card.beats-rulebook")
@pytest.mark.parametrize("booted", [False, True])
def test_angelica_espinosa_shoots_from_next_door_without_moving_or_booting(booted: bool) -> None:
    stage = angelica("law-dogs.0", booted=booted)
    stage.pick("act:angelica-espinosa.0")
    dude = stage.dude("angelica-espinosa.0")
    assert (dude["posse"], dude["place"], dude["booted"]) == (1, "law-dogs.0", booted)
    stage.pick("pass")
    assert stage.refused("act:angelica-espinosa.0") is not None
    stage.until("noon", "pass done flee:pancho-castillo.1 drop:bobo")
    if stage.dude("angelica-espinosa.0"):
        assert stage.dude("angelica-espinosa.0")["place"] == "law-dogs.0"


@card("doomtown", "angelica-espinosa")
@rule("doomtown", "location.out-of-town.isolated", "act.requirement.first-sentence")
def test_angelica_espinosa_must_be_next_door() -> None:
    for at in ("blake-ranch.0", "square"):  # too far; already in the posse
        assert angelica(at).refused("act:angelica-espinosa.0") == REFUSED


# ---- José Morales


@card("doomtown", "jose-morales", "soul-blast")
@rule("doomtown", "skill.test.pull-plus-rating", "text.trait.always-on")
def test_jose_morales_adds_his_bullets_to_his_skill_in_a_shootout() -> None:
    jose = {"card": "jose-morales", "gear": ["corporeal-twist"]}
    stage = duel([jose], ["pancho-castillo"], {"deck": ["lady-luck", *["bobo"] * 9]})  # 1 + 0 + 3 against 4
    stage.pick("act:corporeal-twist.0")
    assert next(event for event in stage.events if event["event"] == "skill")["check"] == 4
    assert stage.dude("pancho-castillo.1")["bullets"] == 2
    at_noon = {"card": "jose-morales", "at": "square", "gear": ["paralysis-mark"]}
    stage = Stage({"gang": [at_noon], "deck": ["whiskey-flask", "bobo"]}, {"gang": [("pancho-castillo", "square")]})
    stage.pick("act:paralysis-mark.0", "choose:pancho-castillo.1")  # 4 + 0 against 5
    assert not stage.dude("pancho-castillo.1")["booted"]


# ---- Genesee "Gina" Tailfeathers


@card("doomtown", "genesee-gina-tailfeathers")
@rule("doomtown", "setup.grifter.optional-after-hand", "act.cost.do-x-to-y")
def test_gina_tailfeathers_discards_a_card_for_two_as_the_game_starts() -> None:
    index = GAME.book.cards.index
    deck = [index["genesee-gina-tailfeathers"], *[index[name] for name in ("mustang", "roan", "pinto", "shotgun") * 4]]
    outfits = [index["law-dogs"], index["the-sloane-gang"]]
    state = set_up(2, (0,) * len(GAME.options), rng.key_of(1), GAME.book, outfits, [deck, deck], [[], []])
    run(state, GAME._tables, GAME.key)
    GAME.apply(state, 0, "gang:genesee-gina-tailfeathers")
    for seat in (0, 1):
        GAME.apply(state, seat, "done")
    assert GAME.asks(state)[0].question == "react"
    before = GAME.view(state, 0)["players"][0]
    GAME.apply(state, 0, "act:genesee-gina-tailfeathers.0")
    given = before["hand"][0]
    GAME.apply(state, 0, f"choose:{given}")
    view = GAME.view(state, 0)
    after = view["players"][0]
    assert (len(before["hand"]), len(after["hand"])) == (5, 6)
    assert given in after["discards"]
    assert view["dudes"][0]["booted"]


@card("doomtown", "genesee-gina-tailfeathers")
@rule("doomtown", "setup.grifter.optional-after-hand")
def test_gina_tailfeathers_is_of_no_use_later() -> None:
    stage = Stage({"gang": ["genesee-gina-tailfeathers"], "hand": ["bobo"]})
    assert stage.refused("act:genesee-gina-tailfeathers.0") == ("not-now", "act.source.hand-or-in-play")


# ---- Mario Crane


def mario(mine: list[str], theirs: list[str]) -> Stage:
    stage = showdown(["mario-crane", "clint-ramsey"], ["pancho-castillo", "sloane"], mine, theirs)
    stage.until("casualties")
    return stage


@card("doomtown", "mario-crane")
@rule("doomtown", "shootout.lumps.casualties-by-difference", "golden.cannot.beats-can")
def test_mario_crane_is_no_casualty_of_a_legal_hand_unless_it_loses_by_three_ranks() -> None:
    stage = mario(PAIR, THREES)  # rank 2 against 4
    assert {pick.partition(":")[2] for pick in stage.options()} == {"clint-ramsey.0"}
    stage = mario(HIGH_CARD, THREES)  # rank 1 against 4
    assert "home:mario-crane.0" in stage.options()
    stage = mario(CHEATIN, THREES)  # a cheatin' hand protects nobody
    assert "home:mario-crane.0" in stage.options()


@card("doomtown", "mario-crane")
@rule("doomtown", "shootout.lumps.exact-casualties")
def test_what_mario_crane_alone_would_have_to_cover_is_not_covered() -> None:
    stage = showdown(["mario-crane"], ["pancho-castillo"], PAIR, THREES)
    stage.until("run-or-gun")
    assert stage.dude("mario-crane.0")["posse"] == 1
