"""The bots: how well they play, and that they look at nothing but their view."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots import Chair, make_bot
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


@pytest.mark.parametrize("options", [{"plaza": True}, {"control": True}, {"coins_checked": "round"}])
def test_it_plays_the_additional_rules_too(options: dict[str, object]) -> None:
    report = simulate(series("rules", "random", "random", "random", **options), 150).report()
    assert report["bots"]["rules"]["rate"] > 0.5  # type: ignore[index,call-overload]


def test_four_of_them_finish_their_games() -> None:
    tally = simulate(series("rules"), 100)
    assert tally.games == 100
    assert tally.decisions / 100 < 500


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
    assert refused.value.refusal.args["bots"] == ["random", "rules", "easy", "normal", "hard"]
