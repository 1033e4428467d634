"""Tests of the core need no site: `pytest -p no:django tests/core` runs them all where there is no Django."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.shipped import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
# Anything of Django that is imported during the run ends it at once.
NO_DJANGO = """
import sys
import pytest

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("django", "rest_framework", "whoosh"):
            raise ImportError(f"{name} is not to be imported here")

sys.meta_path.insert(0, Refused())
sys.exit(pytest.main(sys.argv[1:]))
"""


def without_django(*arguments: str, var: Path) -> subprocess.CompletedProcess[str]:
    """Run pytest in a process of its own that cannot import Django."""
    command = [sys.executable, "-c", NO_DJANGO, "-p", "no:django", "-p", "no:xdist", "-p", "no:cacheprovider",
               "-o", "addopts=--strict-markers --import-mode=importlib", "-q", *arguments]  # fmt: skip
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO", "PYTEST"))}
    return subprocess.run(
        command, cwd=ROOT, env={**kept, "RULESITE_VAR": str(var)}, capture_output=True, text=True, check=False
    )


def test_what_takes_a_kept_proof_runs_where_django_cannot_be_imported(tmp_path: Path) -> None:
    [path, *_] = EXAMPLES
    proved = "tests/core/scenarios/test_corpus_examples.py::test_an_example_is_confirmed_and_proved"
    done = without_django(f"{proved}[{path.parents[1].name}/{path.stem}]", var=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert list(tmp_path.glob("tests/proofs/*/*")), "no proof was kept"


def test_a_test_that_needs_a_site_would_be_seen(tmp_path: Path) -> None:
    needing = tmp_path / "test_needing.py"
    needing.write_text("from rules_data.models import Game\n\n\ndef test_one():\n    assert Game\n")
    done = without_django(str(needing), var=tmp_path)
    assert done.returncode != 0
    assert "django is not to be imported here" in done.stdout


@cache
def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def reached(path: Path, seen: set[Path]) -> set[str]:
    """What a module imports by itself, and by the modules of the tests that it takes something from."""
    if path in seen:
        return set()
    seen.add(path)
    names = imports_of(path)
    beside = [ROOT.joinpath(*name.split(".")).with_suffix(".py") for name in names if name.startswith("tests.")]
    return names.union(*(reached(one, seen) for one in beside if one.is_file()))


NEEDS_A_SITE = ("django", "rulesite", "rules_data.models", "rules_data.queries", "rules_data.actions",
                "rules_data.search", "rules_data.fetching", "rules_data.admin")  # fmt: skip


def needed(path: Path) -> list[str]:
    """What of a site a module needs, if any."""
    names = reached(path, set())
    return sorted(name for name in names if any(f"{name}.".startswith(f"{one}.") for one in NEEDS_A_SITE))


def test_no_test_of_the_core_takes_anything_from_the_site() -> None:
    modules = sorted((ROOT / "tests" / "core").rglob("*.py"))
    assert len(modules) > 200
    found = {str(path.relative_to(ROOT)): names for path in modules if (names := needed(path))}
    assert found == {}


def test_what_is_taken_by_way_of_another_module_would_be_seen() -> None:
    assert needed(ROOT / "tests" / "settled.py")
    assert "rules_data.models.SiteState" in needed(ROOT / "tests" / "settled.py")
    assert needed(ROOT / "tests" / "proof_cache.py") == []
