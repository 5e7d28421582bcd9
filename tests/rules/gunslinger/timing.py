"""Playing on, and reading off when things took place."""

from __future__ import annotations

from tests.rules.gunslinger.stage import GAME, Stage

NOTHING_HAPPENS = (*range(1, 19),)  # result cards with 0 on the DELAY and the WOUND line and SAME on the HEX line


def follow(stage: Stage, *picks: str) -> None:
    """Picks of whoever is asked; `events` keeps what it had, and has theirs as well."""
    events = list(stage.events)
    for pick in picks:
        stage.pick(pick)
        events += stage.events
    stage.events = events


def play_out(stage: Stage) -> None:
    """The rest of the turn, with the default of everybody who is asked; `events` keeps what it had."""
    turn = stage.state.turn
    while stage.asked is not None and stage.state.turn == turn and stage.asked[1] not in ("plan", "reconsider"):
        ask = GAME.asks(stage.state)[0]
        follow(stage, ask.options.picks()[ask.default])


def happened(stage: Stage, *kinds: str) -> list[tuple[int, str, str]]:
    """Segment, kind and character of the events of these kinds, in their order."""
    found: list[tuple[int, str, str]] = []
    now = 0
    for event in stage.events:
        if event["event"] == "segment":
            now = event["number"]
        elif event["event"] in kinds:
            found.append((now, event["event"], event["character"]))
    return found


def order(stage: Stage, *kinds: str) -> list[str]:
    """The kinds of the events of these kinds, in their order."""
    return [event["event"] for event in stage.events if event["event"] in kinds]
