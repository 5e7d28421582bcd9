"""Which cards the rules bot chooses: every stack that makes sense is played through in thought, against a target that
stays where it is, and the one with the best prospects is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.games.gunslinger.bots.look import Sight

# Sides of cards that the bot uses, by what they do; 5f and 6f, 3f and 4f are alike.
GUN: Final[tuple[str, ...]] = ("5f", "6f")
STEPS: Final[tuple[str, ...]] = ("1f", "2f", "3f", "4f")
FOOT: Final = (*STEPS, "1b", "2b", "3b", "4b", "5b")
NEXT_TURN: Final = 0.6  # what a prospect for the next turn is worth
DUCKING: Final = 0.82  # the share of hits that are left against a target that moves
LYING: Final = 0.78  # and against one that lies
FEAR: Final = 0.8  # what being hit costs
CLOSER: Final[tuple[float, ...]] = (0.03, 0.006)  # what a hex less is worth, unthreatened and threatened


def best_plan(sight: Sight, picks: Sequence[str], roll: float) -> str:
    if sight.target is None:
        return "plan:none"
    best, found = -10.0, ["plan:none"]
    use = _of_use(sight)
    for pick in picks:
        if not pick.startswith("plan:"):
            continue
        cards = [] if pick == "plan:none" else pick[5:].split("+")
        if not use.issuperset(cards):
            continue
        worth = _worth(sight, cards)
        if worth > best + 1e-9:
            best, found = worth, [pick]
        elif worth > best - 1e-9:
            found.append(pick)
    return found[int(roll * len(found))]


def _of_use(sight: Sight) -> set[str]:
    """The sides that are worth a thought now; nobody backs up from a fight."""
    use = {"5f", "6f", "7f"}
    ready = sight.ready
    if ready is None or not ready["rounds"] or not ready["cocked"]:
        use.add("9f")
    if ready is not None and not ready["rounds"]:
        use.add("8f")
    if not sight.in_zone or sight.threats:
        use |= {"3b", "2b"}
    if sight.in_zone and sight.range > 1:
        use |= {"1f", "2f"}
        use |= {"3f", "4f"} if sight.range > 3 else set()
    if sight.me["down"] or sight.threats:
        use |= {"4b", "5b"}
    return use


class _Man:
    """The bot's character in thought."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.ready = sight.ready is not None and bool(sight.ready["rounds"])
        self.cocked = self.ready and bool(sight.ready["cocked"])
        self.spare = any([gun["rounds"] for gun in sight.guns])
        self.empty = bool(sight.guns) and not self.spare
        self.both = sight.ready is not None and sight.ready["box"] == "both-hands"
        self.aim = sight.aim
        self.range = sight.range
        self.in_zone = sight.in_zone
        self.behind = sight.target["seen"] in ("back", None)
        self.down = bool(sight.me["down"])
        self.missed = 1.0  # the chance that nothing has hit so far
        self.worth = 0.0
        self.late = 1.0  # the chance that cards still come in time

    def shoot(self, more: int, segment: int) -> None:
        """A shot now, worth less the later it comes while somebody threatens."""
        chance = self.sight.chance(self.aim + more, self.range) * self.late
        haste = 0.9 if self.sight.threats else 0.985
        self.worth += self.missed * chance * haste**segment
        self.missed *= 1 - min(1.0, chance)
        self.cocked = False
        self.aim = 0

    def prospects(self) -> float:
        """What the next turn could bring from here."""
        if not self.in_zone:
            later = 0.5 * self.sight.chance(3, self.range)
        elif self.ready and self.cocked:
            later = self.sight.chance(min(8, self.aim + 4) + 1, self.range)
        elif self.ready:
            later = self.sight.chance(3, self.range)
        elif self.spare:
            later = 0.4 * self.sight.chance(3, self.range)
        else:
            later = 0.02
        return later * (0.9 if self.down else 1.0) + CLOSER[bool(self.sight.threats)] * max(0, 10 - self.range)


def _worth(sight: Sight, cards: list[str]) -> float:
    """Shots of this turn, prospects for the next, and what the enemy may do meanwhile."""
    man = _Man(sight)
    segment = 0
    for i, card in enumerate(cards):
        segment += {"1": 2, "2": 1, "3": 1, "4": 1, "5": 2, "6": 2, "7": 1, "8": 3, "9": 3}[card[0]]
        segment += int(card in ("2b", "5b"))
        _play(man, card, cards[i + 1 :], segment)
    danger = sight.threats
    danger *= DUCKING if any([card in FOOT for card in cards]) else 1.0
    danger *= LYING if man.down else 1.0
    return man.worth + NEXT_TURN * man.missed * man.prospects() - FEAR * danger - 0.002 * len(cards)


def _play(man: _Man, card: str, rest: list[str], segment: int) -> None:
    if card in GUN:
        _gun(man, rest, segment)
    elif card == "7f":
        if man.ready and man.cocked and man.in_zone and man.sight.chance(man.aim + 1, man.range) >= 0.06:
            man.shoot(1, segment)
    elif card == "9f":
        man.aim = 0
        if man.ready or man.spare:
            man.ready = man.cocked = True
        if man.empty and not man.both:
            man.both = True
            man.worth += 0.1
    elif card == "8f":
        man.aim = 0
        man.cocked = False
        if man.both:
            man.ready = man.spare = True
            man.worth += 0.1
    elif card in STEPS:
        _step(man)
    elif card in ("3b", "2b"):
        man.in_zone = man.in_zone if card == "3b" and man.in_zone else (card == "2b") != (not man.behind)
        man.aim = man.aim if card == "3b" else 0
    elif card in ("4b", "5b"):
        man.aim = 0
        man.down = not man.down
        man.late *= 0.6 if card == "4b" else 1.0
        man.worth += 0.04 if not man.down and not man.sight.threats and man.range > 3 else 0.0


def _gun(man: _Man, rest: list[str], segment: int) -> None:
    """COCK/AIM/SHOOT: cock first, then aim if a shot follows or would be poor, else shoot."""
    if not man.ready:
        return
    if not man.cocked:
        man.cocked = True
        man.aim = 0
        return
    if not man.in_zone:
        return
    follows = any([card in GUN or card == "7f" for card in rest])
    if follows or man.sight.rather_aim(man.sight.chance(man.aim + 2, man.range), man.aim):
        man.aim = min(8, man.aim + 2)
    else:
        man.shoot(2, segment)


def _step(man: _Man) -> None:
    """One hex nearer, if the target is ahead; crawling costs time."""
    man.aim = 0
    if man.in_zone:
        man.range = max(1, man.range - 1)
    if man.down:
        man.late *= 0.3
        man.worth -= 0.05
