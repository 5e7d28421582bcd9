"""What a pick points at: a place, a card in the hand, Equipment in play, a back, a pair; and why it does not."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.components import FACE_NAMES, LAW
from sixgun.games.bang_duel.table.formation import gear_at, lone, swap
from sixgun.games.bang_duel.table.kinds import KINDS
from sixgun.games.bang_duel.table.state import NOBODY, State, card_of_face


def place_of(s: State, seat: int, target: int) -> int:
    """The place that a target means to a seat, or NOBODY where nobody stands; a lone character is in front."""
    owner = seat if target in (codes.AT_MY_FRONT, codes.AT_MY_REAR) else 1 - seat
    place = s.active[owner]
    if target in (codes.AT_REAR, codes.AT_MY_REAR):
        place ^= 1
    return place if s.who[place] >= 0 else NOBODY


def place_and_character(s: State, seat: int, code: int) -> tuple[int, int]:
    """The place and the character that a pick is aimed at, for events; NOBODY twice where it is aimed at none."""
    target = codes.target_in(code)
    if target not in codes.PLACES:
        return NOBODY, NOBODY
    place = place_of(s, seat, target)
    return place, s.who[place]


def not_held(s: State, seat: int, face: int) -> Refusal | None:
    """A card must be in the hand to be used."""
    if card_of_face(s, seat, face) < 0:
        return Refusal("not-in-hand", {"card": FACE_NAMES[face]}, "play.amount.any")
    return None


def not_there(s: State, seat: int, target: int, kind: int) -> Refusal | None:
    """Equipment must be in play to be pointed at."""
    place = place_of(s, seat, target)
    if place < 0:
        return nobody_there(target)
    if gear_at(s, place, kind) < 0:
        args: dict[str, Plain] = {"card": KINDS[kind], "target": codes.TARGETS[target]}
        return Refusal("no-such-gear", args, "type.equipment.removable")
    return None


def nobody_there(target: int) -> Refusal:
    return Refusal("nobody-there", {"target": codes.TARGETS[target]}, "lone.role.both")


def backs_in_hand(s: State, victim: int) -> list[int]:
    """The backs that a hand shows, as targets of a random draw. [random.backs.visible]"""
    backs = s.figures.back
    law = outlaw = False
    for card in s.hands[victim]:
        if backs[card] == LAW:
            law = True
        else:
            outlaw = True
    found = [codes.AT_HAND_LAW] if law else []
    if outlaw:
        found.append(codes.AT_HAND_OUTLAW)
    return found


def back_in(code: int) -> int:
    """The back that a pick names."""
    return codes.target_in(code) - codes.AT_HAND_LAW


def why_not_back(s: State, victim: int, target: int) -> Refusal | None:
    if target in backs_in_hand(s, victim):
        return None
    return Refusal("no-such-back", {"target": codes.TARGETS[target]}, "random.backs.visible")


def why_not_swap(s: State, seat: int, target: int, rule: str = "lone.swap.never") -> Refusal | None:
    """A lone character is never swapped; Water has a rule of its own that says so. [card.water.lone]"""
    whose = _whose(seat, target)
    return Refusal("lone-no-swap", {"seat": whose}, rule) if lone(s, whose) else None


def swap_whose(s: State, seat: int, target: int) -> None:
    swap(s, _whose(seat, target))


def _whose(seat: int, target: int) -> int:
    """The player whose pair is meant."""
    return seat if target == codes.AT_MINE else 1 - seat
