"""The page at every address and name of the machine, and not under a name that somebody else points at it."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from sixgun.server.addresses import addresses
from tests.server.company import ROOMY
from tests.server.serving import PATIENCE, Served
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow
NAMED = "saloon.localhost"  # browsers find every such name on this machine
FOREIGN = "evil.localhost"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Served]:
    """A server for everybody in the network."""
    with Served(tmp_path_factory.mktemp("open"), *ROOMY, "--host", "0.0.0.0", "--name", NAMED) as running:
        yield running


def local_name() -> str:
    """The machine's own name, where that stands for the machine itself."""
    try:
        found = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None)}
    except OSError:
        return NAMED
    return socket.gethostname() if found <= {"127.0.0.1", "::1"} else NAMED


def for_friends(house: Served, host: str) -> str:
    """Where friends reach a table that was opened at a host: there, or at the machine's first address in its network
    if the host stands for this machine alone and the machine is in a network."""
    inward = host.endswith("localhost") or host.startswith("127.")
    outward = [str(address) for address in addresses() if address.version == 4]
    return f"{outward[0] if inward and outward else host}:{house.port}"


def open_table(visitor: Visitor) -> None:
    """With a chair for a friend."""
    visitor.goes("/")
    visitor.field("call-me").fill("Ann")
    visitor.way("options-more").click()
    visitor.field("chair-label", number=2).select_option("friend")
    visitor.button("open-table").click()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "localhost", NAMED, local_name()])
def test_a_table_is_opened_and_played_at_any_address(visit: Visit, open_house: Served, host: str) -> None:
    ann = visit(url=f"http://{host}:{open_house.port}")
    open_table(ann)
    best = for_friends(open_house, host)
    expect(ann.field("invite-link")).to_have_value(f"http://{best}/t/{ann.table_id()}")
    assert ann.tables[-1]["yours"] == [0]
    headers = {"Host": best, "Origin": f"http://{best}"}  # as a friend's browser says them, who followed the link
    assert httpx.post(f"{open_house.url}/api/token", headers=headers, timeout=PATIENCE).status_code == 201


def test_under_a_foreign_name_nothing_can_be_done(visit: Visit, open_house: Served) -> None:
    stranger = visit(url=f"http://{FOREIGN}:{open_house.port}")
    stranger.expected = ("403",)
    with stranger.page.expect_response(re.compile("/api/guest")) as answer:
        open_table(stranger)
    assert answer.value.status == 403
    assert not stranger.tables


def test_the_machines_own_names_are_its_own(open_house: Served) -> None:
    own = socket.gethostname().lower()
    statuses = {}
    for name in (own, f"{own.partition('.')[0]}.local", NAMED, f"{NAMED}.", FOREIGN, f"x{own}", f"{own}.evil.example"):
        host = f"{name}:{open_house.port}"
        headers = {"Host": host, "Origin": f"http://{host}"}
        statuses[name] = httpx.post(f"{open_house.url}/api/token", headers=headers, timeout=PATIENCE).status_code
    assert [*statuses.values()] == [201] * 4 + [403] * 3, statuses
