"""What a module only tells: steps of the trace, messages, and what is worked out for nothing else. And its bounds."""

from __future__ import annotations

import ast
from collections.abc import Iterator

_TELLING = (
    "record", "note_event", "describe", "tell_ended", "spend", "spend_on_batch", "spend_on_applying", "deepen", "rise",
    "count_trigger",
)  # fmt: skip
_SKIPPED = ("annotation", "returns", "decorator_list", "bases", "keywords_of_class")
_CHANGING = (ast.Yield, ast.YieldFrom, ast.Raise, ast.Delete, ast.Global, ast.Nonlocal, ast.AugAssign)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def acting_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module that decide what happens, in the order of its lines."""
    names = frozenset(_TELLING)
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    while found := {each.name for each in functions if each.name not in names and _tells(each, names)}:
        names |= found
    told = {id(node) for each in functions for node in _told_in(each, names)}
    # What decides nothing but whether something is told, from the innermost outwards.
    for each in reversed([node for node in ast.walk(tree) if isinstance(node, ast.If)]):
        if all(_is_told(statement, names, told) for statement in (*each.body, *each.orelse)):
            told |= {id(each), *(id(node) for node in ast.walk(each))}
    yield from _acting(tree, names, told)


def _is_told(statement: ast.stmt, names: frozenset[str], told: set[int]) -> bool:
    if isinstance(statement, ast.Assign):
        return id(statement.value) in told
    return id(statement) in told or (isinstance(statement, ast.Expr) and _only_tells(statement, names))


def _acting(node: ast.AST, names: frozenset[str], told: set[int]) -> Iterator[ast.AST]:
    for field, value in ast.iter_fields(node):
        if field in _SKIPPED:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or id(child) in told or is_bound(child) or _is_guard(child):
                continue
            if not _only_tells(child, names):
                yield child
                yield from _acting(child, names, told)


def _only_tells(node: ast.AST, names: frozenset[str]) -> bool:
    if isinstance(node, ast.Expr):
        node = node.value
    if isinstance(node, ast.JoinedStr | ast.Raise | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if not isinstance(node, ast.Call):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called.startswith("record_") or called in names


def _told_in(function: Function, names: frozenset[str]) -> Iterator[ast.AST]:
    return _parts(function) if function.name in names else _for_telling(function, names)


def is_bound(node: ast.AST) -> bool:
    """Whether it names a bound on work, or sets one: they are called `MOST_...`."""
    targets = node.targets if isinstance(node, ast.Assign) else [node]
    return all(isinstance(each, ast.Name) and each.id.startswith("MOST_") for each in targets)


def _is_guard(node: ast.AST) -> bool:
    """Whether it only refuses to pair lists of different lengths, which are of one length: `strict=True`."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _parts(function: Function) -> Iterator[ast.AST]:
    for statement in function.body:
        yield statement
        yield from ast.walk(statement)


def _tells(function: Function, names: frozenset[str]) -> bool:
    """Whether a function returns nothing and does nothing but tell something; what it calls for that only reads."""
    if not (isinstance(function.returns, ast.Constant) and function.returns.value is None):
        return False
    parts, telling = list(_parts(function)), False
    made = {id(target) for part in parts if isinstance(part, ast.Assign) for target in part.targets}
    own = {part.id for part in parts if isinstance(part, ast.Name) and id(part) in made}
    for part in parts:
        if isinstance(part, _CHANGING) or (isinstance(part, ast.Attribute | ast.Subscript) and _is_set(part, own)):
            return False
        if isinstance(part, ast.Expr):
            if not _only_tells(part, names):
                return False
            telling = telling or isinstance(part.value, ast.Call)
    return telling


def _is_set(part: ast.Attribute | ast.Subscript, own: set[str]) -> bool:
    """Whether it changes anything but a value of the function's `own`."""
    within = isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name) and part.value.id in own
    return not isinstance(part.ctx, ast.Load) and not within


def _for_telling(function: Function, names: frozenset[str]) -> Iterator[ast.AST]:
    """What stands behind the "=" of a name that is looked at nowhere but in what is told."""
    parts = list(_parts(function))
    given = [part for part in parts if isinstance(part, ast.Assign) and len(part.targets) == 1]
    named = [(part.targets[0].id, part.value) for part in given if isinstance(part.targets[0], ast.Name)]
    told: set[int] = set()
    while True:
        within = {id(each) for part in parts if _only_tells(part, names) for each in ast.walk(part)} | told
        read = (part for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load))
        acting = {part.id for part in read if id(part) not in within}
        more = {id(each) for name, value in named if name not in acting for each in ast.walk(value)} - told
        if not more:
            break
        told |= more
    yield from (part for part in parts if id(part) in told)
