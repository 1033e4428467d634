"""Words that are no instruction here, and what can be written instead of them or why it cannot be said.

What the Core Rules call doubling and swapping is about numbers (v1.3 432, 433); of positions they say nothing.
"""

from __future__ import annotations

# In instructions that there are.
INSTEAD = {
    "double": "[{double might: {choose: 1, type: unit, controller: you}, for: this turn}]",
    "double damage": (
        "[{later: {replace: {event: takes damage, object: {type: unit}}, amount: {times: [that much, 2]}, "
        "keeps: true}, for: this turn}]"
    ),
    "swap": (
        "[{choose: {choose: 1, type: unit, controller: you, as: one}}, "
        "{choose: {choose: 1, type: unit, controller: you, as: other}}, "
        "{at once: [{move: {that: one}, to: {that: other}}, {move: {that: other}, to: {that: one}}]}]"
    ),
}
WHY_NOT = {
    "copy": "Nothing is copied here: describe what the copy is as a card or token of its own.",
    "create copy of": "Nothing is copied here: describe what the copy is as a token of its own, and play that.",
    "new choices": "What was chosen for a spell or ability stays so here until it resolves.",
    "transform": "Cards have one face here.",
}
ADVICE = {**{word: f"Write {instead}." for word, instead in INSTEAD.items()}, **WHY_NOT}
