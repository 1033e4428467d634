"""Small faults put into a module: each changes one thing, and none touches what is only told."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from rules_data.management._mutants import figures
from rules_data.management._mutants.equivalents import EQUIVALENT, why_equivalent
from rules_data.management._mutants.faults import Fault, faults_of, with_fault
from rules_data.management._mutants.forking import Prepared, can_be_put_in, changed_code
from rules_data.management._mutants.probes import NOTES, with_probes
from rules_data.management._mutants.reach import BY_IMPORT

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


TELLING = """\
def decides(ev, thing):
    what, many = thing.name if thing.name else "it", 2
    zone = "hand" if thing.own else "deck"
    rules = ev.rules.of(zone) if many == 2 else ()
    ev.journal.record("moves", f"{what} moves", rules)
    if thing.own and many > 1:
        text = f"{what} was {zone}"
        ev.journal.record("moves", text, rules)
    _tell(ev, thing)
    _act(ev, thing)


def _tell(ev, thing) -> None:
    detail = {"taken": not thing.left}
    if thing.left:
        detail["left"] = thing.left + 1
    record_all(ev, detail)


def _act(ev, thing) -> None:
    if not thing.left:
        thing.left = 3
    ev.journal.record("moves", "", ())
"""


def test_what_is_worked_out_for_the_trace_alone_is_given_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(TELLING)
    found = [(fault.line, fault.what) for fault in faults_of(file)]
    assert found == [
        (2, "the condition is turned round"), (2, "2 becomes 3"),  # several names at once are left alone
        (10, "a call is left out"),
        (21, "the condition is turned round"), (21, "not is left out"), (22, "3 becomes 4"),
    ]  # fmt: skip


def test_bounds_on_work_are_given_no_fault(tmp_path: Path) -> None:
    bounds = tmp_path / "budget.py"
    bounds.write_text(SOURCE)
    assert faults_of(bounds) == []
    among_others = tmp_path / "module.py"
    among_others.write_text("MOST_TIMES = 20\n\n\ndef decides(times):\n    return times > MOST_TIMES or times == 3\n")
    assert [(fault.line, fault.what) for fault in faults_of(among_others)] == [
        (5, "or becomes and"), (5, "eq becomes noteq"), (5, "3 becomes 4"),
    ]  # fmt: skip


def test_what_counts_how_deep_a_run_goes_is_a_bound_too(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text("def decides(ev):\n    ev.budget.deepen()\n    act(ev)\n    ev.budget.rise()\n")
    assert [(fault.line, fault.what) for fault in faults_of(file)] == [(3, "a call is left out")]


def _met(source: str, *arguments: object) -> set[int]:
    """The numbers of the statements that a call of `decides` runs."""
    tree, count = with_probes(source)
    notes = bytearray(count)
    there: dict[str, Any] = {NOTES: notes}
    exec(compile(tree, "module.py", "exec"), there)  # noqa: S102 - the source of this test
    assert not any(notes)
    there["decides"](*arguments)
    return {number for number, met in enumerate(notes) if met}


def test_probes_note_what_is_run_and_change_nothing_else() -> None:
    source = "def decides(number: int) -> int:\n    if number > 3:\n        return 1\n    return 2\n"
    assert _met(source, 4) == {0, 1}
    assert _met(source, 2) == {0, 2}


def test_a_match_a_loop_and_an_inner_function_are_noted_each_by_itself() -> None:
    source = '''\
def decides(word):
    """Says something."""
    def inner():
        return 1
    match word:
        case "a":
            found = inner()
        case _:
            found = 0
    for _ in range(found):
        found = 2
    else:
        found += 1
    return found
'''
    everything = _met(source, "a") | _met(source, "b")
    assert _met(source, "a") - _met(source, "b") == {2, 4, 7}
    assert _met(source, "b") - _met(source, "a") == {5}
    assert everything == set(range(1, 10))  # all but the docstring, which does nothing


def test_a_fault_says_in_which_statement_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "MOST = 3\n\n\ndef decides(number, least=1):\n    if number > least:\n        return 4\n    return 5\n"
    )
    assert [(fault.line, fault.statement) for fault in faults_of(file)] == [
        (1, None), (4, None), (5, 0), (5, 0), (6, 1), (7, 2),
    ]  # fmt: skip


def test_what_is_refused_where_lists_differ_in_length_is_given_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text("def pairs(one, other):\n    return list(zip(one, other, strict=True))\n")
    assert faults_of(file) == []


def test_what_is_imported_is_met_by_everything(tmp_path: Path) -> None:
    path = settings.BASE_DIR / "rules_data" / "core" / "evaluator" / "run.py"
    module = "rules_data.core.evaluator.run"
    reach = {BY_IMPORT: {module: 0b1}, "one": {module: 0b10}, "two": {module: 0b110}, "three": {}}
    met = {number: figures.meeting(Fault(path, 0, 1, "", number), reach) for number in (None, 0, 1, 2, 3)}
    assert met == {
        None: ["one", "two", "three"],
        0: ["one", "two", "three"],
        1: ["one", "two"],
        2: ["two"],
        3: [],
    }


def test_a_fault_changes_the_code_of_its_function_alone_and_of_what_holds_it() -> None:
    source = SOURCE + "\n\nclass Thing:\n    def moves(self):\n        return self.decides(lambda: 1)\n"
    names = {}
    for fault in range(20):
        try:
            changed = changed_code(source, fault)
        except StopIteration:
            break
        names[fault] = sorted(code.co_qualname for code in changed)
        assert all(old.co_qualname == new.co_qualname and old != new for old, new in changed.items())
    assert names[0] == ["decides"]
    assert names[max(names)] == ["Thing", "Thing.moves", "Thing.moves.<locals>.<lambda>"]


def test_a_function_that_no_longer_names_what_is_around_it_is_made_anew() -> None:
    source = "def makes(word):\n    def inner():\n        call(word)\n        return 1\n    return inner\n"
    left_out, another_number = (can_be_put_in(changed_code(source, fault)) for fault in (0, 1))
    assert not left_out
    assert another_number


def test_an_example_notices_a_fault_in_a_fork_and_the_process_is_as_it_was(tmp_path: Path) -> None:
    name = "riftbound/two-deaths-one-trigger"
    examples = tmp_path / "riftbound" / "examples"
    examples.mkdir(parents=True)
    shutil.copy(settings.CORPUS_DIR / "riftbound" / "examples" / "two-deaths-one-trigger.yaml", examples)
    cards = tmp_path / "riftbound" / "cards"
    cards.mkdir()
    module = "rules_data.core.evaluator.events.ordinals"
    path = settings.BASE_DIR / Path(*module.split(".")).with_suffix(".py")
    faults = [fault for fault in faults_of(path) if fault.statement is not None][:3]
    prepared = Prepared(tmp_path)
    noticed = [prepared.ask(module, fault.number, [name]) for fault in faults]
    assert f"{name.partition('/')[2]} under v1.3" in noticed
    assert "" in noticed
    assert prepared.ask(module, faults[noticed.index("")].number, [name]) == ""


def test_each_fault_that_is_said_to_change_nothing_is_there_to_be_made() -> None:
    evaluator = settings.BASE_DIR / "rules_data" / "core" / "evaluator"
    for (path, line, what), why in EQUIVALENT.items():
        found = [fault for fault in faults_of(evaluator / path) if why_equivalent(fault) == why]
        assert found, f"{path} has no line {line!r} any more in which {what}: take the reason away"
