"""The abilities that keywords with a cost stand for, as data (Comprehensive Rules 702).

Each is a function of its number, 1 where it has none, and of the cost behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    AllOf,
    Comparison,
    Continuous,
    Cost,
    CostWasPaid,
    EventPattern,
    Filter,
    Itself,
    ItWasDone,
    KeywordHolds,
    Not,
    ObjectIs,
    Pick,
    PlayedBy,
    Relation,
    Remembered,
    Replacement,
    Selector,
    Trigger,
    WithNumber,
    counter_stat,
)
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import (
    Cast,
    Exile,
    Give,
    If,
    Later,
    Put,
    PutCounter,
    RemoveCounter,
    Return,
    Reveal,
    WhenYouDo,
    YouMay,
)

from .keywords_activated import ACTIVATED
from .keywords_of_casting import (
    AWAKEN,
    BESTOW,
    BLITZ,
    BUYBACK,
    CLEAVE,
    DASH,
    DISTURB,
    EMERGE,
    ENTWINE,
    ESCALATE,
    ESCAPE,
    KICKER,
    MULTIKICKER,
    OVERLOAD,
    PROWL,
    REPLICATE,
    SPECTACLE,
    SPLICES,
    SQUAD,
    SURGE,
    blitz,
    dash,
    replicate,
    squad,
    with_a_cost,
)
from .keywords_of_copies import ENCORE, encore
from .keywords_of_permanents import recover

Built = tuple[Ability, ...]
DISGUISE, FORETELL, MEGAMORPH, MORPH, PLOT = "disguise", "foretell", "megamorph", "morph", "plot"
FACE_DOWN_KEYWORDS = (MORPH, MEGAMORPH, DISGUISE)  # what may be cast face down has one of them
FLASHBACK, MADNESS, SUSPEND, UNEARTH = "flashback", "madness", "suspend", "unearth"
SPECIAL_ACTION, IN_ONES_TURN = "special action", "in one's own turn"
_ME, _IT = Selector(Pick.ME), Selector(Pick.IT)
_ITSELF = Filter((Itself(),))
_EXILED = Selector(Pick.THAT, name="exiled")
_UNEARTHED = Selector(Pick.THAT, name="unearthed")
_TIME = "time"


def _madness(number: int, cost: Cost) -> Built:
    """Discarded into exile, and cast from there for the cost, or else put into the graveyard (702.35a)."""
    discarded = Replacement(EventPattern("is put into a graveyard", _ITSELF, from_zones=("hand",)))
    left = If((Put(_EXILED, to="graveyard"),), condition=Not(ItWasDone()))
    then = WhenYouDo((YouMay((Cast(_EXILED, cost=cost),)), left))
    exiled = Exile(_IT, bind=_EXILED.name)
    return (Ability(AbilityKind.REPLACEMENT, (exiled, then), replacement=discarded, zones=("hand",), name=MADNESS),)


def _suspend(number: int, cost: Cost) -> Built:
    """Exiled with time counters, one of which goes each upkeep; cast for nothing once the last is gone (702.62a).

    Whether its player may leave it exiled is asked as it resolves.
    """
    begun = (Exile(_ME), PutCounter(status=_TIME, others=_ME, amount=number))
    action = Ability(AbilityKind.ACTIVATED, begun, cost=cost, zones=("hand",), keywords=(SPECIAL_ACTION,), name=SUSPEND)
    upkeep = Trigger((EventPattern("beginning of", player=Relation.YOU, phase="upkeep"),))
    takes_off = Ability(
        AbilityKind.TRIGGERED,
        (RemoveCounter(status=_TIME, others=_ME),),
        upkeep,
        condition=_counters(Comparison(">=", 1)),
        zones=("exile",),
    )
    last = Trigger((EventPattern("counter is removed", _ITSELF, category=_TIME),))
    cast = (Cast(_ME, cost=Cost(), paid=SUSPEND),)
    plays = Ability(
        AbilityKind.TRIGGERED,
        (If((YouMay(cast),), condition=KeywordHolds(SUSPEND), otherwise=cast),),
        last,
        condition=_counters(Comparison("=", 0)),
        zones=("exile",),
    )
    hasty = Continuous(_ME, (GainKeyword("haste"),))
    still_theirs = ObjectIs(_ME, Filter((PlayedBy(Relation.YOU),)))
    haste = Ability(AbilityKind.PASSIVE, continuous=hasty, condition=AllOf((CostWasPaid(SUSPEND), still_theirs)))
    return (action, takes_off, plays, haste)


def _counters(test: Comparison) -> ObjectIs:
    return ObjectIs(_ME, Filter((WithNumber(counter_stat(_TIME), test),)))


def _miracle(number: int, cost: Cost) -> Built:
    """Revealed as the first card that is drawn in a turn, and cast for the cost as that triggers (702.94a)."""
    drawn = Replacement(EventPattern("draws", player=Relation.YOU), keeps_event=True, afterwards=True, ordinal=1)
    cast = WhenYouDo((YouMay((Cast(_IT, cost=cost),)),))
    shown = YouMay((Reveal(_IT), cast), condition=ObjectIs(_IT, _ITSELF))
    return (Ability(AbilityKind.REPLACEMENT, (shown,), replacement=drawn, zones=("library",), name="miracle"),)


def _foretell(number: int, cost: Cost) -> Built:
    """Exiled face down for {2} in one's own turn, and cast for its foretell cost in a later one (702.143a)."""
    return _exiled_for_later(FORETELL, Cost((("generic", 2),)), Exile(_ME, status="face down"), IN_ONES_TURN)


def _plot(number: int, cost: Cost) -> Built:
    """Exiled for its plot cost when a sorcery could be cast, and cast for nothing in a later turn (702.170a)."""
    return _exiled_for_later(PLOT, cost, Exile(_ME), "sorcery speed")


def _exiled_for_later(word: str, cost: Cost, exiled: Exile, timing: str) -> Built:
    keywords = (SPECIAL_ACTION, timing)
    return (Ability(AbilityKind.ACTIVATED, (exiled,), cost=cost, zones=("hand",), keywords=keywords, name=word),)


def _unearth(number: int, cost: Cost) -> Built:
    """Back from the graveyard with haste, until the next end step or until it would leave (702.84a)."""
    back = Return(_ME, to="battlefield", bind=_UNEARTHED.name)
    hasty = Give((GainKeyword("haste"),), others=_UNEARTHED)
    end = Trigger((EventPattern("beginning of", phase="end"),))
    gone = Later(Ability(AbilityKind.TRIGGERED, (Exile(_UNEARTHED),), end))
    left = Replacement(EventPattern("leaves", Filter((Remembered(_UNEARTHED.name),))))
    instead = Later(Ability(AbilityKind.REPLACEMENT, (Exile(_IT),), replacement=left))
    effects = (back, hasty, gone, instead)
    timing = ("sorcery speed",)
    return (Ability(AbilityKind.ACTIVATED, effects, cost=cost, zones=("graveyard",), keywords=timing, name=UNEARTH),)


COSTED: Mapping[str, Callable[[int, Cost], Built]] = {
    **ACTIVATED,
    AWAKEN: with_a_cost,
    BESTOW: with_a_cost,
    BLITZ: blitz,
    BUYBACK: with_a_cost,
    CLEAVE: with_a_cost,
    DASH: dash,
    DISGUISE: with_a_cost,
    DISTURB: with_a_cost,
    EMERGE: with_a_cost,
    ENCORE: encore,
    ENTWINE: with_a_cost,
    ESCALATE: with_a_cost,
    ESCAPE: with_a_cost,
    FLASHBACK: with_a_cost,
    FORETELL: _foretell,
    KICKER: with_a_cost,
    MADNESS: _madness,
    MEGAMORPH: with_a_cost,
    "miracle": _miracle,
    MORPH: with_a_cost,
    MULTIKICKER: with_a_cost,
    OVERLOAD: with_a_cost,
    PLOT: _plot,
    PROWL: with_a_cost,
    "recover": recover,
    REPLICATE: replicate,
    SPECTACLE: with_a_cost,
    SQUAD: squad,
    **dict.fromkeys(SPLICES, with_a_cost),
    SURGE: with_a_cost,
    SUSPEND: _suspend,
    UNEARTH: _unearth,
}
