"""The bots: how well they play, and that they look at nothing but their view."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots import Chair, make_bot
from sixgun.bots.advice import _sure
from sixgun.bots.search.thought import Considered, Thought
from sixgun.lab.simulate import Series, simulate

GAME = sixgun.game("gunfighters")


def series(*bots: str, seed: int = 1, **options: object) -> Series:
    return Series("gunfighters", 4, {**GAME.option_values(GAME.new(options=options))}, bots, seed, {})


@pytest.mark.slow
def test_the_rules_bot_beats_three_random_players() -> None:
    """Even play would win a quarter; the goal is 60 % of 2,000 games, shared wins counting as shares."""
    report = simulate(series("rules", "random", "random", "random"), 2000).report()
    assert report["bots"]["rules"]["wins"] >= 0.60 * 2000  # type: ignore[index,call-overload]
    assert report["bots"]["rules"]["low"] > 0.58  # type: ignore[index,call-overload]


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"plaza": True}, {"control": True}, {"coins_checked": "round"}])
def test_it_plays_the_additional_rules_too(options: dict[str, object]) -> None:
    report = simulate(series("rules", "random", "random", "random", **options), 150).report()
    assert report["bots"]["rules"]["rate"] > 0.5  # type: ignore[index,call-overload]


@pytest.mark.slow
def test_four_of_them_finish_their_games() -> None:
    tally = simulate(series("rules"), 100)
    assert tally.games == 100
    assert tally.decisions / 100 < 500


@pytest.mark.slow
def test_its_choice_depends_on_the_view_alone() -> None:
    """In a redeal of what the seat cannot know, the bot chooses the same."""
    for seed in range(40):
        s = GAME.new(seats=4, seed=seed)
        for number in range(30):
            if not s.asked:
                break
            seat = GAME.asked(s)[0]
            other = GAME.redeal(s, seat, number)
            choice = make_bot("rules", 5).choose(Chair(GAME, s, seat, GAME.codes(s, seat)))
            assert make_bot("rules", 5).choose(Chair(GAME, other, seat, GAME.codes(other, seat))) == choice
            GAME.play(s, seat, GAME.codes(s, seat)[choice])


def shot(position: dict[str, object]) -> str:
    s = GAME.position(position)
    seat = GAME.asked(s)[0]
    chair = Chair(GAME, s, seat, GAME.codes(s, seat))
    return chair.picks()[make_bot("rules", 1).choose(chair)]


def test_it_shoots_where_somebody_was_seen() -> None:
    hands = [["ranch", "stable", "saloon"], ["hill", "ranch"], ["station", "plaza"]]
    assert shot({"hands": hands, "shown": [[False] * 3, [False, True], [False] * 2]}) == "shoot:1>ranch"


def test_it_flees_when_everybody_knows_where_its_last_gunfighter_is() -> None:
    """Both rivals were seen at the Ranch, too, and nobody can be hit for sure: Rifle or not, staying is death."""
    hands = [["ranch"], ["hill", "saloon", "ranch"], ["hill$", "plaza", "station"]]
    known = {"shown": [[True], [False, False, False], [False, False, False]]}
    nobody_there = [[[]], [["ranch"], ["ranch"], []], [[], [], []]]
    assert shot({"hands": hands, "not": nobody_there, **known}).startswith("move:ranch")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(sixgun.Refused) as refused:
        make_bot("hal", 1)
    assert refused.value.refusal.args["bots"] == ["random", "rules", "easy", "normal", "hard", "enter"]


def test_a_hint_is_sure_where_the_choice_is_clear_and_torn_where_it_is_not() -> None:
    def sure(*options: tuple[int, float], best: int = 0) -> float:
        considered = tuple(Considered(i, visits, value) for i, (visits, value) in enumerate(options))
        return _sure(Thought(0, considered, best, sum(visits for visits, _ in options)))

    # By hand: 0.6 and 0.5 after 100 tries each are 0.1 apart, give or take sqrt(0.24/100 + 0.25/100) = 0.07: 1.43 of
    # a standard deviation, and 92.3 % of a normal distribution lie below that.
    assert sure((100, 0.6), (100, 0.5), (10, 0.1)) == pytest.approx(0.923, abs=0.001)
    assert sure((100, 0.5), (100, 0.5)) == pytest.approx(0.5)
    assert sure((90, 0.5), (10, 0.9)) == pytest.approx(0.9)  # nothing else was looked at closely
    assert sure((4, 1.0), (0, 0.0)) == pytest.approx(0.1)  # hardly thought about
    assert sure((100, 0.4), (100, 0.5), best=0) < 0.1
