"""What games answer about replacement effects that are applied in classes."""

from __future__ import annotations

from rules_data.core.evaluator.rulings import Question


def _yes_no(name: str, asks: str, baseline: str = "no") -> Question:
    return Question(name, asks, ("yes", "no"), baseline)


_ALL = (
    Question(
        "self-replacement comes",
        "When do self- and identity-replacement effects apply?",
        ("before the others", "after the others"),
        "after the others",
    ),
    Question(
        "standard-replacement comes",
        "When do standard-replacement effects apply?",
        ("before prevention", "after prevention"),
        "after prevention",
    ),
    Question(
        "prevention comes",
        "When do prevention effects apply?",
        ("before the event", "after the event"),
        "after the event",
    ),
    _yes_no("the event waits for replacement", "Does the event occur only once all of these have been applied?"),
    _yes_no("outcomes are replaced", "Can the outcome of an event be replaced once that has occurred?"),
    _yes_no("outcome-replacement is an effect", "Does an outcome-replacement effect replace an outcome?"),
    _yes_no("a first player is selected", "Does the turn player select who applies replacement effects first?"),
    _yes_no("the selection stays", "Is that selected only once for an event?"),
    Question(
        "who orders a player's replacements",
        "Who orders the replacement effects of one player?",
        ("their controller", "turn player"),
        "turn player",
    ),
    _yes_no("standard-replacement replaces", "Do standard-replacement effects replace?"),
    _yes_no("self-replacement replaces", "Do self-replacement effects replace?"),
    _yes_no("a self-replacement is its own event's alone", "Does it leave other events alone?"),
    _yes_no("a self-replacement may be conditional", "Is its condition looked at as its effect is generated?"),
    _yes_no("identity-replacement replaces", "Do identity-replacement effects replace?"),
    _yes_no("identity-replacement is copied", "Does what it modifies define copyable properties?"),
    _yes_no("a sub-event comes first", "Does what a replacement adds occur before the event?"),
    _yes_no("a sub-event can be replaced", "Can replacement effects replace it as well?"),
    _yes_no("a replacement is looked at each time", "Are its condition and values determined each time?"),
    _yes_no("a modified event can be replaced", "Can an event be replaced that has been modified already?"),
    # prevention
    _yes_no("prevention is counted in points", "Is damage prevented point by point, and the rest dealt?"),
    _yes_no("prevention without an amount", "Is it the amount of the damage?"),
    _yes_no("prevention has a type", "Does a type of damage limit it?"),
    _yes_no("prevention has a source", "Does a source of the damage limit it?"),
    _yes_no("prevention has a shielded object", "Does a shielded object limit it?"),
    _yes_no("prevented points are declared", "Does its controller declare which points it prevents?"),
    _yes_no("a decrease comes after the total", "Is the whole total taken off its amount although less is prevented?"),
    _yes_no("prevention applies to what cannot be prevented", "Does it apply, without being reduced?"),
    _yes_no("fixed prevention is used once", "Is what is left of it not used for another event?"),
    _yes_no("shielding prevention lasts", "Is what is left of it used for other events?"),
)

INTERACTION_QUESTIONS = {question.name: question for question in _ALL}
