"""Questions that several cards and rules share: a "may", a card to give up, one of the cards that lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Prompt, Question
from sixgun.core.frames import F, answered, ask
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.vocabulary import bound, words
from sixgun.games.bang_duel.table import codes, sequence, windows
from sixgun.games.bang_duel.table.components import NO_FACE
from sixgun.games.bang_duel.table.pointing import not_held
from sixgun.games.bang_duel.table.state import NOBODY, State, card_of_face, faces_held, faces_of

Args = Callable[[State, int], dict[str, Plain]]  # what a prompt says of the matter, to a seat

# ---- may

# What may be done, by number: asked with the number in the frame's value F, which is 0 afterwards for a "no".
REASON: Final = F
MAY_NOTHING: Final = 0
MAY_DALON_RANGER: Final = 1
MAY_BILL_TIGHTMAN: Final = 2
MAY_JANGO: Final = 3
MAY_WYATT_EAR: Final = 4
MAY_REMINGTON: Final = 5
MAY_SCHOFIELD: Final = 6
MAY_PAT_GARRET: Final = 7
REASONS: Final = words(__name__, "MAY_")
RULES: Final[tuple[str, ...]] = bound(
    "rules of a may",
    {
        MAY_NOTHING: "",
        MAY_DALON_RANGER: "character.dalon-ranger.draw",
        MAY_BILL_TIGHTMAN: "character.bill-tightman.draw",
        MAY_JANGO: "character.jango.draw",
        MAY_WYATT_EAR: "character.wyatt-ear.draw",
        MAY_REMINGTON: "card.remington.if-dodged",
        MAY_SCHOFIELD: "card.schofield.if-dodged",
        MAY_PAT_GARRET: "character.pat-garret.horseshoe",
    },
    len(REASONS),
)


def ask_may(s: State, seat: int, reason: int) -> None:
    """Ask whether a player wants what may be done; the next step of the procedure finds it in REASON."""
    s.frames[REASON] = reason
    ask(s, seat, sequence.MAY)


def yes_or_no(
    name: str,
    rule: str,
    prompt: Prompt,
    use: Callable[[State, bool], None],
    default: bool,
    rule_now: Callable[[State], str] | None = None,
) -> Question:
    """A "yes", for which `use` gets True, or a "no"."""
    yes, no = codes.bare(codes.DO_YES), codes.bare(codes.DO_NO)

    def legal(s: State, seat: int) -> list[int]:
        return [yes, no]

    def refuse(s: State, seat: int, code: int) -> Refusal | None:
        if code in (yes, no):
            return None
        return Refusal("yes-or-no", {}, rule_now(s) if rule_now else rule)

    def answer(s: State, seat: int, code: int) -> None:
        answered(s, seat)
        use(s, code == yes)

    def usual(s: State, seat: int) -> int:
        return yes if default else no

    return Question(name, rule, prompt, legal, refuse, answer, usual)


def _may(s: State, yes: bool) -> None:
    if not yes:
        s.frames[REASON] = MAY_NOTHING


def _may_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-may-" + REASONS[s.frames[REASON]])


def _may_rule(s: State) -> str:
    return RULES[s.frames[REASON]]


MAY: Final[Question] = yes_or_no("may", "golden.card.overrides", _may_prompt, _may, default=True, rule_now=_may_rule)


# ---- a card of one's own choice


def a_card(
    name: str,
    rule: str,
    verb: int,
    use: Callable[[State, int, int], None],
    declinable: bool = False,
    fits: Callable[[State, int, int], Refusal | None] | None = None,
    rule_now: Callable[[State], str] | None = None,
    args: Args | None = None,
) -> Question:
    """One card from the hand, which `use` gets; with `take` for an answer where it may be declined."""
    take = codes.bare(codes.DO_TAKE)

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

    def default(s: State, seat: int) -> int:
        return take if declinable else legal(s, seat)[0]

    window = windows.DODGE if declinable else None
    return Question(name, rule, _prompt(name, args), legal, refuse, answer, default, window)


def an_open_card(
    name: str,
    rule: str,
    verb: int,
    other: Callable[[State], Refusal],
    use: Callable[[State, int, int], None],
    args: Args | None = None,
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

    def default(s: State, seat: int) -> int:
        return legal(s, seat)[0]

    return Question(name, rule, _prompt(name, args), legal, refuse, answer, default)


def _prompt(name: str, args: Args | None) -> Prompt:
    def prompt(s: State, seat: int) -> Msg:
        return Msg("ask-" + name, {} if args is None else args(s, seat))

    return prompt
