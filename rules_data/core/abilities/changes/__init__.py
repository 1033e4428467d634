"""A record for each kind of change: what an effect changes about objects, with the parts that this kind has.

The records give the shape. Which of them a game's effects can make its vocabulary says, and in which layer or stage
each applies the game's table of continuous effects.
"""

from __future__ import annotations

from rules_data.core.abilities.model import Change

from .abilities import GainAbility, GainKeyword, LoseAbilities, LoseAbility, LoseKeyword, LoseText
from .identity import (
    Controlled,
    Copy,
    GainTag,
    GainType,
    LoseTag,
    LoseType,
    OfWord,
    ReplaceTag,
    SetDomain,
    SetName,
    SetTag,
)
from .numbers import (
    AddToBase,
    AddToValue,
    DivideBase,
    DivideValue,
    GainNumber,
    LoseNumber,
    MultiplyBase,
    MultiplyValue,
    OfBase,
    OfNumber,
    OfValue,
    SetBase,
    SetValue,
    SubtractFromBase,
    SubtractFromValue,
    SwapBases,
    SwitchValues,
)
from .rules import (
    AdditionalCost,
    AlternativeCost,
    BlocksMore,
    Can,
    Cannot,
    CannotAttack,
    CannotBeBlocked,
    CannotBlock,
    CannotCast,
    CannotGain,
    CannotLose,
    ChangeCost,
    Enters,
    Must,
    OfProperty,
    PreventTriggers,
    Skip,
)

# What was chosen for the object that the effect comes from, in place of a colour and of a creature type.
CHOSEN_DOMAIN, CHOSEN_TAG = "the chosen color", "the chosen type"
ALL = "all"  # in place of one word of a kind: every one of them

CHANGES: tuple[type[Change], ...] = (
    AddToValue, SubtractFromValue, SetValue, MultiplyValue, DivideValue,
    AddToBase, SubtractFromBase, SetBase, MultiplyBase, DivideBase, SwapBases, SwitchValues, GainNumber, LoseNumber,
    GainType, LoseType, GainTag, LoseTag, SetTag, ReplaceTag, SetDomain, SetName, Copy,
    Controlled,
    GainKeyword, LoseKeyword, GainAbility, LoseAbility, LoseAbilities, LoseText,
    Cannot, CannotGain, CannotLose, Can, Must, Enters, ChangeCost, AdditionalCost, AlternativeCost,
    PreventTriggers, BlocksMore, CannotAttack, CannotBeBlocked, CannotBlock, CannotCast, Skip,
)  # fmt: skip

__all__ = [
    "ALL",
    "CHANGES",
    "CHOSEN_DOMAIN",
    "CHOSEN_TAG",
    "AddToBase",
    "AddToValue",
    "AdditionalCost",
    "AlternativeCost",
    "BlocksMore",
    "Can",
    "Cannot",
    "CannotAttack",
    "CannotBeBlocked",
    "CannotBlock",
    "CannotCast",
    "CannotGain",
    "CannotLose",
    "Change",
    "ChangeCost",
    "Controlled",
    "Copy",
    "DivideBase",
    "DivideValue",
    "Enters",
    "GainAbility",
    "GainKeyword",
    "GainNumber",
    "GainTag",
    "GainType",
    "LoseAbilities",
    "LoseAbility",
    "LoseKeyword",
    "LoseNumber",
    "LoseTag",
    "LoseText",
    "LoseType",
    "MultiplyBase",
    "MultiplyValue",
    "Must",
    "OfBase",
    "OfNumber",
    "OfProperty",
    "OfValue",
    "OfWord",
    "PreventTriggers",
    "ReplaceTag",
    "SetBase",
    "SetDomain",
    "SetName",
    "SetTag",
    "SetValue",
    "Skip",
    "SubtractFromBase",
    "SubtractFromValue",
    "SwapBases",
    "SwitchValues",
]
