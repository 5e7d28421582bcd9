"""The odds that matter to a seat when it is asked, from its view alone.

prospects(cards, view, picks)     game.prospects: a list of odds, the most important first; [] where none apply
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.odds_piles import known_deck
from sixgun.games.doomtown.outside.odds_rounds import MOST_CARDS, MOST_DRAWS, ROUNDS, hands_by_size, left_rows
from sixgun.games.doomtown.outside.odds_rows import Row, hand_odds, keep_label, outcome_odds, row
from sixgun.games.doomtown.outside.posses import bonuses, rated, shrinking
from sixgun.games.doomtown.table.components import Cards
from sixgun.lib.hands import best, name_high, rank_of, read
from sixgun.lib.odds import (
    HandOdds,
    best_keeps,
    draw_odds,
    face_off,
    fight_on,
    lowball_duel,
    lowball_odds,
    mean,
    pull_at_least,
    worth_against,
)

MOST_CALLS: Final = 3  # call-outs that are looked at: each takes a while
MOST_DUDES: Final = 6  # in both posses, for a shootout to be counted to its end
NEXT_ROUND: Final = "run-or-gun"  # here the hands are done with
DECIDED: Final = "casualties"
LOWBALL_QUESTIONS: Final = ("sundown", "hand-limit")
PULLS: Final = (4, 6, 8, 10, 12)

Table = Mapping[str, Any]


def prospects(cards: Cards, view: Table, picks: Sequence[str]) -> list[Odds]:
    """What the seat of the view can expect of what it is asked."""
    seat = view["seat"]
    if seat is None or view["result"] is not None:
        return []
    fight = view["shootout"]
    if fight is not None and fight["mark"] is not None and seat in (fight["leader"], fight["mark"]):
        return Fight(cards, view, picks).odds()
    found = call_odds(cards, view, picks)
    if view["question"] in LOWBALL_QUESTIONS:
        found += lowball_prospects(cards, view)
    if any([is_for_a_pull(cards, pick) for pick in picks]):
        found += pull_prospects(cards, view)
    return found


def is_for_a_pull(cards: Cards, pick: str) -> bool:
    """Whether a pick invents a gadget or casts a spell."""
    if pick.startswith("invent:"):
        return True
    what = cards.index.get(pick.removeprefix("act:").split(".")[0], -1) if pick.startswith("act:") else -1
    return what >= 0 and any([cards.has(what, bit) for bit, _ in cards.casters])


class Fight:
    """A shootout as one of its two heads sees it."""

    def __init__(self, cards: Cards, view: Table, picks: Sequence[str]) -> None:
        self.cards: Cards = cards
        self.view: Table = view
        self.picks: Sequence[str] = picks
        fight = view["shootout"]
        self.seat: int = view["seat"]
        self.side: int = 1 if fight["leader"] == self.seat else 2
        self.other: int = fight["mark"] if self.side == 1 else fight["leader"]
        self.guess: bool = False

    def odds(self) -> list[Odds]:
        question = self.view["question"]
        if question == DECIDED:
            return []
        if question == "redraw" and self.knows_hand():
            return self.redraw()
        if question == "shooter":
            return self.shooters()
        hand = self.hand_of(self.seat, self.side, self.shooter(self.side))
        theirs = self.chances(self.other, 3 - self.side)
        mine = hand if isinstance(hand, list) else hand.best
        title = "odds-next-round" if question == NEXT_ROUND else "odds-fight"
        found = [outcome_odds(title, face_off(mine, theirs), self.guess)]
        if isinstance(hand, HandOdds):
            found.append(hand_odds(hand))
            found += self.whole()
        return found

    def whole(self) -> list[Odds]:
        """The shootout to its end, if nobody joins or runs and each casualty costs a dude; not for large posses."""
        lines = [shrinking(self.dudes(side), self.shooter(side)) for side in (self.side, 3 - self.side)]
        if not all(lines) or len(lines[0]) + len(lines[1]) > MOST_DUDES:
            return []
        hands: list[list[list[float]]] = []
        for seat, line in zip((self.seat, self.other), lines, strict=True):
            known = known_deck(self.cards, self.view["players"][seat], seat == self.seat, MOST_CARDS)
            self.guess = self.guess or known.guess
            hands.append(hands_by_size(known.pile, line))
        odds = fight_on(hands[0], hands[1], ROUNDS)
        return [Odds({**odds.data(), "guess": self.guess}, Msg("odds-whole-fight"), left_rows(odds))]

    def dudes(self, side: int) -> list[Table]:
        return [dude for dude in self.view["dudes"] if dude["posse"] == side]

    def shooter(self, side: int) -> str:
        """The shooter, or who is likely to become it."""
        chosen = None if self.view["question"] == NEXT_ROUND else self.view["shootout"]["shooters"][side - 1]
        return str(chosen) if chosen else rated(self.dudes(side))

    def knows_hand(self) -> bool:
        drawn = self.view["players"][self.seat]["draw_hand"]
        return drawn is not None and drawn["count"] == len(drawn["cards"])

    def codes(self, seat: int) -> list[int]:
        drawn = self.view["players"][seat]["draw_hand"]
        return read(" ".join([card["as"] or "joker" for card in drawn["cards"]]))

    def hand_of(self, seat: int, side: int, shooter: str) -> HandOdds | list[float]:
        """The chances of a hand: of one rank alone if it is known."""
        drawn = None if self.view["question"] == NEXT_ROUND else self.view["players"][seat]["draw_hand"]
        if drawn is not None and drawn["count"] == len(drawn["cards"]):
            rank = drawn["rank"]
            if rank is None or drawn["count"] > 5:
                rank = rank_of(best(name_high(self.codes(seat))))
            return [1.0 if one == rank else 0.0 for one in range(12)]
        stud, draws = bonuses(self.dudes(side), shooter)
        draws = min(draws, MOST_DRAWS)
        hand = min(5 + stud, MOST_CARDS)
        known = known_deck(self.cards, self.view["players"][seat], seat == self.seat, hand + draws)
        self.guess = self.guess or known.guess
        if len(known.pile) < hand + draws:
            return [0.0, 1.0] + [0.0] * 10
        return draw_odds(known.pile, hand, draws)

    def chances(self, seat: int, side: int) -> list[float]:
        hand = self.hand_of(seat, side, self.shooter(side))
        return hand if isinstance(hand, list) else hand.best

    def redraw(self) -> list[Odds]:
        """Which cards to change, by casualties that both posses can take."""
        theirs = self.chances(self.other, 3 - self.side)
        worth = worth_against(theirs, 2 * len(self.dudes(3 - self.side)), 2 * len(self.dudes(self.side)))
        draws = self.view["shootout"]["draws"][self.side - 1] or 0
        known = known_deck(self.cards, self.view["players"][self.seat], True, draws)
        hand = self.codes(self.seat)
        found: list[Row] = []
        choices: list[Plain] = []
        for keep in best_keeps(hand, known.pile, draws, worth, 3):
            outcome = face_off(keep.best, theirs)
            found.append(row(keep_label(keep, hand), outcome.win))
            faces = [self.view["players"][self.seat]["draw_hand"]["cards"][place]["card"] for place in keep.changed]
            cheat = mean(keep.best) - mean(keep.legal)
            choices.append({"change": [*faces], "worth": keep.worth, "for_cheatin": cheat, **outcome.data()})
        guess = self.guess or known.guess
        data: dict[str, Plain] = {"choices": choices, "guess": guess, "theirs": [*theirs]}
        return [Odds(data, Msg("odds-redraw"), found)]

    def shooters(self) -> list[Odds]:
        """Each dude as the shooter."""
        theirs = self.chances(self.other, 3 - self.side)
        found: list[Row] = []
        data: list[Plain] = []
        for dude in self.dudes(self.side):
            if f"shooter:{dude['id']}" in self.picks:
                hand = self.hand_of(self.seat, self.side, dude["id"])
                outcome = face_off(hand if isinstance(hand, list) else hand.best, theirs)
                found.append(row(Msg("odds-shooter", {"card": dude["card"]}), outcome.win))
                data.append({"dude": dude["id"], **outcome.data()})
        return [Odds({"shooters": data, "guess": self.guess}, Msg("odds-shooters"), found)]


def call_odds(cards: Cards, view: Table, picks: Sequence[str]) -> list[Odds]:
    """Call-outs that may be made, or that was made: both dudes alone, as if nobody else joined."""
    calls = [pick.removeprefix("call-out:").split(">") for pick in picks if pick.startswith("call-out:")]
    dudes = {dude["id"]: dude for dude in view["dudes"]}
    fight = view["shootout"]
    if view["question"] == "call-out" and fight is not None:
        calls = [[str(fight["mark_dude"]), str(fight["leader_dude"])]]
    rows: list[Row] = []
    data: list[Plain] = []
    guess = False
    for mine, theirs in calls[:MOST_CALLS]:
        if mine not in dudes or theirs not in dudes:
            continue
        one, other = dudes[mine], dudes[theirs]
        hands = []
        for dude in (one, other):
            stud, draws = bonuses([dude], dude["id"])
            draws = min(draws, MOST_DRAWS)
            known = known_deck(cards, view["players"][dude["seat"]], dude["seat"] == view["seat"], 5 + stud + draws)
            guess = guess or known.guess
            if len(known.pile) < 5 + stud + draws:
                return []
            hands.append(draw_odds(known.pile, 5 + stud, draws))
        outcome = face_off(hands[0].best, hands[1].best)
        rows.append(row(Msg("odds-call", {"card": one["card"], "other": other["card"]}), outcome.win))
        data.append({"dude": mine, "mark": theirs, **outcome.data()})
    if not rows:
        return []
    return [Odds({"calls": data, "guess": guess}, Msg("odds-calls"), rows)]


def lowball_prospects(cards: Cards, view: Table) -> list[Odds]:
    """The chance of the lowest hand in the next hand of lowball, with two players."""
    piles = [known_deck(cards, player, player["seat"] == view["seat"], 5).pile for player in view["players"]]
    if len(piles) != 2 or min([len(pile) for pile in piles]) < 5:
        return []
    seat = view["seat"]
    duel = lowball_duel(lowball_odds(piles[seat]), lowball_odds(piles[1 - seat]))
    rows = [
        row(Msg("odds-low-win"), duel.win),
        row(Msg("odds-low-tie"), duel.tie),
        row(Msg("odds-low-lose"), duel.lose),
    ]
    data: dict[str, Plain] = {"win": duel.win, "tie": duel.tie, "lose": duel.lose}
    return [Odds(data, Msg("odds-next-lowball"), rows)]


def pull_prospects(cards: Cards, view: Table) -> list[Odds]:
    """The chances of a pull by its value, for spells, gadgets and jobs."""
    known = known_deck(cards, view["players"][view["seat"]], True, 1)
    rows = [row(Msg("odds-pull-value", {"value": value}), pull_at_least(known.pile, value)) for value in PULLS]
    data: dict[str, Plain] = {"by_value": [pull_at_least(known.pile, value) for value in range(14)]}
    return [Odds(data, Msg("odds-pulls"), rows)]
