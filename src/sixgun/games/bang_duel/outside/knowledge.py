"""What a seat can know, and another deal of what it cannot.

Hidden are the order of every deck, the cards in the other hand that were never shown (though their backs are seen), the
order of one's own reserve, and which characters the other reserve holds. Cards that were last shuffled into the same
deck are exchangeable, wherever they lie, as far as backs allow.
"""

from __future__ import annotations

from sixgun.core.rng import Dice
from sixgun.games.bang_duel.table.characters import characters_of, side_of
from sixgun.games.bang_duel.table.piles import hidden_piles, viewer_bit
from sixgun.games.bang_duel.table.state import PAIRS, State, side_of_seat
from sixgun.lib.deals import deal_groups


def redealt(s: State, seat: int | None, key: bytes) -> State:
    """Another state that looks the same to that seat: hidden cards, characters, answers and future chance are new."""
    other = s.clone()
    other.key = key
    dice = Dice(other.key)
    _redeal_cards(other, viewer_bit(seat), dice)
    for player in (0, 1):
        _redeal_characters(other, player, player == seat, dice)
        if other.answers[player] >= 0 and player != seat:
            other.answers[player] = PAIRS[player][dice.below(2)]
    return other


def _redeal_cards(s: State, viewer: int, dice: Dice) -> None:
    """Deal the hidden cards of each shuffle anew among the places where they lie; backs in hands stay as they are."""
    piles = hidden_piles(s)
    slots: list[tuple[int, int]] = []
    cards: list[int] = []
    barred: list[int] = []
    for number, pile in enumerate(piles):
        in_hand = number >= 3
        for slot, card in enumerate(pile):
            if in_hand and s.seen[card] & viewer:
                continue
            slots.append((number, slot))
            cards.append(card)
            barred.append(1 << (1 - s.figures.back[card]) if in_hand else 0)
    groups: dict[int, list[int]] = {}
    for i, card in enumerate(cards):
        groups.setdefault(s.origin[card], []).append(i)
    seen = [s.seen[card] for card in cards]
    dealt = deal_groups(list(groups.values()), cards, barred, s.figures.back, dice)
    fresh = {old: new for old, new in zip(cards, dealt, strict=True) if old in s.fresh}
    s.fresh = [fresh.get(card, card) for card in s.fresh]
    for (number, slot), card, bits in zip(slots, dealt, seen, strict=True):
        piles[number][slot] = card
        s.seen[card] = bits


def _redeal_characters(s: State, player: int, own: bool, dice: Dice) -> None:
    """The owner knows which characters are in the reserve, nobody their order, unless a line-up was agreed on."""
    if s.figures.lineup[side_of_seat(s, player)]:
        return  # it was agreed on: everybody knows it
    if own:
        s.reserve[player].sort()
        dice.shuffle(s.reserve[player])
        return
    side = side_of_seat(s, player)
    pair = PAIRS[player]
    shown = [character for character in s.gone if side_of(character) == side]
    if s.led:
        shown += [s.who[place] for place in pair if s.who[place] >= 0]
    pool = [character for character in characters_of(side) if character not in shown]
    dice.shuffle(pool)
    if not s.led:
        for place in pair:
            s.who[place] = pool.pop()
            s.life[place] = s.figures.life[s.who[place]]
    s.reserve[player] = [pool.pop() for _ in s.reserve[player]]
