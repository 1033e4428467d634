"""What each shipped example, and each test, runs of the evaluator: which statements of which functions.

`python -m rules_data.management._mutants.reach FILE CORPUS [TESTS ...]` writes it down for the examples, or for tests.
"""

from __future__ import annotations

import importlib
import pickle
import sys
from ast import Module
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .loading import Finder, examples
from .probes import NOTES, with_probes

# By the name of an example or a test: the statements that are met, by module, each a bit at its number. Under the name
# of nothing stands what importing the evaluator runs, which everybody meets.
Reach = dict[str, dict[str, int]]
BY_IMPORT = ""
# Before the name of a test that fails without any fault.
FAILS = "fails: "


class Noted:
    """The notes of all modules, and what has been made of them."""

    def __init__(self) -> None:
        self._notes: dict[str, bytearray] = {}
        self.reach: Reach = {}

    def altered(self, name: str, source: str) -> tuple[Module, dict[str, Any]]:
        """The module with its probes, and what they write into."""
        tree, count = with_probes(source)
        self._notes[name] = bytearray(count)
        return tree, {NOTES: self._notes[name]}

    def forget(self) -> None:
        """What follows begins as if nothing had been run: not even what is kept of other runs is there."""
        for name, met in self._notes.items():
            met[:] = bytes(len(met))
            for each in vars(sys.modules[name]).values() if name in sys.modules else ():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()

    def note(self, name: str) -> None:
        """What has been run since was run by this."""
        bits = {module: int(bytes(48 + one for one in reversed(met)), 2) for module, met in self._notes.items() if met}
        known = self.reach.get(name, {})
        self.reach[name] = {module: met | known.get(module, 0) for module, met in bits.items() if met}


class _OfTests:
    """A plugin of pytest's: what is run by a test is its own, what is run by reading a file belongs to the file.

    A test that fails as it is notices nothing, and is named as one to leave out.
    """

    def __init__(self, noted: Noted) -> None:
        self._noted = noted

    def pytest_runtest_protocol(self, item: Any) -> None:
        self._noted.forget()

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self._noted.reach[FAILS + report.nodeid] = {}

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._noted.note(nodeid)

    def pytest_collectstart(self, collector: Any) -> None:
        self._noted.forget()

    def pytest_collectreport(self, report: Any) -> None:
        if "::" not in report.nodeid:
            self._noted.note(report.nodeid)


def _of_examples(noted: Noted, corpus: Path) -> None:
    from .child import noticed_by  # noqa: PLC0415 - after the probes are in place

    found: Iterator[tuple[str, Any]] = examples(corpus)
    for name, scenario in found:
        list(noticed_by(corpus, scenario))
        noted.note(name)
        noted.forget()


def main(arguments: list[str]) -> int:
    """The process."""
    file, corpus, *tests = arguments
    noted = Noted()
    sys.meta_path.insert(0, Finder(noted.altered))
    importlib.import_module("rules_data.core.games")
    noted.note(BY_IMPORT)
    noted.forget()
    if tests:
        import pytest  # noqa: PLC0415 - after the probes are in place

        pytest.main(["-q", "-p", "no:cacheprovider", "-n", "0", *tests], plugins=[_OfTests(noted)])
    else:
        _of_examples(noted, Path(corpus))
    Path(file).write_bytes(pickle.dumps(noted.reach))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
