"""What must be so, in the phrases by which card text is read."""

from __future__ import annotations

from functools import lru_cache

from rules_data.core.abilities.english import UnableToRenderAbility
from rules_data.core.abilities.model_conditions import AllOf, AnyOf, Condition
from rules_data.core.abilities.reading import OTHERWISE

from .lexicon import words
from .saying import say, special
from .told import Told, ways

_KIND = "one condition"


def condition(what: Condition) -> str:
    """What must be so, as a clause behind "if" or "while"."""
    return _condition(words().game, what)


@lru_cache(maxsize=8192)
def _condition(game: str, what: Condition) -> str:
    for kind in (_KIND, f"{_KIND}{OTHERWISE}"):
        for way in ways(what):
            if (said := say(kind, way)) is not None:
                return said
    if isinstance(what, AllOf | AnyOf):
        return (" and " if isinstance(what, AllOf) else " or ").join(_within(one) for one in what.conditions)
    raise UnableToRenderAbility(f"No words are known for the condition {next(ways(what))}.")


def _within(what: Condition) -> str:
    """A condition within others: what is joined itself is put in brackets."""
    return f"({condition(what)})" if isinstance(what, AllOf | AnyOf) else condition(what)


@special("condition")
def _one_condition(data: object, many: bool) -> str | None:
    return _within(data.record) if isinstance(data, Told) else None  # type: ignore[arg-type]
