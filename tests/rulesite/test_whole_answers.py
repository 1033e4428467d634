"""The processes of gunicorn send an answer whole or not at all, and everything else as gunicorn does."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from rules_data.management._strength.many_servers import free_port
from rulesite.serving.whole_answers import LONGEST_WHOLE, KeptAnswer
from tests.rulesite.answering import LONG, PAUSE

ROOT = Path(__file__).resolve().parents[2]
OURS, GUNICORNS = "rulesite.serving.whole_answers.WholeAnswers", "gthread"


@contextmanager
def served(worker_class: str) -> Iterator[int]:
    """A server with one process of this class; gives back its port."""
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "-k", worker_class, "--threads", "4", "-b", f"127.0.0.1:{port}"]
    process = subprocess.Popen(
        [*command, "--keep-alive", "15", "--pythonpath", str(ROOT), "tests.rulesite.answering:application"],
        cwd=ROOT / "tests", stderr=subprocess.DEVNULL,  # where no configuration lies
    )  # fmt: skip
    try:
        until = time.monotonic() + 30
        while not answers(port):
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


def answers(port: int) -> bool:
    try:
        return everything(port, "/whole").endswith(b"whole")
    except OSError:
        return False


def everything(port: int, path: str) -> bytes:
    """All that comes back, until the connection is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        got = b""
        try:
            while piece := connection.recv(65536):
                got += piece
        except ConnectionResetError:
            pass  # how the system tells of a process that is gone
        return got


def asked(connection: HTTPConnection, path: str, method: str = "GET") -> tuple[HTTPResponse, bytes]:
    connection.request(method, path)
    answer = connection.getresponse()
    return answer, answer.read()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with served(OURS) as number:
        yield number


def test_a_process_killed_in_the_middle_of_an_answer_has_sent_nothing_of_it(port: int) -> None:
    assert everything(port, "/killed") == b""


def test_gunicorns_own_would_have_sent_the_head_and_a_part() -> None:
    with served(GUNICORNS) as number:
        got = everything(number, "/killed")
    assert got.startswith(b"HTTP/1.1 200 OK")
    assert got.endswith(b"\r\n\r\nwh")


def test_an_answer_that_fails_in_the_middle_is_not_begun(port: int) -> None:
    assert everything(port, "/failing") == b""


def test_one_connection_carries_answers_of_every_kind(port: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    for path, body in (("/whole", b"whole"), ("/streamed", b"firstlast"), ("/file", b"a file"), ("/unchanged", b"")):
        answer, got = asked(connection, path)
        assert (answer.status, got) == (304 if path == "/unchanged" else 200, body)
        assert answer.getheader("Connection") == "keep-alive"
    answer, got = asked(connection, "/whole", "HEAD")
    assert (answer.status, answer.getheader("Content-Length"), got) == (200, "5", b"")
    assert asked(connection, "/long")[1] == b"x" * LONG
    assert asked(connection, "/whole")[1] == b"whole"
    connection.close()


def test_what_is_streamed_comes_while_the_rest_is_being_made(port: int) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    started = time.monotonic()
    connection.request("GET", "/streamed")
    answer = connection.getresponse()
    assert answer.read(5) == b"first"
    assert time.monotonic() - started < PAUSE
    assert answer.read() == b"last"
    assert time.monotonic() - started >= PAUSE
    connection.close()


def test_whoever_waits_to_be_told_to_go_on_is_told(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        head = b"POST /posted HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n"
        connection.sendall(head)
        assert connection.recv(1000).startswith(b"HTTP/1.1 100")
        connection.sendall(b"sent")
        assert connection.recv(1000).endswith(b"\r\n\r\nsent")


class Sent(socket.socket):
    """Notes each piece that is handed to the system."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []

    def sendall(self, data: bytes) -> None:  # type: ignore[override]
        self.pieces.append(data)


HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"
STREAMED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_head_and_body_are_handed_to_the_system_together() -> None:
    with Sent() as sent:
        kept = KeptAnswer(sent)
        for piece in (HEAD, b"some", b" more"):
            kept.sendall(piece)
            assert sent.pieces == []
        kept.release()
        assert sent.pieces == [HEAD + b"some more"]


def test_the_head_of_what_is_streamed_goes_with_its_first_piece_and_each_further_one_by_itself() -> None:
    with Sent() as sent:
        kept = KeptAnswer(sent)
        for piece in (STREAMED, b"4\r\nsome\r\n", b"0\r\n\r\n"):
            kept.sendall(piece)
        kept.release()
        assert sent.pieces == [STREAMED + b"4\r\nsome\r\n", b"0\r\n\r\n"]


def test_no_more_is_kept_of_an_answer_than_is_said() -> None:
    with Sent() as sent:
        kept = KeptAnswer(sent)
        kept.sendall(b"x" * LONGEST_WHOLE)
        assert sent.pieces == []
        kept.sendall(STREAMED)
        kept.sendall(b"last")
        kept.release()
        assert sent.pieces == [b"x" * LONGEST_WHOLE + STREAMED, b"last"]
