"""Magic's layers as data (Comprehensive Rules 613).

Within a sublayer an effect that depends on another waits for it (613.8); otherwise the older goes first (613.7). An
effect with parts in several layers goes on applying to the objects it began with (613.6). Who controls a permanent
(layer 2, 613.1b) is an event in the state of the game: `control` settles it. Changes of text (layer 3) are not among
the changes that effects of this game make here.
"""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import (
    Ability,
    Criterion,
    HighestOf,
    InState,
    KindsAmong,
    NotInState,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfChosenDomain,
    OfChosenTag,
    OfDomain,
    OfType,
    SharesWithThis,
    StatOf,
    SymbolCount,
    Tagged,
    WithKeyword,
    WithNumber,
    counter_of,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Layer, Layers, OrderBy, Sublayer
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject

from .ascending import settle_blessings
from .attacked import settle_what_is_attacked
from .battles import SIEGE, brought_by_siege
from .by_its_card import printed
from .control import settle_control
from .counters import acts_as_keyword, counter_since
from .creature_types import CREATURE_TYPES
from .daytime import settle_daytime
from .durations import lapse
from .keywords import abilities_given_with
from .kinds_of_counters import COUNTERS
from .land_types import brought, displaced
from .leaving import end_once_decided
from .pairs import part_pairs
from .permanents import leave_combat_as_no_creature
from .subtypes import left_behind, of_its_kind
from .until import bring_back
from .vocabulary import NUMBER_OF_COLORS, SUPERTYPES

COPIES, TYPES, COLORS, ABILITIES, SIZE, RULES_OF_THE_GAME = 1, 4, 5, 6, 7, 8
_DEFINING = "characteristic-defining abilities"
_OTHERS = "other effects, by timestamp"
_SET = (kinds.SetBase, kinds.MultiplyBase, kinds.DivideBase, kinds.AddToBase, kinds.SubtractFromBase)


def layer_read(part: Any) -> int:
    """The layer that decides what a piece of a condition, a description or an amount looks at; 0 for none."""
    if isinstance(part, WithNumber | StatOf | HighestOf) and part.stat == NUMBER_OF_COLORS:
        return COLORS
    if isinstance(part, WithNumber | StatOf | HighestOf):
        return 0 if counter_of(part.stat) else SIZE
    if isinstance(part, KindsAmong | SharesWithThis):
        return COLORS if part.kinds == "colors" else TYPES
    if isinstance(part, SymbolCount):
        return COPIES
    return next((layer for criteria, layer in _LAYER_READ if isinstance(part, criteria)), 0)


_LAYER_READ: tuple[tuple[tuple[type[Criterion], ...], int], ...] = (
    ((WithKeyword, InState, NotInState), ABILITIES),
    ((OfDomain, NotOfDomain, OfChosenDomain), COLORS),
    ((OfType, NotOfType, Tagged, NotTagged, OfChosenTag), TYPES),
)


def granted_since(thing: GameObject, ability: Ability) -> int:
    """The timestamp of the effect that gave an object this ability; 0 if it has it otherwise (613.7a)."""
    if ability.given:
        return ability.given - 1
    given = (
        one for one in thing.modifiers if isinstance(one.change, kinds.GainAbility) and one.change.ability is ability
    )
    return max((one.timestamp for one in given), default=0)


def belongs(word: str, kind: str) -> bool:
    """Whether a word of a type line is of a kind: a supertype, or a subtype, which are the rest (205.3, 205.4)."""
    return kind == ("supertypes" if word.lower() in SUPERTYPES else "subtypes")


LAYERS = Layers(
    layers=(
        Layer(COPIES, "copies", (kinds.Copy,), (Sublayer(_OTHERS, rules=("613.7",)),), rules=("613.1a",)),
        Layer(
            TYPES,
            "types, subtypes and supertypes",
            (kinds.GainType, kinds.LoseType, kinds.GainTag, kinds.LoseTag, kinds.SetTag, kinds.ReplaceTag),
            (
                Sublayer(_DEFINING, (kinds.OfWord,), defining=True, rules=("613.3",)),
                Sublayer(_OTHERS, rules=("613.7",)),
            ),
            rules=("613.1d",),
        ),
        Layer(
            COLORS,
            "colors",
            (kinds.SetDomain,),
            (
                Sublayer(_DEFINING, (kinds.SetDomain,), defining=True, rules=("613.3",)),
                Sublayer(_OTHERS, rules=("613.7",)),
            ),
            rules=("613.1e",),
        ),
        Layer(
            ABILITIES,
            "abilities",
            (
                kinds.GainAbility,
                kinds.LoseAbility,
                kinds.LoseAbilities,
                kinds.LoseText,
                kinds.GainKeyword,
                kinds.LoseKeyword,
            ),
            rules=("613.1f",),
        ),
        Layer(
            SIZE,
            "power and toughness",
            (*_SET, kinds.AddToValue, kinds.SubtractFromValue, kinds.SwitchValues),
            (
                Sublayer("7a: " + _DEFINING, _SET, defining=True, rules=("613.4a",)),
                Sublayer("7b: setting them", _SET, rules=("613.4b",)),
                Sublayer(
                    "7c: modifying them, counters", (kinds.AddToValue, kinds.SubtractFromValue), rules=("613.4c",)
                ),
                Sublayer("7d: switching them", (kinds.SwitchValues,), rules=("613.4d",)),
            ),
            rules=("613.1g", "613.4"),
        ),
        Layer(
            RULES_OF_THE_GAME,
            "the rules of the game",
            (kinds.Cannot, kinds.Skip, kinds.Can, kinds.Must, kinds.Enters),
            rules=("613.11",),
        ),
    ),
    order=(OrderBy.TIMESTAMP, OrderBy.SEAT),
    dependency=True,
    objects_stay=True,
    reads=layer_read,
    elsewhere=(
        kinds.Controlled,
        kinds.ChangeActivationCost,
        kinds.ChangeCost,
        kinds.LeastCost,
        kinds.AdditionalCost,
        kinds.AlternativeCost,
        kinds.BlocksMore,
        kinds.CannotAttack,
        kinds.CannotBeBlocked,
        kinds.CannotBlock,
        kinds.CannotCast,
        kinds.MoreLands,
        kinds.ProtectedFrom,
        kinds.CannotBeTargeted,
    ),
    counters=COUNTERS,
    counter_acts=acts_as_keyword,
    counter_since=counter_since,
    granted_since=granted_since,
    printed=printed,
    belongs=belongs,
    of_keyword=abilities_given_with,
    brings=lambda word, traits: brought_by_siege(traits) if word == SIEGE else brought(word, traits),
    displaced=displaced,
    of_its_kind=of_its_kind,
    every=tuple(sorted(CREATURE_TYPES)),
    left_behind=left_behind,
)


def settle_effects(ev: Running) -> None:
    """After something has happened: who controls what follows the latest effect that says so, and what is no creature
    any more is in no combat. Before that the last player left has won.
    """
    end_once_decided(ev)
    lapse(ev)
    settle_control(ev)
    if ev.state.combat:
        leave_combat_as_no_creature(ev)
        settle_what_is_attacked(ev)
    part_pairs(ev)
    settle_daytime(ev)
    settle_blessings(ev)
    bring_back(ev)
