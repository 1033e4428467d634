"""The eight stages of Flesh and Blood as data (Comprehensive Rules 6.3.2 and 6.3.3).

What modifies the rules of the game comes before all stages (6.3.1). An effect that depends on a later stage is applied
in that one, behind the others (6.3.2a). Inside a substage what has begun to apply to the object goes first (6.3.4c),
then what was generated earlier (6.3.4a), then as the turn player has decided (6.3.4b).
"""

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
from rules_data.core.evaluator.continuous import RULES, Late, Layer, Layers, OrderBy, Sublayer
from rules_data.core.evaluator.events import Running, record_waiting
from rules_data.core.evaluator.state import Cause, Event, GameObject

from .attacks import inherits
from .ending import lose_as_told
from .generating import bring_up_to_date
from .keywords import keyword_passives
from .kinds_of_counters import COUNTERS
from .payloads import OfApplication
from .stage_tables import record_stages
from .vocabulary import CLASSES, SUPERTYPES, TALENTS

_EARLY = (Sublayer("independent effects", rules=("6.3.3",)), Sublayer("dependent effects", rules=("6.3.3",)))


def _numeric(
    has: tuple[type[Change], ...], sets: tuple[type[Change], ...], operations: tuple[type[Change], ...]
) -> tuple[Sublayer, ...]:
    """The substages of a stage about numbers; the operations are multiplying, dividing, adding and subtracting."""
    multiplies, divides, adds, subtracts = operations
    return (
        Sublayer("effects that add or remove a numeric property", has, rules=("6.3.3",)),
        Sublayer("independent effects that set a value", sets, rules=("6.3.3",)),
        Sublayer("independent effects that multiply a value", (multiplies,), rules=("6.3.3",)),
        Sublayer("independent effects that divide a value", (divides,), rules=("6.3.3",)),
        Sublayer("independent effects that add to a value", (adds,), rules=("6.3.3",)),
        Sublayer("independent effects that subtract from a value", (subtracts,), below_zero=(adds,), rules=("6.3.3",)),
        Sublayer("dependent effects", rules=("6.3.3",)),
    )


_KINDS = {
    "supertypes": SUPERTYPES,
    "class": frozenset(CLASSES),
    "talent": frozenset(TALENTS),
}


def is_supertype(word: str) -> bool:
    return word in SUPERTYPES or word in _KINDS


def of_supertype(change: Change) -> bool:
    """Whether a change is of a supertype, and not of a type or subtype."""
    return isinstance(change, kinds.GainTag | kinds.LoseTag) and is_supertype(change.word)


def _no_supertype(change: Change) -> bool:
    return not of_supertype(change)


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
    whose = thing.player
    return Event(kind, (thing,), whose, abs(amount), cause=cause, payload=OfApplication())


_OF_BASE = (kinds.MultiplyBase, kinds.DivideBase, kinds.AddToBase, kinds.SubtractFromBase)
_OF_VALUE = (kinds.MultiplyValue, kinds.DivideValue, kinds.AddToValue, kinds.SubtractFromValue)
STAGES = Layers(
    layers=(
        Layer(
            RULES,
            "the rules of the game",
            (
                kinds.Cannot,
                kinds.CannotGain,
                kinds.CannotLose,
                kinds.Can,
                kinds.AttacksMore,
                kinds.MoreUses,
                kinds.CannotBeDefended,
                kinds.MustBeDefended,
                kinds.ChangeCost,
                kinds.SetCost,
                kinds.AdditionalCost,
                kinds.PreventTriggers,
            ),
            rules=("6.3.1",),
        ),
        Layer(1, "copyable properties", (kinds.Copy,), _EARLY, ("6.3.2",)),
        Layer(2, "the controller", (kinds.Controlled,), _EARLY, ("6.3.2",)),
        Layer(
            3,
            "the name, color strip or text box",
            (kinds.SetName, kinds.SetDomain, kinds.LoseText),
            _EARLY,
            ("6.3.2",),
        ),
        Layer(4, "types or subtypes", (kinds.OfWord,), _EARLY, ("6.3.2",), only=_no_supertype),
        Layer(5, "supertypes", (kinds.OfWord,), _EARLY, ("6.3.2",), only=of_supertype),
        Layer(
            6,
            "abilities",
            (
                kinds.GainKeyword,
                kinds.GainAbility,
                kinds.LoseKeyword,
                kinds.LoseAbility,
                kinds.LoseAbilities,
            ),
            _EARLY,
            ("6.3.2",),
        ),
        Layer(
            7,
            "base values of numeric properties",
            (*_OF_BASE, kinds.SetBase, kinds.SwapBases, kinds.GainNumber, kinds.LoseNumber),
            _numeric((kinds.GainNumber, kinds.LoseNumber), (kinds.SetBase, kinds.SwapBases), _OF_BASE),
            ("6.3.2", "6.3.3"),
        ),
        Layer(
            8,
            "values of numeric properties",
            (*_OF_VALUE, kinds.SetValue),
            _numeric((), (kinds.SetValue,), _OF_VALUE),
            ("6.3.2", "6.3.3"),
        ),
    ),
    order=(OrderBy.BEGAN_TO_APPLY, OrderBy.GENERATED, OrderBy.DECIDED, OrderBy.SEAT),
    late=Late.FROM_THE_START,
    reads=stage_read,
    counters=COUNTERS,
    by_keywords=keyword_passives,
    inherits=inherits,
    new_numbers=False,
    belongs=belongs,
    word_property=word_property,
    told=True,
    event_of=application,
    one_rule=True,
)


def settle_effects(ev: Running) -> None:
    """Who has lost by what happened; then what effects have begun to apply since, and what follows from that."""
    lose_as_told(ev)
    bring_up_to_date(ev, STAGES)


def record_situation(ev: Running) -> None:
    """How what objects are has come about, stage by stage, and what waits to resolve."""
    record_stages(ev, STAGES)
    record_waiting(ev)
