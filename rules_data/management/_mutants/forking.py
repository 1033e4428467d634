"""Faults tried one after another, each in a fork of a process that has read all examples before.

`python -m rules_data.management._mutants.forking CORPUS` is asked about one fault a line, as JSON: its `module`, its
`number` and the `examples` that are to notice it. It answers with a line each, in JSON: what notices it, '' if nothing
does, null if the fault is not in a function and so cannot be put in afterwards.
"""

from __future__ import annotations

import ast
import functools
import gc
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from .child import limit, noticing, stop
from .faults import with_fault
from .loading import examples

Changed = dict[CodeType, CodeType]


class Prepared:
    """A process that has everything in memory: the examples, and what there is of functions and of what they keep."""

    def __init__(self, corpus: Path) -> None:
        self._corpus, self._scenarios = corpus, dict(examples(corpus))
        # What is frozen would not be found. By their very types: others may stand for what is only made when asked.
        gc.unfreeze()
        there = gc.get_objects()
        self._functions = [one for one in there if type(one) is FunctionType and one.__module__ is not None]
        self._keeping = [one for one in there if type(one) is functools._lru_cache_wrapper]
        gc.freeze()

    def ask(self, module: str, number: int, names: list[str]) -> str | None:
        """What notices a fault of a module of the evaluator, of these examples."""
        file = Path(*module.split("."))
        source = (file / "__init__.py" if file.is_dir() else file.with_suffix(".py")).read_text()
        changed = changed_code(source, number)
        functions = [one for one in self._functions if one.__module__ == module and one.__code__ in changed]
        if not functions or not can_be_put_in(changed):
            return None
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            ended = 1
            try:
                os.write(writing, self._noticed(functions, changed, names).encode())
                ended = 0
            finally:
                os._exit(ended)  # whatever came of it: two processes never go on from here
        os.close(writing)
        with os.fdopen(reading) as answer:
            said = answer.read()
        _, status = os.waitpid(child, 0)
        return said or (f"it ended with {status}" if status else "")

    def _noticed(self, functions: list[FunctionType], changed: Changed, names: list[str]) -> str:
        limit()
        signal.signal(signal.SIGPROF, stop)
        try:
            for function in functions:
                function.__code__ = changed[function.__code__]
            for one in self._keeping:
                one.cache_clear()
            wanted = ((name, self._scenarios[name]) for name in names)
            return next(noticing(self._corpus, wanted), "")[:200]
        except Exception as fault:  # noqa: BLE001 - whatever a faulty evaluator raises is noticed by whoever runs it
            return f"{type(fault).__name__}: {fault}"[:200]


def changed_code(source: str, number: int) -> Changed:
    """The code of each function of a module that a fault changes, and what becomes of it."""
    usual, faulty = ast.parse(source), with_fault(source, number)
    old, new = (list(_codes(compile(tree, "", "exec", dont_inherit=True))) for tree in (usual, faulty))
    if [code.co_qualname for code in old] != [code.co_qualname for code in new]:
        # A part with a function of its own is left out: whatever holds it is changed as well.
        old, new = ([code for code in these if "<" not in code.co_qualname.rpartition(".")[2]] for these in (old, new))
    return {one: other for one, other in zip(old, new, strict=True) if one != other}


def can_be_put_in(changed: Changed) -> bool:
    """Whether functions that have been made can have the new code: it names the same of what is around them."""
    return all(one.co_freevars == other.co_freevars for one, other in changed.items())


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def main(arguments: list[str]) -> int:
    """The process."""
    prepared = Prepared(Path(arguments[0]))
    gc.freeze()  # else each fork would copy what it only looks at
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(prepared.ask(asked["module"], asked["number"], asked["examples"])), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
