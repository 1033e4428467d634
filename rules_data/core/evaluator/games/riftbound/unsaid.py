"""Words that are no instruction here, and what can be written instead of them or why it cannot be said.

What the Core Rules call doubling and swapping is about numbers (v1.3 432, 433); of positions they say nothing.
"""

from __future__ import annotations

# In instructions that there are.
INSTEAD = {
    "attach with": "[{attach: me, to: {choose: 1, type: unit, controller: you}}]",
    "create copy of": (
        "[{choose: {choose: 1, type: unit}, as: original}, "
        "{play token: {name: Reflection, might: 0}, ready: true, as: reflection}, "
        "{give: {copy of: {that: original}}, to: {that: reflection}}]"
    ),
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
    "attack with": "Units attack here by coming to a battlefield: {move: {choose: 1, type: unit}, to: choose}.",
    "copy": (
        "Spells and abilities are not copied here. What is on the board becomes a copy: {give: {copy of: it}, to: me}."
    ),
    "transform": "Cards have one face here.",
}
ADVICE = {**{word: f"Write {instead}." for word, instead in INSTEAD.items()}, **WHY_NOT}
