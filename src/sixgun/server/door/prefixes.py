"""Whom an address stands for: limits by address count all addresses that one customer of a network has as one."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

NOBODY = "?"  # what is no address: all of these count as one
HOME = 64  # bits of an IPv6 address that a provider gives a customer, who may choose all the others


def prefix_of(address: str) -> str:
    """What limits by address count: an IPv4 address, or the first half of an IPv6 address.

    >>> prefix_of("192.0.2.7"), prefix_of("::ffff:192.0.2.7"), prefix_of("2001:db8:1:2:3:4:5:6"), prefix_of("me")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', '?')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return NOBODY
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME), strict=False))


def prefix_at(connection: HTTPConnection) -> str:
    """The prefix of the address at the other end of a request or a socket."""
    return prefix_of(connection.client.host) if connection.client else NOBODY
