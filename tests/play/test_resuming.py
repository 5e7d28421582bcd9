"""Time in which nobody keeps a table is nobody's: no clock runs between two houses."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.play.saloon import Saloon, seated

PEOPLE = ("ann", "bo", "cy")
MINUTE = 60_000


def asked(saloon: Saloon) -> int:
    (seat,) = saloon.table.asked()
    return seat


def resumes(saloon: Saloon, life: tuple[int, int] | None) -> list[str]:
    return [entry.kind for entry in saloon.write(saloon.table.resume(life, saloon.now))]


def test_what_runs_is_charged_up_to_the_last_moment_of_the_house_before_and_goes_on_from_now() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "chess", "seconds": 60})
    seat = asked(saloon)
    saloon.now = 10 * MINUTE
    assert resumes(saloon, (-5_000, 20_000)) == ["resumed"]
    assert saloon.table.clock.left[seat] == 40_000
    assert saloon.table.flag_at() == 10 * MINUTE + 40_000
    assert saloon.table.tick(10 * MINUTE + 39_999) == []
    saloon.now += 15_000
    saloon.pick(PEOPLE[seat])
    assert saloon.table.clock.left[seat] == 25_000


def test_of_a_house_of_which_nothing_is_known_the_last_entry_is_the_last_moment() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "move", "seconds": 60})
    saloon.now = 10_000
    saloon.pick(PEOPLE[asked(saloon)])
    saloon.now = 10 * MINUTE
    assert resumes(saloon, None) == ["resumed"]
    assert saloon.table.flag_at() == 11 * MINUTE


def test_a_house_that_wrote_nothing_here_does_not_count() -> None:
    """Its moments are another house's: it may have claimed the table, and died before it wrote that down."""
    saloon = seated(*PEOPLE, clock={"kind": "move", "seconds": 60})
    saloon.now = 10 * MINUTE
    assert resumes(saloon, (5 * MINUTE, 6 * MINUTE)) == ["resumed"]
    assert saloon.table.flag_at() == 11 * MINUTE


def test_the_calendar_may_have_been_set_back_between_two_houses() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "move", "seconds": 60})
    saloon.now = -60 * MINUTE
    assert resumes(saloon, (0, 20_000)) == ["resumed"]
    assert saloon.table.flag_at() == -60 * MINUTE + 40_000


def test_where_no_clock_runs_nothing_is_written() -> None:
    assert resumes(seated(*PEOPLE), None) == []
    assert resumes(Saloon(clock={"kind": "move", "seconds": 60}), None) == []


def test_bots_need_not_think_anew_and_the_line_tells_nothing_else() -> None:
    saloon = seated(*PEOPLE, clock={"kind": "move", "seconds": 60})
    turned, question = saloon.table.turned, saloon.table.question_of(asked(saloon))
    resumes(saloon, None)
    assert saloon.table.turned == turned
    assert saloon.table.question_of(asked(saloon)) == question
    assert saloon.table.story[-1].to(0) == {"seq": saloon.table.seq, "at": 0, "kind": "resumed", "seat": -1}


@given(st.lists(st.tuples(st.integers(0, 2_000), st.integers(0, 10**9), st.integers(-(10**9), 10**9)), max_size=8))
def test_only_time_in_which_a_house_was_open_is_charged(lives: list[tuple[int, int, int]]) -> None:
    """Each house is open for a while, is known to have been so up to its end, and the next begins at any moment."""
    saloon = seated(*PEOPLE, clock={"kind": "chess", "seconds": 60})
    seat, first = asked(saloon), 0
    for open_for, closed_for, step in lives:
        last = saloon.now + open_for
        saloon.now = last + closed_for + step
        resumes(saloon, (first, last))
        first = saloon.now
    saloon.now += 500
    saloon.pick(PEOPLE[seat])
    assert saloon.table.clock.left[seat] == 60_000 - sum(life[0] for life in lives) - 500
    assert saloon.folded().clock.left == saloon.table.clock.left
