"""How often a player is asked: with every question put, and with the windows left to the table as the page does.

`normal` bots play both seats; a question that the table would answer for a player is not counted in the second column.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import sixgun
from sixgun.bots import Chair, make_bot
from sixgun.play.leaving import COULD, PASS, left_to_table, ways

MOST_PICKS = 4_000


def main(games: int = 100) -> None:
    for key in ("doomtown", "bang-duel"):
        count(sixgun.game(key), games)


def count(game: Any, games: int) -> None:
    pace = {window: PASS if PASS in allowed else COULD for window, allowed in ways(game).items()}
    asked: Counter[str] = Counter()
    left: Counter[str] = Counter()
    single = fights = fights_left = 0
    seen: Counter[str] = Counter()
    for seed in range(games):
        s = game.new(seed=seed)
        bots = [make_bot("normal", seed + seat) for seat in range(s.seats)]
        fighting = False
        for _ in range(MOST_PICKS):
            if not s.asked:
                break
            seat = game.asked(s)[0]
            chair = Chair(game, s, seat, game.codes(s, seat))
            window = left_to_table(game, s, seat, pace, {})
            asked[game.questions[s.question].name] += 1
            left[window] += 1
            single += chair.choices == 1
            fights, fights_left = fights + fighting, fights_left + (fighting and bool(window))
            events = game.apply(s, seat, chair.picks()[bots[seat].choose(chair)])
            seen.update([event.kind for event in events])
            for event in events:
                fighting = event.kind == "shootout" or (
                    fighting and event.kind not in ("shootout-won", "shootout-over")
                )
    total, by_table = sum(asked.values()), sum(left.values()) - left[""]
    print(f"{game.key}: {games} games, {total} questions, {single / total:.1%} with one option")
    print(f"  the table answers {by_table / total:.1%}: {dict(left.most_common())}")
    spans = {"day": seen["day"] * 2, "turn": seen["turn"] * 2, "game": games * 2}
    for span, number in spans.items():
        if number:
            print(f"  a {span}: {total / number:.1f} -> {(total - by_table) / number:.1f} for a player")
    if seen["round"]:
        rounds = seen["round"] * 2
        print(f"  a round of a shootout: {fights / rounds:.1f} -> {(fights - fights_left) / rounds:.1f} for a player")


if __name__ == "__main__":
    main(*[int(given) for given in sys.argv[1:]])
