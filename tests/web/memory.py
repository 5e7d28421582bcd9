"""What a page still has in its memory: every object that can be reached, looked through after a collection."""

from __future__ import annotations

import time
from collections.abc import Set
from typing import Any

from tests.web.visitor import Visitor

SOON = 5.0  # seconds
COLLECTIONS = 2  # what was taken out of the page and what it knew hold each other: the first one only parts them

# A view of a game names the seat whose eyes it is for, and has players with cards, or characters with a stack.
SEATS_OF_VIEWS = """function () {
  const views = this.filter((thing) =>
    "seat" in thing && (thing.players?.[0]?.cards || (Array.isArray(thing.weapons) && thing.characters?.[0]?.stack)));
  return [...new Set(views.map((view) => view.seat))];
}"""


def eyes_remembered(visitor: Visitor) -> set[int | None]:
    """For whose eyes there are views in the page's memory."""
    browser = visitor.context.new_cdp_session(visitor.page)

    def ask(what: str, **more: Any) -> Any:
        return browser.send(what, more)

    for _ in range(COLLECTIONS):
        ask("HeapProfiler.collectGarbage")
    root = ask("Runtime.evaluate", expression="Object.prototype")["result"]["objectId"]
    every = ask("Runtime.queryObjects", prototypeObjectId=root)["objects"]["objectId"]
    found = ask("Runtime.callFunctionOn", objectId=every, functionDeclaration=SEATS_OF_VIEWS, returnByValue=True)
    for handle in (every, root):  # else the array of everything may outlive this look, and keep what it found
        ask("Runtime.releaseObject", objectId=handle)
    browser.detach()
    return set(found["result"]["value"])


def forgets(visitor: Visitor, eyes: Set[int]) -> bool:
    """Whether nothing for these eyes is left. The browser's own objects let go of the page's only some time after, so
    it is asked again for a while."""
    until = time.monotonic() + SOON
    while eyes_remembered(visitor) & eyes:
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True
