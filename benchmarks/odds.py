"""How long exact odds take: own hands, two sides, redraws of a known hand and lowball, in CPU time of one core.

    python benchmarks/odds.py

Build the compiled form first (`python tools/compile.py make`); the first line says which one is measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import sixgun
from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.outside.odds_piles import start_pile
from sixgun.games.doomtown.table.components import all_cards
from sixgun.lib.odds import best_keeps, compose, draw_odds, face_off, hands, lowball_odds

AIM_OWN, AIM_BOTH = 100, 500  # milliseconds


def spent(job: Callable[[], object]) -> float:
    """Milliseconds of CPU time, the best of three, nothing remembered."""
    times = []
    for _ in range(3):
        hands._known.clear()
        began = time.process_time()
        job()
        times.append(time.process_time() - began)
    return 1000 * min(times)


def main() -> None:
    assert sixgun.games()
    print("compiled" if not str(compose.__file__).endswith(".py") else "interpreted")
    book = all_cards()
    decks = {deck.key: start_pile(book, deck) for deck in ready_decks()}
    pack = [*range(52), 52, 53]
    piles = {"learn-law-dogs": decks["learn-law-dogs"], "all-packs-sloane-gang": decks["all-packs-sloane-gang"]}
    piles["pack of 54"] = pack
    for name, pile in piles.items():
        for cards, draws in ((5, 0), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0), (7, 1), (7, 2), (8, 0), (9, 0)):
            took = spent(lambda pile=pile, cards=cards, draws=draws: draw_odds(pile, cards, draws))  # type: ignore[misc]
            print(f"own hand   {name:22} {cards} cards, {draws} changed {took:8.0f} ms  (aim {AIM_OWN})")
    one, other = piles["learn-law-dogs"], piles["all-packs-sloane-gang"]
    for mine, theirs in (((5, 2), (6, 1)), ((7, 1), (6, 2)), ((7, 2), (8, 0))):
        took = spent(lambda a=mine, b=theirs: face_off(draw_odds(one, *a).best, draw_odds(other, *b).best))  # type: ignore[misc]
        print(f"two sides  {mine} against {theirs} {took:8.0f} ms  (aim {AIM_BOTH})")
    for size, draws in ((5, 3), (7, 2), (7, 3)):
        took = spent(lambda n=size, d=draws: best_keeps(one[:n], one[n:], d))  # type: ignore[misc]
        print(f"redraw     {size} cards known, {draws} changed {took:8.0f} ms  (aim {AIM_OWN})")
    print(f"lowball    {spent(lambda: lowball_odds(one)):8.0f} ms  (aim {AIM_OWN})")


if __name__ == "__main__":
    main()
