"""Whether an event is the kind a pattern means, and which of its objects fit."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Comparison, ControlledBy, EventPattern, Filter, OfType
from rules_data.core.evaluator.policy import WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES, WHO_CONTROLS_WHAT_ARRIVES
from rules_data.core.evaluator.state import (
    Event,
    GameObject,
    GameState,
    NotSupported,
    Occurrence,
    OfTriggering,
    Reading,
    Viewpoint,
    replace,
)

from .criteria import why_not
from .relations import is_controlled, is_here, players_meant
from .values import passes


def occurrences(
    ev: Reading,
    pattern: EventPattern,
    event: Event,
    view: Viewpoint,
    object_state: GameState | None = None,
    past: bool | None = None,
) -> tuple[list[Occurrence], str]:
    """The ways `event` fits the pattern, and, when there are none, why not.

    With an object in the pattern each of the event's objects counts for itself; otherwise the event counts once.
    Objects that are still where they were are looked at as they are in `view.state`, departed ones as they
    last were, in `object_state`. `past` decides for all of them: as they were before the event, or as they are after.
    """
    reason = _what_mismatch(ev, pattern, event, view)
    if reason:
        return [], reason
    found, reason = _its_objects(ev, pattern, event, view, object_state, past)
    if found:
        reason = _who_mismatch(ev, pattern, event, view)
    return ([], reason) if reason else (found, "")


def _its_objects(
    ev: Reading, pattern: EventPattern, event: Event, view: Viewpoint, object_state: GameState | None, past: bool | None
) -> tuple[list[Occurrence], str]:
    """The event with each of its objects that fits, and, when none does, why not."""
    if pattern.object is None:
        return [Occurrence(event, event.subject)], ""
    found: list[Occurrence] = []
    reason = "it has no object"
    for index, thing in enumerate(event.objects):
        if past is None:
            seen, seen_view = _as_seen(ev, event, index, thing, view, object_state)
        else:
            seen, seen_view = (thing if past else _after(event, index, view)), view
        reason_now = why_not(ev, pattern.object, seen, _knowing_its_move(event, index, seen_view))
        if reason_now:
            reason = reason_now
        else:
            found.append(Occurrence(event, thing, _controller_there(ev, event, index)))
    return found, "" if found else reason


def _controller_there(ev: Reading, event: Event, index: int) -> str:
    """Who controls an object where it has arrived; '' where that is not asked, and it is as it was before."""
    before = event.objects[index]
    after = event.after[index] if index < len(event.after) else before
    if after.zone not in ev.game.controlled_zones or before.zone == after.zone:
        return ""
    return after.controller if ev.rules.ask(WHO_CONTROLS_WHAT_ARRIVES).answer == "as it is there" else ""


def _knowing_its_move(event: Event, index: int, view: Viewpoint) -> Viewpoint:
    """The same view, from which an object is the same one before and after this very event, which tells its targets."""
    before = event.objects[index]
    if event.payload.targets and view.occurrence is None:
        view = replace(view, occurrence=Occurrence(event, before))
    after = event.after[index] if index < len(event.after) else before
    if before.identity == after.identity:
        return view
    return replace(view, became={**view.became, before.identity: after.identity})


def _after(event: Event, index: int, view: Viewpoint) -> GameObject:
    after = event.after[index] if index < len(event.after) else event.objects[index]
    return view.state.find(after.identity) or after


def _as_seen(
    ev: Reading,
    event: Event,
    index: int,
    before: GameObject,
    view: Viewpoint,
    object_state: GameState | None,
) -> tuple[GameObject, Viewpoint]:
    after = event.after[index] if index < len(event.after) else before
    if object_state is None:
        arrived = after.zone in ev.game.board_zones and before.zone not in ev.game.board_zones
        return (after if arrived else before), view
    current = view.state.find(after.identity)
    if current is not None and after.zone in ev.game.board_zones:
        return _with_what_ended(ev, before, after, current), view
    if before.zone not in ev.game.board_zones and after.zone not in ev.game.board_zones:
        return after, view
    past = Viewpoint(view.you, view.source, object_state, view.occurrence, view.bindings, given=view.given)
    return before, past


def _with_what_ended(ev: Reading, before: GameObject, after: GameObject, current: GameObject) -> GameObject:
    """An object as it is, still with those of its conditions that this very event has ended."""
    ended = (before.statuses - after.statuses) & ev.game.words.ended_with_it
    return replace(current, statuses=current.statuses | ended) if ended else current


def _who_mismatch(ev: Reading, pattern: EventPattern, event: Event, view: Viewpoint) -> str:
    """Why it is not the one who is asked for. Raises NotSupported where the rules leave that open."""
    meant = players_meant(view, pattern.player) if pattern.player is not None else ()
    if pattern.player is not None and set(_whose(ev, event, view)).isdisjoint(meant):
        return f"the player is {event.player or 'nobody'}, not {' or '.join(meant) or 'the one meant'}"
    if pattern.by_player is not None and event.cause.unsaid:
        raise NotSupported(event.cause.unsaid)
    if pattern.by_player is not None and event.cause.responsible not in players_meant(view, pattern.by_player):
        return f"{event.cause.responsible or 'no one'} is responsible for it"
    if pattern.by is not None:
        reason = cause_mismatch(ev, pattern.by, event, view)
        if reason:
            return reason
    if pattern.by_effect and not ev.game.is_by_effect(ev, event):
        return "it is no effect that does it"
    return "" if pattern.attacking is None else _attacked_mismatch(ev, pattern.attacking, event, view)


def _whose(ev: Reading, event: Event, view: Viewpoint) -> tuple[str, ...]:
    """Whose event it is: that of its player, and of their whole team where a rule says so."""
    shared = view.state.teams and not ev.game.words.of_teams.isdisjoint(event.words)
    if shared and ev.rules.ask(WHAT_A_PLAYER_DOES_THEIR_TEAM_DOES):
        return view.state.team_of(event.player)
    return (event.player,)


def _attacked_mismatch(ev: Reading, flt: Filter, event: Event, view: Viewpoint) -> str:
    thing = view.state.objects.get(event.payload.attacked)
    return "nothing is attacked" if thing is None else why_not(ev, flt, thing, view)


def _what_mismatch(ev: Reading, pattern: EventPattern, event: Event, view: Viewpoint) -> str:  # noqa: PLR0911
    if pattern.amount is not None and not _amount_fits(ev, view, event.amount, pattern.amount):
        return f"the amount is {event.amount}"
    if pattern.phase is not None and pattern.phase != event.phase:
        return f"it is the {event.phase}"
    if pattern.category is not None and pattern.category not in event.category:
        return f"it is {' and '.join(event.category) or 'of no named kind'}, not {pattern.category}"
    if pattern.at and not any(_event_at(ev, event, place, view) for place in pattern.at):
        return f"it happened at {_where(ev, event) or 'no such place'}"
    if pattern.because is not None and not _made_by(ev, pattern.because, event, view):
        return "something else made it happen"
    came_from = [_came_from(ev, event, thing) for thing in event.objects] if pattern.from_zones else []
    if pattern.from_zones and not any(ev.game.in_zone(one, zone) for one in came_from for zone in pattern.from_zones):
        return "it came from elsewhere"
    if pattern.to_zones and not any(ev.game.in_zone(to, z) for to in _goes_to(ev, event) for z in pattern.to_zones):
        return "it went elsewhere"
    return ""


def _came_from(ev: Reading, event: Event, thing: GameObject) -> str:
    """The zone that one of its objects was in before; what is played came from where it was before it waited."""
    waited = thing.zone == ev.game.waiting_zone and ev.game.words.played in event.words
    return thing.played.zone if waited and thing.played is not None else thing.zone


def _made_by(ev: Reading, pattern: EventPattern, event: Event, view: Viewpoint) -> bool:
    """Whether an ability triggered because of such an event."""
    if not isinstance(event.payload, OfTriggering):
        return False
    made, word = event.payload.because, event.payload.word
    if pattern.event not in made.words or not _is_of_one_move(ev, word, pattern.event):
        return False
    return bool(occurrences(ev, pattern, made, view)[0])


def _is_of_one_move(ev: Reading, word: str, asked: str) -> bool:
    """Whether an ability triggers on what is asked for: the same word, or both are words for how something moves."""
    return not word or word == asked or {word, asked} <= ev.game.words.moves


def _goes_to(ev: Reading, event: Event) -> tuple[str, ...]:
    """The zones its objects have gone to, or would go to while it has not happened."""
    if event.after:
        return tuple(thing.zone for thing in event.after)
    if event.to:
        home, places = ev.game.zones.home, ev.game.vocabulary.board.places.values()
        if not places:
            return (ev.game.zones_put_into.get(event.to, event.to),)
        return (home,) if event.to.startswith(f"{home}:") else tuple(shared.inside for shared in places)
    zone = ev.game.zone_after.get(event.kind, "")
    return (zone,) if zone else ()


def cause_mismatch(ev: Reading, flt: Filter, event: Event, view: Viewpoint) -> str:
    """Why what caused an event is not what a filter asks for; '' if it is."""
    types, controller = flt.get(OfType), flt.get(ControlledBy)
    if event.cause.unsaid and (types is None or not set(types.types).isdisjoint(event.cause.kinds)):
        raise NotSupported(event.cause.unsaid)
    source = event.cause.source
    if source is None:
        return "nothing on a card caused it"
    if types is not None and not set(types.types).isdisjoint(set(event.cause.kinds) - set(source.card.types)):
        # An ability counts in addition to the object it comes from, so either may be what is asked for. Of the object
        # itself it is asked what it is by now, whatever is printed on it.
        flt = flt.without(OfType)
    if controller is not None:
        if event.cause.player not in players_meant(view, controller.player):
            return f"{event.cause.player or 'no one'} controlled its cause"
        flt = flt.without(ControlledBy)
    reasons = [why_not(ev, flt, each, view) for each in (source, *event.cause.along)]
    return "" if "" in reasons else reasons[0]


def _event_at(ev: Reading, event: Event, place: str, view: Viewpoint) -> bool:
    words, where = ev.game.words, _where(ev, event)
    if place in (words.here, words.elsewhere):
        return is_here(ev, where, place, view)
    if place == words.controlled_place:
        return is_controlled(where, view)
    inside = any(place == shared.inside for shared in ev.game.vocabulary.board.places.values())
    return where == place or (inside and where in view.state.objects)


def _where(ev: Reading, event: Event) -> str:
    """The place at which an event happens: of one that leads elsewhere, where it leads, as "moves here" says."""
    return event.to if event.kind in ev.game.words.where_it_leads and event.to else event.at


def count_occurrences(ev: Reading, pattern: EventPattern, events: Iterable[Event], view: Viewpoint) -> int:
    found = 0
    for event in events:
        ev.deadline.spend()
        if pattern.event in event.words:
            found += len(occurrences(ev, pattern, event, view)[0])
    return found


def _amount_fits(ev: Reading, view: Viewpoint, seen: int, test: Comparison) -> bool:
    return passes(ev, view, seen, test)
