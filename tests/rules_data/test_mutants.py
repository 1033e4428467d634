"""Small faults put into a module: each changes one thing, and none touches what is only told."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rules_data.management._mutants.faults import faults_of, with_fault

SOURCE = '''\
"""A module."""


def decides(ev, things: list[int] = ()) -> bool:
    """Its docstring."""
    ev.journal.record("event", f"{len(things) + 1} things", (), ok=True)
    if not things or len(things) > 3:
        ev.board.put(things[0])
        return False
    return any(thing == 2 for thing in things)
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    file = tmp_path / "module.py"
    file.write_text(SOURCE)
    return file


def test_each_fault_changes_the_module_and_leaves_it_python(module: Path) -> None:
    usual = ast.dump(ast.parse(SOURCE))
    faulty = [with_fault(SOURCE, fault.number) for fault in faults_of(module)]
    changed = {ast.dump(each) for each in faulty}
    assert len(changed) == len(faulty)
    assert usual not in changed
    for each in faulty:
        compile(each, "module.py", "exec")


def test_what_is_only_told_is_given_no_fault(module: Path) -> None:
    found = [(fault.line, fault.what) for fault in faults_of(module)]
    assert not [line for line, _ in found if line == 6]
    assert (7, "not is left out") in found
    assert (7, "or becomes and") in found
    assert (8, "a call is left out") in found
    assert (9, "False becomes True") in found
    assert (10, "eq becomes noteq") in found


def test_bounds_on_work_are_given_no_fault(tmp_path: Path) -> None:
    bounds = tmp_path / "budget.py"
    bounds.write_text(SOURCE)
    assert faults_of(bounds) == []
