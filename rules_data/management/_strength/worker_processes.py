"""Processes of a site that may be killed, each forked from one that has imported everything and done nothing yet.

To start Python and Django takes over a second of processor time, to fork them a few milliseconds.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[3]
SECONDS_TO_DIE = 20.0


class Worker:
    """A process of the site that does what it is told, one verb at a time."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid = pid
        self._line = line
        self._told, self._telling = line.makefile("r"), line.makefile("w")
        self.told()

    def tell(self, verb: str, **given: Any) -> None:
        """Begin a verb; `told` gives back what came of it."""
        self._telling.write(json.dumps({"verb": verb, **given}) + "\n")
        self._telling.flush()

    def told(self) -> dict[str, Any]:
        """What came of the last verb: done, refused (in a sentence) or failed (with a traceback)."""
        line = self._told.readline()
        found: dict[str, Any] = json.loads(line) if line else {"failed": "the process has ended"}
        return found

    def ask(self, verb: str, **given: Any) -> dict[str, Any]:
        self.tell(verb, **given)
        return self.told()

    def kill(self) -> None:
        """Kill it, whatever it does, and wait until it is gone."""
        until = time.monotonic() + SECONDS_TO_DIE
        try:
            while time.monotonic() < until:
                os.kill(self.pid, signal.SIGKILL)
                time.sleep(0.002)
        except ProcessLookupError:
            return
        finally:
            for end in (self._told, self._telling, self._line):
                end.close()
        raise TimeoutError(f"The process {self.pid} was killed and is there still.")


class Nursery:
    """Where the processes of one environment come from. Its workers are killed by whoever asked for them."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._line, other = socket.socketpair()
        command = [sys.executable, "-m", "rules_data.management._strength.worker", str(other.fileno())]
        self._process = subprocess.Popen(  # noqa: S603  our own code
            command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[other.fileno()],
            env=self._environment, cwd=ROOT,
        )  # fmt: skip
        other.close()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()
        if self._process is not None:
            self._process.wait()

    def worker(self) -> Worker:
        """A new process, ready for its first verb."""
        ours, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self._line, [b"+"], [theirs.fileno()])
        told = self._line.recv(32)
        if not told:
            raise RuntimeError("The process that others are forked from has ended.")
        return Worker(int(told), ours)


def fork_for_ever(line: socket.socket) -> socket.socket | None:
    """Fork a process for each line that is sent; gives back that line in the new process, nothing once all is over.

    What has ended is gone at once: nobody here waits for it.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, given, _, _ = socket.recv_fds(line, 1, 1)
        if not asked:
            return None
        if pid := os.fork():
            os.close(given[0])
            line.sendall(str(pid).encode())
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        line.close()
        return socket.socket(fileno=given[0])
