"""Instructions: each verb turned into the events it proposes, or into further instructions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, Cost, Duration, Effect, Origin, Pick, Relation, Selector

from .decisions import Decision, NotSupported
from .matching import Viewpoint, amount_of, find_objects, is_met, players_meant, resolve_selector
from .state import Cause, ChainItem, Event, GameObject, Occurrence

if TYPE_CHECKING:
    from .evaluation import Evaluation


@dataclass(slots=True)
class Frame:
    """An ability being carried out: from whose viewpoint, as what cause, for which item."""

    view: Viewpoint
    cause: Cause
    item: ChainItem | None = None
    repeats: int = 1


Handler = Callable[["Evaluation", Effect, Frame], list[Event] | None]


def run_effects(ev: Evaluation, effects: tuple[Effect, ...], frame: Frame) -> None:
    """Carry out instructions from top to bottom, each its own game action."""
    for effect in effects:
        run_effect(ev, effect, frame)


def run_effect(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """Carry out one instruction if its own condition holds and its player wants it."""
    ev.spend(1)
    frame.view.state = ev.state
    if effect.condition is not None and effect.verb != "if" and not _condition_met(ev, effect, frame):
        frame.view.done = False
        return
    if effect.optional and not _is_wanted(ev, frame):
        frame.view.done = False
        return
    if effect.verb in _CONTROL:
        _CONTROL[effect.verb](ev, effect, frame)
        return
    events = propose(ev, effect, frame)
    happened = ev.perform(events) if events else []
    frame.view.state = ev.state
    frame.view.done = bool(happened)
    _bind_made(effect, happened, frame, ev)


def _condition_met(ev: Evaluation, effect: Effect, frame: Frame) -> bool:
    if is_met(effect.condition, ev, frame.view):
        return True
    return effect.verb == "do this" and not ev.rules.ask("a reflexive trigger may be conditional")


def _is_wanted(ev: Evaluation, frame: Frame) -> bool:
    rules = ev.rules.cite("choices")
    label = frame.item.label if frame.item else frame.cause.name
    decision = Decision(frame.view.you, "may", (("yes",), ("no",)), rules, label)
    return ev.choose(decision)[0] == "yes"


def propose(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    """The events an instruction would make happen."""
    builder = _PROPOSALS.get(effect.verb)
    if builder is None:
        raise NotSupported(f"The instruction {effect.verb!r} cannot stand here.")
    return builder(ev, effect, frame) or []


def _bind_made(effect: Effect, happened: list[Event], frame: Frame, ev: Evaluation) -> None:
    name = effect.bind
    if name is None:
        return
    found = tuple(o.identity for event in happened for o in event.after)
    bind(ev, frame, name, found)


def bind(ev: Evaluation, frame: Frame, name: str, found: tuple[tuple[str, int], ...]) -> None:
    """Remember objects under a name, for this ability and those linked with it."""
    frame.view.bindings[name] = found
    key = (frame.view.source.handle, name)
    kept = ev.state.links.get(key, ())
    ev.state = replace(ev.state, links={**ev.state.links, key: (*kept, *found)})
    frame.view.state = ev.state


# --- finding the objects ---------------------------------------------------------------------------


def objects_of(ev: Evaluation, selector: Selector | None, frame: Frame) -> list[GameObject]:
    """The objects an instruction acts on now: targets chosen before, or found or chosen at this moment."""
    if selector is None:
        return [frame.view.source]
    view = frame.view
    view.state = ev.state
    if selector.pick is Pick.CHOOSE:
        found = _chosen(ev, selector, frame)
    elif selector.pick is Pick.TOP:
        player = players_meant(view, selector.chooser)[0]
        found = ev.state.in_zone("deck", player)[: amount_of(ev, view, selector.count)]
    elif selector.pick in (Pick.IT, Pick.CAUSE, Pick.ME):
        found = _referred(ev, selector, view)
    else:
        found = resolve_selector(ev, selector, view)
    if selector.bind is not None:
        bind(ev, frame, selector.bind, tuple(o.identity for o in found))
    return found


def _referred(ev: Evaluation, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """me, it, cause: the object as it is now, unless it has become another since."""
    found = resolve_selector(ev, selector, view)
    if selector.pick is Pick.IT and view.occurrence is not None and found:
        event = view.occurrence.event
        known = {o.identity for o in (*event.objects, *event.after)}
        return [o for o in found if o.identity in known]
    return found


def _chosen(ev: Evaluation, selector: Selector, frame: Frame) -> list[GameObject]:
    item = frame.item
    if item is not None and id(selector) in item.targets:
        legal = [i for i in item.targets[id(selector)] if ev.target_is_legal(item, selector, i)]
        return [o for i in legal if (o := ev.find_anywhere(i)) is not None]
    view = frame.view
    candidates = find_objects(ev, selector.filter, view)
    count = min(amount_of(ev, view, selector.count), len(candidates))
    answers = ev.choices_of([o.handle for o in candidates], 0 if selector.up_to else count, count)
    chooser = players_meant(view, selector.chooser)[0]
    label = item.label if item is not None else frame.cause.name
    rules = ev.rules.cite("choices")
    chosen = ev.choose(Decision(chooser, "objects", answers, rules, label, any_order=True))
    by_handle = {o.handle: o for o in candidates}
    found = [by_handle[handle] for handle in chosen]
    ev.chose_without_targeting(found, frame.cause)
    return found


# --- simple events ---------------------------------------------------------------------------------

_OBJECT_EVENTS = {
    "kill": "dies",
    "banish": "is banished",
    "return": "is returned",
    "recycle": "is recycled",
    "recall": "is recalled",
    "ready": "is readied",
    "exhaust": "is exhausted",
    "heal": "is healed",
    "stun": "is stunned",
    "buff": "is buffed",
    "spend buff": "spends a buff",
    "counter": "is countered",
    "detach": "is detached",
    "take control": "changes control",
}
_PLAYER_EVENTS = {
    "draw": "draws",
    "channel": "channels",
    "gain points": "gains points",
    "lose points": "loses points",
}


def _on_objects(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    kind = _OBJECT_EVENTS[effect.verb]
    details = {"status": effect.status} if effect.status else {}
    return [
        Event(
            kind,
            (thing,),
            frame.view.you,
            at=ev.game.place_of(thing),
            cause=frame.cause,
            details=details,
            applied=frame_applied(frame),
        )
        for thing in objects_of(ev, effect.objects, frame)
    ]


def frame_applied(frame: Frame) -> frozenset[str]:
    """Replacements that already had their turn, when these instructions are themselves a replacement."""
    occurrence = frame.view.occurrence
    return occurrence.event.applied if occurrence is not None else frozenset()


def _on_players(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    kind = _PLAYER_EVENTS[effect.verb]
    amount = amount_of(ev, frame.view, effect.amount)
    details = {"status": effect.status} if effect.status else {}
    return [
        Event(kind, (), player, amount, cause=frame.cause, details=details, applied=frame_applied(frame))
        for player in players_meant(frame.view, effect.player)
        if amount > 0
    ]


def _discard(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    events = []
    for player in players_meant(frame.view, effect.player):
        hand = ev.state.in_zone("hand", player)
        count = min(amount_of(ev, frame.view, effect.amount), len(hand))
        answers = ev.choices_of([o.handle for o in hand], count, count)
        decision = Decision(player, "discard", answers, ev.rules.cite("discard"), frame.cause.name, any_order=True)
        chosen = ev.choose(decision)
        things = tuple(o for o in hand if o.handle in chosen)
        if things:
            events.append(Event("discards", things, player, len(things), cause=frame.cause, also=("is discarded",)))
    return events


def _deal(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    amount = amount_of(ev, frame.view, effect.amount)
    cause = frame.cause
    if effect.source is not None:
        sources = objects_of(ev, effect.source, frame)
        if sources:
            cause = Cause(frame.view.you, sources[0], tuple(sources[0].card.types))
    return [
        Event("takes damage", (thing,), frame.view.you, amount, ev.game.place_of(thing), cause=cause,
              applied=frame_applied(frame))
        for thing in objects_of(ev, effect.others, frame)
        if amount > 0
    ]


def _move(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    things = objects_of(ev, effect.objects, frame)
    if not things:
        return []
    to = _destination(ev, effect, frame, things[0])
    return [
        Event(
            "moves",
            (thing,),
            frame.view.you,
            at=ev.game.place_of(thing),
            to=_own_base(to, thing),
            cause=frame.cause,
        )
        for thing in things
    ]


def _own_base(to: str, thing: GameObject) -> str:
    return f"base:{thing.controller or thing.owner}" if to == "base" else to


def _destination(ev: Evaluation, effect: Effect, frame: Frame, thing: GameObject | None) -> str:
    if effect.location is not None:
        found = objects_of(ev, effect.location, frame)
        return found[0].handle if found else "base"
    if effect.to == "here":
        return ev.game.place_of(frame.view.source) or "base"
    if frame.item is not None and id(effect) in frame.item.places:
        return frame.item.places[id(effect)]
    if effect.to == "choose":
        places = ev.game.destinations(ev, frame.view.you, thing)
        label = frame.item.label if frame.item is not None else frame.cause.name
        return ev.choose(
            Decision(frame.view.you, "location", tuple((p,) for p in places), ev.rules.cite("choices"), label)
        )[0]
    return effect.to or "base"


def _give(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    fixed = tuple(
        replace(change, amount=amount_of(ev, frame.view, change.amount)) for change in effect.changes
    )
    details = {"changes": fixed, "duration": effect.duration}
    things = objects_of(ev, effect.others, frame)
    return [
        Event("is changed", (thing,), frame.view.you, at=ev.game.place_of(thing), cause=frame.cause, details=details)
        for thing in things
    ]


def _token(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    kind = "is played" if effect.verb == "play token" else "is created"
    count = amount_of(ev, frame.view, effect.amount)
    events = []
    for player in players_meant(frame.view, effect.player):
        to = _own_base_of(_destination(ev, effect, frame, None), player)
        details = {"token": effect.token, "status": effect.status}
        events += [
            Event(kind, (), player, to=to, at=to, cause=frame.cause, details=details, applied=frame_applied(frame),
                  also=("enters",))
            for _ in range(count)
        ]
    return events


def _own_base_of(to: str, player: str) -> str:
    return f"base:{player}" if to == "base" else to


def _add(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    cost = effect.cost or Cost()
    return [
        Event("adds", (), player, amount, cause=frame.cause, details={"resource": name})
        for player in players_meant(frame.view, effect.player)
        for name, amount in cost.resources
    ]


def _attach(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    hosts = objects_of(ev, effect.others, frame)
    return [
        Event("is attached", (thing,), frame.view.you, to=hosts[0].handle, cause=frame.cause)
        for thing in objects_of(ev, effect.objects, frame)
        if hosts
    ]


def _it_happens(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    occurrence = frame.view.occurrence
    if occurrence is None:
        raise NotSupported("`it happens` only has a meaning inside a replacement.")
    return [occurrence.event]


def _at_once(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    return [event for each in effect.effects for event in propose(ev, each, frame)]


_PROPOSALS: dict[str, Handler] = {
    **dict.fromkeys(_OBJECT_EVENTS, _on_objects),
    **dict.fromkeys(_PLAYER_EVENTS, _on_players),
    "discard": _discard,
    "deal": _deal,
    "move": _move,
    "give": _give,
    "play token": _token,
    "create token": _token,
    "add": _add,
    "attach": _attach,
    "it happens": _it_happens,
    "at once": _at_once,
    "nothing": lambda ev, effect, frame: [],
}


# --- instructions about instructions ---------------------------------------------------------------


def _run_if(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    branch = effect.effects if is_met(effect.condition, ev, frame.view) else effect.otherwise
    run_effects(ev, branch, frame)


def _run_may(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    if _is_wanted(ev, frame):
        run_effects(ev, effect.effects, frame)
    else:
        frame.view.done = False


def _run_pay(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    rules = ev.rules.cite("cost within a spell")
    paid = ev.pay_now(frame.view.you, effect.cost or Cost(), frame.view.source, frame.cause.name, rules)
    frame.view.done = paid
    run_effects(ev, effect.effects if paid else effect.otherwise, frame)


def _run_for_each(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    outer = frame.view.occurrence
    for thing in objects_of(ev, effect.objects, frame):
        frame.view.occurrence = Occurrence(Event("each", (thing,), after=(thing,)), thing)
        run_effects(ev, effect.effects, frame)
    frame.view.occurrence = outer


def _run_repeat(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for _ in range(amount_of(ev, frame.view, effect.amount)):
        run_effects(ev, effect.effects, frame)


def _run_modes(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    name = frame.item.modes.get(id(effect)) if frame.item is not None else None
    if name is None:
        legal = tuple((mode.name,) for mode in effect.modes)
        name = ev.choose(Decision(frame.view.you, "mode", legal, ev.rules.cite("choices"), frame.cause.name))[0]
    run_effects(ev, next(mode.effects for mode in effect.modes if mode.name == name), frame)


def _run_choose(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    found = objects_of(ev, effect.objects, frame)
    frame.view.done = bool(found)
    if effect.bind is not None:
        bind(ev, frame, effect.bind, tuple(o.identity for o in found))


def _run_reflexive(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    """ "Do this": a new ability goes on the chain, as often as it says."""
    ability = Ability(AbilityKind.TRIGGERED, effect.effects, origin=Origin.REFLEXIVE)
    ev.place_reflexive(ability, frame, amount_of(ev, frame.view, effect.amount))


def _run_later(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    if effect.ability is None:
        return
    _freeze_targets(ev, frame)
    ability = replace(effect.ability, origin=Origin.DELAYED, duration=effect.duration)
    ev.add_delayed(ability, frame)


def _freeze_targets(ev: Evaluation, frame: Frame) -> None:
    """Targets named `as` something are known to the abilities created here."""
    if frame.item is not None:
        for name, found in frame.item.bindings.items():
            frame.view.bindings.setdefault(name, found)


def _run_prevent(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for thing in objects_of(ev, effect.others, frame):
        value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
        ev.add_prevention(thing, value, frame)


def _run_play(ev: Evaluation, effect: Effect, frame: Frame) -> None:
    for thing in objects_of(ev, effect.objects, frame):
        to = _destination(ev, effect, frame, thing) if effect.to else ""
        ev.play_by_effect(thing, frame.view.you, effect.cost, _own_base_of(to, frame.view.you), effect.status)


_CONTROL: dict[str, Callable[[Evaluation, Effect, Frame], None]] = {
    "if": _run_if,
    "you may": _run_may,
    "pay": _run_pay,
    "for each": _run_for_each,
    "repeat": _run_repeat,
    "modes": _run_modes,
    "choose": _run_choose,
    "do this": _run_reflexive,
    "later": _run_later,
    "prevent": _run_prevent,
    "play": _run_play,
}


__all__ = ["Duration", "Frame", "Relation", "propose", "run_effect", "run_effects"]
