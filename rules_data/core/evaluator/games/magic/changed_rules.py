"""Effects of resolving spells and abilities that change the rules of the game, and no objects (611.2c)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Continuous,
    ControlledBy,
    Criterion,
    Effect,
    Filter,
    FitsAll,
    FitsAny,
    FitsNone,
    InState,
    NotInState,
    NotOfType,
    OfType,
    Pick,
    Relation,
    Selector,
    Tagged,
    WithKeyword,
)
from rules_data.core.abilities.changes import (
    BlocksMore,
    Can,
    Cannot,
    CannotAttack,
    CannotBeBlocked,
    CannotBlock,
    CannotCast,
    MoreLands,
    Must,
    Skip,
)
from rules_data.core.abilities.effects import Give
from rules_data.core.evaluator.events import KNOWN_NOW, Running, add_delayed, give
from rules_data.core.evaluator.state import Event, Frame, replace

from .durations import never_begins
from .questions_objects import EFFECTS_ON_THE_RULES_BIND_NEWCOMERS

# What changes no characteristics and no control, and by what those can be described whom it binds.
_RULES = (
    BlocksMore, Cannot, CannotAttack, CannotBeBlocked, CannotBlock, CannotCast, MoreLands, Skip, Can, Must,
)  # fmt: skip
_LASTING = (OfType, NotOfType, InState, NotInState, Tagged, WithKeyword)
_PLAYERS = (Relation.YOU, Relation.OPPONENT)


def given(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Changes of objects for those that are there now; of the rules for all that fit while the effect lasts."""
    if never_begins(ev, frame, effect.duration):
        return []
    of_rules = tuple(change for change in effect.changes if _changes_rules(change))
    whom = effect.others
    if (
        not of_rules
        or whom is None
        or not is_of_a_kind(whom, players=(*_PLAYERS, *KNOWN_NOW))
        or not isinstance(effect, Give)
    ):
        return give(ev, effect, frame)
    if not ev.rules.ask(EFFECTS_ON_THE_RULES_BIND_NEWCOMERS):
        return give(ev, effect, frame)
    ev.derived.begin_to_depend()
    continuous = Continuous(whom, of_rules)
    ability = Ability(AbilityKind.PASSIVE, continuous=continuous, duration=effect.duration)
    add_delayed(ev, replace(ability, name=frame.cause.name), frame)
    others = tuple(change for change in effect.changes if change not in of_rules)
    return give(ev, replace(effect, changes=others), frame) if others else []


def _changes_rules(change: Change) -> bool:
    return isinstance(change, _RULES) and (not isinstance(change, Must) or change.is_settled)


def is_of_a_kind(
    which: Selector, also: tuple[type[Criterion], ...] = (), players: tuple[Relation, ...] = _PLAYERS
) -> bool:
    """Whether it is about all of a kind that can be told whatever else becomes of the game.

    `also`: by what else they can be told, where it is no matter in which order effects apply. `players`: whose they
    may be.
    """
    return which.pick is Pick.ALL and _is_lasting(which.filter, also, players)


def _is_lasting(what: Filter, also: tuple[type[Criterion], ...], players: tuple[Relation, ...]) -> bool:
    return all(_lasts(one, also, players) for one in what.criteria)


def _lasts(one: Criterion, also: tuple[type[Criterion], ...], players: tuple[Relation, ...]) -> bool:
    if isinstance(one, FitsAll | FitsAny | FitsNone):
        return all(_is_lasting(each, also, players) for each in one.filters)
    return isinstance(one, (*_LASTING, *also)) or (isinstance(one, ControlledBy) and one.player in players)
