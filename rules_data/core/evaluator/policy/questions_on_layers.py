"""What the rules of several games decide about the layers, or stages, in which continuous effects are applied.

A game whose rules only describe them has no row for these, and its effects are applied so all the same.
"""

from __future__ import annotations

from .rows import Question

_YES_NO = ("yes", "no")
EFFECTS_ARE_APPLIED_IN_STAGES = Question(
    "effects are grouped by what they change",
    _YES_NO,
    "yes",
    "Are effects applied in layers or stages, by what they change?",
    "A game describes in which order its effects are applied.",
)
PARTS_APPLY_IN_THEIR_OWN_STAGES = Question(
    "each part is applied in its own group",
    _YES_NO,
    "yes",
    "Is each part of an effect applied in the layer or stage of that part?",
    "A game describes where each change is applied.",
)
A_STAGE_HAS_SUBSTAGES = Question(
    "a group is divided further",
    _YES_NO,
    "yes",
    "Are the effects of one layer or stage grouped further?",
    "A game describes what is grouped in a layer.",
)
TIMESTAMPS_ORDER_A_SUBSTAGE = Question(
    "timestamps order a group",
    _YES_NO,
    "yes",
    "Do effects of one group apply in the order of their timestamps?",
    "A game describes in which order the effects of a layer are applied.",
)
AN_EFFECT_WAITS_FOR_WHAT_IT_DEPENDS_ON = Question(
    "an effect waits for what it depends on",
    _YES_NO,
    "yes",
    "Does an effect wait for another of its layer that it depends on?",
    "A game describes which effects of a layer come before others.",
)
WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO = Question(
    "what an effect works out is never below zero",
    _YES_NO,
    "no",
    "Does an effect by which something gets +X change nothing while X comes to less than zero?",
    "The number is used as it is worked out, and what gets +X would get less for it.",
)
