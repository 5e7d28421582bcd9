"""The drifters and the deeds of Faith and Fear."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
DECK = ["bobo"] * 12


def next_day(stage: Stage) -> None:
    day = stage.view["day"]
    while stage.view["day"] == day and stage.asked is not None:
        options = stage.options()
        stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))


@card("doomtown", "sister-lois-otwell")
@rule("doomtown", "act.cost.do-x-to-y", "shootout.plays.targets-in-posse")
def test_sister_lois_boots_a_miracle_for_somebody_in_the_posse() -> None:
    lois = {"card": "sister-lois-otwell", "gear": ["holy-roller", "mustang"]}
    stage = duel([lois, "clint-ramsey"], ["pancho-castillo"])
    stage.pick("act:sister-lois-otwell.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:sister-lois-otwell.0"]
    stage.pick("choose:clint-ramsey.0")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["bullets"], clint["value"]) == (3, 13)  # 11 and 3, but at most 13
    assert stage.dude("sister-lois-otwell.0")["gear"][0]["booted"]
    stage = duel([{"card": "sister-lois-otwell", "gear": ["mustang"]}], ["pancho-castillo"])
    assert stage.refused("act:sister-lois-otwell.0") == REQUIREMENT


@card("doomtown", "felix-amador")
@rule("doomtown", "act.cost.do-x-to-y", "zone.deck.own")
def test_felix_sees_the_top_of_the_deck_and_nobody_else_does() -> None:
    felix = {"card": "felix-amador", "gear": ["holy-roller"]}
    stage = Stage({"gang": [felix], "deck": ["sloane", "mustang", "bobo"]}, {"gang": ["bobo"]})
    told = stage.game.apply(stage.state, 0, "act:felix-amador.0")
    looks = [event for event in told if "sloane" in str(event.secret)]
    assert len(looks) == 1
    assert looks[0].seen_by == 1
    assert "sloane" not in str([event.args for event in told])
    assert stage.dude("felix-amador.0")["gear"][0]["booted"]
    assert Stage({"gang": [{"card": "felix-amador"}]}).refused("act:felix-amador.0") == REQUIREMENT


# ---- Nicodemus Whateley


def nicodemus(*others: Any, at: str = "square", **more: Any) -> Stage:
    gang: list[Any] = [{"card": "nicodemus-whateley", "at": at, **more}, *others]
    street = ["home", "bunkhouse"]
    return Stage(
        {"gang": gang, "street": street, "outskirts": ["pats-perch"], "deck": DECK}, {"gang": ["sloane"], "deck": DECK}
    )


@card("doomtown", "nicodemus-whateley")
@rule("doomtown", "boot.cost.needs-unbooted", "counter.coloured.meaning")
def test_dudes_at_deeds_in_town_boot_for_nicodemus() -> None:
    stage = nicodemus(("olivia-jenks", "bunkhouse.0"), ("steven-wiles", "pats-perch.0"), "clint-ramsey")
    given = [pick for pick in stage.offers("act") if "law-dogs" not in pick]
    assert len(given) == 1
    assert given[0].startswith("act:olivia-jenks.0")
    stage.pick(given[0])
    assert (stage.dude("nicodemus-whateley.0")["control"], stage.dude("olivia-jenks.0")["booted"]) == (1, True)
    assert stage.player(0)["control"] >= 1


@card("doomtown", "nicodemus-whateley")
@rule("doomtown", "act.requirement.first-sentence")
def test_only_dudes_with_influence_help_nicodemus() -> None:
    gang: Any = [("nicodemus-whateley", "square"), ("allie-hensman", "pony-express.0")]
    stage = Stage({"gang": gang, "street": ["home", "pony-express"]})
    assert [pick for pick in stage.offers("act") if "allie" in pick and "/" in pick] == []


@card("doomtown", "nicodemus-whateley")
@rule("doomtown", "duration.counter.permanent", "golden.card.beats-rulebook")
def test_nicodemus_loses_his_points_at_home_and_at_night() -> None:
    stage = nicodemus(("olivia-jenks", "bunkhouse.0"), at="law-dogs.0")
    (given,) = [pick for pick in stage.offers("act") if "olivia" in pick]
    stage.pick(given)
    assert stage.dude("nicodemus-whateley.0")["control"] == 0
    stage = nicodemus(("olivia-jenks", "bunkhouse.0"))
    (given,) = [pick for pick in stage.offers("act") if "olivia" in pick]
    stage.pick(given, "pass", "move:nicodemus-whateley.0>law-dogs.0")
    assert stage.dude("nicodemus-whateley.0")["control"] == 0
    stage = nicodemus(("olivia-jenks", "bunkhouse.0"))
    (given,) = [pick for pick in stage.offers("act") if "olivia" in pick]
    stage.pick(given)
    next_day(stage)
    assert stage.dude("nicodemus-whateley.0")["control"] == 0


# ---- deeds


@card("doomtown", "pettigrews-pawnshop")
@rule("doomtown", "control.deed.most-influence", "text.trait.always-on")
def test_the_pawnshop_pays_its_controller_for_goods_that_anybody_plays() -> None:
    street = ["home", "pettigrews-pawnshop"]
    me: Any = {
        "gang": ["elander-boldman"],
        "street": street,
        "stash": 3,
        "hand": ["mustang", "force-field"],
        "deck": DECK,
    }
    them: Any = {"gang": ["clint-ramsey"], "stash": 3, "hand": ["whiskey-flask", "olivia-jenks"]}
    stage = Stage(me, them)
    stage.pick("shop:mustang>elander-boldman.0")  # 3, and 1 back
    assert stage.player(0)["stash"] == 1
    stage.pick("shop:whiskey-flask>clint-ramsey.1")
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (2, 2)
    stage.pick("invent:force-field>elander-boldman.0")
    assert stage.player(0)["stash"] == 1
    assert len(stage.dude("elander-boldman.0")["gear"]) == 2


@card("doomtown", "pettigrews-pawnshop")
@rule("doomtown", "act.deed.controller-only")
def test_the_pawnshop_pays_the_player_who_has_taken_it() -> None:
    me: Any = {"gang": ["clint-ramsey"], "street": ["home", "pettigrews-pawnshop"], "stash": 1, "hand": ["roan"]}
    stage = Stage(me, {"gang": [("olivia-jenks", "pettigrews-pawnshop.0")], "stash": 0})
    stage.pick("shop:roan>clint-ramsey.0")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [0, 1]


TAXES = ["home", "california-tax-office"]


@card("doomtown", "california-tax-office")
@rule("doomtown", "boot.enter.unbooted", "golden.card.beats-rulebook")
def test_the_tax_office_enters_play_booted() -> None:
    stage = Stage({"gang": ["clint-ramsey"], "hand": ["california-tax-office"]})
    stage.pick("shop:california-tax-office>right")
    assert stage.place("california-tax-office.0")["booted"]


@card("doomtown", "california-tax-office")
@rule("doomtown", "upkeep.wages.other-outfit-surcharge", "limit.stat.negative-counts-as-zero")
def test_the_tax_office_has_a_dudes_upkeep_paid_now_and_not_tomorrow() -> None:
    me: Any = {"gang": ["clint-ramsey"], "street": TAXES, "deck": DECK}
    stage = Stage(me, {"gang": ["sloane", "xiong-wendy-cheng"], "stash": 5, "deck": DECK})  # 3; 1 and 1
    stage.pick("act:california-tax-office.0/1")
    assert sorted(stage.options()) == ["choose:sloane.1", "choose:xiong-wendy-cheng.1"]
    stage.pick("choose:xiong-wendy-cheng.1")
    assert stage.asked == (1, "may")
    stage.pick("yes")
    assert (stage.player(1)["stash"], stage.dude("xiong-wendy-cheng.1")["upkeep"]) == (3, 0)
    next_day(stage)
    assert stage.dude("xiong-wendy-cheng.1")["upkeep"] == 0
    stage.until("noon")
    assert stage.dude("xiong-wendy-cheng.1")["upkeep"] == 2


@card("doomtown", "california-tax-office")
@rule("doomtown", "wanted.reward.card-ability")
def test_who_does_not_pay_the_taxes_loses_the_dude() -> None:
    me: Any = {"gang": ["clint-ramsey"], "street": TAXES, "stash": 0}
    for stash, answer in ((3, "no"), (2, "")):
        stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 2}, "bobo"], "stash": stash})
        stage.pick("act:california-tax-office.0/1", "choose:sloane.1")
        if answer:
            stage.pick(answer)
        assert stage.dude("sloane.1") == {}
        assert [stage.player(seat)["stash"] for seat in (0, 1)] == [2, stash]
        assert stage.player(1)["discards"] == ["sloane"]


@card("doomtown", "st-anthonys-chapel")
@rule("doomtown", "control.deed.most-influence", "skill.keyword.rating")
def test_the_chapel_helps_the_controllers_skills_and_weakens_abominations() -> None:
    street = ["home", "st-anthonys-chapel"]
    there = "st-anthonys-chapel.0"
    caster: Any = {"card": "steele-archer", "at": there, "gear": ["blood-curse"]}
    for pulled, worked in (("bobo", True), ("mustang", False)):  # 6 or 5, and 2 and 1, against 9
        stage = Stage({"gang": [caster], "street": street, "deck": [pulled]}, {"gang": [("eve-henry", there)]})
        assert stage.dude("eve-henry.1")["bullets"] == 2
        stage.pick("act:blood-curse.0", "choose:eve-henry.1")
        assert stage.dude("eve-henry.1")["bullets"] == (1 if worked else 2)
    stage = Stage({"gang": [caster], "street": street, "deck": ["bobo"]}, {"gang": [("steven-wiles", there)]})
    stage.pick("act:blood-curse.0", "choose:steven-wiles.1")  # the other player has more influence there
    assert stage.dude("steven-wiles.1")["bullets"] == 3


@card("doomtown", "the-whateley-estate")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "golden.card.beats-rulebook")
def test_who_moves_to_the_estate_boots_unless_its_owner_controls_the_dude() -> None:
    street = ["home", "the-whateley-estate"]
    rider: Any = {"card": "clint-ramsey", "at": "square", "gear": ["mustang"]}
    for seat, booted in ((0, False), (1, True)):
        gangs: Any = [[rider], ["bobo"]] if seat == 0 else [["bobo"], [rider]]
        stage = Stage({"gang": gangs[0], "street": street}, {"gang": gangs[1]}, turn=seat)
        stage.pick(f"act:mustang.{seat}", "choose:the-whateley-estate.0")
        found = stage.dude(f"clint-ramsey.{seat}")
        assert (found["place"], found["booted"]) == ("the-whateley-estate.0", booted)


@card("doomtown", "the-whateley-estate")
@rule("doomtown", "zone.pile.public-fixed-order", "act.requirement.first-sentence")
def test_the_estate_digs_up_anything_but_a_dude() -> None:
    me: Any = {
        "gang": ["clint-ramsey"],
        "street": ["home", "the-whateley-estate"],
        "boot_hill": ["sloane", "mustang", "reserves"],
    }
    stage = Stage(me)
    stage.pick("act:the-whateley-estate.0/1")
    assert sorted(stage.options()) == ["choose:mustang", "choose:reserves"]
    stage.pick("choose:mustang")
    assert (stage.player(0)["discards"], sorted(stage.player(0)["boot_hill"])) == (["mustang"], ["reserves", "sloane"])
    assert Stage({**me, "boot_hill": ["sloane"]}).refused("act:the-whateley-estate.0/1") == REQUIREMENT
