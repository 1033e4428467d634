"""One mutant in a process of its own: some shipped examples, or some tests, run by an evaluator with a fault.

`python -m rules_data.management._mutants.child MODULE NUMBER CORPUS` is told in its input, as JSON, which `examples`
(null: all) or which `tests`, `without` some. It ends with 1 as soon as something is noticed, and says what; with 0 if
nothing is.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .faults import with_fault
from .loading import Finder, examples

# A fault may make the evaluator go round for ever: that is noticed too. Of one example, and of all that is run.
MOST_SECONDS_EACH, MOST_SECONDS, MOST_BYTES = 30, 1200, 2 * 1024**3


class _TooLong(BaseException):
    """No handler of the evaluator's own takes it."""


def run(module: str, number: int, corpus: Path, wanted: dict[str, Sequence[str] | None]) -> str:
    """What notices the fault, or '' if nothing does."""
    sys.meta_path.insert(0, Finder(lambda name, source: (with_fault(source, number), {}) if name == module else None))
    if wanted.get("tests"):
        return _failing(wanted["tests"] or (), wanted.get("without") or ())
    signal.signal(signal.SIGPROF, stop)
    return next(noticing(corpus, examples(corpus, wanted.get("examples"))), "")


def _failing(tests: Sequence[str], without: Sequence[str]) -> str:
    """The first test that fails, if any, `without` those that always do. Some names are found in no file again: then
    whole files run.
    """
    import pytest  # noqa: PLC0415 - after the fault is in place

    for asked in (list(tests), sorted({name.partition("::")[0] for name in tests})):
        first = _First()
        with open(os.devnull, "w") as silent:
            sys.stdout = silent
            spared = [f"--deselect={name}" for name in without]
            found = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-n", "0", *spared, *asked], plugins=[first])
        sys.stdout = sys.__stdout__
        if found in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return first.failed or ("the tests" if found else "")
    return f"the tests do not begin ({found})"


class _First:
    """A plugin of pytest's that remembers what failed first."""

    failed = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def stop(_signal: int, _frame: Any) -> None:
    """For SIGPROF: an example has taken too long. Raises what no handler of the evaluator's own takes."""
    raise _TooLong


def limit() -> None:
    """Bounds on the time and the memory of this process."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))


def noticing(corpus: Path, wanted: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """Of these examples those that come out otherwise than they say, or prove less: first what only has to be run."""
    scenarios = []
    for name, scenario in wanted:
        scenarios.append(scenario)
        yield from _in_time(name, _not_confirmed(corpus, scenario))
    for scenario in scenarios:
        yield from _in_time(scenario.slug, _not_proved(corpus, scenario))


def _in_time(name: str, found: Iterator[str]) -> Iterator[str]:
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS_EACH)
    try:
        yield from list(found)
    except _TooLong:
        yield f"{name} takes more than {MOST_SECONDS_EACH} s"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def noticed_by(corpus: Path, scenario: Any) -> Iterator[str]:
    """What one example notices: it comes out otherwise than it says, or proves less."""
    yield from _not_confirmed(corpus, scenario)
    yield from _not_proved(corpus, scenario)


def _not_confirmed(corpus: Path, scenario: Any) -> Iterator[str]:
    from rules_data.core.scenarios import Verdict, run_scenario  # noqa: PLC0415 - after the fault is in place
    from rules_data.management._shipped_editions import scenario_in  # noqa: PLC0415 - the same

    for edition in scenario.editions:
        there = scenario_in(corpus, scenario, edition)
        for one in (there, there.twin):
            if one is not None and run_scenario(one, edition).verdict is not Verdict.CONFIRMED:
                yield f"{one.slug} under {edition}"


def _not_proved(corpus: Path, scenario: Any) -> Iterator[str]:
    from rules_data.core.scenarios import ablations_of  # noqa: PLC0415 - after the fault is in place
    from rules_data.management._shipped_editions import scenario_in  # noqa: PLC0415 - the same

    for edition in scenario.editions:
        for ablation in ablations_of(scenario_in(corpus, scenario, edition), edition):
            if not ablation.changed:
                yield f"{scenario.slug} under {edition} without {ablation.rule}"


def main(arguments: list[str]) -> int:
    """The process."""
    module, number, corpus = arguments
    limit()
    try:
        noticed = run(module, int(number), Path(corpus), json.load(sys.stdin))
    except Exception as fault:  # noqa: BLE001 - whatever a faulty evaluator raises is noticed by whoever runs it
        noticed = f"{type(fault).__name__}: {fault}"
    print(noticed[:200])
    return 1 if noticed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
