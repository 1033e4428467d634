"""Which addresses may be fetched from: http and https, and hosts that everybody can reach."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from .errors import UnableToFetch

PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Target:
    """Where to connect and what to ask for. `ip` was looked up and looked over once, and is what is connected to."""

    scheme: str
    host: str
    ip: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(address: str, allow_private: bool) -> Target:
    """Take an address apart and look its host up. Raises UnableToFetch."""
    try:
        parts = urlsplit(address.strip())
        port = parts.port
    except ValueError as fault:
        raise UnableToFetch(f"{address}: this is not an address ({fault}). Copy it from the browser.") from fault
    if parts.scheme not in PORTS or not parts.hostname:
        raise UnableToFetch(f"{address}: expected an address that begins with https:// or http:// and names a host.")
    if parts.username is not None or parts.password is not None:
        raise UnableToFetch(f"{parts.hostname}: an address with a name and a password in it is not fetched.")
    host = _host(parts.hostname, address)
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = f"?{quote(parts.query, safe='/%:@!$&()*+,;=~-._?')}" if parts.query else ""
    port = port or PORTS[parts.scheme]
    return Target(parts.scheme, host, _look_up(host, port, allow_private), port, path + query)


def _host(name: str, address: str) -> str:
    try:
        return name if ":" in name else name.encode("idna").decode()
    except UnicodeError as fault:
        raise UnableToFetch(f"{address}: “{name[:80]}” cannot be the name of a host. Check the address.") from fault


def _look_up(host: str, port: int, allow_private: bool) -> str:
    """The first address of a host. All of them have to be public: a name may have one of each kind."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise UnableToFetch(f"{host}: no such host was found ({fault}). Check the address.") from fault
    addresses = [str(entry[4][0]) for entry in found]
    hidden = [ip for ip in addresses if not is_public(ip)]
    if hidden and not allow_private:
        raise UnableToFetch(
            f"{host} leads to {hidden[0]}, which is not on the public internet, and is not fetched from. "
            "Upload the file, or let whoever runs the site set RULESITE_PRIVATE_ADDRESSES=1."
        )
    return addresses[0]


def is_public(ip: str) -> bool:
    """Whether everybody on the internet can reach an IP address; one inside another counts as the inner one."""
    known = ipaddress.ip_address(ip.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour or (known.teredo[1] if known.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if known in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)))
    return known.is_global and not known.is_multicast


_NAT64 = ipaddress.ip_network("64:ff9b::/96")
