"""What a replacement puts in an event's place, carried out; and what is left of damage that is prevented."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import DELAYED_ABILITIES_END_WITH_THEIR_TIME, WHAT_A_PREVENTION_ADDS_COMES_ONCE
from rules_data.core.evaluator.state import Cause, Event, Frame, Occurrence, Replacer, Viewpoint, replace

from .describing import describe
from .ending import tell_ended, use_up
from .replacement_order import left_of, prevents_all_at_a_time
from .running import Running


@dataclass
class Preventing:
    """What waits until all has been prevented: what preventions do besides, by their effect and what they keep damage
    from, and which of them were for this one time.
    """

    additions: dict[tuple[str, str], tuple[Replacer, Occurrence]] = field(default_factory=dict)
    used: dict[str, Replacer] = field(default_factory=dict)


def prevent(ev: Running, replacer: Replacer, occurrence: Occurrence, preventing: Preventing) -> Event | None:
    """What is left of damage. What the effect does besides waits: that speaks of all it has prevented of what would be
    dealt to one object or player at a time (Magic 615.5, 615.13).
    """
    left, event, additions = _left_of_it(ev, replacer, occurrence), occurrence.event, preventing.additions
    if prevents_all_at_a_time(replacer) and left is None:  # what has prevented nothing is not used up (609.7b)
        preventing.used[replacer.key] = replacer
    if not replacer.ability.effects:
        return left
    prevented = replace(occurrence, event=replace(event, amount=event.amount - (left.amount if left else 0)))
    if _applies_to_each_alone(replacer) or not ev.rules.ask(WHAT_A_PREVENTION_ADDS_COMES_ONCE):
        carry_out_instead(ev, replacer.ability.effects, replacer, prevented)
        return left
    key = (replacer.key, occurrence.object.handle if occurrence.object is not None else event.player)
    if key in additions:
        before = additions[key][1].event
        prevented = replace(prevented, event=replace(prevented.event, amount=prevented.event.amount + before.amount))
    additions[key] = (replacer, prevented)
    return left


def _applies_to_each_alone(replacer: Replacer) -> bool:
    """Whether what an object has prevents so much of each source's damage, and applies to each separately (615.10)."""
    replacement = replacer.ability.replacement
    return replacer.delayed is None and replacement is not None and replacement.prevent_value is not None


def end_preventing(ev: Running, preventing: Preventing) -> None:
    """Once all has been prevented: what was for the next time is over, and what preventions do besides is done,
    once for each object or player that damage was kept from.
    """
    for replacer in preventing.used.values():
        if (delayed := replacer.delayed) is not None:
            ev.board.drop_delayed(delayed.number)
            tell_ended(ev, delayed, ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME).rules)
    for replacer, prevented in preventing.additions.values():
        amount, label = prevented.event.amount, replacer.label
        text = f"{label} has prevented {amount} damage in all; the rest of what it says happens now"
        rules = ev.rules.ask(WHAT_A_PREVENTION_ADDS_COMES_ONCE).rules
        ev.journal.record("procedure", text, rules, objects=(label,), players=(replacer.controller,))
        carry_out_instead(ev, replacer.ability.effects, replacer, prevented)


def _left_of_it(ev: Running, replacer: Replacer, occurrence: Occurrence) -> Event | None:
    """What is left of an event: a prevention made for later is used up, one that an object has prevents each time."""
    delayed, replacement, event = replacer.delayed, replacer.ability.replacement, occurrence.event
    if (ruled := ev.game.prevents_nothing(ev, replacer, event)) is not None:
        text = f"{replacer.label} prevents nothing of: {describe(ev, event)}"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(replacer.label,))
        return event
    shield = left = left_of(ev, replacer)
    if left is None and replacement is not None and replacement.prevent_value is not None:
        view = Viewpoint(replacer.controller, replacer.source, ev.state, occurrence, given=replacer.ability.given)
        left = max(0, amount_of(ev, view, replacement.prevent_value))
    rules = ev.rules.cite("prevent")
    prevented = event.amount if left is None else min(left, event.amount)
    text = f"{replacer.label} prevents {prevented} of: {describe(ev, event)}"
    ev.journal.record("prevented", text, rules, objects=(replacer.label,))
    if delayed is not None and shield is not None:
        use_up(ev, delayed, shield - prevented, rules)
    amount = event.amount - prevented
    return replace(event, amount=amount) if amount > 0 else None


def carry_out_instead(
    ev: Running, effects: tuple[Effect, ...], replacer: Replacer, occurrence: Occurrence
) -> Viewpoint:
    """Carry out what a replacement puts in an event's place; from which viewpoint that was done."""
    frame = frame_instead(ev, replacer, occurrence)
    outer, ev.under_way.replaced = ev.under_way.replaced, (*ev.under_way.replaced, occurrence.event)
    try:
        ev.stack.carry_out(ev, effects, frame)
    finally:
        ev.under_way.replaced = outer
    return frame.view


def frame_instead(ev: Running, replacer: Replacer, occurrence: Occurrence) -> Frame:
    """From whose viewpoint, and as what cause, something happens in an event's place."""
    bindings = {**(replacer.delayed.bindings if replacer.delayed else {}), **replacer.bindings}
    view = Viewpoint(replacer.controller, replacer.source, ev.state, occurrence, bindings, replacer.done)
    view.given = replacer.ability.given
    source = replacer.source
    return Frame(view, Cause(replacer.controller, source, source.card.types, replacer.label), replaces=True)
