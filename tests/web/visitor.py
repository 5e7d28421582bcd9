"""Somebody in front of a browser: a window in a language, what came over its sockets, and what went wrong in it."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.web.words import say

DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=PATIENCE)
Size = tuple[int, int]
Lang = Literal["en", "it"]
Theme = Literal["light", "dark"]

# What the policy of the page forbids is told by the browser as an event.
TELL = """addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violated", event.violatedDirective, event.blockedURI))"""

# Somebody who was offered the lesson of every game already, and is not asked again.
KNOWS = """try {
  localStorage.setItem("sixgun.offered", "gunfighters bang-duel gunslinger doomtown");
} catch {} // a blank page remembers nothing"""

FOLLOW = """(path) => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""


class Visitor:
    """A window with one page. Things are named by the keys of the page's texts."""

    def __init__(self, context: BrowserContext, lang: Lang, newcomer: bool = False) -> None:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL)
        if not newcomer:
            context.add_init_script(KNOWS)
        self.context = context
        self.lang = lang
        self.troubles: list[str] = []
        self.expected: tuple[str, ...] = ()  # troubles that the test itself makes
        self.heard: list[tuple[Literal["sent", "received"], dict[str, Any]]] = []  # over sockets, in order
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._trouble(f"error in the page: {error}"))
        page.on("crash", lambda _: self._trouble("the page crashed"))
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._trouble(f"console: {message.text}")

    def _trouble(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.troubles.append(text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.heard.append(("sent", json.loads(data))))
        socket.on("framereceived", lambda data: self.heard.append(("received", json.loads(data))))

    @property
    def tables(self) -> list[dict[str, Any]]:
        """Every message about a table that came."""
        return [message for way, message in self.heard if way == "received" and message["type"] == "table"]

    def settles(self, **ways: str) -> None:
        """Until the table knows what this page leaves to it, in these ways: then it says nothing more by itself."""
        while not (self.tables and self._knows(self.tables[-1]["pace"], ways)):
            self.page.wait_for_timeout(50)

    def _knows(self, pace: dict[str, Any] | None, ways: dict[str, str]) -> bool:
        return pace is None or (bool(pace["pace"]) and ways.items() <= pace["pace"].items())

    def reloads(self) -> None:
        """Load the page anew. What it heard before is forgotten: only what comes now counts."""
        self.heard.clear()
        self.page.reload()

    # ---- what is on the page

    def goes(self, path: str) -> None:
        self.page.goto(path)

    def follows(self, path: str) -> None:
        """Go there as by a link on the page, which is not loaded anew."""
        self.page.evaluate(FOLLOW, path)

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, key, **args)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def way(self, key: str, game: str = "gunfighters") -> Locator:
        """A way to sit down at a table of a game, under its poster."""
        poster = self.page.get_by_role("listitem", name=self.say(f"poster-{game}-title"), exact=True)
        return poster.get_by_role("button", name=self.say(key), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def field(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def heading(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    def zone(self, name: str) -> Locator:
        return self.page.locator(f'[data-zone="{name}"]')

    @property
    def prompt(self) -> Locator:
        """The bar that says what is asked."""
        return self.page.get_by_role("region", name=self.say("prompt-label"), exact=True)

    @property
    def options(self) -> Locator:
        """What can be chosen in the bar now."""
        # Asked for so often, and by roles it takes a look at everything on the page each time.
        return self.page.locator(f'[role="group"][aria-label="{self.say("options-label")}"] button:enabled')

    @property
    def hand(self) -> Locator:
        """The cards of the hand that is on the page."""
        return self.page.locator("[data-card]")

    @property
    def glowing(self) -> Locator:
        """What can be touched on the board and in the hand."""
        return self.page.locator('[data-zone="board"], [data-zone="hand"]').locator('button[aria-disabled="false"]')

    @property
    def result(self) -> Locator:
        """The end of a game."""
        return self.zone("board").get_by_role("link", name=self.say("replay"), exact=True)

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("log"), exact=True)

    @property
    def note(self) -> Locator:
        """The sentence that tells what something is, or why it cannot be."""
        return self.page.locator("[popover][role=status]")

    @property
    def alert(self) -> Locator:
        return self.page.locator('[role="alert"]')

    def table_id(self) -> str:
        """The table of the page's address."""
        self.page.wait_for_url(re.compile(r"/t/[^/]+$"))
        return self.page.url.rpartition("/")[2]

    def told(self) -> list[str]:
        """The story line by line."""
        return [line.strip() for line in self.story.locator("p").all_inner_texts()]

    def words_on_page(self) -> str:
        """Everything that is read or heard: text, labels, tips, the title."""
        return str(
            self.page.evaluate("""() => {
              const named = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
              const every = [...document.querySelectorAll("*")];
              const said = every.flatMap((at) => named.map((name) => at.getAttribute(name))).filter(Boolean);
              return [document.title, document.body.textContent, ...said].join("\\n");
            }""")
        )
