"""Ways to play a game in the browser to its end. The choices are of no cunning, but made as people make them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.web.browser import LONG
from tests.web.visitor import Visitor

Way = Callable[[Visitor, Random], None]
MOST = 400  # choices, of which a game of three needs about ten
REACH = 80  # presses of a key
# Cards of a hand lie on each other: a person points at what is in sight of one.
IN_SIGHT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const spots = [0.5, 0.1, 0.9].map((across) => ({ x: width * across, y: height / 2 }));
  return spots.find(({ x, y }) => thing.contains(document.elementFromPoint(left + x, top + y))) ?? spots[0];
}"""


def plays(visitor: Visitor, way: Way, seed: int = 1) -> int:
    """Choose whenever asked, until the game is over; how often that was."""
    chance = Random(seed)
    for count in range(MOST):
        # Bots may play long among themselves, and with motion every card flies.
        visitor.options.or_(visitor.result).first.wait_for(timeout=LONG * 1000)
        if visitor.result.is_visible():
            return count
        way(visitor, chance)
        expect(visitor.alert).to_have_count(0)
    raise AssertionError(f"the game is not over after {MOST} choices")


def by_mouse(visitor: Visitor, chance: Random) -> None:
    """Click what glows on the table, or an option in the bar."""
    visitor.page.mouse.move(1, 1)  # so that no note about what was clicked last lies over what comes next
    glowing = visitor.glowing.count()
    if glowing and chance.random() < 0.6:
        thing = visitor.glowing.nth(chance.randrange(glowing))
        thing.scroll_into_view_if_needed()
        thing.click(position=thing.evaluate(IN_SIGHT))
    else:
        any_of(visitor.options, chance).click()


def by_touch(visitor: Visitor, chance: Random) -> None:
    """The same with a finger."""
    glowing = visitor.glowing.count()
    if glowing and chance.random() < 0.6:
        thing = visitor.glowing.nth(chance.randrange(glowing))
        thing.scroll_into_view_if_needed()
        thing.tap(position=thing.evaluate(IN_SIGHT))
        play = visitor.note.get_by_role("button", name=visitor.say("play-it"), exact=True)
        if play.is_visible():  # the first tap shows a card
            play.tap()
    else:
        any_of(visitor.options, chance).tap()


def by_bar(visitor: Visitor, chance: Random) -> None:
    """Only in the bar, where everything can be chosen."""
    any_of(visitor.options, chance).click()


def by_keys(visitor: Visitor, chance: Random) -> None:
    """A number, Enter for what is usual, or the arrows to an option and Space on it."""
    count = visitor.options.count()
    way = chance.choice(("number", "enter", "arrows"))
    if way == "number":
        visitor.page.keyboard.type(f"{chance.randrange(count) + 1:0{1 if count <= 9 else 2}}")
    elif way == "enter":
        visitor.page.keyboard.press("Enter")
    else:
        arrows_to(visitor, visitor.options.nth(chance.randrange(count)))
        visitor.page.keyboard.press("Space")


def arrows_to(visitor: Visitor, option: Locator) -> None:
    """Up or down to the bar, then along it."""
    for _ in range(REACH):
        if option.evaluate("(option) => option === document.activeElement"):
            return
        zone = visitor.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone")
        visitor.page.keyboard.press({"board": "ArrowDown", "hand": "ArrowUp", "log": "ArrowUp"}.get(zone, "ArrowRight"))
    raise AssertionError("the arrow keys do not lead to that option")


def tab_to(visitor: Visitor, thing: Locator) -> None:
    """From thing to thing with the Tab key."""
    thing.wait_for()
    for _ in range(REACH):
        if thing.evaluate("(thing) => thing === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


def any_of(things: Locator, chance: Random) -> Locator:
    return things.nth(chance.randrange(things.count()))


def check_the_end(visitor: Visitor) -> None:
    """The end says who won and what turned the game, and what to do next."""
    table = visitor.tables[-1]
    places = table["view"]["result"]["places"]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    assert table["over"]
    if 0 in winners:
        expect(visitor.heading("you-win" if len(winners) == 1 else "you-draw")).to_be_visible()
    else:
        for seat in winners:
            expect(visitor.page.locator("#end-title")).to_contain_text(table["seats"][seat]["name"])
    for what in (visitor.heading("turning-points"), visitor.button("rematch"), visitor.result, visitor.button("share")):
        expect(what).to_be_visible()
