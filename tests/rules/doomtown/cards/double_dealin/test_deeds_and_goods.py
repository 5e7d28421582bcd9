"""Deeds and goods of Double Dealin'."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Hustings


@card("doomtown", "hustings")
@rule("doomtown", "text.trait.always-on", "control.deed.most-influence")
def test_hustings_take_influence_off_the_others_as_long_as_they_idle_at_home() -> None:
    me = {"gang": ["clyde-owens"], "street": ["home", "hustings"]}
    them: Any = {"gang": ["pancho-castillo", {"card": "sloane", "booted": True}, ("olivia-jenks", "square")]}
    stage = Stage(me, them)
    assert stage.dude("clyde-owens.0")["influence"] == 2  # the controller's own
    assert stage.dude("pancho-castillo.1")["influence"] == 2 - 1
    assert stage.dude("sloane.1")["influence"] == 3  # booted
    assert stage.dude("olivia-jenks.1")["influence"] == 2  # not at home
    stage = Stage(me, {"gang": ["pancho-castillo", ("olivia-jenks", "hustings.0")]})  # another controller
    assert stage.dude("clyde-owens.0")["influence"] == 2 - 1
    assert stage.dude("pancho-castillo.1")["influence"] == 2


@card("doomtown", "hustings")
@rule("doomtown", "limit.stat.negative-counts-as-zero")
def test_hustings_do_not_take_influence_below_zero() -> None:
    stage = Stage({"street": ["home", "hustings"]}, {"gang": ["allie-hensman"]})
    assert stage.dude("allie-hensman.1")["influence"] == 0
    assert stage.player(1)["influence"] == 0


# ---- Surveyor's Office


def survey(at: str = "surveyors-office.0", **more: Any) -> Stage:
    me = {"gang": [("clint-ramsey", at)], "street": ["home", "pony-express", "surveyors-office"], **more}
    return Stage(
        {**me, "outskirts": ["blake-ranch"]}, {"outskirts": ["jacksons-strike"], "street": ["home", "bunkhouse"]}
    )


@card("doomtown", "surveyors-office")
@rule("doomtown", "location.adjacent.neighbours", "golden.card.beats-rulebook")
def test_the_surveyors_office_is_next_to_every_deed_out_of_town() -> None:
    stage = survey()
    stage.pick("act:surveyors-office.0/1")
    places = {"pony-express.0", "square", "blake-ranch.0", "jacksons-strike.1"}
    assert set(stage.options()) == {f"choose:{place}" for place in places}
    stage.pick("choose:jacksons-strike.1")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"]) == ("jacksons-strike.1", False)
    assert stage.place("surveyors-office.0")["booted"]
    assert survey("pony-express.0").refused("act:surveyors-office.0/1") == REFUSED  # nobody of yours is there


@card("doomtown", "surveyors-office", "blood-curse")
@rule("doomtown", "location.adjacent.neighbours", "shootout.posse.same-or-adjacent-location")
def test_what_is_next_to_the_surveyors_office_is_adjacent_for_everything() -> None:
    gang: list[Any] = [{"card": "steele-archer", "at": "blake-ranch.0", "gear": ["blood-curse"]}]
    me = {"gang": gang, "street": ["home", "surveyors-office"], "outskirts": ["blake-ranch"]}
    stage = Stage(
        {**me, "deck": ["bobo"] * 3}, {"gang": [("pancho-castillo", "surveyors-office.0"), ("sloane", "square")]}
    )
    stage.pick("act:blood-curse.0")
    assert stage.options() == ["choose:steele-archer.0", "choose:pancho-castillo.1"]
    friend = {"gang": [("clint-ramsey", "surveyors-office.0"), ("tommy-harden", "blake-ranch.0")]}
    stage = Stage({**me, **friend}, {"gang": [("pancho-castillo", "surveyors-office.0")]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    assert stage.refused("join:tommy-harden.0") is None  # from out of town


# ---- Baird's Build and Loan


@card("doomtown", "bairds-build-and-loan", "general-store")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "limit.stat.negative-counts-as-zero")
def test_bairds_build_and_loan_lends_two_ghost_rock_for_a_deed() -> None:
    me = {"street": ["home", "bairds-build-and-loan"], "hand": ["general-store", "mustang"], "stash": 4}
    stage = Stage(me)
    stage.pick("act:bairds-build-and-loan.0")
    stage.until("noon", "choose:general-store choose:left")
    cost = stage.game.book.cards.cost[stage.game.book.cards.index["general-store"]]
    assert stage.player(0)["stash"] == 4 - max(0, cost - 2)
    assert "general-store.0" in stage.player(0)["street"]
    assert stage.place("bairds-build-and-loan.0")["booted"]
    assert Stage({**me, "hand": ["mustang"]}).refused("act:bairds-build-and-loan.0") == REFUSED
    dear = {**me, "hand": ["morgan-research-institute"]}  # 5 ghost rock
    assert Stage({**dear, "stash": 2}).refused("act:bairds-build-and-loan.0") == REFUSED
    assert Stage({**dear, "stash": 3}).refused("act:bairds-build-and-loan.0") is None


# ---- Ballot Counter


@card("doomtown", "ballot-counter")
@rule("doomtown", "act.limit.once-per-day", "counter.coloured.meaning")
def test_a_ballot_counter_counts_influence_for_a_ghost_rock_each() -> None:
    me = {"gang": [{"card": "clint-ramsey", "gear": ["ballot-counter"]}], "stash": 2, "deck": ["bobo"] * 12}
    stage = Stage(me, {"deck": ["bobo"] * 12})
    stage.pick("act:ballot-counter.0/1", "pass", "act:ballot-counter.0/1")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["influence"], clint["gear"][0]["influence"], stage.player(0)["stash"]) == (1 + 2, 2, 0)
    stage.pick("pass")
    assert stage.refused("act:ballot-counter.0/1") == REFUSED  # nothing to pay with
    stage.until("wages", "pass done")
    assert stage.dude("clint-ramsey.0")["influence"] == 3  # over night, and until the phase is over
    stage.until("noon", "pass done")
    assert (stage.dude("clint-ramsey.0")["influence"], stage.view["day"]) == (1, 2)


# ---- Holy Wheel Gun


@card("doomtown", "holy-wheel-gun")
@rule("doomtown", "shootout.lumps.announce-then-resolve", "card.goods.stat-bonuses")
def test_a_holy_wheel_gun_pins_an_abomination_down() -> None:
    gun = {"card": "clint-ramsey", "gear": ["holy-wheel-gun"]}
    my_hand, their_hand = PAIR, HIGH_CARD
    deck = [*my_hand, *["bobo"] * 8]
    stage = duel([gun], ["eve-henry", "pancho-castillo"], {"deck": deck}, {"deck": [*their_hand, *["bobo"] * 8]})
    assert stage.dude("clint-ramsey.0")["bullets"] == 2 + 2
    stage.pick("act:holy-wheel-gun.0", "choose:eve-henry.1")
    assert stage.dude("eve-henry.1")["bullets"] == 3 - 1
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    keeps = " ".join([f"drop:{name}" for name in ("bobo",)])
    stage.until("casualties", f"pass done shooter:clint-ramsey.0 shooter:pancho-castillo.1 {keeps}")
    assert {pick.partition(":")[2] for pick in stage.options()} == {"eve-henry.1"}


@card("doomtown", "holy-wheel-gun")
@rule("doomtown", "shootout.plays.targets-in-posse")
def test_a_holy_wheel_gun_takes_a_bullet_off_anybody_against_you() -> None:
    gun = {"card": "clint-ramsey", "gear": ["holy-wheel-gun"]}
    stage = duel([gun], ["pancho-castillo"])
    stage.pick("act:holy-wheel-gun.0")
    assert stage.dude("pancho-castillo.1")["bullets"] == 2
    assert [effect["what"] for effect in stage.view["effects"]] == ["bullets"]


# ---- Stone Idol


@card("doomtown", "stone-idol")
@rule("doomtown", "limit.value.one-to-thirteen", "duration.noon.end-of-day")
def test_a_stone_idol_lowers_a_value_at_noon_for_the_day() -> None:
    me = {"gang": [{"card": "clint-ramsey", "gear": ["stone-idol"]}]}
    stage = Stage(me, {"gang": ["olivia-jenks", "pancho-castillo"]})
    stage.pick("act:stone-idol.0")
    assert len(stage.options()) == 3  # anybody
    stage.pick("choose:olivia-jenks.1")
    assert stage.dude("olivia-jenks.1")["value"] == 1  # 2 less 3
    assert stage.view["effects"][0]["until"] == "day"


@card("doomtown", "stone-idol", "jon-longstride")
@rule("doomtown", "act.limit.once-per-day", "duration.shootout.end-of-shootout")
def test_a_stone_idol_works_in_a_shootout_but_not_after_it_was_used_at_noon() -> None:
    idol = {"card": "clint-ramsey", "gear": ["stone-idol"]}
    stage = duel([idol], ["sloane"])
    stage.pick("act:stone-idol.0/1", "choose:sloane.1")
    assert stage.dude("sloane.1")["value"] == 13 - 3
    assert stage.view["effects"][0]["until"] == "shootout"
    holder = {"card": "clint-ramsey", "at": "square", "gear": ["stone-idol"]}
    stage = Stage({"gang": [holder]}, {"gang": [("sloane", "square")]})
    stage.pick("act:stone-idol.0", "choose:sloane.1")
    stage.state.booted[stage.state.gear[0]] = 0  # as if something had unbooted it
    stage.pick("pass", "call-out:clint-ramsey.0>sloane.1", "accept")
    stage.until("shootout", "done")
    assert stage.refused("act:stone-idol.0/1") == ("used-today", "act.limit.once-per-day")
