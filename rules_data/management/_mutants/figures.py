"""How many mutants of the evaluator the shipped examples notice, and which they do not."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError

from rules_data.evaluator_version import evaluator_version

from .equivalents import why_equivalent
from .faults import Fault, faults_of
from .reach import BY_IMPORT, FAILS, Reach

WORKERS = 2
# Of tests that need the proofs of all examples: the examples have been asked before.
PROOFS = ("proved", "proof_of")


Process = subprocess.Popen[str]


@dataclass(frozen=True)
class Tried:
    """A mutant and what noticed it, '' if nothing did."""

    fault: Fault
    noticed: str

    @property
    def place(self) -> str:
        return f"{self.fault.path.relative_to(settings.BASE_DIR)}:{self.fault.line}"

    @property
    def called(self) -> str:
        return f"{self.place}, fault {self.fault.number}: {self.fault.what}"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--after", type=int, default=0, metavar="N", help="leave out the first N drawn, tried before")
    parser.add_argument("--only", default="", metavar="PATH", help="of files whose path contains this")
    parser.add_argument("--workers", type=int, default=WORKERS, help="how many at a time")
    parser.add_argument("--tests", nargs="+", default=[], metavar="FILE", help="these tests too, for what survives")


def show(command: Any, options: dict[str, Any]) -> None:
    """Try mutants, and list those that nothing has noticed by file and line."""
    drawn = draw(options["count"], options["seed"], options["only"], options["after"])
    if not drawn:
        raise CommandError(f"No file of the evaluator has {options['only']!r} in its path.")
    survivors = _asked(command, drawn, "examples", _reach([]), options)
    if options["tests"] and survivors:
        tests = _reach(options["tests"])
        command.say("The tests are asked about what is left.")
        survivors = _asked(command, survivors, "tests", tests, options, of=len(drawn))
    rows = [[Tried(fault, "").place, fault.what, why_equivalent(fault)] for fault in survivors]
    equivalent = sum(bool(why) for *_, why in rows)
    if equivalent:
        noticed, count = len(drawn) - len(rows), len(drawn) - equivalent
        command.say(f"Of those that change anything: {noticed} of {count} ({100 * noticed / count:.0f} %).")
    command.table("Not noticed", ["where", "what", "why nobody could"], rows)


def _asked(
    command: Any, faults: list[Fault], kind: str, reach: Reach, options: dict[str, Any], of: int = 0
) -> list[Fault]:
    """Those that examples, or tests, do not notice; each is told as it is found."""
    left = []
    for number, one in enumerate(try_all(faults, kind, reach, options["workers"]), start=1):
        if not one.noticed:
            left.append(one.fault)
            command.say(f"{number} of {len(faults)}: no {kind} notice {one.called}.")
    count = of or len(faults)
    noticed = count - len(left)
    whom = "The shipped examples notice" if kind == "examples" else "With the tests"
    command.say(f"{whom}: {noticed} of {count} mutants ({100 * noticed / count:.0f} %).")
    return left


def draw(count: int, seed: int, only: str, after: int = 0) -> list[Fault]:
    """So many of all the faults there are, always the same ones for a seed."""
    files = sorted((settings.BASE_DIR / "rules_data" / "core" / "evaluator").rglob("*.py"))
    known = [fault for file in files if only in str(file) for fault in faults_of(file)]
    drawn = random.Random(seed).sample(known, min(count + after, len(known)))  # noqa: S311 - not a secret
    return drawn[after:]


def try_all(faults: list[Fault], kind: str, reach: Reach, workers: int = WORKERS) -> Iterator[Tried]:
    """Each of them in a process of its own, a few at a time, with those examples or tests alone that can meet it."""
    without = [name.removeprefix(FAILS) for name in reach if name.startswith(FAILS)]
    with ThreadPoolExecutor(workers) as pool, prepared_processes(workers if kind == "examples" else 0) as prepared:

        def tried(fault: Fault) -> Tried:
            met = meeting(fault, reach)
            found = _in_a_fork(fault, met, prepared) if kind == "examples" and met else None
            return Tried(fault, found if found is not None else _notice(fault, kind, met, without))

        yield from pool.map(tried, faults)


@contextmanager
def prepared_processes(count: int) -> Iterator[SimpleQueue[Process]]:
    """So many processes of `forking`, which have read the examples and wait to be asked about faults."""
    waiting: SimpleQueue[Process] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:  # what is kept there is kept for nobody
        for _ in range(count):
            process = subprocess.Popen(  # noqa: S603 - this very Python
                _command(["forking", str(Path(settings.CORPUS_DIR))]),
                cwd=settings.BASE_DIR,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=os.environ | {"RULESITE_VAR": folder},
            )
            waiting.put(running.enter_context(process))
        yield waiting


def _in_a_fork(fault: Fault, met: list[str], prepared: SimpleQueue[Process]) -> str | None:
    """What notices a fault; None where it has to be there before anything is imported."""
    if fault.statement is None:
        return None
    process = prepared.get()
    asked = json.dumps({"module": _module(fault), "number": fault.number, "examples": met})
    if process.stdin is None or process.stdout is None:
        return None
    process.stdin.write(asked + "\n")
    process.stdin.flush()
    found: str | None = json.loads(process.stdout.readline())
    prepared.put(process)
    return found


def _module(fault: Fault) -> str:
    return ".".join(fault.path.relative_to(settings.BASE_DIR).with_suffix("").parts).removesuffix(".__init__")


def meeting(fault: Fault, reach: Reach) -> list[str]:
    """What runs the statement of a fault, what is quickest first; a fault that is imported is met by all."""
    module, number = _module(fault), fault.statement
    by_all = number is None or bool(reach.get(BY_IMPORT, {}).get(module, 0) >> number & 1)
    met = [name for name, by_module in reach.items() if by_all or by_module.get(module, 0) >> (number or 0) & 1]
    met = [name for name in met if name != BY_IMPORT and not name.startswith(FAILS)]
    files = {name for name in met if name.endswith(".py")}
    return sorted(files) + [name for name in met if name not in files and name.partition("::")[0] not in files]


def _notice(fault: Fault, kind: str, meeting: list[str], without: list[str]) -> str:
    if not meeting:
        return ""
    with tempfile.TemporaryDirectory() as folder:  # what a faulty evaluator proves is kept for nobody
        found = _python(
            ["child", _module(fault), str(fault.number), str(Path(settings.CORPUS_DIR))],
            told=json.dumps({kind: meeting, "without": without}),
            var=folder,
        )
    if found.returncode == 0:
        return ""
    return found.stdout.strip() or f"it ended with {found.returncode}"


def _reach(tests: Sequence[str]) -> Reach:
    """What the examples, or these tests, run; kept until the evaluator, the corpus or the tests change."""
    files = [file for name in tests for file in _files(settings.BASE_DIR / name, "test_*.py")]
    if tests:
        files = [file for file in files if not any(word in file.read_text() for word in PROOFS)]
    named = hashlib.sha256(evaluator_version().encode())
    for file in files or _files(Path(settings.CORPUS_DIR), "*.yaml"):
        named.update(hashlib.sha256(file.read_bytes()).digest())
    kept = settings.VAR_DIR / "mutants" / f"{named.hexdigest()[:24]}.pickle"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        made = kept.with_suffix(f".{os.getpid()}")
        _python(
            ["reach", str(made), str(Path(settings.CORPUS_DIR)), *map(str, files)]
            if tests
            else ["reach", str(made), str(Path(settings.CORPUS_DIR))]
        )
        made.replace(kept)
    reach: Reach = pickle.loads(kept.read_bytes())  # noqa: S301 - written above
    return reach


def _files(place: Path, pattern: str) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob(pattern))


def _command(arguments: list[str]) -> list[str]:
    module, *rest = arguments
    return [sys.executable, "-m", f"rules_data.management._mutants.{module}", *rest]


def _python(arguments: list[str], told: str = "", var: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - this very Python
        _command(arguments),
        cwd=settings.BASE_DIR,
        capture_output=True,
        text=True,
        check=False,
        input=told,
        env=os.environ | ({"RULESITE_VAR": var} if var else {}),
    )
