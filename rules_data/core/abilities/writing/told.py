"""What records hold, in the keys of example files: what phrases say of it. Objects that are filtered are `Asked`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Any

from rules_data.core.abilities.criteria import FitsAny, InState, Itself, Remembered
from rules_data.core.abilities.effects import LOST_THE_FLIP, WON_THE_FLIP
from rules_data.core.abilities.model import Effect
from rules_data.core.abilities.model_conditions import (
    AllOf,
    AnyOf,
    Condition,
    CostWasPaid,
    InPhase,
    ItWasDone,
    KeywordHolds,
    Not,
    NumberIs,
    ObjectIs,
    TurnOf,
)
from rules_data.core.abilities.model_values import (
    LAST_TURN,
    THIS_WAY,
    Announced,
    Arithmetic,
    Comparison,
    CountOf,
    EventAmount,
    EventPattern,
    Filter,
    Happened,
    HighestOf,
    KindsAmong,
    KindsPaid,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    SymbolCount,
    TimesPaid,
    TotalOf,
    counter_of,
)
from rules_data.core.abilities.reading import SACRIFICED

from .asked import OPERATORS, Asked
from .lexicon import words

TOGETHER = "together"  # where nothing is said of what it happens to: to at least so many at once
_SACRIFICED = Selector(Pick.THAT, name=SACRIFICED)


class Told(dict[str, Any]):
    """A record in the keys of example files; `record` is it."""

    def __init__(self, record: object, **keys: Any) -> None:
        super().__init__(keys)
        self.record = record


class Done(list[Effect]):
    """What an ability does, and whether it stands behind what `triggered` it."""

    def __init__(self, effects: Sequence[Effect], *, triggered: bool = False) -> None:
        super().__init__(effects)
        self.triggered = triggered


@singledispatch
def told(value: Any) -> Any:
    """A record as phrases say it; what is a word or a number already, as it is."""
    return value


@told.register
def _(value: Relation) -> str:
    return value.value


@told.register
def _(value: Filter) -> Asked:
    return Asked(value)


@told.register
def _(value: Selector) -> Any:
    if value == Selector(value.pick) and value.pick in (Pick.ME, Pick.IT, Pick.LAST_ATTACK):
        return value.pick.value
    return Told(value, all=Asked(value.filter)) if value.pick is Pick.ALL else Told(value, objects=value)


@told.register
def _(value: EventPattern) -> Told:
    """An event. Where a point of the turn is not named, it is the turn's; a card itself can be in a state meanwhile."""
    time = value.event.endswith(" of")
    what = None if value.object == Filter() else value.object
    keys: dict[str, Any] = {
        "event": value.event,
        "object": None if what is None else _object(what, card=value.event in words().of_cards),
        "while": _states_meanwhile(value.object),
        "player": value.player,
        "by": None if value.by is None else _object(value.by),
        "by player": value.by_player,
        "at": value.at[0] if len(value.at) == 1 else list(value.at),
        "amount": None if value.amount is None else compared(value.amount),
        "from": list(value.from_zones),
        "to": list(value.to_zones),
        "counter" if value.event.startswith("counter") else "category": value.category,
        "phase": value.phase or ("turn" if time else None),
        "because": value.because,
        "attacking": value.attacking,
        "by effect": value.by_effect or None,
    }
    return Told(value, **{key: told(part) for key, part in keys.items() if part not in (None, [])})


def _object(what: Filter, *, card: bool = False) -> Any:
    """What an event is about: itself, in whatever state, or what is filtered."""
    return "me" if what.without(InState) in (_ITSELF, Filter((FitsAny((_ITSELF,)),))) else Asked(what, card=card)


_ITSELF = Filter((Itself(),))


def _states_meanwhile(what: Filter | None) -> list[str]:
    own = what is not None and _object(what) == "me"
    return [status for one in what.every(InState) for status in one.statuses] if own and what is not None else []


# --- amounts ------------------------------------------------------------------------------------------------------


@told.register
def _(value: EventAmount) -> str:
    return "that much"


@told.register
def _(value: Announced) -> str:
    return "X"


@told.register
def _(value: CountOf) -> Told:
    return Told(value, count=Asked(value.filter))


@told.register
def _(value: StatOf) -> Told:
    counter, of = counter_of(value.stat), told(value.of)
    if value.of == _SACRIFICED:  # "the sacrificed creature's power": it is called by what was done to it
        of = {"that": SACRIFICED}
    return Told(value, counters=counter, of=of) if counter else Told(value, **{f"{value.stat} of": of})


@told.register
def _(value: HighestOf) -> Told:
    return Told(value, **{f"highest {value.stat}": Asked(value.filter)})


@told.register
def _(value: PlayerNumber) -> Told:
    return Told(value, **{f"{value.stat} of": value.player.value})


@told.register
def _(value: KindsAmong) -> Told:
    return Told(value, **{f"{value.kinds} among": Asked(value.filter)})


@told.register
def _(value: KindsPaid) -> Told:
    return Told(value, **{value.word: told(value.of)})


@told.register
def _(value: TimesPaid) -> Told:
    return Told(value, **{"times paid": value.name})


@told.register
def _(value: SymbolCount) -> Told:
    return Told(value, **{value.word: value.symbols[0] if len(value.symbols) == 1 else list(value.symbols)})


@told.register
def _(value: Happened) -> Told:
    by_one = {"by one player": True} if value.by_one else {}
    return Told(value, **{"happened": told(value.pattern), "in": _span(value.within), **by_one})


@told.register
def _(value: TotalOf) -> Told:
    by_one = {"by one player": True} if value.by_one else {}
    word = "latest" if value.latest else "total of"
    return Told(value, **{word: told(value.pattern), "in": _span(value.within), **by_one})


_TOGETHER = "together"  # at the same time, in one event


def _span(within: str) -> str:
    """turn, combat chain, together"""
    return within if within in (THIS_WAY, LAST_TURN, _TOGETHER) else words().spans.get(within, "")


@told.register
def _(value: Arithmetic) -> Told:
    return Told(value, **{value.operation: [told(part) for part in value.parts]})


# --- conditions ---------------------------------------------------------------------------------------------------


def compared(test: Comparison) -> dict[str, Any]:
    """{at least: 3}"""
    return {OPERATORS[test.operator]: told(test.value)}


@singledispatch
def ways(what: Condition) -> Iterator[Told]:
    """How a condition can stand in a file, what says it in fewer words first."""
    raise TypeError(f"{what!r} is no condition.")


@ways.register
def _(what: TurnOf) -> Iterator[Told]:
    yield Told(what, **{"turn of": what.player.value})


@ways.register
def _(what: InPhase) -> Iterator[Told]:
    yield Told(what, during=what.name)


@ways.register
def _(what: ItWasDone) -> Iterator[Told]:
    yield Told(what, done=True)


@ways.register
def _(what: CostWasPaid) -> Iterator[Told]:
    yield Told(what, paid=what.name)


@ways.register
def _(what: KeywordHolds) -> Iterator[Told]:
    yield Told(what, **{what.keyword: what.number})
    if what.number == 1:
        yield Told(what, **{what.keyword: True})


@ways.register
def _(what: AllOf) -> Iterator[Told]:
    yield Told(what, all=[next(ways(one)) for one in what.conditions])


@ways.register
def _(what: AnyOf) -> Iterator[Told]:
    yield Told(what, any=[next(ways(one)) for one in what.conditions])


@ways.register
def _(what: Not) -> Iterator[Told]:
    if isinstance(what.condition, ItWasDone):
        yield Told(what, done=False)
    yield from (Told(what, **{"not": way}) for way in ways(what.condition))


def _won_the_flip(what: NumberIs) -> bool | None:
    """Whether it is asked if a flip was won, or if it was lost; None of anything else."""
    counted = what.amount.filter if isinstance(what.amount, CountOf) and what.test == Comparison(">=", 1) else None
    kept = counted.get(Remembered) if counted is not None else None
    return {WON_THE_FLIP: True, LOST_THE_FLIP: False}.get(kept.name) if kept is not None else None


@ways.register
def _(what: NumberIs) -> Iterator[Told]:
    amount, test = told(what.amount), compared(what.test)
    if (won := _won_the_flip(what)) is not None:
        yield Told(what, **{"flip won": won})
    if isinstance(amount, dict):
        if what.test == Comparison(">=", 1):
            yield Told(what, **amount)
        yield Told(what, **amount, **test)
    yield Told(what, amount=amount, **test)


@ways.register
def _(what: ObjectIs) -> Iterator[Told]:
    yield Told(what, **{"this": told(what.objects), "is": Asked(what.filter)})
