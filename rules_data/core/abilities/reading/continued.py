"""Lines of a card that go on with the line before them: "If ..., draw three cards instead." """

from __future__ import annotations

from .instead import INSTEAD
from .phrases import Data


def with_continued_data(before: Data | None, data: Data | None) -> Data | None:
    """What a line and the one behind it say together; None where the second does not speak of the first.

    Both are instructions of one spell, and all that the second says is what is done in place of the first.
    """
    first, second = instructions_of(before), instructions_of(data)
    if not first or len(second) != 1:
        return None
    other = second[0]
    if not isinstance(other, dict) or not (other.get("in place") is True or _is_by_a_keyword(other, first[-1])):
        return None
    return {"abilities": [{"do": [*first, other]}]}


def _is_by_a_keyword(data: dict[str, Data], before: Data) -> bool:
    """Whether all of a line is what is done instead of that before it, once what Legion or Level asks for is so."""
    condition, done = data.get("if"), data.get("do")
    if set(data) != {"if", "do"} or not isinstance(condition, dict) or not isinstance(done, list) or len(done) != 1:
        return False
    other = done[0]
    if not _DEPENDENT & condition.keys() or not isinstance(other, dict) or not isinstance(before, dict):
        return False
    return any(word in other and verb in before for word, verb in INSTEAD.items())


_DEPENDENT = frozenset(("legion", "level", "empowered"))


def instructions_of(data: Data | None) -> list[Data]:
    """The instructions of a line that is nothing but those."""
    abilities = data.get("abilities") if isinstance(data, dict) else None
    alone = abilities[0] if isinstance(abilities, list) and len(abilities) == 1 else None
    done = alone.get("do") if isinstance(alone, dict) and set(alone) == {"do"} else None
    return done if isinstance(done, list) else []
