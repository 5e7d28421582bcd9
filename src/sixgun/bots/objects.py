"""Bots as objects: whatever has `choose` may sit wherever a bot's name may stand."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature
from operator import index
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from sixgun.bots.chair import Chair
from sixgun.bots.makers import Bot, check_bot, is_spec, make_bot
from sixgun.core.checks import quoted
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused


class Chooses(Protocol):
    """Gives the index of one of the picks that its chair offers."""

    def choose(self, chair: Chair) -> int: ...


#: A bot's name or spec, a bot, or a class of bots, which is made anew for each game, with a seed if it takes one.
BotLike: TypeAlias = str | Chooses | Callable[..., Chooses]


class Seated:
    """A bot of somebody's own at a table: an index that is none of the offered ones is refused."""

    blind = False

    def __init__(self, bot: Chooses, name: str) -> None:
        self._bot = bot
        self._name = name

    def choose(self, chair: Chair) -> int:
        args: dict[str, Plain]
        chosen: object = self._bot.choose(chair)
        try:
            choice = index(chosen)  # type: ignore[arg-type]
        except TypeError as error:
            args = {"bot": self._name[:40], "got": quoted(chosen)}
            raise Refused(Refusal("bot-chose-what", args), chair.game.key) from error
        if not 0 <= choice < chair.choices:
            args = {"bot": self._name[:40], "got": str(choice)[:20], "choices": chair.choices}
            raise Refused(Refusal("bot-chose-nothing", args), chair.game.key)
        return choice

    def choose_blindly(self, choices: int) -> int:
        return 0


def is_class_name(name: str) -> bool:
    """Whether a bot's name is a class in a module of somebody's own.

    >>> is_class_name("mybots:Clever"), is_class_name("search:200"), is_class_name("hard")
    (True, False, False)
    """
    module, colon, made = name.partition(":")
    return bool(colon) and not is_spec(name) and made.isidentifier() and all(map(str.isidentifier, module.split(".")))


def load(name: str) -> Callable[..., Chooses]:
    """The class behind `module:Class`; modules in the working directory are found as well."""
    module, _, made = name.partition(":")
    here = str(Path.cwd())
    try:
        sys.path.insert(0, here)
        found: Callable[..., Chooses] = getattr(import_module(module), made)
    except (ImportError, AttributeError) as error:
        raise Refused(Refusal("no-such-class", {"got": name[:80], "problem": str(error)[:200]})) from error
    finally:
        sys.path.remove(here)
    return found


def seat_bot(bot: BotLike, seed: int) -> Bot:
    """A bot for one game, by name, by `module:Class`, as an object or as a class.

    >>> class Last:
    ...     def choose(self, chair):
    ...         return chair.choices - 1
    >>> seat_bot(Last(), 7).blind, seat_bot(Last, 7).blind, seat_bot("random", 7).blind
    (False, False, True)
    """
    if isinstance(bot, str):
        if not is_class_name(bot):
            return make_bot(bot, seed, programs=True)
        return seat_bot(load(bot), seed)
    name = bot_name(bot)
    found: Any = bot
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        found = found(seed) if _takes_seed(found) else found()
        if not hasattr(found, "choose"):
            raise _no_bot(bot)
    return Seated(found, name)


def _takes_seed(made: Callable[..., Any]) -> bool:
    return any([part.kind in (part.POSITIONAL_ONLY, part.POSITIONAL_OR_KEYWORD) for part in _parameters(made)])


def _parameters(made: Callable[..., Any]) -> list[Any]:
    try:
        return list(signature(made).parameters.values())
    except ValueError:  # written in C
        return []


def bot_name(bot: BotLike) -> str:
    """What a bot is called in reports.

    >>> bot_name("rules"), bot_name(int)
    ('rules', 'int')
    """
    if isinstance(bot, str):
        return bot
    given = getattr(bot, "name", None)
    if isinstance(given, str) and given:
        return given
    return str(getattr(bot, "__name__", type(bot).__name__))


def check_bot_like(bot: BotLike) -> None:
    """Refuse what cannot sit at a table, but start no program."""
    if isinstance(bot, str):
        if is_class_name(bot):
            check_bot_like(load(bot))
        else:
            check_bot(bot)
    elif not hasattr(bot, "choose") and (isinstance(bot, type) or not callable(bot)):
        raise _no_bot(bot)


def _no_bot(bot: object) -> Refused:
    return Refused(Refusal("no-bot", {"got": bot_name(bot) if callable(bot) else repr(bot)[:40]}))


def check_sent(bot: BotLike, dumps: Callable[[Any], bytes] = pickle.dumps, name: str = "") -> bytes:
    """A bot as bytes for other processes. Refused, by the name that it has there, if it cannot be sent."""
    try:
        return dumps(bot)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        args: dict[str, Plain] = {"bot": (name or bot_name(bot))[:40], "problem": problem[:200]}
        raise Refused(Refusal("bot-not-sent", args)) from error


def check_names(bots: Sequence[BotLike]) -> None:
    """Refuse different bots of the same name: figures by name would count their games as those of one."""
    if isinstance(bots, str):
        raise Refused(Refusal("bots-list"))
    known: dict[str, BotLike] = {}
    for bot in bots:
        name = bot_name(bot)
        if known.setdefault(name, bot) is not bot and not isinstance(bot, str):
            raise Refused(Refusal("same-names", {"name": name[:40]}))
