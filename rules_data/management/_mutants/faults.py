"""Where a module can be given a small fault, and the module with one of them.

Faults are put where they could change what happens: not in what is only told (steps of the trace, messages), not in
annotations, and not in the bounds that stop a run or in what is refused if lists are of different lengths.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .only_told import acting_nodes, is_bound
from .probes import holders

# Bounds on work: no example has reason to reach them.
_BOUNDS = ("budget.py", "deadline.py", "journal.py")
# The words and tables in which a trace tells of events, and nothing else.
_WORDS = ("describing.py", "properties.py", "sentences.py", "stage_tables.py")
_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """The number of a fault in its module, and what it changes, for people.

    `statement`: the number of the statement it stands in, as in `probes`; None where it is met by importing the module.
    """

    path: Path
    number: int
    line: int
    what: str
    statement: int | None


def faults_of(path: Path) -> list[Fault]:
    """Every fault that a module can be given, in the order of its lines."""
    if path.name in _BOUNDS or path.name in _WORDS:
        return []
    tree = ast.parse(path.read_text())
    held = holders(tree)
    return [
        Fault(path, number, getattr(node, "lineno", 0), what, held.get(id(node)))
        for number, (node, what) in enumerate(_places(tree))
    ]


def with_fault(source: str, number: int) -> ast.Module:
    """The module with one of its faults."""
    tree = ast.parse(source)
    node, _ = next(place for n, place in enumerate(_places(tree)) if n == number)
    _Put(node).visit(tree)
    return ast.fix_missing_locations(tree)


def _places(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """The nodes that can be changed, with what becomes of each."""
    for node in acting_nodes(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and not any(map(is_bound, ast.walk(node))):
            yield node, f"{_name(node.ops[0])} becomes {_name(_COMPARISONS[type(node.ops[0])]())}"
        elif isinstance(node, ast.BoolOp):
            yield node, "and becomes or" if isinstance(node.op, ast.And) else "or becomes and"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "not is left out"
        elif isinstance(node, ast.If | ast.IfExp):
            yield node, "the condition is turned round"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub) and _counts(node):
            yield node, "+ becomes -" if isinstance(node.op, ast.Add) else "- becomes +"
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield node, f"{node.value} becomes {not node.value}"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, f"{node.value} becomes {node.value + 1}"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "a call is left out"


def _counts(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.Constant) and isinstance(side.value, int) for side in (node.left, node.right))


def _name(op: ast.cmpop) -> str:
    return type(op).__name__.lower()


class _Put(ast.NodeTransformer):
    """Puts the fault of one node into the tree."""

    def __init__(self, at: ast.AST) -> None:
        self.at = at

    def visit(self, node: ast.AST) -> Any:
        if node is not self.at:
            return self.generic_visit(node)
        match node:
            case ast.Compare():
                node.ops = [_COMPARISONS[type(node.ops[0])]()]
            case ast.BoolOp():
                node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            case ast.UnaryOp():
                return node.operand
            case ast.If() | ast.IfExp():
                node.test = ast.UnaryOp(ast.Not(), node.test)
            case ast.BinOp():
                node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            case ast.Constant():
                value = node.value
                return ast.Constant(not value if isinstance(value, bool) else value + 1)  # type: ignore[operator]
            case ast.Expr():
                return ast.Pass()
        return node
