"""Lists: games, rules, tables and replays."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict


class OptionSpec(TypedDict):
    """An option of a game."""

    name: str
    values: Annotated[list[bool | int | str], "the default first"]
    rule: str
    seat: Annotated[int | None, "the one seat that it is about"]
    several: Annotated[int, "how many values in a row make a value, such as `2,7`; 0 where they do not"]


class GameInfo(TypedDict):
    """A game as it is listed."""

    key: str
    seats: list[int]
    usual_seats: int
    options: list[OptionSpec]
    bots: Annotated[list[str], "the usual level first"]
    house: Annotated[list[str], "names of invented figures"]
    decks: Annotated[bool, "whether players may bring deck files"]


class RuleText(TypedDict):
    """A rule of the inventory."""

    id: str
    text: str
    it: str
    unclear: NotRequired[str]
    unclear_it: NotRequired[str]


class Chapter(TypedDict):
    """A chapter of a game's rules; its words are in the texts of the game."""

    slug: str
    lesson: Annotated[str, "the slug of the lesson that goes with it; empty for none"]
    rules: Annotated[list[str], "the ids of the rules that it tells about"]


class SeatSummary(TypedDict):
    """A seat of a table in a list."""

    name: str
    bot: str | None
    person: bool


class Summary(TypedDict):
    """A table in a list."""

    table: str
    game: str
    title: str
    public: bool
    begun: bool
    over: bool
    hot_seat: bool
    seats: list[SeatSummary]
    at: int
    paused: bool
    winners: Annotated[list[int], "once it is over"]
    yours: list[int]
    your_turn: bool
    left: Annotated[bool, "whether you have no part in it any more, though it is not over"]


class ReplayLine(TypedDict):
    """A replay in a list."""

    replay: str
    game: str
    title: str
    names: list[str]
    winners: list[int]
    at: int
