"""Shootouts for card scenarios: the first dude of seat 0 calls the first one of seat 1 out in the town square."""

from __future__ import annotations

from typing import Any

from tests.rules.doomtown.stage import GAME, Stage

REST = ["bobo"] * 9  # what a deck goes on with after the hand that is to be drawn


def in_square(entry: Any) -> Any:
    """A dude of a gang, in the town square unless it says where."""
    if isinstance(entry, str):
        return (entry, "square")
    return {"at": "square", **entry} if isinstance(entry, dict) else entry


def name_of(entry: Any) -> str:
    found = entry["card"] if isinstance(entry, dict) else entry if isinstance(entry, str) else entry[0]
    return str(found)


def duel(mine: list[Any], theirs: list[Any], my: Any = None, their: Any = None, **more: Any) -> Stage:
    """Everybody who stands in the town square joins; stops at whatever is asked then."""
    stage = Stage(
        {"gang": [in_square(entry) for entry in mine], **(my or {})},
        {"gang": [in_square(entry) for entry in theirs], **(their or {})},
        **more,
    )
    stage.pick(f"call-out:{name_of(mine[0])}.0>{name_of(theirs[0])}.1")
    if stage.asked == (1, "call-out"):
        stage.pick("accept")
    while stage.asked is not None and stage.asked[1] == "posse":
        here = [pick for pick in stage.offers("join") if stage.dude(pick.partition(":")[2])["place"] == "square"]
        stage.pick(here[0] if here else "done")
    return stage


def reveal(stage: Stage, mine: list[str], theirs: list[str]) -> None:
    """Pass on Shootout plays, replace nothing and keep these hands; stops at the first question after the reveal."""
    while stage.asked is not None and stage.asked[1] in ("shootout", "shooter", "redraw", "keep"):
        ask = GAME.asks(stage.state)[0]
        options = ask.options.picks()
        if ask.question == "keep":
            hand = theirs if ask.seat else mine
            stage.by(ask.seat, next(pick for pick in options if pick.partition(":")[2] not in hand))
        else:
            stage.by(ask.seat, next((pick for pick in ("pass", "done") if pick in options), options[0]))


def showdown(mine: list[Any], theirs: list[Any], my_hand: list[str], their_hand: list[str], **more: Any) -> Stage:
    """A duel up to the moment when these draw hands have been revealed."""
    my = {"deck": [*my_hand, *REST], **more.pop("my", {})}
    their = {"deck": [*their_hand, *REST], **more.pop("their", {})}
    stage = duel(mine, theirs, my, their, **more)
    reveal(stage, my_hand, their_hand)
    return stage
