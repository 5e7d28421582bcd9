"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import stats
from sixgun.games.doomtown.language.words import PLAY_TRAIT
from sixgun.games.doomtown.rules import casualties, movin, upkeep
from sixgun.games.doomtown.table import codes, sequence, tags
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, State
from sixgun.games.doomtown.wire import picks, prompts
from sixgun.games.doomtown.wire.describe import figures_of
from sixgun.games.doomtown.wire.names import signs_of

NAMED_BY_QUESTION: Final = {sequence.TAKE_SOME: "pick-take", sequence.BID: "pick-bid"}
DONE_BY_QUESTION: Final = {
    sequence.CHOOSE_GANG: "pick-done-gang",
    sequence.CUT: "pick-done-cut",
    sequence.WAGES: "pick-done-wages",
    sequence.FORM_POSSE: "pick-done-posse",
    sequence.ALLY: "pick-done-ally",
    sequence.REDRAW: "pick-done-redraw",
    sequence.RUN_OR_GUN: "pick-done-run",
    sequence.CHOOSE: "pick-done-search",
    sequence.CHOOSE_SOME: "pick-done-chosen",
    sequence.MORE_TRADES: "pick-done-trade",
    sequence.END_DISCARD: "pick-done-sundown",
}
PASS_BY_QUESTION: Final = {sequence.OPPOSE: "pick-pass-job", sequence.NOON_PLAY: "pick-pass-noon"}
OF_FIRST: Final = ("card", "which", "whose", "host", "nth", "cost")  # what is said before the second is chosen
COVERS: Final = (codes.DISCARD, codes.ACE, codes.HOME)
PRICED: Final[tuple[int, ...]] = (codes.SHOP, codes.INVENT, codes.PLAY)
# The last step of a menu names only what the steps before it leave open.
LAST_STEP: Final = {
    "pick-move": "menu-to",
    "pick-move-boot": "menu-to-boot",
    "pick-shop-end": "menu-end",
    "pick-shop-for": "menu-for",
    "pick-trade": "menu-for",
    "pick-invent": "menu-for",
}
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
    args |= _figures(s, seat, code)
    args |= _of_ability(s, seat, code)
    label = Msg(_key(s, code, name), args)
    if verb not in IN_MENUS:
        return Option(pick, label, (label,), _is_grave(s, verb))
    steps = [Msg(f"menu-{name}")]
    if codes.second_in(code) and verb not in (codes.ACT, codes.PLAY):
        goes = "shop-end" if codes.second_in(code) in (codes.LEFT, codes.RIGHT) else name
        known: dict[str, Plain] = {key: value for key, value in args.items() if key in OF_FIRST}
        steps.append(Msg("menu-card-cost" if verb in PRICED else "menu-card", {**known, "verb": goes}))
    last = Msg(LAST_STEP[label.key], args) if label.key in LAST_STEP and len(steps) > 1 else label
    return Option(pick, label, (*steps, last))


def _is_grave(s: State, verb: int) -> bool:
    """A card of one's own leaves play: a dude is let go, or covers casualties."""
    return verb == codes.RELEASE or (verb in (codes.DISCARD, codes.ACE) and s.question == sequence.TAKE_CASUALTIES)


def _key(s: State, code: int, name: str) -> str:
    verb, first, second = codes.verb_in(code), codes.first_in(code), codes.second_in(code)
    if code == codes.DONE:
        return DONE_BY_QUESTION.get(s.question, "pick-done")
    if code == codes.PASS and s.question in PASS_BY_QUESTION:
        return PASS_BY_QUESTION[s.question]
    if verb == codes.PAY:
        return NAMED_BY_QUESTION.get(s.question, "pick-pay")
    if verb == codes.EITHER:
        return "pick-either-this"
    if s.question == sequence.MAY:
        return f"pick-may-{name}"
    if verb == codes.CHOOSE:
        if codes.SEAT <= first < codes.TOWN_SQUARE:
            return "pick-choose-seat"
        if first in (codes.LEFT, codes.RIGHT):
            return "pick-choose-end"
        return "pick-choose-ability" if second else "pick-choose"
    if verb == codes.SHOP and second:
        return "pick-shop-end" if second in (codes.LEFT, codes.RIGHT) else "pick-shop-for"
    if verb == codes.JOIN and second:
        return "pick-join-going"
    if verb in COVERS and s.question == sequence.TAKE_CASUALTIES:
        return f"pick-{name}-casualty"
    if verb == codes.DISCARD and first < codes.TAG:
        return "pick-discard-hand"
    if verb == codes.MOVE:
        dude, place = codes.card_in_play(s, first), codes.card_in_play(s, second)
        return "pick-move-boot" if movin.boots_for(s, dude, place) else "pick-move"
    if verb == codes.ACT and codes.giver_in(second)[0] >= 0:
        return "pick-act-given"
    if verb in (codes.ACT, codes.PLAY) and _has_several(s, first):
        return f"pick-{name}-nth"
    return f"pick-{name}"


def _has_several(s: State, operand: int) -> bool:
    what = tags.what_in(operand - codes.TAG) if operand >= codes.TAG else operand - codes.FACE
    return len([a for a in s.book.of_card[what] if s.book.abilities[a].play != PLAY_TRAIT]) > 1


def _of_ability(s: State, seat: int, code: int) -> dict[str, Plain]:
    """What comes of it, where an ability asks, or one of several is used."""
    verb, first = codes.verb_in(code), codes.first_in(code)
    if verb == codes.EITHER:
        both = prompts.either_args(s, seat)
        return {"does": both["first" if codes.number_in(first) == 1 else "second"]}
    if s.question == sequence.MAY:
        return prompts.may_args(s, seat)
    if verb in codes.WITH_ABILITY and codes.second_in(code) and (verb == codes.CHOOSE or _has_several(s, first)):
        card = codes.card_in_play(s, first) if first >= codes.TAG else codes.card_in(s, s.hand[seat], first)
        own, number = s.book.of_card[s.what[card]], codes.number_in(codes.second_in(code))
        return prompts.ability_args(s, seat, card, own[number]) if 0 <= number < len(own) else {}
    return {}


def _which(s: State, operand: int, prefix: str) -> dict[str, Plain]:
    """What tells a card in play from others of its name: the owner; of two that a player owns, what they are attached
    to, or how they are counted, deeds along the street.
    """
    card = codes.card_in_play(s, operand) if operand >= codes.TAG else NOBODY
    alike = [other for other in _of_its_name(s, card) if s.zone[other] == IN_PLAY] if card != NOBODY else []
    if len(alike) < 2:
        return {prefix + "which": "one"}
    owner = s.owner[card]
    args: dict[str, Plain] = {prefix + "whose": owner}
    own = [other for other in alike if s.owner[other] == owner]
    hosts = [s.what[s.host[other]] for other in own if s.host[other] != NOBODY]
    if len(own) == 1:
        return {prefix + "which": "of", **args}
    if s.host[card] != NOBODY and hosts.count(s.what[s.host[card]]) == 1:
        host = picks.operand_text(s.book.cards.keys, codes.in_play(s, s.host[card]))
        return {prefix + "which": "on", prefix + "host": host, **args}
    in_street = [deed for deed in s.street[owner] if deed in own]
    along = len(in_street) == len(own)
    place = (in_street if along else own).index(card) + 1
    return {prefix + "which": "along" if along else "nth", prefix + "nth": place, **args}


def _of_its_name(s: State, card: int) -> list[int]:
    """All copies of a card, the one itself among them."""
    what = s.what[card]
    return [other for other in range(1, len(s.what)) if s.what[other] == what] if s.what.count(what) > 1 else [card]


def _figures(s: State, seat: int, code: int) -> dict[str, Plain]:
    """What it takes to choose well: what a card costs or can do."""
    cards = s.book.cards
    verb, first = codes.verb_in(code), codes.first_in(code)
    if verb == codes.GANG:
        return figures_of(cards, first - codes.FACE)
    if verb in PRICED:
        return {"cost": cards.cost[first - codes.FACE]}
    if code == codes.DONE and s.question == sequence.WAGES:
        return {"cost": upkeep.dues(s, seat)}
    if verb == codes.RELEASE:
        return {"upkeep": stats.upkeep(s, codes.card_in_play(s, first))}
    if verb in COVERS and s.question == sequence.TAKE_CASUALTIES:
        way = casualties.VERB_OF.index(verb)
        return {"covers": casualties.covered(s, codes.card_in_play(s, first), way)}
    if verb == codes.SHOOTER:
        dude = codes.card_in_play(s, first)
        return {"bullets": stats.bullets(s, dude), "stud": int(stats.is_stud(s, dude))}
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
        elif codes.giver_in(operand)[0] >= 0:
            args["giver"] = keys[codes.giver_in(operand)[0]]
        elif codes.SEAT <= operand < codes.TOWN_SQUARE:
            args["seat"] = operand - codes.SEAT
        elif codes.CODE <= operand < codes.FACE:
            args["name"] = signs_of(operand - codes.CODE)
        elif operand in (codes.LEFT, codes.RIGHT):
            args["end"] = picks.operand_text(keys, operand)
        else:
            args[name] = picks.operand_text(keys, operand)
            args |= _which(s, operand, "" if name == "card" else "to_")
    return args
