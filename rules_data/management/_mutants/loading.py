"""Modules of the evaluator that are loaded otherwise than they stand there: with a fault, or with probes."""

from __future__ import annotations

import importlib.util
from ast import Module
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

EVALUATOR = "rules_data.core.evaluator"
# What becomes of a module's source, by the module's name, and what it is given; None leaves the module as it is.
Altered = Callable[[str, str], tuple[Module, dict[str, Any]] | None]


class Finder(MetaPathFinder):
    """Stands before the usual ones, for the modules of the evaluator alone."""

    def __init__(self, altered: Altered) -> None:
        self._altered = altered

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != EVALUATOR and not fullname.startswith(EVALUATOR + "."):
            return None
        place = Path(*fullname.split("."))
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        altered = self._altered(fullname, file.read_text()) if file.exists() else None
        if altered is None:
            return None
        return importlib.util.spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file), *altered))


class _Loader(SourceFileLoader):
    """Loads a module from a tree, whatever has been compiled of it before."""

    def __init__(self, fullname: str, path: str, tree: Module, given: dict[str, Any]) -> None:
        super().__init__(fullname, path)
        self._tree, self._given = tree, given

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self._given)
        super().exec_module(module)

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._tree, self.path, "exec", dont_inherit=True)


def examples(corpus: Path, wanted: Sequence[str] | None = None) -> Iterator[tuple[str, Any]]:
    """The shipped examples as GAME/NAME, read one after the other: all, or those that are wanted."""
    from rules_data.core.games import GAMES  # noqa: PLC0415 - after the evaluator has been altered
    from rules_data.core.scenarios import read_card_file, read_scenario  # noqa: PLC0415

    for slug, game in sorted(GAMES.played.items()):
        files = {f"{slug}/{file.stem}": file for file in sorted((corpus / slug / "examples").glob("*.yaml"))}
        files = {name: file for name, file in files.items() if wanted is None or name in wanted}
        if not files:
            continue
        known = {}
        for card in sorted((corpus / slug / "cards").glob("*.yaml")):
            facts = read_card_file(card.read_text(), game).facts
            known[facts.name] = facts
        for name, file in files.items():
            yield name, read_scenario(file.read_bytes(), GAMES.played, known.get)
