"""The promises of the layout, held by tests."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest
import yaml
from django.core.management import get_commands, load_command_class

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


def test_the_core_touches_no_framework_no_file_and_no_clock() -> None:
    found = {str(module.relative_to(CORE)): impurities(ast.parse(module.read_text())) for module in core_modules()}
    assert {module: names for module, names in found.items() if names} == {}
    assert len(found) > 300


def test_an_impurity_would_be_seen() -> None:
    impure = "import os\nfrom datetime import date\nopen('x')\ndate.today()\nfrom django.db import models\n"
    assert impurities(ast.parse(impure)) == ["os", "django.db", "open", "date.today"]


def card_and_example_names() -> set[str]:
    names: set[str] = set()
    for file in (ROOT / "rules_data" / "corpus").glob("*/[ce][ax]*/*.yaml"):
        written = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)
        names.add(str(written["card"] if file.parent.name == "cards" else written["example"]))
        names |= {str(name) for name in written.get("cards", {})}
    # One-word names such as Bolt are words of the language, too: only whole names of several words tell.
    return {name.lower() for name in names if " " in name or "-" in name}


def test_the_evaluator_names_no_card_and_no_example() -> None:
    names = card_and_example_names()
    assert len(names) > 20
    modules = (module for part in ("evaluator", "scenarios", "abilities") for module in (CORE / part).rglob("*.py"))
    assert named_in("\n".join(module.read_text() for module in modules), names) == []


def named_in(source: str, names: set[str]) -> list[str]:
    """The names that stand in a source, in any case and also inside longer words."""
    source = source.lower()
    return sorted(name for name in names if name in source)


def test_a_name_in_the_evaluator_would_be_seen() -> None:
    assert named_in('if card == "Wraith of Echoes": ...', card_and_example_names()) == ["wraith of echoes"]


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


COMMANDS_OF_THE_README = sorted(set(re.findall(r"manage\.py (\w+)", (ROOT / "README.md").read_text())))


def test_the_readme_names_the_commands_by_which_a_version_comes_and_goes() -> None:
    needed = {"import_document", "check_revision", "publish_revision", "revert_revision", "check_examples"}
    assert needed <= {*COMMANDS_OF_THE_README}


@pytest.mark.parametrize("name", COMMANDS_OF_THE_README)
def test_every_command_of_the_readme_explains_itself(name: str) -> None:
    told = load_command_class(get_commands()[name], name).create_parser("manage.py", name).format_help()
    assert told.startswith(f"usage: manage.py {name}")


def test_actions_are_verbs_one_a_file() -> None:
    actions = [path.stem for path in (ROOT / "rules_data" / "actions").glob("*.py")]
    public = [name for name in actions if not name.startswith("_") and name != "errors"]
    for name in public:
        source = ast.parse((ROOT / "rules_data" / "actions" / f"{name}.py").read_text())
        assert name in {node.name for node in source.body if isinstance(node, ast.FunctionDef)}
        assert "_" in name


# --- doors -------------------------------------------------------------------------------------------------


def reaches_past(importer: Path, module: str) -> bool:
    """Whether a dotted import enters a package of the core otherwise than by its `__init__`."""
    target = ROOT.joinpath(*module.split("."))
    package = target.parent
    inside_a_package = not target.is_dir() and package != CORE and package.is_relative_to(CORE)
    return inside_a_package and not importer.is_relative_to(package)


def test_nobody_reaches_past_the_door_of_a_package_of_the_core() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {node.module}"
        for folder in ("rules_data", "rulesite")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module and not node.level and reaches_past(path, node.module)
    ]
    assert found == []


def test_a_reach_past_a_door_would_be_seen() -> None:
    stack = CORE / "evaluator" / "stack" / "costs.py"
    assert reaches_past(stack, "rules_data.core.evaluator.events.batch")
    assert not reaches_past(stack, "rules_data.core.evaluator.events")
    assert not reaches_past(stack, "rules_data.core.evaluator.stack.items")


def writes_of_state(tree: ast.AST) -> list[int]:
    """The lines that give a run or its board another state; a viewpoint has a state of its own."""
    return [
        target.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and target.attr == "state" and "view" not in ast.unparse(target.value)
    ]


def test_only_the_board_changes_the_state_of_a_game() -> None:
    board = CORE / "evaluator" / "board" / "board.py"
    found = {
        str(path.relative_to(CORE)): lines
        for part in ("evaluator", "scenarios")
        for path in sorted((CORE / part).rglob("*.py"))
        if path != board and (lines := writes_of_state(ast.parse(path.read_text())))
    }
    assert found == {}
    assert writes_of_state(ast.parse("ev.state = x\nself.board.state = y")) == [1, 2]


def takes_a_state(tree: ast.AST) -> list[str]:
    """The methods that are handed a whole state, or any of its fields by name; a beginning has to be."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name not in ("__init__", "remember")
        for argument in (*node.args.args, *node.args.kwonlyargs, node.args.kwarg)
        if argument is not None and ast.unparse(argument.annotation or ast.Constant(None)) in ("GameState", "Any")
    ]


def test_the_board_says_what_it_changes_and_is_handed_no_state() -> None:
    assert takes_a_state(ast.parse((CORE / "evaluator" / "board" / "board.py").read_text())) == []
    assert takes_a_state(ast.parse("def become(self, state: GameState): ...")) == ["become"]
    assert takes_a_state(ast.parse("def set(self, **fields: Any): ...")) == ["set"]
