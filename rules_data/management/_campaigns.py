"""The tests' long campaigns in full: random boards, damaged documents, arbitrary queries."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from django.conf import settings
from django.core.management.base import CommandError

from rules_data.management._strength_table import record


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=1, help="how many times the full number of rounds (default 1)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only tests of these names, as for pytest -k")
    parser.add_argument("--under", nargs="*", default=[], metavar="PATH", help="only tests of these files and folders")
    parser.add_argument(
        "--ordinary", action="store_true", help="with --under: all of their tests, not the long ones alone"
    )
    parser.add_argument("--seed", type=int, help="the random values of this seed, the same again; else new ones")
    parser.add_argument("--record", type=Path, metavar="FILE", help="add what came of it to a table of strength")


def run_campaigns(options: dict[str, Any]) -> str:
    """Run the campaigns asked for; returns how long that took. Raises CommandError when one fails."""
    if importlib.util.find_spec("pytest") is None:
        raise CommandError("The campaigns are tests: install requirements-dev.txt first.")
    times, only, seed = options["times"], options["only"], options["seed"]
    if times < 1:
        raise CommandError(f"--times {times}: expected 1 or more.")
    if options["ordinary"] and not options["under"]:
        raise CommandError("All tests are run by pytest itself: with --ordinary, say --under which files or folders.")
    command = [sys.executable, "-m", "pytest", "-q", "--durations=20", "-k", only, *options["under"]]
    command += [] if options["ordinary"] else ["-m", "campaign"]
    command += [f"--hypothesis-seed={seed}"] if seed is not None else []
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.xml"
        done = subprocess.run(  # noqa: S603 - no shell, and `only` is one argument of pytest's
            [*command, f"--junitxml={told}"], cwd=settings.BASE_DIR, check=False,
            env=os.environ | {"RULESITE_CAMPAIGN": str(times)},
        )  # fmt: skip
        counted = _counted(told)
    took = time.perf_counter() - started
    if options["record"] and counted is not None:
        ran, failed = counted
        asked = f" ({', '.join(filter(None, [only, *options['under']]))})" if only or options["under"] else ""
        sown = f", seed {seed}" if seed is not None else ", new random values"
        how = f"{ran - failed} of {ran} tests held, {times} times in full{sown}; {took:.0f} s"
        which = "tests" if options["ordinary"] else "campaigns of the tests"
        record(options["record"], [[f"{which}{asked}", ran, how]], failed)
    if done.returncode:
        raise CommandError("A campaign failed: its smallest failing example is printed above.")
    return f"All campaigns held, in full and {times} times over: {took:.0f} s."


def _counted(told: Path) -> tuple[int, int] | None:
    """How many tests ran, and how many of them failed; None where pytest did not come so far."""
    if not told.exists():
        return None
    suites = list(ElementTree.parse(told).getroot().iter("testsuite"))  # noqa: S314  written by our own run
    ran = sum(int(one.get("tests", 0)) - int(one.get("skipped", 0)) for one in suites)
    return ran, sum(int(one.get("failures", 0)) + int(one.get("errors", 0)) for one in suites)
