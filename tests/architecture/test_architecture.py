"""The promises of the layout, held by tests."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "rules_data" / "core"
# What would let the core see the machine it runs on.
IMPURE_NAMES = {"open", "input", "print"}
IMPURE_MODULES = {
    "os",
    "pathlib",
    "time",
    "random",
    "logging",
    "django",
    "rest_framework",
    "whoosh",
    "io",
    "subprocess",
}
IMPURE_CALLS = {("datetime", "now"), ("date", "today"), ("datetime", "today"), ("datetime", "utcnow")}
GENERIC_NAMES = re.compile(r"(^|/)(utils?|helpers?|common|misc|services?|managers?|data)\.py$")


def core_modules() -> list[Path]:
    return sorted(CORE.rglob("*.py"))


def tracked_files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    return listed.stdout.splitlines()


def impurities(tree: ast.AST) -> list[str]:
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.split(".")[0] in IMPURE_MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found += [node.module] if node.module.split(".")[0] in IMPURE_MODULES else []
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found += [node.func.id] if node.func.id in IMPURE_NAMES else []
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and (owner.id, node.func.attr) in IMPURE_CALLS:
                found.append(f"{owner.id}.{node.func.attr}")
    return found


@pytest.mark.parametrize("module", core_modules(), ids=lambda path: str(path.relative_to(CORE)))
def test_the_core_touches_no_framework_no_file_and_no_clock(module: Path) -> None:
    assert impurities(ast.parse(module.read_text())) == []


def test_an_impurity_would_be_seen() -> None:
    impure = "import os\nfrom datetime import date\nopen('x')\ndate.today()\nfrom django.db import models\n"
    assert impurities(ast.parse(impure)) == ["os", "django.db", "open", "date.today"]


def card_and_example_names() -> set[str]:
    names: set[str] = set()
    for file in (ROOT / "rules_data" / "corpus").glob("*/cards/*.yaml"):
        names.add(str(yaml.safe_load(file.read_text())["card"]))
    for file in (ROOT / "rules_data" / "corpus").glob("*/examples/*.yaml"):
        scenario = yaml.safe_load(file.read_text())
        names.add(str(scenario["example"]))
        names |= {str(name) for name in scenario.get("cards", {})}
    # One-word names such as Bolt are words of the language, too: only whole names of several words tell.
    return {name for name in names if " " in name or "-" in name}


def test_the_evaluator_names_no_card_and_no_example() -> None:
    names = card_and_example_names()
    assert len(names) > 20
    source = "\n".join(
        module.read_text().lower()
        for part in ("evaluator", "scenarios", "abilities")
        for module in (CORE / part).rglob("*.py")
    )
    assert [name for name in sorted(names) if name.lower() in source] == []


def readme_tree() -> set[str]:
    """Paths named in the README's tree."""
    block = (ROOT / "README.md").read_text().split("```")[1]
    paths: set[str] = set()
    above: list[str] = []
    for line in block.strip().splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = line.split()[0]
        above = [*above[:depth], name]
        paths.add("".join(above).rstrip("/"))
    return paths


def test_the_readmes_tree_is_the_tree_on_disk() -> None:
    named = readme_tree()
    missing = [path for path in named if not (ROOT / path).exists()]
    assert missing == []
    folders = {"rules_data", "rules_data/core", "rulesite"}
    on_disk = {
        str(path.relative_to(ROOT))
        for folder in folders
        for path in (ROOT / folder).iterdir()
        if path.is_dir() and path.name != "__pycache__"
    }
    assert on_disk - named == set()


def test_the_top_level_holds_only_what_the_readme_names() -> None:
    usual = {"README.md", "LICENSE", ".gitignore"}
    top = {path.split("/")[0] for path in tracked_files() if (ROOT / path).exists()}
    assert top - {path.split("/")[0] for path in readme_tree()} - usual == set()


def test_no_file_is_named_for_nothing() -> None:
    assert [path for path in tracked_files() if GENERIC_NAMES.search(path)] == []


def test_every_dependency_is_pinned_and_earns_its_line_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for line in (ROOT / "requirements.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            assert "==" in line
            assert re.split(r"[\[=]", line)[0].lower() in readme.lower()


@pytest.mark.parametrize(
    "name", ["import_document", "check_revision", "publish_revision", "revert_revision", "check_examples"]
)
def test_every_command_of_the_readme_explains_itself(name: str) -> None:
    assert f"manage.py {name}" in (ROOT / "README.md").read_text()
    told = subprocess.run(
        [sys.executable, "manage.py", name, "--help"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert told.returncode == 0
    assert "usage:" in told.stdout


def test_actions_are_verbs_one_a_file() -> None:
    actions = [path.stem for path in (ROOT / "rules_data" / "actions").glob("*.py")]
    public = [name for name in actions if not name.startswith("_") and name != "errors"]
    for name in public:
        source = ast.parse((ROOT / "rules_data" / "actions" / f"{name}.py").read_text())
        assert name in {node.name for node in source.body if isinstance(node, ast.FunctionDef)}
        assert "_" in name
