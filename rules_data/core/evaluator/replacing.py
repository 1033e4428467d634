"""Replacement effects: which apply to the events of a batch, in whose order, and what happens instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, Duration, Limit, Relation

from .amounts import amount_of, is_met
from .decisions import Decision
from .happening import count_occurrences, occurrences
from .matching import Viewpoint
from .state import Delayed, Event, GameObject, Occurrence

if TYPE_CHECKING:
    from .evaluation import Evaluation


@dataclass(frozen=True, slots=True)
class Replacer:
    """A replacement effect that could apply: the ability, its source, and the delayed record if it has one."""

    key: str
    ability: Ability
    source: GameObject
    controller: str
    label: str
    delayed: Delayed | None = None
    bindings: Mapping[str, tuple[tuple[str, int], ...]] = field(default_factory=dict, hash=False, compare=False)


@dataclass(frozen=True, slots=True)
class _Chance:
    replacer: Replacer
    index: int
    occurrence: Occurrence


def replace_events(ev: Evaluation, events: list[Event]) -> list[Event]:
    """The events that are left after every replacement effect has had its turn."""
    words = {word for event in events for word in event.words}
    if not ev.replaced_words & words or not ev.rules.ask("replacements apply"):
        return events
    remaining: list[Event | None] = list(events)
    finished: set[str] = set()
    current = ""
    present = find_replacers(ev, events)
    while True:
        chances = [c for c in _chances(ev, present, remaining) if c.replacer.key not in finished]
        if not chances:
            return [event for event in remaining if event is not None]
        ev.spend(1)
        chance = _choose_chance(ev, chances, current)
        if current and chance.replacer.key != current and ev.rules.ask("a replacement has one sequence"):
            finished.add(current)
        current = chance.replacer.key
        applied = ev.replacements_applied
        _apply(ev, chance, remaining)
        within = ev.replacements_applied - applied > 1
        if within and not ev.rules.ask("a replaced part of a replacement ends no series"):
            finished.add(current)


def find_replacers(ev: Evaluation, events: list[Event]) -> list[Replacer]:
    """Replacement effects in force before the events; their sources are where they work."""
    found: list[Replacer] = []
    arriving: dict[str, str] = {}
    if not ev.rules.ask("a replacement must be in force before the event"):
        arriving = {o.handle: ev.game_zone_after(event) for event in events for o in event.objects}
    for thing in list(ev.state.objects.values()):
        if not ev.may_have_abilities(thing):
            continue
        for number, ability in enumerate(ev.traits(ev.state, thing).abilities):
            if ability.kind is not AbilityKind.REPLACEMENT:
                continue
            zone = arriving.get(thing.handle) or thing.zone
            seen = thing if zone == thing.zone else replace(thing, zone=zone)
            if ev.works_from(ability, thing) or (seen is not thing and ev.works_from(ability, seen)):
                ruled = ev.rules.ask("who controls a replacement")
                controller = (thing.controller if ruled.answer == "the source's controller" else "") or thing.owner
                label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
                key = f"{thing.handle}#{thing.incarnation}.{number}"
                found.append(Replacer(key, ability, thing, controller, label))
    for delayed in ev.delayed_in_force(ev.state):
        if delayed.ability.kind is AbilityKind.REPLACEMENT:
            found.append(
                Replacer(
                    f"delayed#{delayed.number}",
                    delayed.ability,
                    delayed.source,
                    delayed.controller,
                    delayed.label,
                    delayed,
                )
            )
    return found


def _chances(ev: Evaluation, present: list[Replacer], events: list[Event | None]) -> list[_Chance]:
    found = []
    for replacer in present:
        if not still_in_force(ev, replacer):
            continue
        for index, event in enumerate(events):
            if event is None:
                continue
            if replacer.key in event.applied and ev.rules.ask("a replacement applies once to an event", event):
                continue
            occurrence = _qualifies(ev, replacer, event, events[:index])
            if occurrence is not None:
                found.append(_Chance(replacer, index, occurrence))
    return found


def still_in_force(ev: Evaluation, replacer: Replacer) -> bool:
    if replacer.delayed is not None:
        return any(d.number == replacer.delayed.number for d in ev.state.delayed)
    current = ev.state.objects.get(replacer.source.handle)
    if current is None or current.incarnation != replacer.source.incarnation:
        return False
    return not (
        replacer.ability.limit is not Limit.NONE
        and ev.uses(replacer.key, replacer.ability.limit)
        and ev.rules.ask("a replacement may be once each turn")
    )


def _qualifies(
    ev: Evaluation, replacer: Replacer, event: Event, ahead: Sequence[Event | None] = ()
) -> Occurrence | None:
    replacement = replacer.ability.replacement
    if replacement is None or replacement.pattern.event not in event.words:
        return None
    if replacement.prevents and not ev.rules.ask("preventing replaces damage"):
        return None
    bindings = dict(replacer.delayed.bindings) if replacer.delayed else {}
    source = ev.state.find(replacer.source.identity) or replacer.source
    view = Viewpoint(replacer.controller, source, ev.state, bindings=bindings)
    pattern = replacement.pattern
    if not ev.rules.ask("a replacement says what qualifies"):
        pattern = replace(pattern, object=None, player=None, by=None)
    found, _ = occurrences(ev, pattern, event, view)
    if not found:
        return None
    if replacement.ordinal is not None:
        earlier = count_occurrences(ev, pattern, ev.state.history, view)
        within = [] if ev.open_batch is None else ev.open_batch.committed
        within = [*within, *(each for each in ahead if each is not None)]
        if earlier + count_occurrences(ev, pattern, within, view) != replacement.ordinal - 1:
            return None
    view.occurrence = found[0]
    return found[0] if is_met(replacer.ability.condition, ev, view) else None


# --- whose order -----------------------------------------------------------------------------------


def _choose_chance(ev: Evaluation, chances: list[_Chance], current: str) -> _Chance:
    same = [chance for chance in chances if chance.replacer.key == current]
    if same and ev.rules.ask("a replacement has one sequence"):
        return _choose_event(ev, same)
    keys = list(dict.fromkeys(chance.replacer.key for chance in chances))
    if len(keys) == 1:
        return _choose_event(ev, chances)
    contested = _contested_event(ev, chances)
    if contested is not None:
        chances = [chance for chance in chances if chance.index == contested]
        ruled = ev.rules.ask("who orders replacements", chances[0].occurrence)
        player = _decider(ev, ruled.answer, chances[0].occurrence)
    else:
        ruled = ev.rules.ask("order of replacements of several events")
        player = _first_controller(ev, chances, ruled.answer)
        chances = [chance for chance in chances if chance.replacer.controller == player]
    labels = list(dict.fromkeys(chance.replacer.label for chance in chances))
    chosen = ev.choose(
        Decision(player, "order replacements", tuple((label,) for label in labels), ruled.rules)
    )
    return _choose_event(ev, [chance for chance in chances if chance.replacer.label == chosen[0]])


def _contested_event(ev: Evaluation, chances: list[_Chance]) -> int | None:
    for index in dict.fromkeys(chance.index for chance in chances):
        if len({chance.replacer.key for chance in chances if chance.index == index}) > 1:
            return index
    return None


def _decider(ev: Evaluation, answer: str, occurrence: Occurrence) -> str:
    affected, event = occurrence.object, occurrence.event
    if answer == "owner" and affected is not None:
        return affected.owner
    if answer == "player" and event.player:
        return event.player
    return ev.state.turn_player


def _first_controller(ev: Evaluation, chances: list[_Chance], answer: str) -> str:
    controllers = {chance.replacer.controller for chance in chances}
    order = ev.state.from_turn_player() if answer == "turn order" else iter(ev.state.players)
    return next(player for player in order if player in controllers)


def _choose_event(ev: Evaluation, chances: list[_Chance]) -> _Chance:
    if len(chances) == 1:
        return chances[0]
    ruled = ev.rules.ask("each simultaneous event is replaced by itself")
    labels = [_event_label(chance) for chance in chances]
    if not ruled or len(set(labels)) == 1:
        return chances[0]
    legal = tuple((label,) for label in dict.fromkeys(labels))
    chosen = ev.choose(
        Decision(chances[0].replacer.controller, "which event", legal, ruled.rules, chances[0].replacer.label)
    )
    return chances[labels.index(chosen[0])]


def _event_label(chance: _Chance) -> str:
    thing = chance.occurrence.object
    return thing.handle if thing is not None else chance.occurrence.event.player or chance.occurrence.event.kind


# --- what happens instead --------------------------------------------------------------------------


def _apply(ev: Evaluation, chance: _Chance, remaining: list[Event | None]) -> None:
    event = remaining[chance.index]
    if event is None:
        return
    replacer = chance.replacer
    event = replace(event, applied=event.applied | {replacer.key})
    remaining[chance.index] = event
    occurrence = Occurrence(event, chance.occurrence.object)
    if not _accepted(ev, replacer, occurrence):
        return
    _use_up(ev, replacer)
    ev.replacements_applied += 1
    replacement = replacer.ability.replacement
    rules = ev.rules.ask("replacements apply").rules
    if replacement is not None and replacement.prevents:
        remaining[chance.index] = _prevent(ev, replacer, event)
        return
    if replacement is not None and replacement.keeps_event:
        if replacement.amount is not None:
            view = Viewpoint(replacer.controller, replacer.source, ev.state, occurrence)
            event = replace(event, amount=amount_of(ev, view, replacement.amount))
            remaining[chance.index] = event
        kind = "modified"
    else:
        remaining[chance.index] = None
        kind = "replaced"
    what = ev.describe(event)
    ev.record(kind, f"{replacer.label} {'changes' if kind == 'modified' else 'replaces'}: {what}", rules,
              objects=(replacer.label,), players=(replacer.controller,))
    if not ev.rules.ask("what replaces an event happens instead"):
        return
    if replacement is not None and replacement.keeps_event and replacement.afterwards:
        later = (*event.details.get("afterwards", ()), replacer)
        remaining[chance.index] = replace(event, details={**event.details, "afterwards": later})
        return
    ev.run_effects_now(replacer.ability.effects, replacer, occurrence)


def run_afterwards(ev: Evaluation, happened: Event) -> None:
    """What replacement effects have added to an event that has just happened, as part of it."""
    for replacer in happened.details.get("afterwards", ()):
        things = happened.after or happened.objects
        occurrence = Occurrence(happened, things[0] if things else None)
        if ev.game.vocabulary.classes:
            ev.replacing_depth += 1
            ev.run_effects_now(replacer.ability.effects, replacer, occurrence)
            ev.replacing_depth -= 1
        elif ev.rules.ask("an addition to an event is part of it", replacer):
            ev.run_effects_now(replacer.ability.effects, replacer, occurrence)
        else:
            ev.trigger_addition(replacer, occurrence)


def _accepted(ev: Evaluation, replacer: Replacer, occurrence: Occurrence) -> bool:
    """Whether it is applied: its cost can be paid, and its controller wants to where there is a choice."""
    ability, controller, label = replacer.ability, replacer.controller, replacer.label
    rules = ev.rules.ask("replacements apply").rules
    if not ability.cost.is_free and not ev.can_pay(controller, ability.cost, replacer.source, occurrence):
        text = f"{controller} cannot pay for {label}: {ev.describe(occurrence.event)}"
        ev.record("declined", text, rules, objects=(label,), players=(controller,))
        return False
    if not _is_chosen(ev, replacer, occurrence.event):
        return False
    if not ability.cost.is_free:
        ev.pay(controller, ability.cost, replacer.source, label, rules, occurrence)
    return True


def _is_chosen(ev: Evaluation, replacer: Replacer, event: Event) -> bool:
    """One question for "you may", for a cost, and for what is limited to once each turn."""
    ability = replacer.ability
    rules = ev.rules.ask("replacements apply").rules
    asked = ability.optional or not ability.cost.is_free
    if ability.limit is Limit.ONCE_EACH_TURN:
        ruled = ev.rules.ask("a once each turn replacement is chosen")
        asked, rules = asked or bool(ruled), ruled.rules
    if not asked:
        return True
    decision = Decision(replacer.controller, "apply replacement", (("yes",), ("no",)), rules, replacer.label)
    if ev.choose(decision)[0] == "yes":
        return True
    ruled = ev.rules.ask("a declined replacement was not applied")
    if not ruled and ability.limit is Limit.ONCE_EACH_TURN:
        ev.note_use(replacer.key)
    text = f"{replacer.controller} does not apply {replacer.label} to: {ev.describe(event)}"
    ev.record("declined", text, ruled.rules, objects=(replacer.label,), players=(replacer.controller,))
    return False


def _use_up(ev: Evaluation, replacer: Replacer) -> None:
    ev.note_use(replacer.key)
    delayed = replacer.delayed
    if delayed is not None and replacer.ability.duration is Duration.NEXT_TIME:
        ev.drop_delayed(delayed.number)


def _prevent(ev: Evaluation, replacer: Replacer, event: Event) -> Event | None:
    delayed = replacer.delayed
    left = delayed.remaining if delayed is not None else None
    rules = ev.rules.cite("prevent")
    prevented = event.amount if left is None else min(left, event.amount)
    text = f"{replacer.label} prevents {prevented} of: {ev.describe(event)}"
    ev.record("prevented", text, rules, objects=(replacer.label,))
    if delayed is not None and left is not None:
        ev.set_remaining(delayed, left - prevented)
    amount = event.amount - prevented
    return replace(event, amount=amount) if amount > 0 else None


__all__ = ["Relation", "Replacer", "find_replacers", "replace_events", "run_afterwards"]
