"""Tables at crowded positions: the page is told of them as by a server, so that it can be looked at at any moment."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import WebSocketRoute

from sixgun.core.match import Match
from sixgun.games import game as game_of
from sixgun.play import Entry, Table
from tests.web.visitor import Visitor

NAMES = ("Annabelle", "Old Bo", "Cassidy", "Doc", "Ezekiel", "Frenchy", "Gus")
FIRST = 1_700_000_000_000  # milliseconds: some moment


class Scene(NamedTuple):
    """A position, the picks made from there, and through whose eyes it is seen."""

    game: str
    position: dict[str, Any]
    picks: tuple[tuple[int, str], ...] = ()
    seat: int = 0


def message(scene: Scene) -> dict[str, Any]:
    """What a server says of a table that stands so."""
    game = game_of(scene.game)
    match = Match(game, names=(), position=scene.position)
    table = Table({"game": scene.game, "seats": match.seats, "hints": True}, bytes(32))
    table.match = match
    table.seq = 1
    for seat in range(match.seats):
        table.evolve(Entry("sat", FIRST, seat, NAMES[seat], f"player-{seat}"))
    table.evolve(Entry("began", FIRST, scene.seat))
    for seat, pick in scene.picks:
        table.evolve(Entry("picked", FIRST, seat, pick))
    told = table.message(f"player-{scene.seat}", 0, FIRST)
    return {"type": "table", "now": FIRST, "yours": [scene.seat], **told}


def shows(visitor: Visitor, scene: Scene) -> list[dict[str, Any]]:
    """Have the page show it. What is done at such a table comes into the list, and changes nothing."""
    told = message(scene)
    done: list[dict[str, Any]] = []
    place = f"shown-{id(told)}"

    def serve(socket: WebSocketRoute) -> None:
        def answer(frame: str | bytes) -> None:
            said = json.loads(frame)
            done.append(said["do"])
            socket.send(json.dumps({"type": "done", "id": said["id"], "seq": told["seq"]}))

        socket.on_message(answer)
        socket.send(json.dumps(told))

    visitor.page.route_web_socket(f"**/api/tables/{place}/socket?*", serve)
    visitor.goes(f"/t/{place}")
    visitor.options.first.wait_for()
    visitor.zone("board").locator("[data-thing]").first.wait_for()
    visitor.hand.first.wait_for()
    return done
