"""A second set of books for a whole game: what its events tell, and what a state's plain data must agree with.

ledger = Ledger(GAME, state)
ledger.note(events)          # after every pick
ledger.check(state)          # everything there is to agree on, counted without the game's own checks
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sixgun.core.box import read_toml
from sixgun.core.events import Event

PRINTED: Any = read_toml("sixgun.games.gunslinger", "data/characters.toml")["character"]
HANDS = ("gun-hand", "other-hand", "both-hands")
WOUNDS = ("gun_arm", "other_arm", "leg", "serious")


class Ledger:
    def __init__(self, game: Any, s: Any) -> None:
        self.game = game
        data = game.data(s)
        self.cards = Counter(range(1, 109))
        self.kinds = [weapon["weapon"] for weapon in data["weapons"]]
        self.names = _names(self.kinds)  # handles such as c45.1
        self.rounds = {name: weapon["rounds"] for name, weapon in zip(self.names, data["weapons"], strict=True)}
        self.capacity = {
            name: game.figures.capacity[game.figures.weapons.index(kind)]
            for name, kind in zip(self.names, self.kinds, strict=True)
        }
        self.exploded: set[str] = set()
        self.boxes = {row["character"]: row["endurance"] for row in data["characters"]}
        printed = data["options"]["characters"] == "printed"
        self.most = {name: PRINTED[name]["strength"] if printed else 20 for name in self.boxes}
        self.delay = {row["character"]: row["delay"] for row in data["characters"]}
        self.wounds = {row["character"]: dict.fromkeys(WOUNDS, 0) for row in data["characters"]}
        self.out: dict[str, set[str]] = {row["character"]: set() for row in data["characters"]}
        self.places: dict[str, Any] = {row["character"]: row["hex"] for row in data["characters"]}
        self.segment = 0
        self.turn = 0

    # ---- what is told

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            args = {**event.args, **event.secret}
            acts = event.kind in (
                "fires",
                "moved",
                "turned",
                "flipped",
                "aimed",
                "cocked",
                "loaded",
                "drawn",
                "revealed",
            )
            assert not (acts and self.out[args["character"]]), (event, "by somebody who is out of it")
            getattr(self, "_" + event.kind.replace("-", "_"), lambda args: None)(args)

    def _turn(self, args: dict[str, Any]) -> None:
        """Half of the delay, rounded up, goes at the end of each turn."""
        assert args["number"] == self.turn + 1 or self.turn == 0
        self.turn, self.segment = args["number"], 0
        for name, points in self.delay.items():
            if not self.out[name] - {"ko"}:
                self.delay[name] = points // 2

    def _segment(self, args: dict[str, Any]) -> None:
        assert self.segment < args["number"] <= 5
        self.segment = args["number"]

    def _gained(self, args: dict[str, Any]) -> None:
        self.delay[args["character"]] += args["delay"]
        self.boxes[args["character"]] -= args["boxes"]
        assert self.boxes[args["character"]] >= 0

    def _wounded(self, args: dict[str, Any]) -> None:
        self.wounds[args["character"]][args["wound"].replace("-", "_")] += args["count"]

    def _fires(self, args: dict[str, Any]) -> None:
        self.rounds[args["weapon"]] -= 1
        assert self.rounds[args["weapon"]] >= 0

    def _misfired(self, args: dict[str, Any]) -> None:
        if args["damage"] != "none":
            self.rounds[args["weapon"]] = 0
        if args["damage"] == "explosion":
            self.exploded.add(args["weapon"])

    def _fell(self, args: dict[str, Any]) -> None:
        if args["goes_off"]:
            self._went_off(args)

    def _went_off(self, args: dict[str, Any]) -> None:
        self.rounds[args["weapon"]] = max(0, self.rounds[args["weapon"]] - 1)

    def _loaded(self, args: dict[str, Any]) -> None:
        self.rounds[args["weapon"]] = min(self.capacity[args["weapon"]], self.rounds[args["weapon"]] + 1)

    def _moved(self, args: dict[str, Any]) -> None:
        self.places[args["character"]] = args["hex"]

    def _staggered(self, args: dict[str, Any]) -> None:
        self.places[args["character"]] = args["hex"]

    def _left_map(self, args: dict[str, Any]) -> None:
        self.places[args["character"]] = None
        self.out[args["character"]].add("left")

    def _died(self, args: dict[str, Any]) -> None:
        self.out[args["character"]].add("dead")

    def _passed_out(self, args: dict[str, Any]) -> None:
        self.out[args["character"]].add("ko")

    def _surrendered(self, args: dict[str, Any]) -> None:
        self.out[args["character"]].add("surrendered")

    def _captured(self, args: dict[str, Any]) -> None:
        self.out[args["character"]].add("captured")

    # ---- what must agree

    def check(self, s: Any) -> None:
        data = self.game.data(s)
        assert Counter(data["deck"] + data["discards"]) == self.cards
        self._check_weapons(data)
        for row in data["characters"]:
            self._check_person(row, bool(s.frames))

    def _check_weapons(self, data: dict[str, Any]) -> None:
        assert [weapon["weapon"] for weapon in data["weapons"]] == self.kinds
        boxes: Counter[tuple[str, str]] = Counter()
        for name, weapon in zip(self.names, data["weapons"], strict=True):
            assert weapon["rounds"] == self.rounds[name], name
            assert 0 <= weapon["rounds"] <= self.capacity[name]
            gone = "character" not in weapon and "hex" not in weapon
            assert gone == (name in self.exploded)
            if "character" in weapon:
                boxes[weapon["character"], weapon["box"]] += 1
                assert weapon["box"] != "holstered" or self._hands(weapon["weapon"]) == 1
        for (name, box), count in boxes.items():
            assert count <= (4 if box == "holstered" else 1)
            assert box != "both-hands" or not (boxes[name, "gun-hand"] or boxes[name, "other-hand"])

    def _hands(self, kind: str) -> int:
        hands: int = self.game.figures.hands[self.game.figures.weapons.index(kind)]
        return hands

    def _check_person(self, row: dict[str, Any], going_on: bool) -> None:
        name = row["character"]
        assert row["hex"] == self.places[name]
        assert set(row["out"]) == self.out[name]
        assert row["endurance"] == self.boxes[name]
        assert self.most[name] - row["endurance"] >= sum(row["boxes_by"].values())
        assert {wound: row[wound] for wound in WOUNDS} == self.wounds[name]
        if going_on and not row["out"]:
            assert row["delay"] == self.delay[name]
        aim = row["aim"]
        assert aim is None or (1 <= aim["points"] <= 8 and not row["out"])
        if isinstance(row["plan"], list):
            self._check_stack(row)

    def _check_stack(self, row: dict[str, Any]) -> None:
        """Every card once, with one side; executed ones are in the box, and only the next one is turned up."""
        numbers = [card[:-1] for card in row["plan"]]
        assert len(set(numbers)) == len(numbers)
        names = [card.replace("b", "B", 1) if card.startswith("b") else card for card in row["plan"]]
        times = [self.game.figures.data["action"][card]["time"] for card in names]
        assert sum(times) <= row["cap"] <= 5
        assert row["done"] <= row["shown"] <= min(len(times), row["done"] + 1)
        assert row["spent"] == sum(times[: row["done"]])


def _names(kinds: list[str]) -> list[str]:
    seen: Counter[str] = Counter()
    names: list[str] = []
    for kind in kinds:
        seen[kind] += 1
        names.append(f"{kind.lower()}.{seen[kind]}")
    return names
