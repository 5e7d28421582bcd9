"""`sixgun odds doomtown`: the odds of a deck's draw hands, alone or against another deck.

odds_of(cards, decks, given)     from the texts of a command line: game.odds
INPUTS                           what odds_of takes: game.odds_inputs
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.checks import Checks
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import ReadyDeck
from sixgun.games.doomtown.outside.odds_piles import start_pile
from sixgun.games.doomtown.outside.odds_rows import hand_odds, outcome_rows, rank_rows, row
from sixgun.games.doomtown.table.components import KEY, Cards
from sixgun.lib.odds import draw_odds, face_off, lowball_duel, lowball_odds, pull_at_least

INPUTS: Final[tuple[str, ...]] = (
    "deck",
    "stud",
    "draw",
    "against",
    "their-stud",
    "their-draw",
    "rank",
    "their-rank",
    "pull",
    "lowball",
)
MOST_STUD: Final = 8
MOST_DRAW: Final = 5
MOST_CHANGE: Final = 10
NUMBERS: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("stud", 0, MOST_STUD, "shootout.draw.stud-bonus"),
    ("draw", 0, MOST_DRAW, "shootout.draw.draw-bonus"),
    ("their-stud", 0, MOST_STUD, "shootout.draw.stud-bonus"),
    ("their-draw", 0, MOST_DRAW, "shootout.draw.draw-bonus"),
    ("rank", -MOST_CHANGE, MOST_CHANGE, "shootout.lumps.rank-raised"),
    ("their-rank", -MOST_CHANGE, MOST_CHANGE, "shootout.lumps.rank-raised"),
    ("pull", 0, 13, "pull.procedure.top-card-value"),
)


class Wanted:
    """What a command line asks for."""

    __slots__ = ("against", "deck", "lowball", "numbers")

    def __init__(self, cards: Cards, decks: Sequence[ReadyDeck], given: Mapping[str, object]) -> None:
        checks = Checks(KEY)
        checks.known("", {f"--{name}": value for name, value in given.items()}, [f"--{name}" for name in INPUTS])
        keys = [deck.key for deck in decks]
        outfits = sorted({cards.keys[deck.outfit] for deck in decks})
        deck = checks.choice("--deck", given.get("deck", keys[0]), keys, "zone.deck.own")
        self.deck: list[ReadyDeck] = [one for one in decks if one.key == deck]
        against = (
            checks.choice("--against", given["against"], keys + outfits, "zone.deck.own") if "against" in given else ""
        )
        self.against: list[ReadyDeck] = [one for one in decks if against in (one.key, cards.keys[one.outfit])]
        lowball = checks.choice("--lowball", given.get("lowball", "no"), ("yes", "no"), "gamblin.rank.lowest-wins")
        self.lowball: bool = lowball == "yes"
        self.numbers: dict[str, int] = {}
        for name, low, high, rule in NUMBERS:
            self.numbers[name] = checks.integer(f"--{name}", number_of(given.get(name, 0)), low, high, rule)
        checks.done()

    @property
    def guess(self) -> bool:
        """Whether the other deck is known only by its outfit, so that the average of several stands for it."""
        return len(self.against) > 1


def number_of(value: object) -> object:
    """A whole number from a text, or the value as it is."""
    text = str(value).strip().removeprefix("+")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(text) < 9 else value


def odds_of(cards: Cards, decks: Sequence[ReadyDeck], given: Mapping[str, object]) -> Odds:
    """The odds of a hand described in texts; refused with everything that is wrong about them.

    >>> from sixgun.games.doomtown.outside.decks import ready_decks
    >>> from sixgun.games.doomtown.table.components import all_cards
    >>> odds = odds_of(all_cards(), ready_decks(), {"deck": "learn-law-dogs", "stud": "1"})
    >>> round(sum(odds.data["best"]), 9), odds.data["cards"]
    (1.0, 6)
    """
    wanted = Wanted(cards, decks, given)
    pile = start_pile(cards, wanted.deck[0])
    if wanted.numbers["pull"]:
        return _pull(wanted, pile)
    if wanted.lowball:
        return _lowball(cards, wanted, pile)
    hand = draw_odds(pile, 5 + wanted.numbers["stud"], wanted.numbers["draw"])
    odds = hand_odds(hand)
    odds.data = {"deck": wanted.deck[0].key, **odds.data}
    if wanted.against:
        theirs = average(
            [
                draw_odds(start_pile(cards, deck), 5 + wanted.numbers["their-stud"], wanted.numbers["their-draw"]).best
                for deck in wanted.against
            ]
        )
        outcome = face_off(hand.best, theirs, wanted.numbers["rank"], wanted.numbers["their-rank"])
        odds.data |= {"against": _names(wanted), "guess": wanted.guess, **outcome.data(), "theirs": [*theirs]}
        said: dict[str, Plain] = {"dealt": round(outcome.dealt, 2), "taken": round(outcome.taken, 2)}
        odds.title = Msg("odds-against", {**odds.title.args, "against": _names(wanted), **said})
        odds.rows += outcome_rows(outcome)
    return odds


def average(chances: Sequence[Sequence[float]]) -> list[float]:
    """The mean of several chances by rank."""
    return [sum(column) / len(chances) for column in zip(*chances, strict=True)]


def _names(wanted: Wanted) -> list[Plain]:
    return [deck.key for deck in wanted.against]


def _lowball(cards: Cards, wanted: Wanted, pile: list[int]) -> Odds:
    mine = lowball_odds(pile)
    data: dict[str, Plain] = {"deck": wanted.deck[0].key, "ranks": [*mine.ranks], "cheat": mine.cheat}
    title = Msg("odds-lowball", {"deck": wanted.deck[0].key})
    rows = [*rank_rows(mine.ranks)[::-1], row(Msg("odds-low-cheatin"), mine.cheat)]
    if wanted.against:
        duels = [lowball_duel(mine, lowball_odds(start_pile(cards, deck))) for deck in wanted.against]
        win = sum([duel.win for duel in duels]) / len(duels)
        tie = sum([duel.tie for duel in duels]) / len(duels)
        data |= {"against": _names(wanted), "guess": wanted.guess, "win": win, "tie": tie, "lose": 1 - win - tie}
        rows += [row(Msg("odds-low-win"), win), row(Msg("odds-low-tie"), tie), row(Msg("odds-low-lose"), 1 - win - tie)]
    return Odds(data, title, rows)


def _pull(wanted: Wanted, pile: list[int]) -> Odds:
    value = wanted.numbers["pull"]
    chance = pull_at_least(pile, value)
    data: dict[str, Plain] = {"deck": wanted.deck[0].key, "pull": value, "chance": chance}
    by_value: list[Plain] = [pull_at_least(pile, least) for least in range(14)]
    data["by_value"] = by_value
    title = Msg("odds-pull", {"deck": wanted.deck[0].key, "value": value})
    rows = [row(Msg("odds-pull-value", {"value": least}), pull_at_least(pile, least)) for least in range(1, 14)]
    return Odds(data, title, rows[value - 1 :])
