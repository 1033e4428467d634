"""Whether the words say everything the record holds: each part that can be taken away must make a difference.

What a writer forgets would tell a reader something false, so nothing is trusted here: every optional part of the
record is left out in turn, and an ability whose words stay the same is refused with the name of that part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache, singledispatch
from itertools import islice
from typing import Any

from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.criteria import ControlledBy, InZone, OfType, OwnedBy, Remembered
from rules_data.core.abilities.criteria_of_relations import WhereThatIs
from rules_data.core.abilities.english import UnableToRenderAbility
from rules_data.core.abilities.model import Ability, Continuous, Cost, Effect, Replacement, TokenKind
from rules_data.core.abilities.model_values import Criterion, EventPattern, Filter, Pick, Relation, Selector

from .behind import works_as_it_is_played
from .lexicon import words
from .nouns import is_never_a_target
from .tokens import tags_told_by_name

Write = Callable[[Ability], str]
# More than any card has. Each part costs writing the ability once more.
MOST_PARTS = 300
# What something is called for later, or where it came from; no part of what it does.
_LABELS = frozenset(("bind",))

# Names that speak of what was remembered: with several of them, another name must give other words.
_REMEMBERED = frozenset(((Selector, "name"), (Remembered, "name")))


def refuse_what_is_unsaid(ability: Ability, write: Write) -> None:
    """Raise UnableToRenderAbility, naming the part, if the words would be the same without some part of it."""
    several = len(set(names_in(ability))) > 1
    parts = list(islice(_each_left_out(ability, several, in_cost=False), MOST_PARTS + 1))
    if len(parts) > MOST_PARTS:
        raise UnableToRenderAbility("The ability is too long to be put into words.")
    whole = write(ability)
    for holder, name, without in parts:
        try:
            same = write(without) == whole
        except UnableToRenderAbility:
            continue  # it cannot be said without that part
        if same:
            raise UnableToRenderAbility(f"No words are known for `{name}` of {_called(holder)}.")


def names_in(value: Any) -> Iterator[str]:
    """The names of what earlier instructions chose or made: where there is one alone, "that one" is enough."""
    if isinstance(value, Selector) and value.pick is Pick.THAT:
        yield value.name
    if isinstance(value, Remembered | WhereThatIs):
        yield value.name
    for _, kept, _ in _set_fields(value):
        for item in kept if isinstance(kept, tuple) else (kept,):
            yield from names_in(item)


def _set_fields(value: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields of a record that say anything: name, value, and what they are when they say nothing."""
    if isinstance(value, TokenKind) and value.known_by_name:
        yield "name", value.name, MISSING  # what else it is stands elsewhere
        return
    kind: Any = type(value)
    for name, default in _defaults(kind):
        kept = getattr(value, name)
        if kept is not default and kept != default:
            yield name, kept, default


@cache
def _defaults(record: type) -> tuple[tuple[str, Any], ...]:
    if not is_dataclass(record):
        return ()
    return tuple(
        (field.name, field.default if field.default_factory is MISSING else field.default_factory())
        for field in fields(record)
    )


def _each_left_out(value: Any, several: bool, in_cost: bool) -> Iterator[tuple[Any, str, Any]]:
    """Each part (its record and name), and the value without it.

    `several`: more than one thing is remembered by name. `in_cost`: nothing that is chosen for a cost is a target.
    """
    in_cost = in_cost or isinstance(value, Cost)
    for name, kept, default in _set_fields(value):
        items = kept if isinstance(kept, tuple) else (kept,)
        for place, item in enumerate(items):
            for holder, part, changed in _each_left_out(item, several, in_cost):
                whole = (*items[:place], changed, *items[place + 1 :]) if isinstance(kept, tuple) else changed
                yield from _with(value, name, whole, holder, part)
        for part, changed in _other_values(value, name, kept, default, several):
            if not (in_cost and isinstance(value, Selector) and name == "target"):
                yield from _with(value, name, changed, value, part)


def _with(value: Any, name: str, changed: Any, holder: Any, part: str) -> Iterator[tuple[Any, str, Any]]:
    """The record with that field changed; nothing where it cannot be without what was left out."""
    try:
        yield holder, part, replace(value, **{name: changed})
    except ValueError:
        return


def _other_values(value: Any, name: str, kept: Any, default: Any, several: bool) -> Iterator[tuple[str, Any]]:
    """What is left out of a field, and what it holds then; nothing where its words are not asked for."""
    if (type(value), name) in _REMEMBERED:
        if several:
            yield name, f"other than {kept}"
    elif name in _LABELS or kept == Selector(Pick.ME) or _is_silent(value, name, kept):
        return
    elif isinstance(kept, tuple):
        for place, item in enumerate(kept):
            if not (_says_nothing(item) or _is_where_spells_are(item, value)):
                part = next(iter(item.keys), name).strip("{}") if isinstance(item, Criterion) else name
                yield part, (*kept[:place], *kept[place + 1 :])
    elif default is not MISSING:
        yield name, default


def _says_nothing(item: object) -> bool:
    """Whether an entry of a list changes nothing: a criterion of whatever there is, or +0 toughness."""
    if isinstance(item, AddToValue):
        return item.amount == 0
    return isinstance(item, Criterion) and _asks_nothing(item)


def _is_where_spells_are(item: object, what: object) -> bool:
    """Whether a criterion asks for no more than that a spell is where all spells are."""
    if not isinstance(item, InZone) or item.zones != ("stack",) or not isinstance(what, Filter):
        return False
    types = what.get(OfType)
    return types is not None and words().groups.get(types.types) == "spell"


def _asks_nothing(one: Criterion) -> bool:
    """Whether the words are the same without a criterion: anyone's, or the word for whatever is on the board."""
    if isinstance(one, OfType):
        return words().groups.get(one.types) == words().thing
    return isinstance(one, ControlledBy | OwnedBy) and one.player is Relation.ANY


@singledispatch
def _is_silent(value: object, name: str, kept: object) -> bool:
    """Whether a part means nothing where it stands, means what is meant without it, or is shown by the rest."""
    return False


@_is_silent.register
def _(value: Ability, name: str, kept: object) -> bool:
    if name == "cost":
        cost = value.cost
        return not (any(amount for _, amount in cost.resources) or cost.actions or cost.variable)
    known = kept == (words().board,) or works_as_it_is_played(value)
    return name in ("name", "origin", "link") or (name == "zones" and known)


@_is_silent.register
def _(value: Selector, name: str, kept: object) -> bool:
    if name == "filter" and isinstance(kept, Filter) and len(kept.criteria) == 1:
        return isinstance(kept.criteria[0], OfType) and _asks_nothing(kept.criteria[0])
    return name == "target" and (value.pick is not Pick.CHOOSE or value.at_random or is_never_a_target(value))


@_is_silent.register
def _(value: Continuous, name: str, kept: object) -> bool:
    # An ability waits for the next object by this or by how long it lasts, and is told in the same words either way.
    return name == "next_only"


@_is_silent.register
def _(value: OfType, name: str, kept: object) -> bool:
    return _asks_nothing(value)


@_is_silent.register
def _(value: EventPattern, name: str, kept: object) -> bool:
    return kept is Relation.ANY or kept == Filter() or (name == "phase" and kept == "turn")


@_is_silent.register
def _(value: Effect, name: str, kept: object) -> bool:
    # Where something comes to that is where an object is, "there" is that place.
    at_an_object = getattr(value, "location", None) is not None
    return name == "to" and (at_an_object or (value.verb, kept) in (("return", "hand"), ("move", "choose")))


@_is_silent.register
def _(value: Replacement, name: str, kept: object) -> bool:
    return name in ("kind", "keeps_event") and (value.kind == "identity" or not value.pattern.event)


@_is_silent.register
def _(value: Cost, name: str, kept: object) -> bool:
    return name == "resources" and not any(amount for _, amount in value.resources)


@_is_silent.register
def _(value: TokenKind, name: str, kept: object) -> bool:
    named = kept == (value.name,) or kept == tags_told_by_name(words().game).get(value.name)
    return (name == "tags" and named) or (name == "types" and kept == ("token",))


def _called(value: Any) -> str:
    word = getattr(value, "verb", "") or getattr(value, "what", "") or getattr(value, "event", "")
    kind = type(value).__name__.lower()
    return f"the {kind} {word!r}" if word else f"the {kind}"
