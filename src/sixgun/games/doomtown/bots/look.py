"""What the rules-based player reads off a view: whose strength is where, what cards are worth, what can be paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.core.plain import Plain
from sixgun.games.doomtown.bots.advise_hands import code_of_name
from sixgun.games.doomtown.bots.appeal import PLENTY, RICH, SAFE, SPARE
from sixgun.games.doomtown.table import sides
from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import KINDS, Cards
from sixgun.games.doomtown.table.records import LEADER_SIDE, MARK_SIDE


class Look:
    """A view with what follows from it for the seat that is to pick."""

    def __init__(self, book: Book, view: Mapping[str, Plain], picks: Sequence[str]) -> None:
        v: Any = view
        self.v = v
        self.picks = picks
        self.rules = book
        self.book: Cards = book.cards
        self.seat: int = v["seat"]
        self.question: str = v["question"]
        self.phase: str = v["phase"]
        self.me: Any = v["players"][self.seat]
        self.stash: int = self.me["stash"]
        self.dudes: dict[str, Any] = {dude["id"]: dude for dude in v["dudes"]}
        self.places: dict[str, Any] = {place["id"]: place for place in v["places"]}
        self.mine = [dude for dude in v["dudes"] if dude["seat"] == self.seat]
        self.upkeep: int = sum([dude["upkeep"] for dude in self.mine])
        self.income: int = sum([p.get("production") or 0 for p in v["places"] if p["owner"] == self.seat])
        self.marked_cost: int = sum([self.cost(card) for card in v["marked"]])
        self.asking: str = v["aside"][-1] if v["aside"] else ""
        chosen = [pick.partition(":")[2] for pick in picks if pick.startswith("choose:")]
        owners = {self.dudes[name]["seat"] for name in chosen if name in self.dudes}
        self.only_mine: bool = owners == {self.seat}

    def free(self) -> int:
        """What costs nothing just now: money that is left over, a card of no use, dudes whom nobody threatens."""
        rich = self.stash - max(0, self.upkeep - self.income) >= PLENTY
        spare = any([self.hand_worth(name) <= 0 for name in self.me.get("hand") or ()])
        safe = all([dude["booted"] or dude["seat"] == self.seat for dude in self.dudes.values()])
        return RICH * rich | SPARE * spare | SAFE * safe

    # ---- cards

    def _card(self, name: str) -> int:
        return self.book.index[name.partition(".")[0].partition("/")[0]]

    def kind(self, name: str) -> str:
        return KINDS[self.book.kind[self._card(name)]]

    def cost(self, name: str) -> int:
        return self.book.cost[self._card(name)]

    def control(self, name: str) -> int:
        return self.book.control[self._card(name)]

    def production(self, name: str) -> int:
        return self.book.production[self._card(name)]

    def upkeep_of(self, name: str) -> int:
        card = self._card(name)
        outfit = self.book.gang[self._card(self.me["outfit"])]
        other = self.book.gang[card] not in (-1, outfit)
        return self.book.upkeep[card] + (self.book.influence[card] if other else 0)

    def worth(self, name: str) -> float:
        """What a dude is good for: influence above all, then bullets."""
        card = self._card(name)
        stud = 0.8 if self.book.stud[card] else 0.4
        return 1.0 + 2.0 * self.book.influence[card] + stud * self.book.bullets[card] - 0.5 * self.upkeep_of(name)

    def hand_worth(self, name: str) -> float:
        """How much a card is worth keeping in the hand."""
        if name not in self.book.index:
            return 0.0
        kind = self.kind(name)
        if kind == "joker":
            return -1.0
        if kind == "deed":
            return 0.9
        if kind == "dude":
            owned = any([dude["card"] == name for dude in self.mine])
            return 0.0 if owned else 0.8 if self.cost(name) <= self.stash + self.income else 0.3
        return 0.4

    # ---- strength

    def strength(self, dude: Any) -> float:
        """What a dude adds to a posse."""
        return 0.5 + float(dude["bullets"]) * (1.2 if dude["stud"] else 0.6)

    def bullets_of(self, name: str) -> float:
        dude = self.dudes.get(name)
        return float(dude["bullets"]) if dude else 0.0

    def _is_mine(self, dude: Any, mine: bool) -> bool:
        return bool(dude["seat"] == self.seat) == mine

    def strength_at(self, place: str, mine: bool) -> float:
        here = [dude for dude in self.v["dudes"] if dude["place"] == place and self._is_mine(dude, mine)]
        return sum([self.strength(dude) for dude in here])

    def within_reach(self, place: str, mine: bool) -> list[Any]:
        """Everybody who could be in a posse there."""
        return [
            dude
            for dude in self.v["dudes"]
            if self._is_mine(dude, mine)
            and (dude["place"] == place or (not dude["booted"] and self._adjacent(dude["place"], place)))
        ]

    def reach(self, place: str, mine: bool) -> float:
        """What they make together: the best counts in full, the others a little."""
        found = [self.strength(dude) for dude in self.within_reach(place, mine)]
        return max(found, default=0.0) + 0.9 * max(0, len(found) - 1)

    def _adjacent(self, one: str, other: str) -> bool:
        if "square" in (one, other):
            place = self.places[other if one == "square" else one]
            return bool(place.get("in_town", True))
        for player in self.v["players"]:
            street = player["street"]
            if one in street and other in street:
                return bool(abs(street.index(one) - street.index(other)) == 1)
        return False

    def influence_at(self, place: str) -> tuple[int, int]:
        """Mine, and the most of any other player."""
        sums = [0] * self.v["seats"]
        for dude in self.v["dudes"]:
            if dude["place"] == place:
                sums[dude["seat"]] += dude["influence"]
        return sums[self.seat], max([n for seat, n in enumerate(sums) if seat != self.seat])

    def is_home(self, place: Any) -> bool:
        return any([place["card"] == p["outfit"] and place["owner"] == p["seat"] for p in self.v["players"]])

    def loses_control(self, dude: Any) -> float:
        """What control is lost where a dude leaves from."""
        place = self.places[dude["place"]]
        if place["card"] is None or place["controller"] != self.seat or self.is_home(place):
            return 0.0
        mine, theirs = self.influence_at(dude["place"])
        left = mine - dude["influence"]
        kept = left > theirs or (place["owner"] == self.seat and left >= theirs)
        return 0.0 if kept else float(place["control"])

    # ---- a shootout

    def fight_place(self) -> str:
        fight = self.v["shootout"]
        return str(fight["place"]) if fight else "square"

    def called_place(self) -> str:
        """Where an unanswered call-out takes place: where enemies and own dudes stand together."""
        best, found = -1.0, "square"
        for place in self.places:
            mine, theirs = self.strength_at(place, True), self.strength_at(place, False)
            if mine and theirs and theirs > best:
                best, found = theirs, place
        return found

    def posse_strength(self) -> tuple[float, float]:
        fight = self.v["shootout"]
        side = LEADER_SIDE if fight and fight["leader"] == self.seat else MARK_SIDE
        sums = [0.0, 0.0, 0.0]
        for dude in self.v["dudes"]:
            sums[dude["posse"]] += self.strength(dude) if dude["posse"] else 0.0
        return sums[side], sums[sides.other(side)]

    # ---- draw hands

    def draw_codes(self) -> list[tuple[str, int]]:
        """The own draw hand: names and what they stand for; jokers without a name are -1."""
        drawn = self.me["draw_hand"]
        if drawn is None:
            return []
        return [(c["card"], code_of_name(c["as"]) if c["as"] else -1) for c in drawn["cards"]]

    def hand_left(self) -> list[tuple[str, int]]:
        """The own draw hand without what has been named for throwing away."""
        left = self.draw_codes()
        for name in self.v["marked"]:
            for entry in left:
                if entry[0] == name:
                    left.remove(entry)
                    break
        return left
