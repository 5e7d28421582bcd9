"""What the verbs of card abilities do; see docs/doomtown-cards.md for each of them."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.core.frames import WIDTH, A, B, D, ask, call
from sixgun.games.doomtown import (
    bounties,
    callout,
    entering,
    events,
    hands,
    moving,
    nouns,
    numbers,
    piles,
    posse,
    rocks,
    selectors,
    shop,
    sides,
    special,
    stats,
    town,
    triggers,
    use,
    verbs,
)
from sixgun.games.doomtown.cards import DUDE
from sixgun.games.doomtown.printed import Ability
from sixgun.games.doomtown.scripts import NONE
from sixgun.games.doomtown.state import (
    ABILITY_OF,
    DRAWN,
    E_EACH,
    E_PAID,
    E_USING,
    E_YOU,
    IN_HAND,
    IN_PLAY,
    LEADER_LUMPS,
    LEADER_SIDE,
    MARK_LUMPS,
    MOD_WIDTH,
    NOBODY,
    ON,
    OUT,
    PLAYER,
    UNTIL_PHASE,
    State,
)
from sixgun.games.doomtown.tables import RULE
from sixgun.games.doomtown.use import REGISTERS

LINE = B
Effect = Callable[[State, list[int], tuple[int, ...]], None]
Line = tuple[int, ...]


def ability_of(s: State, env: list[int]) -> Ability:
    return s.book.cards.abilities[env[E_USING]]


def lasting(s: State, env: list[int]) -> int:
    """How long an effect lasts.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    a = ability_of(s, env)
    if a.until != verbs.BY_PLAY:
        return a.until
    if a.play in (verbs.NOON, verbs.JOB):
        return verbs.UNTIL_DAY
    return verbs.UNTIL_SHOOTOUT if s.fight[ON] else UNTIL_PHASE


# ---- choosing


def _choose(s: State, env: list[int], line: Line) -> None:
    """Ask, unless there is nothing or just one thing to choose."""
    a = ability_of(s, env)
    program = a.target if line in a.target else ()
    found = choices_for(s, env, line)
    if not found:
        if program:
            raise AssertionError("an ability was begun that has no target")
        return
    if len(found) == 1:
        env[REGISTERS[line[1]]] = found[0]
        return
    ask(s, selectors.thing(s, env, line[2]) - PLAYER, numbers.CHOOSE)


def choices_for(s: State, env: list[int], line: Line) -> list[int]:
    """What a line lets somebody choose from: cards of a pile that look alike count once."""
    a = ability_of(s, env)
    if line in a.target:
        found = use.choices(s, env, a, a.target, a.target.index(line))
    else:
        found = use.candidates(s, env, line[3])
    kept: list[int] = []
    faces: list[int] = []
    for one in found:
        hidden = 0 < one < PLAYER and s.zone[one] != IN_PLAY
        if not hidden or s.what[one] not in faces:
            kept.append(one)
        if hidden:
            faces.append(s.what[one])
    return kept


def _choose_some(s: State, env: list[int], line: Line) -> None:
    s.some = []
    ask(s, env[E_YOU], numbers.CHOOSE_SOME)


def _if(s: State, env: list[int], line: Line) -> None:
    if not selectors.holds(s, env, line[1]):
        s.frames[LINE] = line[-1]


def _may(s: State, env: list[int], line: Line) -> None:
    """Whoever cannot pay, or has nothing to choose in the block, is not asked."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        s.frames[LINE] = line[-1]
        return
    if line[2] != NONE and selectors.amount_of(s, env, line[2]) > s.stash[seat]:
        s.frames[LINE] = line[-1]
        return
    a = ability_of(s, env)
    block = a.do if line in a.do else a.fail
    at = s.frames[LINE]
    chooses = at < min(len(block), line[-1]) and block[at][0] == verbs.DO_CHOOSE
    if chooses and not _searches(s, block[at]) and not use.candidates(s, env, block[at][3]):
        s.frames[LINE] = line[-1]
        return
    ask(s, seat, numbers.MAY)


def _searches(s: State, line: Line) -> bool:
    """Whether a choice is made from the deck: who is asked must not depend on what is in it."""
    entry = s.book.cards.selectors[line[3]]
    return nouns.IN_DECK in entry[1::4]


def _either(s: State, env: list[int], line: Line) -> None:
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        s.frames[LINE] = line[-1]
        return
    ask(s, seat, numbers.EITHER)


def _each(s: State, env: list[int], line: Line) -> None:
    """The next one for the block, in the order of their numbers."""
    register = REGISTERS[line[1]]
    last = env[E_EACH]
    for one in sorted(selectors.candidates(s, env, line[2])):
        if one > last and use.may_touch(s, env, one, []):
            env[register] = env[E_EACH] = one
            return
    env[register] = env[E_EACH] = NOBODY
    s.frames[LINE] = line[-1]


def _later(s: State, env: list[int], line: Line) -> None:
    """The block waits for its trigger."""
    s.later += (line[1], s.frames[LINE], 1, s.day)
    s.later += env
    s.frames[LINE] = line[-1]


# ---- cards in play


def _move(s: State, env: list[int], line: Line) -> None:
    """By an effect: booted or not, and it boots nobody. [move.by-card.booted-allowed-no-boot]"""
    place = town.place_of(s, selectors.thing(s, env, line[2]))
    if place == NOBODY:
        return
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY:
            moving.move(s, dude, place)
        elif not shop.redirect(s, dude, place):
            continue


def _send_home(s: State, env: list[int], line: Line) -> None:
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY and use.may_touch(s, env, dude, []):
            moving.send_home(s, dude)


def _join(s: State, env: list[int], line: Line) -> None:
    """Into your posse, without booting."""
    side = sides.side_of(s, env[E_YOU])
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY and side and not s.side[dude]:
            posse.join(s, dude, side)


def _boot(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        moving.boot(s, card)


def _unboot(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        moving.unboot(s, card)


def _discard(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        be_rid_of(s, env[E_YOU], card, False)


def _ace(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        be_rid_of(s, env[E_YOU], card, True)


def be_rid_of(s: State, seat: int, card: int, aced: bool) -> None:
    """An ability discards or aces a card, wherever it is; its player collects the bounty of a wanted dude.

    [wanted.reward.card-ability, harrowed.ace.effect-only-discards]
    """
    zone = s.zone[card]
    if zone == IN_HAND:
        (piles.ace_from_hand if aced else piles.discard_from_hand)(s, card)
    elif zone == DRAWN:
        for hand in s.drawn:
            if card in hand:
                hand.remove(card)
        (piles.to_boot_hill if aced else piles.to_discards)(s, card)
    elif zone == IN_PLAY:
        dude = s.book.cards.kind[s.what[card]] == DUDE
        if dude:
            bounties.collect(s, card, seat)
            aced = aced and not moving.is_harrowed(s, card)
        if aced:
            moving.ace(s, card)
            if dude:
                triggers.fire(s, verbs.ACED, card)
        else:
            moving.discard(s, card)


def _remove(s: State, env: list[int], line: Line) -> None:
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            if s.told is not None:
                s.told.append((events.REMOVED, card))
            moving.leave(s, card)
            s.zone[card] = OUT


def _to_hand(s: State, env: list[int], line: Line) -> None:
    """Shown, and added to its owner's hand. [zone.foreign-card.never-in-deck-or-hand]"""
    card = selectors.thing(s, env, line[1])
    seat = env[E_YOU]
    if card >= 0 and card in s.discards[seat]:
        s.discards[seat].remove(card)
        s.zone[card] = IN_HAND
        s.seen[card] = piles.EVERYBODY
        s.hand[seat].append(card)
        if s.told is not None:
            s.told.append((events.TO_HAND, seat, card))


def _bring(s: State, env: list[int], line: Line) -> None:
    """Into play by the rules of its type, its cost paid. [shop.by-card.same-rules-and-cost]"""
    card = selectors.thing(s, env, line[1])
    if card < 0:
        return
    place = NOBODY if line[2] == NONE else town.place_of(s, selectors.thing(s, env, line[2]))
    shop.bring(s, env[E_YOU], card, entering.price(s, env, card), place)


def _attach(s: State, env: list[int], line: Line) -> None:
    card, host = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if card >= 0 and host >= 0:
        seat = env[E_YOU]
        pay_for(s, seat, ability_of(s, env), entering.price(s, env, card))
        shop.take_out(s, card)
        shop.attach(s, card, host)


def _shop(s: State, env: list[int], line: Line) -> None:
    card = selectors.thing(s, env, line[1])
    if card >= 0:
        shop.shop_by_card(s, env[E_YOU], card, entering.price(s, env, card))


def _token(s: State, env: list[int], line: Line) -> None:
    """[token.supply.outside-deck, token.text.fully-active]"""
    seat = env[E_YOU]
    place = town.place_of(s, selectors.thing(s, env, line[3]))
    spare = [c for c in range(len(s.what)) if s.what[c] == line[2] and s.owner[c] == seat and s.zone[c] == OUT]
    if spare and place != NOBODY:
        card = spare[0]
        shop.put_dude(s, seat, card, place)
        env[REGISTERS[line[1]]] = card
        if s.told is not None:
            s.told.append((events.TOKEN, seat, card))


def _shuffle(s: State, env: list[int], line: Line) -> None:
    """[zone.deck.shuffle-after-search]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if line[2]:
        for card in s.hand[seat]:
            s.zone[card] = 1
            s.seen[card] = 0
        s.deck[seat] += s.hand[seat]
        s.hand[seat] = []
    piles.shuffle_deck(s, seat)


def _draw(s: State, env: list[int], line: Line) -> None:
    piles.draw(s, selectors.thing(s, env, line[1]) - PLAYER, selectors.amount_of(s, env, line[2]))


# ---- ghost rock and counters


def _gain(s: State, env: list[int], line: Line) -> None:
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat >= 0:
        rocks.gain(s, seat, selectors.amount_of(s, env, line[2]))


def _take(s: State, env: list[int], line: Line) -> None:
    """As much as the player likes, up to the amount and what is there."""
    other = selectors.thing(s, env, line[1]) - PLAYER
    if other >= 0 and most_taken(s, env, line) > 0:
        ask(s, env[E_YOU], numbers.TAKE_SOME)


def most_taken(s: State, env: list[int], line: Line) -> int:
    other = selectors.thing(s, env, line[1]) - PLAYER
    if other == env[E_YOU] or stats.player_rule(s, other, verbs.KEEPS_STASH):
        return 0
    return min(s.stash[other], selectors.amount_of(s, env, line[2]))


def _pay(s: State, env: list[int], line: Line) -> None:
    """A fixed amount, or one that the player chooses."""
    if line[1] == line[2]:
        env[E_PAID] = line[1]
        pay_for(s, env[E_YOU], ability_of(s, env), line[1])
    else:
        ask(s, env[E_YOU], numbers.PAY)


def pay_for(s: State, seat: int, a: Ability, amount: int) -> None:
    """What lies on dudes for Shootout abilities pays first, then the stash."""
    if a.play == verbs.SHOOTOUT:
        for i in range(0, len(s.mods), MOD_WIDTH):
            whom = s.mods[i]
            if s.mods[i + 1] == nouns.PURSE and s.zone[whom] == IN_PLAY and s.boss[whom] == seat and s.side[whom]:
                part = min(amount, s.mods[i + 2])
                s.mods[i + 2] -= part
                amount -= part
    rocks.pay(s, seat, amount)


def _bounty(s: State, env: list[int], line: Line) -> None:
    """[duration.counter.permanent]"""
    for dude in selectors.things(s, env, line[1]):
        if s.zone[dude] == IN_PLAY:
            bounties.raise_bounty(s, dude, selectors.amount_of(s, env, line[2]))


def _control_point(s: State, env: list[int], line: Line) -> None:
    """[counter.coloured.meaning, duration.counter.permanent]"""
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] == IN_PLAY:
            s.points[card] += selectors.amount_of(s, env, line[2])
            if s.told is not None:
                s.told.append((events.POINT, card, s.points[card]))


# ---- changes that end


def _modify(s: State, env: list[int], line: Line) -> None:
    """[limit.stat.printed-plus-modifiers]"""
    stat, ref, amount, _, cap, during = line[1:7]
    for whom in selectors.things(s, env, ref):
        by = selectors.amount_of(s, env, amount)
        if cap != NONE:
            by = max(0, min(by, selectors.amount_of(s, env, cap) - selectors.stat_of(s, stat, whom)))
        if whom < PLAYER and not may_change(s, env, whom, stat, by):
            continue
        until = lasting(s, env)
        if until == verbs.UNTIL_STAY and stats.modified(s, whom, stat):
            continue  # the same stay counts once
        change(s, whom, stat, by, until, env[E_YOU], during)


def may_change(s: State, env: list[int], card: int, stat: int, by: int) -> bool:
    if s.zone[card] != IN_PLAY or not use.may_touch(s, env, card, []):
        return False
    if stat == nouns.BULLETS and by < 0 and ability_of(s, env).play == verbs.SHOOTOUT:
        return s.boss[card] == env[E_YOU] or not stats.has_rule(s, card, verbs.BULLETS_SAFE)
    return True


def change(s: State, whom: int, stat: int, by: int, until: int, seat: int, during: int = NONE) -> None:
    s.mods += (whom, stat, by, until, seat, during)
    if s.told is not None and 0 < whom < PLAYER:
        s.told.append((events.CHANGED, whom, stat, by))


def _give(s: State, env: list[int], line: Line) -> None:
    for whom in selectors.things(s, env, line[1]):
        if whom >= PLAYER or (s.zone[whom] == IN_PLAY and use.may_touch(s, env, whom, [])):
            change(s, whom, RULE + line[2], 1, lasting(s, env), env[E_YOU])


# ---- draw hands


def _rank(s: State, env: list[int], line: Line) -> None:
    """[shootout.lumps.rank-raised, shootout.lumps.rank-lowered]"""
    ref, amount, to, cap = line[1:5]
    seat = selectors.thing(s, env, ref) - PLAYER
    if seat < 0 or not s.drawn[seat]:
        return
    by = selectors.amount_of(s, env, amount)
    if to:
        by = min(11, by) - hands.natural_rank(s, seat) - s.rank_by[seat]
    if cap != NONE:
        by = max(0, min(by, selectors.amount_of(s, env, cap) - hands.rank(s, seat)))
    s.rank_by[seat] += by
    if s.told is not None:
        s.told.append((events.RANK, seat, hands.rank(s, seat)))


def _recast(s: State, env: list[int], line: Line) -> None:
    if selectors.thing(s, env, line[1]) >= 0:
        ask(s, env[E_YOU], numbers.NAME_CARD)


def _into_draw_hand(s: State, env: list[int], line: Line) -> None:
    """A card of yours goes into your draw hand; what was attached to it is discarded."""
    card = selectors.thing(s, env, line[1])
    seat = env[E_YOU]
    if card < 0:
        return
    if s.zone[card] == IN_HAND:
        s.hand[seat].remove(card)
    elif s.zone[card] == IN_PLAY:
        moving.leave(s, card)
    s.zone[card] = DRAWN
    s.seen[card] = piles.EVERYBODY
    s.drawn[seat].append(card)
    if s.told is not None:
        special.tell_hand(s, seat)


def _casualties(s: State, env: list[int], line: Line) -> None:
    """More casualties for a player, who takes them when the reacts are over. [shootout.lumps.extra-casualties]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    side = sides.side_of(s, seat) if seat >= 0 else 0
    if side:
        place = LEADER_LUMPS if side == LEADER_SIDE else MARK_LUMPS
        s.fight[place] += selectors.amount_of(s, env, line[2])


# ---- other procedures


def _call_out(s: State, env: list[int], line: Line) -> None:
    """By an effect: the caller may be booted, the target at home. [callout.by-card.booted-caller]"""
    caller, target = selectors.thing(s, env, line[1]), selectors.thing(s, env, line[2])
    if caller >= 0 and target >= 0 and s.zone[caller] == s.zone[target] == IN_PLAY:
        callout.call_out(s, caller, target, firm=line[3])


def _pull(s: State, env: list[int], line: Line) -> None:
    base = s.frames[A]
    call(s, numbers.PULL, selectors.thing(s, env, line[1]) - PLAYER, NOBODY, base)


def _play(s: State, env: list[int], line: Line) -> None:
    call(s, numbers.EXTRA_PLAY, line[1], env[E_YOU], -1)


def _prevent(s: State, env: list[int], line: Line) -> None:
    """What the reacts were about does not happen."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == numbers.TRIGGER:
            s.frames[i + WIDTH + D] = 1
            return


def _again(s: State, env: list[int], line: Line) -> None:
    """Abilities of a card can be used once more today, all or only those that were used."""
    for one in selectors.things(s, env, line[1]):
        card, only = ((one - ABILITY_OF) >> 3, (one - ABILITY_OF) & 7) if one >= ABILITY_OF else (one, -1)
        for k in range(len(s.book.cards.of_card[s.what[card]])):
            used, extra = s.used[card] >> 4 * k & 15, s.extra[card] >> 4 * k & 15
            if only in (-1, k) and extra < 15 and (not line[2] or used > extra):
                s.extra[card] += 1 << 4 * k


def _step(s: State, env: list[int], line: Line) -> None:
    special.STEPS[line[1]](s, env, line)


def _go(s: State, env: list[int], line: Line) -> None:
    s.frames[LINE] = line[-1]


EFFECTS: tuple[Effect, ...] = (
    _go,
    _choose,
    _choose_some,
    _if,
    _may,
    _either,
    _each,
    _later,
    _move,
    _send_home,
    _join,
    _boot,
    _unboot,
    _discard,
    _ace,
    _remove,
    _to_hand,
    _bring,
    _attach,
    _shop,
    _token,
    _shuffle,
    _draw,
    _gain,
    _take,
    _pay,
    _bounty,
    _control_point,
    _modify,
    _give,
    _rank,
    _recast,
    _into_draw_hand,
    _casualties,
    _call_out,
    _pull,
    _play,
    _prevent,
    _again,
    _step,
)
assert len(EFFECTS) == len(verbs.VERBS)
