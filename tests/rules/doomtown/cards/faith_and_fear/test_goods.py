"""The goods of Faith and Fear."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.language.words import RULE_NO_CASUALTY
from sixgun.games.doomtown.table.changes import CHANGE_WIDTH, RULE, STAT
from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, THREES, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "outlaw-mask")
@rule("doomtown", "card.goods.stat-bonuses", "text.this.current-situation")
def test_the_mask_turns_bounty_into_influence_in_the_square() -> None:
    for at, influence in (("square", 4), ("home", 1)):
        masked = {"card": "clint-ramsey", "at": at, "gear": ["outlaw-mask"], "bounty": 3}
        assert Stage({"gang": [masked]}).dude("clint-ramsey.0")["influence"] == influence


# ---- Clown Carriage


def carriage(**more: Any) -> Stage:
    """Two Abominations and the carriage at home; somebody calls an own dude out in the square."""
    driver = {"card": "kevin-wainwright", "gear": ["clown-carriage"]}
    me: Any = {"gang": [("clint-ramsey", "square"), driver, "bobo", "tyxarglenak", "olivia-jenks"], **more}
    stage = Stage(me, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    for name in ("kevin-wainwright", "bobo", "tyxarglenak", "olivia-jenks"):
        stage.pick(f"join:{name}.0")
    while stage.asked is not None and stage.asked[1] == "posse":
        stage.pick("done")
    return stage


@card("doomtown", "clown-carriage")
@rule("doomtown", "shootout.posse.arrivals-boot", "react.timing.pauses-play")
def test_the_carriage_brings_its_bearer_and_abominations_unbooted() -> None:
    stage = carriage()
    assert stage.asked == (0, "react")
    stage.pick("act:clown-carriage.0")
    names = ("kevin-wainwright", "bobo", "tyxarglenak", "olivia-jenks")
    assert [stage.dude(f"{name}.0")["booted"] for name in names] == [False, False, False, True]
    assert {stage.dude(f"{name}.0")["place"] for name in names} == {"square"}
    assert stage.dude("kevin-wainwright.0")["gear"][0]["booted"]


@card("doomtown", "clown-carriage")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "shootout.plays.outside-posse")
def test_the_carriage_plays_an_abomination_into_the_posse() -> None:
    driver = {"card": "kevin-wainwright", "gear": ["clown-carriage"]}
    stage = duel([driver], ["sloane"], {"hand": ["pagliaccio", "clint-ramsey"], "stash": 2})
    stage.pick("act:clown-carriage.0/1", "choose:pagliaccio")
    found = stage.dude("pagliaccio.0")
    assert (found["place"], found["posse"], stage.player(0)["stash"]) == ("square", 1, 0)
    stage = duel([driver], ["sloane"], {"hand": ["pagliaccio"], "stash": 1})
    assert stage.refused("act:clown-carriage.0/1") == REQUIREMENT


# ---- Bio-Charged Neutralizer


@card("doomtown", "bio-charged-neutralizer")
@rule("doomtown", "golden.cannot.beats-can", "shop.gadget.tradable-later")
def test_the_neutralizer_makes_a_stud_and_is_never_traded() -> None:
    bearer = {"card": "olivia-jenks", "gear": ["bio-charged-neutralizer", "roan"]}
    stage = Stage({"gang": [bearer, "clint-ramsey"]})
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["stud"], olivia["bullets"]) == (True, 4)
    assert stage.offers("trade") == ["trade:roan.0>clint-ramsey.0"]
    refused = stage.refused("trade:bio-charged-neutralizer.0>clint-ramsey.0")
    assert refused == ("never-traded", "golden.cannot.beats-can")


@card("doomtown", "bio-charged-neutralizer", "unprepared")
@rule("doomtown", "golden.cannot.beats-can")
def test_cards_of_others_do_nothing_to_the_neutralizer() -> None:
    bearer: Any = {"card": "olivia-jenks", "gear": ["bio-charged-neutralizer", "roan"]}
    stage = duel(["clint-ramsey"], [bearer], {"hand": ["unprepared"]})
    stage.pick("play:unprepared", "choose:olivia-jenks.1")
    olivia = stage.dude("olivia-jenks.1")
    assert {gear["card"]: gear["booted"] for gear in olivia["gear"]} == {"bio-charged-neutralizer": False, "roan": True}
    assert (olivia["stud"], olivia["bullets"]) == (True, 3)  # 2 and 2, less 1


# ---- Evanor


def protected(stage: Stage) -> bool:
    """Whether somebody has been given that no round's casualties are his."""
    mods = stage.state.mods
    return RULE + RULE_NO_CASUALTY in [mods[i + STAT] for i in range(0, len(mods), CHANGE_WIDTH)]


def evanor(bearer: str, theirs: list[Any], mine: list[str], other: list[str]) -> Stage:
    holder = {"card": bearer, "gear": ["evanor"]}
    return duel([holder], theirs, {"deck": [*mine, *REST]}, {"deck": [*other, *REST]})


@card("doomtown", "evanor")
@rule("doomtown", "card.goods.stat-bonuses", "duration.trait.while-in-play")
def test_evanor_adds_nothing_against_an_unbooted_gun() -> None:
    for gear, booted, bullets in (
        (["shotgun"], False, 2),
        (["shotgun"], True, 5),
        (["rapier"], False, 5),
        ([], False, 5),
    ):
        armed = {"card": "pancho-castillo", "gear": gear}
        more = {"cards": {"shotgun.1": {"booted": 1}}} if booted else {}
        stage = duel([{"card": "clint-ramsey", "gear": ["evanor"]}], [armed], **more)
        assert stage.dude("clint-ramsey.0")["bullets"] == bullets
    stage = Stage({"gang": [{"card": "clint-ramsey", "gear": ["evanor"]}]})
    assert stage.dude("clint-ramsey.0")["bullets"] == 5


@card("doomtown", "evanor")
@rule("doomtown", "shootout.lumps.extra-casualties", "boot.cost.needs-unbooted")
def test_evanor_costs_the_loser_one_casualty_more_if_you_win_this_round() -> None:
    for mine, theirs, taken in ((THREES, HIGH_CARD, 4), (HIGH_CARD, PAIR, 1)):
        stage = evanor("clint-ramsey", ["pancho-castillo", "olivia-jenks", "bobo", "steven-wiles"], mine, theirs)
        stage.pick("act:evanor.0/1")
        reveal(stage, mine, theirs)
        lumps: list[int] = []
        for _ in range(12):
            lumps += [event["count"] for event in stage.events if event["event"] == "lumps"]
            if lumps or stage.asked is None:
                break
            options = stage.options()
            stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
        assert lumps == [taken]  # three ranks apart and one more; one rank


@card("doomtown", "evanor")
@rule("doomtown", "shootout.lumps.exact-casualties", "golden.cannot.beats-can")
def test_evanor_protects_a_blessed_bearer_in_the_next_round_alone() -> None:
    for bearer, safe in (("felix-amador", True), ("clint-ramsey", False)):
        holder = {"card": bearer, "gear": ["evanor"]}
        decks: Any = ({"deck": [*HIGH_CARD, *REST]}, {"deck": [*PAIR, *REST]})
        stage = duel([holder, "olivia-jenks", "bobo"], ["pancho-castillo"], *decks)
        stage.pick("act:evanor.0/1")
        reveal(stage, HIGH_CARD, PAIR)
        stage.until("casualties")
        assert f"discard:{bearer}.0" in stage.options()  # not yet
        stage.pick("discard:bobo.0")
        stage.until("shootout")
        assert stage.view["shootout"]["round"] == 2
        assert protected(stage) == safe
        for _ in range(40):
            if stage.view["shootout"] is None or stage.view["shootout"]["round"] > 2:
                break
            options = stage.options()
            stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
        assert not protected(stage)
