"""A table at which one sits in a browser and the others are programs, who do only what the test tells them."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.server.company import NAMES, Player, catch_up, done, hear_until
from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

STEPS = 10  # of one choice


class Companions:
    """Ann in the browser, Bo and Cy beside her."""

    def __init__(self, served: Served, visit: Visit) -> None:
        ann = Guest(served)
        table = ann.opens({"name": NAMES[0]}, {}, {})
        self.others = [Player(Guest(served), table) for _ in range(2)]
        for seat, player in enumerate(self.others, 1):
            done(player.do("sit", seat=seat, name=NAMES[seat]))
        dealer = Player(ann, table)
        done(dealer.do("begin"))
        dealer.close()
        for player in self.others:
            hear_until(player, lambda table: table["begun"])
        self.visitor: Visitor = visit(guest=ann)
        self.visitor.goes(f"/t/{table}")

    def until_ann_is_asked(self) -> None:
        """The others do what is usual, until it is Ann's turn."""
        catch_up(self.others)
        while 0 not in self.others[0].table["asked"]:
            for player in self.others:
                if player.table["ask"]:
                    done(player.pick())
            catch_up(self.others)
        self.visitor.options.first.wait_for()

    def catch_up(self) -> None:
        """Until everybody knows what Ann's page knows."""
        seq = self.visitor.tables[-1]["seq"]
        for player in self.others:
            hear_until(player, lambda table: table["seq"] >= seq)

    def hear(self, kind: str) -> None:
        """Until a line of that kind is in everybody's story."""
        for player in self.others:
            while not any([line["kind"] == kind for line in player.story]):
                player.hear()

    def name_of(self, player: Player) -> str:
        return NAMES[player.table["seat"]]

    def told(self, key: str, name: str = NAMES[0]) -> Locator:
        """Lines of the story on Ann's page that say so of somebody."""
        return self.visitor.story.locator("p").filter(has_text=self.visitor.say(key, seat=name))

    def ann_chooses_what_is_usual(self) -> None:
        """With the mouse, step by step."""
        visitor = self.visitor
        before = len(visitor.told())
        usual = visitor.options.filter(has_text=visitor.say("usual"))
        waiting = visitor.prompt.get_by_text("thinking")
        for _ in range(STEPS):
            usual.or_(waiting).wait_for()
            if waiting.is_visible():
                break
            usual.click()
        assert len(visitor.told()) > before

    def close(self) -> None:
        for player in self.others:
            player.close()
