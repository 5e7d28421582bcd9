"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import stats
from sixgun.games.doomtown.language.words import PLAY_TRAIT
from sixgun.games.doomtown.rules import movin
from sixgun.games.doomtown.table import codes, sequence, tags
from sixgun.games.doomtown.table.state import IN_PLAY, State
from sixgun.games.doomtown.wire import picks
from sixgun.games.doomtown.wire.describe import figures_of
from sixgun.games.doomtown.wire.names import signs_of

NAMED_BY_QUESTION: Final = {sequence.TAKE_SOME: "pick-take", sequence.BID: "pick-bid"}
DONE_BY_QUESTION: Final = {
    sequence.CHOOSE_GANG: "pick-done-gang",
    sequence.WAGES: "pick-done-wages",
    sequence.FORM_POSSE: "pick-done-posse",
    sequence.REDRAW: "pick-done-redraw",
    sequence.RUN_OR_GUN: "pick-done-run",
    sequence.MORE_TRADES: "pick-done-trade",
    sequence.END_DISCARD: "pick-done-sundown",
}
PRICED: Final[tuple[int, ...]] = (codes.SHOP, codes.INVENT, codes.PLAY)
IN_MENUS: Final[tuple[int, ...]] = (
    codes.MOVE,
    codes.CALL_OUT,
    codes.SHOP,
    codes.INVENT,
    codes.TRADE,
    codes.REPLACE,
    codes.ACT,
    codes.PLAY,
)


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label; plays go by way of what is done and with which card."""
    keys = s.book.cards.keys
    pick = picks.text_of(keys, code)
    verb = codes.verb_in(code)
    name = picks.VERBS[(verb >> codes.VERB_SHIFT) - 1]
    args = _args(s, code)
    args |= _figures(s, code)
    label = Msg(_key(s, code, name), args)
    if verb not in IN_MENUS:
        return Option(pick, label, (label,))
    steps = [Msg(f"menu-{name}")]
    if codes.second_in(code) and verb not in (codes.ACT, codes.PLAY):
        steps.append(Msg("menu-card-cost" if verb in PRICED else "menu-card", args))
    return Option(pick, label, (*steps, label))


def _key(s: State, code: int, name: str) -> str:
    verb, first, second = codes.verb_in(code), codes.first_in(code), codes.second_in(code)
    if code == codes.DONE:
        return DONE_BY_QUESTION.get(s.question, "pick-done")
    if verb == codes.PAY:
        return NAMED_BY_QUESTION.get(s.question, "pick-pay")
    if verb == codes.CHOOSE:
        if codes.SEAT <= first < codes.TOWN_SQUARE:
            return "pick-choose-seat"
        if first in (codes.LEFT, codes.RIGHT):
            return "pick-choose-end"
        if second:
            return "pick-choose-ability"
        return "pick-choose-of" if first >= codes.TAG and _is_doubled(s, first) else "pick-choose"
    if verb == codes.SHOP and second:
        return "pick-shop-end" if second in (codes.LEFT, codes.RIGHT) else "pick-shop-for"
    if verb == codes.DISCARD and first < codes.TAG:
        return "pick-discard-hand"
    if verb == codes.MOVE:
        dude, place = codes.card_in_play(s, first), codes.card_in_play(s, second)
        return "pick-move-boot" if movin.boots_for(s, dude, place) else "pick-move"
    if verb in (codes.ACT, codes.PLAY) and _has_several(s, first):
        return f"pick-{name}-nth"
    return f"pick-{name}"


def _has_several(s: State, operand: int) -> bool:
    what = tags.what_in(operand - codes.TAG) if operand >= codes.TAG else operand - codes.FACE
    return len([a for a in s.book.of_card[what] if s.book.abilities[a].play != PLAY_TRAIT]) > 1


def _is_doubled(s: State, operand: int) -> bool:
    """Whether several cards in play have that name, so that it takes the owner's name to tell them apart."""
    what = tags.what_in(operand - codes.TAG)
    return len([card for card in range(1, len(s.what)) if s.what[card] == what and s.zone[card] == IN_PLAY]) > 1


def _figures(s: State, code: int) -> dict[str, Plain]:
    """What it takes to choose well: what a card costs or can do."""
    cards = s.book.cards
    verb, first = codes.verb_in(code), codes.first_in(code)
    if verb == codes.GANG:
        return figures_of(cards, first - codes.FACE)
    if verb in PRICED:
        return {"cost": cards.cost[first - codes.FACE]}
    if verb in (codes.REDRAW, codes.DROP):
        return {"signs": signs_of(cards.poker[first - codes.FACE])}
    if verb == codes.CALL_OUT:
        caller, target = codes.card_in_play(s, first), codes.card_in_play(s, codes.second_in(code))
        return {
            "bullets": stats.bullets(s, caller),
            "stud": int(stats.is_stud(s, caller)),
            "to_bullets": stats.bullets(s, target),
            "to_stud": int(stats.is_stud(s, target)),
        }
    return {}


def _args(s: State, code: int) -> dict[str, Plain]:
    """The operands by what they are."""
    keys = s.book.cards.keys
    args: dict[str, Plain] = {}
    for name, operand in (("card", codes.first_in(code)), ("to", codes.second_in(code))):
        if not operand:
            continue
        number = codes.number_in(operand)
        if number >= 0:
            args["number"] = number + 1 if codes.verb_in(code) in codes.WITH_ABILITY else number
        elif codes.SEAT <= operand < codes.TOWN_SQUARE:
            args["seat"] = operand - codes.SEAT
        elif codes.CODE <= operand < codes.TAG:
            args["name"] = signs_of(operand - codes.CODE)
        elif operand in (codes.LEFT, codes.RIGHT):
            args["end"] = picks.operand_text(keys, operand)
        else:
            args[name] = picks.operand_text(keys, operand)
            if operand >= codes.TAG:
                args["whose" if name == "card" else "to_whose"] = tags.owner_in(operand - codes.TAG)
    return args
