"""Reviews: blame where it is due, none where it is not, and nothing from hindsight."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.core.match import Match
from sixgun.lab.review import Effort, Job, plan, work
from sixgun.lab.review.grades import LIMITS, grade
from sixgun.lab.review.plan import POINTS, Made
from sixgun.lab.review.turns import Point, turns
from tests.lab.reviews import GAME, LITTLE, beginning, played, reviewed, whole

KEYS = tuple(game.key for game in sixgun.games())
ALL, NOTHING = pytest.approx(1.0, abs=0.01), pytest.approx(0.0, abs=0.01)  # the search likes to win soon


@pytest.mark.parametrize("pick", ["move:hill", "move:ranch", "shoot:1>ranch"])
def test_a_pick_that_loses_where_another_wins_is_a_mistake_with_the_better_pick_named(pick: str) -> None:
    found = reviewed(played(pick))
    (decision,) = found["decisions"]
    assert (decision["grade"], decision["loss"], decision["share"]) == ("mistake", ALL, ALL)
    assert (decision["best"]["pick"], decision["best"]["share"]) == ("shoot:1>hill", ALL)
    assert (decision["played"]["pick"], decision["played"]["share"]) == (pick, NOTHING)
    mistake = next(turn for turn in found["turns"] if turn["kind"] == "mistake")
    assert (mistake["step"], mistake["seat"], mistake["before"], mistake["after"]) == (0, 0, ALL, NOTHING)
    assert found["summary"][0] == {
        "seat": 0, "decisions": 1, "loss": ALL, "best": 0, "fine": 0, "doubtful": 0, "mistake": 1,
    }  # fmt: skip


def test_the_pick_that_wins_is_the_best_and_nothing_turned_the_game_for_who_made_it() -> None:
    found = reviewed(played("shoot:1>hill"))
    assert [one["grade"] for one in found["decisions"]] == ["best"]
    assert found["lines"]["0"] == [[0, ALL], [1, 1.0]]
    assert not [turn for turn in found["turns"] if turn["seat"] == 0]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_know_makes_no_difference(key: str) -> None:
    """The same decision, with everything dealt anew that is hidden from the seat, is judged the same."""
    match = whole(key)
    game: Any = match.game
    jobs = plan(match.record(), game, LITTLE).jobs
    for job in (*jobs[3 :: len(jobs) // 4], jobs[-1]):
        s = game.unpack(job.state)
        for seed in (1, 2):
            other = job._replace(state=game.pack(game.redeal(s, job.seat, seed)))
            assert other.state != job.state
            assert work(other) == work(job)


def test_a_decision_is_judged_by_what_was_known_and_not_by_what_came_of_it() -> None:
    """The last opponent's card is hidden: a shot is judged the same where it hits and wins and where it misses."""
    found = []
    for card in ("hill$", "ranch$"):
        hands = [["hill", "ranch"], [card], []]
        s = GAME.position({"hands": hands, "coins": [0, 9, 0]})
        found.append(work(Job(GAME.key, {}, GAME.pack(s), 0, "shoot:1>hill", Effort(iterations=60))))
        GAME.apply(s, 0, "shoot:1>hill")
        assert GAME.result(s).winners == ((0,) if card == "hill$" else (1,))  # type: ignore[union-attr]
    hit: Any = found[0]
    assert found[0] == found[1]
    assert 0.0 < hit["played"]["share"] < 0.5  # one of six places
    assert hit["loss"] < LIMITS[-1]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_lines_end_with_the_result_and_every_share_is_one(key: str) -> None:
    match = whole(key)
    result = match.game.result(match.state)
    assert result is not None
    picks = match.picks[-12:]  # the end of the game, from the position before it
    late = Match(match.game, match.seats, match.seed, match.options)
    for seat, pick in match.picks[:-12]:
        late.play(seat, pick)
    end = Match(match.game, position=match.game.data(late.state))
    for seat, pick in picks:
        end.play(seat, pick)
    found = reviewed(end)
    for seat, line in found["lines"].items():
        assert line[-1] == [12, result.scores[int(seat)]]
        assert all(0.0 <= share <= 1.0 for _, share in line)
        assert [step for step, _ in line] == sorted({step for step, _ in line})
    for one in found["decisions"]:
        assert one["played"]["pick"] == picks[one["step"]][1]
        assert one["grade"] == grade(one["loss"], one["error"])
        assert one["loss"] == pytest.approx(max(0.0, one["best"]["share"] - one["played"]["share"]), abs=1e-3)


@pytest.mark.slow
def test_a_review_is_the_same_on_any_number_of_processes_and_after_an_interruption() -> None:
    match = beginning(8)
    kept: list[Any] = []
    alone = reviewed(match, heard=lambda done, of, found: kept.append(found))
    assert reviewed(match) == alone
    assert reviewed(match, processes=2) == alone
    rest: list[Any] = []
    assert reviewed(match, kept=kept[:-5], heard=lambda done, of, found: rest.append((done, of))) == alone
    assert rest == [(len(kept) - 4 + i, len(kept)) for i in range(5)]
    assert reviewed(match, Effort(iterations=12, seed=2)) != alone


def test_one_seat_is_reviewed_as_it_is_among_all() -> None:
    match = beginning(8)
    everybody, one = reviewed(match), reviewed(match, seat=1)
    assert one["lines"] == {"1": everybody["lines"]["1"]}
    assert one["decisions"] == [decision for decision in everybody["decisions"] if decision["seat"] == 1]
    assert one["summary"] == everybody["summary"][1:2]


def test_forced_picks_are_not_judged_and_long_games_have_a_bounded_number_of_looks() -> None:
    match = whole("bang-duel")
    game: Any = match.game
    todo = plan(match.record(), game, LITTLE)
    assert len(todo.judged) > POINTS
    assert len(todo.looks) <= POINTS
    s = game.new(match.seats, match.seed, match.options)
    real = []
    for step, (seat, pick) in enumerate(match.picks):
        if len(game.codes(s, seat)) > 1:
            real.append((step, seat))
        game.apply(s, seat, pick)
    assert [(made.step, made.seat) for made in todo.judged] == real


def test_a_record_that_does_not_replay_is_refused_before_anything_is_thought() -> None:
    record = whole("gunfighters").record()
    record.picks[3] = (0, "story")
    with pytest.raises(sixgun.Refused) as refused:
        plan(record, GAME, LITTLE)
    assert refused.value.refusal.code == "record-pick-refused"


def test_moments_are_the_largest_losses_and_the_swings_that_are_more_than_noise() -> None:
    """By hand: seat 0 errs at step 0 and is lucky then; seat 1 is struck at step 1, hardly at 2, and 3 may be noise."""

    def decision(step: int, seat: int, best: float, played: float) -> dict[str, Any]:
        loss = best - played
        both = {"best": {"share": best}, "played": {"share": played, "label": {"key": "pick", "args": {}}}}
        return {"step": step, "seat": seat, "loss": loss, "grade": grade(loss), **both}

    made = [Made(step, step % 2, {"key": f"pick-{step}", "args": {}}) for step in range(4)]
    judged = [decision(0, 0, 0.5, 0.2), decision(1, 1, 0.6, 0.6)]
    lines = {
        0: [Point(0, 0.5, 0.01), Point(1, 0.7, 0.01), Point(2, 0.7, 0.01)],
        1: [Point(1, 0.6, 0.01), Point(2, 0.3, 0.01), Point(3, 0.2, 0.01), Point(4, 0.6, 0.2)],
    }
    found = [(one["kind"], one["step"], one["seat"], one["before"], one["after"]) for one in turns(made, judged, lines)]
    assert found == [("mistake", 0, 0, 0.5, 0.2), ("swing", 1, 1, 0.6, 0.3)]


def test_grades_follow_the_documented_limits() -> None:
    low, middle, high = LIMITS
    assert [grade(loss) for loss in (0.0, low, middle, high, 1.0)] == ["best", "fine", "doubtful", "mistake", "mistake"]
    assert grade(high, error=high / 2) == "fine"  # it may well be chance
