"""No Turning Back, and who is out of reach of Shootout and Resolution abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, HIGHER_HAND, PAIR_HAND, brawl, cards
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "no-turning-back")
@rule("doomtown", "zone.boot-hill.aced-cards", "act.cost.do-x-to-y")
def test_no_turning_back_sells_a_dude_for_its_cost() -> None:
    stage = Stage({"gang": ["clyde-owens", "tommy-harden"], "hand": ["no-turning-back"], "stash": 0})
    stage.pick("play:no-turning-back", "choose:clyde-owens.0")
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]
    assert stage.player(0)["stash"] == 7
    nobody = Stage({"hand": ["no-turning-back"]}, {"gang": ["sloane"]})
    assert nobody.refused("play:no-turning-back") == REQUIREMENT  # only one's own


@card("doomtown", "no-turning-back")
@rule(
    "doomtown",
    "shootout.lumps.casualties-by-difference",
    "shootout.resolution.targets-in-posse",
    "shootout.flee.home-booted",
)
def test_no_turning_back_spares_all_casualties_of_the_round_in_which_nobody_flees() -> None:
    """Rank 1 against rank 8: seven casualties. In the second round a pair wins."""
    my: Any = {"gang": [("steele-archer", "square"), ("rev-perry-inbody", "square"), "clint-ramsey"]}
    stage = brawl(
        f"{HIGH_HAND} {PAIR_HAND} 2S 2S",
        f"{FOURS_HAND} {HIGHER_HAND}",
        my={**my, "hand": ["no-turning-back"]},
        their={"gang": [("clementine-lepp", "square"), ("arnold-mccadish", "square")]},
        join="join:rev-perry-inbody.0 join:arnold-mccadish.1",
    )
    stage.until("resolution", "done pass")
    stage.pick("play:no-turning-back/1")
    mine = ["clint-ramsey.0", "rev-perry-inbody.0", "steele-archer.0"]  # a cost is paid from anywhere
    assert sorted(stage.options()) == [f"choose:{name}" for name in mine]
    stage.pick("choose:rev-perry-inbody.0")
    assert sorted(stage.options()) == ["choose:arnold-mccadish.1", "choose:clementine-lepp.1", "choose:steele-archer.0"]
    stage.pick("choose:steele-archer.0")
    archer = stage.dude("steele-archer.0")
    assert (archer["bullets"], archer["stud"]) == (2, True)
    assert stage.player(0)["boot_hill"] == ["rev-perry-inbody"]
    stage.until("run-or-gun")
    assert stage.offers("flee") == []  # this round
    stage.pick("done", "done")
    assert stage.dude("steele-archer.0")  # nobody fell
    archer = stage.dude("steele-archer.0")
    assert (archer["bullets"], archer["stud"]) == (2, True)  # for the rest of the shootout
    reveal(stage, cards(PAIR_HAND), cards(HIGHER_HAND))
    stage.until("run-or-gun", "discard:clementine-lepp.1 pass")
    assert (stage.asked, stage.view["shootout"]["round"]) == ((1, "run-or-gun"), 2)
    stage.pick("done")
    assert stage.offers("flee") == ["flee:steele-archer.0"]


# ---- only dudes in a posse


@card("doomtown", "consecration")
@rule("doomtown", "shootout.resolution.targets-in-posse", "spell.cast.success", "limit.casualties.floor-zero")
def test_consecration_concerns_a_dude_of_the_posse_for_the_day_and_spares_three_casualties() -> None:
    saint = {"card": "felix-amador", "gear": ["consecration"]}  # Blessed 2
    gang = [{**saint, "at": "square"}, ("olivia-jenks", "square"), "clint-ramsey"]
    my = {"gang": gang, "deck": [*HIGH_CARD, *REST]}
    stage = showdown([saint, "olivia-jenks"], ["pancho-castillo"], HIGH_CARD, CHEATIN, my=my)
    stage.pick("act:consecration.0")
    assert sorted(stage.options()) == ["choose:felix-amador.0", "choose:olivia-jenks.0"]
    stage.pick("choose:olivia-jenks.0")  # a six and Blessed 2 reach 7
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["bullets"], olivia["influence"], olivia["stud"]) == (2 + 2, 2 + 2, True)
    assert not stage.dude("felix-amador.0")["gear"][0]["booted"]  # it doesn't boot
    stage.until("shootout")  # rank 1 against a cheatin' pair: one casualty, less three
    assert [stage.dude(name)["posse"] for name in ("felix-amador.0", "olivia-jenks.0")] == [1, 1]
    assert stage.dude("olivia-jenks.0")["bullets"] == 4


@card("doomtown", "consecration")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "spell.cast.failure-still-used")
def test_consecration_needs_a_cheater_and_the_skill() -> None:
    saint = {"card": "felix-amador", "gear": ["consecration"]}
    legal = showdown([saint], ["pancho-castillo"], HIGH_CARD, HIGH_CARD)
    assert legal.refused("act:consecration.0") == ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")
    my = {"deck": [*HIGH_CARD, "pony-express", *REST]}  # an ace and 2 make 3
    failed = showdown([saint], ["pancho-castillo"], HIGH_CARD, CHEATIN, my=my)
    failed.pick("act:consecration.0")
    assert (failed.dude("felix-amador.0")["bullets"], failed.asked) == (1, (1, "resolution"))


@card("doomtown", "elander-boldman-exp-1")
@rule("doomtown", "shootout.plays.targets-in-posse", "gadget.invent.card-types", "golden.cannot.beats-can")
def test_elander_wakes_any_gadget_but_none_of_a_dude_outside_the_posses() -> None:
    elander = "elander-boldman-exp-1"
    own: Any = [(elander, "square"), {"card": "clint-ramsey", "gear": ["flame-thrower"]}]
    booted = {"cards": {"flame-thrower.0": {"booted": True}}}
    stage = duel([elander], ["pancho-castillo"], {"gang": own}, **booted)
    assert stage.refused(f"act:{elander}.0") == REQUIREMENT
    robot = duel([elander, {"card": "quaterman", "booted": True}], ["pancho-castillo"])
    robot.pick(f"act:{elander}.0")  # no card boots it, but cards may unboot it
    assert (robot.dude("quaterman.0")["booted"], robot.dude(f"{elander}.0")["booted"]) == (False, True)
    street = {"street": ["home", "secured-stockyard"]}
    deed = duel([elander], ["pancho-castillo"], street, cards={"secured-stockyard.0": {"booted": True}})
    deed.pick(f"act:{elander}.0")
    assert not deed.place("secured-stockyard.0")["booted"]
    teleport = {"gear": [["teleportation-device", "bunkhouse.0"]]}
    machine = duel(
        [elander],
        ["pancho-castillo"],
        {"street": ["home", "bunkhouse"]},
        cards={"teleportation-device.0": {"booted": True}},
        **teleport,
    )
    machine.pick(f"act:{elander}.0")
    assert not machine.dude(f"{elander}.0")["booted"]  # it is Experimental


# ---- Ebenezer Springfield


def beside_ebenezer(*more: str, at: str = "blake-ranch.0") -> Any:
    gang = [("ebenezer-springfield", at), *[(name, at) for name in more]]
    return {"outskirts": ["blake-ranch"], "gang": gang, "hand": []}


@card("doomtown", "ebenezer-springfield")
@rule("doomtown", "react.timing.pauses-play", "text.this.current-situation", "move.by-card.booted-allowed-no-boot")
@pytest.mark.parametrize(
    ("play", "answers", "gone"),
    [
        ("ridden-down", ["choose:tommy-harden.0"], False),
        ("kidnappin", ["lead:pancho-castillo.1", "choose:tommy-harden.0"], True),
    ],
)
def test_ebenezer_answers_for_a_dude_who_is_away_by_then(play: str, answers: list[str], gone: bool) -> None:
    """Out of town, nothing is next to him but what is there: the dude was there when the ability reached it."""
    rider = {"card": "pancho-castillo", "at": "blake-ranch.0", "gear": ["mustang"]}
    stage = Stage(beside_ebenezer("tommy-harden"), {"gang": [rider, "sloane"], "hand": [play]}, turn=1)
    stage.pick(f"play:{play}", *answers)
    while stage.asked is not None and stage.asked[1] in ("posse", "oppose"):
        stage.pick("done" if "done" in stage.options() else "pass")
    assert stage.asked == (0, "react")
    tommy = stage.dude("tommy-harden.0")
    assert tommy == {} if gone else tommy["place"] == "law-dogs.0"  # it has happened


@card("doomtown", "ebenezer-springfield")
@rule("doomtown", "act.limit.once-per-day", "act.requirement.first-sentence", "spell.cast.failure-still-used")
def test_ebenezer_answers_once_a_day_and_only_against_somebody_who_is_not_wanted() -> None:
    def marked(deck: str, **more: Any) -> Stage:
        them = {"card": "steele-archer", "at": "blake-ranch.0", "gear": ["paralysis-mark"], **more}
        stage = Stage(beside_ebenezer("tommy-harden"), {"gang": [them, "sloane"], "deck": [deck]}, turn=1)
        stage.pick("act:paralysis-mark.1", "choose:tommy-harden.0")  # value 3
        return stage

    stage = marked("bobo")
    assert (stage.asked, stage.dude("tommy-harden.0")["booted"]) == ((0, "react"), True)
    stage.pick("act:ebenezer-springfield.0")
    assert stage.options() == ["choose:sloane.1", "choose:steele-archer.1"]
    stage.pick("choose:steele-archer.1")
    assert [stage.dude(name)["bounty"] for name in ("steele-archer.1", "sloane.1")] == [1, 0]
    wanted = marked("bobo", bounty=1)
    wanted.pick("act:ebenezer-springfield.0")
    assert [wanted.dude(name)["bounty"] for name in ("steele-archer.1", "sloane.1")] == [1, 1]
    far: Any = {"gang": ["ebenezer-springfield", ("tommy-harden", "blake-ranch.0")], "outskirts": ["blake-ranch"]}
    away = Stage(
        far, {"gang": [{"card": "sloane", "at": "blake-ranch.0", "gear": ["roan"]}], "hand": ["ridden-down"]}, turn=1
    )
    away.pick("play:ridden-down")
    assert away.asked == (0, "noon")


# ---- what was to last for a shootout that never came


@card("doomtown", "clown-carriage")
@rule("doomtown", "duration.react.shootout-or-phase", "job.posse.unopposed-succeeds", "job.posse.boot-to-join")
def test_a_clown_carriage_spares_its_passengers_for_one_posse_only() -> None:
    driver = {"card": "avie-cline", "gear": ["clown-carriage"]}
    coach = "a-coach-comes-to-town"
    me = {"outfit": "the-fourth-ring", "gang": ["clint-ramsey", driver, "pagliaccio"], "hand": [coach, coach]}
    stage = Stage(me)
    stage.pick(f"play:{coach}", "lead:clint-ramsey.0", "join:pagliaccio.0", "done", "act:clown-carriage.0")
    assert stage.asked == (1, "noon")
    assert stage.dude("avie-cline.0")["gear"][0]["booted"]
    assert stage.view["effects"] == []
