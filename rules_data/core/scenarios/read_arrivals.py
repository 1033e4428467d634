"""What an ability does to an object as that arrives: to what has arrived, not to what it was before."""

from __future__ import annotations

from rules_data.core.abilities import Ability, CardFacts, Effect, EventPattern, Itself, Pick, Selector
from rules_data.core.abilities.effects import Buff, Exhaust, OfCounters, Ready, Tap, Untap

from .fields import Reading
from .places import Node

ARRIVES = "enters"
# What changes an object in its place: it is another one once it has arrived, and has nothing of this (Magic 400.7).
_IN_PLACE = (Buff, Exhaust, Ready, Tap, Untap)


def check_what_arrives(reading: Reading, node: Node, ability: Ability) -> None:
    """Report a replacement of an arrival that would have no effect.

    One that keeps the arrival can do nothing to what arrives before it has; and where a game's replacements have to be
    in force before their event, one of its object's own arrival has to say where it works.
    """
    replaced = ability.replacement
    if replaced is None:
        return
    event, whose = replaced.pattern.event, replaced.pattern.object
    own = whose is not None and whose.asks(Itself)
    if own and not ability.zones and event in reading.words.own_arrivals:
        advice = f"Add `works in: [{reading.words.waiting_zone}]`, from where it arrives."
        reading.report(node, "an ability that works before its event", "one that works only once it is there", advice)
        return
    if not replaced.keeps_event or replaced.afterwards or event != ARRIVES:
        return
    for effect in ability.effects:
        done_to = _done_to(effect)
        if done_to is not None and (done_to.pick is Pick.IT or (own and done_to.pick is Pick.ME)):
            found = f"`{effect.verb}` before it has entered, which makes no difference to what enters"
            reading.report(node, "something that is done once it has entered", found, "Add `afterwards: true`.")
            return


def check_never_arrives(reading: Reading, node: Node | None, facts: CardFacts) -> None:
    """Report what waits for the arrival of its own card, where such a card is carried out and never arrives."""
    words = reading.words
    if node is None or not facts.types or not words.never_in_play.issuperset(facts.types):
        return
    for ability in facts.abilities:
        own = [each for each in _patterns(ability) if each.event in words.own_arrivals and _is_own(each)]
        if own:
            kind = " or ".join(facts.types)
            advice = "Say what it does in an ability with only `do`; what is paid besides is an `additional cost`."
            found = f"one that waits until this {kind} {own[0].event}, when its abilities work nowhere"
            reading.report(node, "an ability that acts", found, advice)


def _patterns(ability: Ability) -> tuple[EventPattern, ...]:
    replaced = (ability.replacement.pattern,) if ability.replacement is not None else ()
    return (*(ability.trigger.patterns if ability.trigger is not None else ()), *replaced)


def _is_own(pattern: EventPattern) -> bool:
    return pattern.object is not None and pattern.object.asks(Itself)


def _done_to(effect: Effect) -> Selector | None:
    if isinstance(effect, OfCounters):
        return effect.others
    return effect.objects if isinstance(effect, _IN_PLACE) else None
