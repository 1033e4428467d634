"""What is expected of an object as effects have made it: its name, words and numbers, and what was applied where."""

from __future__ import annotations

from .fields import Fields, Reading, read_texts, read_words
from .model import Expectation
from .places import Mapping, Node

STAGES = "stages"


def read_derived_expectations(reading: Reading, handle: str, fields: Fields) -> list[Expectation]:
    """What effects make of an object: its name, words and numbers, and which were applied to it where."""
    words = reading.words
    found: list[Expectation] = []
    choices_of: dict[str, frozenset[str]] = {
        "types": words.types,
        words.board.domain_key: words.board.domains,
        "lacks": frozenset((*words.board.card_stats, *words.keywords)),
    }
    for key in words.board.derived:
        if (value := fields.take(key)) is None:
            continue
        if key == STAGES:
            found += _stages(reading, handle, value)
            continue
        choices = choices_of.get(key)
        wanted = (
            read_texts(reading, value, f"a word for `{key}`")
            if choices is None
            else read_words(reading, value, f"a word for `{key}`", choices)
        )
        found.append(Expectation("object", handle, f"has {key}", wanted, value.place))
    return found


def _stages(reading: Reading, handle: str, node: Node) -> list[Expectation]:
    """In which stages each effect was applied."""
    if not isinstance(node, Mapping):
        reading.wrong_shape(node, "stages by effect", 'For example stages: {Name: "8.5"}.')
        return []
    return [
        Expectation("object", handle, f"stage {effect.text}", read_texts(reading, where, "a stage"), where.place)
        for effect, where in node.entries
    ]
