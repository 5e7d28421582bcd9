"""A menu over the options of an ask: flat when they are few, step by step along their paths when they are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.core.asks import Option
from sixgun.core.messages import Msg

FEW = 9


class Menu:
    """Where a player is on the way to an option.

    `entries` are what can be chosen now: words, and either an option or the deeper menu. `trail` says what was chosen
    on the way here.
    """

    def __init__(
        self,
        options: Sequence[Option],
        say: Callable[[Msg], str],
        level: int = 0,
        above: Menu | None = None,
        trail: tuple[str, ...] = (),
        step: Msg | None = None,
        few: int = FEW,
    ) -> None:
        self.above = above
        self.trail = trail
        self.step = step  # the last one that was chosen on the way here
        if (len(options) <= few and level == 0) or level >= max([len(option.path) for option in options], default=0):
            self.entries: list[tuple[str, Option | Menu]] = [*_told_apart(options, say)]
            return
        groups: dict[str, list[Option]] = {}
        steps: dict[str, Msg] = {}
        for option in options:
            part = option.path[min(level, len(option.path) - 1)]
            words = say(part)
            groups.setdefault(words, []).append(option)
            steps.setdefault(words, part)
        self.entries = []
        for words, group in groups.items():
            if len(group) == 1 and level == 0:
                self.entries.append((say(group[0].label), group[0]))
            elif len(group) == 1:
                rest = [say(part) for part in group[0].path[level + 1 :]]
                self.entries.append((", ".join([words, *rest]), group[0]))
            else:
                self.entries.append((words, Menu(group, say, level + 1, self, (*trail, words), steps[words])))
        if len(self.entries) == 1 and isinstance(self.entries[0][1], Menu):
            only = self.entries[0][1]
            self.entries, self.trail, self.step = only.entries, only.trail, only.step
            for _, entry in self.entries:
                if isinstance(entry, Menu):
                    entry.above = self

    def choose(self, number: int) -> Option | Menu | None:
        """The entry of that number, counted from 1."""
        return self.entries[number - 1][1] if 0 < number <= len(self.entries) else None


def _told_apart(options: Sequence[Option], say: Callable[[Msg], str]) -> list[tuple[str, Option]]:
    """Options by their labels; those that read alike with their picks as well."""
    words = [say(option.label) for option in options]
    return [
        (f"{label} ({option.pick})" if words.count(label) > 1 else label, option)
        for label, option in zip(words, options, strict=True)
    ]
