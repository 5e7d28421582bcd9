"""Winnin' the Durn Game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage

DEEDS = ["bank-of-california", "home", "the-town-hall"]  # two points each


def winner(*players: Any, **more: Any) -> int | None:
    """Who wins when all pass at once."""
    stage = Stage(*players, **more)
    for _ in players:
        if stage.asked is not None and stage.asked[1] == "noon":
            stage.pick("pass")
    result = stage.view["result"]
    if result is None:
        return None
    won: int = result["places"].index(1)
    assert result["scores"] == [1.0 if seat == won else 0.0 for seat in range(len(result["places"]))]
    return won


@rule("doomtown", "victory.condition.control-over-influence", "goal.influence.sources", "sundown.victory.checked-first")
def test_control_must_be_more_than_every_others_influence() -> None:
    assert winner({"street": DEEDS}, {"gang": ["sloane"]}) == 0
    assert winner({"street": DEEDS}, {"gang": ["sloane", "clint-ramsey"]}) is None
    assert winner({"street": DEEDS}, {"gang": ["sloane"]}, {"gang": ["ivor-hawley", "bobo"]}) is None


@rule("doomtown", "multi.variant.short-game")
def test_the_short_game_needs_less() -> None:
    players = ({"street": DEEDS}, {"gang": ["sloane"]}, {"gang": ["ivor-hawley", "bobo"]})
    assert winner(*players, options={"short": True}) == 0


@rule("doomtown", "victory.tie.most-control", "victory.tie.most-influence", "victory.tie.another-day")
@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [
        ({"street": DEEDS}, {"street": ["home", "1st-baptist-church"]}, 0),
        ({"street": DEEDS, "gang": ["clint-ramsey"]}, {"street": DEEDS}, 0),
        ({"street": DEEDS}, {"street": DEEDS}, None),
    ],
)
def test_ties_are_broken_by_control_then_by_influence(
    mine: dict[str, object], theirs: dict[str, object], who: int | None
) -> None:
    assert winner(mine, theirs) == who


@rule("doomtown", "noon.play.five-kinds", "victory.condition.control-over-influence", "sundown.victory.checked-first")
def test_a_player_without_dudes_or_cards_still_plays_and_may_win() -> None:
    stage = Stage({"street": ["home", "pony-express"]}, {}, {}, winner=1, turn=1)
    stage.pick("pass", "pass")
    assert stage.asked == (0, "noon")
    assert stage.options() == ["pass"]
    stage.pick("pass")
    assert GAME.result(stage.state) is not None
    assert GAME.result(stage.state).places == (1, 2, 2)


@rule("doomtown", "victory.tie.most-control", "victory.tie.most-influence", "victory.tie.another-day")
def test_three_who_could_win_are_told_apart() -> None:
    def winner(*points: int, gangs: tuple[list[str], ...] = ([], [], [])) -> int:
        homes = ("law-dogs.0", "the-sloane-gang.1", "the-fourth-ring.2")
        marked = {home: {"points": n} for home, n in zip(homes, points, strict=True)}
        stage = Stage(*[{"gang": gang} for gang in gangs], cards=marked)
        stage.pick("pass", "pass", "pass")
        return int(stage.state.victor)

    assert winner(3, 4, 2) == 1
    assert winner(3, 3, 2) == -1  # tied in influence, too: another day
    assert winner(3, 3, 4, gangs=(["clementine-lepp"], [], [])) == 2
    assert winner(3, 3, 2, gangs=([], ["clementine-lepp"], [])) == 1


@rule("doomtown", "multi.variant.short-game", "victory.tie.most-control")
def test_in_the_short_game_the_weakest_other_player_counts() -> None:
    points = {"law-dogs.0": {"points": 2}, "the-sloane-gang.1": {"points": 3}}
    gangs: list[Any] = [{"gang": ["sloane"]}, {"gang": ["irving-patterson"]}, {"gang": ["clementine-lepp"]}]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert stage.state.victor == -1  # 2 and 3 against 3, 2 and 1
    stage = Stage(*gangs, cards=points, options={"short": True})
    stage.pick("pass", "pass", "pass")
    assert stage.state.victor == 1


@rule("doomtown", "victory.condition.control-over-influence", "multi.variant.short-game")
def test_a_view_says_what_control_must_exceed_and_who_would_win_now() -> None:
    """Sloane has 3 influence, Irving Patterson 2 and Clementine Lepp 1."""
    gangs: list[Any] = [{"gang": ["sloane"]}, {"gang": ["irving-patterson"]}, {"gang": ["clementine-lepp"]}]

    def score(control: int, **more: Any) -> tuple[list[int], int | None]:
        view: Any = Stage(*gangs, cards={"law-dogs.0": {"points": control}}, **more).view
        return [player["hurdle"] for player in view["players"]], view["ahead"]

    assert score(2) == ([2, 3, 3], None)
    assert score(3) == ([2, 3, 3], 0)
    assert score(1, options={"short": True}) == ([1, 1, 2], None)
    assert score(2, options={"short": True}) == ([1, 1, 2], 0)
    tied = Stage({"street": DEEDS}, {"street": DEEDS}).view
    assert (tied["players"][0]["control"], tied["ahead"]) == (4, None)
    assert Stage({"street": DEEDS, "gang": ["clint-ramsey"]}, {"street": DEEDS}).view["ahead"] == 0
