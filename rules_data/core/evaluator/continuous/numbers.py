"""Changes of an object's numbers: their values, and the base values that these follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import quotient, within_bounds
from rules_data.core.evaluator.policy import A_BASE_VALUE_IS_GIVEN, A_NUMBER_IS_NEVER_BELOW_ZERO
from rules_data.core.evaluator.state import Traits

from .derivations import Deriving
from .table import Layers
from .working import Do, Working, is_forbidden


def _settled(ev: Deriving, value: int) -> int:
    value = within_bounds(value)
    return max(0, value) if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value


def _has(layers: Layers, traits: Traits, name: str) -> bool:
    """Whether an object has a number that effects can change; in some games an effect can give it one."""
    if name in traits.base:
        return True
    if layers.new_numbers:
        traits.base[name] = 0
        traits.stats.setdefault(name, 0)
    return layers.new_numbers


def _value(combine: Callable[[Deriving, int, int], int], adds: bool = False) -> Do:
    """A change of a number's value."""

    def do(ev: Deriving, layers: Layers, working: Working, change: kinds.OfValue, amount: int) -> bool:
        stats, name = working.traits.stats, change.number
        more = amount > 0 and isinstance(change, kinds.AddToValue)
        if adds and is_forbidden(working, "gain" if more else "lose", name):
            return False
        if name not in stats and not _has(layers, working.traits, name):
            return False
        stats[name] = _settled(ev, combine(ev, stats[name], amount))
        return True

    return do


def _base(combine: Callable[[Deriving, int, int], int]) -> Do:
    """A change of a base value, which its value follows."""

    def do(ev: Deriving, layers: Layers, working: Working, change: kinds.OfBase, amount: int) -> bool:
        traits = working.traits
        if not _has(layers, traits, change.number):
            return False
        _set_base(traits, change.number, _settled(ev, combine(ev, traits.base[change.number], amount)))
        return True

    return do


def _divided(of_number: Callable[[Callable[[Deriving, int, int], int]], Do]) -> Do:
    """A number divided: rounded as its change says, or as the rules say."""

    def do(
        ev: Deriving, layers: Layers, working: Working, change: kinds.DivideValue | kinds.DivideBase, amount: int
    ) -> bool:
        divided = of_number(lambda ev, value, by: quotient(ev, value, by, change.rounded))
        return divided(ev, layers, working, change, amount)

    return do


def _give_base(ev: Deriving, layers: Layers, working: Working, change: kinds.OfBase, amount: int) -> bool:
    """A base value set; where the rules say so, an object without that number has it from now on."""
    traits = working.traits
    if change.number not in traits.base and not _has(layers, traits, change.number):
        if not ev.rules.ask(A_BASE_VALUE_IS_GIVEN):
            return False
        traits.base[change.number] = traits.stats[change.number] = 0
    _set_base(traits, change.number, _settled(ev, amount))
    return True


def _set_base(traits: Traits, name: str, value: int) -> None:
    traits.stats[name] = traits.stats.get(name, 0) + value - traits.base.get(name, 0)
    traits.base[name] = value


def _swap(ev: Deriving, layers: Layers, working: Working, change: kinds.SwapBases, amount: int) -> bool:
    traits, one, two = working.traits, change.number, change.other
    if one not in traits.base or two not in traits.base:
        return False
    first, second = traits.base[one], traits.base[two]
    _set_base(traits, one, second)
    _set_base(traits, two, first)
    return True


def _switch(ev: Deriving, layers: Layers, working: Working, change: kinds.SwitchValues, amount: int) -> bool:
    stats, one, two = working.traits.stats, change.number, change.other
    if one not in stats or two not in stats:
        return False
    stats[one], stats[two] = stats[two], stats[one]
    return True


def _gain_number(ev: Deriving, layers: Layers, working: Working, change: kinds.GainNumber, amount: int) -> bool:
    traits = working.traits
    if change.number in traits.base:
        return False
    traits.base[change.number] = traits.stats[change.number] = amount
    return True


def _lose_number(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseNumber, amount: int) -> bool:
    traits = working.traits
    if change.number not in traits.base:
        return False
    del traits.stats[change.number], traits.base[change.number]
    return True


CHANGES_OF_NUMBERS: Mapping[type[Change], Do] = {
    kinds.AddToValue: _value(lambda ev, value, amount: value + amount, adds=True),
    kinds.SubtractFromValue: _value(lambda ev, value, amount: value - amount, adds=True),
    kinds.SetValue: _value(lambda ev, value, amount: amount),
    kinds.MultiplyValue: _value(lambda ev, value, amount: value * amount),
    kinds.DivideValue: _divided(_value),
    kinds.SwitchValues: _switch,
    kinds.AddToBase: _base(lambda ev, value, amount: value + amount),
    kinds.SubtractFromBase: _base(lambda ev, value, amount: value - amount),
    kinds.SetBase: _give_base,
    kinds.MultiplyBase: _base(lambda ev, value, amount: value * amount),
    kinds.DivideBase: _divided(_base),
    kinds.SwapBases: _swap,
    kinds.GainNumber: _gain_number,
    kinds.LoseNumber: _lose_number,
}
