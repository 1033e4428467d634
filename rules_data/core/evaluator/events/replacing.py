"""Replacing the events of a batch: one replacement effect after the other, and what happens instead."""

from __future__ import annotations

from collections.abc import Set

from rules_data.core.abilities import Ability, Duration, Effect, Limit, Replacement
from rules_data.core.evaluator.matching import (
    amount_of,
)
from rules_data.core.evaluator.policy import (
    A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED,
    A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN,
    A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES,
    A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT,
    A_REPLACEMENT_HAS_ONE_SEQUENCE,
    A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE,
    DELAYED_ABILITIES_END_WITH_THEIR_TIME,
    REPLACEMENTS_APPLY,
    WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE,
    WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE,
    WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD,
)
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    Occurrence,
    Replacer,
    Viewpoint,
    replace,
)

from .arriving import done_before
from .describing import describe
from .ending import tell_ended
from .instead import Preventing, carry_out_instead, end_preventing, frame_instead, prevent
from .proposing import propose
from .replacement_order import Chance, choose_chance, prevents_all_at_a_time
from .replacers import find_replacers, qualifies, still_in_force
from .running import Running


def replace_events(ev: Running, events: list[Event]) -> list[Event]:
    """The events that are left after every replacement effect has had its turn."""
    words = {word for event in events for word in event.words}
    if not ev.interest.replaced & words:
        return events
    remaining: list[Event | None] = list(events)
    finished: set[str] = set()
    preventing = Preventing()
    current = ""
    present = find_replacers(ev, events)
    together = {thing.identity for event in events for thing in event.objects}
    while True:
        chances = [c for c in _chances(ev, present, remaining, together) if c.replacer.key not in finished]
        if not chances:
            end_preventing(ev, preventing)
            return [event for event in remaining if event is not None]
        chance = choose_chance(ev, chances, current)
        event = remaining[chance.index]
        ev.budget.spend_on_applying(again=event is not None and chance.replacer.key in event.applied)
        if current and chance.replacer.key != current and ev.rules.ask(A_REPLACEMENT_HAS_ONE_SEQUENCE):
            finished.add(current)
        current = chance.replacer.key
        applied = ev.under_way.replacements_applied
        _apply(ev, chance, remaining, preventing)
        within = ev.under_way.replacements_applied - applied > 1
        if within and not ev.rules.ask(A_REPLACED_PART_OF_A_REPLACEMENT_ENDS_NO_SERIES):
            finished.add(current)


def _chances(
    ev: Running, present: list[Replacer], events: list[Event | None], together: Set[tuple[str, int]]
) -> list[Chance]:
    found = []
    for replacer in present:
        if not still_in_force(ev, replacer, together):
            continue
        for index, event in enumerate(events):
            if event is None:
                continue
            if replacer.key in event.applied and ev.rules.ask(A_REPLACEMENT_APPLIES_ONCE_TO_AN_EVENT, event):
                continue
            occurrence = qualifies(ev, replacer, event, events[:index])
            if occurrence is not None:
                found.append(Chance(replacer, index, occurrence))
    return found


# --- what happens instead --------------------------------------------------------------------------


def _apply(ev: Running, chance: Chance, remaining: list[Event | None], preventing: Preventing) -> None:
    event = remaining[chance.index]
    if event is None:
        return
    replacer = chance.replacer
    event = replace(event, applied=event.applied | {replacer.key})
    remaining[chance.index] = event
    occurrence = Occurrence(event, chance.occurrence.object)
    if not accept_replacement(ev, replacer, occurrence):
        return
    _use_up(ev, replacer)
    ev.under_way.replacements_applied += 1
    replacement = replacer.ability.replacement
    if replacement is not None and replacement.prevents:
        remaining[chance.index] = prevent(ev, replacer, occurrence, preventing)
    elif replacement is not None and replacement.keeps_event:
        remaining[chance.index] = _modify(ev, replacer, replacement, occurrence)
    else:
        remaining[chance.index] = _without_its_move(ev, replacer, event)
        _record(ev, "replaced", replacer, event)
        if ev.rules.ask(WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD):
            remaining += _at_the_same_time(ev, replacer, occurrence)
            if rest := tuple(effect for effect in replacer.ability.effects if not _is_at_the_same_time(effect)):
                carry_out_instead(ev, rest, replacer, occurrence)


def _at_the_same_time(ev: Running, replacer: Replacer, occurrence: Occurrence) -> list[Event]:
    """What happens in an event's place along with the events beside it, as that would have."""
    those = [effect for effect in replacer.ability.effects if _is_at_the_same_time(effect)]
    frame = frame_instead(ev, replacer, occurrence) if those else None
    return [event for effect in those if frame is not None for event in propose(ev, effect, frame)]


def _is_at_the_same_time(effect: Effect) -> bool:
    return effect.keeps_its_moment and effect.condition is None and not effect.optional


def _modify(ev: Running, replacer: Replacer, replacement: Replacement, occurrence: Occurrence) -> Event:
    """The event as it happens all the same; what the effect does beside it is done now, or once it has happened."""
    event = occurrence.event
    if replacement.amount is not None:
        view = Viewpoint(replacer.controller, replacer.source, ev.state, occurrence, given=replacer.ability.given)
        event = replace(event, amount=amount_of(ev, view, replacement.amount))
    _record(ev, "modified", replacer, event)
    if not ev.rules.ask(WHAT_REPLACES_AN_EVENT_HAPPENS_INSTEAD):
        return event
    before = replacer.ability.effects
    if replacement.afterwards:
        before = done_before(before) if ev.rules.ask(WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE, replacer) else ()
    left = _carried_out_before(ev, before, replacer, occurrence) if before else replacer
    return replace(event, modified=event.modified.then(left)) if replacement.afterwards else event


def _carried_out_before(
    ev: Running, effects: tuple[Effect, ...], replacer: Replacer, occurrence: Occurrence
) -> Replacer:
    """The effect with what is left of it once its first instructions have been carried out, and what they found."""
    batch = ev.under_way.batch
    begun = len(batch.committed) if batch is not None else 0
    view = carry_out_instead(ev, effects, replacer, occurrence)
    ruled = ev.rules.ask(WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE, replacer)
    if ruled and batch is not None and len(batch.committed) > begun:
        batch.begins[len(batch.committed)] = ruled.rules
    ability = replace(replacer.ability, effects=replacer.ability.effects[len(effects) :])
    return replace(replacer, ability=ability, bindings=dict(view.bindings), done=view.done)


def _without_its_move(ev: Running, replacer: Replacer, event: Event) -> Event | None:
    """What is left of an event that is replaced: what was done, if only the move that is part of it is replaced."""
    replacement, own = replacer.ability.replacement, ev.game.words.done_with_a_move.get(event.kind)
    if own is None or replacement is None or replacement.pattern.event in (event.kind, *own):
        return None
    ruled = ev.rules.ask(WHAT_IS_DONE_REMAINS_WITHOUT_ITS_MOVE, event)
    if not ruled:
        return None
    text = f"What was done is done all the same: {describe(ev, event)}"
    ev.journal.record("procedure", text, ruled.rules, objects=tuple(thing.handle for thing in event.objects))
    return replace(event, also=own, modified=replace(event.modified, moved_elsewhere=True))


def _record(ev: Running, kind: str, replacer: Replacer, event: Event) -> None:
    verb = "changes" if kind == "modified" else "replaces"
    rules, players = ev.rules.ask(REPLACEMENTS_APPLY, replacer).rules, (replacer.controller,)
    text = f"{replacer.label} {verb}: {describe(ev, event)}"
    ev.journal.record(kind, text, rules, objects=(replacer.label,), players=players)


def accept_replacement(ev: Running, replacer: Replacer, occurrence: Occurrence) -> bool:
    """Whether it is applied: its cost can be paid, and its controller wants to where there is a choice."""
    ability, controller, label = replacer.ability, replacer.controller, replacer.label
    rules = ev.rules.ask(REPLACEMENTS_APPLY, replacer).rules
    if not ability.cost.is_free and not ev.stack.can_pay(ev, controller, ability.cost, replacer.source, occurrence):
        text = f"{controller} cannot pay for {label}: {describe(ev, occurrence.event)}"
        ev.journal.record("declined", text, rules, objects=(label,), players=(controller,))
        return False
    if not _is_chosen(ev, replacer, occurrence.event):
        return False
    if not ability.cost.is_free:
        ev.stack.pay(ev, controller, ability.cost, replacer.source, label, rules, occurrence)
    return True


def _is_chosen(ev: Running, replacer: Replacer, event: Event) -> bool:
    """One question for "you may", for a cost, and for what is limited to once each turn."""
    ability = replacer.ability
    rules = ev.rules.ask(REPLACEMENTS_APPLY, replacer).rules
    asked = ability.optional or not ability.cost.is_free
    if ability.limit is Limit.ONCE_EACH_TURN:
        ruled = ev.rules.ask(A_ONCE_EACH_TURN_REPLACEMENT_IS_CHOSEN)
        asked, rules = asked or bool(ruled), ruled.rules
    if not asked:
        return True
    decision = Decision(replacer.controller, "apply replacement", (("yes",), ("no",)), rules, replacer.label)
    if ev.choices.choose(decision)[0] == "yes":
        return True
    ruled = ev.rules.ask(A_DECLINED_REPLACEMENT_WAS_NOT_APPLIED)
    if not ruled and ability.limit is Limit.ONCE_EACH_TURN:
        ev.board.note_use(replacer.key)
    text = f"{replacer.controller} does not apply {replacer.label} to: {describe(ev, event)}"
    ev.journal.record("declined", text, ruled.rules, objects=(replacer.label,), players=(replacer.controller,))
    return False


def _use_up(ev: Running, replacer: Replacer) -> None:
    ev.board.note_use(replacer.key)
    delayed = replacer.delayed
    once = replacer.ability.duration is Duration.NEXT_TIME and not prevents_all_at_a_time(replacer)
    if delayed is not None and once:
        ev.board.drop_delayed(delayed.number)
        tell_ended(ev, delayed, ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME).rules)


def with_self_replacement(ev: Running, instead: Ability, events: list[Event], frame: Frame) -> list[Event]:
    """The events of an instruction, each with what the same text says happens instead."""
    replacement = instead.replacement
    if replacement is None:
        return events
    found = []
    for event in events:
        kind = replacement.pattern.event or event.kind
        ability = replace(instead, replacement=replace(replacement, pattern=replace(replacement.pattern, event=kind)))
        replacer = Replacer(
            f"self#{ev.board.next_number()}",
            ability,
            frame.view.source,
            frame.view.you,
            frame.cause.name,
            bindings=dict(frame.view.bindings),
        )
        own = (*event.modified.own, replacer)
        found.append(replace(event, modified=replace(event.modified, own=own)))
        if not ev.rules.ask(A_SELF_REPLACEMENT_IS_ITS_OWN_EVENTS_ALONE):
            ev.under_way.loose_replacers.append(replacer)
    return found
