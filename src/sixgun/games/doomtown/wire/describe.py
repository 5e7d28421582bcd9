"""What is printed on a card, for those who cannot look at it."""

from __future__ import annotations

from typing import Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import KINDS, NONE, Cards
from sixgun.games.doomtown.wire.names import signs_of

MOST_FOUND: Final = 5  # cards that part of a name may mean


def figures_of(cards: Cards, what: int) -> dict[str, Plain]:
    """The figures of a card as arguments of messages; which of them count depends on its kind."""
    code = cards.poker[what]
    return {
        "card": cards.keys[what],
        "kind": KINDS[cards.kind[what]],
        "cost": cards.cost[what],
        "signs": "" if code == NONE else signs_of(code),
        "bullets": cards.bullets[what],
        "stud": int(cards.stud[what]),
        "influence": cards.influence[what],
        "upkeep": cards.upkeep[what],
        "production": cards.production[what],
        "control": cards.control[what],
        "stash": cards.stash[what],
    }


def describe(cards: Cards, name: str) -> list[Msg]:
    """Figures, keywords and text of the card of that name, or of all whose names have it as a part, if they are few."""
    exact = [name] if name in cards.index else []
    found = exact or [key for key in cards.keys if name and name in key]
    lines: list[Msg] = []
    for key in found if len(found) <= MOST_FOUND else []:
        what = cards.index[key]
        lines.append(Msg("card-figures", figures_of(cards, what)))
        words: list[Plain] = [word for i, word in enumerate(cards.words) if cards.keywords[what] >> i & 1]
        if words:
            lines.append(Msg("card-keywords", {"keywords": words}))
        if "ability" in cards.rows[what] or key in NAMED_TEXTS:
            lines.append(Msg("card-says", {"card": key}))
    return lines


NAMED_TEXTS: Final[tuple[str, ...]] = ("joker-red", "joker-black", "gunslinger")  # they have rules instead of abilities
