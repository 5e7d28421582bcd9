"""Whole turns in one line, and result cards that change nothing.

act(stage, marshal="5f+7f aim>the-kid shoot>the-kid", the_kid="1f move:straight-ahead")
"""

from __future__ import annotations

from typing import Any

from tests.rules.gunslinger.stage import Stage


def calm(*used: int) -> list[int]:
    """Result cards with DELAY 0, WOUND 0 and HEX Same, in order, without those that are used already."""
    return [card for card in range(1, 19) if card not in used]


def act(stage: Stage, **orders: str) -> None:
    """A turn: for each character a stack, then its declarations in order; who has none left does the first on offer.

    Stops when cards are chosen again, when the game is over, or at a question that is no declaration. `stage.events`
    has the events of all of it.
    """
    words = {name.replace("_", "-"): order.split() for name, order in orders.items()}
    stage.plan(**{name.replace("-", "_"): order[0] for name, order in words.items()})
    events = list(stage.events)
    while stage.asked is not None and stage.asked[1] == "declare":
        left = words.get(stage.view()["subject"], [])
        stage.pick(left.pop(1) if len(left) > 1 else stage.options()[0])
        events += stage.events
    stage.events = events


def drawn(stage: Stage) -> list[tuple[str, int]]:
    """The result cards drawn by the last pick or turn: what for, and which."""
    return [(event["purpose"], event["card"]) for event in stage.told("drew")]


def shot(stage: Stage) -> dict[str, Any]:
    """The only shot that was fired by the last pick or turn."""
    (found,) = stage.told("shot")
    return found


def gains(stage: Stage, name: str) -> list[tuple[int, int]]:
    """Delay points gained and boxes crossed off by a character, card by card."""
    return [(event["delay"], event["boxes"]) for event in stage.told("gained") if event["character"] == name]


def offers(stage: Stage) -> list[str]:
    """What whoever is asked may pick, besides having the result cards reshuffled, which goes at any time."""
    return [pick for pick in stage.options() if pick != "reshuffle"]
