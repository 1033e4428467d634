"""What follows from effects that have begun to apply: they settle on an object, give control, and are events."""

from __future__ import annotations

from rules_data.core.evaluator.continuous import COUNTER, Application, InForce, Layers, Part, view_of_effect
from rules_data.core.evaluator.events import Running, end_with_the_next, with_self_replacement
from rules_data.core.evaluator.policy import A_LAYERS_AMOUNT_IS_FIXED, ONLY_THE_NEXT_OBJECT
from rules_data.core.evaluator.state import Cause, Event, Frame, GameObject, Modifier, replace

from .applications import begun_now, key_of
from .questions_play import WHAT_IS_INHERITED_IS_NO_EVENT_OF_THE_ATTACK


def settle_on_the_next(ev: Running, beginning: list[Application]) -> None:
    """An effect made for the next object has found it: from now on it is this object's, as it first applied."""
    found: dict[int, list[Application]] = {}
    for each in beginning:
        if each.part.effect.next_only and each.part.effect.delayed is not None:
            found.setdefault(each.part.effect.delayed.number, []).append(each)
    if not found or not ev.rules.ask(ONLY_THE_NEXT_OBJECT):
        return
    for parts in found.values():
        _settle(ev, parts)
    again = {(key_of(each)[0], each.property): each for each in begun_now(ev)}
    beginning[:] = [again.get((key_of(each)[0], each.property), each) for each in beginning]


def _settle(ev: Running, parts: list[Application]) -> None:
    """One effect with all its parts, and for as many more objects as it still waits for."""
    effect = parts[0].part.effect
    delayed = effect.delayed
    if delayed is None:
        return
    thing, fixed = ev.state.objects[parts[0].thing.handle], ev.rules.ask(A_LAYERS_AMOUNT_IS_FIXED)
    changes = list(effect.changes)
    for each in parts if fixed else ():
        changes[each.part.number] = each.part.change.with_amount(each.amount)
    made = tuple(
        Modifier(changes[each.part.number], delayed.ability.duration, effect.generated, effect.label, delayed)
        for each in parts
    )
    end_with_the_next(ev, delayed, thing, f"it applies to {thing.handle}", tuple(changes))
    ev.board.put(replace(thing, modifiers=(*thing.modifiers, *made)))


def take_control(ev: Running) -> None:
    """Who controls an object is as the stages have it; without the effect, as it was."""
    lasting = ev.state.lasting
    controllers = dict(lasting.controllers)
    found = ev.derived.all_traits(ev.state)
    for thing in list(ev.state.objects.values()):
        wanted = found[thing.handle].controller
        if not wanted or wanted == thing.controller:
            continue
        if thing.identity not in controllers:
            controllers[thing.identity] = thing.controller
        elif controllers[thing.identity] == wanted:
            del controllers[thing.identity]
        ev.board.put(replace(thing, controller=wanted))
    if controllers != dict(lasting.controllers):
        ev.board.set_lasting(replace(ev.state.lasting, controllers=controllers))


def happen(ev: Running, layers: Layers, application: Application) -> None:
    """The application as an event, which can be replaced and can trigger."""
    part, effect = application.part, application.part.effect
    thing = ev.state.find(application.thing.identity)
    if thing is None or effect.kind == COUNTER or _is_inherited(ev, thing, part):
        return
    event = layers.event_of(ev, thing, effect.controller, effect.source, part.change, application.amount)
    if event is None:
        return
    event = _with_self_replacement(ev, effect, event)
    heard = ev.interest.watched | ev.interest.replaced | ev.interest.counted
    if not set(event.words) & heard and not event.modified.own:
        return
    happened = ev.events.perform([event])
    amount = sum(each.amount for each in happened if each.kind == event.kind)
    sign = -1 if application.amount < 0 else 1
    if amount != event.amount:
        amounts = {**ev.state.lasting.amounts, key_of(application): sign * amount}
        begun = {**ev.state.lasting.begun, key_of(application): (ev.state.moment, sign * amount)}
        ev.board.set_lasting(replace(ev.state.lasting, amounts=amounts, begun=begun))
        ev.derived.forget()


def _is_inherited(ev: Running, thing: GameObject, part: Part) -> bool:
    """Whether it applies to an attack only because it applies to its source: nothing that the attack gains (1.4.3d)."""
    if thing.stands_for is None or (thing.stands_for, part.key) not in ev.state.lasting.begun:
        return False
    return bool(ev.rules.ask(WHAT_IS_INHERITED_IS_NO_EVENT_OF_THE_ATTACK))


def _with_self_replacement(ev: Running, effect: InForce, event: Event) -> Event:
    ability = effect.delayed.ability if effect.delayed is not None else None
    if ability is None or ability.instead is None:
        return event
    view = view_of_effect(ev.state, effect)
    frame = Frame(view, Cause(effect.controller, effect.source, (), effect.label))
    return with_self_replacement(ev, ability.instead, [event], frame)[0]
