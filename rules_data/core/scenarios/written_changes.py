"""How a kind of change is written in a scenario: under which keys, and what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Change
from rules_data.core.evaluator import Vocabulary

from .fields import Fields, Reading
from .places import Node

# Reads what stands under a key; `word` is the word of the game in that key: power, in "base power".
Read = Callable[[Reading, Fields, Node, str], Iterable[Change]]
AMOUNT = {"type": ["integer", "string", "object"]}
NUMBER = {"type": "integer"}
NUMBER_OR_ANY = {"type": ["integer", "string"]}
TEXT = {"type": "string"}
TEXTS = {"type": ["string", "array"]}
FILTERS = {"type": ["string", "object"]}


def under(*keys: str) -> Callable[[Vocabulary], Mapping[str, str]]:
    return lambda words: dict.fromkeys(keys, "")


def under_numbers(before: str) -> Callable[[Vocabulary], Mapping[str, str]]:
    return lambda words: {
        f"{before}{stat}": stat for stat in words.board.card_stats if stat not in words.board.fixed_stats
    }


def under_tags(before: str = "") -> Callable[[Vocabulary], Mapping[str, str]]:
    """Subtypes and subtype, as the game calls what is kept as tags."""
    return lambda words: {
        f"{before}{written}": key for key in words.board.tag_keys for written in (key, key.removesuffix("s"))
    }


def under_a_tag(words: Vocabulary) -> Mapping[str, str]:
    """The word tag itself, where the game doesn't call its own so."""
    return {} if "tags" in words.board.tag_keys else {"tag": ""}


def under_one_tag(before: str) -> Callable[[Vocabulary], Mapping[str, str]]:
    """Subtype alone, as the game calls the first kind of what is kept as tags."""
    return lambda words: {f"{before}{words.board.tag_keys[0].removesuffix('s')}": ""}


@dataclass(frozen=True, slots=True)
class Written:
    """How one kind of change is written: its keys with the game's word in each, and further keys that stand `beside`.

    `shape` is the JSON schema of what stands under the key.
    """

    record: type[Change]
    keys: Callable[[Vocabulary], Mapping[str, str]]
    read: Read
    shape: Mapping[str, Any] = field(default_factory=dict)
    beside: tuple[str, ...] = ()
