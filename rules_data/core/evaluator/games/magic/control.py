"""Who controls a permanent: the latest effect that says so, or who it entered under (110.2, 613.1b, 800.4a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.abilities import Ability, Duration, Relation
from rules_data.core.abilities.changes import Controlled
from rules_data.core.evaluator.continuous import Passive, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import players_meant, resolve_selector, works_from
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    GameState,
    Modifier,
    Occurrence,
    Viewpoint,
    replace,
)

from .durations import made_by
from .first_layer import as_copied, seen_in_the_second_layer
from .memory import remembered
from .moving import BATTLEFIELD
from .payloads import OfControl
from .questions_objects import A_STATIC_EFFECT_CHANGES_CONTROL
from .questions_players import WHAT_GOES_BACK_TO_WHO_HAS_LEFT_IS_EXILED

_BY_DEFAULT = -1
MOST_ROUNDS = 8


def claim(ev: Running, thing: GameObject, event: Event, duration: Duration | None) -> GameObject:
    """The object with another claim to it; `None` if the effect that claims it is no change made to it."""
    modifiers, player = thing.modifiers, event.player
    if not any(isinstance(modifier.change, Controlled) for modifier in modifiers):
        first = Modifier(Controlled(Relation.YOU, thing.controller), Duration.PERMANENT, _BY_DEFAULT, thing.handle)
        modifiers = (*modifiers, first)
    if duration is not None:
        claimed = Controlled(Relation.YOU, player)
        modifiers = (*modifiers, Modifier(claimed, duration, ev.state.clock, player, **made_by(event)))
    return replace(thing, controller=player, modifiers=modifiers)


def settle_control(ev: Running) -> None:
    """Give each permanent to the player who controls it by the effects in force."""
    if remembered(ev.state).settling_control:
        return
    events = _due(ev)
    if not events:
        return
    ev.board.remember(settling_control=True)
    try:
        # What a change of control triggers or ends may change control again, but not without end.
        for _ in range(MOST_ROUNDS):
            ev.events.perform(events)
            events = _due(ev)
            if not events:
                return
    finally:
        ev.board.remember(settling_control=False)


def _due(ev: Running) -> list[Event]:
    if not ev.interest.claims_control and not [True for thing in ev.state.objects.values() if thing.modifiers]:
        return []
    things = [thing for thing in ev.state.objects.values() if thing.zone == BATTLEFIELD]
    players = _controllers(ev, things)
    changing = [
        Event("changes control", (thing,), players[thing.handle], payload=OfControl(None))
        for thing in things
        if players[thing.handle] not in ("", thing.controller)
    ]
    return changing + _left_to_nobody(ev, [thing for thing in things if not players[thing.handle]])


def _left_to_nobody(ev: Running, things: Sequence[GameObject]) -> list[Event]:
    """What goes back to a player who has left the game, as the effect ends that gave it to another one (800.4c)."""
    falling = [thing for thing in things if _still_in_the_game(ev, thing.controller)]
    ruled = ev.rules.ask(WHAT_GOES_BACK_TO_WHO_HAS_LEFT_IS_EXILED) if falling else None
    if not ruled:
        return []
    for thing in falling:
        text = f"{thing.handle} would go back to a player who has left the game, and is exiled"
        ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
    return [Event("is exiled", (thing,), thing.controller) for thing in falling]


def _controllers(ev: Running, things: list[GameObject]) -> dict[str, str]:
    """Who controls each permanent: from its default controller on, effect after effect by timestamp (613.7)."""
    state = ev.state
    claims: list[tuple[int, str, str, Passive | None]] = []
    for thing in things:
        own = [(m, m.change.player) for m in thing.modifiers if isinstance(m.change, Controlled)]
        default = next((player for m, player in own if m.timestamp == _BY_DEFAULT), thing.controller)
        if default != thing.controller:
            state = state.with_object(replace(thing, controller=default))
        claims += [(m.timestamp, thing.handle, player, None) for m, player in own if m.timestamp != _BY_DEFAULT]
    claims += [(passive.source.order, "", "", passive) for passive in _static_claims(ev)]
    for _, handle, player, passive in sorted(claims, key=lambda each: each[0]):
        if passive is None:
            state = _given(ev, state, state.objects[handle], player)
            continue
        source, continuous = state.objects[passive.source.handle], passive.ability.continuous
        view = Viewpoint(source.controller, source, state, bindings=passive.bindings, given=passive.ability.given)
        seen = seen_in_the_second_layer(ev)
        for found in resolve_selector(seen, continuous.affects, view) if continuous is not None else ():
            thing = state.objects[found.handle]
            state = _given(ev, state, thing, _claimant(passive, view, thing))
    return {thing.handle: _still_in_the_game(ev, state.objects[thing.handle].controller) for thing in things}


def _claimant(passive: Passive, view: Viewpoint, thing: GameObject) -> str:
    """The player to whom a static ability gives control of an object, which is "it"."""
    changes = passive.ability.continuous.changes if passive.ability.continuous is not None else ()
    by = next((change.by for change in changes if isinstance(change, Controlled)), Relation.YOU)
    about = replace(view, occurrence=Occurrence(Event("applies", (thing,), after=(thing,)), thing))
    players = players_meant(about, by)
    return players[0] if players else ""


def _given(ev: Running, state: GameState, thing: GameObject, player: str) -> GameState:
    return state.with_object(replace(thing, controller=player)) if player and _still_in_the_game(ev, player) else state


def _still_in_the_game(ev: Running, player: str) -> str:
    """The player, unless that player has left: whoever has left controls nothing (800.4a)."""
    return "" if player in ev.state.memory.lost else player


def _static_claims(ev: Running) -> list[Passive]:
    if not ev.interest.claims_control:
        return []
    found = (*passives_in_force(ev, ev.state), *_taken_in_a_later_layer(ev))
    claims = [passive for passive in found if _claims(passive.ability) and passive.source.zone == BATTLEFIELD]
    return claims if claims and ev.rules.ask(A_STATIC_EFFECT_CHANGES_CONTROL) else []


def _claims(ability: Ability) -> bool:
    return ability.continuous is not None and any(isinstance(each, Controlled) for each in ability.continuous.changes)


def _taken_in_a_later_layer(ev: Running) -> Iterator[Passive]:
    """Abilities that effects take away only once those of the second layer have been applied (613.6)."""
    for thing in ev.state.objects.values():
        left = ev.derived.traits(ev.state, thing).abilities if thing.zone == BATTLEFIELD else ()
        for number, ability in enumerate(as_copied(thing).abilities if thing.zone == BATTLEFIELD else ()):
            if _claims(ability) and works_from(ev, ability, thing) and not any(each is ability for each in left):
                yield Passive(ability, thing, thing.player, {}, ability.name or thing.handle, f"{number}")
