"""Makin' Plays: turns go round until all have passed in a row."""

from __future__ import annotations

from sixgun.core.frames import A, B, C, D, Procedure, answered, ask, finish, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown import (
    ability,
    callout,
    events,
    hands,
    move,
    moving,
    numbers,
    operands,
    picks,
    piles,
    replace,
    shop,
    sides,
    trade,
    triggers,
    use,
    verbs,
)
from sixgun.games.doomtown.asking import question
from sixgun.games.doomtown.cards import ACTION
from sixgun.games.doomtown.state import (
    ASIDE,
    IN_PLAY,
    MARK_SEAT,
    NOBODY,
    ON,
    ORDER_OPTION,
    State,
    clockwise,
    from_winner,
)

KIND, TURN, PASSES, PLAYED = A, B, C, D

QUESTION_OF = {
    verbs.NOON: numbers.NOON_PLAY,
    verbs.SHOOTOUT: numbers.SHOOTOUT_PLAY,
    verbs.RESOLUTION: numbers.RESOLUTION_PLAY,
    verbs.CHEATIN: numbers.CHEATIN_PLAY,
}


# ---- the procedure


def next_turn(s: State) -> None:
    """The Winner first, then clockwise. [play.order.winner-then-clockwise, play.end.consecutive-passes]"""
    kind = s.frames[KIND]
    if kind != verbs.NOON and over(s, kind):
        finish(s)
        return
    order = turn_order(s, kind)
    if not order or s.frames[PASSES] >= len(order):
        finish(s)
        return
    last = s.frames[TURN]
    seat = order[0] if last == NOBODY else after(s, order, last)
    s.frames[TURN] = seat
    s.frames[PLAYED] = NOBODY
    ask(s, seat, QUESTION_OF[kind])


def finish_play(s: State) -> None:
    """An action card is discarded when the play is complete.

    [act.action-card.discard-timing, shootout.plays.action-discard-timing, card.action.played-from-hand]
    """
    played = s.frames[PLAYED]
    if played >= 0 and s.zone[played] == ASIDE:
        piles.aside_to_discards(s, played)
    jump(s, 0)


PLAYS = Procedure("plays", (next_turn, finish_play))


def over(s: State, kind: int) -> bool:
    """A shootout with one posse left has no more plays. [shootout.plays.one-posse-left]"""
    if kind == verbs.CHEATIN:
        return not any([use.victims(s, seat) for seat in range(s.seats)])
    return moving.one_posse_left(s)


def turn_order(s: State, kind: int) -> list[int]:
    """Who takes turns, and in which order.

    [noon.play.five-kinds, shootout.plays.order, shootout.resolution.order, shootout.resolution.cheatin-by-outsiders,
    multi.order.shootout-without-winner, multi.posse.ally-uses-abilities, gamblin.cheatin.window]
    """
    if kind == verbs.NOON:
        return from_winner(s)
    if kind == verbs.CHEATIN:
        return [seat for seat in from_winner(s) if s.hand[seat] or ability_codes(s, seat, kind)]
    order = from_winner(s)
    if s.options[ORDER_OPTION] and s.fight[MARK_SEAT] >= 0 and not sides.is_fighting(s, order[0]):
        order = clockwise(s, s.fight[MARK_SEAT])
    fighting = [seat for seat in order if sides.is_fighting(s, seat)]
    if kind == verbs.RESOLUTION and s.seats > 2:
        return [seat for seat in order if seat in fighting or (s.hand[seat] and use.victims(s, seat))]
    return fighting


def after(s: State, order: list[int], last: int) -> int:
    """The next one of the order around the table."""
    for seat in clockwise(s, (last + 1) % s.seats):
        if seat in order:
            return seat
    return order[0]


# ---- one more play that a card gives


def extra_turn(s: State) -> None:
    """A card lets a player make a play at once."""
    kind, seat = s.frames[KIND], s.frames[TURN]
    s.frames[PLAYED] = NOBODY
    if kind == verbs.SHOOTOUT and (moving.one_posse_left(s) or not sides.is_fighting(s, seat)):
        finish(s)
        return
    ask(s, seat, QUESTION_OF[kind])


def finish_extra(s: State) -> None:
    played = s.frames[PLAYED]
    if played >= 0 and s.zone[played] == ASIDE:
        piles.aside_to_discards(s, played)


EXTRA_PLAY = Procedure("extra-play", (extra_turn, finish_extra))


# ---- abilities as plays


def ability_codes(s: State, seat: int, kind: int) -> list[int]:
    """All abilities that a player can use for a play of this kind. [act.source.hand-or-in-play]"""
    book = s.book
    table = (
        book.noon
        if kind == verbs.NOON
        else book.fight
        if kind == verbs.SHOOTOUT
        else book.resolution
        if kind == verbs.RESOLUTION
        else book.cheatin
    )
    codes: list[int] = []
    what = s.what
    abilities = book.cards.abilities
    fighting = kind != verbs.NOON and s.fight[ON]
    for card in _sources(s, seat, table):
        for number in table[what[card]]:
            a = abilities[number]
            if fighting and not use.shooting_source(s, seat, card, a):
                continue
            if a.boots and s.booted[card]:
                continue
            if use.refuse_use(s, seat, card, number) is None:
                codes.append(picks.code(picks.ACT, operands.in_play(s, card), picks.NUMBER + a.number))
    done: list[int] = []
    for card in s.hand[seat]:
        if table[what[card]] and book.cards.kind[what[card]] == ACTION and what[card] not in done:
            done.append(what[card])
            for number in table[what[card]]:
                if use.refuse_use(s, seat, card, number) is None:
                    k = abilities[number].number
                    codes.append(picks.code(picks.PLAY, picks.FACE + what[card], picks.NUMBER + k))
    return codes


def _sources(s: State, seat: int, table: list[tuple[int, ...]]) -> list[int]:
    """Cards in play with abilities of a table that the seat might control."""
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
        if table[what[gear]]:
            host = s.host[gear]
            if s.boss[host] == seat or s.boss[host] == NOBODY:
                found.append(gear)
    return found


def use_ability(s: State, seat: int, pick: int) -> None:
    card, number = triggers.chosen_ability(s, seat, pick)
    if s.zone[card] != IN_PLAY:
        s.frames[PLAYED] = card
    ability.begin(s, seat, card, number)


def why_not_ability(s: State, seat: int, pick: int, kind: int) -> Refusal | None:
    """[shootout.plays.sources, shootout.plays.outside-posse, shootout.resolution.sources, gamblin.cheatin.sources]"""
    card, number = triggers.chosen_ability(s, seat, pick)
    if card < 0 or (picks.verb_in(pick) == picks.PLAY) == (s.zone[card] == IN_PLAY):
        return Refusal("no-such-card", {}, "act.source.hand-or-in-play")
    a = s.book.cards.abilities[number]
    args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[card]]}
    kinds = (verbs.NOON, verbs.JOB) if kind == verbs.NOON else (kind,)
    if kind == verbs.RESOLUTION:
        kinds = (verbs.RESOLUTION, verbs.CHEATIN)
    if a.play not in kinds:
        return Refusal("not-now", args, "act.source.hand-or-in-play")
    if s.zone[card] == IN_PLAY and kind != verbs.NOON and s.fight[ON] and not use.shooting_source(s, seat, card, a):
        return Refusal("outside-posse", args, "shootout.plays.sources")
    if a.play == verbs.CHEATIN and not use.victims(s, seat):
        return why_no_victim(s, seat)
    return use.refuse_use(s, seat, card, number)


def why_no_victim(s: State, seat: int) -> Refusal:
    """[shootout.resolution.cheatin-one-per-victim, gamblin.cheatin.not-on-self]"""
    cheaters = [other for other in range(s.seats) if s.drawn[other] and hands.is_cheatin(s, other)]
    if any([other != seat and s.cheated[other] for other in cheaters]):
        return Refusal("cheatin-once", {}, "shootout.resolution.cheatin-one-per-victim")
    if cheaters == [seat]:
        return Refusal("cheatin-on-self", {}, "gamblin.cheatin.not-on-self")
    return Refusal("no-cheater", {}, "shootout.resolution.cheatin-needs-cheatin-hand")


# ---- High Noon


def noon_codes(s: State, seat: int) -> list[int]:
    """[noon.play.five-kinds, noon.pass.not-final, shop.play.usable-next-turn]"""
    codes = [picks.PASS]
    codes += move.move_codes(s, seat)
    codes += callout.call_codes(s, seat)
    codes += shop.shop_codes(s, seat)
    if s.gear:
        codes += trade.trade_codes(s, seat)
    codes += replace.replace_codes(s, seat)
    codes += ability_codes(s, seat, verbs.NOON)
    return codes


def why_not_noon(s: State, seat: int, pick: int) -> Refusal | None:
    verb = picks.verb_in(pick)
    if verb == picks.MOVE:
        return move.why_not_move(s, seat, pick)
    if verb == picks.CALL_OUT:
        return callout.why_not_call(s, seat, pick)
    if verb in (picks.SHOP, picks.INVENT):
        return shop.why_not_shop(s, seat, pick)
    if verb == picks.TRADE:
        return trade.why_not_trade(s, seat, pick)
    if verb == picks.REPLACE:
        return replace.why_not_replace(s, seat, pick)
    if verb in (picks.ACT, picks.PLAY):
        return why_not_ability(s, seat, pick, verbs.NOON)
    return Refusal("not-a-play", {}, "noon.play.five-kinds")


def pass_turn(s: State, seat: int) -> None:
    """Passing is a play, too. [play.end.consecutive-passes]"""
    s.frames[PASSES] += 1
    if s.told is not None:
        s.told.append((events.PASSED, seat))


def play_noon(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    verb = picks.verb_in(pick)
    if verb == picks.PASS:
        pass_turn(s, seat)
        return
    s.frames[PASSES] = 0
    if verb == picks.MOVE:
        move.make_move(s, seat, pick)
    elif verb == picks.CALL_OUT:
        caller = operands.card_in_play(s, picks.first_in(pick))
        callout.call_out(s, caller, operands.card_in_play(s, picks.second_in(pick)), 0)
    elif verb in (picks.SHOP, picks.INVENT):
        shop.make_purchase(s, seat, pick)
    elif verb == picks.TRADE:
        trade.begin_trade(s, seat, pick)
    elif verb == picks.REPLACE:
        replace.make_replacement(s, seat, pick)
    else:
        use_ability(s, seat, pick)


NOON_PLAY = question("noon", "noon.play.five-kinds", noon_codes, play_noon, why_not_noon)


# ---- shootout plays, Resolution plays, Cheatin' in Gamblin'


def shootout_codes(s: State, seat: int) -> list[int]:
    """[shootout.plays.kinds]"""
    return [picks.PASS] + ability_codes(s, seat, verbs.SHOOTOUT) + shop.fight_shop_codes(s, seat)


def why_not_shootout(s: State, seat: int, pick: int) -> Refusal | None:
    verb = picks.verb_in(pick)
    if verb in (picks.ACT, picks.PLAY):
        return why_not_ability(s, seat, pick, verbs.SHOOTOUT)
    return Refusal("not-a-shootout-play", {}, "shootout.plays.kinds")


def play_in_fight(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    verb = picks.verb_in(pick)
    if verb == picks.PASS:
        pass_turn(s, seat)
        return
    s.frames[PASSES] = 0
    if verb in (picks.SHOP, picks.INVENT):
        shop.make_purchase(s, seat, pick)
    else:
        use_ability(s, seat, pick)


SHOOTOUT_PLAY = question("shootout", "shootout.plays.kinds", shootout_codes, play_in_fight, why_not_shootout)


def resolution_codes(s: State, seat: int) -> list[int]:
    codes = [picks.PASS]
    if sides.is_fighting(s, seat):
        codes += ability_codes(s, seat, verbs.RESOLUTION)
    if use.victims(s, seat):
        codes += ability_codes(s, seat, verbs.CHEATIN)
    return codes


def why_not_resolution(s: State, seat: int, pick: int) -> Refusal | None:
    if picks.verb_in(pick) in (picks.ACT, picks.PLAY):
        return why_not_ability(s, seat, pick, verbs.RESOLUTION)
    return Refusal("not-a-resolution-play", {}, "shootout.resolution.order")


RESOLUTION_PLAY = question(
    "resolution", "shootout.resolution.order", resolution_codes, play_in_fight, why_not_resolution
)


def cheatin_codes(s: State, seat: int) -> list[int]:
    return [picks.PASS] + (ability_codes(s, seat, verbs.CHEATIN) if use.victims(s, seat) else [])


def why_not_cheatin(s: State, seat: int, pick: int) -> Refusal | None:
    if picks.verb_in(pick) in (picks.ACT, picks.PLAY):
        return why_not_ability(s, seat, pick, verbs.CHEATIN)
    return Refusal("not-a-cheatin-play", {}, "gamblin.cheatin.window")


CHEATIN_PLAY = question("cheatin", "gamblin.cheatin.window", cheatin_codes, play_in_fight, why_not_cheatin)
