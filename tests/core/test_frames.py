"""The driver: steps in order, calls, jumps, early ends, and a guard against endless loops."""

from __future__ import annotations

import pytest

from sixgun.core.frames import A, Procedure, answered, ask, ask_together, call, finish, jump, run
from sixgun.core.refusals import Runaway
from sixgun.core.state import State

trace: list[str] = []


def state() -> State:
    trace.clear()
    return State(3, (), bytes(32), 1)


def note(name: str):
    def step(s: State) -> None:
        trace.append(name)

    return step


def tables(*procedures: Procedure):
    return [procedure.steps + (finish,) for procedure in procedures]


def test_at_first_nobody_is_asked_and_nothing_is_secret() -> None:
    s = state()
    assert (s.asked, s.question, s.picks, s.sealed) == (0, 0, 0, -1)
    assert (s.frames, s.answers, s.counters) == ([], [-1, -1, -1], [0])


def test_steps_run_in_order_and_the_end_of_the_stack_is_the_end() -> None:
    s = state()
    call(s, 0)
    run(s, tables(Procedure("day", (note("noon"), note("sundown")))), "test")
    assert trace == ["noon", "sundown"]
    assert s.frames == []


def test_a_called_procedure_runs_before_the_caller_goes_on_and_has_values_of_its_own() -> None:
    s = state()

    def duel(s: State) -> None:
        trace.append("duel")
        call(s, 1, 7)

    def draw(s: State) -> None:
        trace.append(f"draw {s.frames[A]}")

    call(s, 0, 3)
    run(s, tables(Procedure("day", (duel, draw)), Procedure("duel", (draw, draw))), "test")
    assert trace == ["duel", "draw 7", "draw 7", "draw 3"]


def test_a_jump_repeats_steps_and_finish_skips_the_rest() -> None:
    s = state()

    def again(s: State) -> None:
        s.frames[A] += 1
        trace.append(f"round {s.frames[A]}")
        if s.frames[A] < 3:
            jump(s, 0)
        else:
            finish(s)

    call(s, 0)
    run(s, tables(Procedure("rounds", (again, note("never")))), "test")
    assert trace == ["round 1", "round 2", "round 3"]


def test_an_ask_stops_the_driver_until_it_is_answered() -> None:
    s = state()
    table = tables(Procedure("turn", (lambda s: ask(s, 2, 5), note("after"))))
    call(s, 0)
    run(s, table, "test")
    assert (s.asked, s.question, trace) == (0b100, 5, [])
    answered(s, 2)
    run(s, table, "test")
    assert trace == ["after"]


def test_seats_asked_together_answer_in_any_order() -> None:
    s = state()
    table = tables(Procedure("plan", (lambda s: ask_together(s, [0, 2], 1), note("reveal"))))
    call(s, 0)
    run(s, table, "test")
    answered(s, 2)
    run(s, table, "test")
    assert (s.asked, trace) == (0b001, [])
    answered(s, 0)
    run(s, table, "test")
    assert trace == ["reveal"]


def test_a_loop_that_never_asks_is_stopped() -> None:
    s = state()
    call(s, 0)
    with pytest.raises(Runaway, match="did not come to an end"):
        run(s, tables(Procedure("loop", (lambda s: jump(s, 0),))), "gunfighters")


def test_a_step_that_others_jump_to_is_bound_to_its_number() -> None:
    noon, sundown = note("noon"), note("sundown")
    Procedure("day", (noon, sundown), at={1: sundown})
    with pytest.raises(ValueError, match="step 0 of day is not step"):
        Procedure("day", (noon, sundown), at={0: sundown})
    with pytest.raises(ValueError, match="step 2 of day"):
        Procedure("day", (noon, sundown), at={2: sundown})
