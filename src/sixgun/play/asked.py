"""An ask as it goes over the wire."""

from __future__ import annotations

from collections import Counter

from sixgun.core.asks import Ask, Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain


def ask_plain(ask: Ask) -> dict[str, Plain]:
    """Options name their messages by number in `words`: hundreds of them are made of the same few steps.

    An option's label goes without saying where its path says it already. One that no other shares its first step with
    is chosen at once: it is said in full.
    """
    words: list[Plain] = []
    places: dict[str, int] = {}
    met: dict[int, int] = {}  # by object: many options share theirs, and putting one into words takes long
    options = list(ask.options)  # held here, so that no object takes another's place

    def place(message: Msg) -> int:
        found = met.get(id(message))
        if found is None:
            found = met[id(message)] = places.setdefault(repr(message), len(words))
            if found == len(words):
                words.append(message.plain())
        return found

    first = Counter([place(o.path[0]) for o in options if o.path])

    def option(o: Option) -> dict[str, Plain]:
        path: list[Plain] = [place(step) for step in o.path]
        alone = len(path) > 1 and first[place(o.path[0])] == 1
        said = (len(path) > 1 and not alone) or o.path == (o.label,)
        folded: dict[str, Plain] = {"pick": o.pick, "path": path}
        if not said:
            folded["label"] = place(o.label)
        if o.grave:
            folded["grave"] = True
        return folded

    window: dict[str, Plain] = {"window": ask.window} if ask.window else {}
    return {
        "question": ask.question,
        "rule": ask.rule,
        "prompt": ask.prompt.plain(),
        "default": ask.default,
        "options": [option(o) for o in options],
        "words": words,
        **window,
    }
