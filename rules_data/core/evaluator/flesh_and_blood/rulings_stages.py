"""How continuous effects interact (Comprehensive Rules 6.3), one row for each statement that decides something."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.evaluator.rulings import Ruling

OLD, NEW = "2026-02", "2026-06-10"


def in_both(*numbers: str) -> Mapping[str, tuple[str, ...]]:
    """The same rules in both editions."""
    return {NEW: numbers, OLD: numbers}


RULINGS_STAGES = (
    Ruling(
        "the rules first",
        "rules are modified first",
        "yes",
        in_both("6.3.1"),
        "What modifies the rules of the game applies before anything that modifies objects.",
    ),
    Ruling(
        "eight stages",
        "effects are applied in stages",
        "yes",
        in_both("6.3.2"),
        "Effects are grouped by what they modify, and the lower stage is applied before the higher one.",
    ),
    Ruling(
        "dependent on a higher stage",
        "a dependent effect waits",
        "higher",
        {OLD: ("6.3.2a",)},
        "An effect whose application a higher stage can change waits for that stage.",
    ),
    Ruling(
        "dependent on the same stage or a higher one",
        "a dependent effect waits",
        "same or higher",
        {NEW: ("6.3.2a",)},
        "An effect whose application its own stage or a higher one can change waits for what is independent there.",
    ),
    Ruling(
        "the highest of several",
        "the highest of several stages",
        "yes",
        in_both("6.3.2b"),
        "Of several stages it depends on, an effect is applied at the highest.",
    ),
    Ruling(
        "each part in its stage",
        "parts apply in their own stages",
        "yes",
        in_both("6.3.2c"),
        "Parts of one effect that belong to different stages are applied apart.",
    ),
    Ruling(
        "substages",
        "a stage has substages",
        "yes",
        in_both("6.3.3"),
        "Within a stage effects are grouped by how they modify: set, multiply, divide, add, subtract, dependent.",
    ),
    Ruling(
        "timestamps",
        "timestamps order a substage",
        "yes",
        in_both("6.3.3a", "6.3.4"),
        "Within a substage effects are applied in the order in which they were generated.",
    ),
    Ruling(
        "the moment of generation",
        "a timestamp is the generation",
        "yes",
        in_both("6.3.4a"),
        "A layer's effect is generated as the layer resolves, a static one as its ability becomes functional.",
    ),
    Ruling(
        "the turn player decides",
        "the turn player orders one moment",
        "yes",
        in_both("6.3.4", "6.3.4b"),
        "Effects of one timestamp that begin to apply together are ordered by the turn player.",
    ),
    Ruling(
        "a decided order",
        "a decided order stays",
        "yes",
        in_both("6.3.4b"),
        "An order once decided cannot be changed.",
    ),
    Ruling(
        "behind the existing ones",
        "a new effect goes behind",
        "yes",
        in_both("6.3.4c"),
        "What newly applies to an object in a substage is ordered after what already applies there.",
    ),
    Ruling(
        "recalculated in stage order",
        "effects are recalculated",
        "yes",
        in_both("6.3.5"),
        "When an effect comes, goes or changes, all of them are applied again in stage order.",
    ),
    Ruling(
        "eligible by the stages so far",
        "eligibility follows the stages",
        "yes",
        in_both("6.3.5a"),
        "An object that a stage makes eligible for an effect of this or a later stage is affected there.",
    ),
    Ruling(
        "not retroactive",
        "no stage is gone back to",
        "yes",
        in_both("6.3.5b"),
        "An effect of an earlier stage or substage is not applied because of what a later one did.",
    ),
    Ruling(
        "removing spares what was added",
        "a removal spares what was added",
        "yes",
        in_both("6.3.6"),
        "An effect that removes a property leaves what another effect has added.",
    ),
    Ruling(
        "removing prevents nothing",
        "only a prohibition prevents adding",
        "yes",
        in_both("6.3.6", "6.3.7"),
        "What an effect has removed another may still add: only an explicit statement prevents that.",
    ),
    Ruling(
        "can't gain is not lose",
        "a prohibition removes nothing",
        "yes",
        in_both("6.3.7"),
        "That something can't be gained does not take it from an object that has it.",
    ),
    Ruling(
        "never below zero",
        "a number is never below zero",
        "yes",
        in_both("2.0.3c"),
        "A base or modified value that would be less than zero is zero.",
    ),
)
PROCEDURES_STAGES = {
    "effects are applied in stages": ("6.3.1",),
    "rules are modified first": ("6.3.1",),
    "a dependent effect waits": ("6.3.2",),
    "the highest of several stages": ("6.3.2a",),
    "parts apply in their own stages": ("6.3.2",),
    "a stage has substages": ("6.3.2",),
    "timestamps order a substage": ("6.3.3",),
    "a timestamp is the generation": ("6.3.4",),
    "the turn player orders one moment": ("6.3.4",),
    "a decided order stays": ("6.3.4",),
    "a new effect goes behind": ("6.3.4",),
    "effects are recalculated": ("6.3.2",),
    "eligibility follows the stages": ("6.3.5",),
    "no stage is gone back to": ("6.3.5",),
    "a removal spares what was added": ("6.3.5",),
    "only a prohibition prevents adding": ("6.3.5",),
    "a prohibition removes nothing": ("6.3.1",),
    "a static effect lets go": ("6.2.3",),
    "a static amount follows": ("6.2.3",),
    "a layer's amount is fixed": ("6.2.2",),
    "a layer's effect sticks": ("6.2.2",),
    "only the next object": ("6.2.2",),
    "an application is an event": ("6.2.1",),
    "a number is never below zero": ("2.0.3",),
}
