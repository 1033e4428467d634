"""A small site in a folder or a PostgreSQL database of its own, worked on by processes that may be killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from .worker_processes import Nursery, Worker

GAME = """\
game: riftbound
name: "Riftbound"
documents:
  - slug: tr
    title: "Tournament Rules"
    scheme: riftbound
    editions: []
"""


@dataclass(frozen=True)
class SmallSite:
    """Where the small site is: the environment of its processes, and where these come from."""

    folder: Path
    environment: dict[str, str]
    nursery: Nursery

    def worker(self) -> Worker:
        return self.nursery.worker()

    @contextmanager
    def with_settings(self, more: dict[str, str]) -> Iterator[SmallSite]:
        """The same site as processes with other settings see it."""
        environment = self.environment | more
        with Nursery(environment) as nursery:
            yield SmallSite(self.folder, environment, nursery)


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
        with Nursery(environment) as nursery:
            worker = nursery.worker()
            made = worker.ask("make", corpus=str(folder / "corpus"))
            worker.kill()
            if "done" not in made:
                raise RuntimeError(f"The small site could not be made: {made}")
            yield SmallSite(folder, environment, nursery)
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
