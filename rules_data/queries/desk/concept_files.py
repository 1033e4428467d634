"""The file of a concept: what is asked, what all games answer, how they differ, and the rules of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_nodes
from rules_data.queries.text_views import problems_of, says_nothing

LONGEST_TITLE = 200
LONGEST = 2_000
MOST_RULES = 20
_BEGIN = "Begin with the concept’s name: `concept: Triggered abilities`."
_TOLD = ("concept", "question", "answer", "difference")


class UnableToReadConcept(ValueError):
    """The file is no concept; `line` and `column` count from 1, and are 0 where the fault has no place."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.line, self.column = line, column


@dataclass(frozen=True)
class ConceptFields:
    """What a concept's file says. `rules` has for each game's slug the version and the numbers in it."""

    title: str
    question: str
    answer: str
    difference: str
    rules: Mapping[str, tuple[str, tuple[str, ...]]]


def concept_file(fields: ConceptFields) -> str:
    """The file, in YAML."""
    written: dict[str, Any] = dict(
        zip(_TOLD, (fields.title, fields.question, fields.answer, fields.difference), strict=True)
    )
    written["rules"] = {
        game: {"version": version, "numbers": list(numbers)} for game, (version, numbers) in fields.rules.items()
    }
    return yaml.safe_dump(written, sort_keys=False, allow_unicode=True, width=10_000, default_flow_style=None)


def concept_fields(file: str) -> ConceptFields:
    """What a file says. Raises UnableToReadConcept with the place of the first fault."""
    if says_nothing(file):
        raise UnableToReadConcept(_BEGIN, 1, 1)
    try:
        read_nodes(file)
        # Every value as it is written: 603.10 is a rule's number and no fraction.
        read = yaml.load(file, Loader=yaml.BaseLoader)  # noqa: S506  makes strings, lists and mappings alone
    except UnableToReadScenario as fault:
        place = problems_of(fault)[0]
        raise UnableToReadConcept(place.message, place.line, place.column) from fault
    except (yaml.YAMLError, ValueError) as fault:
        raise UnableToReadConcept(str(fault)) from fault
    if not isinstance(read, dict):
        raise UnableToReadConcept(_BEGIN, 1, 1)
    unknown = next((str(key) for key in read if key not in (*_TOLD, "rules")), None)
    if unknown is not None:
        raise UnableToReadConcept(f"A concept has no “{unknown[:40]}”. It has: {', '.join(_TOLD)}, rules.")
    title, question, answer, difference = (_text(read, key) for key in _TOLD)
    return ConceptFields(title, question, answer, difference, _rules(read.get("rules")))


def _text(read: Mapping[str, Any], key: str) -> str:
    said = str(read.get(key) or "").strip()
    most = LONGEST_TITLE if key == "concept" else LONGEST
    if not said:
        raise UnableToReadConcept(f"The {'title' if key == 'concept' else key} is missing: write `{key}:`.")
    if len(said) > most:
        raise UnableToReadConcept(f"“{key}” has {len(said):,} characters; at most {most:,} fit.")
    return said


def _rules(read: object) -> dict[str, tuple[str, tuple[str, ...]]]:
    if not isinstance(read, dict) or not read:
        raise UnableToReadConcept("Name the rules of each game: `rules: {magic: {version: …, numbers: [603.2]}}`.")
    return {_game(slug): _named(str(slug), named) for slug, named in read.items()}


def _game(slug: object) -> str:
    if slug not in GAMES:
        raise UnableToReadConcept(f"There is no game “{str(slug)[:40]}”. There are: {', '.join(GAMES)}.")
    return str(slug)


def _named(game: str, named: object) -> tuple[str, tuple[str, ...]]:
    if not isinstance(named, dict) or set(named) != {"version", "numbers"} or not isinstance(named["numbers"], list):
        raise UnableToReadConcept(f"{game}: expected a version and numbers, as in {{version: v1.3, numbers: [383]}}.")
    numbers = tuple(str(number) for number in named["numbers"])
    if not numbers or len(numbers) > MOST_RULES:
        raise UnableToReadConcept(f"{game}: name at least one rule and at most {MOST_RULES}.")
    return str(named["version"]), numbers
