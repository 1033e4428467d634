"""A small site in a folder or a PostgreSQL database of its own, worked on by processes that may be killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

GAME = """\
game: riftbound
name: "Riftbound"
documents:
  - slug: tr
    title: "Tournament Rules"
    scheme: riftbound
    editions: []
"""
SECONDS_TO_ANSWER = 120.0


class Worker:
    """A process of the site that does what it is told, one verb at a time."""

    def __init__(self, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "rules_data.management._strength.worker"]
        self.process = subprocess.Popen(  # noqa: S603  our own code
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=environment, text=True, cwd=Path(__file__).resolve().parents[3],
        )  # fmt: skip
        self.told()

    def tell(self, verb: str, **given: Any) -> None:
        """Begin a verb; `told` gives back what came of it."""
        if self.process.stdin is not None:
            self.process.stdin.write(json.dumps({"verb": verb, **given}) + "\n")
            self.process.stdin.flush()

    def told(self) -> dict[str, Any]:
        """What came of the last verb: done, refused (in a sentence) or failed (with a traceback)."""
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        found: dict[str, Any] = json.loads(line) if line else {"failed": "the process has ended"}
        return found

    def ask(self, verb: str, **given: Any) -> dict[str, Any]:
        self.tell(verb, **given)
        return self.told()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@dataclass(frozen=True)
class SmallSite:
    """Where the small site is: the environment of its processes."""

    folder: Path
    environment: dict[str, str]

    def worker(self) -> Worker:
        return Worker(self.environment)


@contextmanager
def small_site(folder: Path, server: str = "") -> Iterator[SmallSite]:
    """Make the site below `folder`; with `server` (postgres://...) in a database of that server, dropped at the end."""
    corpus = folder / "corpus" / "riftbound"
    corpus.mkdir(parents=True)
    (corpus / "game.yaml").write_text(GAME, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    environment |= {"RULESITE_VAR": str(folder / "var"), "DJANGO_SETTINGS_MODULE": "rulesite.settings"}
    name = f"small_{os.getpid()}_{folder.name}".replace("-", "_").lower()[:60]
    if server:
        _on_server(server, f'CREATE DATABASE "{name}"')
        environment["DATABASE_URL"] = urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    try:
        worker = Worker(environment)
        made = worker.ask("make", corpus=str(folder / "corpus"))
        worker.kill()
        if "done" not in made:
            raise RuntimeError(f"The small site could not be made: {made}")
        yield SmallSite(folder, environment)
    finally:
        if server:
            _on_server(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def _on_server(server: str, statement: str) -> None:
    import psycopg  # noqa: PLC0415  only where PostgreSQL is used

    address = urlunsplit(urlsplit(server)._replace(path="/postgres"))
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement.encode())


def text_of(mark: int, rules: int = 24) -> str:
    """A rulebook whose every rule says which one it is: what is mixed shows."""
    lines = ["Sample Rules", "Last Updated: 2025-01-01", "100. Moving"]
    lines += [f"1{place:02d}. A piece of mark{mark} moves {place} fields." for place in range(1, rules)]
    return "\n".join(lines) + "\n"
