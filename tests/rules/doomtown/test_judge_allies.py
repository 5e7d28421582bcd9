"""A judge's questions about three and four players."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import cards

HIGH, HIGHER, PAIR = "2S 4D 6H 8C 10S", "2S 4D 6H 8C JS", "3S 3D 5H 6C 10S"


def feud(mine: str, theirs: str, third: Any, fourth: Any = None, **more: Any) -> Stage:
    """Seat 0 calls seat 1 out in the square; seats 2 and 3 have a dude there each."""
    players: list[dict[str, Any]] = [
        {"gang": [("steele-archer", "square")], "deck": cards(mine)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(theirs)},
        {"gang": [third]},
    ]
    if fourth is not None:
        players.append({"gang": [fourth]})
    stage = Stage(*players, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    return stage


@rule("doomtown", "multi.flee.allies-first", "shootout.flee.whole-player-at-once")
def test_allies_of_both_sides_decide_before_the_heads_even_if_one_runs() -> None:
    stage = feud(PAIR + " KD", HIGH + " KC", ("avie-cline", "square"), ("dr-dawn-edwards", "square"))
    stage.pick("invite:seat-3", "join:dr-dawn-edwards.3", "done", "done")
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:steele-archer.0 shooter:clementine-lepp.1")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:clementine-lepp.1")
    assert stage.asked == (2, "run-or-gun")  # the loser's ally
    stage.pick("flee:avie-cline.2")
    assert stage.asked == (3, "run-or-gun")  # then the winner's, although the other one is gone
    stage.pick("done")
    assert stage.asked == (0, "run-or-gun")
    stage.pick("done")
    assert stage.view["shootout"] is None


@rule("doomtown", "multi.casualties.principal-decides", "wanted.reward.shootout-casualty")
def test_the_bounty_of_an_ally_goes_to_the_head_of_the_other_posse() -> None:
    wanted: Any = {"card": "avie-cline", "at": "square", "bounty": 3}
    stage = feud("3S 3D 3H 6C 10S KD", HIGH + " KC", wanted)
    stage.pick("done", "invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    assert stage.asked == (1, "casualties")
    stage.pick("ace:avie-cline.2")
    assert stage.player(2)["boot_hill"] == ["avie-cline"]
    assert [stage.player(seat)["stash"] for seat in range(3)] == [8, 5, 5]


@rule("doomtown", "shootout.posse.never-on-both-sides", "multi.posse.invite-allies")
def test_nobody_fights_on_both_sides() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")]},
        {"gang": [("clementine-lepp", "square")]},
        {"gang": [("avie-cline", "square"), ("bobo", "square")]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    assert stage.offers("invite") == ["invite:seat-2"]  # never the other head
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    if stage.asked == (0, "posse"):
        stage.pick("done")
    assert stage.asked != (1, "posse") or "invite:seat-2" not in stage.options()
    assert stage.refused("join:bobo.2", 1) is not None


@rule("doomtown", "multi.posse.invite-allies", "shootout.posse.booted-only-if-present")
def test_an_ally_joins_under_the_same_restrictions_and_may_decline() -> None:
    stage = feud(HIGH, HIGH, {"card": "avie-cline", "booted": True})
    assert "invite:seat-2" not in stage.options()  # booted at home, so there is nobody to invite
    stage = feud(HIGH, HIGH, "avie-cline")
    stage.pick("invite:seat-2")
    assert stage.asked == (2, "ally")
    stage.pick("done")
    assert stage.asked == (1, "posse")  # asked once for a side, but the other side may ask as well
    assert stage.options() == ["done", "invite:seat-2"]


@rule("doomtown", "shootout.plays.order", "multi.order.shootout-without-winner", "play.end.consecutive-passes")
def test_plays_go_clockwise_from_the_winner_over_those_who_fight() -> None:
    stage = feud(HIGH, HIGH, ("avie-cline", "square"), ("dr-dawn-edwards", "square"), winner=3, turn=0)
    stage.pick("done")
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    if stage.asked == (1, "posse"):
        stage.pick("done")
    seats = []
    while stage.asked is not None and stage.asked[1] == "shootout":
        seats.append(stage.asked[0])
        stage.pick("pass")
    assert seats == [0, 1, 2]  # seat 3 is the Winner, but has nobody in it


@rule("doomtown", "multi.trespass.by-posse", "shootout.trespass.private-or-public")
def test_a_shootout_at_a_third_players_home_makes_both_sides_wanted() -> None:
    home = "the-fourth-ring.2"
    stage = Stage({"gang": [("steele-archer", home)]}, {"gang": [("clementine-lepp", home)]}, {"gang": ["avie-cline"]})
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "done", "done")
    assert [stage.dude(name)["bounty"] for name in ("steele-archer.0", "clementine-lepp.1")] == [1, 1]
    assert stage.dude("avie-cline.2")["bounty"] == 0


@rule("doomtown", "control.deed.tie-to-owner", "control.deed.most-influence")
def test_two_strangers_who_tie_leave_a_deed_to_its_owner() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},  # 2
        {"gang": [("sloane", place)]},  # 3
        {"gang": [("ivor-hawley", place)]},  # 3
    )
    assert stage.place(place)["controller"] == 0  # although the owner has the least
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},
        {"gang": [("sloane", place)]},
        {"gang": [("avie-cline", place)]},
    )
    assert stage.place(place)["controller"] == 1


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
