"""A beginner: sensible, but overlooks much of what could be done."""

from __future__ import annotations

from sixgun.bots.chair import Chair
from sixgun.bots.chance import Rolling
from sixgun.bots.search.consider import thinking_of


class EasyBot(Rolling):
    """The game's own advice among those options that it happens to notice."""

    blind = False

    def choose(self, chair: Chair) -> int:
        if chair.choices == 1:
            return 0
        thinking = thinking_of(chair)
        share = thinking.overlooks if chair.choices > thinking.plain else 0.0
        noticed = [i for i in range(chair.choices) if self._random() >= share]
        if not noticed:
            noticed = [int(self._random() * chair.choices)]
        return noticed[chair.mislead(self._random(), noticed)] if len(noticed) > 1 else noticed[0]

    def choose_blindly(self, choices: int) -> int:
        return 0
