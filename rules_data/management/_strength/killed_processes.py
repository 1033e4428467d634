"""Kill processes of two app servers, one after the other, while readers read: whoever reads gets whole answers."""

from __future__ import annotations

import http.client
import os
import random
import re
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .asking import is_good, is_refusal, outcome_of
from .many_servers import PAGES, Server, asked, free_port, proxy, publish
from .small_site import SmallSite

READERS = 8
WORKERS = 2
MOST_SECONDS_TO_REPLACE = 30.0
# So long the processes answer between two kills: what the last one left unanswered has been answered by another.
AT_WORK = (0.5, 1.5)
_STYLE = re.compile(rb'href="(/static/[^"]+\.css)"')


@dataclass
class KilledReport:
    """What readers met while processes were killed.

    `faults` are answers that were cut off or never came, and errors; to be told when to come back is none.
    """

    kills: int = 0
    answers: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def kill_while_read(site: SmallSite, redis: str, times: int, seed: int = 18) -> KilledReport:
    """Kill one of the processes that answer, `times` times, each as soon as the one before has been replaced."""
    more = {
        "RULESITE_REDIS": redis, "RULESITE_SEARCH": "postgresql", "RULESITE_LIMITS": "0", "RULESITE_PROXIES": "1",
        "RULESITE_HOSTS": "127.0.0.1",
    }  # fmt: skip
    report = KilledReport()
    with site.with_settings(more) as several:
        _kill_and_replace(report, several, times, random.Random(seed))  # noqa: S311
    return report


def _kill_and_replace(report: KilledReport, site: SmallSite, times: int, chance: random.Random) -> None:
    servers = [Server(free_port(), site.environment, workers=WORKERS) for _ in range(2)]
    worker = site.worker()
    try:
        publish(worker, 1)
        for server in servers:
            server.start()
        with proxy(site.folder, [server.port for server in servers]) as port, _readers(report, port):
            for _ in range(times):
                _kill_one(chance.choice(servers), chance)
                report.kills += 1
                time.sleep(chance.uniform(*AT_WORK))
    finally:
        worker.kill()
        for server in servers:
            server.end(signal.SIGKILL)


def _kill_one(server: Server, chance: random.Random) -> None:
    """Kill one of a server's processes, and wait until there is another in its place."""
    there = processes_of(server)
    os.kill(chance.choice(there), signal.SIGKILL)
    until = time.monotonic() + MOST_SECONDS_TO_REPLACE
    while len(set(processes_of(server)) - set(there)) < 1 and time.monotonic() < until:
        time.sleep(0.01)


def processes_of(server: Server) -> list[int]:
    """The processes that answer for a server that has been started."""
    if server.process is None:
        return []
    pid = server.process.pid
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def paths_to_read(port: int) -> list[str]:
    """Pages, answers for programs, and a file that no code makes."""
    style = _STYLE.search(asked(port, PAGES[0])[1])
    return [*PAGES, *([style[1].decode()] if style else [])]


@contextmanager
def _readers(report: KilledReport, port: int) -> Iterator[None]:
    stop, lock = threading.Event(), threading.Lock()
    paths = paths_to_read(port)

    def read(number: int) -> None:
        turn = number
        while not stop.is_set():
            path = paths[turn % len(paths)]
            turn += 1
            outcome = ask_whole(port, path)
            with lock:
                report.answers += 1
                report.outcomes[outcome] += 1
                if not (is_good(outcome) or is_refusal(outcome)):
                    report.faults.append(f"{path}: {outcome}")

    threads = [threading.Thread(target=read, args=(number,)) for number in range(READERS)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def ask_whole(port: int, path: str) -> str:
    """What became of a question: the status of a whole answer and by whom it was refused, or how it was cut off."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
    except http.client.IncompleteRead:
        return "cut off"
    except (OSError, http.client.HTTPException) as fault:
        return f"no answer ({type(fault).__name__})"
    finally:
        connection.close()
    return outcome_of(f"HTTP/1.1 {answer.status}\r\n{answer.headers}".lower().replace("\n", "\r\n").encode())
