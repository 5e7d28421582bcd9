"""Positions with as much on the table as a game ever brings together: what fits then, fits always."""

from __future__ import annotations

from typing import Any

from tests.web.positions import Scene

LAW = (
    "sheriff-dave-montreal philip-swinford tommy-harden prescott-utter clyde-owens abram-grothe olivia-jenks eve-henry"
)
DEEDS = "bank-of-california the-town-hall 1st-baptist-church yan-lis-tailoring stagecoach-office general-store"
HELD = (
    "establishin-whos-in-charge make-the-smart-choice hiding-in-the-shadows peacemaker mustang bunkhouse "
    "lucinda-lucy-clover shotgun"
)
SLOANE = "sloane barton-everest silas-aims fred-aims allie-hensman clint-ramsey"
THEIRS = "carters-bounties pearlys-palace undertaker the-union-casino"


def home(**more: Any) -> dict[str, Any]:
    """Eight dudes at home, six deeds on the street, eight cards in the hand."""
    first, second, *others = LAW.split()
    armed = [{"card": first, "gear": ["roan", "tin-star"]}, {"card": second, "gear": ["buffalo-rifle"], "bounty": 2}]
    left, right = DEEDS.split()[:3], DEEDS.split()[3:]
    return {
        "outfit": "law-dogs",
        "stash": 14,
        "street": [*left, "home", *right],
        "gang": [*armed, *others],
        "hand": HELD.split(),
        "deck": ["pinto", "reserves", "ambush", "rumors"],
        **more,
    }


def rival(outfit: str = "the-sloane-gang", gang: str = SLOANE, street: str = THEIRS, **more: Any) -> dict[str, Any]:
    deeds = street.split()
    return {
        "outfit": outfit,
        "stash": 5,
        "street": [*deeds[:2], "home", *deeds[2:]],
        "gang": gang.split(),
        "hand": ["coachwhip", "bad-company"],
        "deck": ["pinto", "extortion", "clear-out"],
        **more,
    }


MORGAN = rival(
    "morgan-cattle-co",
    "irving-patterson elander-boldman james-ghetty jon-longstride lane-healey",
    "blake-ranch cattle-market circle-m-ranch",
)
RING = rival(
    "the-fourth-ring",
    "micah-ryse mongwau-the-mighty bobo arnold-mccadish avie-cline",
    "pats-perch dead-dog-tavern killer-bunnies-casino",
)
OUT = home()
OUT["gang"] = [*OUT["gang"][:5], *[[who, "square"] for who in OUT["gang"][5:]]]
MET = rival(gang="fred-aims allie-hensman clint-ramsey")
MET["gang"] += [["sloane", "square"], ["barton-everest", "square"], ["silas-aims", "square"]]

GEAR = [[["gun-belt.ld", "hat.lh"], ["barrel.ls", "scope.lh"]], [["barrel.os", "watch.oh"], ["gun-belt.os"]]]
HAND = "water.ls bank.lb carbine.lh wagon.lb colt.ld derringer.lh duel.ld general-store.ls missed.ls volley.lh"

PLACES = ["ranch", "saloon", "station", "stable", "plaza", "hill"]
FIVES = [[PLACES[(seat * 5 + i) % 6] for i in range(5)] for seat in range(4)]

PEOPLE = ["ike", "texas", "happy", "guard", "lucky", "slim"]


def gunfight(**more: Any) -> dict[str, Any]:
    """Six at the corral, armed to the teeth, some of them hit."""
    guns = {"both-hands": [{"weapon": "W44"}], "holstered": [{"weapon": "C45"}, {"weapon": "C45"}]}
    hexes = dict(zip(PEOPLE, ["D4", "H8", "F3", "F9", "H3", "D9"], strict=True))
    people = [
        {"character": who, "seat": seat, "side": seat % 2, "hex": hexes[who], "facing": "sn"[seat % 2], "weapons": guns}
        for seat, who in enumerate(PEOPLE)
    ]
    return {"turn": 4, "length": 15, "characters": people, **more}


CROWDED: dict[str, Scene] = {
    "doomtown, a full home": Scene("doomtown", {"players": [home(), rival()], "day": 6}),
    "doomtown, six in the square": Scene("doomtown", {"players": [OUT, MET], "day": 6}),
    "doomtown, four players": Scene("doomtown", {"players": [home(), rival(), MORGAN, RING], "day": 4}),
    "gunfighters, seven gangs": Scene(
        "gunfighters",
        {
            "hands": [
                ["ranch", "ranch$", "hill", "hill$", "saloon", "station"],
                *[["saloon", "plaza", "saloon$"], ["stable", "station$", "hill"], ["stable$", "ranch", "plaza$"]] * 2,
            ],
            "coins": [5, 3, 2, 1, 1, 2, 1],
            "turn": 0,
        },
    ),
    "duel, full lines": Scene(
        "bang-duel",
        {
            "characters": [["wyatt-ear", "pat-garret"], ["sid-curry", "babe-leroy"]],
            "gear": GEAR,
            "reserve": [["jango", "wild-bill"], ["tom-thorn"]],
            "hands": [HAND.split(), ["colt.od", "beer.ob", "robbery.oh"]],
            "turn": 0,
            "phase": "play",
        },
    ),
    "duel, under fire": Scene(
        "bang-duel",
        {
            "characters": [["wyatt-ear", "pat-garret"], ["sid-curry", "babe-leroy"]],
            "gear": GEAR,
            "hands": [HAND.split(), ["missed.ob", "missed.oh", "missed.os", "beer.ob"]],
            "turn": 0,
            "phase": "play",
        },
        picks=((0, "play:derringer.lh>front"),),
        seat=1,
    ),
    "gunfighters, the deal": Scene(
        "gunfighters", {"hands": [*FIVES, ["ranch$", "saloon$", "station$", "stable$", "hill$"]], "turn": 0}
    ),
    "gunslinger, a plan": Scene("gunslinger", gunfight()),
}
