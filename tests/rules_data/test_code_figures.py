"""The figures of the code are counted as they say."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rules_data.management._code_figures import figures, read_module, read_modules

MODULE = '''"""Counts things."""

# A comment is no line of code.
import sys


class Counter:
    """Counts."""

    def count(self, things: list[str]) -> int:
        """How many there are."""
        # Not counted either.
        return len(things)

    def forget(self):
        try:
            sys.exit()
        except Exception:
            pass
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "rules_data" / "migrations").mkdir(parents=True)
    (tmp_path / "rulesite").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules_data" / "counting.py").write_text(MODULE)
    (tmp_path / "rules_data" / "migrations" / "0001_first.py").write_text(MODULE * 9)
    (tmp_path / "rulesite" / "pages.py").write_text("ONE = 1\nTWO = 2\n")
    (tmp_path / "tests" / "test_counting.py").write_text("def test_it():\n\n    # why\n    assert True\n")
    return tmp_path


def test_blank_lines_and_comments_do_not_count_and_docstrings_do(project: Path) -> None:
    module = read_module(project / "rules_data" / "counting.py")
    assert len(module.lines) == 12
    assert [module.length(function) for function in module.functions] == [3, 5]


def test_migrations_do_not_count(project: Path) -> None:
    assert [module.path.name for module in read_modules(project, ("rules_data",))] == ["counting.py"]


def test_the_figures_are_those_of_the_code_beside_the_tests(project: Path) -> None:
    found = dict(figures(project))
    assert found["code lines"] == "14"
    assert found["test lines"] == "2"
    assert found["test : code"] == "0.14"
    assert found["longest module"] == "rules_data/counting.py"
    assert found["functions with a return type"] == "50.0% of 2"
    assert found["functions with a docstring"] == "50.0% of 2"
    assert found["classes with a docstring"] == "100.0% of 1"
    assert found["modules with a docstring"] == "50.0% of 2"
    assert found["bare `except Exception`"] == "1"


def test_the_command_prints_them_without_a_database(project: Path, settings: Any) -> None:
    settings.BASE_DIR, told = project, StringIO()
    call_command("bench", "code", stdout=told)
    assert "test : code" in told.getvalue()


def test_campaigns_are_run_at_least_once() -> None:
    with pytest.raises(CommandError, match="expected 1 or more"):
        call_command("bench", "campaigns", "--times", "0")
