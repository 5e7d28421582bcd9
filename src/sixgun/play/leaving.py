"""What a player leaves to the table: which questions are answered for a seat, and how.

`ask` always; ask only when something `could` be done; `pass` for good, in a window that is open to all. Or pass for a
while: until a span of the window is over, or until something `concerns` the player.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from sixgun.core.asks import Window
from sixgun.core.events import Event
from sixgun.core.game import Game

ASK: Final = "ask"
COULD: Final = "could"
PASS: Final = "pass"
CONCERNS: Final = "concerns"
SINGLE: Final = "single"  # beside the windows: every question whose one option everybody can tell
BOTS: Final = "bots"  # beside the windows, too: how fast bots answer, as so many times their usual pause
SPEEDS: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.1}


@lru_cache(maxsize=64)
def ways(game: Game[Any]) -> dict[str, list[str]]:
    """By window: how it may be left to the table.

    >>> import sixgun
    >>> ways(sixgun.game("bang-duel"))["dodge"]
    ['ask', 'could', 'turn', 'concerns']
    """
    found = {window.name: _ways_of(window) for window in game.windows()}
    if any([question.open for question in game.questions]):
        found[SINGLE] = [ASK, COULD]
    return found


def _ways_of(window: Window) -> list[str]:
    if window.open:
        return [ASK, PASS]
    return [ASK, COULD, *window.spans, *([CONCERNS] if window.spans else [])]


def lasts(way: str) -> bool:
    """Whether a way holds until it is changed."""
    return way in (ASK, COULD, PASS) or way in SPEEDS


def left_to_table(game: Game[Any], s: Any, seat: int, pace: Mapping[str, str], passing: Mapping[str, str]) -> str:
    """The window of the question that a seat is asked now, if the table is to answer it; "" if not."""
    question = game.questions[s.question]
    window = question.window
    if not pace and not passing:
        return ""
    codes = question.codes(s, seat)
    name: str
    if window is not None and window.passing(s, seat) in codes:
        way = pace.get(window.name, ASK)
        if window.name in passing or way == PASS or (way == COULD and len(codes) == 1):
            name = window.name
            return name
    alone = question.open and len(codes) == 1
    return SINGLE if alone and pace.get(SINGLE) == COULD else ""


def answer_of(game: Game[Any], s: Any, seat: int) -> str:
    """What the table answers for a seat that leaves its question to it."""
    question = game.questions[s.question]
    codes = question.codes(s, seat)
    code = codes[0] if question.window is None or len(codes) == 1 else question.window.passing(s, seat)
    pick: str = game.ask(s, seat).options[codes.index(code)].pick
    return pick


def is_over(game: Game[Any], s: Any, seat: int, window: str, span: str, events: list[Event], by: int) -> bool:
    """Whether what a pick has led to ends a span in which a seat passes."""
    if span == CONCERNS:
        return by != seat and any([game.concerns(s, event, seat) for event in events])
    kinds = next((one.spans.get(span, ()) for one in game.windows() if one.name == window), ())
    return any([event.kind in kinds for event in events])
