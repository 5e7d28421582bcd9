"""What a page still has in its memory: every object that can be reached, looked through after a collection."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

# A view of a game names the seat whose eyes it is for, and has the players with their cards.
SEATS_OF_VIEWS = """function () {
  const views = this.filter((thing) => Array.isArray(thing.players) && "seat" in thing && thing.players[0]?.cards);
  return [...new Set(views.map((view) => view.seat))];
}"""


def eyes_remembered(visitor: Visitor) -> set[int | None]:
    """For whose eyes there are views in the page's memory."""
    browser = visitor.context.new_cdp_session(visitor.page)

    def ask(what: str, **more: Any) -> Any:
        return browser.send(what, more)

    root = ask("Runtime.evaluate", expression="Object.prototype")["result"]["objectId"]
    every = ask("Runtime.queryObjects", prototypeObjectId=root)["objects"]["objectId"]
    found = ask("Runtime.callFunctionOn", objectId=every, functionDeclaration=SEATS_OF_VIEWS, returnByValue=True)
    browser.detach()
    return set(found["result"]["value"])
