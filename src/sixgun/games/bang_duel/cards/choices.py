"""Questions that several rules share: a "may", a card to give up or to choose; and what else they point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import F, answered
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.components import FACE_NAMES, KINDS, LAW, NO_FACE
from sixgun.games.bang_duel.table.formation import gear_at, lone, swap
from sixgun.games.bang_duel.table.state import NOBODY, State, card_of_face, faces_held, faces_of

# What may be done, by number: asked with the number in the frame's value F, which is 0 afterwards for a "no".
REASONS: Final[tuple[str, ...]] = (
    "",
    "dalon-ranger",
    "bill-tightman",
    "jango",
    "wyatt-ear",
    "remington",
    "schofield",
    "pat-garret",
)
NO_REASON: Final = 0
DALON: Final = 1
BILL: Final = 2
JANGO_MAY: Final = 3
WYATT: Final = 4
REMINGTON_MAY: Final = 5
SCHOFIELD_MAY: Final = 6
PAT: Final = 7
RULES: Final[tuple[str, ...]] = (
    "",
    "character.dalon-ranger.draw",
    "character.bill-tightman.draw",
    "character.jango.draw",
    "character.wyatt-ear.draw",
    "card.remington.if-dodged",
    "card.schofield.if-dodged",
    "character.pat-garret.horseshoe",
)


def place_of(s: State, seat: int, target: int) -> int:
    """The place that a target means to a seat, or NOBODY where nobody stands; a lone character is in front."""
    owner = seat if target in (codes.MY_FRONT, codes.MY_REAR) else 1 - seat
    place = s.active[owner]
    if target in (codes.REAR, codes.MY_REAR):
        place ^= 1
    return place if s.who[place] >= 0 else NOBODY


def not_held(s: State, seat: int, face: int) -> Refusal | None:
    """A card must be in the hand to be used."""
    if card_of_face(s, seat, face) < 0:
        return Refusal("not-in-hand", {"card": FACE_NAMES[face]}, "play.amount.any")
    return None


def not_there(s: State, seat: int, target: int, kind: int) -> Refusal | None:
    """Equipment must be in play to be pointed at."""
    place = place_of(s, seat, target)
    if place < 0:
        return Refusal("nobody-there", {"target": codes.TARGETS[target]}, "lone.role.both")
    if gear_at(s, place, kind) < 0:
        args: dict[str, Plain] = {"card": KINDS[kind], "target": codes.TARGETS[target]}
        return Refusal("no-such-gear", args, "type.equipment.removable")
    return None


def backs_in_hand(s: State, victim: int) -> list[int]:
    """The backs that a hand shows, as targets of a random draw. [random.backs.visible]"""
    backs = s.figures.back
    law = outlaw = False
    for card in s.hands[victim]:
        if backs[card] == LAW:
            law = True
        else:
            outlaw = True
    found = [codes.HAND_LAW] if law else []
    if outlaw:
        found.append(codes.HAND_OUTLAW)
    return found


def why_not_back(s: State, victim: int, target: int) -> Refusal | None:
    if target in backs_in_hand(s, victim):
        return None
    return Refusal("no-such-back", {"target": codes.TARGETS[target]}, "random.backs.visible")


def why_not_swap(s: State, seat: int, target: int, rule: str = "lone.swap.never") -> Refusal | None:
    """A lone character is never swapped; Water has a rule of its own that says so. [card.water.lone]"""
    whose = seat if target == codes.MINE else 1 - seat
    return Refusal("lone-no-swap", {"seat": whose}, rule) if lone(s, whose) else None


def swap_whose(s: State, seat: int, target: int) -> None:
    swap(s, seat if target == codes.MINE else 1 - seat)


# ---- may


def _may_codes(s: State, seat: int) -> list[int]:
    return [codes.bare(codes.YES), codes.bare(codes.NO)]


def _may_refuse(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) in (codes.YES, codes.NO):
        return None
    return Refusal("yes-or-no", {}, RULES[s.frames[F]])


def _may_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.NO:
        s.frames[F] = NO_REASON


def _may_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-may-" + REASONS[s.frames[F]])


def _yes(s: State, seat: int) -> int:
    return codes.bare(codes.YES)


MAY: Final[Question] = Question("may", "golden.card.overrides", _may_prompt, _may_codes, _may_refuse, _may_answer, _yes)


# ---- a card of one's own choice


def a_card(
    name: str,
    rule: str,
    verb: int,
    use: Callable[[State, int, int], None],
    declinable: bool = False,
    fits: Callable[[State, int, int], Refusal | None] | None = None,
    rule_now: Callable[[State], str] | None = None,
) -> Question:
    """One card from the hand, which `use` gets; with `take` for an answer where it may be declined."""
    take = codes.bare(codes.TAKE)

    def legal(s: State, seat: int) -> list[int]:
        held = faces_held(s, seat)
        if fits is not None:
            held = [face for face in held if fits(s, seat, face) is None]
        found = [codes.with_face(verb, face) for face in held]
        return [*found, take] if declinable else found

    def refuse(s: State, seat: int, code: int) -> Refusal | None:
        if declinable and code == take:
            return None
        if codes.verb_in(code) != verb or codes.face_in(code) == NO_FACE:
            return Refusal("only-" + name, {}, rule_now(s) if rule_now else rule)
        missing = not_held(s, seat, codes.face_in(code))
        if missing is not None or fits is None:
            return missing
        return fits(s, seat, codes.face_in(code))

    def answer(s: State, seat: int, code: int) -> None:
        answered(s, seat)
        use(s, seat, NOBODY if code == take else card_of_face(s, seat, codes.face_in(code)))

    def prompt(s: State, seat: int) -> Msg:
        return prompt_of(s, seat, name)

    def default(s: State, seat: int) -> int:
        return take if declinable else legal(s, seat)[0]

    return Question(name, rule, prompt, legal, refuse, answer, default)


def an_open_card(
    name: str,
    rule: str,
    verb: int,
    other: Callable[[State], Refusal],
    use: Callable[[State, int, int], None],
) -> Question:
    """One of the cards that lie open or were just drawn, which `use` gets; `other` is the answer to anything else."""

    def legal(s: State, seat: int) -> list[int]:
        return [codes.with_face(verb, face) for face in faces_of(s, s.fresh)]

    def refuse(s: State, seat: int, code: int) -> Refusal | None:
        return None if code in legal(s, seat) else other(s)

    def answer(s: State, seat: int, code: int) -> None:
        answered(s, seat)
        faces, face = s.figures.face, codes.face_in(code)
        use(s, seat, next(card for card in s.fresh if faces[card] == face))

    def prompt(s: State, seat: int) -> Msg:
        return prompt_of(s, seat, name)

    def default(s: State, seat: int) -> int:
        return legal(s, seat)[0]

    return Question(name, rule, prompt, legal, refuse, answer, default)


PROMPT_ARGS: Final[dict[str, Callable[[State, int], dict[str, Plain]]]] = {}  # by question: what its prompt says


def prompt_of(s: State, seat: int, name: str) -> Msg:
    args = PROMPT_ARGS.get(name)
    return Msg("ask-" + name, args(s, seat) if args else {})
