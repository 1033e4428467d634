"""Documents from addresses: bad servers, addresses that are not public, and one clock for everything."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from rules_data.fetching import UnableToFetch, fetch
from rules_data.fetching.addresses import is_public

Talk = Callable[[socket.socket], None]
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nrules"


@contextmanager
def server(talk: Talk) -> Iterator[str]:
    """Whatever talks like this, on a port of its own; gives its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    stopped = threading.Event()

    def serve() -> None:
        while not stopped.is_set():
            try:
                one, _ = listening.accept()
            except OSError:
                return
            with one:
                try:
                    one.settimeout(5)
                    talk(one)
                except OSError:
                    continue

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/rules.txt"
    finally:
        stopped.set()
        listening.close()


def saying(*parts: bytes, wait: float = 0) -> Talk:
    def talk(one: socket.socket) -> None:
        one.recv(4096)
        for part in parts:
            one.sendall(part)
            time.sleep(wait)

    return talk


def test_a_document_is_fetched() -> None:
    with server(saying(OK)) as address:
        assert fetch(address, allow_private=True).data == b"rules"


BAD = {
    "no web server": (saying(b"SSH-2.0-OpenSSH_9\r\n"), "no web server"),
    "hangs up": (lambda one: None, "Check the address"),
    "half a body": (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nrules"), "5 of 500 bytes"),
    "half a chunk": (saying(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nrules"), "broke off"),
    "a bad chunk": (saying(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"), "Check the address"),
    "an endless header": (saying(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 70_000), "no web server"),
    "not found": (saying(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"), "404 Not Found"),
    "nothing": (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"), "empty"),
    "packed": (saying(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nxx"), "packed"),
    "announces too much": (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n"), "more than"),
    "sends too much": (saying(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 3_000), "more than"),
    "round in circles": (saying(b"HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n"), "on and on"),
    "leads to a file": (saying(b"HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n"), "https://"),
    "leads to nonsense": (saying(b"HTTP/1.1 302 Found\r\nLocation: http://[::x/\r\n\r\n"), "not an address"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_server_is_told_in_a_sentence(kind: str) -> None:
    talk, said = BAD[kind]
    with server(talk) as address, pytest.raises(UnableToFetch) as refusal:
        fetch(address, allow_private=True, seconds=5, largest=2_000)
    assert said in str(refusal.value)
    assert "Traceback" not in str(refusal.value)


@pytest.mark.parametrize("begun", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n"], ids=["head", "body"])
def test_a_server_that_sends_a_byte_now_and_then_is_given_up(begun: bytes) -> None:
    started = time.monotonic()
    slow = saying(begun, *[b"H"] * 100, wait=0.1)
    with server(slow) as address, pytest.raises(UnableToFetch, match=r"given up|too long"):
        fetch(address, allow_private=True, seconds=1)
    assert time.monotonic() - started < 4


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://0.0.0.0/", "http://10.1.2.3/",
        "http://169.254.169.254/latest/meta-data/", "http://[::ffff:127.0.0.1]/", "http://2130706433/",
    ],
)  # fmt: skip
def test_only_public_hosts_are_fetched_from(address: str) -> None:
    with pytest.raises(UnableToFetch, match=r"not on the public internet|no such host"):
        fetch(address)


def test_a_redirect_into_the_network_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with server(saying(b"HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\nContent-Length: 0\r\n\r\n")) as address:
        # The server itself counts as public; where it leads to does not.
        monkeypatch.setattr("rules_data.fetching.addresses.is_public", lambda ip: ip == "127.0.0.1")
        with pytest.raises(UnableToFetch, match=r"10\.0\.0\.1"):
            fetch(address)


@pytest.mark.parametrize(
    "address",
    ["", "rules.txt", "ftp://example.org/x", "file:///etc/passwd", "http://", "http://a:b@example.org/",
     "http://x:99999/", "http://" + "a" * 300 + ".org/", "http://exa mple/", "javascript:alert(1)"],
)  # fmt: skip
def test_what_is_no_address_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(UnableToFetch):
        fetch(address, seconds=5)


@pytest.mark.parametrize(
    ("ip", "public"),
    [("8.8.8.8", True), ("2606:4700::1111", True), ("100.64.0.1", False), ("224.0.0.1", False), ("fd00::1", False),
     ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:7f00:1::", False), ("fe80::1%eth0", False)],
)  # fmt: skip
def test_what_is_public(ip: str, public: bool) -> None:
    assert is_public(ip) is public
