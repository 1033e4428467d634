"""What a card says for the time in which it is something itself: a statement about that time, and no instruction.

An attack never resolves, so that its line about what cannot be done during its chain link is a static ability that is
functional while it is the attack there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from rules_data.core.evaluator import Vocabulary

Data = dict[str, Any]
_THIS_WAY = "this way"


def stated(abilities: list[Any], facts: Data, words: Vocabulary) -> list[Any]:
    """The abilities of a card, with what is given to whatever fits for its own time as statements."""
    tags = {str(tag).lower() for tag in facts.get(words.board.tag_keys[0], ())}
    times = {word: status for tag, (word, status) in words.times_of.items() if tag in tags}
    told = [one for ability in abilities for one in (_statements(ability, times) or [ability])]
    never = bool(tags & set(words.without_instructions)) or set(facts.get("types", ())) <= set(words.never_resolving)
    return [each for one in told for each in (_of_itself(one) if never else (one,))]


def _of_itself(ability: Data) -> Sequence[Data]:
    """What an object that never resolves says it gets itself, with no word on how long, is so: a statement.

    What it gets on a condition, and what otherwise, are two of them.
    """
    one = _only(ability.get("do")) if set(ability) == {"do"} else {}
    if _is_given_to_itself(one):
        return ({"passive": one["give"], "affects": "me"},)
    either, other = _only(one.get("do")), _only(one.get("otherwise"))
    if set(one) != {"if", "do", "otherwise"} or not (_is_given_to_itself(either) and _is_given_to_itself(other)):
        return (ability,)
    condition = _as_it_was_paid(one["if"])
    return (
        {"passive": either["give"], "affects": "me", "while": condition},
        {"passive": other["give"], "affects": "me", "while": {"not": deepcopy(condition)}},
    )


def _only(done: Any) -> Data:
    """The instruction that stands there alone, or none."""
    return done[0] if isinstance(done, list) and len(done) == 1 and isinstance(done[0], dict) else {}


def _is_given_to_itself(one: Data) -> bool:
    return set(one) == {"give", "to"} and one["to"] == "me"


def _as_it_was_paid(condition: Data) -> Data:
    """What is asked of a card that nothing is done by: what its cost has moved, and nothing that its own text does."""
    ways = condition.get("any", ())
    left = [one for one in ways if one.get("in") != _THIS_WAY]
    return left[0] if len(left) == 1 and len(ways) == 2 else condition


def _statements(ability: Data, times: dict[str, str]) -> list[Data]:
    """A statement for each instruction; none where it does something else as well."""
    done = ability.get("do", ())
    found = list(_each(done, times)) if set(ability) == {"do"} and isinstance(done, list) else []
    return found if len(found) == len(done) else []


def _each(done: list[Data], times: dict[str, str]) -> Iterator[Data]:
    for one in done:
        to = one.get("to")
        if set(one) == {"give", "to", "for"} and one["for"] in times and isinstance(to, dict) and set(to) == {"all"}:
            status = times[one["for"]]
            yield {"passive": one["give"], "affects": to, "while": {"this": "me", "is": {"is": [status]}}}
