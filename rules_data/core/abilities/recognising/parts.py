"""The parts of an ability that has a trigger condition: limit, condition, what stands before the effect, the effect."""

from __future__ import annotations

from collections.abc import Iterator

from .conditions import conditions_named
from .located import Located
from .sentence import Deciding, Sentence

# What the words in front of a whole ability make it depend on: Legion, Level 3.
DEPENDING = ("legion", "level")
DO_THIS, LATER = "do this", "later"


def trigger_parts(sentence: Sentence, deciding: Deciding, said: Located) -> None:
    """The limit, which time, the condition and the effect of a triggered ability."""
    limit, ordinal, event = said.get("limit"), said.get("ordinal"), said.get("when")
    if limit is not None and deciding.decided("limit", f"it triggers {limit.data}"):
        deciding.parts["limit"] = str(limit.data)
    if ordinal is not None:
        deciding.parts["ordinal"] = str(ordinal.data)
    if event is not None and deciding.decided("condition", "the condition is what follows the when"):
        deciding.parts["condition"] = sentence.span(sentence.clause(event.span))
        for name, reason in conditions_named(event.plain()):
            deciding.decided(name, reason, *(() if name == "no play effect" else (name,)))
    if deciding.decided("effect", "the effect is the instruction behind the condition"):
        instructions(sentence, deciding, said)


def _is_part_of_the_condition(deciding: Deciding) -> bool:
    """Whether what must be so besides belongs to the trigger condition; what that is called is a game's own."""
    named = {
        "intervening if": "a conditional statement follows the condition",
        "state condition": "a state stands beside the event, and both are the condition",
    }
    return any([deciding.decided(name, reason, name) for name, reason in named.items()])


def instructions(sentence: Sentence, deciding: Deciding, said: Located) -> None:
    """What can stand before the instructions of a triggered ability: "if", "you may", and a cost."""
    done, condition = said.get("do"), said.get("if")
    if done is None:
        return
    stands_before = condition is not None and condition.span < done.span
    depends = condition is not None and any(one in condition for one in DEPENDING)
    if condition is not None and stands_before and not depends and _is_part_of_the_condition(deciding):
        deciding.parts["conditional statement"] = sentence.span(condition.span)
    paid = said.get("pay")
    first = done.span[0] if paid is None else _first_of_cost(sentence, paid)
    deciding.parts["effect"] = sentence.span((first, done.span[1]))
    chosen = sentence.words[first : first + 2] == ("you", "may")
    if chosen:
        deciding.decided("optional", '"you may" is the first part of the effect', "optional")
    inner = done if paid is not None else done.entries()[0].get("to do") if "pay" in done.entries()[0] else None
    if inner is not None:
        _cost_within(sentence, deciding, inner, first + 2 if chosen else first)
    marks_within(sentence, deciding, done)


def _first_of_cost(sentence: Sentence, paid: Located) -> int:
    """Where "you may pay 1" begins."""
    first = paid.span[0]
    first -= sentence.words[first - 1] == "pay"
    return first - 2 * (sentence.words[first - 2 : first] == ("you", "may"))


def _cost_within(sentence: Sentence, deciding: Deciding, instructions: Located, first: int) -> None:
    """The cost and the instructions of "pay 1 to draw 1"."""
    behind = instructions.span[0]
    if sentence.words[behind - 1] == "to" and deciding.decided("cost within", "a cost stands within the instructions"):
        deciding.parts |= {"cost": sentence.span((first, behind - 1)), "instructions": sentence.span(instructions.span)}


def marks_within(sentence: Sentence, deciding: Deciding, done: Located) -> None:
    """What of another kind stands within an effect."""
    for later in _all_under(done, LATER):
        name = "delayed" if "when" in later else "delayed replacement" if "replace" in later else "delayed passive"
        deciding.decided(name, "its effect waits for a time", "delayed")
    if sentence.has("instead", done.span):
        deciding.decided("instead", 'the word "instead" stands within the effect', "replacement")
    if any(True for _ in _all_under(done, DO_THIS)):
        deciding.decided("reflexive", '"do this" makes a new ability of what follows', "reflexive")


def _all_under(said: Located, key: str) -> Iterator[Located]:
    if isinstance(said.data, dict):
        for name, value in said.data.items():
            if name == key:
                yield value
            yield from _all_under(value, key)
    elif isinstance(said.data, list):
        for one in said.data:
            yield from _all_under(one, key)
