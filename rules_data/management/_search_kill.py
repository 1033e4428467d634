"""Kill a process while it builds the index, again and again: the index must always be a whole one, old or new."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ENTRIES = 120
SECONDS_TO_START = 30.0


@dataclass(frozen=True, slots=True)
class KillReport:
    """How often the index was whole after a kill, and how many builds were seen through by the killed ones."""

    kills: int
    whole: int
    finished: int


def kill_builders(root: Path, times: int, longest: float = 0.25) -> KillReport:
    """Start a builder that never stops, kill it at a moment of chance, look at the index; `times` times.

    The moments are drawn from a fixed seed, up to `longest` seconds after its first whole build.
    """
    chance = random.Random(50)  # noqa: S311
    whole = finished = 0
    for _ in range(times):
        finished += _kill_one(root, chance.uniform(0, longest))
        whole += _is_whole(root)
    return KillReport(times, whole, finished)


def _kill_one(root: Path, after: float) -> int:
    command = [sys.executable, "-c", f"from {__name__} import build_for_ever; build_for_ever({str(root)!r})"]
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "rulesite.settings"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as builder:  # noqa: S603  our own code
        if builder.stdout is not None:
            builder.stdout.readline()
        time.sleep(after)
        builder.kill()
        rest = builder.stdout.read() if builder.stdout is not None else b""
    return 1 + rest.count(b"\n")


def _is_whole(root: Path) -> bool:
    """Whether the index in use can be read, and all of its entries are of the one build."""
    from rules_data.search.backends import DamagedIndex, generations  # noqa: PLC0415
    from rules_data.search.backends.whoosh_files import load_generation  # noqa: PLC0415

    try:
        index = load_generation(generations.current_generation(root))
    except DamagedIndex:
        return False
    bodies = {entry.body for entry in index.catalogue.entries}
    return len(index.catalogue.entries) == ENTRIES and bodies == {f"Build {index.built.fingerprint}."}


def build_for_ever(root: str) -> None:
    """What the killed process does: one generation after the other, saying when each is in use."""
    import django  # noqa: PLC0415

    django.setup()
    from rules_data.search.backends import Built, generations  # noqa: PLC0415
    from rules_data.search.backends.whoosh_files import fill  # noqa: PLC0415
    from rules_data.search.backends.whoosh_schema import VERSION  # noqa: PLC0415
    from rules_data.search.weighing import weigh  # noqa: PLC0415

    for build in _numbers():
        entries = list(weigh(_made_up(build)))
        with generations.building(Path(root)):
            generations.publish(Path(root), partial(fill, entries=entries), Built(VERSION, build, "2026-01-01"))
        print(build, flush=True)


def _numbers() -> Iterator[str]:
    number = 0
    while True:
        yield f"{os.getpid()}-{number}"
        number += 1


def _made_up(build: str) -> list[Any]:
    from rules_data.queries import SearchableEntry  # noqa: PLC0415

    return [
        SearchableEntry(
            f"rule:made-up:cr:{n}", "rule", "made-up", "cr", "v1", str(n), "", "", "Rules", f"Build {build}.", n
        )
        for n in range(ENTRIES)
    ]
