"""Proxies and watchers: only those that the operator has named may say for whom they ask, or read the metrics."""

from __future__ import annotations

import ipaddress

from sixgun.core.refusals import Refusal, Refused

LOCAL = ("127.0.0.0/8", "::1")


class Proxies:
    """Addresses and networks that were named with an option: of web servers that stand before this one.

    >>> "10.0.0.7" in Proxies(["10.0.0.0/24"]), "::ffff:10.0.0.7" in Proxies(["10.0.0.7"]), "10.0.0.7" in Proxies([])
    (True, True, False)
    """

    def __init__(self, named: list[str] | tuple[str, ...], option: str = "--proxy") -> None:
        try:
            self.networks = [ipaddress.ip_network(name, strict=False) for name in named]
        except ValueError as error:
            raise Refused(Refusal("proxy-address", {"option": option, "problem": str(error)[:100]})) from error

    def __contains__(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any([(mapped or found) in network for network in self.networks])

    @classmethod
    def watchers(cls, named: tuple[str, ...]) -> Proxies:
        """Those who may read the metrics: this machine, and those that were named."""
        return cls((*LOCAL, *named), "--watcher")

    def trusted(self) -> list[str]:
        """As uvicorn wants them; IPv4 networks also in the form in which a listener for both kinds sees them."""
        names = [str(network) for network in self.networks]
        fours = [network for network in self.networks if isinstance(network, ipaddress.IPv4Network)]
        return names + [f"::ffff:{four.network_address}/{96 + four.prefixlen}" for four in fours]
