"""Which replacement effects are active: in force before the event, fitting it, and not used for it yet."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import AbilityKind, Replacement
from rules_data.core.evaluator.amounts import amount_of, is_met
from rules_data.core.evaluator.happening import count_occurrences, occurrences
from rules_data.core.evaluator.matching import Viewpoint
from rules_data.core.evaluator.replacing import Replacer, find_replacers, still_in_force
from rules_data.core.evaluator.state import Event, Occurrence

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

SELF, IDENTITY, STANDARD, PREVENTION, OUTCOME = "self", "identity", "standard", "prevention", "outcome"
_HELD = {
    SELF: "self-replacement replaces",
    IDENTITY: "identity-replacement replaces",
    STANDARD: "standard-replacement replaces",
    PREVENTION: "preventing replaces damage",
    OUTCOME: "outcome-replacement is an effect",
}


@dataclass(frozen=True, slots=True)
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


def known_before(ev: Evaluation, events: list[Event]) -> Known:
    """The replacement effects that exist before the events, by abilities, keywords and the effects themselves."""
    found = find_replacers(ev, events)
    words = {word for event in events for word in event.words}
    for thing in list(ev.state.objects.values()):
        for number, ability in enumerate(ev.game.keyword_abilities(ev, thing, words)):
            key = f"{thing.handle}#{thing.incarnation}.keyword.{number}"
            if ability.kind is AbilityKind.REPLACEMENT and ev.works_from(ability, thing):
                label = f"{thing.handle}/{ability.name}"
                found.append(Replacer(key, ability, thing, thing.controller or thing.owner, label))
    for event in events:
        found += [each for each in event.details.get("self", ()) if each not in found]
    if not ev.rules.ask("a self-replacement is its own event's alone"):
        found += [each for each in ev.loose_replacers if each not in found]
    return Known(found)


def active(ev: Evaluation, known: Known, events: list[Event | None], kinds: tuple[str, ...]) -> list[Chance]:
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


def _may_still(ev: Evaluation, replacer: Replacer) -> bool:
    """Whether it is still there; one about leaving applies although its source has been put elsewhere before."""
    return kind_of(replacer) == SELF or still_in_force(ev, replacer)


def _fits(ev: Evaluation, known: Known, replacer: Replacer, event: Event) -> Occurrence | None:
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
    held = is_met(replacer.ability.condition, ev, view_of(ev, replacer, found))
    if not ev.rules.ask("a replacement is looked at each time"):
        held = known.first_seen.setdefault(replacer.key, held)
        known.first_amounts.setdefault(replacer.key, value_of(ev, replacer, found))
    return found if held else None


def _waits_for_individual_events(ev: Evaluation, replacement: Replacement, event: Event) -> bool:
    """Whether an event is several in one and the effect replaces single ones: it names no amount."""
    if replacement.pattern.amount is not None or len(ev.game.individual(event)) < 2:
        return False
    return bool(ev.rules.ask_if_known("several events in one happen one by one", "no"))


def _open_to(ev: Evaluation, replacer: Replacer, event: Event) -> bool:
    """Whether an event can be replaced by an effect, as far as it was replaced before or is a part of that."""
    if replacer.key in event.applied and ev.rules.ask("a replacement applies once to an event"):
        return False
    if event.applied and not ev.rules.ask("a modified event can be replaced"):
        return False
    if kind_of(replacer) == PREVENTION and is_unpreventable(ev, event):
        return bool(ev.rules.ask("prevention applies to what cannot be prevented"))
    return ev.replacing_depth == 0 or bool(ev.rules.ask("a sub-event can be replaced"))


def _fits_own(ev: Evaluation, replacer: Replacer, event: Event) -> Occurrence | None:
    """A self-replacement: of the very event its effect produced, if its condition was met as that was generated."""
    own = any(each.key == replacer.key for each in event.details.get("self", ()))
    pattern = replacer.ability.replacement.pattern if replacer.ability.replacement is not None else None
    if replacer.key in event.applied or pattern is None or pattern.event not in event.words:
        return None
    if not own and ev.rules.ask("a self-replacement is its own event's alone"):
        return None
    found = Occurrence(event, event.subject)
    view = view_of(ev, replacer, found)
    if ev.rules.ask("a self-replacement may be conditional") and not is_met(replacer.ability.condition, ev, view):
        return None
    return found


def view_of(ev: Evaluation, replacer: Replacer, occurrence: Occurrence | None) -> Viewpoint:
    bindings = dict(replacer.delayed.bindings) if replacer.delayed else dict(replacer.bindings)
    source = ev.state.find(replacer.source.identity) or replacer.source
    return Viewpoint(replacer.controller, source, ev.state, occurrence, bindings)


def value_of(ev: Evaluation, replacer: Replacer, occurrence: Occurrence) -> int:
    """The amount a prevention effect names, as it is now."""
    replacement = replacer.ability.replacement
    if replacement is None or replacement.prevent_value is None:
        return 0
    return max(0, amount_of(ev, view_of(ev, replacer, occurrence), replacement.prevent_value))


def is_unpreventable(ev: Evaluation, event: Event) -> bool:
    """Whether an effect says that the damage of an event cannot be prevented."""
    if event.details.get("unpreventable"):
        return True
    source = event.cause.source
    if source is None or source.handle not in ev.state.objects:
        return False
    return "be prevented" in ev.traits(ev.state, ev.state.objects[source.handle]).cannot


def _occurrence(ev: Evaluation, replacer: Replacer, event: Event) -> Occurrence | None:
    replacement = replacer.ability.replacement
    if replacement is None:
        return None
    pattern = replacement.pattern
    if not ev.rules.ask("a replacement says what qualifies"):
        pattern = replace(pattern, object=None, player=None, by=None)
    if replacement.prevents:
        if not ev.rules.ask("prevention has a type"):
            pattern = replace(pattern, category=None)
        if not ev.rules.ask("prevention has a source"):
            pattern = replace(pattern, by=None, by_player=None)
        if not ev.rules.ask("prevention has a shielded object"):
            pattern = replace(pattern, object=None)
    view = view_of(ev, replacer, None)
    found, _ = occurrences(ev, pattern, event, view)
    if not found:
        return None
    if replacement.ordinal is not None:
        within = [] if ev.open_batch is None else ev.open_batch.committed
        earlier = count_occurrences(ev, pattern, (*ev.state.history, *within), view)
        if earlier != replacement.ordinal - 1:
            return None
    return found[0]


__all__ = [
    "IDENTITY", "OUTCOME", "PREVENTION", "SELF", "STANDARD", "Chance", "Known", "active", "kind_of",
    "known_before", "view_of",
]
