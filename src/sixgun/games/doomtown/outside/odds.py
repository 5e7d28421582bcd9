"""`sixgun odds doomtown`: the odds of a deck's draw hands, alone or against another deck, and of its pulls.

odds_of(cards, decks, given)     from the texts of a command line: game.odds
INPUTS                           what odds_of takes: game.odds_inputs
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.checks import Checks, whole
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import ReadyDeck
from sixgun.games.doomtown.outside.odds_piles import start_pile
from sixgun.games.doomtown.outside.odds_rounds import ROUNDS, hands_by_size, round_rows
from sixgun.games.doomtown.outside.odds_rows import hand_odds, outcome_rows, policy_odds, rank_rows, row
from sixgun.games.doomtown.outside.posses import Dude, bonuses, read_posse, shrinking
from sixgun.games.doomtown.table.components import KEY, Cards
from sixgun.lib.odds import (
    best_policy,
    check_chance,
    draw_odds,
    face_off,
    fight_on,
    lowball_duel,
    lowball_odds,
    pull_at_least,
    worth_against,
)
from sixgun.lib.odds.keep import BY_RANK

INPUTS: Final[tuple[str, ...]] = (
    "deck",
    "stud",
    "draw",
    "against",
    "their-stud",
    "their-draw",
    "rank",
    "their-rank",
    "posse",
    "their-posse",
    "keep",
    "pull",
    "skill",
    "difficulty",
    "lowball",
)
MOST_STUD: Final = 8
MOST_DRAW: Final = 5
MOST_CHANGE: Final = 10
MOST_SKILL: Final = 10
MOST_DIFFICULTY: Final = 20
AROUND: Final = 3  # difficulties below and above that are told as well
HANDS: Final = 200  # that are looked at for the best keeps of a whole deck
NUMBERS: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("stud", 0, MOST_STUD, "shootout.draw.stud-bonus"),
    ("draw", 0, MOST_DRAW, "shootout.draw.draw-bonus"),
    ("their-stud", 0, MOST_STUD, "shootout.draw.stud-bonus"),
    ("their-draw", 0, MOST_DRAW, "shootout.draw.draw-bonus"),
    ("rank", -MOST_CHANGE, MOST_CHANGE, "shootout.lumps.rank-raised"),
    ("their-rank", -MOST_CHANGE, MOST_CHANGE, "shootout.lumps.rank-raised"),
    ("pull", 0, 13, "pull.procedure.top-card-value"),
    ("skill", 0, MOST_SKILL, "skill.keyword.rating"),
    ("difficulty", 0, MOST_DIFFICULTY, "spell.cast.difficulty-per-ability"),
)


class Wanted:
    """What a command line asks for."""

    __slots__ = ("against", "check", "deck", "keep", "lowball", "numbers", "posses")

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
        keep = checks.choice("--keep", given.get("keep", "pairs"), ("pairs", "best"), "shootout.draw.draw-bonus")
        self.keep: str = keep or "pairs"
        self.check: bool = "difficulty" in given or "skill" in given
        self.posses: list[list[Dude]] = [
            read_posse(checks, f"--{name}", given.get(name, "")) for name in ("posse", "their-posse")
        ]
        if ("posse" in given) != ("their-posse" in given) or ("posse" in given and "against" not in given):
            fields: list[Plain] = ["--posse", "--their-posse", "--against"]
            checks.note("odds-posses", {"fields": fields}, "shootout.draw.stud-bonus")
        self.numbers: dict[str, int] = {}
        for name, low, high, rule in NUMBERS:
            self.numbers[name] = checks.integer(f"--{name}", whole(given.get(name, 0)), low, high, rule)
        checks.done()
        for side, posse in zip(("", "their-"), self.posses, strict=True):
            if posse:  # its shooter comes first
                self.numbers[f"{side}stud"], self.numbers[f"{side}draw"] = bonuses(posse, str(posse[0]["id"]))

    @property
    def guess(self) -> bool:
        """Whether the other deck is known only by its outfit, so that the average of several stands for it."""
        return len(self.against) > 1


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
    if wanted.check:
        return _skill_check(wanted, pile)
    if wanted.numbers["pull"]:
        return _pull(wanted, pile)
    if wanted.lowball:
        return _lowball(cards, wanted, pile)
    hand = draw_odds(pile, 5 + wanted.numbers["stud"], wanted.numbers["draw"])
    odds = hand_odds(hand)
    odds.data = {"deck": wanted.deck[0].key, **odds.data}
    their_piles = [start_pile(cards, deck) for deck in wanted.against]
    theirs: list[float] = []
    if wanted.against:
        theirs = average(
            [draw_odds(one, 5 + wanted.numbers["their-stud"], wanted.numbers["their-draw"]).best for one in their_piles]
        )
    mine = hand.best
    if wanted.keep == "best":
        policy = best_policy(pile, hand.cards, hand.draws, worth_against(theirs) if theirs else BY_RANK, HANDS)
        mine = policy.best
        odds = policy_odds(hand, policy)
        odds.data["deck"] = wanted.deck[0].key
    if wanted.against:
        outcome = face_off(mine, theirs, wanted.numbers["rank"], wanted.numbers["their-rank"])
        odds.data |= {"against": _names(wanted), "guess": wanted.guess, **outcome.data(), "theirs": [*theirs]}
        said: dict[str, Plain] = {"dealt": round(outcome.dealt, 2), "taken": round(outcome.taken, 2)}
        odds.title = Msg("odds-against", {**odds.title.args, "against": _names(wanted), **said})
        odds.rows += outcome_rows(outcome)
    if wanted.posses[0]:
        _fight_on(wanted, pile, their_piles, odds)
    return odds


def _fight_on(wanted: Wanted, pile: list[int], their_piles: list[list[int]], odds: Odds) -> None:
    """Add the rounds of a shootout in which each casualty costs a posse a dude, the shooter last."""
    lines = [shrinking(posse, str(posse[0]["id"])) for posse in wanted.posses]
    theirs = [hands_by_size(one, lines[1]) for one in their_piles]
    by_size = [average([hands[size] for hands in theirs]) for size in range(len(lines[1]))]
    ranks = (wanted.numbers["rank"], wanted.numbers["their-rank"])
    found = fight_on(hands_by_size(pile, lines[0]), by_size, ROUNDS, *ranks)
    odds.data["fight"] = found.data()
    odds.rows += round_rows(found)


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


def _skill_check(wanted: Wanted, pile: list[int]) -> Odds:
    """A spell, a gadget or a job with a skill test: the value of the pull and the skill must reach the difficulty."""
    skill, difficulty = wanted.numbers["skill"], wanted.numbers["difficulty"]
    chance = check_chance(pile, skill, difficulty)
    data: dict[str, Plain] = {"deck": wanted.deck[0].key, "skill": skill, "difficulty": difficulty, "chance": chance}
    by_difficulty: list[Plain] = [check_chance(pile, skill, one) for one in range(MOST_DIFFICULTY + 1)]
    data["by_difficulty"] = by_difficulty
    said: dict[str, Plain] = {"deck": wanted.deck[0].key, "skill": skill, "difficulty": difficulty}
    said["value"] = max(1, difficulty - skill)
    shown = range(max(0, difficulty - AROUND), difficulty + AROUND + 1)
    rows = [row(Msg("odds-difficulty", {"difficulty": one}), check_chance(pile, skill, one)) for one in shown]
    return Odds(data, Msg("odds-check", said), rows)


def _pull(wanted: Wanted, pile: list[int]) -> Odds:
    value = wanted.numbers["pull"]
    chance = pull_at_least(pile, value)
    data: dict[str, Plain] = {"deck": wanted.deck[0].key, "pull": value, "chance": chance}
    by_value: list[Plain] = [pull_at_least(pile, least) for least in range(14)]
    data["by_value"] = by_value
    title = Msg("odds-pull", {"deck": wanted.deck[0].key, "value": value})
    rows = [row(Msg("odds-pull-value", {"value": least}), pull_at_least(pile, least)) for least in range(1, 14)]
    return Odds(data, title, rows[value - 1 :])
