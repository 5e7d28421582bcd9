"""Enter never hurts its owner: it does what a sensible player could do, or nothing. Doomtown's own part of this law is
in tests/rules/doomtown/wire/test_defaults.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import sixgun
from sixgun.core.asks import Ask
from tests.cite import rule
from tests.conformance.budget import BUDGET
from tests.conformance.random_play import Course

COURSES = {"quick": 1, "all": 2, "long": 200}[BUDGET]
Law = Callable[[Any, Ask, list[str], str], None]  # the view, what is asked, the picks, the usual one


def gunfighters(view: Any, ask: Ask, picks: list[str], usual: str) -> None:
    """Nothing is shown, paid or given up by it; who has to move, leaves a place where all saw a gang."""
    assert usual.startswith(("move:", "lose:", "top:", "name:", "point:")) or usual in ("done", "draw:yes")
    mine = view["players"][ask.seat]["cards"]
    if usual.startswith("move:"):
        here = Counter(card["card"].rstrip("$") for card in mine)
        seen = {card["card"].rstrip("$") for card in mine if card["shown"]}
        left = usual.removeprefix("move:").rstrip("$")
        assert ">" not in usual  # a card from the discards is seen by all
        assert left in seen or here[left] > 1 or not seen or max(here.values()) == 1
    if ask.question == "top":
        assert usual.count("$") == min(pick.count("$") for pick in picks)


def is_short(view: Any, ask: Ask) -> bool:
    """Against Tex Killer a dodge takes two cards, and this one has fewer."""
    hit = view.get("hit")
    return bool(hit and hit["tex"]) and ask.question == "react" and len(view["players"][ask.seat]["hand"]) < 2


def duel(view: Any, ask: Ask, picks: list[str], usual: str) -> None:
    """A life point is given only where nothing can save it; dodges are kept while something else can go."""
    if ask.question in ("react", "answer", "pay") and usual == "take":
        assert picks == ["take"] or is_short(view, ask)
    if ask.question == "react":
        assert usual in ("barrel", "sid-curry") or not {"barrel", "sid-curry"} & {*picks}  # what is free comes first
    if ask.question in ("discard", "throw", "give"):
        kinds = [card["card"].partition(".")[0] for card in view["players"][ask.seat]["hand"]]
        if usual.startswith("discard:missed") and kinds.count("missed") < 3:
            assert all(pick.startswith(("discard:missed", "discard:return-fire")) for pick in picks)
    if ask.question == "choose-result" and view["reveal"]["wanted"] == "barrel":
        own = view["reveal"]["seat"] == ask.seat
        barrels = [pick for pick in picks if pick.endswith("b")]
        assert (usual in barrels) == own or len(barrels) in (0, len(picks))


def gunslinger(view: Any, ask: Ask, picks: list[str], usual: str) -> None:
    """No weapon is dropped, no hammer lowered, nobody of one's own side shot at."""
    assert not usual.startswith(("drop:", "uncock", "reshuffle", "let-go:"))
    sides = {person["character"]: person["side"] for person in view["characters"]}
    if usual.startswith(("shoot>", "aim>")) and usual.partition(">")[2] in sides:
        mine = {person["side"] for person in view["characters"] if person["seat"] == ask.seat}
        assert sides[usual.partition(">")[2]] not in mine


def doomtown(view: Any, ask: Ask, picks: list[str], usual: str) -> None:
    assert not usual.startswith("release:") or "done" not in picks


LAWS: dict[str, tuple[Law, int]] = {
    "gunfighters": (gunfighters, 60),
    "bang-duel": (duel, 40),
    "gunslinger": (gunslinger, 25),
    "doomtown": (doomtown, 15),
}


@pytest.mark.parametrize("key", LAWS)
@rule("gunfighters", "turn.action.three-choices")
@rule("bang-duel", "dodge.means.hand-card")
@rule("gunslinger", "5.4")
def test_enter_never_hurts_its_owner(key: str) -> None:
    """The law over random games; and what costs something for good is the usual choice only where there is no other."""
    law, games = LAWS[key]
    game = sixgun.game(key)
    seen = 0
    for seed in range(games * COURSES):
        course = Course(game, {"seats": game.usual_seats, "options": {}, "seed": seed, "course": seed})
        while asks := game.asks(course.state):
            ask = asks[0]
            options = list(ask.options) if ask.question != "plan" else []
            picks = [option.pick for option in options] or ask.options.picks()
            if len(picks) > 1:
                seen += 1
                view: Any = game.view(course.state, ask.seat)
                law(view, ask, picks, picks[ask.default])
                forced = ask.question == "casualties" or is_short(view, ask)
                if options and options[ask.default].grave and not forced:
                    assert all(option.grave for option in options), ask
            course.play(ask.seat, course.chance.choice(picks))
    assert seen > 100


@rule("gunfighters", "option.timer.ten-seconds")
def test_only_the_clock_makes_anybody_late() -> None:
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=7, options={"ten_seconds": True})
    (ask,) = game.asks(s)
    assert "late" in ask.options
    assert ask.options[ask.default].pick.startswith("move:")
    assert game.overdue(s, ask.seat) == "late"
    plain = game.new(seats=3, seed=7)
    (ask,) = game.asks(plain)
    assert game.overdue(plain, ask.seat) == ask.options[ask.default].pick
