"""Views: what a seat can see and would remember, built up from nothing; and their lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.components import CLIMAXES, KEY, KIND_NAMES, PLACES, STORIES
from sixgun.games.gunfighters.knowledge import unseen, viewer_bit
from sixgun.games.gunfighters.state import ALL_SEE, State
from sixgun.games.gunfighters.victory import result_of


def view_of(s: State, seat: int | None, question: str, options: dict[str, Plain]) -> dict[str, Plain]:
    """The table as one seat (or a spectator: None) knows it. Piles are listed from the top."""
    result = result_of(s)
    asked: list[Plain] = [other for other in range(s.seats) if s.asked >> other & 1]
    players: list[Plain] = [_player(s, other, seat) for other in range(s.seats)]
    discards: list[Plain] = [KIND_NAMES[s.figures.kind[card]] for card in reversed(s.discards)]
    used: list[Plain] = [STORIES[s.figures.story[card]] for card in reversed(s.story_used)]
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
        "result": result.plain() if result else None,
    }


def _player(s: State, seat: int, viewer: int | None) -> dict[str, Plain]:
    climax = s.climax[seat]
    return {
        "seat": seat,
        "out": seat in s.out,
        "cards": [_card(s, card, viewer) for card in s.hands[seat]],
        "coins": s.coins[seat],
        "climax": CLIMAXES[s.figures.climax[climax]] if climax >= 0 else None,
        "controls": [PLACES[place] for place in range(6) if s.control[place] == seat],
    }


def _card(s: State, card: int, viewer: int | None) -> dict[str, Plain]:
    """A card that the viewer knows, or what is known of one that lies face down."""
    if s.seen[card] & viewer_bit(viewer):
        return {"card": KIND_NAMES[s.figures.kind[card]], "shown": s.seen[card] == ALL_SEE}
    not_at: list[Plain] = [PLACES[place] for place in range(6) if s.ruled_out[card] >> place & 1]
    return {"card": None, "not": not_at, "shuffle": s.shuffle[card]}


def _unseen_group(number: int, kinds: list[int]) -> dict[str, Plain]:
    counts: dict[str, Plain] = {KIND_NAMES[kind]: kinds.count(kind) for kind in sorted(set(kinds))}
    return {"shuffle": number, "cards": counts}


def sketch_of(view: Mapping[str, Plain]) -> list[Msg]:
    """A view in lines of text: the piles, then each gang."""
    discards = view["discards"]
    players = view["players"]
    assert isinstance(discards, list)
    assert isinstance(players, list)
    top = discards[0] if discards else None
    lines = [
        Msg(
            "board-piles",
            {
                "deck": view["deck"],
                "discards": len(discards),
                "top": top,
                "bank": view["bank"],
                "story": view["story_deck"],
                "climax": len(view["climax_pile"]) if isinstance(view["climax_pile"], list) else 0,
            },
        )
    ]
    for player in players:
        assert isinstance(player, dict)
        lines.append(_gang(player, view))
    return lines


def _gang(player: dict[str, Plain], view: Mapping[str, Plain]) -> Msg:
    cards = player["cards"]
    assert isinstance(cards, list)
    own = player["seat"] == view["seat"]
    known: list[Plain] = []
    hidden = 0
    for card in cards:
        assert isinstance(card, dict)
        if card["card"] is None:
            hidden += 1
        else:
            known.append(f"{card['card']}{'*' if own and card['shown'] else ''}")
    args: dict[str, Plain] = {
        "seat": player["seat"],
        "cards": known,
        "hidden": hidden,
        "count": len(cards),
        "coins": player["coins"],
        "climax": player["climax"],
        "places": player["controls"],
        "turn": int(player["seat"] == view["turn"]),
        "not": _nowhere(cards),
    }
    return Msg("board-out" if player["out"] else "board-own" if own else "board-gang", args)


def _nowhere(cards: list[Plain]) -> list[Plain]:
    """Locations where nobody of a gang can be: ruled out for every hidden card, and no known card there."""
    empty: list[Plain] = []
    for place in PLACES:
        possible = False
        for card in cards:
            assert isinstance(card, dict)
            name, not_at = card["card"], card.get("not")
            if isinstance(name, str):
                possible = possible or name.rstrip("$") == place
            elif isinstance(not_at, list):
                possible = possible or place not in not_at
        if not possible:
            empty.append(place)
    return empty
