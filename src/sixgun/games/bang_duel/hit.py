"""A hit (Colpo e schivata): who is aimed at reacts in any way and order, until it is dodged or given up."""

from __future__ import annotations

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, E, F, Procedure, answered, ask, call, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel import events, numbers, picks
from sixgun.games.bang_duel.choices import (
    PROMPT_ARGS,
    REMINGTON_MAY,
    SCHOFIELD_MAY,
    WYATT,
    a_card,
    not_held,
)
from sixgun.games.bang_duel.components import (
    ANNIE_OAKEY,
    BARREL,
    BARREL_SYMBOL,
    CARBINE,
    CHARACTERS,
    DERRINGER,
    DODGES,
    HAT,
    HITS,
    KINDS,
    NO_KIND,
    PEACEMAKER,
    REMINGTON,
    RETURN_FIRE,
    SCHOFIELD,
    SHOTGUN,
    SID_CURRY,
    TEX_KILLER,
    WYATT_EAR,
)
from sixgun.games.bang_duel.decks import bury, draw, from_hand, hand_touched
from sixgun.games.bang_duel.formation import gear_at, has, lone, sleep, wake, where, works
from sixgun.games.bang_duel.life import recover
from sixgun.games.bang_duel.reveal import reveal
from sixgun.games.bang_duel.settle import COUNTER_HIT, SID_HIT, wait
from sixgun.games.bang_duel.state import State, card_of_face

# Of a hit: at whom, by whom (a place, and four times the character's number), with what card (NO_KIND for a hit that is
# no card), how far it is, and whose it is.
TARGET, SHOOTER, KIND, FLAGS, BY = A, B, C, D, E
TEX, BARREL_TRIED, SID_TRIED, BARREL_NOW, SID_NOW, DODGED, FIRES_BACK, SID_BACK, GIVEN_UP = [1 << i for i in range(9)]
REACT_STEP, LAND_STEP = 1, 9


def fire(s: State, seat: int, shooter: int, target: int, kind: int = NO_KIND, bang: bool = False) -> None:
    """A hit at a place. Tex Killer's BANG! cards ask for one card more.

    [hit.card.worth-one, hit.source.other, character.tex-killer.bang-only, card.return-fire.by-tex-killer]
    """
    flags = TEX if bang and s.who[shooter] == TEX_KILLER and has(s, seat, TEX_KILLER) else 0
    call(s, numbers.HIT, target, shooter | s.who[shooter] << 2, kind, flags, seat)


def fire_later(s: State, seat: int, shooter: int, character: int, target: int) -> None:
    """A hit that has waited: whoever set it off may have fallen, and somebody else stand there."""
    call(s, numbers.HIT, target, shooter | character << 2, NO_KIND, 0, seat)


# ---- the procedure


def aim(s: State) -> None:
    """The target wakes, if it is in the rear. Whoever has fallen already is not hit again."""
    target = s.frames[TARGET]
    if s.who[target] < 0 or s.life[target] == 0:
        finish(s)
        return
    wake(s, target)
    if s.told is not None:
        tell(s, (events.SHOT, s.frames[BY], s.frames[SHOOTER] >> 2, target, s.who[target], s.frames[KIND]))


def react(s: State) -> None:
    """The owner may dodge, also outside of the own turn. [dodge.means.hand-card, dodge.scope.every-hit]"""
    target = s.frames[TARGET]
    owner = target >> 1
    if s.hands[owner] or _other_ways(s, owner):
        ask(s, owner, numbers.REACT)
    else:
        jump(s, LAND_STEP)


def hear(s: State) -> None:
    """What came of it: dodged, given up, or something else may be tried. [card.barrel.after-failure]"""
    flags = s.frames[FLAGS]
    target = s.frames[TARGET]
    if flags & (BARREL_NOW | SID_NOW):
        by_barrel = bool(flags & BARREL_NOW)
        flags &= ~(BARREL_NOW | SID_NOW)
        if s.frames[F]:
            flags |= DODGED if by_barrel else DODGED | SID_BACK
            how = events.BY_BARREL if by_barrel else events.BY_SID
            if s.told is not None:
                tell(s, (events.DODGED, target >> 1, s.who[target], -1 - how))
        s.frames[FLAGS] = flags
    if flags & GIVEN_UP:
        jump(s, LAND_STEP)
    elif not flags & DODGED:
        jump(s, REACT_STEP)


def pay_tex(s: State) -> None:
    """Against Tex Killer's BANG! one more card must be given up. [character.tex-killer.extra-discard]"""
    if not s.frames[FLAGS] & TEX:
        return
    owner = s.frames[TARGET] >> 1
    if s.hands[owner]:
        ask(s, owner, numbers.PAY)
    else:
        _does_not_pay(s, owner)
        jump(s, LAND_STEP)


def _does_not_pay(s: State, seat: int) -> None:
    if s.told is not None:
        tell(s, (events.UNPAID, seat, s.who[s.frames[TARGET]]))


def after_paying(s: State) -> None:
    """[card.barrel.tex-killer, card.volley.tex-killer, card.return-fire.against-tex-killer]"""
    if s.frames[FLAGS] & GIVEN_UP:
        jump(s, LAND_STEP)


def if_dodged(s: State) -> None:
    """What a card does when its hit is dodged: before anybody fires back, and when the reaction is over.

    [card.schofield.before-return-fire, rear.targeted.sleeps-again, card.peacemaker.empty-hand]
    """
    sleep(s)
    kind, by = s.frames[KIND], s.frames[BY]
    s.frames[F] = 0
    if kind == CARBINE:
        if s.gear[s.active[0]] or s.gear[s.active[1]]:
            ask(s, by, numbers.STRIP)
    elif kind == PEACEMAKER:
        if s.hands[1 - by]:
            ask(s, 1 - by, numbers.GIVE)
    elif kind == REMINGTON:
        s.frames[F] = REMINGTON_MAY
        ask(s, by, numbers.MAY)
    elif kind == SCHOFIELD:
        place = s.active[by]
        if s.who[place] >= 0 and 0 < s.life[place] < s.figures.life[s.who[place]]:
            s.frames[F] = SCHOFIELD_MAY
            ask(s, by, numbers.MAY)
    elif kind == SHOTGUN and not (lone(s, 0) and lone(s, 1)):
        ask(s, by, numbers.SWAP_WHOSE)


def as_wanted(s: State) -> None:
    """[card.remington.if-dodged, card.schofield.if-dodged]"""
    by = s.frames[BY]
    if s.frames[F] == REMINGTON_MAY:
        draw(s, by)
    elif s.frames[F] == SCHOFIELD_MAY:
        recover(s, s.active[by])


def wyatt_ear(s: State) -> None:
    """Every hit of his side that the opponent dodges.

    [character.wyatt-ear.draw, character.wyatt-ear.all-hit-cards, character.wyatt-ear.remington]
    """
    by = s.frames[BY]
    s.frames[F] = 0
    if s.frames[TARGET] >> 1 != by and has(s, by, WYATT_EAR):
        s.frames[F] = WYATT
        ask(s, by, numbers.MAY)


def fire_back(s: State) -> None:
    """Hits in return wait until the card is done; Sid Curry's is for whoever fired, if it is still there.

    [card.return-fire.counter, character.sid-curry.counter]
    """
    if s.frames[F]:
        draw(s, s.frames[BY])
    target, flags, shooter = s.frames[TARGET], s.frames[FLAGS], s.frames[SHOOTER]
    if flags & FIRES_BACK:
        wait(s, COUNTER_HIT, target >> 1, target)
    if flags & SID_BACK and s.frames[BY] != target >> 1 and s.who[shooter & 3] == shooter >> 2:
        wait(s, SID_HIT, target >> 1, shooter & 3)
    finish(s)


def land(s: State) -> None:
    """[hit.undodged.lose-life]"""
    call(s, numbers.LOSS, s.frames[TARGET], s.frames[BY], 1)


def after_hit(s: State) -> None:
    sleep(s)


HIT = Procedure(
    "hit",
    (
        aim,
        react,
        hear,
        pay_tex,
        after_paying,
        if_dodged,
        as_wanted,
        wyatt_ear,
        fire_back,
        land,
        after_hit,
    ),
)
assert HIT.steps[REACT_STEP] is react
assert HIT.steps[LAND_STEP] is land


# ---- how to react


def _other_ways(s: State, seat: int) -> list[int]:
    """Barrel and Sid Curry once for each hit, a Hat from play.

    [dodge.means.equipment, dodge.means.ability, card.barrel.any-hit, card.barrel.rear, card.hat.discard-to-dodge,
    card.hat.rear, card.hat.annie-oakey, character.sid-curry.with-barrel, character.buffalo-bell.no-dodge-for-partner]
    """
    target, flags = s.frames[TARGET], s.frames[FLAGS]
    codes = []
    if not flags & BARREL_TRIED and works(s, target, BARREL):
        codes.append(picks.bare(picks.USE_BARREL))
    if works(s, target, HAT):
        codes.append(picks.bare(picks.USE_HAT))
    if not flags & SID_TRIED and where(s, seat, SID_CURRY) == target:
        codes.append(picks.bare(picks.USE_SID))
    return codes


def _dodges_with(s: State, seat: int, kind: int) -> bool:
    """Dodge cards; hit cards with Annie Oakey; any card against a Derringer.

    [dodge.card.circled-icon, character.annie-oakey.hit-as-dodge, card.derringer.any-card-dodges, dodge.icon.uncircled,
    card.derringer.usual-dodges, card.derringer.return-fire]
    """
    if kind in DODGES:
        return True
    if s.frames[KIND] == DERRINGER and s.frames[BY] != seat:
        return True
    return kind in HITS and where(s, seat, ANNIE_OAKEY) == s.frames[TARGET]


def _react_codes(s: State, seat: int) -> list[int]:
    faces = s.figures.face
    held = sorted({faces[card] for card in s.hands[seat]})
    codes = [picks.with_face(picks.DODGE, face) for face in held if _dodges_with(s, seat, face >> 3)]
    codes += _other_ways(s, seat)
    codes.append(picks.bare(picks.TAKE))
    return codes


def _react_refuse(s: State, seat: int, code: int) -> Refusal | None:
    verb = picks.verb_in(code)
    if verb == picks.TAKE:
        return None
    if verb == picks.DODGE:
        missing = not_held(s, seat, picks.face_in(code))
        if missing is not None or _dodges_with(s, seat, picks.face_in(code) >> 3):
            return missing
        return Refusal("not-a-dodge", {"card": KINDS[picks.face_in(code) >> 3]}, "dodge.card.circled-icon")
    if verb == picks.USE_BARREL:
        return _why_no_gear(s, BARREL, "card.barrel.reveal", BARREL_TRIED)
    if verb == picks.USE_HAT:
        return _why_no_gear(s, HAT, "card.hat.not-from-hand", 0)
    if verb == picks.USE_SID:
        if where(s, seat, SID_CURRY) != s.frames[TARGET]:
            return Refusal("not-that-character", {"character": "sid-curry"}, "character.sid-curry.reveal")
        if s.frames[FLAGS] & SID_TRIED:
            return Refusal("tried-already", {}, "dodge.means.ability")
        return None
    return Refusal("only-react", {}, "dodge.means.hand-card")


def _why_no_gear(s: State, kind: int, rule: str, tried: int) -> Refusal | None:
    target = s.frames[TARGET]
    if not works(s, target, kind):
        return Refusal("no-gear-to-dodge", {"card": KINDS[kind], "character": CHARACTERS[s.who[target]]}, rule)
    if s.frames[FLAGS] & tried:
        return Refusal("tried-already", {}, "dodge.means.ability")
    return None


def _react_answer(s: State, seat: int, code: int) -> None:
    """Sid Curry reveals from the opponent's deck, the Barrel from the own one. [character.sid-curry.common-deck]"""
    answered(s, seat)
    verb = picks.verb_in(code)
    target = s.frames[TARGET]
    if verb == picks.TAKE:
        s.frames[FLAGS] |= GIVEN_UP
    elif verb == picks.DODGE:
        card = card_of_face(s, seat, picks.face_in(code))
        from_hand(s, seat, card)
        s.frames[FLAGS] |= DODGED | (FIRES_BACK if s.figures.kind[card] == RETURN_FIRE else 0)
        tell(s, (events.DODGED, seat, s.who[target], card))
    elif verb == picks.USE_HAT:
        card = gear_at(s, target, HAT)
        s.gear[target].remove(card)
        bury(s, card)
        s.frames[FLAGS] |= DODGED
        tell(s, (events.DODGED, seat, s.who[target], -1 - events.BY_HAT))
    elif verb == picks.USE_BARREL:
        s.frames[FLAGS] |= BARREL_TRIED | BARREL_NOW
        reveal(s, seat, seat, BARREL_SYMBOL)
    else:
        s.frames[FLAGS] |= SID_TRIED | SID_NOW
        reveal(s, seat, 1 - seat, BARREL_SYMBOL)


def _react_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-react", _hit_args(s, seat))


def _hit_args(s: State, seat: int) -> dict[str, Plain]:
    kind = s.frames[KIND]
    return {
        "seat": s.frames[BY],
        "shooter": CHARACTERS[s.frames[SHOOTER] >> 2],
        "character": CHARACTERS[s.who[s.frames[TARGET]]],
        "with": None if kind == NO_KIND else KINDS[kind],
        "tex": int(bool(s.frames[FLAGS] & TEX)),
    }


def _react_default(s: State, seat: int) -> int:
    """An absent player dodges with the first thing at hand."""
    return _react_codes(s, seat)[0]


REACT = Question(
    "react", "dodge.means.hand-card", _react_prompt, _react_codes, _react_refuse, _react_answer, _react_default
)


# ---- the additional card against Tex Killer, and the card for a Peacemaker


def _pay(s: State, seat: int, card: int) -> None:
    if card < 0:
        s.frames[FLAGS] |= GIVEN_UP
        _does_not_pay(s, seat)
        return
    from_hand(s, seat, card)
    tell(s, (events.PAID, seat, card))


def _give(s: State, seat: int, card: int) -> None:
    """[card.peacemaker.if-dodged]"""
    from_hand(s, seat, card)
    tell(s, (events.DISCARDED, seat, card))
    hand_touched(s, seat, s.frames[BY])


PAY = a_card("pay", "character.tex-killer.extra-discard", picks.PAY, _pay, declinable=True)
GIVE = a_card("give", "card.peacemaker.if-dodged", picks.DISCARD, _give)
PROMPT_ARGS["pay"] = _hit_args
PROMPT_ARGS["give"] = _hit_args
