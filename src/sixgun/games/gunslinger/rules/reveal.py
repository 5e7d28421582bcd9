"""Revealing and declaring (5.4, 5.56): the next card is turned up, and its owner says how it will be performed."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, call, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules import defaults
from sixgun.games.gunslinger.rules.actions import BY_ACTION, Action
from sixgun.games.gunslinger.rules.aiming import lose_aim, turn_to
from sixgun.games.gunslinger.rules.drawing import must_ask
from sixgun.games.gunslinger.rules.gun_actions import target_of, why_not_target
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import (
    ACTIONS,
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_HOLSTERED,
    BOX_OTHER_HAND,
    BOXES,
    DO_COCK_AIM_SHOOT,
    DO_SHOOT,
    DO_TURN,
)
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.stacks import side_at
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import fall, has_free_hands, in_box, in_hands, let_go

# who comes next, who declares now, weapons asked for in vain
NEXT: Final = A
SUBJECT: Final = B
DENIED: Final = C

NEXT_STEP: Final = 0


def reveal_cards(s: State) -> None:
    """All who executed an action (at the start: everybody) turn up the next card. A frame is for those who are asked.

    [4.5, 5.4, 5.56]
    """
    c = turn_up(s, 0)
    if c != NOBODY:
        call(s, sequence.REVEAL)
        ask_how(s, c)


def reveal_next(s: State) -> None:
    """The next in playing order, once one has declared."""
    c = turn_up(s, s.frames[NEXT])
    if c == NOBODY:
        finish(s)
    else:
        jump(s, NEXT_STEP)
        ask_how(s, c)


def turn_up(s: State, first: int) -> int:
    """In playing order; the first who has to say how the action is performed, or NOBODY once all cards are turned up.

    [3.3b, 5.4, 7.0a]
    """
    for c in range(first, len(s.who)):
        if not s.acted >> c & 1 or s.out[c]:
            continue
        side = side_at(s.plan[c], s.done[c])
        if side < 0:
            continue
        s.shown[c] = s.done[c] + 1
        if s.told is not None:
            tell(s, (told.REVEALED, c, side))
        action = BY_ACTION[s.figures.action[side]]
        if action.simple and has_free_hands(s, c):
            declare(s, c, side, action.codes(s, c, s.figures.action[side], 0)[0])
            continue
        return c
    s.acted = 0
    return NOBODY


def ask_how(s: State, c: int) -> None:
    """[5.4]"""
    s.frames[NEXT] = c + 1
    s.frames[SUBJECT] = c
    s.frames[DENIED] = 0
    ask(s, s.owner[c], sequence.DECLARE)


REVEAL: Final[Procedure] = Procedure("reveal", (reveal_next,), at={NEXT_STEP: reveal_next})


def declare(s: State, c: int, side: int, code: int) -> None:
    """The declaration stands, and the aim stays, moves or is lost with it.

    [5.4, 9.22c, 11.1b, 11.31a, 12.44a, 12.44b, 12.44c, 12.44d]
    """
    s.declared[c] = code
    if s.told is not None:
        tell(s, (told.DECLARED, c, code, s.down[c]))
    if s.aim_at[c] == NOBODY:
        return
    verb, action = codes.verb_in(code), s.figures.action[side]
    if verb in (codes.AIM, codes.SHOOT, codes.TRANSFER):
        turn_to(s, c, target_of(s, code))
    elif action != DO_TURN and not (action in (DO_SHOOT, DO_COCK_AIM_SHOOT) and verb == codes.NOTHING):
        lose_aim(s, c)


# ---- the question


def _subject(s: State) -> tuple[int, int, int, Action]:
    """Who declares: the character, the side of the card, its action and the action's entry in the table."""
    c = s.frames[SUBJECT]
    side = side_at(s.plan[c], s.done[c])
    action = s.figures.action[side]
    return c, side, action, BY_ACTION[action]


def declare_codes(s: State, seat: int) -> list[int]:
    """How the action may be performed; before that, hands may let go and drop weapons. A list of its own.

    [10.22a, 10.22b, 11.31a]
    """
    c, _, action, entry = _subject(s)
    found = entry.codes(s, c, action, s.frames[DENIED])[:]
    if not has_free_hands(s, c):
        found += grip_codes(s, c)
    return found


def grip_codes(s: State, c: int) -> list[int]:
    """Let go with one hand, drop what is in a hand box. [10.22a, 10.22b, 12.0a]"""
    found: list[int] = []
    for box in in_hands(s, c):
        found.append(codes.with_box(codes.DROP, box))
        if box == BOX_BOTH_HANDS:
            found.append(codes.with_box(codes.LET_GO, BOX_GUN_HAND))
            found.append(codes.with_box(codes.LET_GO, BOX_OTHER_HAND))
    return found


def refuse_declare(s: State, seat: int, code: int) -> Refusal | None:
    c, _, action, entry = _subject(s)
    verb = codes.verb_in(code)
    if verb == codes.LET_GO:
        if codes.box_in(code) in (BOX_BOTH_HANDS, BOX_HOLSTERED) or in_box(s, c, BOX_BOTH_HANDS) < 0:
            return Refusal("nothing-to-let-go", {}, "10.22a")
        return None
    if verb == codes.DROP:
        empty = in_box(s, c, codes.box_in(code)) < 0
        return Refusal("box-empty", {"box": BOXES[codes.box_in(code)]}, "10.22b") if empty else None
    if verb not in entry.verbs:
        return Refusal("not-this-action", {"action": ACTIONS[action]}, "5.4")
    return entry.refuse(s, c, action, s.frames[DENIED], code)


def answer_declare(s: State, seat: int, code: int) -> None:
    """A hand that lets go or drops something does so at once, and the question stays. [10.22a, 10.22b, 11.11b]"""
    c, side, _, _ = _subject(s)
    verb = codes.verb_in(code)
    if verb == codes.LET_GO:
        let_go(s, c, codes.box_in(code))
        return
    if verb == codes.DROP:
        fall(s, c, in_box(s, c, codes.box_in(code)))
        return
    answered(s, seat)
    if verb == codes.AIM_AT_HEX:
        ask(s, seat, sequence.AIM_AT_HEX)
        return
    s.granted[c] = NOBODY
    if verb == codes.DRAW:
        w = s.weapon.index(codes.thing_in(code))
        holder = must_ask(s, c, w)
        if holder != NOBODY:
            s.declared[c] = code  # until its owner has answered
            ask(s, s.owner[holder], sequence.PERMIT)
            return
        s.granted[c] = holder_of(s.where[w])
    declare(s, c, side, code)


def _prompt(s: State, seat: int) -> Msg:
    c, _, action, _ = _subject(s)
    args: dict[str, Plain] = {"character": s.figures.characters[s.who[c]], "action": ACTIONS[action]}
    return Msg("ask-declare", args)


def _default(s: State, seat: int) -> int:
    c, _, action, _ = _subject(s)
    return defaults.declaration(s, c, action, declare_codes(s, seat))


DECLARE: Final[Question] = Question("declare", "5.4", _prompt, declare_codes, refuse_declare, answer_declare, _default)


# ---- the hex to aim at


def hex_codes(s: State, seat: int) -> list[int]:
    """Any hex in the AIM ZONE. Asked for by itself: else it would drown everything else. [8.32c, 12.1]"""
    c = s.frames[SUBJECT]
    return s.ground.aims(s.hex[c], s.facing[c])


def refuse_hex(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) != codes.AIM or codes.thing_in(code) < HEX_TARGET:
        return Refusal("only-a-hex", {}, "12.1")
    return why_not_target(s, s.frames[SUBJECT], code)


def answer_hex(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    c, side, _, _ = _subject(s)
    declare(s, c, side, code)


def _hex_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-hex", {"character": s.figures.characters[s.who[s.frames[SUBJECT]]]})


def _usual_hex(s: State, seat: int) -> int:
    return defaults.hex_to_aim_at(s, s.frames[SUBJECT])


AIM_AT_HEX: Final[Question] = Question("hex", "12.1", _hex_prompt, hex_codes, refuse_hex, answer_hex, _usual_hex)


# ---- permission


def _wanted(s: State) -> int:
    """The weapon that somebody wants to take from another."""
    return s.weapon.index(codes.thing_in(s.declared[s.frames[SUBJECT]]))


def _permit_codes(s: State, seat: int) -> list[int]:
    return [codes.NO, codes.YES]


def _refuse_permit(s: State, seat: int, code: int) -> Refusal | None:
    return None if code in (codes.YES, codes.NO) else Refusal("yes-or-no", {}, "11.11b")


def _answer_permit(s: State, seat: int, code: int) -> None:
    """After a no, the character that asked declares something else. [11.11b]"""
    answered(s, seat)
    c, side, _, _ = _subject(s)
    wanted, w = s.declared[c], _wanted(s)
    tell(s, (told.PERMITTED, c, s.weapon[w], must_ask(s, c, w), int(code == codes.YES)))
    if code == codes.YES:
        s.granted[c] = must_ask(s, c, w)
        declare(s, c, side, wanted)
        return
    s.declared[c] = 0
    s.frames[DENIED] |= 1 << w
    ask(s, s.owner[c], sequence.DECLARE)


def _permit_prompt(s: State, seat: int) -> Msg:
    c, w = s.frames[SUBJECT], _wanted(s)
    names = s.figures.characters
    args: dict[str, Plain] = {
        "character": names[s.who[c]],
        "owner": names[s.who[holder_of(s.where[w])]],
        "weapon": codes.weapon_name(s.figures, s.weapon[w]),
    }
    return Msg("ask-permit", args)


def _no(s: State, seat: int) -> int:
    return codes.NO


PERMIT: Final[Question] = Question(
    "permit", "11.11b", _permit_prompt, _permit_codes, _refuse_permit, _answer_permit, _no
)
