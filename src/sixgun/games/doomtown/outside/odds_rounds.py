"""Shootouts round by round: what posses bring to their hands as they shrink, and rows that tell how it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.odds_rows import Row, row
from sixgun.lib.odds import Rounds, draw_odds

ROUNDS: Final = 3  # that are told one by one
MOST_CARDS: Final = 11
MOST_DRAWS: Final = 4
WORST: Final = [0.0, 1.0] + [0.0] * 10  # of a deck that is too small to be counted


def hands_by_size(pile: Sequence[int], bonuses: Sequence[tuple[int, int]]) -> list[list[float]]:
    """The chances by rank with each of these stud and draw bonuses: of one dude, of two, and so on."""
    found: list[list[float]] = []
    for stud, draw in bonuses:
        cards, draws = min(5 + stud, MOST_CARDS), min(draw, MOST_DRAWS)
        found.append(draw_odds(pile, cards, draws).best if cards + draws <= len(pile) else WORST)
    return found


def round_rows(odds: Rounds) -> list[Row]:
    """Each round with what it costs, and who is left in the end."""
    rows: list[Row] = []
    for number, one in enumerate(odds.rounds, 1):
        dealt, taken = round(one.outcome.dealt, 1), round(one.outcome.taken, 1)
        said: dict[str, Plain] = {"round": number, "dealt": dealt, "taken": taken}
        rows.append(row(Msg("odds-round", said), one.fought))
        rows.append(row(Msg("odds-round-win"), one.outcome.win))
        rows.append(row(Msg("odds-round-tie"), one.outcome.tie))
        rows.append(row(Msg("odds-round-lose"), one.outcome.lose))
    return rows + left_rows(odds)


def left_rows(odds: Rounds) -> list[Row]:
    """Who is left after the last round that is looked at."""
    found = [("mine", odds.mine), ("theirs", odds.theirs), ("nobody", odds.nobody), ("both", odds.both)]
    rounds: dict[str, Plain] = {"rounds": len(odds.rounds)}
    return [row(Msg(f"odds-left-{name}", rounds), chance) for name, chance in found]
