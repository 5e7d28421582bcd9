"""Nobody is shown what they cannot know, and the test that says so catches those who try."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.asks import Ask, Options
from sixgun.core.events import Event
from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters.game import Gunfighters
from sixgun.games.gunfighters.rules import control
from tests.conformance.budget import games
from tests.conformance.leaks import Leak, check_leaks, telling_question
from tests.conformance.random_play import KEYS, Course, by_key, tables

LOOK = 0.06


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_no_seat_and_no_spectator_is_shown_a_secret(key: str) -> None:
    secrets = {"looks": 0, "with secrets": 0, "secrets": 0}

    @games(0.4, key)
    @given(data=st.data())
    def whole_games(data: Any) -> None:
        course = Course(by_key(key), data.draw(tables(by_key(key))))
        while asked := course.asked():
            following = course.next_pick(asked)
            if course.chance.random() < LOOK:
                look(course, following, secrets)
            course.play(*following)

    whole_games()
    assert secrets["looks"] > 100
    assert secrets["with secrets"] > 0.9 * secrets["looks"], secrets
    assert secrets["secrets"] > 3 * secrets["looks"], secrets


def look(course: Course, following: tuple[int, str], secrets: dict[str, int]) -> None:
    picks = course.some_picks(20)
    for viewer in course.viewers():
        seed = course.chance.getrandbits(64)
        found = check_leaks(course.game, course.state, viewer, picks, following, seed)
        secrets["looks"] += 1
        secrets["with secrets"] += found > 0
        secrets["secrets"] += found


ASK_LOOK = 0.2


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_nobody_can_tell_from_a_question_what_another_holds(key: str) -> None:
    found: Counter[str | None] = Counter()

    @games(0.2, key)
    @given(data=st.data())
    def whole_games(data: Any) -> None:
        course = Course(by_key(key), data.draw(tables(by_key(key))))
        while asked := course.asked():
            following = course.next_pick(asked)
            if course.chance.random() < ASK_LOOK:
                found[ask_look(course, following)] += 1
            course.play(*following)

    whole_games()
    assert not found.keys() - {"", None}, found
    assert found[""] > 3 * found[None], found


def ask_look(course: Course, following: tuple[int, str]) -> str | None:
    """Look at a pick through the eyes of somebody else."""
    viewer = course.chance.choice([viewer for viewer in course.viewers() if viewer != following[0]])
    return telling_question(course.game, course.state, viewer, following, course.chance.getrandbits(60))


# ---- planted leaks


class ExtraField(Gunfighters):
    """The view has the top card of the deck."""

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "next": s.deck[-1:]}


class StableCardId(Gunfighters):
    """Face-down cards can be followed by the number that they have in the box."""

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        view: Any = super().view(s, seat)
        for player, hand in zip(view["players"], s.hands, strict=True):
            for card, number in zip(player["cards"], hand, strict=True):
                card["id"] = number
        return view


class TellingOptions(Gunfighters):
    """Shots at a gang that has nobody there are not offered."""

    def ask(self, s: Any, seat: int) -> Ask:
        ask = super().ask(s, seat)
        places = [{s.figures.place[card] for card in hand} for hand in s.hands]
        codes = [code for code in ask.options.codes if code >> 11 != 3 or (code & 7) in places[code >> 8 & 7]]
        return Ask(
            seat, ask.question, ask.rule, ask.prompt, Options(codes or ask.options.codes, ask.options._option), 0
        )


class TellingEvents(Gunfighters):
    """Everybody is told what was drawn."""

    def _event(self, s: Any, told: tuple[int, ...]) -> Event:
        event = super()._event(s, told)
        return Event(event.kind, {**event.args, **event.secret})


class TellingOrder(Gunfighters):
    """The order in which things are told depends on the top card of the deck."""

    def apply(self, s: Any, seat: int, pick: str) -> list[Event]:
        odd = bool(s.deck) and s.deck[-1] % 2
        events = super().apply(s, seat, pick)
        return events[::-1] if odd else events


class TellingStills(Gunfighters):
    """Between the events of a pick, the bank depends on the top card of the deck."""

    def carry_out(self, s: Any, seat: int, code: int, stills: list[Any] | None = None) -> list[Event]:
        events = super().carry_out(s, seat, code, stills)
        for still in stills or []:
            still.bank += len(s.deck) and s.deck[-1] % 2
        return events


class TellingRefusals(Gunfighters):
    """A refusal says how many cards the next player has at the Hill."""

    def refuse(self, s: Any, seat: int, pick: str) -> Refusal | None:
        refusal = super().refuse(s, seat, pick)
        if refusal is not None:
            hand = s.hands[(seat + 1) % s.seats] if 0 <= seat < s.seats else []
            refusal.args["hint"] = sum(s.figures.place[card] == 5 for card in hand)
        return refusal


class LazyRedeal(Gunfighters):
    """Not a leak but a redeal that changes nothing: the count of secrets must show it."""

    def redeal(self, s: Any, seat: int | None, seed: int | bytes) -> Any:
        return self.clone(s)


LEAKY = [ExtraField, StableCardId, TellingOptions, TellingEvents, TellingOrder, TellingStills, TellingRefusals]


@pytest.mark.parametrize("leaky", LEAKY)
def test_a_planted_leak_is_caught(leaky: type[Gunfighters]) -> None:
    with pytest.raises(Leak):
        sum(play_and_look(leaky(), seed) for seed in range(20))


@pytest.mark.sources
def test_a_question_that_only_some_are_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if only players with three cards of a location were asked whether they claim it."""

    def telling(s: Any, seat: int) -> bool:
        return bool(control.claim_codes(s, seat))

    monkeypatch.setattr(control, "may_claim", telling)
    found: set[str | None] = set()
    for seed in range(40):
        course = Course(Gunfighters(), {"seats": 3, "options": {"control": True}, "seed": seed, "course": seed})
        while (asked := course.asked()) and "claim" not in found:
            following = course.next_pick(asked)
            found.add(ask_look(course, following))
            course.play(*following)
    assert "claim" in found


@pytest.mark.slow
def test_a_redeal_that_changes_nothing_is_noticed() -> None:
    assert play_and_look(LazyRedeal(), 1) == 0
    assert play_and_look(Gunfighters(), 1) > 0


def play_and_look(game: Gunfighters, seed: int) -> int:
    """A random game, looked at before each pick; how many secrets the redeals changed."""
    course = Course(game, {"seats": 4, "options": {}, "seed": seed, "course": seed})
    rng = Random(seed)
    found = 0
    for _ in range(40):
        if not game.asks(course.state):
            break
        following = course.next_pick()
        for viewer in course.viewers():
            found += check_leaks(game, course.state, viewer, course.some_picks(5), following, rng.getrandbits(32))
        course.play(*following)
    return found
