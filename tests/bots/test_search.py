"""The search bot: honest, the same for the same seed, and able to see a win that is there."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.bots import Chair, make_bot
from sixgun.bots.search import consider, halving
from sixgun.bots.search.consider import best_of
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.leads import Lead
from sixgun.bots.search.thought import Considered
from sixgun.bots.search.tree import SEAT_BITS
from sixgun.core.capabilities import Thinking
from tests.conformance.standoff import Standoff

KEYS = ("gunfighters", "bang-duel", "gunslinger", "doomtown")


def chair_of(game: Any, s: Any, seat: int | None = None) -> Chair:
    at = game.asked(s)[0] if seat is None else seat
    return Chair(game, s, at, game.codes(s, at))


def positions(key: str, wanted: int) -> list[tuple[Any, Any, int]]:
    """Decisions with something to decide, here and there in games between rules bots."""
    game: Any = sixgun.game(key)
    random = Random(5)
    found: list[tuple[Any, Any, int]] = []
    for seed in range(wanted):
        s = game.new(seed=seed)
        moment = random.randrange(2, 40)
        while s.asked:
            seat = random.choice(game.asked(s))
            chair = chair_of(game, s, seat)
            if s.picks >= moment and chair.choices > 1:
                found.append((game, s, seat))
                break
            game.play(s, seat, game.codes(s, seat)[make_bot("rules", seed).choose(chair)])
    return found


@pytest.mark.parametrize("key", KEYS)
def test_its_thought_depends_on_the_view_alone(key: str) -> None:
    """In any redeal of what the seat cannot know, every option is tried as often and promises as much."""
    seen = 0
    for number, (game, s, seat) in enumerate(positions(key, 5)):
        thought = consider(chair_of(game, s, seat), seed=number, iterations=6)
        for redeal in (1, 2):
            other = game.redeal(s, seat, redeal)
            again = consider(chair_of(game, other, seat), seed=number, iterations=6)
            assert (again.best, again.options) == (thought.best, thought.options)
            seen += 1
    assert seen >= 6


@pytest.mark.parametrize("key", KEYS)
def test_what_it_imagines_is_never_the_real_state(key: str) -> None:
    """Whatever is hidden from the seat, it imagines the same states: the real one leaves no trace in them."""
    for game, s, seat in positions(key, 4):
        before = game.hash(s)
        other = game.redeal(s, seat, 7)
        for seed in range(3):
            assert game.hash(chair_of(game, s, seat).imagine(seed)) == game.hash(
                chair_of(game, other, seat).imagine(seed)
            )
        assert chair_of(game, s, seat).imagine(1).key != s.key  # nor is future chance the real one
        consider(chair_of(game, s, seat), seed=1, iterations=2)
        assert game.hash(s) == before


def test_the_same_seed_and_iterations_make_the_same_choice() -> None:
    open_to_chance = 0
    for game, s, seat in positions("gunfighters", 5):
        first, second = (consider(chair_of(game, s, seat), seed=3, iterations=40) for _ in range(2))
        assert (first.best, first.options) == (second.best, second.options)
        if s.hands[seat]:  # a gang that has just been wiped out still says in which order it fell, for nothing
            assert consider(chair_of(game, s, seat), seed=4, iterations=40).options != first.options
            open_to_chance += 1
    assert open_to_chance >= 3


def test_every_iteration_is_an_option_s_visit() -> None:
    for game, s, seat in positions("gunfighters", 3):
        thought = consider(chair_of(game, s, seat), seed=3, iterations=50)
        assert sum(option.visits for option in thought.options) == thought.iterations == 50
        assert all(0.0 <= option.value <= 1.0 for option in thought.options)
        assert thought.ranked()[0].option == thought.best


class Unimagined(Chair):
    """A chair that refuses to be thought about."""

    def imagine(self, seed: int) -> Any:
        raise AssertionError("there was nothing to think about")


def test_a_forced_choice_costs_nothing() -> None:
    game: Any = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    chair = Unimagined(game, s, game.asked(s)[0], game.codes(s, game.asked(s)[0])[:1])
    assert consider(chair, seed=1, iterations=100).iterations == 0
    assert [make_bot(name, 1).choose(chair) for name in ("easy", "normal", "hard")] == [0, 0, 0]


def test_seconds_end_a_thought_as_well() -> None:
    ((game, s, seat), *_) = positions("gunfighters", 1)
    assert consider(chair_of(game, s, seat), seed=1, seconds=0.01).iterations >= 1
    assert consider(chair_of(game, s, seat), seed=1, iterations=10**6, seconds=0.01).iterations < 10**6


def found(key: str, position: dict[str, object], iterations: int = 60) -> tuple[str, float]:
    """What the search picks in a position, and the share of the win that it expects."""
    game: Any = sixgun.game(key)
    chair = chair_of(game, game.position(position))
    thought = consider(chair, seed=1, iterations=iterations)
    return chair.picks()[thought.best], thought.share


def test_on_a_slow_machine_each_round_has_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 48 plans, the first deal alone takes half of the time: what does well in it is tried again all the same."""
    game: Any = sixgun.game("gunslinger")
    chair = chair_of(game, game.new(seed=1))
    ticks = count()
    monkeypatch.setattr(halving, "perf_counter", lambda: next(ticks) / 100)  # every look at the clock costs 10 ms
    thought = consider(chair, seed=1, iterations=1500, seconds=1.0)
    visits = sorted([option.visits for option in thought.options if option.visits], reverse=True)
    assert len(visits) > 40
    assert visits[0] == thought.options[thought.advised].visits >= 3
    assert visits.count(1) >= len(visits) // 2


def test_gunfighters_it_fires_the_shot_that_ends_the_game() -> None:
    """The last rival's last gunfighter was seen at the Ranch, and mine are there and at the Hill."""
    position = {"hands": [["hill", "ranch"], ["ranch$"], []], "shown": [[False, False], [True], []]}
    pick, share = found("gunfighters", position)
    assert pick == "shoot:1>ranch"
    assert share == pytest.approx(1.0, abs=0.001)


def test_gunfighters_it_takes_the_ninth_coin() -> None:
    """Eight coins, and a card with two banknotes that everybody has seen: shooting it down wins at the turn's end."""
    hands = [["hill", "ranch"], ["ranch$$", "saloon", "saloon", "stable"], ["station", "plaza", "plaza", "stable"]]
    shown = [[False, False], [True, False, False, False], [False] * 4]
    pick, share = found("gunfighters", {"hands": hands, "shown": shown, "coins": [8, 0, 0]})
    assert pick == "shoot:1>ranch"
    assert share == pytest.approx(1.0, abs=0.001)


def test_the_duel_it_fires_at_the_last_point_of_the_last_character() -> None:
    """Nobody in reserve, no card to dodge with: any hit is the end. A Beer would not change that, and can wait."""
    position = {
        "characters": [["wild-bill", "jango"], ["slim-poet"]],
        "life": [[2, 1], [1]],
        "hands": [["beer", "colt"], []],
    }
    pick, share = found("bang-duel", position)
    assert pick.startswith("play:colt")
    assert share == pytest.approx(1.0, abs=0.001)


def test_seats_that_choose_together_do_not_see_each_other_s_picks() -> None:
    """Each seat's first pick hangs on the root itself, whoever was asked before it."""
    game = Standoff()
    s = game.new(seats=3, seed=1)
    search = Search(game, 1, 3, Thinking(), Random(1).random)
    search.first = game.codes(s, 1)
    for seed in range(30):
        search.iterate(game.redeal(s, 1, seed), seed % len(search.first))
    assert {key & (1 << SEAT_BITS) - 1 for key in search.root.branches} == {0, 1, 2}


def test_a_lead_that_may_be_luck_does_not_outdo_the_advice() -> None:
    """0.1 ahead in each of 4 deals is sure; 0.1 ahead on average, but -0.3, 0.5, -0.3, 0.5, is not: error 0.231."""
    options = (Considered(0, 4, 0.5), Considered(1, 4, 0.6))
    steady, lucky = Lead(), Lead()
    for number in range(4):
        steady.add(0.1)
        lucky.add(0.5 if number % 2 else -0.3)
    assert lucky.error() == pytest.approx((0.16 / 3) ** 0.5)
    careful = Thinking(doubt=2.0)
    assert best_of(options, 0, careful, {0: Lead(), 1: steady}) == 1
    assert best_of(options, 0, careful, {0: Lead(), 1: lucky}) == 0
    assert best_of(options, 0, Thinking(), {0: Lead(), 1: lucky}) == 1


def test_without_replies_nothing_grows_below_the_options() -> None:
    game = sixgun.game("gunfighters")
    chair = chair_of(game, game.new(seed=3))
    random = Random(1)
    search = Search(game, chair.seat, 4, Thinking(depth=2, replies=False), random.random)
    search.first = game.codes(chair.imagine(1), chair.seat)
    for number in range(30):
        search.iterate(chair.imagine(number), number % 3)
    assert sorted([branch.visits for branch in search.root.branches.values()])[-3:] == [10, 10, 10]
    assert not any([branch.branches for branch in search.root.branches.values()])
