"""What is expected of an object as effects have made it: its name, words and numbers, and what was applied where."""

from __future__ import annotations

from .fields import Fields, Reading, read_texts, read_words
from .model import Expectation
from .places import Mapping


def read_staged_expectations(reading: Reading, handle: str, fields: Fields) -> list[Expectation]:
    """What stages make of an object: its name, words and numbers, and which effects were applied to it where."""
    words = reading.words
    found: list[Expectation] = []
    known: dict[str, frozenset[str] | None] = {
        "types": words.types,
        words.board.domain_key: words.board.domains,
        "lacks": frozenset((*words.board.card_stats, *words.keywords)),
        "called": None,
        "applied": None,
        **dict.fromkeys(words.board.tag_keys),
    }
    for key, choices in known.items():
        if (value := fields.take(key)) is None:
            continue
        wanted = (
            read_texts(reading, value, f"a word for `{key}`")
            if choices is None
            else read_words(reading, value, f"a word for `{key}`", choices)
        )
        found.append(Expectation("object", handle, f"has {key}", wanted, value.place))
    stages = fields.take("stages")
    if isinstance(stages, Mapping):
        found += [
            Expectation("object", handle, f"stage {effect.text}", read_texts(reading, where, "a stage"), where.place)
            for effect, where in stages.entries
        ]
    elif stages is not None:
        reading.wrong_shape(stages, "stages by effect", 'For example stages: {Name: "8.5"}.')
    return found
