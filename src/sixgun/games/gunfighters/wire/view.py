"""Views: what a seat can see and would remember, built up from nothing."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.games.gunfighters.rules.victory import result_of
from sixgun.games.gunfighters.table.components import CLIMAXES, KEY, KIND_NAMES, PLACES, STORIES
from sixgun.games.gunfighters.table.piles import places_ruled_out, unseen
from sixgun.games.gunfighters.table.state import ALL_SEE, State, viewer_bit
from sixgun.games.gunfighters.wire.view_types import Gang, GangCard, Unseen, View


def view_of(s: State, seat: int | None, question: str, options: dict[str, Plain]) -> View:
    """The table as one seat (or a spectator: None) knows it. Piles are listed from the top."""
    result = result_of(s)
    asked = [other for other in range(s.seats) if s.asked >> other & 1]
    players = [_gang(s, other, seat) for other in range(s.seats)]
    discards = [KIND_NAMES[s.figures.kind[card]] for card in reversed(s.discards)]
    used = [STORIES[s.figures.story[card]] for card in reversed(s.story_used)]
    return {
        "game": KEY,
        "seat": seat,
        "seats": s.seats,
        "options": options,
        "dealer": s.dealer,
        "first": s.first,
        "turn": s.turn,
        "asked": asked,
        "question": question if asked else None,
        "players": players,
        "deck": len(s.deck),
        "shuffle": s.shuffles,
        "discards": discards,
        "unseen": [_unseen_group(number, kinds) for number, kinds in unseen(s, seat)],
        "story_deck": len(s.story_deck),
        "story_used": used,
        "climax_pile": [
            CLIMAXES[s.figures.climax[card]] if s.climax_seen[card] == ALL_SEE else None
            for card in reversed(s.climax_pile)
        ],
        "bank": s.bank,
        "result": result.view() if result else None,
    }


def _gang(s: State, seat: int, viewer: int | None) -> Gang:
    climax = s.climax[seat]
    return {
        "seat": seat,
        "out": seat in s.out,
        "cards": [_card(s, card, viewer) for card in s.hands[seat]],
        "coins": s.coins[seat],
        "climax": CLIMAXES[s.figures.climax[climax]] if climax >= 0 else None,
        "controls": [name for name, owner in zip(PLACES, s.control, strict=True) if owner == seat],
    }


def _card(s: State, card: int, viewer: int | None) -> GangCard:
    """A card that the viewer knows, or what is known of one that lies face down."""
    if s.seen[card] & viewer_bit(viewer):
        return {"nth": s.nth[card], "card": KIND_NAMES[s.figures.kind[card]], "shown": s.seen[card] == ALL_SEE}
    not_at = [PLACES[place] for place in places_ruled_out(s, card)]
    return {"nth": s.nth[card], "card": None, "not": not_at, "shuffle": s.shuffle[card]}


def _unseen_group(number: int, kinds: list[int]) -> Unseen:
    counts = {KIND_NAMES[kind]: kinds.count(kind) for kind in sorted(set(kinds))}
    return {"shuffle": number, "cards": counts}
