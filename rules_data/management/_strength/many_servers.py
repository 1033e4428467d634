"""Two app servers on one database and one Redis, behind nginx: killed, stopped and published on while readers read."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .small_site import SmallSite
from .worker_processes import Worker

ROOT = Path(__file__).resolve().parents[3]
PAGES = ("/riftbound/tr/103", "/search?q=piece+moves", "/riftbound/tr/103.txt", "/api/v1/search?q=piece")
READERS = 3
SECONDS_TO_START = 60.0
# As the text of a rule says it: its lasting address keeps the words it first had.
_MARK = re.compile(rb"of mark(\d+)")


@dataclass
class ManyServersReport:
    """What readers met. `faults` are errors, answers of two states, and an older state after the newer."""

    answers: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    published: list[float] = field(default_factory=list)
    slowest: float = 0.0

    def is_sound(self) -> bool:
        """Whether no reader met anything that should not be, and every publish was seen by all in time."""
        return not self.faults and all(seconds <= 5.0 for seconds in self.published)


@dataclass
class Server:
    """One gunicorn with its workers, in a process group of its own."""

    port: int
    environment: dict[str, str]
    process: subprocess.Popen[bytes] | None = None
    workers: int = 1

    def start(self) -> None:
        command = [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", "--log-level", "error", "rulesite.wsgi"]
        own = {"RULESITE_BIND": f"127.0.0.1:{self.port}", "RULESITE_WORKERS": str(self.workers)}
        self.process = subprocess.Popen(  # noqa: S603  our own code
            command, cwd=ROOT, env=self.environment | own, start_new_session=True, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + SECONDS_TO_START
        while asked(self.port, "/readyz")[0] != 200:
            if time.monotonic() > until:
                raise TimeoutError(f"The app server did not answer within {SECONDS_TO_START:.0f} s.")
            time.sleep(0.1)

    def end(self, how: signal.Signals) -> None:
        """Killed with its workers at once (SIGKILL), or asked to stop and waited for."""
        if self.process is None:
            return
        if how is signal.SIGKILL:
            os.killpg(self.process.pid, signal.SIGKILL)
        elif self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait()
        self.process = None


def missing_for_many_servers() -> str:
    """What this machine lacks for the campaign, in a sentence; empty when it can be run."""
    return "" if nginx() else "nginx is not installed: apt-get install nginx-light."


def nginx() -> str | None:
    """The proxy's program."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def read_while_servers_fall(site: SmallSite, redis: str, seconds: float) -> ManyServersReport:
    """Readers read through the proxy for so long; meanwhile two publishes, one server killed, one stopped gently."""
    more = {
        "RULESITE_REDIS": redis, "RULESITE_SEARCH": "postgresql", "RULESITE_LIMITS": "0", "RULESITE_PROXIES": "1",
        "RULESITE_HOSTS": "127.0.0.1", "RULESITE_PROXY_KEEPS": "1",
    }  # fmt: skip
    report = ManyServersReport()
    with site.with_settings(more) as several:
        _serve_and_fall(report, several, seconds)
    return report


def _serve_and_fall(report: ManyServersReport, site: SmallSite, seconds: float) -> None:
    servers = [Server(free_port(), site.environment) for _ in range(2)]
    worker = site.worker()
    try:
        publish(worker, 1)
        for server in servers:
            server.start()
        with proxy(site.folder, [server.port for server in servers]) as port, _readers(report, port, seconds):
            time.sleep(seconds / 5)
            _publish_and_look(report, worker, servers, 2)
            time.sleep(seconds / 5)
            servers[0].end(signal.SIGKILL)
            time.sleep(seconds / 5)
            servers[0].start()
            _publish_and_look(report, worker, servers, 3)
            servers[1].end(signal.SIGTERM)
    finally:
        worker.kill()
        for server in servers:
            server.end(signal.SIGKILL)


def publish(worker: Worker, mark: int) -> None:
    for verb, given in (("draft", {"mark": mark}), ("check", {}), ("publish", {})):
        told = worker.ask(verb, **given)
        if "done" not in told:
            raise RuntimeError(f"{verb}: {told}")


def _publish_and_look(report: ManyServersReport, worker: Worker, servers: list[Server], mark: int) -> None:
    """Publish, and note how long it takes until every server shows it on every page."""
    publish(worker, mark)
    done = time.monotonic()
    for server in servers:
        for path in PAGES:
            while mark not in marks_in(asked(server.port, path)[1]):
                if time.monotonic() - done > 30:
                    report.faults.append(f"{path} of one server is old 30 s after a publish")
                    break
                time.sleep(0.02)
    report.published.append(time.monotonic() - done)


def marks_in(body: bytes) -> set[int]:
    """Which publishes' rules an answer shows."""
    return {int(found) for found in _MARK.findall(body)}


@contextmanager
def _readers(report: ManyServersReport, port: int, seconds: float) -> Iterator[None]:
    stop, lock = threading.Event(), threading.Lock()

    def read(number: int) -> None:
        newest: dict[str, int] = {}
        turn = number
        while not stop.is_set():
            path = PAGES[turn % len(PAGES)]
            turn += 1
            started = time.monotonic()
            status, body = asked(port, path)
            judged = judge(newest, path, status, marks_in(body))
            with lock:
                report.answers += 1
                report.statuses[status] += 1
                report.slowest = max(report.slowest, time.monotonic() - started)
                if judged:
                    report.faults.append(judged)

    threads = [threading.Thread(target=read, args=(number,)) for number in range(READERS)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    try:
        yield
        time.sleep(max(0.0, seconds - (time.monotonic() - began)))
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def judge(newest: dict[str, int], path: str, status: int, marks: set[int]) -> str:
    """What is wrong with an answer, if anything; `newest` is the newest state that this reader has seen anywhere."""
    if status != 200:
        return f"{path}: {status or 'no answer'}"
    if len(marks) != 1:
        return f"{path} shows {sorted(marks) or 'no state'}"
    mark, seen = min(marks), newest.get("", 0)
    newest[""] = max(mark, seen)
    return f"{path} shows {mark} to a reader who has seen {seen}" if mark < seen else ""


def asked(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return 0, b""
    finally:
        connection.close()


@contextmanager
def proxy(folder: Path, ports: list[int]) -> Iterator[int]:
    """nginx with the shipped configuration: only addresses and TLS are this machine's."""
    port, place = free_port(), folder / "proxy"
    place.mkdir(exist_ok=True)
    (place / "nginx.conf").write_text(local_configuration(place, port, ports), encoding="utf-8")
    command = [nginx() or "nginx", "-c", str(place / "nginx.conf"), "-p", str(place), "-e", str(place / "error.log")]
    process = subprocess.Popen([*command, "-g", "daemon off;"], stderr=subprocess.DEVNULL)  # noqa: S603  our own
    try:
        until = time.monotonic() + SECONDS_TO_START
        while asked(port, "/robots.txt")[0] != 200:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"nginx does not hand requests on: {_last_line(place / 'error.log')}")
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


def _last_line(file: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return lines[-1] if lines else "it says nothing."


def local_configuration(place: Path, port: int, ports: list[int]) -> str:
    """deploy/nginx.conf with the ports of this machine, plain HTTP and files of its own."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for number, theirs in enumerate(ports, 1):
        text = text.replace(f"app{number}:8000", f"127.0.0.1:{theirs}")
    text = re.sub(r"  server \{\n    listen 80;.*?\n  \}\n", "", text, count=1, flags=re.DOTALL)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\n    ssl_certificate[^\n]*", "", text)
    text = text.replace("/var/cache/nginx/rulesite", f"{place}/kept")
    own = "".join(
        f"  {name}_temp_path {place}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("http {\n", f"http {{\n  access_log off;\n{own}", 1)
    # Begun by root, nginx would work as somebody who may not write here.
    user = "user root;\n" if os.geteuid() == 0 else ""
    return f"{user}pid {place}/nginx.pid;\nerror_log {place}/error.log;\n{text}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
