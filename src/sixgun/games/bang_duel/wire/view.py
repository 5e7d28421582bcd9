"""Views: what a seat can see and would remember, built up from nothing."""

from __future__ import annotations

from sixgun.core.frames import PROCEDURE, WIDTH
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.cards import duel
from sixgun.games.bang_duel.rules import elimination, reveal
from sixgun.games.bang_duel.rules.play import unlimited
from sixgun.games.bang_duel.rules.turn import hand_limit
from sixgun.games.bang_duel.rules.victory import result_of
from sixgun.games.bang_duel.table import sequence, shots
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_NAMES, KEY, SIDES, SYMBOLS
from sixgun.games.bang_duel.table.formation import awake, lone
from sixgun.games.bang_duel.table.kinds import KINDS, NO_KIND
from sixgun.games.bang_duel.table.piles import unseen, viewer_bit
from sixgun.games.bang_duel.table.state import COMMON, State, law_seat, side_of_seat
from sixgun.games.bang_duel.wire.view_types import Duel, Fallen, Hit, Place, Player, Reveal, Unseen, View


def view_of(s: State, seat: int | None, question: str, options: dict[str, Plain]) -> View:
    """The table as one seat (or a spectator: None) knows it. Piles are listed from the top.

    [setup.life.pool]
    """
    result = result_of(s)
    asked = [other for other in (0, 1) if s.asked >> other & 1]
    return {
        "game": KEY,
        "seat": seat,
        "seats": 2,
        "options": options,
        "law": law_seat(s),
        "turn": s.turn if s.turn >= 0 else None,
        "asked": asked,
        "question": question if asked else None,
        "players": [_player(s, other, seat) for other in (0, 1)],
        "common": len(s.common) if s.shuffles else None,
        "discards": [FACE_NAMES[s.figures.face[card]] for card in reversed(s.discards)],
        "reloaded": bool(s.reloaded),
        "open": _open(s),
        "unseen": [_group(s, origin, faces) for origin, faces in unseen(s, seat)],
        "gone": [CHARACTERS[character] for character in s.gone],
        "bangs": s.bangs,
        "moved": bool(s.moved),
        "used": [CHARACTERS[character] for character in range(24) if s.used >> character & 1],
        "pool": s.figures.bullets - sum(s.life) if s.led else None,
        "hit": _hit(s),
        "duel": _duel(s),
        "reveal": _reveal(s),
        "fallen": _fallen(s),
        "result": result.view() if result else None,
    }


def _player(s: State, seat: int, viewer: int | None) -> Player:
    reserve = [CHARACTERS[character] for character in sorted(s.reserve[seat])]
    hand = sorted([_held(s, seat, card, viewer) for card in s.hands[seat]])
    return {
        "seat": seat,
        "side": SIDES[side_of_seat(s, seat)],
        "places": [_place(s, place, viewer) for place in (seat << 1, (seat << 1) + 1)],
        "hand": [{"back": back, "card": card or None, "shown": shown} for back, card, shown in hand],
        "limit": hand_limit(s, seat) if s.led else None,
        "unlimited": bool(s.led) and s.turn == seat and unlimited(s, seat),
        "deck": len(s.decks[seat]),
        "reserve": reserve if viewer == seat else len(reserve),
    }


def _place(s: State, place: int, viewer: int | None) -> Place | None:
    """A character with its bullets and Equipment; before both have chosen, only one's own.

    [type.equipment.layout, type.equipment.always-active-front]
    """
    if s.who[place] < 0:
        return None
    if not s.led and viewer != place >> 1:
        return {"place": place, "character": None}
    character = s.who[place]
    return {
        "place": place,
        "character": CHARACTERS[character],
        "life": s.life[place],
        "most": s.figures.life[character],
        "active": bool(s.led) and s.active[place >> 1] == place,
        "lone": bool(s.led) and lone(s, place >> 1),
        "awake": bool(s.led) and awake(s, place),
        "gear": [FACE_NAMES[s.figures.face[card]] for card in s.gear[place]],
    }


def _held(s: State, seat: int, card: int, viewer: int | None) -> tuple[str, str, bool]:
    """A card in a hand: its back, its face if the viewer knows it, and whether others than its owner do."""
    known = s.seen[card] & viewer_bit(viewer)
    shown = s.seen[card] >> (1 - seat) & 1 if viewer == seat else known
    return SIDES[s.figures.back[card]], FACE_NAMES[s.figures.face[card]] if known else "", bool(shown)


def _open(s: State) -> list[str]:
    """Cards that lie open for a choice: the General Store's, or Bart Masterson's two."""
    if not s.fresh or not s.frames or s.frames[PROCEDURE] == sequence.THROWING:
        return []
    return [FACE_NAMES[s.figures.face[card]] for card in s.fresh]


def _group(s: State, origin: int, faces: list[int]) -> Unseen:
    counts = {FACE_NAMES[face]: faces.count(face) for face in sorted(set(faces))}
    return {
        "from": SIDES[origin] if origin < COMMON else "common",
        "shuffle": max(0, origin - COMMON + 1),
        "cards": counts,
    }


# ---- what is going on


def _frame(s: State, procedure: int) -> list[int]:
    """The topmost frame of a procedure; [] where it is not running."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == procedure:
            return s.frames[i : i + WIDTH]
    return []


def _hit(s: State) -> Hit | None:
    """Who is fired at from where; who fired may have fallen since, and somebody else stand there."""
    frame = _frame(s, sequence.HIT)
    if not frame:
        return None
    kind = frame[shots.KIND]
    return {
        "place": frame[shots.TARGET],
        "shooter": shots.place_in(frame[shots.SHOOTER]),
        "character": CHARACTERS[shots.character_in(frame[shots.SHOOTER])],
        "seat": frame[shots.BY],
        "with": None if kind == NO_KIND else KINDS[kind],
        "tex": bool(frame[shots.FLAGS] & shots.TEX),
    }


def _duel(s: State) -> Duel | None:
    frame = _frame(s, sequence.DUEL)
    if not frame:
        return None
    return {
        "starter": frame[duel.STARTER],
        "place": frame[duel.AT],
        "answers": frame[duel.TURN_OF],
    }


def _reveal(s: State) -> Reveal | None:
    """While Bart Masterson's player chooses: for whom, from whose deck, and the symbol that matters."""
    frame = _frame(s, sequence.REVEAL)
    if not frame:
        return None
    return {"seat": frame[reveal.SEAT], "deck": frame[reveal.DECK], "wanted": SYMBOLS[frame[reveal.WANTED]]}


def _fallen(s: State) -> Fallen | None:
    """Who is being eliminated, the Equipment that still lies there, and how much Bull Anderson may yet take."""
    frame = _frame(s, sequence.ELIMINATION)
    if not frame:
        return None
    place = frame[elimination.PLACE]
    return {
        "place": place,
        "character": CHARACTERS[frame[elimination.FALLEN]],
        "gear": [FACE_NAMES[s.figures.face[card]] for card in s.gear[place]],
        "left": frame[elimination.LEFT] if s.question == sequence.LOOT else 0,
    }
