"""Shootouts: call-outs, posses, draw hands, casualties, running."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, THREES, Stage, shootout

SQUARE_DUEL = ("clint-ramsey.0", "pancho-castillo.1")


def duel(mine: list[str], theirs: list[str], my: Any = None, their: Any = None, **more: Any) -> Stage:
    """Clint Ramsey (2 stud) calls Pancho Castillo (3 stud) out in the square; the decks are what they will draw."""
    me: dict[str, Any] = {"gang": [("clint-ramsey", "square")], "deck": [*mine, "bobo", "bobo"], **(my or {})}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*theirs, "bobo", "bobo", "bobo"], **(their or {})}
    return shootout(me, them, *SQUARE_DUEL, **more)


def keep(stage: Stage, seat: int, hand: list[str]) -> None:
    """Throw everything away but a hand."""
    while stage.state.asked >> seat & 1 and stage.asked is not None and stage.asked[1] == "keep":
        from tests.rules.doomtown.stage import GAME

        options = next(ask for ask in GAME.asks(stage.state) if ask.seat == seat).options.picks()
        stage.by(seat, next(pick for pick in options if pick.partition(":")[2] not in hand))


def draw(stage: Stage, mine: list[str], theirs: list[str]) -> None:
    """Both pass on Shootout plays and keep these hands."""
    stage.until("keep")
    keep(stage, 0, mine)
    keep(stage, 1, theirs)


# ---- callin' out


@rule("doomtown", "callout.target.enemy-same-location", "callout.target.not-at-own-home")
def test_who_can_be_called_out() -> None:
    stage = Stage(
        {"gang": [("clint-ramsey", "the-sloane-gang.1"), ("olivia-jenks", "square")]},
        {"gang": ["pancho-castillo", ("sloane", "square")]},
    )
    assert stage.offers("call-out") == ["call-out:olivia-jenks.0>sloane.1"]
    assert stage.refused("call-out:clint-ramsey.0>pancho-castillo.1") == (
        "at-own-home",
        "callout.target.not-at-own-home",
    )
    assert stage.refused("call-out:clint-ramsey.0>sloane.1") == ("elsewhere", "callout.target.enemy-same-location")


@rule("doomtown", "callout.refuse.unbooted-only", "callout.caller.stays-unbooted")
def test_refusing_is_going_home_booted() -> None:
    stage = Stage({"gang": [("clint-ramsey", "square")]}, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "noon")


@rule("doomtown", "callout.refuse.unbooted-only", "callout.accept.starts-shootout", "shootout.roles.leader-and-mark")
def test_a_booted_dude_must_accept() -> None:
    mark = {"card": "sloane", "at": "square", "booted": True}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, {"gang": [mark]})
    stage.pick("call-out:clint-ramsey.0>sloane.1")
    assert stage.asked == (0, "shootout")
    assert (stage.view["shootout"]["leader"], stage.view["shootout"]["mark_dude"]) == (0, "sloane.1")


# ---- posses


@rule(
    "doomtown",
    "shootout.posse.same-or-adjacent-location",
    "shootout.posse.booted-only-if-present",
    "shootout.posse.arrivals-boot",
    "shootout.posse.leader-declares-first",
)
def test_who_joins_and_who_boots() -> None:
    gang = [
        ("clint-ramsey", "square"),
        {"card": "olivia-jenks", "at": "square", "booted": True},
        "steven-wiles",
        {"card": "tommy-harden", "booted": True},
        ("philip-swinford", "blake-ranch.0"),
    ]
    stage = Stage({"gang": gang, "outskirts": ["blake-ranch"]}, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:steven-wiles.0"]
    assert stage.refused("join:tommy-harden.0") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")
    assert stage.refused("join:philip-swinford.0") == ("not-adjacent", "shootout.posse.same-or-adjacent-location")
    stage.pick("join:steven-wiles.0", "done")
    assert stage.dude("steven-wiles.0")["place"] == "square"
    assert stage.dude("steven-wiles.0")["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]


@rule(
    "doomtown",
    "shootout.trespass.bounty-increase",
    "shootout.trespass.private-or-public",
    "wanted.status.bounty-on-dude",
)
def test_trespassers_get_a_bounty_on_private_ground_only() -> None:
    for deed, bounty in (("b-b-attorneys", 1), ("pony-express", 0)):
        stage = shootout(
            {"street": ["home", deed], "gang": [("clint-ramsey", f"{deed}.0")]},
            {"gang": [("sloane", f"{deed}.0")]},
            "clint-ramsey.0",
            "sloane.1",
        )
        assert stage.dude("sloane.1")["bounty"] == bounty
        assert stage.dude("clint-ramsey.0")["bounty"] == 0


# ---- hands and casualties


@rule("doomtown", "shootout.draw.five-plus-stud-bonus", "shootout.draw.stud-bonus", "shootout.draw.draw-bonus")
def test_bonuses_of_shooter_and_posse() -> None:
    gang = [("clint-ramsey", "square"), ("olivia-jenks", "square"), ("pancho-castillo", "square")]
    deck = ["bobo"] * 12
    stage = Stage({"gang": gang, "deck": deck}, {"gang": [("sloane", "square")], "deck": deck})
    stage.pick(
        "call-out:clint-ramsey.0>sloane.1", "accept", "join:olivia-jenks.0", "join:pancho-castillo.0", "pass", "pass"
    )
    assert stage.asked == (0, "shooter")
    stage.pick("shooter:clint-ramsey.0")
    assert stage.view["shootout"]["studs"] == [3, 4]
    assert stage.view["shootout"]["draws"] == [1, 0]
    assert stage.player(0)["draw_hand"]["count"] == 8


@rule(
    "doomtown", "shootout.lumps.casualties-by-difference", "shootout.lumps.higher-rank-wins", "shootout.draw.keep-five"
)
def test_the_difference_of_ranks_is_the_number_of_casualties() -> None:
    stage = duel(THREES, HIGH_CARD)
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.asked == (1, "casualties")
    # Three casualties, but one dude covers two at most.
    assert stage.options() == ["ace:pancho-castillo.1"]
    stage.pick("ace:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1") == {}
    assert "pancho-castillo" in stage.player(1)["boot_hill"]


@rule("doomtown", "shootout.lumps.exact-casualties", "shootout.lumps.discard-one-ace-two")
def test_casualties_are_covered_exactly() -> None:
    stage = duel(PAIR, HIGH_CARD)
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:pancho-castillo.1"]
    assert stage.refused("ace:pancho-castillo.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("done") == ("casualties-under", "shootout.lumps.exact-casualties")


@rule(
    "doomtown", "shootout.lumps.tied-ranks-one-each", "shootout.lumps.identical-no-winner", "shootout.lumps.loser-first"
)
def test_equal_hands_cost_both_a_casualty_and_the_leader_first() -> None:
    stage = duel(PAIR, PAIR)
    draw(stage, PAIR, PAIR)
    stage.until("casualties")
    assert stage.asked == (0, "casualties")
    stage.pick("discard:clint-ramsey.0")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:pancho-castillo.1")
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.flee.home-booted", "shootout.flee.loser-first", "shootout.end.last-posse-wins")
def test_the_loser_may_run_first() -> None:
    stage = duel(PAIR, HIGH_CARD, their={"gang": [("pancho-castillo", "square"), ("sloane", "square")]})
    draw(stage, PAIR, HIGH_CARD)
    stage.until("run-or-gun")
    if stage.asked != (1, "run-or-gun"):
        stage.pick("done")


@rule("doomtown", "cheat.hand.definition", "shootout.resolution.cheatin-needs-cheatin-hand", "cheat.hand.still-allowed")
def test_a_cheatin_hand_may_be_punished() -> None:
    stage = duel(FOURS, CHEATIN, my={"hand": ["coachwhip"]})
    draw(stage, FOURS, CHEATIN)
    assert stage.asked == (0, "resolution")
    assert stage.player(1)["draw_hand"]["cheatin"] is True
    assert stage.offers("play") == ["play:coachwhip"]
    stage.pick("play:coachwhip")
    assert "pancho-castillo" in stage.player(1)["boot_hill"]
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.end.draw-hands-discarded", "card.action.played-from-hand", "zone.discard.face-up")
def test_hands_and_actions_are_discarded() -> None:
    stage = duel(FOURS, CHEATIN, my={"hand": ["coachwhip"]})
    draw(stage, FOURS, CHEATIN)
    stage.pick("play:coachwhip")
    assert "coachwhip" in stage.player(0)["discards"]
    assert set(FOURS) <= set(stage.player(0)["discards"])
