"""Shootouts whose decks are the hands: cards by suit and value, and two dudes who cannot shoot."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.table.records import LOSER
from tests.rules.doomtown.stage import Stage

HIGH_HAND = "2S 4D 6H 8C 10S"
HIGHER_HAND = "2S 4D 6H 8C JS"
PAIR_HAND = "3S 3D 5H 6C 10S"
THREES_HAND = "3S 3D 3H 6C 10S"
FOURS_HAND = "3S 3D 3H 3C 10S"
SUITS = "SDHC"
VALUES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = {  # a card or two for every suit and value, aces first
    "S": "irving-patterson micah-ryse mongwau-the-mighty prescott-utter andreas-andregg bobo james-ghetty "
    "jon-longstride xiong-wendy-cheng clyde-owens abram-grothe jia-mein ivor-hawley",
    "D": "pony-express gomorra-parish yan-lis-tailoring b-b-attorneys charlies-place stagecoach-office cattle-market "
    "circle-m-ranch bunkhouse carters-bounties undertaker general-store railroad-station",
    "H": "soul-blast peacemaker shotgun whiskey-flask mustang roan pinto force-field tin-star doyles-hoyle "
    "buffalo-rifle blood-curse raising-hell",
    "C": "lady-luck bottom-dealin auction war-paint pistol-whip one-good-turn kidnappin rumors fresh-horses "
    "extortion hex-slingin missed point-blank",
}


def cards(text: str) -> list[str]:
    """Cards of these suits and values, written as in "10S AD"; other words are names of cards."""
    found: list[str] = []
    for word in text.split():
        value, suit = word[:-1], word[-1:]
        found.append(FACES[suit].split()[VALUES.index(value)] if value in VALUES and suit in SUITS else word)
    return found


def brawl(mine: str, theirs: str, my: Any = None, their: Any = None, join: str = "", **more: Any) -> Stage:
    """Steele Archer calls Clementine Lepp out in the square; both are 0-draws, so the decks are the hands."""
    me: dict[str, Any] = {"gang": [("steele-archer", "square")], "deck": cards(mine), **(my or {})}
    them = {"gang": [("clementine-lepp", "square")], "deck": cards(theirs), **(their or {})}
    stage = Stage(me, them, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    while stage.asked is not None and stage.asked[1] == "posse":
        joins = [pick for pick in stage.offers("join") if pick in join.split()]
        stage.pick(joins[0] if joins else "done")
    while stage.asked is not None and stage.asked[1] == "shootout":
        stage.pick("pass")
    return stage


def ranks(stage: Stage) -> list[int]:
    """The ranks of both draw hands now."""
    return [stage.player(seat)["draw_hand"]["rank"] for seat in (0, 1)]


def loser(stage: Stage) -> int:
    """The side that lost the round: 1 the leader, 2 the mark, 0 nobody."""
    return int(stage.state.fight[LOSER])
