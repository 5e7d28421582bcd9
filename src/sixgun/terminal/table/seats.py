"""Who sits where, and under which names."""

from __future__ import annotations

from typing import Any

from sixgun.bots import NAMES, is_program, is_spec, make_bot
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


def read_seats(text: str | None, game: Game[Any], size: int | None = None, programs: bool = True) -> list[str]:
    """Who sits where: `you` for a person at this keyboard, `bot` or a bot's name, or `exec:` and a program."""
    if text is None:
        return usual_chairs(size or game.usual_seats)
    words = [word.strip() if is_program(word.strip()) else word.strip().lower() for word in text.split(",")]
    chairs = [DEFAULT_BOT if word == "bot" else word for word in words]
    for word in chairs:
        if programs and is_spec(word) and not is_program(word):
            make_bot(word, 0, programs=True)  # refuses a bad spec
        elif word != HUMAN and word not in NAMES and not (programs and is_program(word)):
            raise Refused(Refusal("no-such-chair", {"got": word[:40], "bots": [HUMAN, "bot", *NAMES]}), game.key)
    if size is not None and len(chairs) != size:
        raise Refused(Refusal("position-seats", {"want": size, "got": len(chairs)}))
    return chairs


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
