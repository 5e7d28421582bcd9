"""Who sits where, and under which names."""

from __future__ import annotations

from typing import Any

from sixgun.bots import NAMES, check_bot_like, is_class_name, is_program, is_spec
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.play.words import BOT_NAMES
from sixgun.terminal.shown.sentences import printable
from sixgun.text import Speaker

HUMAN = "you"
DEFAULT_BOT = "rules"


def usual_chairs(seats: int) -> list[str]:
    """One person, and bots."""
    return [HUMAN] + [DEFAULT_BOT] * (seats - 1)


def is_own(chair: str) -> bool:
    """Whether a chair names a bot of the player's own: only that player may seat it, never a file from somebody else.

    >>> is_own("exec:./mybot"), is_own("mybots:Clever"), is_own("search:200"), is_own("hard"), is_own("you")
    (True, True, True, False, False)
    """
    return is_spec(chair) or is_class_name(chair)


def read_seats(text: str | None, game: Game[Any], size: int | None = None, own: bool = True) -> list[str]:
    """Who sits where: `you` for a person at this keyboard, `bot` or a bot's name, and if allowed a bot of their own:
    `exec:` and a program, `search:` and a budget, `module:Class`.
    """
    if text is None:
        return usual_chairs(size or game.usual_seats)
    words = [word if is_program(word) or is_class_name(word) else word.lower() for word in _split(text)]
    chairs = [DEFAULT_BOT if word == "bot" else word for word in words]
    for word in chairs:
        if own and is_own(word):
            check_bot_like(word)
        elif word != HUMAN and word not in NAMES:
            raise Refused(Refusal("no-such-chair", {"got": word[:40], "bots": [HUMAN, "bot", *NAMES]}), game.key)
    if size is not None and len(chairs) != size:
        raise Refused(Refusal("position-seats", {"want": size, "got": len(chairs)}))
    return chairs


def _split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def table_names(chairs: list[str], given: str | None, speaker: Speaker) -> list[str]:
    """The players' names: those given, then a name for each bot and a number for each person."""
    wanted = [printable(name)[:20] for name in (given or "").split(",")]
    if given and len(wanted) > len(chairs):
        raise Refused(Refusal("too-many-names", {"got": len(wanted), "seats": len(chairs)}))
    people = chairs.count(HUMAN)
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if seat < len(wanted) and wanted[seat]:
            names.append(wanted[seat])
        elif chair == HUMAN:
            names.append(speaker.text("you") if people == 1 else speaker.text("player", number=seat + 1))
        else:
            names.append(BOT_NAMES[seat % len(BOT_NAMES)])
    for name in names:
        if names.count(name) > 1:
            raise Refused(Refusal("same-names", {"name": name}))
    return names
