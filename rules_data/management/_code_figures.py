"""Figures of the code itself: how much of it is tested, how long its parts are, what is typed and documented.

Lines are those with code or text on them, docstrings among them; blank lines and comments are not counted, and neither
are migrations. A function's length is counted the same way.
"""

from __future__ import annotations

import ast
import statistics
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

CODE = ("rules_data", "rulesite")
TESTS = ("tests",)
NOT_COUNTED = "migrations"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One file: its lines that count, in order, and what stands in it."""

    path: Path
    lines: tuple[int, ...]
    tree: ast.Module

    @property
    def functions(self) -> list[Function]:
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    @property
    def classes(self) -> list[ast.ClassDef]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)]

    def length(self, function: Function) -> int:
        """Lines of a function that count, from its first decorator or `def` to its end."""
        first = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        return bisect_right(self.lines, function.end_lineno or first) - bisect_left(self.lines, first)


def read_modules(root: Path, folders: Iterable[str]) -> list[Module]:
    """Every Python file below the folders, except migrations."""
    files = sorted(file for folder in folders for file in (root / folder).rglob("*.py"))
    return [read_module(file) for file in files if NOT_COUNTED not in file.relative_to(root).parts]


def read_module(file: Path) -> Module:
    source = file.read_text(encoding="utf-8")
    written = enumerate(source.splitlines(), 1)
    lines = tuple(number for number, line in written if line.strip() and not line.lstrip().startswith("#"))
    return Module(file, lines, ast.parse(source))


def figures(root: Path) -> list[tuple[str, str]]:
    """What is measured and its figure, for the code below `root`."""
    code, tests = read_modules(root, CODE), read_modules(root, TESTS)
    code_lines, test_lines = (sum(len(module.lines) for module in modules) for modules in (code, tests))
    functions = [(module, function) for module in code for function in module.functions]
    classes = [each for module in code for each in module.classes]
    sizes = [len(module.lines) for module in code if module.lines]
    lengths = [module.length(function) for module, function in functions]
    return [
        ("code lines", f"{code_lines:,}"),
        ("test lines", f"{test_lines:,}"),
        ("test : code", f"{test_lines / code_lines:.2f}"),
        ("module lines, median / p90 / max", _spread(sizes)),
        ("longest module", str(max(code, key=lambda module: len(module.lines)).path.relative_to(root))),
        ("function lines, median / p90 / max", _spread(lengths)),
        ("functions over 30 lines", str(sum(length > 30 for length in lengths))),
        ("functions with a return type", _share([function.returns is not None for _, function in functions])),
        ("modules with a docstring", _share([_is_told(module.tree) for module in code if module.tree.body])),
        ("classes with a docstring", _share([_is_told(each) for each in classes])),
        ("functions with a docstring", _share([_is_told(function) for _, function in functions])),
        ("bare `except Exception`", str(sum(_catches_all(node) for module in code for node in ast.walk(module.tree)))),
    ]


def _is_told(node: ast.Module | ast.ClassDef | Function) -> bool:
    return ast.get_docstring(node) is not None


def _catches_all(node: ast.AST) -> bool:
    if not isinstance(node, ast.ExceptHandler):
        return False
    return node.type is None or (isinstance(node.type, ast.Name) and node.type.id in ("Exception", "BaseException"))


def _spread(sizes: Sequence[int]) -> str:
    return f"{statistics.median(sizes):.0f} / {statistics.quantiles(sizes, n=10)[-1]:.0f} / {max(sizes):,}"


def _share(held: Sequence[bool]) -> str:
    return f"{sum(held) / len(held):.1%} of {len(held):,}"
