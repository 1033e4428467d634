"""Lines of a card that go on with the line before them: "If ..., draw three cards instead", "If ..., it gets ..." """

from __future__ import annotations

from .choices import IT
from .instead import INSTEAD
from .mentioning import mentions
from .openings import NOTHING_SO_FAR
from .phrases import Data
from .settle import settled


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


def with_what_it_is(before: Data | None, data: Data | None) -> Data | None:
    """What a line and the one behind it say together, where that one speaks of what the first has acted on.

    None where the second line tells by itself what it speaks of, or the first does not tell it either.
    """
    first = instructions_of(before)
    if not first or data is None or not mentions(settled(data), NOTHING_SO_FAR):
        return None
    going_on = _about_the_next(first[-1], data) or _as_an_instruction(data)
    if going_on is None:
        return None
    told: Data = {"abilities": [{"do": [*first, *going_on]}]}
    return None if mentions(settled(told), NOTHING_SO_FAR) else told


def keywords_of(data: Data | None) -> dict[str, Data]:
    """The words that a line is called by, without what it says."""
    return {"keywords": data["keywords"]} if isinstance(data, dict) and "keywords" in data else {}


def _statement_about_it(data: Data) -> dict[str, Data] | None:
    """What a line says it gets if something is so: {passive: .., affects: it, while: ..}."""
    abilities = data.get("abilities") if isinstance(data, dict) else None
    alone = abilities[0] if isinstance(abilities, list) and len(abilities) == 1 else None
    if not isinstance(alone, dict) or alone.get("affects") != IT or alone.get("worded") != "if":
        return None
    return alone if set(alone) == {"passive", "affects", "while", "worded"} else None


def _as_an_instruction(data: Data) -> list[Data] | None:
    statement = _statement_about_it(data)
    if statement is None:
        return instructions_of(data) or None
    return [{"if": statement["while"], "do": [{"give": statement["passive"], "to": IT}]}]


def _about_the_next(last: Data, data: Data) -> list[Data] | None:
    """What is said of the next of some objects, of which the line before has spoken: it gets that too, if it is so."""
    statement, to = _statement_about_it(data), last.get("to") if isinstance(last, dict) else None
    if statement is None or not isinstance(last, dict) or "give" not in last or not isinstance(to, dict):
        return None
    noun, played = to.get("next"), to.get("played", False)
    if not isinstance(noun, dict) or type(played) is not bool or "for" in last or not set(to) <= {"next", "played"}:
        return None
    known = noun.get("is", [])
    states: list[Data] = [*(known if isinstance(known, list) else [known]), *(["played"] if played else [])]
    which: Data = {**noun, "is": states} if states and not (played and "type" in noun) else noun
    passive: Data = {"passive": statement["passive"], "affects": {"all": which}, "while": statement["while"]}
    return [{"later": passive, "for": "next time"}]
