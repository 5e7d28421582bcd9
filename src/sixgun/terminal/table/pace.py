"""What the one person at a keyboard leaves to the table: `p` shows it, `p 2 3` changes it."""

from __future__ import annotations

from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.play.leaving import ASK, answer_of, is_over, lasts, left_to_table, ways
from sixgun.text import Speaker


class Pace:
    """By window: how it is left to the table, for good and for a while."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.ways = ways(match.game)
        self.pace: dict[str, str] = {}
        self.passing: dict[str, str] = {}

    def answer(self, seat: int) -> tuple[str, str] | None:
        """The window in which the table answers the seat's question now, and what; None if the person does."""
        game, state = self.match.game, self.match.state
        window = left_to_table(game, state, seat, self.pace, self.passing)
        return (window, answer_of(game, state, seat)) if window else None

    def hear(self, seat: int, events: list[Event], by: int) -> None:
        """What happened may end the passing for a while."""
        for window, span in [*self.passing.items()]:
            if is_over(self.match.game, self.match.state, seat, window, span, events, by):
                del self.passing[window]

    def choose(self, numbers: list[str]) -> bool:
        """Change a way, by the numbers of the window and of the way; whether there are such."""
        names = list(self.ways)
        if len(numbers) != 2 or not all([number.isdecimal() and len(number) < 3 for number in numbers]):
            return False
        at, to = int(numbers[0]) - 1, int(numbers[1]) - 1
        if not 0 <= at < len(names) or not 0 <= to < len(self.ways[names[at]]):
            return False
        window, way = names[at], self.ways[names[at]][to]
        if lasts(way):
            self.pace[window] = way
            self.passing.pop(window, None)
        else:
            self.passing[window] = way
        return True

    def lines(self, speaker: Speaker) -> list[str]:
        """What is left to the table, and how it can be changed."""
        told = []
        for number, (window, allowed) in enumerate(self.ways.items(), 1):
            now = self.passing.get(window, self.pace.get(window, ASK))
            told.append(f"{number:2}  {speaker.text('window-' + window)}: {speaker.text('pace-' + now)}")
            others = [f"{number} {n} {speaker.text('pace-' + way)}" for n, way in enumerate(allowed, 1) if way != now]
            told.append("      " + " · ".join(others))
        return [*told, speaker.text("pace-change")] if told else [speaker.text("pace-none")]
