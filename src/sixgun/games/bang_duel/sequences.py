"""Cards that take several steps: Volley, Gatling and Indians!, Duel, General Store, Wagon, Strong Beer."""

from __future__ import annotations

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, F, Procedure, answered, ask, call, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel import events, numbers, picks
from sixgun.games.bang_duel.choices import PROMPT_ARGS, a_card
from sixgun.games.bang_duel.components import (
    ANNIE_OAKEY,
    CHARACTERS,
    GATLING,
    HITS,
    KINDS,
    MISSED,
    TOCO_RAMIREZ,
    VOLLEY,
)
from sixgun.games.bang_duel.decks import from_hand, show, top_card
from sixgun.games.bang_duel.formation import front, has, lone, sleep, wake
from sixgun.games.bang_duel.hit import fire
from sixgun.games.bang_duel.state import State

# ---- Volley: hit after hit

TARGET, SHOOTER, COUNT, BY = A, B, C, D


def next_hit(s: State) -> None:
    """[card.volley.separate-hits, card.volley.barrel]"""
    if s.frames[COUNT] == 0:
        finish(s)
        return
    s.frames[COUNT] -= 1
    target, shooter, by = s.frames[TARGET], s.frames[SHOOTER], s.frames[BY]
    jump(s, 0)
    fire(s, by, shooter, target, VOLLEY, bang=True)


VOLLEY_HITS = Procedure("volley", (next_hit,))


# ---- a loss for which a character is targeted: Strong Beer, Rattlesnake, Dynamite

OWN_ONLY = D


def lose_awake(s: State) -> None:
    """Whoever is targeted is awake while it loses. [rear.targeted.wakes, card.strong-beer.down]"""
    place, by, points, own = s.frames[A], s.frames[B], s.frames[C], s.frames[OWN_ONLY]
    if s.who[place] < 0 or s.life[place] == 0:
        return
    wake(s, place)
    call(s, numbers.LOSS, place, by, points, own)


def back_to_sleep(s: State) -> None:
    sleep(s)


TARGETED = Procedure("targeted", (lose_awake, back_to_sleep))


# ---- Gatling and Indians!: one character after the other

SEAT, CARD, NEXT, PLACE = A, B, C, D


def next_target(s: State) -> None:
    """The opposing active character, the own rear one, the opposing rear one; a lone character once, in front.

    [simultaneous.order.sequence, simultaneous.order.rear-needs-two, card.gatling.response, card.gatling.abilities]
    """
    seat, step = s.frames[SEAT], s.frames[NEXT]
    s.frames[NEXT] = step + 1
    if step == 3:
        finish(s)
        return
    if step == 0:
        place = front(s, 1 - seat)
    else:
        owner = seat if step == 1 else 1 - seat
        if lone(s, owner):
            jump(s, 0)
            return
        place = front(s, owner) ^ 1
    if s.frames[CARD] == GATLING:
        jump(s, 0)
        fire(s, seat, front(s, seat), place, GATLING)
        return
    s.frames[PLACE] = place
    s.frames[F] = 0
    wake(s, place)
    if s.hands[place >> 1]:
        ask(s, place >> 1, numbers.ANSWER)


def indians_strike(s: State) -> None:
    """No hit card, so a life point is lost: that cannot be dodged. [card.indians.response, life.loss.not-dodgeable]"""
    if not s.frames[F]:
        call(s, numbers.LOSS, s.frames[PLACE], s.frames[SEAT], 1)


def next_one(s: State) -> None:
    sleep(s)
    jump(s, 0)


SWEEP = Procedure("sweep", (next_target, indians_strike, next_one))


# ---- Duel

STARTER, AT, TURN_OF = A, B, C


def challenge(s: State) -> None:
    """The players give up hit cards in turn, the opponent first. [card.duel.alternate, card.duel.optional]"""
    wake(s, s.frames[AT])
    s.frames[F] = 0
    if s.hands[s.frames[TURN_OF]]:
        ask(s, s.frames[TURN_OF], numbers.ANSWER)


def hear_duel(s: State) -> None:
    """The first who gives up nothing loses a life point: the active character, or the one that was called out.

    [card.duel.loser, character.jack-ransome.rear-attack]
    """
    loser = s.frames[TURN_OF]
    if s.frames[F]:
        s.frames[TURN_OF] = 1 - loser
        jump(s, 0)
        return
    at = s.frames[AT]
    place = at if at >> 1 == loser else front(s, loser)
    if s.told is not None:
        tell(s, (events.YIELDED, loser, s.who[place]))
    call(s, numbers.LOSS, place, s.frames[STARTER], 1)


def after_duel(s: State) -> None:
    sleep(s)


DUEL = Procedure("duel", (challenge, hear_duel, after_duel))


# ---- an answer with a hit card


def _no_hit_card(s: State, seat: int, face: int) -> Refusal | None:
    """Hit cards; Missed! with Annie Oakey, anything with Toco Ramirez, where they are the ones who react.

    [card.duel.hit-cards-only, card.duel.usable, card.indians.hit-cards-only, card.indians.usable,
    hit.card.circled-icon, hit.icon.uncircled]
    """
    kind = face >> 3
    if kind in HITS or has(s, seat, TOCO_RAMIREZ) or (kind == MISSED and has(s, seat, ANNIE_OAKEY)):
        return None
    rule = "card.indians.hit-cards-only" if _is_sweep(s) else "card.duel.hit-cards-only"
    return Refusal("not-a-hit-card", {"card": KINDS[kind]}, rule)


def _is_sweep(s: State) -> bool:
    return s.frames[-8] == numbers.SWEEP


def _answer(s: State, seat: int, card: int) -> None:
    """Whatever else the card would do is ignored. [card.duel.no-side-effects]"""
    if card >= 0:
        from_hand(s, seat, card)
        s.frames[F] = 1
        tell(s, (events.ANSWERED, seat, card))


def _answer_args(s: State, seat: int) -> dict[str, Plain]:
    place = s.frames[PLACE] if _is_sweep(s) else s.frames[AT]
    if place >> 1 != seat:
        place = s.active[seat]
    return {"card": "indians" if _is_sweep(s) else "duel", "character": CHARACTERS[s.who[place]]}


def _answer_rule(s: State) -> str:
    return "card.indians.response" if _is_sweep(s) else "card.duel.alternate"


ANSWER = a_card(
    "answer",
    "card.duel.alternate",
    picks.ANSWER,
    _answer,
    declinable=True,
    fits=_no_hit_card,
    rule_now=_answer_rule,
)
PROMPT_ARGS["answer"] = _answer_args


# ---- General Store

CHOOSER = B


def open_store(s: State) -> None:
    """Two cards from each player's current deck: four in all.

    [card.general-store.two-each, card.general-store.common-deck, card.general-store.always-four]
    """
    seat = s.frames[SEAT]
    s.fresh = [card for deck in (seat, seat, 1 - seat, 1 - seat) if (card := top_card(s, deck)) >= 0]
    for card in s.fresh:
        show(s, card)
    s.frames[CHOOSER] = seat
    if s.told is not None:
        tell(s, (events.STORE, seat, *s.fresh))


def serve(s: State) -> None:
    """The players choose in turn; the last card needs no choice. [card.general-store.alternate]"""
    if not s.fresh:
        finish(s)
    elif len(s.fresh) == 1:
        _get(s, s.frames[CHOOSER], s.fresh[0])
        finish(s)
    else:
        jump(s, 1)
        ask(s, s.frames[CHOOSER], numbers.CHOOSE_GOODS)


def _get(s: State, seat: int, card: int) -> None:
    s.fresh.remove(card)
    s.hands[seat].append(card)
    s.frames[CHOOSER] = 1 - seat
    if s.told is not None:
        tell(s, (events.CHOSE, seat, card))


STORE = Procedure("store", (open_store, serve))


def _goods_codes(s: State, seat: int) -> list[int]:
    faces = s.figures.face
    return [picks.with_face(picks.CHOOSE, face) for face in sorted({faces[card] for card in s.fresh})]


def _goods_refuse(s: State, seat: int, code: int) -> Refusal | None:
    return None if code in _goods_codes(s, seat) else Refusal("one-of-the-goods", {}, "card.general-store.alternate")


def _goods_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    faces = s.figures.face
    _get(s, seat, next(card for card in s.fresh if faces[card] == picks.face_in(code)))


def _goods_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-choose-goods")


def _goods_default(s: State, seat: int) -> int:
    return _goods_codes(s, seat)[0]


CHOOSE_GOODS = Question(
    "choose-goods",
    "card.general-store.alternate",
    _goods_prompt,
    _goods_codes,
    _goods_refuse,
    _goods_answer,
    _goods_default,
)


# ---- one of the cards just drawn goes: Wagon, Soundance Kid


def choose_which(s: State) -> None:
    """[card.wagon.draw-three, character.soundance-kid.discard-one]"""
    ask(s, s.frames[SEAT], numbers.THROW)


THROWING = Procedure("throwing", (choose_which,))
THROW_RULES = ("card.wagon.draw-three", "character.soundance-kid.discard-one")  # by the frame's second value


def _throw_codes(s: State, seat: int) -> list[int]:
    faces = s.figures.face
    return [picks.with_face(picks.DISCARD, face) for face in sorted({faces[card] for card in s.fresh})]


def _throw_refuse(s: State, seat: int, code: int) -> Refusal | None:
    return None if code in _throw_codes(s, seat) else Refusal("one-of-the-drawn", {}, THROW_RULES[s.frames[B]])


def _throw_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    faces = s.figures.face
    card = next(card for card in s.fresh if faces[card] == picks.face_in(code))
    s.fresh = []
    from_hand(s, seat, card)
    tell(s, (events.DISCARDED, seat, card))


def _throw_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-throw")


def _throw_default(s: State, seat: int) -> int:
    return _throw_codes(s, seat)[0]


THROW = Question(
    "throw", "card.wagon.draw-three", _throw_prompt, _throw_codes, _throw_refuse, _throw_answer, _throw_default
)
