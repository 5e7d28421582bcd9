"""Laws for every game, quick enough for the tests of each: what is offered is what is legal, also next to what is
offered; nothing is lost or doubled; no state is unsound; each is the same when its data are read again, and looks the
same to a viewer for whom it is dealt anew.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from sixgun.core.game import Game
from tests.conformance.conserved import components


def one_game_keeps_the_laws(
    game: Game[Any], seats: int, seed: int, options: dict[str, object] | None = None, but: str = "", most: int = 400
) -> int:
    """Play at random, and try picks that differ in one word from one that is or was offered; how many were tried.

    One verb can be left out, if its picks are legal in more than one way of writing them.
    """
    chance = Random(seed)
    s = game.new(seats, seed, options or {})
    whole = components(game, s)
    words: dict[str, None] = {}
    known: dict[str, None] = {}
    tried = 0
    for _ in range(most):
        asks = game.asks(s)
        if not asks:
            break
        for ask in asks:
            offered = ask.options.picks()
            for pick in offered[:50]:
                known[pick] = None
                words.update(dict.fromkeys(re.split(r"[:>+,]", pick)[1:]))
            if chance.random() < 0.5:
                for pick in near(chance, [*offered, *known], [*words, *texts(game.view(s, ask.seat))]):
                    if pick.partition(":")[0] == but:
                        continue
                    tried += 1
                    assert (game.refuse(s, ask.seat, pick) is None) == (pick in offered), (ask.question, pick)
        ask = chance.choice(asks)
        game.apply(s, ask.seat, chance.choice(ask.options.picks()))
        if chance.random() < 0.05:
            assert components(game, s) == whole
            assert game.faults(s) == []
            assert game.data(game.position(game.data(s))) == game.data(s)
            viewer = chance.choice([None, *range(seats)])
            other = game.redeal(s, viewer, chance.randrange(1 << 32))
            assert game.view(other, viewer) == game.view(s, viewer)
            assert game.faults(other) == []
    return tried


def near(chance: Random, picks: list[str], words: list[str]) -> list[str]:
    """Some of the picks, and some with a word exchanged for another or with the end left out."""
    found = chance.sample(picks, min(6, len(picks)))
    for pick in chance.sample(picks, min(14, len(picks))):
        parts = re.split(r"([:>+,])", pick)
        if len(parts) > 4 and chance.random() < 0.4:
            del parts[-2:]
        if len(parts) > 2 and words:
            parts[chance.randrange(2, len(parts), 2)] = chance.choice(words)
        found.append("".join(parts))
    return found


def texts(view: object) -> list[str]:
    """All short texts in a view: names of cards and places, mostly."""
    if isinstance(view, str):
        return [view] if view and len(view) < 40 else []
    items = view.values() if isinstance(view, dict) else view if isinstance(view, list) else []
    return [text for item in items for text in texts(item)]
