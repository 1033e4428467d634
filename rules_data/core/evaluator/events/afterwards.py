"""What a replacement effect adds to an event once that has happened: as part of it, or as a trigger of its own."""

from __future__ import annotations

from rules_data.core.abilities import AbilityKind, EventPattern
from rules_data.core.evaluator.policy import AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT
from rules_data.core.evaluator.state import Candidate, Event, Occurrence, Replacer, Watcher, replace

from .instead import carry_out_instead
from .running import Running
from .triggering import trigger


def run_afterwards(ev: Running, happened: Event) -> None:
    """What replacement effects have added to an event that has just happened, as part of it."""
    things = happened.after or happened.objects
    for each in happened.modified.afterwards:
        occurrence = Occurrence(happened, things[0] if things else None)
        to_be = each.source.token and not each.source.zone  # a token that had no handle of its own yet
        own = bool(things) and (to_be or things[0].handle == each.source.handle)
        replacer = replace(each, source=things[0]) if own else each  # it is what its own event has made it
        if ev.rules.ask(AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT, replacer):
            ev.under_way.replacing_depth += 1
            carry_out_instead(ev, replacer.ability.effects, replacer, occurrence)
            ev.under_way.replacing_depth -= 1
        else:
            trigger_addition(ev, replacer, occurrence)


def trigger_addition(ev: Running, replacer: Replacer, occurrence: Occurrence) -> None:
    """What is added to an event as a triggered ability of its own."""
    source = ev.state.objects.get(replacer.source.handle, replacer.source)
    ability = replace(replacer.ability, kind=AbilityKind.TRIGGERED)
    watcher = Watcher(replacer.key, ability, source, replacer.controller, replacer.label)
    trigger(ev, [Candidate(watcher, EventPattern(occurrence.event.kind), occurrence)])
