"""Actin': abilities as plays."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import selectors, stats, usable, words
from sixgun.games.doomtown.table import codes, hands, sides
from sixgun.games.doomtown.table.blocks import env_of
from sixgun.games.doomtown.table.components import ACTION, JOKER_CARD
from sixgun.games.doomtown.table.decisions import NOT_OFFERED
from sixgun.games.doomtown.table.records import FIGHT_ON
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, State


def ability_codes(s: State, seat: int, kind: int) -> list[int]:
    """All abilities that a player can use for a play of this kind. [act.source.hand-or-in-play]"""
    book = s.book
    table = book.noon if kind == words.PLAY_NOON else book.plays[kind]
    legal: list[int] = []
    what = s.what
    abilities = book.abilities
    fighting = kind != words.PLAY_NOON and s.fight[FIGHT_ON]
    for card in _sources(s, seat, table):
        for number in table[what[card]]:
            a = abilities[number]
            if fighting and not usable.shooting_source(s, seat, card, a):
                continue
            if a.boots and s.booted[card]:
                continue
            if usable.refuse_use(s, seat, card, number) is None:
                legal.append(codes.pick(codes.ACT, codes.in_play(s, card), codes.NUMBER + a.number))
    if book.grants:
        legal += granted_codes(s, seat, kind)
    done: list[int] = []
    for card in s.hand[seat]:
        if table[what[card]] and book.cards.kind[what[card]] == ACTION and what[card] not in done:
            done.append(what[card])
            for number in table[what[card]]:
                if usable.refuse_use(s, seat, card, number) is None:
                    k = abilities[number].number
                    legal.append(codes.pick(codes.PLAY, codes.FACE + what[card], codes.NUMBER + k))
    return legal


def granted_codes(s: State, seat: int, kind: int) -> list[int]:
    """Abilities that cards in play give to others."""
    abilities = s.book.abilities
    kinds = (words.PLAY_NOON, words.PLAY_JOB) if kind == words.PLAY_NOON else (kind,)
    found: set[int] = set()
    for aura in s.auras:
        for number in s.book.grants_of[s.what[aura]]:
            a = abilities[number]
            if a.play not in kinds:
                continue
            env = env_of(s, aura, number, stats.keeper(s, aura))
            for card in selectors.candidates(s, env, a.group):
                if kind != words.PLAY_NOON and s.fight[FIGHT_ON] and not usable.shooting_source(s, seat, card, a):
                    continue
                if usable.givers(s, number, card) and usable.refuse_use(s, seat, card, number) is None:
                    found.add(codes.pick(codes.ACT, codes.in_play(s, card), usable.ability_operand(s, number)))
    return sorted(found)


def _sources(s: State, seat: int, table: list[tuple[int, ...]]) -> list[int]:
    """Cards in play with abilities of a table that the seat might control; of homes only the own. [card.home.power]"""
    what = s.what
    found = [dude for dude in s.gang[seat] if table[what[dude]]]
    for owner in range(s.seats):
        for place in s.street[owner]:
            if table[what[place]] and (owner == seat or place != s.homes[owner]):
                found.append(place)
        for place in s.outskirts[owner]:
            if table[what[place]]:
                found.append(place)
    for gear in s.gear:
        if table[what[gear]] and s.book.cards.kind[what[gear]] != ACTION:
            host = s.host[gear]
            if s.boss[host] == seat or s.boss[host] == NOBODY:
                found.append(gear)
    return found


def refuse_pick(s: State, seat: int, pick: int, kind: int) -> Refusal | None:
    """[shootout.plays.sources, shootout.plays.outside-posse, shootout.resolution.sources, gamblin.cheatin.sources,
    joker.use.pulls-and-draw-hands]
    """
    card, number = usable.chosen_ability(s, seat, pick)
    if card < 0 or (codes.verb_in(pick) == codes.PLAY) == (s.zone[card] == IN_PLAY):
        return Refusal("no-such-card", {}, "act.source.hand-or-in-play")
    if s.book.cards.kind[s.what[card]] == JOKER_CARD:
        return Refusal("joker-from-hand", {}, "joker.use.pulls-and-draw-hands")
    a = s.book.abilities[number]
    args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[card]]}
    kinds = (words.PLAY_NOON, words.PLAY_JOB) if kind == words.PLAY_NOON else (kind,)
    if kind == words.PLAY_RESOLUTION:
        kinds = (words.PLAY_RESOLUTION, words.PLAY_CHEATIN)
    if a.play not in kinds:
        return Refusal("not-now", args, "act.source.hand-or-in-play")
    if (
        s.zone[card] == IN_PLAY
        and kind != words.PLAY_NOON
        and s.fight[FIGHT_ON]
        and not usable.shooting_source(s, seat, card, a)
    ):
        return Refusal("outside-posse", args, "shootout.plays.sources")
    if a.play == words.PLAY_CHEATIN and not usable.victims(s, seat):
        return why_no_victim(s, seat)
    refusal = usable.refuse_use(s, seat, card, number)
    if refusal is None and not _comes_in(s, seat, card, a.play):
        return NOT_OFFERED
    return refusal


def _comes_in(s: State, seat: int, card: int, play: int) -> bool:
    """From the hand only actions are played, and Resolution plays are made by those who fight."""
    if s.zone[card] != IN_PLAY and s.book.cards.kind[s.what[card]] != ACTION:
        return False
    return play != words.PLAY_RESOLUTION or sides.is_fighting(s, seat)


def why_no_victim(s: State, seat: int) -> Refusal:
    """[shootout.resolution.cheatin-one-per-victim, gamblin.cheatin.not-on-self]"""
    cheaters = [other for other in range(s.seats) if s.drawn[other] and hands.is_cheatin(s, other)]
    if any([other != seat and s.cheated[other] for other in cheaters]):
        return Refusal("cheatin-once", {}, "shootout.resolution.cheatin-one-per-victim")
    if cheaters == [seat]:
        return Refusal("cheatin-on-self", {}, "gamblin.cheatin.not-on-self")
    return Refusal("no-cheater", {}, "shootout.resolution.cheatin-needs-cheatin-hand")
