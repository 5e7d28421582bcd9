"""What each card can do, in short: for reports about the cards and their scenarios."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.words import DO_GO, DO_MODIFY, OF_SKILL, PLAYS, STATS, TRIGGERS
from sixgun.games.doomtown.table.book import Ability, Book, Line
from sixgun.games.doomtown.table.components import KINDS, NONE


def coverage_of(book: Book) -> list[dict[str, Plain]]:
    """Each card with its abilities: when each is used, what it waits for, and what it does.

    That is a skill check or a pull, if it needs one, and the verbs of its lines.
    """
    cards = book.cards
    return [
        {
            "card": key,
            "title": cards.titles[what],
            "kind": KINDS[cards.kind[what]],
            "pack": cards.packs[what],
            "abilities": [_ability(book.abilities[number]) for number in book.of_card[what]],
        }
        for what, key in enumerate(cards.keys)
    ]


def _verb(line: Line) -> str:
    """The word of a line; of a change, what is changed."""
    if line[0] != DO_MODIFY:
        return VERBS[line[0]]
    return STATS[line[1]] if line[1] < OF_SKILL else "skill"


def _ability(a: Ability) -> dict[str, Plain]:
    programs = (a.target, a.cost, a.first, a.posse_do, a.do, a.fail)
    verbs = dict.fromkeys([_verb(line) for program in programs for line in program if line[0] != DO_GO])
    before = ["check"] * (a.difficulty != NONE) + ["pull"] * a.pull
    before += ["invents"] * (a.invents != NONE or a.invents_only != NONE)
    play = "repeat " * a.repeat + PLAYS[a.play]
    return {"play": play, "on": "|".join([TRIGGERS[on] for on in a.triggers]), "verbs": [*before, *verbs]}
