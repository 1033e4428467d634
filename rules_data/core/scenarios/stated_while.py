"""What a card says for the time in which it is something itself: a statement about that time, and no instruction.

An attack never resolves, so that its line about what cannot be done during its chain link is a static ability that is
functional while it is the attack there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_data.core.evaluator import Vocabulary

Data = dict[str, Any]


def stated(abilities: list[Any], facts: Data, words: Vocabulary) -> list[Any]:
    """The abilities of a card, with what is given to whatever fits for its own time as statements."""
    tags = {str(tag).lower() for tag in facts.get(words.board.tag_keys[0], ())}
    times = {word: status for tag, (word, status) in words.times_of.items() if tag in tags}
    told = [one for ability in abilities for one in (_statements(ability, times) or [ability])]
    never = bool(tags & set(words.without_instructions)) or set(facts.get("types", ())) <= set(words.never_resolving)
    return [_of_itself(one) if never else one for one in told]


def _of_itself(ability: Data) -> Data:
    """What an object that never resolves says it gets itself, with no word on how long, is so: a statement."""
    done = ability.get("do")
    one = done[0] if set(ability) == {"do"} and isinstance(done, list) and len(done) == 1 else {}
    if set(one) != {"give", "to"} or one["to"] != "me":
        return ability
    return {"passive": one["give"], "affects": "me"}


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
