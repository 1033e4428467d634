"""How many mutants of the evaluator the shipped examples notice, and which they do not."""

from __future__ import annotations

import random
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError

from .faults import Fault, faults_of

WORKERS = 2


@dataclass(frozen=True)
class Tried:
    """A mutant and what noticed it, '' if nothing did."""

    fault: Fault
    noticed: str

    @property
    def place(self) -> str:
        return f"{self.fault.path.relative_to(settings.BASE_DIR)}:{self.fault.line}"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--only", default="", metavar="PATH", help="of files whose path contains this")
    parser.add_argument("--tests", nargs="+", default=[], metavar="FILE", help="these tests too, for what survives")


def show(command: Any, options: dict[str, Any]) -> None:
    """Try mutants, and list those that nothing has noticed by file and line."""
    drawn = draw(options["count"], options["seed"], options["only"])
    if not drawn:
        raise CommandError(f"No file of the evaluator has {options['only']!r} in its path.")
    tried = []
    for number, one in enumerate(try_all(drawn, []), start=1):
        tried.append(one)
        if not one.noticed:
            command.say(f"{number} of {len(drawn)}: nothing notices that in {one.place} {one.fault.what}.")
    survivors = [one for one in tried if not one.noticed]
    command.say(_share("The shipped examples notice", len(tried) - len(survivors), len(tried)))
    if options["tests"] and survivors:
        again = list(try_all([one.fault for one in survivors], options["tests"]))
        survivors = [one for one in again if not one.noticed]
        command.say(_share("With the tests", len(tried) - len(survivors), len(tried)))
    command.table("Not noticed", ["where", "what"], [[one.place, one.fault.what] for one in survivors])


def _share(what: str, noticed: int, count: int) -> str:
    return f"{what}: {noticed} of {count} mutants ({100 * noticed / count:.0f} %)."


def draw(count: int, seed: int, only: str) -> list[Fault]:
    """So many of all the faults there are, always the same ones for a seed."""
    files = sorted((settings.BASE_DIR / "rules_data" / "core" / "evaluator").rglob("*.py"))
    known = [fault for file in files if only in str(file) for fault in faults_of(file)]
    return random.Random(seed).sample(known, min(count, len(known)))  # noqa: S311 - not a secret


def try_all(faults: list[Fault], tests: list[str]) -> Iterator[Tried]:
    """Each of them in a process of its own, a few at a time."""
    with ThreadPoolExecutor(WORKERS) as workers:
        yield from workers.map(lambda fault: Tried(fault, _notice(fault, tests)), faults)


def _notice(fault: Fault, tests: list[str]) -> str:
    module = ".".join(fault.path.relative_to(settings.BASE_DIR).with_suffix("").parts).removesuffix(".__init__")
    arguments = [module, str(fault.number), str(Path(settings.CORPUS_DIR)), *tests]
    found = subprocess.run(  # noqa: S603 - this very Python
        [sys.executable, "-m", "rules_data.management._mutants.child", *arguments],
        cwd=settings.BASE_DIR,
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode == 0:
        return ""
    return found.stdout.strip() or f"it ended with {found.returncode}"
