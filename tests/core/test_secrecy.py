"""What others may know of picks that are made in secret, and of those that are taken back."""

from __future__ import annotations

import pytest

from sixgun.core import records, secrecy
from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.state import State
from tests.conformance.standoff import STANDOFF

PLANS: list[Plain] = [[4, 3, 1], [2, 2, 1]]


def planning() -> Match:
    """Both have planned a card; neither is done."""
    match = Match(STANDOFF, position={"hands": PLANS})
    match.play(0, "plan:4")
    match.play(1, "plan:2")
    return match


def test_a_seat_takes_its_own_secret_pick_back_and_nobody_elses() -> None:
    match = planning()
    match.take_back(0)
    assert match.picks == [(1, "plan:2")]
    match.play(0, "plan:3")
    match.take_back(1)
    assert match.picks == [(0, "plan:3")]


def test_a_public_record_counts_only_what_others_know_was_taken_back() -> None:
    match = planning()
    match.take_back(0)  # nobody else knows
    match.play(0, "done")
    match.take_back(0)  # that it was done was known
    assert (match.takebacks, match.record().takebacks, match.record(show_seed=False).takebacks) == (2, 2, 1)


def test_a_record_without_its_seed_cannot_be_folded_and_is_not_called_finished() -> None:
    match = Match(STANDOFF, seats=2, seed=3)
    verdict = records.check(match.record(show_seed=False), STANDOFF)
    assert (verdict.picks, verdict.finished) == (0, False)


HIDDEN = Event("planned", {}, seen_by=0b001, hidden=True)
WHISPERED = Event("planned", {}, seen_by=0b011, hidden=True)
SAID = Event("planned", {})


@pytest.mark.parametrize(
    ("sealed", "asked", "events", "known"),
    [
        (4, 0b001, [], secrecy.PART),
        (4, 0b001, [HIDDEN], secrecy.PART),  # only its own seat is told
        (4, 0b001, [HIDDEN, WHISPERED], secrecy.MADE),  # another seat is told
        (4, 0b001, [SAID], secrecy.MADE),
        (4, 0b110, [HIDDEN], secrecy.MADE),  # its answer is finished
        (7, 0b001, [HIDDEN], secrecy.MADE),  # that choice is over, and another one has begun
        (-1, 0b001, [HIDDEN], secrecy.MADE),
    ],
)
def test_of_an_unfinished_answer_that_nobody_is_told_of_nobody_knows(
    sealed: int, asked: int, events: list[Event], known: int
) -> None:
    s = State(3, (), b"", 0)
    s.sealed, s.asked = sealed, asked
    assert secrecy.known_of(4, s, 0, events) == known


def test_an_open_pick_is_known_if_everybody_is_told() -> None:
    s = State(3, (), b"", 0)
    assert secrecy.known_of(-1, s, 0, [HIDDEN, SAID]) == secrecy.OPEN
    assert secrecy.known_of(-1, s, 0, [HIDDEN]) == secrecy.MADE


def test_a_match_from_a_position_needs_no_seed() -> None:
    assert Match(STANDOFF, position={"hands": PLANS}, seed=None).seed == 0
