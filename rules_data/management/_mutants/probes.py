"""A module that notes which of its statements are run, so that a fault is only tried where it can be met.

Only statements of functions are noted: what a module does when it is imported, everybody meets.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

NOTES = "__statements_met__"


def holders(tree: ast.AST) -> dict[int, int]:
    """The number of the innermost statement of a function that holds a node, by the node's `id`.

    A statement of a function holds itself, and its number is how many stand before it. What is not here is met when
    the module is imported.
    """
    held: dict[int, int] = {}
    _hold(tree, None, held, [0], within=False)
    return held


def with_probes(source: str) -> tuple[ast.Module, int]:
    """The module, each statement of its functions preceded by a note in the bytes called `NOTES`; and how many."""
    tree = ast.parse(source)
    held = holders(tree)
    _Noting(held).visit(tree)
    return ast.fix_missing_locations(tree), len(set(held.values()))


def _hold(node: ast.AST, number: int | None, held: dict[int, int], count: list[int], *, within: bool) -> None:
    for child in ast.iter_child_nodes(node):
        own = number
        if within and isinstance(child, ast.stmt):
            own, count[0] = count[0], count[0] + 1
        if own is not None:
            held[id(child)] = own
        _hold(child, own, held, count, within=within or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))


class _Noting(ast.NodeTransformer):
    """Puts the notes in."""

    def __init__(self, held: dict[int, int]) -> None:
        self._held = held

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and any(id(one) in self._held for one in block):
                setattr(node, field, [each for one in block for each in self._noted(one)])
        return node

    def _noted(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not docstring:
            yield from ast.parse(f"{NOTES}[{self._held[id(statement)]}] = 1").body
        yield statement
