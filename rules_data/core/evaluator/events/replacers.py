"""Which replacement effects there are: what is in force before events happen, and to which of those each applies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any

from rules_data.core.abilities import Ability, AbilityKind, EventPattern, Itself, Limit, Pick, Selector
from rules_data.core.evaluator.matching import count_occurrences, delayed_in_force, is_met, occurrences, works_from
from rules_data.core.evaluator.policy import (
    A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN,
    A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT,
    A_REPLACEMENT_SAYS_WHAT_QUALIFIES,
    PREVENTING_REPLACES_DAMAGE,
    REPLACEMENTS_APPLY,
    WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE,
    WHO_CONTROLS_A_REPLACEMENT,
)
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    GameState,
    Occurrence,
    Replacer,
    Viewpoint,
    parts_of,
    replace,
)

from .running import Running

ENTERING = "enters"


def find_replacers(ev: Running, events: list[Event]) -> list[Replacer]:
    """Replacement effects in force before the events; their sources are where they work."""
    found: list[Replacer] = []
    arriving: dict[str, str] = {}
    if not ev.rules.ask(A_REPLACEMENT_MUST_BE_IN_FORCE_BEFORE_THE_EVENT):
        arriving = {o.handle: ev.game.zone_after.get(event.kind, "") for event in events for o in event.objects}
    under = {o.handle: event.payload.under for event in events if event.payload.under for o in event.objects}
    entering = [event for event in events if event.status and ENTERING in event.words]
    status = {o.handle: event.status for event in entering for o in event.objects}
    alike: dict[tuple[Any, ...], tuple[Ability, ...]] = {}
    for thing in (*state_looked_at(ev).objects.values(), *_tokens_to_be(events)):
        if ev.derived.may_have_abilities(thing):
            player = under.get(thing.handle, "")
            abilities = _abilities_as_it_arrives(ev, thing, player, status.get(thing.handle, ""), alike)
            if thing.counters and (created := ev.game.created_by_counters(_there(thing))):
                abilities = (*abilities, *created)
            if any([ability.kind is AbilityKind.REPLACEMENT for ability in abilities]):
                found += _replacers_of(ev, thing, abilities, arriving.get(thing.handle) or thing.zone, player)
    for delayed in delayed_in_force(ev, ev.state):
        if delayed.ability.kind is AbilityKind.REPLACEMENT:
            key, of = f"delayed#{delayed.number}", delayed
            found.append(Replacer(key, of.ability, of.source, of.controller, of.label, of))
    return found


def _there(thing: GameObject) -> list[str]:
    """The names of the counters on an object."""
    return [name for name, number in thing.counters.items() if number]


def _tokens_to_be(events: list[Event]) -> Iterator[GameObject]:
    """Tokens that are about to be created, one by one: what they say of their own arrival applies as well."""
    return (thing for event in events if event.amount == 1 for thing in event.objects if _is_to_be(thing))


def _is_to_be(thing: GameObject) -> bool:
    return thing.token and not thing.zone


def state_looked_at(ev: Running) -> GameState:
    """The state whose replacement effects apply: the present one, or the one that is looked back to."""
    past = ev.under_way.looked_back_to
    return ev.state if past is None else past


def _replacers_of(
    ev: Running, thing: GameObject, abilities: Sequence[Ability], zone: str, under: str
) -> Iterator[Replacer]:
    """The replacement effects among an object's abilities that work where it is, or in the zone it is on its way to,
    and `under` whose control it arrives there.
    """
    for number, ability in enumerate(abilities):
        if ability.kind is not AbilityKind.REPLACEMENT:
            continue
        seen = thing if zone == thing.zone else replace(thing, zone=zone)
        if works_from(ev, ability, thing) or (seen is not thing and works_from(ev, ability, seen)):
            ruled = ev.rules.ask(WHO_CONTROLS_A_REPLACEMENT)
            controller = (thing.controller if ruled.answer == "the source's controller" else "") or thing.owner
            if under not in ("", controller) and ev.rules.ask(WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE):
                controller = under
            label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
            yield Replacer(f"{thing.handle}#{thing.incarnation}.{number}", ability, thing, controller, label)


def _abilities_as_it_arrives(
    ev: Running, thing: GameObject, under: str, status: str, alike: dict[tuple[Any, ...], tuple[Ability, ...]]
) -> Sequence[Ability]:
    """An object's abilities; those on its own arrival as it will have them once it is there, in this status if in any.

    `alike`: what that has come to for others that are like it, such as tokens of one kind.
    """
    own = ev.derived.traits(state_looked_at(ev), thing).abilities
    arrives = thing.handle in ev.under_way.arriving or _is_to_be(thing)
    if not arrives or not (ev.derived.depends or status):
        return own
    if not ev.rules.ask(WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE):
        return own
    player = under or thing.player
    statuses = thing.statuses | ({status} if status else frozenset())
    key = (id(thing.card), player, thing.owner, thing.token, thing.modifiers, statuses)
    if key not in alike:
        there = replace(thing, zone=ev.game.zones.home, controller=player, statuses=statuses)
        state = state_looked_at(ev).with_object(there)
        alike[key] = tuple(ev.derived.traits(state, state.objects[thing.handle]).abilities)
    left = tuple(ability for ability in own if not _is_about_its_arrival(ability))
    return (*left, *(ability for ability in alike[key] if _is_about_its_arrival(ability)))


def _is_about_its_arrival(ability: Ability) -> bool:
    pattern = ability.replacement.pattern if ability.replacement is not None else None
    if pattern is None or pattern.event != ENTERING or pattern.object is None:
        return False
    return pattern.object.asks(Itself)


def still_in_force(ev: Running, replacer: Replacer, together: Set[tuple[str, int]] = frozenset()) -> bool:
    """Whether it can still be applied. What something happens to `together` with the other events leaves no earlier
    than those happen, whatever takes the place of its own event; but what gives itself up does that once.
    """
    if replacer.delayed is not None:
        return any(d.number == replacer.delayed.number for d in ev.state.delayed)
    if _is_to_be(replacer.source):
        return True
    current = state_looked_at(ev).objects.get(replacer.source.handle)
    gone = current is None or current.incarnation != replacer.source.incarnation
    if gone and (replacer.source.identity not in together or _acts_on_its_source(replacer)):
        return False
    return not (
        replacer.ability.limit is not Limit.NONE
        and ev.state.uses(replacer.key, replacer.ability.limit) >= replacer.ability.times
        and ev.rules.ask(A_REPLACEMENT_MAY_BE_ONCE_EACH_TURN)
    )


def _acts_on_its_source(replacer: Replacer) -> bool:
    return any(isinstance(part, Selector) and part.pick is Pick.ME for part in parts_of(replacer.ability.effects))


def qualifies(ev: Running, replacer: Replacer, event: Event, ahead: Sequence[Event | None] = ()) -> Occurrence | None:
    replacement = replacer.ability.replacement
    if replacement is None or replacement.pattern.event not in event.words:
        return None
    if replacement.prevents and not ev.rules.ask(PREVENTING_REPLACES_DAMAGE):
        return None
    if not ev.rules.ask(REPLACEMENTS_APPLY, replacer):
        return None
    bindings = dict(replacer.delayed.bindings) if replacer.delayed else {}
    seen = state_looked_at(ev)
    source = seen.find(replacer.source.identity) or replacer.source
    view = Viewpoint(replacer.controller, source, seen, bindings=bindings, given=replacer.ability.given)
    pattern = replacement.pattern
    if not ev.rules.ask(A_REPLACEMENT_SAYS_WHAT_QUALIFIES):
        pattern = replace(pattern, object=None, player=None, by=None)
    found = _fitting(ev, pattern, event, view)
    if not found:
        return None
    if replacement.ordinal is not None:
        earlier = count_occurrences(ev, pattern, ev.state.history, view)
        within = [] if ev.under_way.batch is None else ev.under_way.batch.committed
        within = [*within, *(each for each in ahead if each is not None)]
        if earlier + count_occurrences(ev, pattern, within, view) != replacement.ordinal - 1:
            return None
    view.occurrence = found[0]
    return found[0] if is_met(replacer.ability.condition, ev, view) else None


def _fitting(ev: Running, pattern: EventPattern, event: Event, view: Viewpoint) -> list[Occurrence]:
    """The ways an event fits; what is on its way to the board is looked at as it will be there."""
    there = _as_it_will_be(ev, pattern, event)
    if there is None:
        return occurrences(ev, pattern, event, view)[0]
    seen = replace(view, state=view.state.with_object(there))
    fits = occurrences(ev, pattern, replace(event, after=(there,)), seen)[0]
    return [Occurrence(event, event.subject)] if fits else []


def _as_it_will_be(ev: Running, pattern: EventPattern, event: Event) -> GameObject | None:
    """What arrives as it would be there, where more than itself is asked for; None for whatever does not arrive."""
    if pattern.event != ENTERING or len(event.objects) != 1 or event.after:
        return None
    if pattern.object is None or pattern.object.asks(Itself):
        return None
    thing, under = event.objects[0], event.payload.under
    if thing.zone in ev.game.board_zones or not (ev.derived.depends or event.status or under):
        return None
    if not ev.rules.ask(WHAT_ARRIVES_IS_LOOKED_AT_AS_IT_WILL_BE):
        return None
    statuses = thing.statuses | ({event.status} if event.status else frozenset())
    return replace(thing, zone=ev.game.zones.home, controller=under or thing.player, statuses=statuses)
