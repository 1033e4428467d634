"""What follows once something has happened: effects are generated, begin to apply, and each application is an event."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from itertools import permutations

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import (
    COUNTER,
    RULES,
    Application,
    InForce,
    Layers,
    effects_in_force,
    is_about_each,
    view_of_effect,
)
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.policy import (
    A_DECIDED_ORDER_STAYS,
    A_DEPENDENT_EFFECT_WAITS,
    A_LAYERS_AMOUNT_IS_FIXED,
    AN_APPLICATION_IS_AN_EVENT,
    APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING,
    EFFECTS_ARE_APPLIED_IN_STAGES,
    ONLY_THE_NEXT_OBJECT,
    THE_TURN_PLAYER_ORDERS_ONE_MOMENT,
)
from rules_data.core.evaluator.state import Cause, Decision, Event, Frame, GameState, Modifier, permutation_of

from .replacing import with_self_replacement
from .running import Running

MOST_ROUNDS = 12
MOST_TO_ORDER = 5
# Changes whose order among themselves makes a difference.
_EXCLUSIVE = (
    kinds.SetValue, kinds.SetBase, kinds.SwapBases, kinds.Copy, kinds.Controlled, kinds.SetName, kinds.SetDomain,
)  # fmt: skip


def bring_up_to_date(ev: Running, layers: Layers) -> None:
    """Bring what is remembered of continuous effects up to the present state."""
    if ev.under_way.settling or ev.state is ev.under_way.settled or not ev.derived.has_effects():
        return
    ev.under_way.settling, before = True, ev.state.lasting
    try:
        for _ in range(MOST_ROUNDS):
            if not _settle_once(ev, layers):
                break
    finally:
        ev.under_way.settling = False
    if ev.state.lasting is not before:
        # The next moment begins once something has come about in this one.
        _unseen(ev, lambda: ev.board.begin_moment(ev.state.moment + 1))
    ev.under_way.settled = ev.state


def _unseen(ev: Running, change: Callable[[], None]) -> None:
    """A change after which every object is what it was: what was worked out before it still holds."""
    found = ev.derived.known(ev.state)
    change()
    if found is not None:
        ev.derived.remember(ev.state, found)


def begin_as_given(ev: Running, layers: Layers) -> None:
    """What applies in a situation as it is given does not begin to apply there."""
    if ev.derived.has_effects():
        _note_generated(ev, layers, first=True)
        _note_begun(ev, _beginning(ev))


def _settle_once(ev: Running, layers: Layers) -> bool:
    """One round; whether another may find something new."""
    _note_generated(ev, layers)
    begun = _beginning(ev)
    _order_one_moment(ev, layers, begun)
    if begun:
        begun = _beginning(ev)
    _settle_on_the_next(ev, begun)
    _note_begun(ev, begun)
    _take_control(ev)
    if not begun or not ev.rules.ask(AN_APPLICATION_IS_AN_EVENT):
        return bool(begun)
    for application in _as_decided(ev, begun):
        _happen(ev, layers, application)
    return True


def _as_decided(ev: Running, begun: list[Application]) -> list[Application]:
    """The applications in the order in which they are events: as a player has ordered them, where one has."""
    if not ev.rules.ask(APPLICATIONS_HAPPEN_IN_THE_ORDER_OF_STAGING):
        return sorted(begun, key=lambda application: application.part.effect.seat)
    order = ev.state.lasting.order

    def place(application: Application) -> int:
        key = application.part.effect.key
        return order.index(key) if key in order else len(order)

    return sorted(begun, key=place)


# --- what is there now -----------------------------------------------------------------------------------


def _note_generated(ev: Running, layers: Layers, first: bool = False) -> None:
    """When each effect now in force was generated: at the first look as given, later at this moment."""
    state = ev.state
    found = ev.derived.all_traits(state)
    effects = [e for e in effects_in_force(ev, state, found, layers) if _is_generated(ev, state, e)]
    known = state.lasting.generated
    generated = {effect.key: known.get(effect.key, _moment_of(state, effect, first)) for effect in effects}
    if generated == known:
        return
    lasting = replace(state.lasting, generated=generated)
    if not first:
        _unseen(ev, lambda: ev.board.set_lasting(lasting))
    else:
        ev.board.set_lasting(lasting)
        ev.board.begin_moment(max([*generated.values(), len(state.objects)]) + 1)


def _is_generated(ev: Running, state: GameState, effect: InForce) -> bool:
    """A static effect with a condition exists once that is met; one asked of each object exists anyway."""
    if effect.condition is None or is_about_each(ev, effect):
        return True
    return is_met(effect.condition, ev, view_of_effect(state, effect))


def _moment_of(state: GameState, effect: InForce, first: bool) -> int:
    if not first:
        return state.moment
    source = effect.source
    return source.since if source.since is not None else source.order


def applications(ev: Running, state: GameState) -> Iterable[Application]:
    for traits in ev.derived.all_traits(state).values():
        yield from traits.applied


def _beginning(ev: Running) -> list[Application]:
    """Applications that are new, or of another amount than before, in the order in which they are applied."""
    begun = ev.state.lasting.begun
    return [each for each in applications(ev, ev.state) if begun.get(key_of(each), (0, None))[1] != each.amount]


def key_of(application: Application) -> tuple[tuple[str, int], Hashable]:
    return (application.thing.identity, application.part.key)


def _note_begun(ev: Running, beginning: list[Application]) -> None:
    """Remember what applies now; what has stopped applying begins anew if it comes again."""
    state, rules = ev.state, ev.rules
    known = state.lasting.begun
    now = {key_of(each): each for each in applications(ev, state)}
    begun: dict[Hashable, tuple[int, int]] = {
        key: (known[key][0] if key in known else state.moment, each.amount) for key, each in now.items()
    }
    for application in beginning:
        _record(ev, application, rules.ask(EFFECTS_ARE_APPLIED_IN_STAGES).rules)
    if begun != known:
        amounts: dict[Hashable, int] = {key: amount for key, amount in state.lasting.amounts.items() if key in begun}
        _unseen(ev, lambda: ev.board.set_lasting(replace(state.lasting, begun=begun, amounts=amounts)))


def _record(ev: Running, application: Application, rules: tuple[str, ...]) -> None:
    part = application.part
    where = "before all stages" if part.layer == RULES else f"stage {part.layer}, substage {part.sublayer}"
    if part.depends_on:
        rules = (*rules, *ev.rules.ask(A_DEPENDENT_EFFECT_WAITS).rules)
    text = (
        f"{part.effect.label} applies to {application.thing.handle} ({where}): "
        f"{application.property} {application.before} becomes {application.after}"
    )
    ev.journal.record("continuous_applied", text, rules, objects=(part.effect.label, application.thing.handle))


# --- the order of what has one timestamp -----------------------------------------------------------------


def _order_one_moment(ev: Running, layers: Layers, beginning: list[Application]) -> None:
    """Where effects begin to apply together, the turn player decides their order if it makes a difference."""
    ruled = ev.rules.ask(THE_TURN_PLAYER_ORDERS_ONE_MOMENT)
    if not ruled or len(beginning) < 2:
        return
    for group in _groups(ev, beginning):
        effects = list({each.part.effect.key: each.part.effect for each in group}.values())
        stays = ev.rules.ask(A_DECIDED_ORDER_STAYS)
        undecided = [effect for effect in effects if not stays or effect.key not in ev.state.lasting.order]
        if len(effects) < 2 or not undecided:
            continue
        labels = _labels(effects)
        legal = tuple(permutations(labels)) if len(labels) <= MOST_TO_ORDER else (tuple(labels), tuple(labels[::-1]))
        decision = Decision(
            ev.state.turn_player,
            ev.game.words.asks_order,
            legal,
            ruled.rules,
            group[0].thing.handle,
            also=permutation_of(labels),
        )
        chosen = ev.choices.choose(decision)
        keys = tuple(effects[labels.index(label)].key for label in chosen)
        kept = tuple(key for key in ev.state.lasting.order if key not in keys)
        ev.board.set_lasting(replace(ev.state.lasting, order=(*kept, *keys)))


def _labels(effects: list[InForce]) -> list[str]:
    labels: list[str] = []
    for effect in effects:
        again = sum(1 for label in labels if label.split(" (")[0] == effect.label)
        labels.append(f"{effect.label} ({again + 1})" if again else effect.label)
    return labels


def _groups(ev: Running, beginning: list[Application]) -> list[list[Application]]:
    """Applications to one object in one substage whose order matters, by timestamp or as events."""
    found: dict[Hashable, list[Application]] = {}
    as_events = any(word.startswith(("gains ", "loses ")) for word in ev.interest.replaced)
    for each in beginning:
        part = each.part
        exclusive = isinstance(part.change, _EXCLUSIVE) or bool(part.depends_on)
        if part.home == RULES or not (exclusive or as_events):
            continue
        moment: int = part.effect.generated if not as_events else 0
        found.setdefault((each.thing.identity, part.bucket, each.property, moment), []).append(each)
    return [group for group in found.values() if len(group) > 1]


# --- what follows -------------------------------------------------------------------------------------------


def _settle_on_the_next(ev: Running, beginning: list[Application]) -> None:
    """An effect made for the next object has found it: from now on it is this object's, as it first applied."""
    if not ev.rules.ask(ONLY_THE_NEXT_OBJECT):
        return
    found: dict[int, list[Application]] = {}
    for each in beginning:
        if each.part.effect.next_only and each.part.effect.delayed is not None:
            found.setdefault(each.part.effect.delayed.number, []).append(each)
    for number, parts in found.items():
        effect = parts[0].part.effect
        delayed = effect.delayed
        if delayed is None:
            continue
        thing = ev.state.objects[parts[0].thing.handle]
        fixed = ev.rules.ask(A_LAYERS_AMOUNT_IS_FIXED)
        made = tuple(
            Modifier(
                each.part.change.with_amount(each.amount) if fixed else each.part.change,
                delayed.ability.duration,
                effect.generated,
                effect.label,
                delayed,
            )
            for each in parts
        )
        ev.board.drop_delayed(number)
        ev.board.put(replace(thing, modifiers=(*thing.modifiers, *made)))
        rules = ev.rules.ask(ONLY_THE_NEXT_OBJECT).rules
        text = f"{effect.label} was waiting for the next such object: it applies to {thing.handle}"
        ev.journal.record("limited", text, rules, objects=(effect.label, thing.handle))
    if found:
        again = {(key_of(each)[0], each.property): each for each in _beginning(ev)}
        beginning[:] = [again.get((key_of(each)[0], each.property), each) for each in beginning]


def _take_control(ev: Running) -> None:
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


def _happen(ev: Running, layers: Layers, application: Application) -> None:
    """The application as an event, which can be replaced and can trigger."""
    part, effect = application.part, application.part.effect
    thing = ev.state.find(application.thing.identity)
    if thing is None or effect.kind == COUNTER:
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


def _with_self_replacement(ev: Running, effect: InForce, event: Event) -> Event:
    ability = effect.delayed.ability if effect.delayed is not None else None
    if ability is None or ability.instead is None:
        return event
    view = view_of_effect(ev.state, effect)
    frame = Frame(view, Cause(effect.controller, effect.source, (), effect.label))
    return with_self_replacement(ev, ability.instead, [event], frame)[0]
