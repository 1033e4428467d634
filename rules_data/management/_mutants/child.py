"""One mutant in a process of its own: the shipped examples run by an evaluator with a fault, or some tests.

`python -m rules_data.management._mutants.child MODULE NUMBER CORPUS [TESTS ...]` ends with 1 as soon as something is
noticed, and says what; with 0 if nothing is.
"""

from __future__ import annotations

import importlib.util
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from .faults import with_fault

# A fault may make the evaluator go round for ever: that is noticed too.
MOST_SECONDS, MOST_BYTES = 240, 2 * 1024**3


class _Faulty(SourceFileLoader):
    """Loads a module with a fault, whatever has been compiled of it before."""

    number = 0

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return compile(with_fault(Path(path).read_text(), self.number), path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, module: str, number: int) -> None:
        self.module, self.number = module, number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        place = Path(*fullname.split("."))
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        loader = _Faulty(fullname, str(file))
        loader.number = self.number
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def run(module: str, number: int, corpus: Path, tests: list[str]) -> str:
    """What notices the fault, or '' if nothing does."""
    sys.meta_path.insert(0, _Finder(module, number))
    if tests:
        import pytest  # noqa: PLC0415 - after the fault is in place

        with open(os.devnull, "w") as silent:
            sys.stdout = silent
            found = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-n", "0", *tests])
        sys.stdout = sys.__stdout__
        return "a test" if found else ""
    return next(_noticed(corpus), "")


def _noticed(corpus: Path) -> Iterator[str]:
    """The examples that come out otherwise than they say, or prove less: first those that only have to be run."""
    from rules_data.core.scenarios import Verdict, run_scenario  # noqa: PLC0415 - after the fault is in place

    scenarios = []
    for scenario in _examples(corpus):
        scenarios.append(scenario)
        for edition in scenario.own_editions:
            for one in (scenario, scenario.twin):
                if one is not None and run_scenario(one, edition).verdict is not Verdict.CONFIRMED:
                    yield f"{one.slug} under {edition}"
    yield from _not_proved(scenarios)


def _not_proved(scenarios: list[Any]) -> Iterator[str]:
    from rules_data.core.scenarios import ablations_of  # noqa: PLC0415 - after the fault is in place

    for scenario in scenarios:
        for edition in scenario.own_editions:
            for ablation in ablations_of(scenario, edition):
                if not ablation.changed:
                    yield f"{scenario.slug} under {edition} without {ablation.rule}"


def _examples(corpus: Path) -> Iterator[Any]:
    from rules_data.core.games import GAMES  # noqa: PLC0415 - after the fault is in place
    from rules_data.core.scenarios import read_card_file, read_scenario  # noqa: PLC0415

    for slug, game in sorted(GAMES.played.items()):
        files = sorted((corpus / slug / "cards").glob("*.yaml"))
        known = {facts.name: facts for facts in (read_card_file(file.read_text(), game).facts for file in files)}
        for file in sorted((corpus / slug / "examples").glob("*.yaml")):
            yield read_scenario(file.read_bytes(), GAMES.played, known.get)


def main(arguments: list[str]) -> int:
    """The process."""
    module, number, corpus, *tests = arguments
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    try:
        noticed = run(module, int(number), Path(corpus), tests)
    except Exception as fault:  # noqa: BLE001 - whatever a faulty evaluator raises is noticed by whoever runs it
        noticed = f"{type(fault).__name__}: {fault}"
    print(noticed[:200])
    return 1 if noticed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
