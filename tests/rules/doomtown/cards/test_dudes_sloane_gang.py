"""Dudes of the Sloane Gang."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage

SLOANE = {"outfit": "the-sloane-gang"}
LAW = {"outfit": "law-dogs"}
NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def my_turn(stage: Stage) -> None:
    while stage.asked != (0, "noon"):
        stage.pick("pass" if "pass" in stage.options() else stage.options()[0])


# ---- Allie Hensman


@rule("doomtown", "duration.counter.permanent", "goal.control.sources", "counter.coloured.meaning")
@card("doomtown", "allie-hensman")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2)])
def test_allie_hensman_boots_in_the_square_for_a_permanent_control_point(before: int, after: int) -> None:
    allie = {"card": "allie-hensman", "at": "square", "points": before}
    me = {**SLOANE, "gang": [allie], "deck": ["mustang"] * 12}
    stage = Stage(me, {**LAW, "gang": ["sloane"], "deck": ["bobo"] * 12})
    stage.pick("act:allie-hensman.0")
    assert (stage.dude("allie-hensman.0")["control"], stage.player(0)["control"]) == (after, after)
    assert stage.dude("allie-hensman.0")["booted"]
    stage.pick("pass", "pass")
    my_turn(stage)
    stage.pick("move:allie-hensman.0>law-dogs.1")
    assert (stage.view["day"], stage.dude("allie-hensman.0")["control"]) == (2, after)


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "allie-hensman")
def test_allie_hensman_must_be_in_the_square_and_unbooted() -> None:
    assert Stage({**SLOANE, "gang": ["allie-hensman"]}).refused("act:allie-hensman.0") == NO_REQUIREMENT
    booted = {"card": "allie-hensman", "at": "square", "booted": True}
    stage = Stage({**SLOANE, "gang": [booted]})
    assert stage.refused("act:allie-hensman.0") == ("booted", "boot.cost.needs-unbooted")


# ---- Fred and Silas Aims, Marion Seville


@rule("doomtown", "text.trait.always-on", "wanted.status.bounty-on-dude")
@card("doomtown", "fred-aims", "silas-aims", "marion-seville")
@pytest.mark.parametrize("bounty", [0, 1, 3])
def test_the_aims_brothers_and_marion_seville_live_by_their_bounty(bounty: int) -> None:
    gang = [{"card": name, "bounty": bounty} for name in ("fred-aims", "silas-aims", "marion-seville")]
    stage = Stage({**SLOANE, "gang": gang})
    found = [
        (stage.dude(f"{dude['card']}.0")["bullets"], stage.dude(f"{dude['card']}.0")["influence"]) for dude in gang
    ]
    assert found == [(2, bounty), (bounty, 0), (3 if bounty else 1, 2)]


@rule("doomtown", "limit.stat.printed-plus-modifiers", "card.goods.stat-bonuses")
@card("doomtown", "silas-aims", "fred-aims")
def test_other_cards_add_to_what_the_aims_brothers_have_by_their_bounty() -> None:
    silas = {"card": "silas-aims", "bounty": 2, "gear": ["peacemaker"]}
    me = {**SLOANE, "gang": [silas, {"card": "fred-aims", "bounty": 1}], "street": ["home", "yan-lis-tailoring"]}
    stage = Stage(me)
    stage.pick("act:yan-lis-tailoring.0", "choose:fred-aims.0")
    assert (stage.dude("silas-aims.0")["bullets"], stage.dude("fred-aims.0")["influence"]) == (3, 2)


# ---- Lawrence Blackwood


def squatter(at: str) -> Stage:
    me = {**SLOANE, "gang": [("lawrence-blackwood", at)], "street": ["home", "bunkhouse"], "deck": ["mustang"] * 14}
    them = {**LAW, "gang": ["sloane", "olivia-jenks"], "street": ["home", "pony-express"], "deck": ["bobo"] * 14}
    return Stage(me, them)


@rule("doomtown", "goal.control.sources", "control.owner.fixed")
@card("doomtown", "lawrence-blackwood")
def test_lawrence_blackwood_is_worth_a_control_point_at_another_players_deed_until_he_leaves() -> None:
    stage = squatter("pony-express.1")
    stage.pick("act:lawrence-blackwood.0")
    assert (stage.dude("lawrence-blackwood.0")["control"], stage.dude("lawrence-blackwood.0")["booted"]) == (1, True)
    assert stage.player(0)["control"] == 1 + 1 + 1  # the Bunkhouse, the Pony Express, and him
    stage.pick("pass", "pass")
    my_turn(stage)
    assert (stage.view["day"], stage.dude("lawrence-blackwood.0")["control"]) == (2, 1)
    stage.pick("act:lawrence-blackwood.0")
    assert stage.dude("lawrence-blackwood.0")["control"] == 1  # he is worth one, not one more
    stage.pick("pass", "pass")
    my_turn(stage)
    stage.pick("move:lawrence-blackwood.0>square")
    assert stage.dude("lawrence-blackwood.0")["control"] == 0


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "lawrence-blackwood")
@pytest.mark.parametrize("at", ["square", "bunkhouse.0", "law-dogs.1", "the-sloane-gang.0"])
def test_lawrence_blackwood_needs_a_deed_that_is_not_yours(at: str) -> None:
    assert squatter(at).refused("act:lawrence-blackwood.0") == NO_REQUIREMENT


# ---- Sanford Taylor


def visit(at: str, **sanford: Any) -> Stage:
    taylor = {"card": "sanford-taylor", "at": at, **sanford}
    them = {**LAW, "gang": [("clint-ramsey", at), "olivia-jenks"], "street": ["home", "pony-express"]}
    return Stage({**SLOANE, "gang": [taylor]}, them)


@rule("doomtown", "callout.accept.starts-shootout", "text.this.current-situation")
@card("doomtown", "sanford-taylor")
def test_sanford_taylor_boots_to_call_out_at_a_deed_and_nobody_refuses_him_when_he_is_wanted() -> None:
    stage = visit("pony-express.1")
    stage.pick("act:sanford-taylor.0")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.dude("clint-ramsey.1")["place"] == "law-dogs.1"
    assert stage.dude("sanford-taylor.0")["booted"]
    stage = visit("pony-express.1", bounty=1)
    stage.pick("act:sanford-taylor.0")
    assert stage.view["shootout"]["mark_dude"] == "clint-ramsey.1"


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "sanford-taylor")
def test_sanford_taylor_calls_nobody_out_elsewhere_or_booted() -> None:
    for at in ("square", "law-dogs.1"):
        assert visit(at, bounty=1).refused("act:sanford-taylor.0") == NO_REQUIREMENT
    stage = visit("pony-express.1", booted=True)
    assert stage.refused("act:sanford-taylor.0") == ("booted", "boot.cost.needs-unbooted")


# ---- Barton Everest


@rule("doomtown", "shootout.lumps.rank-raised", "cheat.hand.still-allowed")
@card("doomtown", "barton-everest")
@pytest.mark.parametrize(
    ("at", "mine", "theirs", "rank"),
    [
        ("square", CHEATIN, HIGH_CARD, 2 + 1),
        ("square", CHEATIN, CHEATIN, 2 + 1),
        ("square", PAIR, CHEATIN, 2),
        ("the-sloane-gang.0", CHEATIN, HIGH_CARD, 2),
    ],
)
def test_barton_everest_makes_cheatin_worth_a_rank(at: str, mine: list[str], theirs: list[str], rank: int) -> None:
    gang = ["clint-ramsey", ("barton-everest", at)]
    stage = showdown(gang, ["pancho-castillo"], mine, theirs, my=SLOANE, their=LAW)
    assert stage.player(0)["draw_hand"]["rank"] == rank
    assert stage.player(1)["draw_hand"]["rank"] == (2 if theirs is CHEATIN else 1)


# ---- Jonah Essex


@rule("doomtown", "text.trait.always-on", "limit.stat.printed-plus-modifiers")
@card("doomtown", "jonah-essex")
def test_jonah_essex_makes_other_wanted_dudes_of_his_posse_shoot_better() -> None:
    def wanted(name: str, **more: Any) -> dict[str, Any]:
        return {"card": name, "bounty": 1, **more}

    mine = [wanted("jonah-essex"), wanted("pancho-castillo"), "olivia-jenks"]
    mine.append(wanted("barton-everest", at="the-sloane-gang.0"))
    stage = duel(mine, [wanted("clint-ramsey")], SLOANE, LAW)
    found = {dude["card"]: dude["bullets"] for dude in stage.view["dudes"]}
    assert found == {
        "jonah-essex": 2,
        "pancho-castillo": 3 + 1,
        "olivia-jenks": 2,
        "barton-everest": 2,
        "clint-ramsey": 2,
    }
    peace = Stage({**SLOANE, "gang": ["jonah-essex", wanted("pancho-castillo")]})
    assert peace.dude("pancho-castillo.0")["bullets"] == 3
