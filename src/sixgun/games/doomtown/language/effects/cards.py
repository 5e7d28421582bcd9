"""Verbs of card abilities: what they do to cards in play and in piles."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import STEP
from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.language import (
    bounties,
    control,
    costs,
    entry,
    fate,
    moves,
    running,
    selectors,
    targets,
    triggers,
    words,
)
from sixgun.games.doomtown.language.effects import changes
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import happenings, in_play, piles, sides, starts, told, town
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.components import GOODS, NONE
from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import (
    ASIDE,
    IN_BOOT_HILL,
    IN_DECK,
    IN_DISCARDS,
    IN_DRAW_HAND,
    IN_HAND,
    IN_PLAY,
    IS_DISTANT,
    NOBODY,
    OUT,
    PLAYER,
    State,
)


def do_move(s: State, env: list[int], line: Line) -> None:
    """By an effect: booted or not, and it boots nobody. [move.by-card.booted-allowed-no-boot]"""
    place = town.place_of(s, selectors.thing(s, env, line[2]))
    if place == NOBODY:
        return
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY:
            if moves.can_be_moved_to(s, dude, place, env[E_YOU]):
                if s.place[dude] == place == town.home_of(s, dude):  # [shootout.plays.sent-home-leaves]
                    in_play.leave_posse(s, dude)
                in_play.move(s, dude, place)
        else:
            starts.redirect(s, dude, place)


def do_send_home(s: State, env: list[int], line: Line) -> None:
    for dude in reversed(selectors.things(s, env, line[1])):
        if s.zone[dude] == IN_PLAY and targets.may_touch(s, env, dude, []) and not moves.stays_in_posse(s, dude):
            fate.befall(s, dude, fate.SENT_HOME, env[E_YOU], env[E_USING])


def do_join(s: State, env: list[int], line: Line) -> None:
    """Into its player's posse, without booting; with `staying`, without moving either."""
    for dude in selectors.things(s, env, line[1]):
        side = sides.side_of(s, s.boss[dude]) if s.zone[dude] == IN_PLAY else 0
        able = s.zone[dude] == IN_PLAY and side and not s.side[dude] and not moves.is_closed(s, env[E_USING])
        if able and (line[2] or moves.can_be_moved_to(s, dude, s.fight[FIGHT_PLACE], env[E_YOU])):
            join_posse(s, dude, side, line[2])


def join_posse(s: State, dude: int, side: int, staying: int = 0) -> None:
    """An effect brings a dude into a posse: there, without booting. [shootout.trespass.late-joiners]"""
    s.side[dude] = side
    if not staying:
        in_play.move(s, dude, s.fight[FIGHT_PLACE])
    elif s.place[dude] != s.fight[FIGHT_PLACE]:
        s.flags[dude] |= IS_DISTANT
    tell(s, (told.JOINED, dude, side))
    if not starts.is_gathering(s):  # else that comes with all the others
        bounties.trespass(s, dude)
        triggers.fire(s, words.ON_JOINS, dude)


def do_swap(s: State, env: list[int], line: Line) -> None:
    """`swap this x`: this dude takes x's place in the posse, and x goes where it was; the shootout goes on."""
    one, other = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if one < 0 or other < 0 or not s.side[other] or s.side[one]:
        return
    if not moves.can_be_moved_to(s, other, s.place[one], env[E_YOU]):
        return
    was, side = s.place[one], s.side[other]
    in_play.leave_posse(s, other)
    join_posse(s, one, side)
    in_play.move(s, other, was)


def do_boot(s: State, env: list[int], line: Line) -> None:
    """As a cost anything can be booted; as an effect, not what cards cannot boot. [golden.cannot.beats-can]"""
    paying = s.frames[STEP] == running.COSTS
    for card in selectors.things(s, env, line[1]):
        if paying or not (moves.is_steady(s, card, env[E_YOU]) or targets.is_unaffected(s, env, card)):
            if not paying and not s.booted[card]:
                s.doer = env[E_YOU]
                happenings.note(s, happenings.BOOTED, card)
            in_play.boot(s, card)


def do_unboot(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        if not targets.is_unaffected(s, env, card):
            in_play.unboot(s, card)


def do_discard(s: State, env: list[int], line: Line) -> None:
    for card in reversed(selectors.things(s, env, line[1])):  # what is paused last comes first
        be_rid_of(s, env, card, False)


def do_ace(s: State, env: list[int], line: Line) -> None:
    for card in reversed(selectors.things(s, env, line[1])):
        be_rid_of(s, env, card, True)


def be_rid_of(s: State, env: list[int], card: int, aced: bool) -> None:
    """An ability discards or aces a card, wherever it is."""
    zone = s.zone[card]
    if zone == ASIDE:  # an action while it is carried out
        piles.leave_aside(s, card, aced)
    elif zone == IN_HAND:
        (piles.ace_from_hand if aced else piles.discard_from_hand)(s, card)
    elif zone == IN_DRAW_HAND:
        for hand in s.drawn:
            if card in hand:
                hand.remove(card)
        if piles.is_joker(s, card):  # it was revealed [joker.removal.after-use]
            piles.ace_joker(s, card)
        else:
            (piles.to_boot_hill if aced else piles.to_discards)(s, card)
    elif zone in (IN_DECK, IN_DISCARDS, IN_BOOT_HILL):
        if zone != (IN_BOOT_HILL if aced else IN_DISCARDS):
            in_play.take_out(s, card)
            (piles.to_boot_hill if aced else piles.to_discards)(s, card)
            tell(s, (told.PILE_ACED if aced else told.PILE_DISCARDED, s.owner[card], card))
    elif zone == IN_PLAY and not targets.is_unaffected(s, env, card):
        fate.befall(s, card, fate.ACED if aced else fate.DISCARDED, env[E_YOU], env[E_USING])


def do_remove(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            first = events_told(s)
            tell(s, (told.REMOVED, card))
            in_play.leave(s, card)
            s.zone[card] = OUT
            settle(s, first)


def do_bring(s: State, env: list[int], line: Line) -> None:
    """Into play by the rules of its type, its cost paid. [shop.by-card.same-rules-and-cost]"""
    card = selectors.thing(s, env, line[1])
    if card < 0:
        return
    place = starts.ANYWHERE if line[2] == NONE else town.place_of(s, selectors.thing(s, env, line[2]))
    bring(s, env[E_YOU], card, entry.price(s, env, card), place, starts.BY_EFFECT)


def bring(s: State, seat: int, card: int, cost: int, place: int, how: int) -> None:
    """A Gadget is invented first. [gadget.invent.through-ability]"""
    if entry.is_gadget(s, card):
        starts.invention(s, seat, card, NOBODY, cost)
    else:
        starts.pay_and_put(s, seat, card, cost, place, how)


def do_attach(s: State, env: list[int], line: Line) -> None:
    """Only what can be carried and paid for is attached; what is in play already goes over without a cost.

    [shop.by-card.same-rules-and-cost, act.sequence.declare-pay-resolve]
    """
    card, host = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if card < 0 or not 0 < host < PLAYER or s.zone[host] != IN_PLAY:
        return
    if s.zone[card] == ASIDE:  # an action card that attaches itself has been paid for
        if entry.is_shunned(s, host, card):
            return
        s.aside.remove(card)
    elif card in s.gear:
        if s.host[card] != host and entry.can_carry(s, host, card):
            in_play.drop_for(s, card, host, entry.weapons_of(s, host))
            in_play.hand_over(s, card, host)
        return
    elif can_attach(s, env, card, host):
        changes.pay_for(s, env, entry.price(s, env, card))
        in_play.take_out(s, card)
    else:
        return
    in_play.attach(s, card, host, entry.weapons_of(s, host))
    happenings.note(s, happenings.PLAYED, card)


def can_attach(s: State, env: list[int], card: int, host: int) -> bool:
    """Whether a card of a hand or pile can be attached and paid for."""
    if s.zone[card] not in (IN_HAND, IN_DECK, IN_DISCARDS, IN_BOOT_HILL) or not entry.can_carry(s, host, card):
        return False
    if entry.refuse_entry(s, s.owner[card], card) is not None:
        return False
    return entry.price(s, env, card) <= costs.funds(s, env[E_YOU], running.ability_of(s, env), env[E_THIS])


def do_hand_over(s: State, env: list[int], line: Line) -> None:
    """Goods in play to another dude: booted or anywhere, but only to one who can carry them.

    [trade.by-card.booted-or-uncontrolled, shop.goods.one-horse-one-weapon]
    """
    gear, dude = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if gear not in s.gear or dude < 0 or s.zone[dude] != IN_PLAY or not targets.may_touch(s, env, gear, []):
        return
    if s.host[gear] != dude and s.book.cards.kind[s.what[gear]] == GOODS and entry.can_carry(s, dude, gear):
        in_play.drop_for(s, gear, dude, entry.weapons_of(s, dude))
        in_play.hand_over(s, gear, dude)


def do_take_control(s: State, env: list[int], line: Line) -> None:
    """[control.change.take-control]"""
    for card in selectors.things(s, env, line[1]):
        if targets.may_touch(s, env, card, []):
            control.take(s, card, env[E_YOU], running.lasting(s, env))


def do_shop(s: State, env: list[int], line: Line) -> None:
    """A Shoppin' play that an ability makes."""
    card = selectors.thing(s, env, line[1])
    if card >= 0:
        bring(s, env[E_YOU], card, entry.price(s, env, card), starts.ANYWHERE, starts.SHOPPING)


def do_token(s: State, env: list[int], line: Line) -> None:
    """[token.supply.outside-deck, token.text.fully-active]"""
    seat = env[E_YOU]
    place = town.place_of(s, selectors.thing(s, env, line[3]))
    spare = [c for c in range(len(s.what)) if s.what[c] == line[2] and s.owner[c] == seat and s.zone[c] == OUT]
    if spare and place != NOBODY:
        card = spare[0]
        in_play.put_dude(s, seat, card, place)
        env[REGISTERS[line[1]]] = card
        tell(s, (told.TOKEN, seat, card))


def do_shuffle(s: State, env: list[int], line: Line) -> None:
    """[zone.deck.shuffle-after-search]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if line[2]:
        for card in s.hand[seat]:
            s.zone[card] = IN_DECK
            s.seen[card] = 0
        s.deck[seat] += s.hand[seat]
        s.hand[seat] = []
        piles.mix(s, seat)
    piles.shuffle_deck(s, seat)


def do_draw(s: State, env: list[int], line: Line) -> None:
    seat, held = selectors.thing(s, env, line[1]) - PLAYER, 0
    if seat >= 0:
        held = len(s.hand[seat])
        piles.draw(s, seat, selectors.amount_of(s, env, line[2]))
        if len(s.hand[seat]) > held:
            happenings.note(s, happenings.DREW, seat + PLAYER)


VERBS: Final[dict[Effect, str]] = {
    do_move: "ref ref",
    do_send_home: "ref",
    do_join: "ref [staying]",
    do_swap: "ref ref",
    do_boot: "ref",
    do_unboot: "ref",
    do_discard: "ref",
    do_ace: "ref",
    do_remove: "ref",
    do_bring: "ref [ref]",
    do_attach: "ref ref",
    do_hand_over: "ref ref",
    do_take_control: "ref",
    do_shop: "ref",
    do_token: "register card ref",
    do_shuffle: "ref [hand]",
    do_draw: "ref amount",
}
