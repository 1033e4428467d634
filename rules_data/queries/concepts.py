"""Ideas that the games share: a question, its answer, and each game's rules under their numbers of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from .games import EditionView, GameView
from .records import RuleView
from .rules import rules_under
from .whereabouts import present_numbers

FILE = "concepts.yaml"


@dataclass(frozen=True)
class ConceptRow:
    """An idea in a list."""

    slug: str
    title: str
    question: str
    answer: str


@dataclass(frozen=True)
class ConceptSide:
    """What one game says of an idea: its rules as they read today, with their tested examples."""

    game: GameView
    edition: EditionView
    rules: tuple[RuleView, ...]


@dataclass(frozen=True)
class Concept:
    """An idea with the difference between the games and the rules of each."""

    row: ConceptRow
    difference: str
    sides: tuple[ConceptSide, ...]


def concepts() -> tuple[ConceptRow, ...]:
    """Every idea, in the order of the file."""
    return tuple(_row(one) for one in _read()["concepts"])


def find_concept(slug: str, games: Sequence[GameView]) -> Concept | None:
    """One idea by its slug; a game without current rules has no side."""
    described = _read()
    found = next((one for one in described["concepts"] if one["slug"] == slug), None)
    if found is None:
        return None
    sides = [_side(game, described["versions"], found["rules"].get(game.slug, [])) for game in games]
    return Concept(_row(found), found["difference"], tuple(side for side in sides if side is not None))


def _row(one: Mapping[str, Any]) -> ConceptRow:
    return ConceptRow(one["slug"], one["title"], one["question"], one["answer"])


def _side(game: GameView, versions: Mapping[str, str], numbers: Sequence[str]) -> ConceptSide | None:
    document = next((one for one in game.documents if one.current is not None), None)
    if document is None or document.current is None or not numbers:
        return None
    then, current = str(versions[game.slug]), document.current
    today = {one: one for one in numbers} if then == current.label else present_numbers(document, then, list(numbers))
    wanted = [today[one] for one in numbers if one in today]
    rules = tuple(rule for rule in rules_under(current, wanted, 400) if rule.number in wanted)
    return ConceptSide(game, current, rules) if rules else None


@lru_cache(maxsize=1)
def _read() -> dict[str, Any]:
    """The file that ships; it changes only with the site itself."""
    read: dict[str, Any] = yaml.safe_load((settings.CORPUS_DIR / FILE).read_text(encoding="utf-8"))
    return read
