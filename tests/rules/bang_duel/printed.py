"""What is printed on the components: the listing that the data files were made from, copied for the tests."""

from __future__ import annotations

# By kind: the symbols of the Law's copies and of the Outlaws' copies.
CARDS = {
    "water": ("bsss", "b"),
    "bank": ("b", ""),
    "barrel": ("s", "s"),
    "beer": ("", "b"),
    "strong-beer": ("b", ""),
    "hat": ("h", "h"),
    "carbine": ("hh", "b"),
    "wagon": ("bb", "b"),
    "gun-belt": ("d", "s"),
    "colt": ("d", "ddddd"),
    "derringer": ("hhhs", ""),
    "dynamite": ("", "b"),
    "duel": ("d", "h"),
    "general-store": ("s", "h"),
    "robbery": ("", "bhhh"),
    "gatling": ("b", ""),
    "indians": ("h", "h"),
    "schoolteacher": ("hb", ""),
    "missed": ("bssss", "hbsssss"),
    "bison-herd": ("b", ""),
    "scope": ("h", "h"),
    "watch": ("", "hh"),
    "peacemaker": ("hh", ""),
    "knife": ("", "hhs"),
    "volley": ("bh", ""),
    "remington": ("", "sb"),
    "return-fire": ("h", ""),
    "schofield": ("", "bb"),
    "rattlesnake": ("", "s"),
    "shotgun": ("dd", "hh"),
    "winchester": ("hh", ""),
}
BANGS = {"colt", "carbine", "peacemaker", "remington", "schofield", "shotgun", "volley", "winchester"}
EQUIPMENT = {"bank", "barrel", "bison-herd", "dynamite", "gun-belt", "hat", "rattlesnake", "scope", "watch"}

LAW_LIFE = {
    "alan-pinkertoon": 4,
    "annie-oakey": 4,
    "bart-masterson": 4,
    "bill-tightman": 5,
    "buffalo-bell": 4,
    "dalon-ranger": 5,
    "jango": 3,
    "pat-garret": 5,
    "tex-killer": 4,
    "the-stranger": 4,
    "wild-bill": 5,
    "wyatt-ear": 4,
}
OUTLAW_LIFE = {
    "babe-leroy": 4,
    "bull-anderson": 5,
    "cattle-katie": 4,
    "dalton-bros": 3,
    "jack-ransome": 4,
    "pearl-hat": 3,
    "sid-curry": 4,
    "slim-poet": 4,
    "soundance-kid": 4,
    "toco-ramirez": 4,
    "tom-thorn": 4,
    "west-harding": 4,
}
ALL_CARDS = sorted(
    [
        f"{kind}.{side}{symbol}"
        for kind, pair in CARDS.items()
        for side, copies in zip("lo", pair, strict=True)
        for symbol in copies
    ]
)


def without(cards: list[str]) -> list[str]:
    """All cards of the box but these."""
    left = ALL_CARDS[:]
    for card in cards:
        left.remove(card)
    return left
