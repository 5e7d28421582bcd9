"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sixgun.bots.chair import Chair
from sixgun.bots.chance import Rolling
from sixgun.bots.easy import EasyBot
from sixgun.bots.search.bot import HardBot, SearchBot
from sixgun.bots.search.budget import is_search, read_budget
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused


class Bot(Protocol):
    """Chooses one of the picks that its chair offers, by index."""

    blind: bool  # needs only the number of choices, and may be given nothing else

    def choose(self, chair: Chair) -> int: ...

    def choose_blindly(self, choices: int) -> int: ...


class RandomBot(Rolling):
    """Any pick, each as likely as the others."""

    blind = True

    def choose(self, chair: Chair) -> int:
        return self.choose_blindly(chair.choices)

    def choose_blindly(self, choices: int) -> int:
        return int(self._random() * choices)


class EnterBot(Rolling):
    """What the Enter key takes: the default of every question. A yardstick for the levels, not an opponent."""

    blind = False

    def choose(self, chair: Chair) -> int:
        return 0 if chair.choices == 1 else chair.ask().default

    def choose_blindly(self, choices: int) -> int:
        return 0


class RulesBot(Rolling):
    """The game's own advice, from what the seat can see and would remember."""

    blind = False

    def choose(self, chair: Chair) -> int:
        return 0 if chair.choices == 1 else chair.advise(self._random())

    def choose_blindly(self, choices: int) -> int:
        return 0


def is_spec(name: str) -> bool:
    """Whether a bot's name says more than a name: a program to start, a time to think.

    >>> is_spec("exec:./mybot"), is_spec("search:200"), is_spec("hard")
    (True, True, False)
    """
    return is_program(name) or is_search(name)


def is_program(name: str) -> bool:
    """Whether a bot's name is the command of a program.

    >>> is_program("exec:./mybot"), is_program("rules")
    (True, False)
    """
    return name.startswith(("exec:", "exec@"))


MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "easy": EasyBot,
    "normal": RulesBot,
    "hard": HardBot,
    "enter": EnterBot,
}
NAMES = tuple(MAKERS)
SPECS = ("search:ITERATIONS", "exec:COMMAND")  # how the names of other bots are made
LEVELS = ("easy", "normal", "hard")
AT_TABLES = tuple(name for name in NAMES if name != "enter")  # games of those who only press Enter may never end
STAND_IN = "rules"  # plays on for a player who resigned


def make_bot(name: str, seed: int, programs: bool = False) -> Bot:
    """A bot with chance of its own; `programs` allows specs: exec:./mybot starts a program, search:200 thinks as long.

    Names that come from others, as on a server, must never start programs, nor think for hours: that is why it is off.

    >>> make_bot("random", seed=7).choose_blindly(3) in (0, 1, 2)
    True
    >>> make_bot("search:20", seed=1, programs=True).blind
    False
    """
    if programs and is_program(name):
        from sixgun.bots.program import ProgramBot  # loaded only for programs

        return ProgramBot(name, seed)
    if programs and is_search(name):
        return SearchBot(seed, read_budget(name))
    if name not in MAKERS:
        raise _no_such_bot(name, programs, SPECS if programs else ())
    return MAKERS[name](seed)


def check_bot(name: str) -> None:
    """Refuse what `make_bot` would with `programs`, but start no program.

    >>> check_bot("search:200"), check_bot("exec:./mybot"), check_bot("hard")
    (None, None, None)
    """
    if is_program(name):
        from sixgun.bots.program import read_spec

        read_spec(name)
    elif is_search(name):
        read_budget(name)
    elif name not in MAKERS:
        raise _no_such_bot(name, True, (*SPECS, "module:Class"))


def _no_such_bot(name: str, programs: bool, specs: tuple[str, ...]) -> Refused:
    """What bots there are; where specs are not allowed, one that is given is told how they would be."""
    bots: list[Plain] = [*NAMES, *specs]
    refusals = [Refusal("no-such-bot", {"got": name[:40], "bots": bots})]
    if is_spec(name) and not programs:
        refusals.append(Refusal("bot-specs-off", {}))
    return Refused(refusals)
