"""What the engine looks up by printed card: who waits for what, which abilities a play can use, what traits change."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import verbs
from sixgun.games.doomtown.language.nouns import A_DEED, A_DUDE, A_GOODS, A_SPELL, BEARER, THIS, YOU, X
from sixgun.games.doomtown.language.printed import Ability
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, SPELL, Cards

ON_THIS: Final = 0
ON_BEARER: Final = 1
ON_YOU: Final = 2
ON_GROUP: Final = 3
SORT_OF_KIND: Final = {DUDE: A_DUDE, DEED: A_DEED, GOODS: A_GOODS, SPELL: A_SPELL}
RULE: Final = 100  # rules stand beside stats, from this number on


class Static:
    """One line of a trait that works all the time: whom it concerns, which stat or rule, and the line itself."""

    __slots__ = ("ability", "line", "stat", "whom")

    def __init__(self, ability: Ability, line: tuple[int, ...]) -> None:
        self.ability: Ability = ability
        self.line: tuple[int, ...] = line
        gives = line[0] == verbs.DO_GIVE
        self.stat: int = RULE + line[2] if gives else line[1]
        ref = line[1] if gives else line[2]
        self.whom: int = {THIS: ON_THIS, BEARER: ON_BEARER, YOU: ON_YOU, X: ON_GROUP}[ref]


class Book:
    """The printed cards with what follows from them. Shared by all states of a game, never changed.

    [text.kinds.four, text.keyword.references, text.help.reminder-only]
    """

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        count = len(cards.keys)
        self.sorts: list[int] = [SORT_OF_KIND.get(kind, 0) for kind in cards.kind]  # as selectors know them
        plays = range(len(verbs.PLAYS))
        self.plays: list[list[tuple[int, ...]]] = [  # by play, by card: the abilities of the card for that play
            [tuple([a for a in cards.of_card[what] if cards.abilities[a].play == play]) for what in range(count)]
            for play in plays
        ]
        # A job is a Noon play, and so is every ability that starts one [job.start.noon-job-ability].
        self.noon: list[tuple[int, ...]] = [
            self.plays[verbs.NOON][what] + self.plays[verbs.JOB][what] for what in range(count)
        ]
        self.fight: list[tuple[int, ...]] = self.plays[verbs.SHOOTOUT]
        self.resolution: list[tuple[int, ...]] = self.plays[verbs.RESOLUTION]
        self.cheatin: list[tuple[int, ...]] = self.plays[verbs.CHEATIN]
        self.statics: list[tuple[Static, ...]] = [_statics(cards, what) for what in range(count)]
        self.own: list[tuple[Static, ...]] = [_only(found, ON_THIS) for found in self.statics]
        self.worn: list[tuple[Static, ...]] = [_only(found, ON_BEARER) for found in self.statics]
        self.for_player: list[tuple[Static, ...]] = [_only(found, ON_YOU) for found in self.statics]
        self.group: list[tuple[Static, ...]] = [_only(found, ON_GROUP) for found in self.statics]
        self.spreads: list[bool] = [bool(self.for_player[what] or self.group[what]) for what in range(count)]
        self.waits: list[int] = [_waits(cards, what) for what in range(count)]  # a bit for each trigger
        self.hand_waits: int = 0  # triggers for which an action card in a hand may wait
        for what in range(count):
            if cards.kind[what] == ACTION:
                self.hand_waits |= self.waits[what]
        self.token: int = cards.index["gunslinger"]

    def waiting(self, what: int, trigger: int, play: int) -> list[int]:
        """The abilities of a card that wait for something, as reacts or as traits."""
        abilities = self.cards.abilities
        return [a for a in self.plays[play][what] if abilities[a].trigger == trigger]


def _statics(cards: Cards, what: int) -> tuple[Static, ...]:
    found: list[Static] = []
    for a in cards.of_card[what]:
        ability = cards.abilities[a]
        if ability.play == verbs.TRAIT and ability.trigger < 0:
            found += [Static(ability, line) for line in ability.do]
    return tuple(found)


def _only(statics: tuple[Static, ...], whom: int) -> tuple[Static, ...]:
    return tuple([static for static in statics if static.whom == whom])


def _waits(cards: Cards, what: int) -> int:
    bits = 0
    for a in cards.of_card[what]:
        if cards.abilities[a].trigger >= 0:
            bits |= 1 << cards.abilities[a].trigger
    return bits
