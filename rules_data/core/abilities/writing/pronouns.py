"""Pronouns: what an ability has chosen or made last is "it", as it is where a text is read (`reading.settle`).

A file gives names to what its instructions choose; no card prints them. What was not chosen last keeps its name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from rules_data.core.abilities.criteria import InZone, OfType, Remembered
from rules_data.core.abilities.criteria_of_relations import WhereThatIs
from rules_data.core.abilities.effects import Search
from rules_data.core.abilities.model import Ability, Effect, Mode, TokenKind
from rules_data.core.abilities.model_values import CountOf, EventAmount, EventPattern, Filter, Pick, Relation, Selector

from .lexicon import words
from .of_one import at_one_battlefield, told_of_one

# Stand for the name of what was chosen last: one thing, or several. No file can name something so.
IT, THEM = "=it", "=them"
PLAYER = "player"
# Stands for the name of what was chosen first, where something else was chosen or made behind it.
FIRST = "=first"
THAT_BATTLEFIELD = "=that battlefield"
NOBODY = "=several"
# Stands for those of the cards that were looked at which still lie in the deck.
AMONG = "=among"
_ACTED_ON = ("objects", "others")


@dataclass(slots=True)
class _Spoken:
    """The name of what has been chosen last, where it has one, and whether it is several things."""

    name: str = ""
    many: bool = False
    first: str = ""  # the name of the one thing that was chosen first
    seen: str = ""  # the name of the cards of a deck that were looked at last
    player: str = ""  # the name of the player who has been chosen last
    place: str = ""  # the name of the battlefield to which something has been moved last
    a_battlefield: bool = False  # whether what has been chosen last is one
    a_hero: bool = False  # whether what the event happens to is a hero, of whom a text says "them"

    @property
    def pronoun(self) -> Selector:
        return Selector(Pick.THAT, name=THEM) if self.many else Selector(Pick.IT)


def with_pronouns(ability: Ability) -> Ability:
    """The ability with a pronoun in place of each name of what was chosen last."""
    return _ability(ability, _Spoken())


def _ability(ability: Ability, spoken: _Spoken) -> Ability:
    """An ability of its own; behind an event that happens to something, that is what is spoken of."""
    trigger, replacement = _known(ability.trigger, spoken), _known(ability.replacement, spoken)
    patterns = [*(trigger.patterns if trigger else ()), *([replacement.pattern] if replacement else [])]
    if any(pattern.object is not None for pattern in patterns):
        spoken = _Spoken(a_hero=all(map(_is_done_to_a_hero, patterns)))
    others = {
        each.name: _known(getattr(ability, each.name), spoken)
        for each in fields(ability)
        if each.name not in ("trigger", "replacement")
    }
    return replace(ability, trigger=trigger, replacement=replacement, **others)


def _known(value: Any, spoken: _Spoken) -> Any:
    if isinstance(value, tuple):
        return tuple(_known(one, spoken) for one in told_of_one(at_one_battlefield(value)))
    if isinstance(value, Ability):
        return _ability(value, replace(spoken))
    if not is_dataclass(value) or isinstance(value, type | TokenKind):
        return value
    if isinstance(value, Mode):
        spoken = replace(spoken)
    if isinstance(value, WhereThatIs) or (isinstance(value, Selector) and value.pick in (Pick.THAT, Pick.IT)):
        return _where(value, spoken) if isinstance(value, WhereThatIs) else _spoken_as(value, spoken)
    if isinstance(value, EventPattern):
        return replace(value, object=_of_event(value.object, spoken))
    found = {each.name: _part(getattr(value, each.name), spoken) for each in fields(value)}
    if isinstance(value, Effect):
        if spoken.player and value.players == Selector(Pick.THAT, name=spoken.player):
            found |= {"players": None, "player": Relation.THAT_PLAYER}
        _note(value, spoken)
    return replace(value, **found) if any(found[name] is not getattr(value, name) for name in found) else value


def _spoken_as(which: Selector, spoken: _Spoken) -> Selector:
    """What was chosen last is "it", and a hero to whom something is done "them"."""
    if which.pick is Pick.IT:
        return Selector(Pick.THAT, name=THEM) if spoken.a_hero and which == Selector(Pick.IT) else which
    if _is_spoken_of(which.name, spoken):
        return spoken.pronoun
    is_first = spoken.first and which.name == spoken.first
    return Selector(Pick.THAT, name=FIRST) if is_first else which


def _where(place: WhereThatIs, spoken: _Spoken) -> WhereThatIs:
    """At that battlefield, if one was chosen last; where it is, if something else was."""
    if _is_spoken_of(place.name, spoken):
        return WhereThatIs(THAT_BATTLEFIELD if spoken.a_battlefield else THEM if spoken.many else IT)
    if place.name and place.name == spoken.place:
        return WhereThatIs(THAT_BATTLEFIELD)
    return WhereThatIs(FIRST) if spoken.first and place.name == spoken.first else place


def _is_done_to_a_hero(pattern: EventPattern) -> bool:
    """Whether it is told of whoever does it to a hero, so that "it" would be that one."""
    types = pattern.object.get(OfType) if pattern.object is not None else None
    return pattern.by is not None and types is not None and types.types == ("hero",)


def speaks_of_a_hero(value: Any) -> bool:
    """Whether an ability, or one within it, is about what is done to a hero."""
    if isinstance(value, tuple):
        return any(map(speaks_of_a_hero, value))
    if not is_dataclass(value) or isinstance(value, type):
        return False
    if isinstance(value, EventPattern):
        return _is_done_to_a_hero(value)
    return any(speaks_of_a_hero(getattr(value, each.name)) for each in fields(value))


def _of_event(what: Filter | None, spoken: _Spoken) -> Filter | None:
    kept = what.get(Remembered) if what is not None else None
    if what is None or kept is None or not _is_spoken_of(kept.name, spoken):
        return what
    return Filter(tuple(Remembered(IT) if one == kept else one for one in what.criteria))


def _is_spoken_of(name: str, spoken: _Spoken) -> bool:
    return bool(name) and name == spoken.name


def _part(value: Any, spoken: _Spoken) -> Any:
    """As `_known`; the number of what has been spoken of is "that many", and what was looked at is "among them"."""
    if isinstance(value, CountOf) and value.filter.asks_only(Remembered) and _all_spoken_of(value.filter, spoken):
        return EventAmount()
    if isinstance(value, Filter) and spoken.seen and _lies_in_the_deck(value, spoken.seen):
        return Filter((Remembered(AMONG), *value.without(Remembered, InZone).criteria))
    return _known(value, spoken)


def _is_a_player(which: Selector) -> bool:
    types = which.filter.get(OfType) if which.pick is Pick.CHOOSE else None
    return types is not None and types.types == (PLAYER,) and which.count == 1


def _lies_in_the_deck(what: Filter, seen: str) -> bool:
    return what.get(Remembered) == Remembered(seen) and what.get(InZone) == InZone((words().deck_zone or words().deck,))


def _all_spoken_of(what: Filter, spoken: _Spoken) -> bool:
    return all(_is_spoken_of(one.name, spoken) for one in what.every(Remembered))


def _note(effect: Effect, spoken: _Spoken) -> None:
    """Remember what an instruction has chosen, and what it has made or found."""
    destination = getattr(effect, "location", None)
    if isinstance(destination, Selector) and _is_a_battlefield(destination):
        spoken.place = destination.bind or ""
    for name in _ACTED_ON:
        which = getattr(effect, name, None)
        if isinstance(which, Selector) and which.pick is Pick.TOP:
            spoken.seen = which.bind or effect.bind or ""
        if isinstance(which, Selector) and _is_a_player(which):
            spoken.player = which.bind or effect.bind or ""
            if not which.target:
                return
        if isinstance(which, Selector) and which.pick in (Pick.CHOOSE, Pick.TOP):
            spoken.name, spoken.many = which.bind or effect.bind or "", which.count != 1
            spoken.a_battlefield = _is_a_battlefield(which)
            spoken.first = spoken.first or (spoken.name if which.count == 1 and not which.up_to else NOBODY)
            return
        if isinstance(which, Selector) and which.pick is Pick.ALL and (which.bind or effect.bind):
            spoken.name, spoken.many = which.bind or effect.bind or "", not _finds_one(effect)
            spoken.a_battlefield = False
            return
    if effect.bind:
        spoken.name, spoken.many, spoken.a_battlefield = effect.bind, effect.amount != 1, False


def _is_a_battlefield(which: Selector) -> bool:
    return which.filter.get(OfType) == OfType(("battlefield",))


def _finds_one(effect: Effect) -> bool:
    """Whether it is a single card that is looked for."""
    return isinstance(effect, Search) and (effect.amount if effect.most is None else effect.most) == 1
