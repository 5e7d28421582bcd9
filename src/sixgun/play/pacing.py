"""Questions that a seat leaves to the table are answered by the table.

Not being asked would tell the others what a player holds. So they see no difference: the seat is asked as ever, and
the table answers after a while that is drawn from the table's own chance, whatever is in the hand. Only the player is
told that it was the table. Where nobody else plays, or everybody can tell what is legal, there is nothing to wait for.
"""

from __future__ import annotations

from hashlib import blake2b

from sixgun.core.plain import Plain
from sixgun.play.commands import Pace
from sixgun.play.company import Company
from sixgun.play.entries import Entry
from sixgun.play.leaving import BOTS, SINGLE, SPEEDS, answer_of, left_to_table, ways

SOONEST, LATEST = 900, 5_000  # milliseconds: mostly soon, as people do who have nothing to think about


class Pacing(Company):
    """A table that answers for players who have told it to."""

    def pace(self, seat: int, command: Pace, now: int) -> list[Entry]:
        """A player leaves windows to the table, or wants to be asked there again."""
        allowed, place = {**ways(self.game), BOTS: [*SPEEDS]}, self.seats[seat]
        for window, way in command.ways.items():
            if way not in allowed.get(window, []):
                raise self.no("no-such-pace", {"window": window[:40], "got": way[:40]})
        news = {name: way for name, way in command.ways.items() if place.passing.get(name, place.pace.get(name)) != way}
        return [Entry("paced", now, seat, data={"ways": news})] if news else []

    def bots_pause(self) -> float:
        """How many times their usual pause bots take: as the slowest of the people wants it, those who gave up, too."""
        wishes = [SPEEDS.get(place.pace.get(BOTS, ""), 1.0) for place in self.seats if place.player]
        return max(wishes, default=1.0)

    def left(self, seat: int) -> str:
        """The window that a person leaves to the table now; "" if there is none."""
        place = self.seats[seat]
        if not place.player or place.bot or self.wish is not None:
            return ""
        return left_to_table(self.game, self.match.state, seat, place.pace, place.passing)

    def answer_at(self, seat: int) -> int | None:
        """When the table answers for a seat that is asked; None if the player does."""
        window = self.left(seat)
        if not window:
            return None
        return self.waits.get(seat, 0) + (self._pause(seat) if self._would_tell(seat, window) else 0)

    def _would_tell(self, seat: int, window: str) -> bool:
        """Whether somebody else plays who could learn from an answer that comes at once."""
        others = any([other.player for number, other in enumerate(self.seats) if number != seat])
        return others and window != SINGLE and not any([w.open for w in self.game.windows() if w.name == window])

    def _pause(self, seat: int) -> int:
        """Milliseconds, from the seed and the number of the question alone."""
        name = f"pause {seat} {len(self.match.picks)} {self.match.takebacks}".encode()
        seed = self.match.seed
        key = seed if isinstance(seed, bytes) else str(seed).encode()
        share = int.from_bytes(blake2b(name, key=key[:64], digest_size=4).digest()) / 2**32
        return SOONEST + int((LATEST - SOONEST) * share**3)

    def flag_at(self) -> int | None:
        """When the table goes on by itself, if nobody picks before: a flag falls, or it answers for somebody."""
        flag = super().flag_at()
        answers = [self.answer_at(seat) for seat in self.asked()]
        return min([moment for moment in [flag, *answers] if moment is not None], default=None)

    def answers(self, now: int) -> list[Entry]:
        """The first answer that is due for somebody who leaves the question to the table."""
        for seat in self.asked():
            due = self.answer_at(seat)
            if due is not None and due <= now:
                pick = answer_of(self.game, self.match.state, seat)
                return [Entry("picked", now, seat, pick, data={"left": self.left(seat)})]
        return []

    def pace_plain(self, seat: int | None) -> dict[str, Plain] | None:
        """What a player has left to the table, and what it answers now: for the player alone."""
        if seat is None or not self.seats[seat].player:
            return None
        place = self.seats[seat]
        asked = self.begun and seat in self.asked()
        return {
            "ways": {name: [*allowed] for name, allowed in ways(self.game).items()},
            "pace": {**place.pace},
            "passing": {**place.passing},
            "left": (self.left(seat) or None) if asked else None,
            "at": self.answer_at(seat) if asked else None,
        }
