"""Nothing of one's own is cut, covered or scrolled away: crowded tables of every game, in windows of many sizes."""

from __future__ import annotations

import itertools
import json
import time
from typing import Any

import pytest

from tests.server.serving import Guest
from tests.web.conftest import Visit
from tests.web.crowds import CROWDED
from tests.web.positions import shows
from tests.web.visitor import PHONE, Lang, Size, Visitor

pytestmark = pytest.mark.slow

DESKS: tuple[Size, ...] = ((1280, 640), (1366, 657), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
LEAST = {False: (38, 28), True: (26, 26)}  # pixels of a thing that is touched, at a desk and on a phone
PHONES: tuple[Size, ...] = (PHONE, (360, 640))
LARGE_TYPE = 32  # pixels: twice the usual
# Of each game: what the viewer owns on the board. The hand, the prompt and the line above are the same in all.
OWN = {
    "doomtown": '[data-thing$=".0"].dude, [data-thing$=".0"].building',
    "bang-duel": '.line-bottom [data-thing^="character:"]',
    "gunfighters": '[data-thing^="place:"]',
    "gunslinger": '[data-zone="hand"] .plan',
}
# The boxes of things, each as [left, top, right, bottom]; and what of a box others lie over, at its centre.
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((at) => {
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const seen = over !== null && (at.contains(over) || over.contains(at));
  return { name: at.dataset.thing ?? at.textContent.trim().slice(0, 30), box: [left, top, right, bottom], seen };
}).filter(({ box }) => box[2] > box[0])"""
STILL = """() => new Promise((done) => {
  let [last, same] = ["", 0];
  const look = () => {
    const at = [...document.querySelectorAll(".saloon, .saloon button")].map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    });
    const now = JSON.stringify(at);
    same = now === last ? same + 1 : 0;
    last = now;
    if (same < 4) requestAnimationFrame(look);
    else done(null);
  };
  look();
})"""
# Of each game whose cards tell what they do: where that stands, and whether all of it must be read at once.
TELLS = {"doomtown": '[data-zone="hand"] .effect', "gunslinger": '[data-zone="hand"] .side', "bang-duel": "text.effect"}
SPILLS = """(all) => all.filter((at) => at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 1)
  .map((at) => at.textContent.trim())"""
PLATES = '[data-zone="board"] .gang, [data-zone="board"] .middle > *'  # of Gunfighters
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def boxes(visitor: Visitor, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(BOXES, selector)
    return found


def outside(visitor: Visitor, selector: str, width: int, height: int, what: str) -> list[str]:
    """What of these is not wholly in the window, or covered by something else that does not go away by itself."""
    until = time.monotonic() + 10
    while (wrong := _outside_now(visitor, selector, width, height, what)) and time.monotonic() < until:
        visitor.page.mouse.move(0, 0)  # a note stays for as long as it is pointed at
        visitor.page.wait_for_timeout(200)
    return wrong


def _outside_now(visitor: Visitor, selector: str, width: int, height: int, what: str) -> list[str]:
    found = boxes(visitor, selector)
    assert found, f"nothing on the page is {what}"
    wrong = []
    for thing in found:
        left, top, right, bottom = thing["box"]
        if left < -1 or top < -1 or right > width + 1 or bottom > height + 1:
            wrong.append(f"{what} {thing['name']!r} is cut: {[round(edge) for edge in thing['box']]}")
        elif not thing["seen"]:
            wrong.append(f"{what} {thing['name']!r} is covered")
    return wrong


def overlapping(visitor: Visitor) -> list[str]:
    """The parts of a table, of which none may lie on another."""
    parts = ["> .top", '[data-zone="board"]', '[data-zone="prompt"]', '[data-zone="hand"]']
    return on_each_other({part: box["box"] for part in parts for box in boxes(visitor, f".saloon {part}")[:1]})


def on_each_other(found: dict[str, list[float]]) -> list[str]:
    return [
        f"{one} lies on {other}"
        for one, other in itertools.combinations(found, 2)
        if min(found[one][2], found[other][2]) - max(found[one][0], found[other][0]) > 1
        and min(found[one][3], found[other][3]) - max(found[one][1], found[other][1]) > 1
    ]


def resize(visitor: Visitor, size: Size) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(STILL)


def faults(visitor: Visitor, game: str, size: Size) -> list[str]:
    """What is wrong with a table in a window of some size."""
    resize(visitor, size)
    phone = size[0] < 600
    hand = '[data-zone="hand"] .whose' if game == "gunslinger" else '[data-zone="hand"] [data-spot^="hand:"]'
    cards = '[data-zone="hand"] [data-card]'
    wrong = outside(visitor, ".saloon > .top", *size, "the line above")
    wrong += outside(visitor, '[data-zone="prompt"]', *size, "the prompt")
    wrong += outside(visitor, '[data-zone="prompt"] .question', *size, "the question")
    wrong += outside(visitor, OWN[game], *size, "of one's own")
    wide, high = LEAST[phone]
    for thing in boxes(visitor, OWN[game]):
        left, top, right, bottom = thing["box"]
        if right - left < wide or bottom - top < high:
            wrong.append(f"{thing['name']!r} is small: {round(right - left)}x{round(bottom - top)}")
    if phone:  # four options at once; a hand scrolls sideways
        options = boxes(visitor, "[data-zone=prompt] [role=group] button")
        bar = boxes(visitor, "[data-zone=prompt]")[0]["box"]
        seen = [one for one in options if one["box"][1] >= bar[1] and one["box"][3] <= bar[3] + 1 and one["seen"]]
        if len(seen) < min(4, len(options)):
            wrong.append(f"only {len(seen)} of {len(options)} options are in sight")
        visitor.page.locator("[data-zone=prompt] .options").evaluate("(at) => at.scrollTo(0, at.scrollHeight)")
        wrong += outside(visitor, "[data-zone=prompt] .usual", *size, "the usual choice, wherever others are scrolled,")
        visitor.page.locator("[data-zone=prompt] .options").evaluate("(at) => at.scrollTo(0, 0)")
        wrong += outside(visitor, hand, *size, "the hand")
    else:
        wrong += outside(visitor, "[data-zone=prompt] [role=group] button", *size, "the option")
        if game != "gunslinger":
            wrong += [fault for fault in outside(visitor, cards, *size, "the card") if "cut" in fault]
        if visitor.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"):
            wrong.append("the page scrolls")
    if visitor.page.evaluate(SIDEWAYS) > 1:
        wrong.append("the page scrolls sideways")
    return wrong + untold(visitor, game, size) + overlapping(visitor)


def untold(visitor: Visitor, game: str, size: Size) -> list[str]:
    """Cards of the hand that do not say what they do; gangs on each other; a table that is far too small."""
    if game == "gunfighters":
        plates = boxes(visitor, PLATES)
        assert len(plates) > 3
        return on_each_other({f"plate {number} {plate['name']!r}": plate["box"] for number, plate in enumerate(plates)})
    if game == "bang-duel" and size in PHONES:  # where names stand below the cards
        small = [one["name"] for one in boxes(visitor, OWN[game]) if one["box"][2] - one["box"][0] < 70]
        return [f"{name!r} is small" for name in small] if size == PHONE else []
    told = visitor.page.locator(TELLS[game])
    if not told.count():
        return ["no card says what it does"]
    return [f"{text!r} is cut" for text in told.evaluate_all(SPILLS)] if game == "gunslinger" else []


@pytest.mark.parametrize(("sizes", "lang"), [(DESKS, "en"), (PHONES, "it")], ids=["desks", "phones"])
def test_ones_own_side_the_hand_and_the_options_are_in_sight(visit: Visit, sizes: tuple[Size, ...], lang: Lang) -> None:
    wrong = {}
    visitor = visit(size=sizes[0], lang=lang)
    for name, scene in CROWDED.items():
        shows(visitor, scene)
        for size in sizes:
            wrong[f"{name} in {size[0]}x{size[1]}"] = faults(visitor, scene.game, size)
    wrong = {name: found for name, found in wrong.items() if found}
    assert wrong == {}, json.dumps(wrong, indent=1)


def test_in_type_of_twice_the_size_the_prompt_stays_in_sight_and_nothing_lies_on_anything(visit: Visit) -> None:
    """As a browser's own setting makes it: what is measured by the type grows, and so do the limits of layouts."""
    wrong = {}
    visitor = visit(size=DESKS[0])
    for name, scene in CROWDED.items():
        visitor.goes("about:blank")
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE_TYPE, "fixed": LARGE_TYPE}})
        shows(visitor, scene)
        for size in (*DESKS, *PHONES):
            resize(visitor, size)
            visitor.page.evaluate("scrollTo(0, 0)")
            found = outside(visitor, '[data-zone="prompt"]', *size, "the prompt")
            visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # where it lies over nothing
            found += overlapping(visitor)
            if visitor.page.evaluate(SIDEWAYS) > 1:
                found.append("the page scrolls sideways")
            for option in visitor.options.all() if size == DESKS[0] else ():
                option.click(trial=True)
            wrong[f"{name} in {size[0]}x{size[1]}"] = found
        if scene.game == "doomtown":
            assert faults(visitor, scene.game, DESKS[-1]) == []  # as large as a laptop's window then
        session.detach()
    wrong = {name: found for name, found in wrong.items() if found}
    assert wrong == {}, json.dumps(wrong, indent=1)


SCALE = "() => Number(document.querySelector('[data-zone=board] .seats').style.zoom)"
COMES = """() => {
  const come = Object.assign(document.createElement("div"), { className: "come" });
  come.style.height = "2000px";
  document.querySelector("[data-zone=board] .seats").append(come);
}"""


def test_a_table_shrinks_for_what_comes_and_grows_again_once_it_has_gone(visit: Visit, live: str, ann: Guest) -> None:
    visitor = visit(guest=ann)
    visitor.goes(f"/t/{live}")
    visitor.hand.first.wait_for()
    visitor.page.evaluate(STILL)
    before = visitor.page.evaluate(SCALE)
    assert before > 0.5  # of what is usual: the least
    visitor.page.evaluate(COMES)
    visitor.page.wait_for_function(f"(before) => ({SCALE})() < before", arg=before)
    visitor.page.evaluate("document.querySelector('.come').remove()")
    visitor.page.wait_for_function(f"(before) => ({SCALE})() >= before", arg=before)
