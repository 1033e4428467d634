"""Magic's rows on delayed, state and reflexive triggers, losing and linked abilities (603.7-603.9, 603.11, 603.12)."""

from __future__ import annotations

from typing import Any

from .rulings_triggers import row, yes


def _created_by(kind: str) -> Any:
    return lambda creator: creator == kind


DELAYED = (
    yes("delayed-abilities", "delayed abilities last", "603.7",
        "An effect's delayed triggered ability does something later, whatever has become of its source."),
    yes("delayed-not-retroactive", "a delayed ability sees only what follows", "603.7a",
        "A delayed ability does not trigger on what happened before it was created."),
    yes("delayed-once", "a delayed ability without a duration triggers once", "603.7b",
        "Without a stated duration a delayed ability triggers once, the next time its event occurs."),
    row("delayed-picks-its-event", "which of several a delayed ability takes", "its controller chooses", "603.7b",
        "If its event occurs more than once at the same time, its controller chooses which triggers it."),
    yes("delayed-despite-changes", "a delayed ability's object may change", "603.7c",
        "A delayed ability affects its object even if that has other characteristics by then."),
    row("delayed-of-a-spell", "who controls a delayed ability", "who controlled its creator", "603.7d",
        "The player who controlled the spell as it resolved controls its delayed ability.", when=_created_by("spell")),
    row("delayed-of-an-ability", "who controls a delayed ability", "who controlled its creator", "603.7e",
        "The player who controlled the ability as it resolved controls its delayed ability.",
        when=_created_by("ability")),
    row("delayed-of-a-replacement", "who controls a delayed ability", "who controlled its creator", "603.7f",
        "The controller of the static ability's object as the replacement applied controls the delayed ability.",
        when=_created_by("replacement")),
    row("delayed-of-an-action", "who controls a delayed ability", "who controlled its creator", "603.7g",
        "The controller of the static ability's object as the action was taken controls the delayed ability.",
        when=_created_by("static")),
    yes("delayed-of-one-resolution", "created in one resolution only", "603.7h",
        "A delayed ability about the nth resolution of its creator is created in that resolution only."),
)

STATES = (
    yes("state-triggers", "state triggers trigger", "603.8",
        "Some abilities trigger when a state of the game is true and not on an event."),
    row("states-at-once", "when state triggers are checked", "at once", "603.8",
        "A state trigger triggers as soon as the state is so, even in the middle of a resolution."),
    yes("state-waits", "a state trigger waits for itself", "603.8",
        "A state trigger does not trigger again before it has left the stack."),
)

LOSING = (
    yes("every-loss-triggers", "losing triggers for any reason", "603.9",
        "Abilities that trigger when a player loses do so whatever the reason is."),
    yes("a-draw-is-no-loss", "a draw is no loss", "603.9",
        "They do not trigger when a player leaves the game because it is a draw."),
)

LINKED = (
    yes("linked-static-ability", "an addition to an event is part of it", "603.11",
        "The static ability that triggered abilities are linked to is no trigger itself: it works with the event.",
        when=lambda replacer: replacer.ability.replacement.pattern.event not in ("enters", "is created")),
    yes("linked-only", "linked abilities see only their own objects", "603.11 607.2h",
        "A triggered ability linked to a static one refers only to what that one did."),
)

REFLEXIVE = (
    yes("reflexive-looks-at-its-resolution", "a reflexive trigger looks at what was done before", "603.12",
        "A reflexive trigger is checked when created, on what its resolution has done before."),
    row("reflexive-each-time", "how often a reflexive trigger triggers", "each time", "603.12a",
        "A reflexive trigger triggers once for each time its event occurred in the resolution."),
    yes("reflexive-paid-once", "paid several times is paid once", "603.12a",
        "Paying a cost any number of times triggers 'when you pay one or more times' once."),
)

LATER = (*DELAYED, *STATES, *LOSING, *LINKED, *REFLEXIVE)
# What these questions come to without their rules: the mistake that each rule is there to prevent.
WITHOUT_THEM = {
    "an object that changed zones is another one": "no",
    "what an object became is found": "no",
    "an object is found in a hidden zone": "yes",
    "what an effect moved keeps its name": "no",
    "what arrives is modified at once": "no",
    "an addition to an event is part of it": "no",
    "a delayed ability sees only what follows": "no",
    "which of several a delayed ability takes": "the first",
    "a delayed ability's object may change": "no",
    "who controls a delayed ability": "who controls its source",
    "created in one resolution only": "no",
    "state triggers trigger": "no",
    "a reflexive trigger looks at what was done before": "no",
}
