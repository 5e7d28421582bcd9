"""Where this machine is reached: its addresses and names. Nothing is sent to find them out."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
from pathlib import Path

EVERYWHERE = {"": 4, "0.0.0.0": 4, "::": 6}  # what `--host` says for all addresses of a kind
FOUR, SIX = ("192.0.2.1", 9), ("2001:db8::1", 9)  # addresses for examples, which are nobody's
ADDRESS_OF_INTERFACE = 0x8915  # Linux: SIOCGIFADDR


def urls(host: str, port: int) -> list[str]:
    """Where a browser finds a server that listens at a host; the one for this machine first.

    >>> urls("127.0.0.1", 8000), urls("::1", 8000), urls("0.0.0.0", 8000)[0]
    (['http://127.0.0.1:8000/'], ['http://[::1]:8000/'], 'http://127.0.0.1:8000/')
    """
    if host not in EVERYWHERE:
        return [_url(host, port)]
    here = "127.0.0.1" if EVERYWHERE[host] == 4 else "::1"
    others = [address for address in addresses() if address.version == EVERYWHERE[host]]
    return [_url(here, port), *[_url(str(address), port) for address in others]]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def names(host: str = "") -> tuple[str, ...]:
    """What this machine is called, and what it was told to listen at.

    >>> names("Saloon")[0], f"{socket.gethostname().lower().partition('.')[0]}.local" in names()
    ('saloon', True)
    """
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    told = [] if host in EVERYWHERE or _is_address(host) else [host.lower()]
    return tuple(dict.fromkeys([*told, own, short, f"{short}.local"]))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def addresses() -> list[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """The addresses of this machine at which others reach it."""
    found = {*_of_interfaces(), *_by_name(), *_outward()}
    useful = [ipaddress.ip_address(text) for text in found]
    return sorted(
        [address for address in useful if not (address.is_loopback or address.is_link_local)],
        key=lambda address: (address.version, int(address)),
    )


def _of_interfaces() -> list[str]:
    """Linux tells the addresses of each interface."""
    found = []
    with contextlib.suppress(OSError, ImportError, AttributeError):
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):
                    answer = fcntl.ioctl(asked, ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                    found.append(socket.inet_ntoa(answer[20:24]))
    with contextlib.suppress(OSError):
        lines = Path("/proc/net/if_inet6").read_text().splitlines()
        found += [str(ipaddress.IPv6Address(int(line.split()[0], 16))) for line in lines]
    return found


def _by_name() -> list[str]:
    """What the machine's own name stands for."""
    with contextlib.suppress(OSError, UnicodeError):
        return [str(info[4][0]).partition("%")[0] for info in socket.getaddrinfo(socket.gethostname(), None)]
    return []


def _outward() -> list[str]:
    """From which address a packet would leave; none does."""
    found = []
    for family, there in ((socket.AF_INET, FOUR), (socket.AF_INET6, SIX)):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(there)
            found.append(str(probe.getsockname()[0]).partition("%")[0])
    return found
