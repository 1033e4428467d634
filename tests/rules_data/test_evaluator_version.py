"""Verdicts of another evaluator are run again, although nobody raised a number."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from rules_data.actions import _scenarios, run_examples
from rules_data.evaluator_version import PARTS, evaluator_version, version_of
from rules_data.models import ScenarioRun

CORE = Path(__file__).resolve().parents[2] / "rules_data" / "core"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The evaluator's sources, to be changed."""
    for part in PARTS:
        shutil.copytree(CORE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_same_sources_are_the_same_evaluator_wherever_they_lie(copied: Path) -> None:
    assert version_of(copied) == evaluator_version()


@pytest.mark.parametrize("part", PARTS)
def test_a_change_in_any_part_is_another_evaluator(copied: Path, part: str) -> None:
    changed = max((copied / part).rglob("*.py"))
    changed.write_text(changed.read_text() + "\n# changed\n")
    assert version_of(copied) != evaluator_version()


@pytest.mark.parametrize("kind", ["*.phrases", "*.yaml"])
def test_so_is_a_change_in_what_it_reads_beside_its_modules(copied: Path, kind: str) -> None:
    changed = max(copied.rglob(kind))
    changed.write_text(changed.read_text() + "\n# changed\n")
    assert version_of(copied) != evaluator_version()


def test_a_module_under_another_name_is_another_evaluator(copied: Path) -> None:
    module = max((copied / "evaluator").rglob("*.py"))
    module.rename(module.with_name("renamed.py"))
    assert version_of(copied) != evaluator_version()


def test_what_python_compiled_is_no_source(copied: Path) -> None:
    (copied / "evaluator" / "__pycache__").mkdir()
    (copied / "evaluator" / "__pycache__" / "state.cpython-311.pyc").write_bytes(b"compiled")
    assert version_of(copied) == evaluator_version()


def test_without_its_sources_an_evaluator_has_no_version(copied: Path) -> None:
    shutil.rmtree(copied / "evaluator")
    with pytest.raises(FileNotFoundError, match="evaluator"):
        version_of(copied)


def test_every_package_of_the_core_that_the_evaluator_imports_takes_part() -> None:
    imported: set[str] = set()
    for part in PARTS:
        for module in (CORE / part).rglob("*.py"):
            for node in ast.walk(ast.parse(module.read_text())):
                if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("rules_data.core."):
                    imported.add(node.module.split(".")[2])
    assert imported <= set(PARTS)


@pytest.mark.django_db
def test_what_another_evaluator_said_is_run_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_examples(example="two-deaths-one-trigger").runs == 0
    monkeypatch.setattr(_scenarios, "evaluator_version", lambda: "another")
    kept = ScenarioRun.objects.filter(example__slug="two-deaths-one-trigger")
    # Under each version of the rules it names, and under the one in force.
    assert run_examples(example="two-deaths-one-trigger").runs == kept.count() == 3
    assert {run.evaluator_version for run in kept} == {"another"}
    assert run_examples(example="two-deaths-one-trigger").runs == 0


@pytest.mark.django_db
def test_the_other_examples_of_another_evaluator_wait_for_their_own_run(monkeypatch: pytest.MonkeyPatch) -> None:
    others = ScenarioRun.objects.exclude(example__slug="two-deaths-one-trigger")
    monkeypatch.setattr(_scenarios, "evaluator_version", lambda: "another")
    run_examples(example="two-deaths-one-trigger")
    assert {run.evaluator_version for run in others} == {evaluator_version()}
