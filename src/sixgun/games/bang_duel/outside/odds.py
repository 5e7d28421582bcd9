"""`sixgun odds bang-duel`: whether a shot is dodged, and what a deck reveals, from the cards that were seen.

odds_of(figures, given)    from the texts of a command line: game.odds
INPUTS                     what odds_of takes: game.odds_inputs
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.checks import Checks, parts, whole
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.outside.saves import kind_of, no_barrel, no_dodge, no_way_out, pool_of
from sixgun.games.bang_duel.table.components import FACE_NAMES, KEY, LETTERS, SIDES, SYMBOLS, Figures

INPUTS: Final[tuple[str, ...]] = ("side", "hand", "seen", "barrel")
Row = tuple[Msg, Fraction, str]


def odds_of(figures: Figures, given: Mapping[str, object]) -> Odds:
    """The odds of a hidden hand and of its deck; refused with everything that is wrong about what is given.

    All cards of the side's deck that weren't seen may be in the hand or in the deck, each place alike.

    >>> from sixgun.games.bang_duel.outside.packs import own_data
    >>> odds = odds_of(Figures(own_data()), {"side": "outlaw", "hand": "5", "barrel": "yes"})
    >>> odds.data["dodge"], odds.data["reveal"]["barrel"]
    ('17528/27417', '10/40')
    """
    checks = Checks(KEY)
    checks.known("", {f"--{name}": value for name, value in given.items()}, [f"--{name}" for name in INPUTS])
    side = checks.choice("--side", given.get("side", SIDES[1]), SIDES, "setup.sides.one-each") or SIDES[1]
    barrel = checks.choice("--barrel", given.get("barrel", "no"), ("yes", "no"), "card.barrel.reveal") == "yes"
    faces = side_faces(figures, SIDES.index(side))
    seen = read_seen(checks, given.get("seen", ""), faces)
    for face in seen:
        faces[face] -= 1
    most = sum(faces.values()) - 1  # one card at least is left for the deck
    usual = min(max(0, most), figures.first_hand[SIDES.index(side)])
    hidden = checks.integer("--hand", whole(given.get("hand", usual)), 0, max(0, most), "dodge.means.hand-card")
    checks.done()
    return told(side, pool_of(faces), faces, hidden, barrel)


def told(side: str, pool: list[int], faces: Mapping[str, int], hidden: int, barrel: bool) -> Odds:
    """The chances in rows and as data."""
    total = sum(pool)
    dodge = 1 - no_dodge(pool, hidden)
    rows: list[Row] = []
    data: dict[str, Plain] = {"side": side, "hand": hidden, "cards": total, "dodge": written(dodge)}
    if hidden:
        rows.append((Msg("odds-dodge", {"count": hidden}), dodge, written(dodge)))
    if barrel:
        shows, saved = 1 - no_barrel(pool), 1 - no_way_out(pool, hidden)
        rows.append((Msg("odds-barrel"), shows, f"{shows * total}/{total}"))
        rows.append((Msg("odds-saved-figures"), saved, written(saved)))
        data |= {"barrel": written(shows), "saved": written(saved)}
    reveal: dict[str, Plain] = {}
    for symbol, letter in zip(SYMBOLS, LETTERS, strict=True):
        count = sum([n for face, n in faces.items() if face[-1] == letter])
        reveal[symbol] = f"{count}/{total}"
        rows.append((Msg("odds-next-symbol", {"symbol": symbol}), Fraction(count, total), f"{count}/{total}"))
    data["reveal"] = reveal
    return Odds(data, Msg("odds-title", {"side": side, "cards": total, "hand": hidden}), rows)


def written(chance: Fraction) -> str:
    """As a fraction."""
    return f"{chance.numerator}/{chance.denominator}"


def side_faces(figures: Figures, side: int) -> dict[str, int]:
    """The cards of a side's deck, by name."""
    faces: dict[str, int] = {}
    for card in figures.decks[side]:
        name = FACE_NAMES[figures.face[card]]
        faces[name] = faces.get(name, 0) + 1
    return faces


def read_seen(checks: Checks, value: object, faces: Mapping[str, int]) -> list[str]:
    """Cards that are elsewhere, by name; the kind alone will do where all its copies show the same symbol."""
    found: list[str] = []
    for text in parts(value):
        fitting = [face for face in faces if face == text or kind_of(face) == text]
        allowed = fitting if len(fitting) > 1 else sorted(faces)
        one = fitting[0] if len(fitting) == 1 else text
        name = checks.choice("--seen", one, allowed, "reveal.symbols.one-per-card")
        if name and found.count(name) == faces[name]:
            args: dict[str, Plain] = {"field": f"--seen {name}", "low": 0, "high": faces[name], "exact": 0}
            checks.note("field-range", {**args, "got": str(faces[name] + 1)}, "reveal.symbols.one-per-card")
        elif name:
            found.append(name)
    return found
