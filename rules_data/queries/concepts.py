"""Ideas that the games share: a question, its answer, and each game's rules under their numbers of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_data.models import Concept as ConceptKept

from .games import EditionView, GameView
from .records import RuleView
from .rules import rules_under
from .whereabouts import present_numbers


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
    """Every idea, in the order of the list that ships; what editors added comes last."""
    return tuple(_row(one) for one in ConceptKept.objects.defer("source"))


def find_concept(slug: str, games: Sequence[GameView]) -> Concept | None:
    """One idea by its slug; a game without current rules has no side."""
    found = ConceptKept.objects.filter(slug=slug).first()
    if found is None:
        return None
    sides = [_side(game, found.rules.get(game.slug)) for game in games]
    return Concept(_row(found), found.difference, tuple(side for side in sides if side is not None))


def _row(one: ConceptKept) -> ConceptRow:
    return ConceptRow(one.slug, one.title, one.question, one.answer)


def _side(game: GameView, named: Mapping[str, Any] | None) -> ConceptSide | None:
    document = next((one for one in game.documents if one.current is not None), None)
    if document is None or document.current is None or not named:
        return None
    then, numbers, current = str(named["version"]), list(named["numbers"]), document.current
    today = {one: one for one in numbers} if then == current.label else present_numbers(document, then, numbers)
    wanted = [today[one] for one in numbers if one in today]
    rules = tuple(rule for rule in rules_under(current, wanted, 400) if rule.number in wanted)
    return ConceptSide(game, current, rules) if rules else None
