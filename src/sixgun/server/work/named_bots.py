"""The bots that an operator names when a server is started: programs, and bots in Python."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from sixgun.bots import NAMES as BOTS
from sixgun.bots import BotLike, is_class_name
from sixgun.bots.program import read_spec
from sixgun.bots.search.budget import is_search
from sixgun.core.refusals import Refusal, Refused
from sixgun.server.work.own_bots import pack

MOST = 16  # bots
_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


def read_pairs(pairs: Iterable[str]) -> list[tuple[str, str]]:
    """Names and bots from NAME=BOT, as the command line has them.

    >>> read_pairs(("mine=exec:./mybot --fast=1",))
    [('mine', 'exec:./mybot --fast=1')]
    """
    found = []
    for pair in pairs:
        name, equals, bot = pair.partition("=")
        if not equals:
            raise Refused(Refusal("bot-name", {"got": pair[:40], "most": MOST}))
        found.append((name, bot))
    return found


def sort_bots(bots: Mapping[str, BotLike] | Iterable[tuple[str, BotLike]]) -> tuple[dict[str, str], dict[str, bytes]]:
    """The programs by name, and all others packed for their processes. What cannot play is refused.

    >>> sort_bots({"mine": "exec:./mybot", "deep": "search:400"})[0]
    {'mine': 'exec:./mybot'}
    """
    programs: dict[str, str] = {}
    others: dict[str, bytes] = {}
    for name, bot in bots.items() if isinstance(bots, Mapping) else bots:
        if not _NAME.fullmatch(name) or name in BOTS or name in programs or name in others:
            raise Refused(Refusal("bot-name", {"got": name[:40], "most": MOST}))
        if isinstance(bot, str) and not is_class_name(bot) and not is_search(bot):
            read_spec(bot)
            programs[name] = bot
        else:
            others[name] = pack(name, bot)
        if len(programs) + len(others) > MOST:
            raise Refused(Refusal("bot-name", {"got": name[:40], "most": MOST}))
    return programs, others
