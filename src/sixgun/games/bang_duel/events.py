"""What is told: each kind of event with the values that the rules note for it."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.core.events import EVERYBODY, Event
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.components import CHARACTERS, FACE_NAMES, KINDS, NO_KIND, SIDES, SYMBOLS, Figures

(
    LED,  # seat, active character, rear character
    TURN,  # seat
    DREW,  # seat, whose deck (a seat), cards... (secret)
    SHOWED,  # seat, card: Pat Garret's second
    NO_CARDS,  # seat
    RESHUFFLED,  # number of cards
    PLAYED,  # seat, card, target place or -1, character there
    AS_COLT,  # seat, card, target place, character there
    COPIED,  # seat, discarded card, copied card
    EQUIPPED,  # seat, card, place, character
    REPLACED,  # seat, card: older Equipment of the same name goes
    RELOADED,  # seat, card
    SWAPPED,  # seat, character that is active now
    SHOT,  # seat, shooter's character, target place, character, kind of card or NO_KIND
    REVEALED,  # seat, deck's seat, face, wanted symbol, how many were turned up
    TURNED_UP,  # seat who chooses, card, card
    DODGED,  # seat, character, card or -1 - how
    PAID,  # seat, card
    UNPAID,  # seat, character: no card more, so the hit lands
    LOST_LIFE,  # seat, character, points left, instead of whom or -1
    RECOVERED,  # seat, character, points now
    DISCARDED,  # seat, card
    STOLEN,  # seat, victim, card (secret to the two)
    ROBBED,  # seat, victim, card: discarded at random
    STRIPPED,  # seat, card, place, character: discarded from play
    TOOK_GEAR,  # seat, card, place, character: into the hand
    ANSWERED,  # seat, card: in a Duel, against Indians!
    YIELDED,  # seat, character
    STORE,  # seat, cards...
    CHOSE,  # seat, card
    BLEW_UP,  # seat, character
    PASSED_ON,  # seat, place, character: the Dynamite goes to
    ELIMINATED,  # seat, character
    ENTERED,  # seat, character
    ALONE,  # seat, character
    ABILITY,  # seat, character: an ability is used
    ENDED,  # winner
) = range(37)

NAMES = (
    "led",
    "turn",
    "drew",
    "showed",
    "no-cards",
    "reshuffled",
    "played",
    "as-colt",
    "copied",
    "equipped",
    "replaced",
    "reloaded",
    "swapped",
    "shot",
    "revealed",
    "turned-up",
    "dodged",
    "paid",
    "unpaid",
    "lost-life",
    "recovered",
    "discarded",
    "stolen",
    "robbed",
    "stripped",
    "took-gear",
    "answered",
    "yielded",
    "store",
    "chose",
    "blew-up",
    "passed-on",
    "eliminated",
    "entered",
    "alone",
    "ability",
    "ended",
)

# How a hit was dodged, where it was not with a card: written as -1 - how.
BY_BARREL, BY_HAT, BY_SID = range(3)
HOWS = ("barrel", "hat", "sid-curry")

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
QUIET = {TURN, EQUIPPED, REPLACED, SWAPPED, LOST_LIFE, RECOVERED, ALONE, ABILITY, PASSED_ON, BLEW_UP, NO_CARDS}


def event_of(figures: Figures, told: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = told[0], told[1:]
    name = NAMES[kind]
    if kind == DREW:
        seat, deck, cards = values[0], values[1], values[2:]
        backs: list[Plain] = [SIDES[back] for back in sorted([figures.back[card] for card in cards])]
        args: dict[str, Plain] = {
            "seat": seat,
            "deck": deck,
            "own": int(seat == deck),
            "count": len(cards),
            "backs": backs,
        }
        return Event(name, args, {"cards": [_card(figures, card) for card in cards]}, seen_by=1 << seat)
    if kind == STOLEN:
        seat, victim, card = values
        open_args: dict[str, Plain] = {"seat": seat, "victim": victim, "back": SIDES[figures.back[card]]}
        return Event(name, open_args, {"card": _card(figures, card)}, seen_by=3)
    return Event(name, _ARGS[kind](figures, values), seen_by=EVERYBODY, reveals=kind not in QUIET)


def _card(figures: Figures, card: int) -> str:
    return FACE_NAMES[figures.face[card]]


def _who(character: int) -> Plain:
    return CHARACTERS[character] if character >= 0 else None


def _seat(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0]}


def _seat_card(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1])}


def _seat_character(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1])}


def _led(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "rear": _who(v[2])}


def _count(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"count": v[0]}


def _card_at(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    """A card and a character that it concerns, if there is one."""
    aimed = v[2] >= 0
    return {
        "seat": v[0],
        "card": _card(figures, v[1]),
        "aimed": int(aimed),
        "place": v[2] if aimed else None,
        "at": v[2] >> 1 if aimed else None,
        "character": _who(v[3]) if aimed else None,
    }


def _copied(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1]), "copied": _card(figures, v[2])}


def _shot(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {
        "seat": v[0],
        "shooter": _who(v[1]),
        "place": v[2],
        "target": v[2] >> 1,
        "character": _who(v[3]),
        "with": None if v[4] == NO_KIND else KINDS[v[4]],
    }


def _revealed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    symbol = v[2] & 3
    return {
        "seat": v[0],
        "deck": v[1],
        "card": FACE_NAMES[v[2]],
        "symbol": SYMBOLS[symbol],
        "wanted": SYMBOLS[v[3]],
        "success": int(symbol == v[3]),
        "count": v[4],
    }


def _turned_up(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "cards": [_card(figures, card) for card in v[1:]]}


def _dodged(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    how = "card" if v[2] >= 0 else HOWS[-1 - v[2]]
    return {"seat": v[0], "character": _who(v[1]), "how": how, "card": _card(figures, v[2]) if v[2] >= 0 else None}


def _lost(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "life": v[2], "instead": _who(v[3]), "for": int(v[3] >= 0)}


def _recovered(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "life": v[2]}


def _robbed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "victim": v[1], "card": _card(figures, v[2])}


def _gear(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1]), "place": v[2], "at": v[2] >> 1, "character": _who(v[3])}


def _passed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "place": v[1], "at": v[1] >> 1, "character": _who(v[2])}


_ARGS: dict[int, Callable[[Figures, tuple[int, ...]], dict[str, Plain]]] = {
    LED: _led,
    TURN: _seat,
    SHOWED: _seat_card,
    NO_CARDS: _seat,
    RESHUFFLED: _count,
    PLAYED: _card_at,
    AS_COLT: _card_at,
    COPIED: _copied,
    EQUIPPED: _card_at,
    REPLACED: _seat_card,
    RELOADED: _seat_card,
    SWAPPED: _seat_character,
    SHOT: _shot,
    REVEALED: _revealed,
    TURNED_UP: _turned_up,
    DODGED: _dodged,
    PAID: _seat_card,
    UNPAID: _seat_character,
    LOST_LIFE: _lost,
    RECOVERED: _recovered,
    DISCARDED: _seat_card,
    ROBBED: _robbed,
    STRIPPED: _gear,
    TOOK_GEAR: _gear,
    ANSWERED: _seat_card,
    YIELDED: _seat_character,
    STORE: _turned_up,
    CHOSE: _seat_card,
    BLEW_UP: _seat_character,
    PASSED_ON: _passed,
    ELIMINATED: _seat_character,
    ENTERED: _seat_character,
    ALONE: _seat_character,
    ABILITY: _seat_character,
    ENDED: _seat,
}
