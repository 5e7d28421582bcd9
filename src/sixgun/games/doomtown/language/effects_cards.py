"""Verbs of card abilities: what they do to cards in play and in piles."""

from __future__ import annotations

from typing import Final

from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.language import (
    bounties,
    control,
    effects_changes,
    entry,
    moves,
    running,
    selectors,
    targets,
    triggers,
    words,
)
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import in_play, piles, sides, starts, told, town
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.components import DUDE, GOODS, NONE
from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import IN_DECK, IN_DRAW_HAND, IN_HAND, IN_PLAY, NOBODY, OUT, PLAYER, State


def do_move(s: State, env: list[int], line: Line) -> None:
    """By an effect: booted or not, and it boots nobody. [move.by-card.booted-allowed-no-boot]"""
    place = town.place_of(s, selectors.thing(s, env, line[2]))
    if place == NOBODY:
        return
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY:
            if moves.can_move_to(s, dude, place):
                in_play.move(s, dude, place)
        else:
            starts.redirect(s, dude, place)


def do_send_home(s: State, env: list[int], line: Line) -> None:
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY and targets.may_touch(s, env, dude, []):
            moves.send_home(s, dude)


def do_join(s: State, env: list[int], line: Line) -> None:
    """Into your posse, without booting."""
    side = sides.side_of(s, env[E_YOU])
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY and side and not s.side[dude] and moves.can_move_to(s, dude, s.fight[FIGHT_PLACE]):
            join_posse(s, dude, side)


def join_posse(s: State, dude: int, side: int) -> None:
    """An effect brings a dude into a posse: there, without booting. [shootout.trespass.late-joiners]"""
    s.side[dude] = side
    in_play.move(s, dude, s.fight[FIGHT_PLACE])
    tell(s, (told.JOINED, dude, side))
    bounties.trespass(s, dude)
    triggers.fire(s, words.ON_JOINS, dude)


def do_boot(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        in_play.boot(s, card)


def do_unboot(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        in_play.unboot(s, card)


def do_discard(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        be_rid_of(s, env[E_YOU], card, False)


def do_ace(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        be_rid_of(s, env[E_YOU], card, True)


def be_rid_of(s: State, seat: int, card: int, aced: bool) -> None:
    """An ability discards or aces a card, wherever it is; its player collects the bounty of a wanted dude.

    [wanted.reward.card-ability, harrowed.ace.effect-only-discards]
    """
    zone = s.zone[card]
    if zone == IN_HAND:
        (piles.ace_from_hand if aced else piles.discard_from_hand)(s, card)
    elif zone == IN_DRAW_HAND:
        for hand in s.drawn:
            if card in hand:
                hand.remove(card)
        if piles.is_joker(s, card):  # it was revealed [joker.removal.after-use]
            piles.ace_joker(s, card)
        else:
            (piles.to_boot_hill if aced else piles.to_discards)(s, card)
    elif zone == IN_PLAY:
        dude = s.book.cards.kind[s.what[card]] == DUDE
        if dude:
            bounties.collect(s, card, seat)
            aced = aced and not in_play.is_harrowed(s, card)
        if aced:
            in_play.ace(s, card)
            if dude:
                triggers.fire(s, words.ON_ACED, card)
        else:
            in_play.discard(s, card)


def do_remove(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            first = events_told(s)
            tell(s, (told.REMOVED, card))
            in_play.leave(s, card)
            s.zone[card] = OUT
            settle(s, first)


def do_to_hand(s: State, env: list[int], line: Line) -> None:
    """Shown, and added to its owner's hand. [zone.foreign-card.never-in-deck-or-hand]"""
    card = selectors.thing(s, env, line[1])
    seat = env[E_YOU]
    if card >= 0 and card in s.discards[seat]:
        s.discards[seat].remove(card)
        s.zone[card] = IN_HAND
        s.seen[card] = piles.EVERYBODY
        s.hand[seat].append(card)
        tell(s, (told.TO_HAND, seat, card))


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
    card, host = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if card >= 0 and host >= 0:
        seat = env[E_YOU]
        effects_changes.pay_for(s, seat, running.ability_of(s, env), entry.price(s, env, card))
        in_play.take_out(s, card)
        in_play.attach(s, card, host)


def do_hand_over(s: State, env: list[int], line: Line) -> None:
    """Goods in play to another dude: booted or anywhere, but only to one who can carry them.

    [trade.by-card.booted-or-uncontrolled, shop.goods.one-horse-one-weapon]
    """
    gear, dude = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if gear not in s.gear or dude < 0 or s.zone[dude] != IN_PLAY or not targets.may_touch(s, env, gear, []):
        return
    if s.host[gear] != dude and s.book.cards.kind[s.what[gear]] == GOODS and entry.can_carry(s, dude, gear):
        in_play.drop_for(s, gear, dude)
        s.host[gear] = dude
        tell(s, (told.TRADED, gear, dude))


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
    piles.draw(s, selectors.thing(s, env, line[1]) - PLAYER, selectors.amount_of(s, env, line[2]))


VERBS: Final[dict[Effect, str]] = {
    do_move: "ref ref",
    do_send_home: "ref",
    do_join: "ref",
    do_boot: "ref",
    do_unboot: "ref",
    do_discard: "ref",
    do_ace: "ref",
    do_remove: "ref",
    do_to_hand: "ref",
    do_bring: "ref [ref]",
    do_attach: "ref ref",
    do_hand_over: "ref ref",
    do_take_control: "ref",
    do_shop: "ref",
    do_token: "register card ref",
    do_shuffle: "ref [hand]",
    do_draw: "ref amount",
}
