"""What happens in place of something, in the keys of example files: what phrases say of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules_data.core.abilities.changes import Copy
from rules_data.core.abilities.criteria import Itself
from rules_data.core.abilities.effects import PutCounter
from rules_data.core.abilities.english import UnableToRenderAbility, listed, ordinal, sentence
from rules_data.core.abilities.model import Ability, Duration, Replacement
from rules_data.core.abilities.model_values import Arithmetic, EventAmount, EventPattern, Pick, Selector
from rules_data.core.abilities.reading import WOULD

from . import nouns
from .agreeing import in_pieces
from .behind import limit_of
from .changing import changed
from .events import happens
from .instructions import are_short
from .lexicon import Voice, words
from .saying import by_phrases, say, special
from .told import Done, Told, told
from .told import ways as condition_ways
from .told_abilities import limit_stands_in_front
from .told_changes import COPY, pieces

_ONE_MORE = Arithmetic("sum", (EventAmount(), 1))
_ME = Selector(Pick.ME)
_LASTS = (Duration.NEXT_TIME, Duration.THIS_TURN, Duration.THIS_COMBAT)
Keys = Iterator[tuple[str, Any]]


def told_replacement(ability: Ability) -> dict[str, Any]:
    """The keys of a replacement effect, by how it is told of what it replaces."""
    replaced = ability.replacement
    if replaced is None:
        raise UnableToRenderAbility("A replacement effect does not say what it replaces.")
    return {key: value for key, value in _keys(ability, replaced) if value not in (None, False, (), "")}


def _keys(ability: Ability, replaced: Replacement) -> Keys:
    happening = bool(replaced.pattern.event)
    so = None if ability.condition is None else next(condition_ways(ability.condition))
    yield "while" if happening else "if", so
    if limit_stands_in_front(ability):
        yield "limit", limit_of(ability)
    own = replaced.pattern.object is not None and replaced.pattern.object.asks(Itself)
    if not happening:
        yield from _of_this_very_effect(ability, replaced)
    elif replaced.keeps_event and _triggers_again(ability, replaced):
        yield from _again(replaced.pattern)
    elif replaced.keeps_event and replaced.pattern.event == "enters" and own and replaced.amount is None:
        yield from _entering(ability, replaced)
    else:
        yield from _in_its_place(ability, replaced)


def _of_this_very_effect(ability: Ability, replaced: Replacement) -> Keys:
    if replaced.amount is not None:
        yield "amount", told(replaced.amount)
    elif replaced.counters:
        yield "enters with", replaced.counters
    else:
        yield "with", Done(ability.effects)


def _triggers_again(ability: Ability, replaced: Replacement) -> bool:
    return replaced.amount == _ONE_MORE and replaced.pattern.event == "ability triggers" and not ability.effects


def _again(pattern: EventPattern) -> Keys:
    """What triggers again, and the cause of it where that is told in front."""
    caused = pattern.because is not None and say("causing", pattern.because) is not None
    yield "because", told(pattern.because) if caused else None
    yield "again", told(replace(pattern, because=None) if caused else pattern)


def _entering(ability: Ability, replaced: Replacement) -> Keys:
    yield "you may", ability.optional
    yield "enters with", replaced.counters
    yield "enters as", _enters_as(replaced)
    told_so = bool(replaced.counters or replaced.changes)
    counters = "" if told_so or ability.optional else _put_on_it(ability, replaced)
    yield "put on it", counters
    yield "afterwards", replaced.afterwards and not told_so and not counters
    yield "enters", told(replaced.pattern)
    yield "with", None if counters or not ability.effects else Done(ability.effects)


def _enters_as(replaced: Replacement) -> Any:
    """What it enters as: one piece by its keys, so that phrases can say what it is a copy of."""
    told_so = pieces(replaced.changes) if replaced.changes else []
    copied = next((piece for piece in told_so if COPY in piece), {})
    if copied and len(told_so) > 1:
        others = tuple(change for change in replaced.changes if not isinstance(change, Copy))
        return Told(replaced.changes, **copied, **{"except": others})
    return Told(replaced.changes, **told_so[0]) if len(told_so) == 1 else replaced.changes


def _put_on_it(ability: Ability, replaced: Replacement) -> str:
    """The counters that something enters with, where that is told as an instruction right after it."""
    put = ability.effects[0] if len(ability.effects) == 1 else None
    if not isinstance(put, PutCounter) or not replaced.afterwards:
        return ""
    plain = put == PutCounter(status=put.status, others=_ME, amount=put.amount)
    return nouns.counted(put.amount, f"{put.status} counter") if plain else ""


def _in_its_place(ability: Ability, replaced: Replacement) -> Keys:
    first = words().voice is Voice.FIRST_PERSON
    yield "afterwards", replaced.afterwards
    yield "for", ability.duration.value if ability.duration in _LASTS else None
    yield "ordinal", None if replaced.ordinal is None else ordinal(replaced.ordinal)
    at_it = replaced.keeps_event and replaced.ordinal is not None and not first
    yield "happening" if at_it else "replace", told(replaced.pattern)
    yield "you may", ability.optional
    yield "pay", None if ability.cost.is_free else ability.cost
    if replaced.prevents:
        yield "prevent", "all" if replaced.prevent_value is None else told(replaced.prevent_value)
        yield "shield", replaced.shields
    elif replaced.keeps_event:
        yield "keeps", True
        yield "amount", None if replaced.amount is None else told(replaced.amount)
        yield "has", replaced.counters
        yield "as", replaced.changes
    yield from _done(ability, replaced)


def _done(ability: Ability, replaced: Replacement) -> Keys:
    """What is done, which is told in front where it has several sentences; besides what happens, or in its place."""
    first, effects = words().voice is Voice.FIRST_PERSON, ability.effects
    if not effects:
        yield "nothing", not (replaced.prevents or replaced.keeps_event)
    elif first and len(effects) > 1 and effects[0].verb == "it happens":
        yield "also", Done(effects[1:])
    elif first and replaced.keeps_event and replaced.amount is None:
        yield "also", Done(effects)
    else:
        besides = replaced.prevents or replaced.keeps_event
        yield "with" if besides or are_short(effects) else "sentences", Done(effects)


def replacement_class(replaced: Replacement) -> str:
    """The class, where the words do not show it: what replaces itself, and what something enters with or as, do."""
    if words().voice is Voice.FIRST_PERSON:
        return ""
    shown = {"standard", *(("self",) if not replaced.pattern.event else ())}
    shown |= {"identity"} if replaced.counters or replaced.changes else set()
    if replaced.kind in shown:
        return ""
    if (said := say("ability behind", {"class": replaced.kind})) is None:
        raise UnableToRenderAbility(f"No words are known for the class {replaced.kind!r} of a replacement effect.")
    return f" {sentence(said)}"


# --- within phrases -----------------------------------------------------------------------------------------------


def _event(data: Any) -> EventPattern | None:
    return data.record if isinstance(data, Told) and isinstance(data.record, EventPattern) else None


@special("replaced")
def _replaced(data: Any, many: bool) -> str | None:
    event = _event(data)
    return None if event is None else happens(event, WOULD)


@special("bare event")
def _bare(data: Any, many: bool) -> str | None:
    """As it stands behind "have": this enter the arena."""
    event = _event(data)
    return None if event is None else happens(event).replace(" enters", " enter", 1)


@special("triggering")
def _triggering(data: Any, many: bool) -> str | None:
    """a triggered ability, of which a cause is told in front"""
    event = _event(data)
    return None if event is None else happens(event).removesuffix(" triggers")


@special("counters told")
def _counters(data: Any, many: bool) -> str | None:
    if not isinstance(data, tuple):
        return None
    each = ((name, number, in_pieces(("counters",), {name: number})) for name, number in data)
    return listed([said or nouns.counted(number, f"{name} counter") for name, number, said in each])


@special("kept changes")
def _kept(data: Any, many: bool) -> str | None:
    what = data.record if isinstance(data, Told) else data
    return changed(what, False) if isinstance(what, tuple) else None


@special("changed amount")
def _changed_amount(data: Any, many: bool) -> str | None:
    if isinstance(data, Told):
        return nouns.amount(data.record)  # type: ignore[arg-type]
    return by_phrases("changed amount", data)
