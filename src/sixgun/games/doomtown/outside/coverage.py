"""What each card can do, in short: for reports about the cards and their scenarios."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.words import DO_GO, PLAYS, TRIGGERS
from sixgun.games.doomtown.table.book import Ability, Book
from sixgun.games.doomtown.table.components import KINDS, NONE


def coverage_of(book: Book) -> list[dict[str, Plain]]:
    """Each card with its abilities: when each is used, what it waits for, and the verbs of its lines."""
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


def _ability(a: Ability) -> dict[str, Plain]:
    programs = (a.target, a.cost, a.first, a.posse_do, a.do, a.fail)
    verbs = dict.fromkeys([VERBS[line[0]] for program in programs for line in program if line[0] != DO_GO])
    return {"play": PLAYS[a.play], "on": TRIGGERS[a.trigger] if a.trigger != NONE else "", "verbs": [*verbs]}
