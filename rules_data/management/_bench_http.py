"""Ask a served site as its readers do: requests a second of new queries, repeated ones and suggestions."""

from __future__ import annotations

import http.client
import itertools
import os
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote_plus

WORKERS = 2
CLIENTS = 4
REPEATED = 20
SECONDS_TO_START = 120.0


@dataclass(frozen=True, slots=True)
class HttpFigures:
    """How a served site kept up: answers a second and their times, as a client measures them."""

    what: str
    per_second: float
    p50_ms: float
    p95_ms: float
    failed: int
    answers: int = 0


def measure_http(questions: Sequence[str], seconds: float) -> list[HttpFigures]:
    """Start a server of WORKERS processes and ask it from CLIENTS connections, `seconds` for each kind of request.

    New queries are `questions` with a word of its own in each, so that none was asked before.
    """
    numbers = itertools.count()
    # A word that no text has, left out: the work is that of the question, the address is new.
    fresh = (f"{question} -zz{next(numbers)}" for question in itertools.cycle(questions))
    often = itertools.cycle(questions[:REPEATED])
    beginnings = itertools.cycle([question[:length] for question in questions for length in (2, 3, 5)])
    asked: list[tuple[str, Iterator[str], str]] = [
        ("pages of new queries", fresh, "/search?q="),
        ("pages of repeated queries", often, "/search?q="),
        ("API, new queries", fresh, "/api/v1/search?q="),
        ("API, repeated queries", often, "/api/v1/search?q="),
        ("suggestions", beginnings, "/api/v1/suggest?q="),
    ]
    with served() as port:
        for question in questions[:REPEATED]:
            Client(port).get(f"/search?q={quote_plus(question)}")
        return [_measured(what, port, _paths(source, path), seconds) for what, source, path in asked]


def kept_pages_a_second(path: str, seconds: float) -> tuple[float, float | None]:
    """How often a second one worker hands out a page that is kept, over connections that stay open: by the clock,
    and for each second of its processor time, where the system says that.

    Asked once the worker has prepared its first answers: that is another work.
    """
    with _serving(RULESITE_WORKERS="1") as (port, server):
        Client(port).get(path)
        _wait_until_idle(server)
        before = _spent(server)
        found = _measured("kept", port, lambda: path, seconds)
        after = _spent(server)
    spent = after - before if before is not None and after is not None else 0.0
    return found.per_second, found.answers / spent if spent else None


def _spent(server: subprocess.Popen[bytes]) -> float | None:
    """Seconds of processor time that the workers of a server have taken; None where the system does not say."""
    try:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
        said = [Path(f"/proc/{child}/stat").read_text(encoding="utf-8") for child in children]
    except OSError:
        return None
    # After the name, which stands in brackets: the 12th is the time of its own, the 13th that of the system for it.
    counted = [one.rpartition(")")[2].split() for one in said]
    return sum(int(one[11]) + int(one[12]) for one in counted) / os.sysconf("SC_CLK_TCK")


def _wait_until_idle(server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        before = _spent(server)
        time.sleep(1.5)
        after = _spent(server)
        if before is None or after is None or after - before < 0.05:
            return


def _paths(questions: Iterator[str], path: str) -> Callable[[], str]:
    lock = threading.Lock()

    def following() -> str:
        with lock:
            return path + quote_plus(next(questions)[:100])

    return following


def _measured(what: str, port: int, following: Callable[[], str], seconds: float) -> HttpFigures:
    times: list[float] = []
    failures: list[str] = []
    until = time.perf_counter() + seconds

    def ask() -> None:
        client = Client(port)
        while time.perf_counter() < until:
            path = following()
            started = time.perf_counter()
            status = client.get(path)
            times.append(time.perf_counter() - started)
            if status >= 500 or status == 0:
                failures.append(path)

    clients = [threading.Thread(target=ask) for _ in range(CLIENTS)]
    started = time.perf_counter()
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    took = time.perf_counter() - started
    ranked = sorted(times) or [0.0]
    p95 = ranked[int(len(ranked) * 0.95)]
    return HttpFigures(what, len(times) / took, statistics.median(ranked) * 1000, p95 * 1000, len(failures), len(times))


class Client:
    """One connection, kept open as long as the server keeps it."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def get(self, path: str) -> int:
        """The status of the answer; 0 when there is none."""
        try:
            self._connection.request("GET", path)
            answer = self._connection.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            return 0
        return answer.status


@contextmanager
def served(**environment: str) -> Iterator[int]:
    """A server in processes of its own on a free port, which answers one asker as often as it asks."""
    with _serving(**environment) as (port, _):
        yield port


@contextmanager
def _serving(**environment: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "gunicorn", "rulesite.wsgi", "--bind", f"127.0.0.1:{port}"]
    workers = environment.get("RULESITE_WORKERS", str(WORKERS))
    command += ["--worker-class", "gthread", "--workers", workers, "--threads", "4", "--log-level", "error"]
    settings = {"DJANGO_SETTINGS_MODULE": "rulesite.settings", "RULESITE_LIMITS": "0", **environment}
    with subprocess.Popen(command, env=os.environ | settings) as server:  # noqa: S603  our own
        try:
            _wait_for(port)
            yield port, server
        finally:
            server.terminate()


def _wait_for(port: int) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until:
        if Client(port).get("/robots.txt") == 200:
            return
        time.sleep(0.2)
    raise TimeoutError(f"The server did not answer within {SECONDS_TO_START:.0f} s.")
