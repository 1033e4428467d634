"""Clients that send or take a byte a second do not keep the server's threads: others are answered meanwhile."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection

import pytest

from tests.rulesite.answering import LONG
from tests.rulesite.test_whole_answers import GUNICORNS, asked, everything, served

# The server has four threads.
MANY = 12
HASTY = "tests.rulesite.hasty.Hasty"


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with served(HASTY) as number:
        yield number


def slow_clients(port: int, begun: bytes, stack: ExitStack, count: int = MANY) -> list[socket.socket]:
    """So many clients that have begun a request and send no more of it for now."""
    found = []
    for _ in range(count):
        client = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=20))
        client.sendall(begun)
        found.append(client)
    time.sleep(0.3)
    return found


def seconds_for_another(port: int, patience: float = 10) -> float:
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as client:
        client.sendall(b"GET /whole HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
    return time.monotonic() - began


HEAD = b"GET /whole HTTP/1.1\r\nHost: he"
SHORT_BODY = b"POST /posted HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nno"


@pytest.mark.parametrize("begun", [b"", b"G", HEAD, SHORT_BODY], ids=["nothing", "a letter", "a head", "a body"])
def test_others_are_answered_while_many_send_nothing_more(port: int, begun: bytes) -> None:
    with ExitStack() as stack:
        slow_clients(port, begun, stack)
        assert seconds_for_another(port) < 1.9


def test_gunicorns_own_threads_would_all_wait_for_them() -> None:
    with served(GUNICORNS) as number, ExitStack() as stack:
        slow_clients(number, HEAD, stack)
        with pytest.raises(TimeoutError):
            seconds_for_another(number, patience=3)


def test_one_that_sends_a_byte_now_and_then_is_told_that_it_is_too_late(port: int) -> None:
    began = time.monotonic()
    with ExitStack() as stack:
        [client] = slow_clients(port, HEAD, stack, 1)
        client.settimeout(0.2)
        got = b""
        while not got:
            assert time.monotonic() - began < 15
            client.sendall(b"r")
            try:
                got = client.recv(1000)
            except TimeoutError:
                continue
    assert got.startswith(b"HTTP/1.1 408 ")
    assert time.monotonic() - began > 1.5


def test_a_request_in_many_pieces_that_comes_in_time_is_answered(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        for letter in b"GET /whole HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n":
            client.sendall(bytes([letter]))
            time.sleep(0.005)
        got = b""
        while piece := client.recv(65536):
            got += piece
    assert got.endswith(b"whole")


def test_long_bodies_that_do_not_come_take_some_threads_for_some_time_alone(port: int) -> None:
    with ExitStack() as stack:
        slow_clients(port, b"POST /posted HTTP/1.1\r\nHost: here\r\nContent-Length: 9000000\r\n\r\nno", stack)
        time.sleep(2.5)
        assert seconds_for_another(port) < 5


def test_clients_that_do_not_take_their_answers_are_let_go(port: int) -> None:
    with ExitStack() as stack:
        for _ in range(MANY):
            client = stack.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(("127.0.0.1", port))
            client.sendall(b"GET /huge HTTP/1.1\r\nHost: here\r\n\r\n")
        time.sleep(2.5)
        assert seconds_for_another(port) < 5


def test_a_kept_connection_on_which_a_request_stays_half_is_given_no_thread(port: int) -> None:
    with ExitStack() as stack:
        for _ in range(MANY):
            kept = HTTPConnection("127.0.0.1", port, timeout=10)
            stack.callback(kept.close)
            assert asked(kept, "/whole")[1] == b"whole"
            assert kept.sock is not None
            kept.sock.sendall(HEAD)
        time.sleep(0.3)
        assert seconds_for_another(port) < 1.9


def test_clients_that_have_their_answers_and_do_not_go_keep_nobody_waiting(port: int) -> None:
    with ExitStack() as stack:
        for client in slow_clients(port, b"GET /whole HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n", stack):
            assert client.recv(1000).startswith(b"HTTP/1.1 200")
        assert seconds_for_another(port) < 1.9


def test_two_requests_sent_at_once_are_both_answered(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
        one = b"GET /whole HTTP/1.1\r\nHost: here\r\n"
        client.sendall(one + b"\r\n" + one + b"Connection: close\r\n\r\n")
        got = b""
        while piece := client.recv(65536):
            got += piece
    assert got.count(b"whole") == 2


def test_a_body_of_any_length_that_comes_in_time_is_read(port: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    for length in (0, 1, 65_536, 65_537, 3_000_000):
        connection.request("POST", "/posted", b"x" * length)
        answer = connection.getresponse()
        assert (answer.status, len(answer.read())) == (200, length)
    connection.close()


def test_long_answers_arrive_whole(port: int) -> None:
    assert everything(port, "/long").endswith(b"x" * LONG)
