"""How abilities are written in files: which key says of what kind one is, and which keys act beside it.

A game's vocabulary says which of these its evaluator acts on; reader, JSON schema and the tables of the format are made
from the two.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from .kinds import AbilityKind
from .written import Keys, Part, Shape

FLAG, NAME = Part(Shape.FLAG), Part(Shape.NAME, "name")
IF = {"if": Part(Shape.CONDITION, "condition")}
WHILE = {"while": Part(Shape.CONDITION, "condition")}
MAY = {"you may": Part(Shape.FLAG, "optional")}
LIMIT = {"limit": Part(Shape.LIMIT, "limit")}
ZONES = {"works in": Part(Shape.ZONES, "zones")}
DO = {"do": Part(Shape.INSTRUCTIONS, "effects", needed=True)}
PAY = {"pay": Part(Shape.COST, "cost")}
NAMED = {"name": NAME}
# Text behind the effect, about the ability itself.
BEHIND = {
    "cannot": Part(Shape.PROHIBITIONS, "cannot"),
    "targets only": Part(Shape.FILTER, "targets_only"),
}
# What only an ability says that an instruction makes for later.
LINK = {"link": Part(Shape.NAME, "link", needs="later")}
_OF_TRIGGERS = {
    "ordinal": Part(Shape.ORDINALS), "per": Part(Shape.SPAN, needs="ordinal"),
    "for each player": replace(FLAG, needs="ordinal", or_needs="one or more"), "one or more": FLAG,
    "at least": Part(Shape.SO_MANY, needs="one or more"), "contract": FLAG,
}  # fmt: skip
_OF_REPLACEMENTS = {
    "with": Part(Shape.INSTRUCTIONS, "effects"), "ordinal": Part(Shape.ORDINALS),
    "optional": Part(Shape.FLAG, "optional"), "keeps": FLAG, "amount": Part(Shape.AMOUNT, needs="keeps"),
    "afterwards": replace(FLAG, needs="keeps"), "class": Part(Shape.CLASS), "prevent": Part(Shape.PREVENTED),
    "shield": replace(FLAG, needs="prevent"), "enters with": Part(Shape.COUNTERS), "enters as": Part(Shape.CHANGES),
    "instead": Part(Shape.INSTEAD, "instead", needs="enters with"),
}  # fmt: skip
# `do`: what follows when a player takes the action that it allows.
_OF_PASSIVES = {
    "do": Part(Shape.INSTRUCTIONS, "effects"), "instead": Part(Shape.INSTEAD, "instead", needs="later"),
}  # fmt: skip


# `costs`: what an ability says of what it costs itself.
_OF_USES = {"keywords": Part(Shape.TIMINGS, "keywords"), "costs": Part(Shape.CHANGES, "costs")}


@dataclass(frozen=True, slots=True)
class WrittenAbility:
    """Abilities that begin with one key: their kind, what stands behind the key, and what can stand beside it."""

    kind: AbilityKind
    main: Shape
    keys: Keys


ABILITIES: Mapping[str, WrittenAbility] = {
    "when": WrittenAbility(
        AbilityKind.TRIGGERED,
        Shape.EVENT,
        {**DO, **IF, **MAY, **PAY, **LIMIT, **ZONES, **NAMED, **_OF_TRIGGERS, **BEHIND, **LINK},
    ),
    "replace": WrittenAbility(
        AbilityKind.REPLACEMENT,
        Shape.EVENT,
        {**_OF_REPLACEMENTS, **WHILE, **MAY, **PAY, **LIMIT, **ZONES, **NAMED, **LINK},
    ),
    "passive": WrittenAbility(
        AbilityKind.PASSIVE,
        Shape.CHANGES,
        {"affects": Part(Shape.OBJECTS), **WHILE, **ZONES, **NAMED, **LINK, **_OF_PASSIVES},
    ),
    "use": WrittenAbility(
        AbilityKind.ACTIVATED,
        Shape.COST,
        {**DO, **IF, **MAY, **LIMIT, **ZONES, **NAMED, **BEHIND, **_OF_USES},
    ),
    "do": WrittenAbility(AbilityKind.INSTRUCTIONS, Shape.INSTRUCTIONS, {**IF, **MAY, **NAMED, **BEHIND}),
    "enchant": WrittenAbility(AbilityKind.PASSIVE, Shape.FILTER, {}),
    "chapter": WrittenAbility(AbilityKind.TRIGGERED, Shape.AMOUNT, {**DO, **IF, **MAY, **NAMED, **BEHIND}),
    "room": WrittenAbility(AbilityKind.TRIGGERED, Shape.NAME, {**DO, **IF, **MAY, "leads to": Part(Shape.WORDS)}),
}


def allow_abilities(allowed: Mapping[str, Collection[str]]) -> Mapping[str, WrittenAbility]:
    """The abilities of a game by their leading keys, each with the keys that the game's evaluator acts on.

    Raises ValueError for a key that such an ability does not have.
    """
    found: dict[str, WrittenAbility] = {}
    for lead, keys in allowed.items():
        written = ABILITIES[lead]
        unknown = [key for key in keys if key not in written.keys]
        if unknown:
            raise ValueError(f"An ability with {lead!r} has no key {' or '.join(map(repr, unknown))}.")
        needed = [key for key, part in written.keys.items() if part.needed]
        found[lead] = replace(written, keys={key: written.keys[key] for key in (*needed, *keys)})
    return found
