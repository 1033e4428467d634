"""The tests' long campaigns in full: random boards, damaged documents, arbitrary queries."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import CommandError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=1, help="how many times the full number of rounds (default 1)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only tests of these names, as for pytest -k")


def run_campaigns(times: int, only: str) -> str:
    """Run every campaign with new random values; returns how long that took. Raises CommandError when one fails."""
    if importlib.util.find_spec("pytest") is None:
        raise CommandError("The campaigns are tests: install requirements-dev.txt first.")
    if times < 1:
        raise CommandError(f"--times {times}: expected 1 or more.")
    command = [sys.executable, "-m", "pytest", "-q", "-m", "campaign", "--durations=20", "-k", only]
    started = time.perf_counter()
    done = subprocess.run(  # noqa: S603 - no shell, and `only` is one argument of pytest's
        command, cwd=settings.BASE_DIR, env=os.environ | {"RULESITE_CAMPAIGN": str(times)}, check=False
    )
    if done.returncode:
        raise CommandError("A campaign failed: its smallest failing example is printed above.")
    return f"All campaigns held, in full and {times} times over: {time.perf_counter() - started:.0f} s."
