"""An ask as it goes over the wire."""

from __future__ import annotations

from sixgun.core.asks import Ask, Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain


def ask_plain(ask: Ask) -> dict[str, Plain]:
    """Options name their messages by number in `words`: hundreds of them are made of the same few steps.

    An option's label goes without saying where its path says it already.
    """
    words: list[Plain] = []
    places: dict[str, int] = {}

    def place(message: Msg) -> int:
        key = repr(message)
        if key not in places:
            places[key] = len(words)
            words.append(message.plain())
        return places[key]

    def option(o: Option) -> dict[str, Plain]:
        path: list[Plain] = [place(step) for step in o.path]
        said = len(path) > 1 or o.path == (o.label,)
        return {"pick": o.pick, "path": path} if said else {"pick": o.pick, "path": path, "label": place(o.label)}

    return {
        "question": ask.question,
        "rule": ask.rule,
        "prompt": ask.prompt.plain(),
        "default": ask.default,
        "options": [option(o) for o in ask.options],
        "words": words,
    }
