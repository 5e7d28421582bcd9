"""Limits by address: who counts as one."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.server.door.prefixes import NOBODY, prefix_of


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_the_second_half_of_an_ipv6_address_buys_nothing(address: ipaddress.IPv6Address, other: int) -> None:
    neighbour = ipaddress.IPv6Address(int(address) >> 64 << 64 | other)
    if address.ipv4_mapped is None and neighbour.ipv4_mapped is None:
        assert prefix_of(str(address)) == prefix_of(str(neighbour))


@given(st.ip_addresses(v=6), st.integers(64, 127))
def test_another_first_half_is_somebody_else(address: ipaddress.IPv6Address, bit: int) -> None:
    other = ipaddress.IPv6Address(int(address) ^ 1 << bit)
    assert prefix_of(str(address)) != prefix_of(str(other))


@given(st.ip_addresses(v=4), st.ip_addresses(v=4))
def test_every_ipv4_address_counts_by_itself_in_either_form(
    address: ipaddress.IPv4Address, other: ipaddress.IPv4Address
) -> None:
    assert prefix_of(f"::ffff:{address}") == prefix_of(str(address)) == str(address)
    assert (prefix_of(str(address)) == prefix_of(str(other))) == (address == other)


@pytest.mark.parametrize("address", ["", "unknown", "1.2.3", "a" * 10_000, "::g", "1.2.3.4:80", "\x00"])
def test_what_is_no_address_counts_as_one(address: str) -> None:
    assert prefix_of(address) == NOBODY


def test_the_zone_of_an_address_does_not_count() -> None:
    assert prefix_of("fe80::1%eth0") == prefix_of("fe80::2%eth1")
