"""How a server is run, and how much it lets one guest do."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import msgspec

from sixgun.bots import AT_TABLES as BOTS
from sixgun.play.patience import Patience


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one guest, one connection and one address may use. Change any with `--limit name=value`."""

    frame_bytes: int = 16 * 1024
    frames_per_second: int = 20  # of one socket
    frames_at_once: int = 60
    requests_per_second: int = 30  # of one address
    requests_at_once: int = 200
    handshakes_per_second: int = 5  # of one address, for sockets
    handshakes_at_once: int = 200
    bytes_per_second: int = 256 * 1024  # that a socket is sent after its first ones
    bytes_at_once: int = 4_000_000
    address_bytes_per_second: int = 2_000_000  # that all sockets of one address are sent
    address_bytes_at_once: int = 32_000_000
    sockets_per_guest: int = 20
    sockets_per_address: int = 200
    sockets: int = 10_000
    connections: int = 12_000  # of requests and sockets together, as far as the system allows open files
    connections_per_address: int = 300
    seconds_to_ask: int = 10  # in which the head of a request must have come
    seconds_to_send: int = 60  # in which its body must
    tables_per_guest: int = 100  # that are not over
    tables_per_minute: int = 30  # opened from one address, and three times as many at once
    replays_per_minute: int = 20  # brought from one address, and three times as many at once
    listed_per_guest: int = 5  # in public lists
    listed_per_address: int = 20
    unbegun_days: int = 14  # without a change, after which a table whose game has not begun is deleted
    abandoned_days: int = 180  # after which one whose game goes on without a clock is
    tables_in_memory: int = 5_000
    replays_per_guest: int = 200
    decks_per_guest: int = 60  # saved in the workshop
    versions_per_deck: int = 20  # of which the newest are kept
    replay_bytes: int = 1_000_000
    replay_picks: int = 10_000  # of a record that somebody brings
    work_per_minute: int = 240  # pieces of work, of 30 ms each, that a guest may ask for: replays, decks and showdowns
    odds_per_minute: int = 240  # questions about the odds of decks that a guest may ask
    trials_waiting: int = 12  # gauntlets and searches for swaps in the whole house
    trials_per_guest: int = 1
    trials_per_address: int = 4
    reviews_waiting: int = 20  # in the whole house
    reviews_per_guest: int = 2
    reviews_per_address: int = 4
    review_picks: int = 4_000  # of a game that is reviewed
    review_iterations: int = 40_000  # of the search, for all decisions of a game together
    unread_messages: int = 64  # that wait for a slow reader before it gets the table anew instead
    seconds_to_read: int = 20  # after which a reader that takes nothing is let go
    programs: int = 4  # processes of each program that plays as a bot, and of all bots in Python together
    hints_per_minute: int = 20  # of one guest
    bot_milliseconds: int = 150  # from question to answer, however soon a bot knows: the time tells nothing
    hard_bot_milliseconds: int = 1_000
    codes_per_minute: int = 6  # tries of one address to enter a one-time code
    errands_per_minute: int = 10  # of one guest: new codes, downloads of all data and the like
    away_seconds: int = 120  # of being away, after which the others may call for a bot
    stall_seconds: int = 300  # of not choosing where no clock runs, after which they may also claim the game
    heartbeat_seconds: int = 4  # between two signs of life that a socket is asked for
    silence_seconds: int = 6  # after which a socket that gives none is closed
    idle_seconds: int = 60  # after which a table that nobody looks at leaves the memory


class Settings(msgspec.Struct, frozen=True):
    """What `sixgun serve` was told."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    nats: str = ""
    public_url: str = ""
    limits: Limits = Limits()
    names: tuple[str, ...] = ()  # under which this machine may be reached, beside its addresses
    proxies: tuple[str, ...] = ()  # addresses and networks of web servers that may say for whom they ask
    watchers: tuple[str, ...] = ()  # addresses and networks that may read the metrics, beside this machine
    programs: dict[str, str] = {}  # bots that are programs: exec:COMMAND by name. Never from a guest.
    own_bots: dict[str, bytes] = {}  # bots in Python by name, packed for other processes. Never from a guest.
    thinkers: int = 0  # processes in which bots think; 0 for one a core

    @property
    def patience(self) -> Patience:
        """How long people at a table must wait for one another."""
        return Patience(self.limits.away_seconds * 1000, self.limits.stall_seconds * 1000)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that guests may give a seat."""
        return (*BOTS, *self.named_bots)

    @property
    def named_bots(self) -> tuple[str, ...]:
        """Those that the operator named."""
        return (*self.programs, *self.own_bots)

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of that origin may use the interface in a browser's name.

        With a public URL only that one. Without it the page must come from where it talks to, by a plain address or a
        name of this machine: that somebody points another name at it is not enough.

        >>> Settings(public_url="https://saloon.example/").allows("https://saloon.example", "10.0.0.1:8000")
        True
        >>> Settings().allows("http://192.168.1.5:8000", "192.168.1.5:8000"), Settings().allows("http://a.b", "a.b")
        (True, False)
        >>> Settings(names=("saloon",)).allows("http://saloon:8000", "saloon:8000")
        True
        """
        if self.public_url:
            public = urlsplit(self.public_url)
            return origin == f"{public.scheme}://{public.netloc}"
        if origin not in (f"http://{host}", f"https://{host}"):
            return False
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # no address at all
            return False
        return name == "localhost" or _is_address(name) or name.removesuffix(".") in self.names


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
