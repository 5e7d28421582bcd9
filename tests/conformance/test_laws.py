"""Laws that hold in every state of every game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun.core import records
from sixgun.core.match import Match
from tests.conformance.budget import games
from tests.conformance.conserved import components
from tests.conformance.random_play import KEYS, Asked, Course, by_key, tables

LOOK = 0.08  # how often everything is checked; the cheap checks are made after every pick


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_game_keeps_the_laws(key: str) -> None:
    @games(0.6, key)
    @given(data=st.data())
    def whole_games(data: Any) -> None:
        one_game_keeps_the_laws(Course(by_key(key), data.draw(tables(by_key(key)))))

    whole_games()


def one_game_keeps_the_laws(course: Course) -> None:
    whole = components(course.game, course.state)
    while asked := course.asked():
        asks_are_sound(course, asked)
        if course.chance.random() < LOOK:
            look_closely(course)
        course.play(*course.next_pick(asked))
        assert components(course.game, course.state) == whole
        assert course.game.faults(course.state) == []
        assert len(course.picks) < 20_000
    the_end_is_sound(course)


def asks_are_sound(course: Course, asked: list[Asked]) -> None:
    """Options are never empty and unique; the default is one of them; nobody is asked twice at once."""
    assert len({ask.seat for ask, _ in asked}) == len(asked)
    for ask, picks in asked:
        assert picks
        assert len(set(picks)) == len(picks)
        assert 0 <= ask.default < len(picks)
    assert course.game.result(course.state) is None


def look_closely(course: Course) -> None:
    options_have_the_texts_of_their_picks(course)
    what_is_offered_is_accepted_and_nothing_else(course)
    clones_are_independent(course)
    states_survive_packing(course)
    positions_survive_plain_data(course)
    views_are_json(course)


def options_have_the_texts_of_their_picks(course: Course) -> None:
    for ask, picks in course.asked():
        assert [option.pick for option in ask.options] == picks


def what_is_offered_is_accepted_and_nothing_else(course: Course) -> None:
    game, s = course.game, course.state
    before = game.hash(s)
    offered = {ask.seat: ask.options.picks() for ask in game.asks(s)}
    for seat in [-1, *range(course.table["seats"] + 1)]:
        mine = offered.get(seat, [])
        for pick in course.some_picks(12) + course.chance.sample(mine, min(4, len(mine))):
            refusal = game.refuse(s, seat, pick)
            if pick in mine:
                assert refusal is None
                game.apply(game.clone(s), seat, pick)
            else:
                assert refusal is not None, (seat, pick)
                assert refusal.code
                with pytest.raises(sixgun.Refused):
                    game.apply(s, seat, pick)
    assert game.hash(s) == before


def clones_are_independent(course: Course) -> None:
    game, s = course.game, course.state
    before = game.hash(s)
    clone = game.clone(s)
    assert game.hash(clone) == before
    for _ in range(5):
        asks = game.asks(clone)
        if asks:
            game.apply(clone, asks[0].seat, course.chance.choice(asks[0].options.picks()))
    assert game.hash(s) == before


def states_survive_packing(course: Course) -> None:
    game, s = course.game, course.state
    packed = game.pack(s)
    again = game.unpack(packed)
    assert game.pack(again) == packed
    assert game.data(again) == game.data(s)
    assert [ask.options.picks() for ask in game.asks(again)] == [ask.options.picks() for ask in game.asks(s)]
    for damaged in (packed[:-1], packed + b"\0", b"", packed.replace(game.key.encode(), b"x" * len(game.key))):
        with pytest.raises(sixgun.Refused):
            game.unpack(damaged)


def positions_survive_plain_data(course: Course) -> None:
    """A position from a state's data looks the same and goes on the same way."""
    game, s = course.game, course.state
    data = game.data(s)
    again = game.position(json.loads(json.dumps(data)))
    assert game.data(again) == data
    ask = game.asks(s)[0]
    pick = course.chance.choice(ask.options.picks())
    one, other = game.clone(s), again
    game.apply(one, ask.seat, pick)
    game.apply(other, ask.seat, pick)
    assert game.data(one) == game.data(other)


def views_are_json(course: Course) -> None:
    for viewer in course.viewers():
        view = course.game.view(course.state, viewer)
        assert json.loads(json.dumps(view)) == view
        assert all(message.key for row in course.game.sketch(view) for message in row)


def the_end_is_sound(course: Course) -> None:
    game, s = course.game, course.state
    result = game.result(s)
    assert result is not None
    assert len(result.places) == len(result.scores) == course.table["seats"]
    assert min(result.places) == 1
    assert abs(sum(result.scores) - 1) < 1e-9
    assert Counter(result.places)[1] == len(result.winners)
    refusal = game.refuse(s, 0, course.picks[-1][1])
    assert refusal is not None
    assert refusal.code == "game-over"
    match = Match(game, course.table["seats"], course.table["seed"], course.table["options"])
    for seat, pick in course.picks:
        match.play(seat, pick)
    record = records.parse(match.record().json())
    assert record == match.record()
    assert game.hash(records.fold(record, game)) == game.hash(s)
    assert records.check(record, game).ok


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
@games(0.2)
@given(data=st.data())
def test_taking_back_undoes_a_pick(key: str, data: Any) -> None:
    game = by_key(key)
    course = Course(game, data.draw(tables(game)))
    table = course.table
    match = Match(game, table["seats"], table["seed"], table["options"])
    for _ in range(course.chance.randrange(30)):
        if match.asks():
            course.state = match.state
            match.play(*course.next_pick())
    if not match.asks():
        return
    before = game.hash(match.state)
    course.state = match.state
    seat, pick = course.next_pick()
    others = [made for made in match.picks[match._sealed() :] if made[0] != seat]
    match.play(seat, pick)
    match.take_back(seat, agreed=True)
    assert game.hash(match.state) == before
    assert others == [made for made in match.picks[match._sealed() :] if made[0] != seat]
    public = match.record(show_seed=False)
    assert public.seed is None
    assert len(public.picks) == match._sealed()
