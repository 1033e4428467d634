"""The eight stages of Flesh and Blood as data (Comprehensive Rules 6.3.2 and 6.3.3)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import (
    Change,
    ControlledBy,
    Criterion,
    HighestOf,
    Named,
    NameHas,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    StatOf,
    Tagged,
    WithKeyword,
    WithNumber,
    counter_of,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Stage, Staging
from rules_data.core.evaluator.events import Running, bring_up_to_date, record_stages
from rules_data.core.evaluator.state import Cause, Event, GameObject

from .vocabulary import CLASSES, SUPERTYPES, TALENTS

_EARLY = ("independent effects", "dependent effects")
_NUMERIC = (
    "effects that add or remove a numeric property",
    "independent effects that set a value",
    "independent effects that multiply a value",
    "independent effects that divide a value",
    "independent effects that add to a value",
    "independent effects that subtract from a value",
    "dependent effects",
)
STAGES = (
    Stage(1, "copyable properties", _EARLY),
    Stage(2, "the controller", _EARLY),
    Stage(3, "the name, color strip or text box", _EARLY),
    Stage(4, "types or subtypes", _EARLY),
    Stage(5, "supertypes", _EARLY),
    Stage(6, "abilities", _EARLY),
    Stage(7, "base values of numeric properties", _NUMERIC),
    Stage(8, "values of numeric properties", _NUMERIC),
)
_STAGE_OF: dict[type[Change], int] = {
    **dict.fromkeys(
        (
            kinds.Cannot, kinds.CannotGain, kinds.CannotLose, kinds.Can, kinds.ChangeCost, kinds.AdditionalCost,
            kinds.PreventTriggers,
        ),
        0,
    ),
    kinds.Copy: 1,
    kinds.Controlled: 2,
    **dict.fromkeys((kinds.SetName, kinds.SetDomain, kinds.LoseText), 3),
    **dict.fromkeys((kinds.GainType, kinds.LoseType), 4),
    **dict.fromkeys(
        (
            kinds.GainKeyword, kinds.GainAbility, kinds.LoseKeyword, kinds.LoseAbility, kinds.LoseAbilities,
            kinds.GainStatus, kinds.Enters,
        ),
        6,
    ),
    **dict.fromkeys(
        (
            kinds.AddToBase, kinds.SubtractFromBase, kinds.SetBase, kinds.MultiplyBase, kinds.DivideBase,
            kinds.SwapBases, kinds.GainNumber, kinds.LoseNumber,
        ),
        7,
    ),
    **dict.fromkeys(
        (kinds.AddToValue, kinds.SubtractFromValue, kinds.SetValue, kinds.MultiplyValue, kinds.DivideValue), 8
    ),
}  # fmt: skip
_SUBSTAGE_OF: dict[type[Change], int] = {
    kinds.GainNumber: 1, kinds.LoseNumber: 1,
    kinds.SetValue: 2, kinds.SetBase: 2, kinds.SwapBases: 2,
    kinds.MultiplyValue: 3, kinds.MultiplyBase: 3,
    kinds.DivideValue: 4, kinds.DivideBase: 4,
    kinds.AddToValue: 5, kinds.AddToBase: 5,
    kinds.SubtractFromValue: 6, kinds.SubtractFromBase: 6,
}  # fmt: skip
_KINDS = {
    "supertypes": SUPERTYPES,
    "class": frozenset(CLASSES),
    "talent": frozenset(TALENTS),
}


def is_supertype(word: str) -> bool:
    return word in SUPERTYPES or word in _KINDS


def stage_of(change: Change) -> int:
    """The stage of what a change modifies; 0 where it modifies the rules (6.3.1)."""
    if isinstance(change, kinds.GainTag | kinds.LoseTag):
        return 5 if is_supertype(change.word) else 4
    return _STAGE_OF[type(change)]


def substage_of(change: Change, amount: int) -> int:
    """The substage of an independent effect: the first in stages 1 to 6, and by its operation after them."""
    substage = _SUBSTAGE_OF.get(type(change), 1)
    return 6 if substage == 5 and amount < 0 else substage


def stage_read(part: Any) -> int:
    """The stage of what a piece of a condition or an amount looks at; 0 for none."""
    if isinstance(part, WithNumber | StatOf | HighestOf):
        if part.stat == "cost" or counter_of(part.stat):
            return 0
        return 7 if part.stat.startswith("base ") else 8
    if isinstance(part, Tagged | NotTagged):
        return max(5 if is_supertype(tag) else 4 for tag in part.tags)
    return next((stage for kinds, stage in _STAGE_READ if isinstance(part, kinds)), 0)


# What a criterion looks at, where it does not depend on its words.
_STAGE_READ: tuple[tuple[tuple[type[Criterion], ...], int], ...] = (
    ((WithKeyword,), 6),
    ((OfType, NotOfType), 4),
    ((Named, NotNamed, NameHas, OfDomain, NotOfDomain), 3),
    ((ControlledBy,), 2),
)


def word_property(change: Change) -> str:
    """What the words of a change are called: types, subtypes, supertypes, color."""
    match change:
        case kinds.SetDomain():
            return "color"
        case kinds.GainTag(word) | kinds.LoseTag(word):
            return "supertypes" if is_supertype(word) else "subtypes"
    return "types"


def belongs(word: str, kind: str) -> bool:
    """Whether a word of a type box is of a kind: supertypes, class, talent, or subtypes, which are the rest."""
    if kind == "subtypes":
        return word not in SUPERTYPES
    return word in _KINDS.get(kind, ())


_GAINS = (kinds.AddToValue, kinds.GainNumber, kinds.GainKeyword, kinds.GainAbility)
_LOSES = (kinds.SubtractFromValue, kinds.LoseNumber, kinds.LoseKeyword, kinds.LoseAbility, kinds.LoseAbilities)


def change_word(change: Change, amount: int) -> str:
    """What a change is called as an event: gains power, loses go again; a base value is neither (2.0.3b)."""
    if not isinstance(change, (*_GAINS, *_LOSES)):
        return ""
    verb = "gains" if isinstance(change, _GAINS) and amount >= 0 else "loses"
    match change:
        case kinds.GainKeyword(name) | kinds.LoseKeyword(name) | kinds.GainNumber(name) | kinds.LoseNumber(name):
            return f"{verb} {name}"
        case kinds.OfNumber(name):
            return f"{verb} {name}"
    return f"{verb} an ability"


def application(
    ev: Running, thing: GameObject, player: str, source: GameObject, change: Change, amount: int
) -> Event | None:
    """The event that applying an effect is (6.2.5); a base value that changes is neither gained nor lost (2.0.3b)."""
    kind = change_word(change, amount)
    if not kind:
        return None
    cause = Cause(player, source, tuple(source.card.types), source.handle)
    return Event(kind, (thing,), thing.controller or thing.owner, abs(amount), cause=cause)


STAGING = Staging(
    stages=STAGES,
    stage_of=stage_of,
    substage_of=substage_of,
    stage_read=stage_read,
    counters={
        "+1 power": ("power", 1),
        "-1 power": ("power", -1),
        "+1 defense": ("defense", 1),
        "-1 defense": ("defense", -1),
    },
    belongs=belongs,
    word_property=word_property,
    event_of=application,
)


def settle_effects(ev: Running) -> None:
    """What effects have begun to apply since something happened, and what follows from that."""
    bring_up_to_date(ev, STAGING)


def record_effects(ev: Running) -> None:
    """How what objects are has come about, stage by stage."""
    record_stages(ev, STAGING)
