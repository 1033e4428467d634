"""Which replacement effects are active: in force before the event, fitting it, and not used for it yet."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from rules_data.core.abilities import EventPattern, Replacement
from rules_data.core.evaluator.events import Running, find_replacers, still_in_force
from rules_data.core.evaluator.matching import amount_of, count_occurrences, is_met, occurrences, works_from
from rules_data.core.evaluator.policy import (
    A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
    A_REPLACEMENT_SAYS_WHAT_QUALIFIES,
    A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE,
    PREVENTING_REPLACES_DAMAGE,
)
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    Occurrence,
    OfDamage,
    Replacer,
    Viewpoint,
    record,
    replace,
)

from .commits import individual
from .keywords import keyword_replacements
from .questions_effects import SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE
from .questions_play import A_SOURCE_DEALS_WHAT_ITS_ATTACK_DEALS
from .questions_replacing import (
    A_MODIFIED_EVENT_CAN_BE_REPLACED,
    A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME,
    A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL,
    A_SUB_EVENT_CAN_BE_REPLACED,
    A_TIME_THAT_WAS_REPLACED_COUNTS,
    IDENTITY_REPLACEMENT_REPLACES,
    OUTCOME_REPLACEMENT_IS_AN_EFFECT,
    PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED,
    PREVENTION_HAS_A_SHIELDED_OBJECT,
    PREVENTION_HAS_A_SOURCE,
    PREVENTION_HAS_A_TYPE,
    SELF_REPLACEMENT_REPLACES,
    STANDARD_REPLACEMENT_REPLACES,
)

SELF, IDENTITY, STANDARD, PREVENTION, OUTCOME = "self", "identity", "standard", "prevention", "outcome"
_HELD = {
    SELF: SELF_REPLACEMENT_REPLACES,
    IDENTITY: IDENTITY_REPLACEMENT_REPLACES,
    STANDARD: STANDARD_REPLACEMENT_REPLACES,
    PREVENTION: PREVENTING_REPLACES_DAMAGE,
    OUTCOME: OUTCOME_REPLACEMENT_IS_AN_EFFECT,
}


@record
class Chance:
    """An active replacement effect, and the events of the batch it would be applied to (one, but for damage)."""

    replacer: Replacer
    found: tuple[tuple[int, Occurrence], ...]


@dataclass(slots=True)
class Known:
    """The effects that were in force before the events, and what was first seen of each."""

    replacers: list[Replacer]
    first_seen: dict[Hashable, bool] = field(default_factory=dict)
    first_amounts: dict[Hashable, int] = field(default_factory=dict)


def kind_of(replacer: Replacer) -> str:
    replacement = replacer.ability.replacement
    if replacement is None:
        return STANDARD
    return PREVENTION if replacement.prevents else replacement.kind


def known_before(ev: Running, events: list[Event]) -> Known:
    """The replacement effects that exist before the events, by abilities, keywords and the effects themselves."""
    found = find_replacers(ev, events)
    for thing in list(ev.state.objects.values()):
        for number, ability in enumerate(keyword_replacements(ev, thing)):
            key = f"{thing.handle}#{thing.incarnation}.keyword.{number}"
            if works_from(ev, ability, thing):
                label = f"{thing.handle}/{ability.name}"
                found.append(Replacer(key, ability, thing, thing.player, label))
    for event in events:
        found += [each for each in event.modified.own if each not in found]
    if not ev.rules.ask(A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE):
        found += [each for each in ev.under_way.loose_replacers if each not in found]
    return Known(found)


def active(ev: Running, known: Known, events: list[Event | None], kinds: tuple[str, ...]) -> list[Chance]:
    """The effects of some classes that are active for events about to occur."""
    chances: list[Chance] = []
    for replacer in known.replacers:
        kind = kind_of(replacer)
        if kind not in kinds or not ev.rules.ask(_HELD[kind]) or not _may_still(ev, replacer):
            continue
        found = [
            (index, occurrence)
            for index, event in enumerate(events)
            if event is not None and (occurrence := _fits(ev, known, replacer, event)) is not None
        ]
        if found and kind == PREVENTION:
            chances.append(Chance(replacer, tuple(found)))
        else:
            chances += [Chance(replacer, (each,)) for each in found]
    return chances


def _may_still(ev: Running, replacer: Replacer) -> bool:
    """Whether it is still there; one about leaving applies although its source has been put elsewhere before."""
    return kind_of(replacer) == SELF or still_in_force(ev, replacer)


def _fits(ev: Running, known: Known, replacer: Replacer, event: Event) -> Occurrence | None:
    if kind_of(replacer) == SELF:
        return _fits_own(ev, replacer, event)
    replacement = replacer.ability.replacement
    if replacement is None or replacement.pattern.event not in event.words or not _open_to(ev, replacer, event):
        return None
    if _waits_for_individual_events(ev, replacement, event):
        return None
    found = _occurrence(ev, replacer, event)
    if found is None:
        return None
    held = is_met(replacer.ability.condition, ev, view_of_replacer(ev, replacer, found))
    if not ev.rules.ask(A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME):
        held = known.first_seen.setdefault(replacer.key, held)
        known.first_amounts.setdefault(replacer.key, value_of(ev, replacer, found))
    return found if held else None


def _waits_for_individual_events(ev: Running, replacement: Replacement, event: Event) -> bool:
    """Whether an event is several in one and the effect replaces single ones: it names no amount."""
    if replacement.pattern.amount is not None or len(individual(event)) < 2:
        return False
    return bool(ev.rules.ask(SEVERAL_EVENTS_IN_ONE_HAPPEN_ONE_BY_ONE))


def _open_to(ev: Running, replacer: Replacer, event: Event) -> bool:
    """Whether an event can be replaced by an effect, as far as it was replaced before or is a part of that."""
    if replacer.key in event.applied and ev.rules.ask(A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT):
        return False
    if event.applied and not ev.rules.ask(A_MODIFIED_EVENT_CAN_BE_REPLACED):
        return False
    if kind_of(replacer) == PREVENTION and is_unpreventable(ev, event):
        return bool(ev.rules.ask(PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED))
    return ev.under_way.replacing_depth == 0 or bool(ev.rules.ask(A_SUB_EVENT_CAN_BE_REPLACED))


def _fits_own(ev: Running, replacer: Replacer, event: Event) -> Occurrence | None:
    """A self-replacement: of the very event its effect produced, if its condition was met as that was generated."""
    own = any(each.key == replacer.key for each in event.modified.own)
    pattern = replacer.ability.replacement.pattern if replacer.ability.replacement is not None else None
    if replacer.key in event.applied or pattern is None or pattern.event not in event.words:
        return None
    if not own and ev.rules.ask(A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE):
        return None
    found = Occurrence(event, event.subject)
    view = view_of_replacer(ev, replacer, found)
    if ev.rules.ask(A_SELF_REPLACEMENT_MAY_BE_CONDITIONAL) and not is_met(replacer.ability.condition, ev, view):
        return None
    return found


def view_of_replacer(ev: Running, replacer: Replacer, occurrence: Occurrence | None) -> Viewpoint:
    bindings = dict(replacer.delayed.bindings) if replacer.delayed else dict(replacer.bindings)
    source = ev.state.find(replacer.source.identity) or replacer.source
    return Viewpoint(replacer.controller, source, ev.state, occurrence, bindings)


def value_of(ev: Running, replacer: Replacer, occurrence: Occurrence) -> int:
    """The amount a prevention effect names, as it is now."""
    replacement = replacer.ability.replacement
    if replacement is None or replacement.prevent_value is None:
        return 0
    return max(0, amount_of(ev, view_of_replacer(ev, replacer, occurrence), replacement.prevent_value))


def is_unpreventable(ev: Running, event: Event) -> bool:
    """Whether an effect says that the damage of an event cannot be prevented."""
    if isinstance(event.payload, OfDamage) and event.payload.unpreventable:
        return True
    source = event.cause.source
    if source is None or source.handle not in ev.state.objects:
        return False
    return ev.game.words.unpreventable in ev.derived.traits(ev.state, ev.state.objects[source.handle]).cannot


def times_replaced(replacer: Replacer) -> str:
    """Under what name it is counted how often this turn the event would have happened, and did not as it was."""
    return f"{replacer.key}.would"


def note_times(ev: Running, known: Known, proposed: list[Event], left: list[Event]) -> None:
    """Count, for effects on the nth time, the events that would have been such a time and were replaced."""
    for replacer in known.replacers:
        replacement = replacer.ability.replacement
        if replacement is None or replacement.ordinal is None:
            continue
        view = view_of_replacer(ev, replacer, None)
        times = count_occurrences(ev, replacement.pattern, proposed, view)
        times -= count_occurrences(ev, replacement.pattern, left, view)
        for _ in range(times):
            ev.board.note_use(times_replaced(replacer))


def _occurrence(ev: Running, replacer: Replacer, event: Event) -> Occurrence | None:
    replacement = replacer.ability.replacement
    if replacement is None:
        return None
    pattern = replacement.pattern
    if not ev.rules.ask(A_REPLACEMENT_SAYS_WHAT_QUALIFIES):
        pattern = replace(pattern, object=None, player=None, by=None)
    if replacement.prevents:
        if not ev.rules.ask(PREVENTION_HAS_A_TYPE):
            pattern = replace(pattern, category=None)
        if not ev.rules.ask(PREVENTION_HAS_A_SOURCE):
            pattern = replace(pattern, by=None, by_player=None)
        if not ev.rules.ask(PREVENTION_HAS_A_SHIELDED_OBJECT):
            pattern = replace(pattern, object=None)
    view = view_of_replacer(ev, replacer, None)
    found, _ = occurrences(ev, pattern, event, view)
    if not found and replacement.prevents and pattern.by is not None and (source := _source_of_attack(ev, event)):
        by_source = replace(event, cause=replace(event.cause, source=source))
        found = [replace(each, event=event) for each in occurrences(ev, pattern, by_source, view)[0]]
    if not found:
        return None
    is_time = replacement.ordinal is None or _times_before(ev, replacer, pattern, view) == replacement.ordinal - 1
    return found[0] if is_time else None


def _source_of_attack(ev: Running, event: Event) -> GameObject | None:
    """The object whose attack deals the damage of an event, as that is its source (1.2.4); None for any other event."""
    attack = event.cause.source
    source = ev.state.find(attack.stands_for) if attack is not None and attack.stands_for is not None else None
    return source if source is not None and ev.rules.ask(A_SOURCE_DEALS_WHAT_ITS_ATTACK_DEALS) else None


def _times_before(ev: Running, replacer: Replacer, pattern: EventPattern, view: Viewpoint) -> int:
    """How often such an event has been about to occur this turn: those that have, and those that were replaced."""
    within = [] if ev.under_way.batch is None else ev.under_way.batch.committed
    occurred = count_occurrences(ev, pattern, (*ev.state.history, *within), view)
    replaced = ev.state.used.get(times_replaced(replacer), 0)
    return occurred + (replaced if ev.rules.ask(A_TIME_THAT_WAS_REPLACED_COUNTS) else 0)
