"""Fetch one document: a few redirects, each looked over like the first address; one limit in time and one in size.

The work is done in a thread of its own, and its connection is cut when the time is up: a server that sends a byte
now and then, a name that is not answered for and a handshake that never ends are all met by the same clock.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
import time
from dataclasses import dataclass, field
from urllib.parse import urljoin

from .addresses import Target, target_of
from .errors import UnableToFetch

LARGEST = 48 * 1024 * 1024
SECONDS = 60.0
MOST_REDIRECTS = 5
CHUNK = 64 * 1024
_REDIRECTS = {301, 302, 303, 307, 308}
_HEADERS = {"User-Agent": "Rulesite (fetches a rulebook for an editor)", "Accept-Encoding": "identity", "Accept": "*/*"}


@dataclass(frozen=True)
class Fetched:
    """What was fetched, and from where in the end."""

    data: bytes
    address: str
    kind: str


@dataclass
class _Work:
    """One fetch under way: what it is connected by, to be cut, and what came of it."""

    address: str
    allow_private: bool
    largest: int
    until: float
    connection: http.client.HTTPConnection | None = None
    fetched: Fetched | None = None
    fault: Exception | None = None
    is_over: bool = False
    guard: threading.Lock = field(default_factory=threading.Lock)

    def run(self) -> None:
        try:
            self.fetched = _follow(self)
        except Exception as fault:  # noqa: BLE001  handed over to the thread that waits, and raised there
            self.fault = fault

    def connect(self, target: Target) -> http.client.HTTPConnection:
        with self.guard:
            if self.is_over:
                raise TimeoutError
            self.connection = _connection(target, max(0.1, self.until - time.monotonic()))
        return self.connection

    def stop(self) -> None:
        with self.guard:
            self.is_over = True
            sock = self.connection.sock if self.connection else None
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                return


def fetch(address: str, *, allow_private: bool = False, seconds: float = SECONDS, largest: int = LARGEST) -> Fetched:
    """The document at an http(s) address.

    Raises UnableToFetch, in a sentence, for whatever stands in the way: an address that is none or not public, a
    host that does not answer or answers nonsense, more than `largest` bytes, fewer than announced, or more than
    `seconds` for everything together.
    """
    work = _Work(address, allow_private, largest, time.monotonic() + seconds)
    thread = threading.Thread(target=work.run, name="fetch", daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        work.stop()
        raise UnableToFetch(
            f"{address}: nothing whole had come after {seconds:.0f} seconds, so it was given up. "
            "Try again later, or download the file and upload it."
        )
    if work.fetched is not None:
        return work.fetched
    raise _told(address, work.fault)


def _told(address: str, fault: Exception | None) -> UnableToFetch:
    """What went wrong, in a sentence."""
    if isinstance(fault, UnableToFetch):
        return fault
    advice = "Check the address, or download the file and upload it."
    match fault:
        case ssl.SSLCertVerificationError():
            said = f"its certificate is not valid ({fault.verify_message})"
        case ssl.SSLError():
            said = f"no secure connection could be made ({fault.reason or fault})"
        case TimeoutError():
            said = "the server took too long to answer"
        case http.client.IncompleteRead():
            said = "the server broke off in the middle"
        case http.client.HTTPException():
            said = f"what answers there is no web server ({type(fault).__name__})"
        case OSError():
            said = str(fault.strerror or fault or type(fault).__name__)
        case _:
            said = f"the answer could not be understood ({fault})"
    return UnableToFetch(f"{address}: {said}. {advice}")


def _follow(work: _Work) -> Fetched:
    address, is_secure = work.address, False
    for _ in range(MOST_REDIRECTS + 1):
        target = target_of(address, work.allow_private)
        if is_secure and target.scheme == "http":
            raise UnableToFetch(f"{work.address} leads on to {address}, which is not secure, and was not followed.")
        is_secure = target.scheme == "https"
        found = _ask(work, target, address)
        if isinstance(found, Fetched):
            return found
        address = _next(address, found)
    raise UnableToFetch(f"{work.address} leads on and on: more than {MOST_REDIRECTS} redirects.")


def _next(address: str, location: str) -> str:
    try:
        return urljoin(address, location)
    except ValueError as fault:
        raise UnableToFetch(f"{address} leads to “{location[:80]}”, which is not an address ({fault}).") from fault


def _ask(work: _Work, target: Target, address: str) -> Fetched | str:
    """The document, or the address that the server names instead."""
    connection = work.connect(target)
    try:
        connection.request("GET", target.path, headers=_HEADERS | {"Host": target.host_header})
        answer = connection.getresponse()
        elsewhere = answer.getheader("Location")
        if answer.status in _REDIRECTS and elsewhere:
            return elsewhere
        if answer.status != 200:
            said = " ".join(answer.reason.split())[:80]
            raise UnableToFetch(f"{address}: the server says {answer.status} {said}. Check the address.")
        coding = (answer.getheader("Content-Encoding") or "identity").lower()
        if coding != "identity":
            raise UnableToFetch(f"{address}: the server sends it packed ({coding[:20]}). Upload the file instead.")
        return Fetched(_body(work, answer, address), address, answer.getheader("Content-Type") or "")
    finally:
        connection.close()


def _body(work: _Work, answer: http.client.HTTPResponse, address: str) -> bytes:
    announced = answer.length
    too_large = f"{address}: more than {work.largest // 1024**2} MB, which is more than any rulebook."
    if announced is not None and announced > work.largest:
        raise UnableToFetch(too_large)
    parts, size = [], 0
    while part := answer.read1(CHUNK):
        parts.append(part)
        size += len(part)
        if size > work.largest:
            raise UnableToFetch(too_large)
        if time.monotonic() > work.until:
            raise TimeoutError
    if announced is not None and size < announced:
        raise UnableToFetch(f"{address}: {size:,} of {announced:,} bytes came, then the server broke off. Try again.")
    if not size:
        raise UnableToFetch(f"{address}: the server sent an empty document.")
    return b"".join(parts)


def _connection(target: Target, timeout: float) -> http.client.HTTPConnection:
    """A connection to the address that was looked over: the name is not looked up a second time."""
    if target.scheme == "http":
        return http.client.HTTPConnection(target.ip, target.port, timeout=timeout)
    return _PinnedHTTPS(target, timeout)


class _PinnedHTTPS(http.client.HTTPSConnection):
    """Connects to one IP address and asks for the certificate of the host it was looked up for."""

    def __init__(self, target: Target, timeout: float) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(target.ip, target.port, timeout=timeout, context=self._tls)
        self._name = target.host

    def connect(self) -> None:
        plain = socket.create_connection((self.host, self.port), self.timeout)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self._name)
