"""The names that a text gives to objects: where one is spoken of, something there has to give it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.evaluator import Setup, parts_of

from .fields import Reading, read_text
from .places import Node, Scalar
from .problems import nearest_words

GIVEN_NAME = "a name that something is given"


def read_name(reading: Reading, node: Node | None) -> str:
    """A name that was given before, noted with its place until it is known which names there are."""
    name = read_text(reading, node, "a name")
    if isinstance(node, Scalar):
        reading.spoken_of.append((name, node))
    return name


def parts_in(setup: Setup | None) -> list[Any]:
    """The cards of a situation, and what is done in it."""
    return [] if setup is None else [*(each.card for each in setup.objects), *setup.effects]


def check_names(reading: Reading, roots: Iterable[Any]) -> None:
    """Report each name under which something is spoken of, and that nothing among `roots` gives to anything.

    Nobody would ever be found under it, and the text would do nothing without saying so.
    """
    if not reading.spoken_of or reading.problems:  # where something is wrong, a name may stand there
        return
    given = _names_given(reading, roots)
    for name, node in reading.spoken_of:
        if name not in given:
            advice = nearest_words(name, given) if given else ""
            advice = f"{advice} Give it where that is chosen, made or moved: {{choose: 1, .., as: {name}}}.".lstrip()
            reading.report(node, GIVEN_NAME, repr(name), advice)
    reading.spoken_of.clear()


def _names_given(reading: Reading, roots: Iterable[Any]) -> set[str]:
    """The names that abilities give, also those that keywords stand for."""
    found, of_keywords = set[str](), reading.words.names_of
    for part in parts_of(roots):
        found.update(name for field in ("bind", "rest") if (name := getattr(part, field, None)))
        if isinstance(part, Effect):
            found.update(part.names)
        elif of_keywords and isinstance(part, CardFacts):
            found.update(name for word, _ in part.keywords for name in of_keywords.get(word, ()))
    return found
