"""Abilities of later packs that can't be used: booted, too dear, nobody there, the wrong kind of target."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage

BOOTED = ("booted", "boot.cost.needs-unbooted")
REQUIREMENT = ("requirement", "act.requirement.first-sentence")
TOO_DEAR = ("too-dear", "act.sequence.declare-pay-resolve")
NOT_YOURS = ("not-yours", "act.deed.controller-only")
SLOANE: Any = {"gang": [("sloane", "square")]}


def has(name: str, *gear: str, at: str = "square", **more: Any) -> Any:
    return {"card": name, "at": at, "gear": [*gear], **more}


NOON: list[tuple[str, Any, Any, Any, Any]] = [  # the pick; what both players have; more; why not
    ("act:leonardo-leon-cavallo.0", {"gang": [has("leonardo-leon-cavallo", booted=True)]}, SLOANE, {}, BOOTED),
    ("act:tallulah-lula-morgan.0", {"gang": [has("tallulah-lula-morgan")], "street": ["home", "bunkhouse"]}, {}, {}, 0),
    (
        "act:angela-payne.0",
        {"gang": [has("angela-payne", at="bunkhouse.0")], "street": ["home", "bunkhouse"]},
        {},
        {},
        0,
    ),
    (
        "act:elmore-rhine.0",
        {"gang": ["elmore-rhine"]},
        {"gang": [("sloane", "bunkhouse.1")], "street": ["bunkhouse", "home"]},
        {},
        0,
    ),
    ("act:kyle-wagner.0", {"gang": [has("kyle-wagner", at="bunkhouse.0")], "street": ["home", "bunkhouse"]}, {}, {}, 0),
    ("act:ulysses-marks.0/1", {"gang": [has("ulysses-marks")]}, SLOANE, {}, 0),
    ("act:avie-cline-exp-1.0", {"gang": [has("avie-cline-exp-1")]}, SLOANE, {}, 0),
    ("act:benny-mcgill.0", {"gang": [has("benny-mcgill", "shadow-walk")]}, {"gang": [("silas-aims", "square")]}, {}, 0),
    ("act:louis-pasteur.0", {"gang": ["louis-pasteur"], "stash": 0}, {}, {}, 0),
    ("act:lane-healey-exp-1.0", {"gang": [has("lane-healey-exp-1", "mustang")]}, {"gang": ["sloane"]}, {}, 0),
    ("act:makaio-kaleo-esq.0", {"gang": ["makaio-kaleo-esq", has("clint-ramsey")]}, {}, {}, 0),
    ("act:felix-amador.0", {"gang": [has("felix-amador")]}, {}, {}, 0),
    ("act:the-evidence.0", {"gang": [has("clint-ramsey", "the-evidence")]}, SLOANE, {}, 0),
    ("act:the-evidence.0/1", {"gang": [has("clint-ramsey", "the-evidence")], "stash": 0}, SLOANE, {}, 0),
    (
        "act:plasma-drill.0",
        {"gang": [has("clint-ramsey", "plasma-drill", booted=True)]},
        {"street": ["home", "bunkhouse"]},
        {},
        0,
    ),
    ("act:telepathy-helmet.0/1", {"gang": [has("clint-ramsey", "telepathy-helmet")], "stash": 0}, {}, {}, 0),
    ("act:ballot-counter.0/1", {"gang": [has("clint-ramsey", "ballot-counter")], "stash": 0}, {}, {}, 0),
    (
        "act:hunter-protections.0",
        {"gang": [has("sloane", at="hunter-protections.0", points=1)], "street": ["home", "hunter-protections"]},
        {},
        {},
        0,
    ),
    (
        "act:the-mayors-office.0",
        {"gang": ["clint-ramsey"], "street": ["home", "the-mayors-office"]},
        {"gang": [has("sloane", at="the-mayors-office.0")]},
        {},
        NOT_YOURS,
    ),
    ("act:surveyors-office.0/1", {"gang": ["clint-ramsey"], "street": ["home", "surveyors-office"]}, {}, {}, 0),
    ("act:soothe.0", {"gang": [has("felix-amador", "soothe", booted=True), "clint-ramsey"]}, {}, {}, 0),
    ("act:confession.0/1", {"gang": [has("felix-amador", "confession")]}, SLOANE, {}, 0),
    ("play:back-ways", {"gang": ["clint-ramsey"], "hand": ["back-ways"]}, {}, {}, REQUIREMENT),
    ("play:too-much-attention", {"gang": ["clint-ramsey"], "hand": ["too-much-attention"]}, SLOANE, {}, REQUIREMENT),
    (
        "play:incubation",
        {"hand": ["incubation"], "stash": 1},
        {"gang": [{"card": "sloane", "booted": True}]},
        {},
        TOO_DEAR,
    ),
    (
        "play:incubation",
        {"hand": ["incubation"]},
        {"gang": ["sloane", has("silas-aims", booted=True)]},
        {},
        REQUIREMENT,
    ),
    (
        "play:ridden-down",
        {"hand": ["ridden-down"], "gang": [has("clint-ramsey", "mustang")]},
        SLOANE,
        {"cards": {"mustang.0": {"booted": True}}},
        REQUIREMENT,
    ),
    ("play:its-who-you-know", {"hand": ["its-who-you-know"], "gang": ["clint-ramsey"]}, SLOANE, {}, REQUIREMENT),
    ("play:cookin-up-trouble", {"hand": ["cookin-up-trouble"], "stash": 0}, {}, {}, TOO_DEAR),
    ("play:buried-treasure", {"hand": ["buried-treasure"], "stash": 1, "discards": ["roan"]}, {}, {}, TOO_DEAR),
]


@card(
    "doomtown",
    "leonardo-leon-cavallo",
    "tallulah-lula-morgan",
    "angela-payne",
    "elmore-rhine",
    "kyle-wagner",
    "ulysses-marks",
    "avie-cline-exp-1",
    "benny-mcgill",
    "louis-pasteur",
    "lane-healey-exp-1",
    "makaio-kaleo-esq",
    "felix-amador",
    "the-evidence",
    "plasma-drill",
    "telepathy-helmet",
    "ballot-counter",
    "hunter-protections",
    "the-mayors-office",
    "surveyors-office",
    "soothe",
    "confession",
    "back-ways",
    "too-much-attention",
    "incubation",
    "ridden-down",
    "its-who-you-know",
    "cookin-up-trouble",
    "buried-treasure",
)
@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted", "act.cost.boot-or-ghost-rock")
@pytest.mark.parametrize(("pick", "me", "them", "more", "why"), NOON, ids=[row[0] for row in NOON])
def test_a_noon_ability_is_refused_and_nothing_happens(pick: str, me: Any, them: Any, more: Any, why: Any) -> None:
    stage = Stage(me, them, **more)
    before = stage.data
    assert stage.refused(pick) == (why or REQUIREMENT)
    assert pick not in stage.options()
    assert stage.data == before


FIGHTS: list[tuple[str, Any, Any, Any]] = [  # the pick; who fights; more
    ("act:nathan-shane.0", ["clint-ramsey", has("nathan-shane", booted=True)], ["sloane"], BOOTED),
    ("act:dr-arden-gillman.0", ["clint-ramsey", has("dr-arden-gillman", booted=True)], ["sloane"], BOOTED),
    ("act:stokers-sabre.0/2", [has("steele-archer", "stokers-sabre", "blood-curse")], ["sloane"], REQUIREMENT),
    ("act:the-flying-popescus.0/1", [has("the-flying-popescus", "shadow-walk", "mustang")], ["sloane"], REQUIREMENT),
    ("act:marion-seville-exp-1.0", [has("marion-seville-exp-1", "shotgun")], ["sloane"], REQUIREMENT),
    ("act:el-grajo.0", [has("el-grajo", "shotgun")], ["sloane"], REQUIREMENT),
    ("act:micah-ryse-exp-1.0", [has("micah-ryse-exp-1", "mustang")], ["sloane"], REQUIREMENT),
    ("act:sister-lois-otwell.0", [has("sister-lois-otwell", "mustang")], ["sloane"], REQUIREMENT),
    ("act:abram-grothe-exp-1.0", [has("abram-grothe-exp-1")], [has("sloane", "shotgun")], REQUIREMENT),
    (
        "act:winchester-model-1873.0",
        ["clint-ramsey", has("olivia-jenks", "winchester-model-1873", booted=True)],
        ["sloane"],
        REQUIREMENT,
    ),
    ("act:faithful-hound.0", [has("clint-ramsey", "faithful-hound")], ["sloane"], REQUIREMENT),
    ("act:rafi-hamid.0", ["clint-ramsey", "rafi-hamid"], ["sloane"], REQUIREMENT),
    ("act:lillian-morgan.0/1", ["lillian-morgan"], ["sloane"], REQUIREMENT),
    ("act:angelica-espinosa.0", ["clint-ramsey", "angelica-espinosa"], ["sloane"], REQUIREMENT),
    ("act:la-quema.0/2", [has("clint-ramsey", "la-quema")], ["sloane"], REQUIREMENT),
]


@card(
    "doomtown",
    "nathan-shane",
    "dr-arden-gillman",
    "stokers-sabre",
    "the-flying-popescus",
    "marion-seville-exp-1",
    "el-grajo",
    "micah-ryse-exp-1",
    "sister-lois-otwell",
    "abram-grothe-exp-1",
    "winchester-model-1873",
    "faithful-hound",
    "rafi-hamid",
    "lillian-morgan",
    "angelica-espinosa",
    "la-quema",
)
@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted", "shootout.plays.kinds")
@pytest.mark.parametrize(("pick", "mine", "theirs", "why"), FIGHTS, ids=[row[0] for row in FIGHTS])
def test_a_shootout_ability_is_refused(pick: str, mine: list[Any], theirs: list[Any], why: Any) -> None:
    stage = duel(mine, theirs)
    assert stage.asked == (0, "shootout")
    assert stage.refused(pick) == why
    assert pick not in stage.options()


@card("doomtown", "town-council")
@rule("doomtown", "gamblin.winner.title-and-pot", "boot.cost.needs-unbooted", "act.requirement.first-sentence")
@pytest.mark.parametrize(
    ("gang", "booted", "low", "asked"),
    [
        (["clint-ramsey"], False, True, True),
        (["clint-ramsey"], True, True, False),
        ([], False, True, False),
        (["clint-ramsey"], False, False, False),
    ],
)
def test_the_town_council_needs_a_won_hand_a_dude_and_to_be_unbooted(
    gang: list[str], booted: bool, low: bool, asked: bool
) -> None:
    high, pair = (
        ["clyde-owens", "sloane", "pony-express", "mustang", "sun-in-yer-eyes"],
        ["tommy-harden", "sun-in-yer-eyes", "pony-express", "mustang", "clyde-owens"],
    )
    me: Any = {"street": ["home", "town-council"], "gang": gang, "deck": high if low else pair}
    cards = {"town-council.0": {"booted": booted}}
    stage = Stage(me, {"deck": pair if low else high}, phase="gamblin", cards=cards)
    assert (stage.asked == (0, "react")) == asked
    if asked:
        stage.pick("act:town-council.0")
        assert stage.dude("clint-ramsey.0")["influence"] == 1 + 3
        stage.until("noon")
        assert stage.dude("clint-ramsey.0")["influence"] == 1 + 3
        stage.pick("pass")
        assert stage.dude("clint-ramsey.0")["influence"] == 1
