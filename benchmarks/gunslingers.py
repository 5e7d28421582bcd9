"""How Gunslinger's levels fare in every showdown, sides alternating: against each other, at random, and against Enter.

    python benchmarks/gunslingers.py --games 400                 # normal, easy, enter; a few minutes
    python benchmarks/gunslingers.py --games 100 --pairs hard,normal hard,enter hard,random
    python benchmarks/gunslingers.py --balance 40                # how even each showdown is; some minutes

`--first` is the number of the first deal: those on which something was tuned say nothing about it. `unhurried` is
`hard` without its clock, for busy machines: its iterations are those of a machine that has time for all of them.

Prints the share of the win of the first bot by showdown and over all of them, how many shots had no chance, and in how
many of the games that nobody won on the field somebody had taken a money bag. A shared win counts as a share: half of
one at a table of two.

`--balance` lets `normal` play all seats: showdowns of two sides with two players, the others with seven. It prints how
the wins are shared by side, how often a win is shared by several sides, and how often one side alone could act before
the last two turns. `--rifles` lets a man with a rifle meet one with a Colt at four ranges.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import sixgun
from sixgun.bots import Bot, Chair, make_bot
from sixgun.bots.search import Budget, SearchBot
from sixgun.games.gunslinger.bots.weigh import usual
from sixgun.games.gunslinger.rules.chances import chances_of
from sixgun.games.gunslinger.table.charts import AIMS, RANGES

ALONE = (7, 8, 9, 10)  # showdowns in which everybody is alone
PAIRS = ("normal,enter", "easy,enter", "normal,easy", "normal,random")


class Count:
    """What a series adds up."""

    def __init__(self) -> None:
        self.games = self.shots = self.hopeless = self.bags = self.paid = self.ties = self.early = 0
        self.share = 0.0

    def add(self, other: Count) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def bot_named(name: str, seed: int) -> Bot:
    return SearchBot(seed, Budget()) if name == "unhurried" else make_bot(name, seed, programs=True)


def play(game: Any, s: Any, names: list[str], seed: int, count: Count) -> tuple[float, ...]:
    """One game, with its events counted. `normal` picks from the state here: a test holds that it is the same."""
    random = Random(seed)
    seeds = [random.getrandbits(60) for _ in range(s.seats)]
    bots = [bot_named(names[seat % len(names)], seed) for seat, seed in enumerate(seeds)]
    table, taken, early = chances_of(game.figures), False, False
    while s.asked:
        seat = game.asked(s)[0]
        codes = game.codes(s, seat)
        code = codes[0]
        if len(codes) > 1 and names[seat % len(names)] == "normal":
            code = usual(s, seat, codes)
        elif len(codes) > 1:
            code = codes[bots[seat].choose(Chair(game, s, seat, codes))]
        for event in game.carry_out(s, seat, code):
            if event.kind == "shot":
                aim, range_ = event.args["aim"], event.args["range"]
                count.shots += 1
                count.hopeless += aim < 0 or table[min(aim, AIMS - 1)][min(range_, RANGES - 1)] == 0
            taken = taken or (event.kind == "drawn" and str(event.args["weapon"]).startswith("mb."))
        early = early or (s.turn < s.length - 1 and len(able_sides(s)) < 2)
    able = able_sides(s)
    count.early += early
    if any(kind >> 4 == game.figures.money_bag for kind in s.weapon) and len(able) > 1:
        count.paid += 1
        count.bags += taken
    scores: tuple[float, ...] = game.result(s).scores
    return scores


def able_sides(s: Any) -> set[int]:
    return {side for side, out in zip(s.side, s.out, strict=True) if not out}


def series(game: Any, showdown: object, pair: str, games: int, first: int) -> Count:
    """The first bot of the pair sits on each side in turn."""
    names, count = pair.split(","), Count()
    for number in range(first, first + games):
        seated = names if number % 2 == 0 else names[::-1]
        s = game.new(None, number, {"showdown": showdown})
        scores = play(game, s, seated, number, count)
        count.share += sum(score for seat, score in enumerate(scores) if seated[seat % 2] == names[0])
        count.games += 1
    return count


def balance(game: Any, showdown: object, games: int, first: int) -> None:
    """A row of the table: games, shares by side, ties, decided early, bags."""
    count, shares = Count(), [0.0] * 7
    for number in range(first, first + games):
        s = game.new(7 if showdown in ALONE else None, number, {"showdown": showdown})
        scores = play(game, s, ["normal"], number, count)
        sides = {s.side[s.owner.index(seat)] for seat, score in enumerate(scores) if score}
        for seat, score in enumerate(scores):
            shares[s.side[s.owner.index(seat)]] += score
        count.ties += len(sides) > 1
    row = ", ".join(f"{100 * share / games:.0f}" for share in shares[: len(set(s.side))])
    bags = f"{count.bags} of {count.paid}" if count.paid else "-"
    early = f"{100 * count.early / games:.0f} %"
    print(f"| {showdown} | {games} | {row} | {100 * count.ties / games:.0f} % | {early} | {bags} |", flush=True)


def rifles(game: Any, bot: str, games: int, first: int) -> None:
    """A Colt in the hand against a Winchester in both hands, from either end of board A: what the rifle wins."""
    gear = {"C45": {"gun-hand": ["C45"]}, "W44": {"both-hands": ["W44"]}}
    for divides in (False, True):
        for north, south in (("F4", "F8"), ("F3", "F9"), ("F2", "F10"), ("F1", "F11")):
            tables, share, ties = [], 0.0, 0
            for guns in (("C45", "W44"), ("W44", "C45")):
                people = [("marshal", north, "s", guns[0]), ("the-kid", south, "n", guns[1])]
                set_up = [{"character": w, "hex": h, "facing": f, "weapons": gear[gun]} for w, h, f, gun in people]
                file = {"showdown": 1, "name": "Duel", "map": ["A"], "game_length": 12, "set_up": set_up}
                file["sides"] = [["marshal"], ["the-kid"]]
                tables.append(game.repacked({"showdown": file}))
            for number in range(first, first + games):
                table = tables[number % 2]
                s = table.new(2, number, {"range_divisor": divides})
                scores = play(table, s, [bot], number, Count())
                share += scores[1 - number % 2]
                ties += 0 < scores[0] < 1
            hexes = int(south[1:]) - int(north[1:])
            divided = "divided" if divides else "as it is"
            print(f"{hexes} hexes, range {divided}: rifle {100 * share / games:.0f} % of {games} games, {ties} ties")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="of each pair, over all showdowns")
    parser.add_argument("--pairs", nargs="*", default=PAIRS)
    parser.add_argument("--balance", type=int, default=0, metavar="GAMES", help="of each showdown, by normal alone")
    parser.add_argument("--showdowns", type=int, nargs="*", default=[])
    parser.add_argument("--first", type=int, default=10_000, help="number of the first deal")
    parser.add_argument("--rifles", type=int, default=0, metavar="GAMES", help="rifle against Colt, by normal")
    given = parser.parse_args()
    game: Any = sixgun.game("gunslinger")
    [spec] = [option for option in game.options if option.name == "showdown"]
    showdowns = given.showdowns or spec.values
    if given.rifles:
        rifles(game, "normal", given.rifles, given.first)
    elif given.balance:
        for showdown in showdowns:
            balance(game, showdown, given.balance, given.first)
    if given.rifles or given.balance:
        return
    for pair in given.pairs:
        whole, shares = Count(), []
        for showdown in showdowns:
            count = series(game, showdown, pair, max(2, given.games // len(showdowns)), given.first)
            shares.append(f"{showdown}: {100 * count.share / count.games:.0f}")
            whole.add(count)
        bags = f", bags taken {whole.bags} of {whole.paid}" if whole.paid else ""
        print(f"{pair}: {100 * whole.share / whole.games:.1f} % of {whole.games} games ({', '.join(shares)});")
        print(f"  {whole.shots} shots, {whole.hopeless} without a chance{bags}", flush=True)


if __name__ == "__main__":
    main()
