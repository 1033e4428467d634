"""Playing cards and using abilities: the steps from announcing to the finished item."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, Change, Cost, Limit

from . import delaying, waiting
from .amounts import amount_of, is_met
from .decisions import Decision, IllegalStep
from .matching import Viewpoint, why_not
from .state import Cause, Event, GameObject, Item
from .traits import is_in_force, passive_view, passives_in_force

if TYPE_CHECKING:
    from .evaluation import Evaluation
    from .proposals import Frame


def begin_playing(
    ev: Evaluation,
    player: str,
    thing: GameObject,
    *,
    cost: Cost | None = None,
    to: str = "",
    status: str = "",
) -> Item:
    """Put a card among what waits, as a pending item. It is finalized when nothing is resolving any more."""
    label = thing.handle
    card = replace(thing, zone=ev.game.waiting_zone, at="", incarnation=thing.incarnation + 1, controller=player,
                       statuses=frozenset(), counters={}, modifiers=(), order=ev.state.clock, paid=())
    ev.state = replace(ev.state.with_object(card), clock=ev.state.clock + 1)
    ability = instructions_of(ev, card)
    bindings = {"status": ((status, 0),)} if status else {}
    paid = ("free",) if cost is not None else ()
    item = Item(ev.next_number(), label, "card", card, player, ability, bindings=bindings, paid=paid)
    if to:
        item = replace(item, places={0: to})
    if cost is not None:
        ev.play_costs[item.number] = cost
    ev.state = replace(ev.state, waiting=(*ev.state.waiting, item))
    rules = ev.rules.cite("play a card")
    text = f"{player} begins to {ev.game.vocabulary.play_verb} {label}"
    ev.record("placed", text, rules, objects=(label,), players=(player,))
    return item


def instructions_of(ev: Evaluation, thing: GameObject) -> Ability:
    """What a card does when it is carried out: its instructions, one after another."""
    effects = tuple(
        effect
        for ability in thing.card.abilities
        if ability.kind is AbilityKind.INSTRUCTIONS
        for effect in ability.effects
    )
    return Ability(AbilityKind.INSTRUCTIONS, effects)


def finalize_card(ev: Evaluation, item: Item) -> None:
    """Choices, cost, legality of a card being played; a permanent then enters the board."""
    is_spell = "spell" in item.source.card.types
    chosen = waiting.choose_for(ev, item, item.ability) if is_spell and item.ability else item
    if chosen is None:
        undo_play(ev, item, "there are no legal targets for it")
        return
    item = chosen if chosen is not None else item
    item = _choose_location(ev, item) if not is_spell else item
    waited = delaying.waiting_for_play(ev, ev.state.objects[item.source.handle])
    item, cost = total_cost(ev, item)
    if not ev.can_pay(item.controller, cost, item.source):
        undo_play(ev, item, f"{item.controller} cannot pay its cost")
        return
    if not cost.is_free:
        ev.pay(item.controller, cost, item.source, item.label, ev.rules.cite("pay costs"))
    item = replace(item, pending=False)
    waiting.put(ev, item)
    ev.record("finalized", f"{item.label} is finalized", ev.rules.cite("finalized"), objects=(item.label,))
    if is_spell:
        delaying.end_with_play(ev, waited, item.label)
        waiting.publish_targets(ev, item)
        return
    waiting.take_off(ev, item)
    _enter(ev, item)
    delaying.end_with_play(ev, waited, item.label)


def undo_play(ev: Evaluation, item: Item, reason: str) -> None:
    """The card cannot be played: as a step that is illegal; by an effect it goes back where it was."""
    rules = ev.rules.cite("illegal play")
    origin = ev.played_by_effect.get(item.number)
    if origin is None:
        raise IllegalStep(f"{item.controller} cannot play {item.label}: {reason}", rules)
    waiting.take_off(ev, item)
    back = replace(origin, incarnation=origin.incarnation + 2)
    ev.state = ev.state.with_object(back)
    ev.record("removed", f"{item.label} is not played: {reason}", rules, ok=False, objects=(item.label,))


def _choose_location(ev: Evaluation, item: Item) -> Item:
    if item.places:
        return item
    places = ev.game.where_played(ev, item.controller, item.source)
    rules = ev.rules.cite("where a unit is played")
    decision = Decision(item.controller, "location", tuple((p,) for p in places), rules, item.label)
    return replace(item, places={0: ev.choose(decision)[0]})


def _enter(ev: Evaluation, item: Item) -> None:
    status = item.bindings.get("status", (("", 0),))[0][0]
    place = item.places.get(0, ev.game.zones.home)
    to = ev.game.zones.home_of(item.controller) if place == ev.game.zones.home else place
    current = ev.state.objects[item.source.handle]
    details = {"status": status, "paid": item.paid}
    ev.perform(
        [
            Event("is played", (current,), item.controller, at=to, to=to, details=details, also=("enters",),
                  cause=Cause(item.controller, current, tuple(current.card.types), item.label))
        ]
    )


# --- what it costs ---------------------------------------------------------------------------------


def total_cost(ev: Evaluation, item: Item) -> tuple[Item, Cost]:
    """The item with the additional costs that are paid, and its cost with everything added and taken off."""
    thing = ev.state.objects[item.source.handle]
    for change in changes_to_playing(ev, item, thing):
        if change.what == "additional cost":
            with_it = replace(item, paid=(*item.paid, change.name))
            item = with_it if not change.optional or _wants(ev, with_it, thing) else item
    waiting.put(ev, item)
    return item, _priced(ev, item, thing)


def _priced(ev: Evaluation, item: Item, thing: GameObject) -> Cost:
    """The base cost, then additional costs, then increases, at last discounts."""
    base = ev.play_costs.get(item.number, item.source.card.cost)
    resources, actions = dict(base.resources), list(base.actions)
    changes = changes_to_playing(ev, item, thing)
    for change in changes:
        if change.what == "additional cost" and change.cost is not None and change.name in item.paid:
            actions += change.cost.actions
            for name, amount in change.cost.resources:
                resources[name] = resources.get(name, 0) + amount
    view = Viewpoint(item.controller, thing, ev.state)
    priced = [(amount_of(ev, view, change.amount), change) for change in changes if change.what == "cost"]
    for amount, change in sorted(priced, key=lambda each: each[0] < 0):
        now = resources.get(change.name, 0)
        resources[change.name] = max(now + amount, min(now, change.minimum or 0), 0)
    return Cost(tuple((name, amount) for name, amount in resources.items() if amount), tuple(actions))


def _wants(ev: Evaluation, item: Item, thing: GameObject) -> bool:
    """Whether its player pays an optional cost; not asked if it cannot be paid together with the rest."""
    if not ev.can_pay(item.controller, _priced(ev, item, thing), item.source):
        return False
    rules = ev.rules.cite("additional cost")
    decision = Decision(item.controller, "pay optional cost", (("yes",), ("no",)), rules, item.label)
    return ev.choose(decision)[0] == "yes"


def changes_to_playing(ev: Evaluation, item: Item, thing: GameObject) -> list[Change]:
    """Changes that passives make to the playing of a card: its own, wherever it is played from, and others'."""
    found: list[Change] = []
    known = ev.all_traits(ev.state)
    for passive in passives_in_force(ev, ev.state, known):
        continuous = passive.ability.continuous
        view = passive_view(ev.state, passive)
        if continuous is None or why_not(ev, continuous.affects.filter, thing, view):
            continue
        if continuous.affects.pick.value == "me":
            continue
        if is_in_force(ev, view, passive.ability):
            found += [c for c in continuous.changes if c.what in ("cost", "additional cost")]
    ruled = ev.rules.ask("a card's own passives change its cost")
    view = Viewpoint(item.controller, thing, ev.state, paid=item.paid)
    for ability in thing.card.abilities:
        continuous = ability.continuous
        if continuous is None or continuous.affects.pick.value != "me" or not ruled:
            continue
        if is_met(ability.condition, ev, view):
            found += [c for c in continuous.changes if c.what in ("cost", "additional cost")]
    return found


# --- abilities -------------------------------------------------------------------------------------


def use_ability(ev: Evaluation, player: str, thing: GameObject, name: str) -> None:
    """Activate an ability of an object. Raises IllegalStep with the rule when that is not allowed."""
    ability = _find_ability(ev, thing, name)
    label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
    _check_use(ev, player, thing, ability, label)
    item = Item(ev.next_number(), label, "ability", thing, player, ability)
    before = ev.state
    ruled = ev.rules.ask("activated abilities wait to resolve", ability)
    ev.state = replace(ev.state, waiting=(*ev.state.waiting, item))
    rules = (*ruled.rules, *ev.rules.cite("pending item"))
    text = f"{player} uses {label}: it goes on the {ev.game.waiting_zone}"
    ev.record("placed", text, rules, objects=(label,), players=(player,))
    chosen = waiting.choose_for(ev, item, ability)
    illegal = ev.rules.ask("an ability without legal options")
    if chosen is None and illegal:
        ev.state = before
        raise IllegalStep(f"there are no legal options for {label}", illegal.rules)
    chosen = item if chosen is None else chosen
    waiting.put(ev, chosen)
    priced = ev.rules.ask("an activated ability has its cost")
    if priced and not ability.cost.is_free:
        begun = len(ev.all_events)
        ev.pay(player, ability.cost, thing, label, priced.rules)
        chosen = replace(chosen, moved=_moved_since(ev, begun))
        waiting.put(ev, chosen)
    waiting.finalize(ev, chosen)
    if ev.rules.ask("using an ability").answer == "when announced":
        ev.perform([Event("ability is used", (thing,), player, cause=ev.cause_of(item))])
    if not ruled and ev.state.waiting:
        ev.resolve_newest()


def _moved_since(ev: Evaluation, begun: int) -> tuple[tuple[tuple[str, int], tuple[str, int]], ...]:
    """What a cost has moved to where all can see it, and what that became, where effects may find it."""
    if not ev.rules.ask("parts of an effect find what it moved"):
        return ()
    pairs = (pair for event in ev.all_events[begun:] for pair in zip(event.objects, event.after, strict=False))
    return tuple(
        (old.identity, new.identity)
        for old, new in pairs
        if old.handle == new.handle and old.identity != new.identity and new.zone not in ev.game.hidden_zones
    )


def _find_ability(ev: Evaluation, thing: GameObject, name: str) -> Ability:
    usable = [a for a in ev.traits(ev.state, thing).abilities if a.kind is AbilityKind.ACTIVATED]
    for ability in usable:
        if not name or ability.name == name:
            return ability
    rules = ev.rules.cite("activated abilities")
    raise IllegalStep(f"{thing.handle} has no activated ability {name}".rstrip(), rules)


def _check_use(ev: Evaluation, player: str, thing: GameObject, ability: Ability, label: str) -> None:
    controller = thing.controller or thing.owner
    ruled = ev.rules.ask("the controller chooses to use an ability")
    if ruled and controller != player:
        raise IllegalStep(f"{player} does not control {thing.handle}", ruled.rules)
    if not ev.works_from(ability, thing):
        ruled = ev.rules.ask("abilities work on the board", ability)
        raise IllegalStep(f"{label} cannot be used from the {thing.zone}", ruled.rules)
    ev.game.flow.check_timing(ev, player, frozenset(("use", *ability.keywords)), f"use {label}")
    ruled = ev.rules.ask("a condition on using an ability")
    view = Viewpoint(player, thing, ev.state)
    if ruled and not is_met(ability.condition, ev, view):
        raise IllegalStep(f"the condition for using {label} is not true", ruled.rules)
    if ev.rules.ask("an activated ability has its cost") and not ev.can_pay(player, ability.cost, thing):
        raise IllegalStep(f"{player} cannot pay for {label}", ev.rules.cite("pay costs"))
    key = f"{thing.handle}#{thing.incarnation}.use.{ability.name}"
    if ability.limit is not Limit.NONE:
        if ev.uses(key, ability.limit):
            rules = ev.rules.cite("activated abilities")
            raise IllegalStep(f"{label} is limited to {ability.limit.value}", rules)
        ev.note_use(key)


def place_reflexive(ev: Evaluation, ability: Ability, frame: Frame, times: int) -> None:
    """ "Do this": new pending items, as often as it says, while the ability that made them goes on."""
    label = frame.item.label if frame.item is not None else frame.cause.name
    many = ev.rules.ask("do this several times")
    waits = ev.rules.ask("reflexive triggers wait to resolve")
    for _ in range(times if many else 1):
        item = Item(
            ev.next_number(), f"{label} (do this)", "ability", frame.view.source, frame.view.you, ability,
            frame.view.occurrence, bindings=_bindings(frame), accepted=True, checked=True, by_trigger=True,
        )
        ev.note_placed(item.label)
        ev.spend_trigger(item.label)
        if not waits:
            ev.resolve_item(item)
            continue
        ev.state = replace(ev.state, waiting=(*ev.state.waiting, item))
        rules = (*waits.rules, *many.rules) if times > 1 else waits.rules
        ev.record("placed", f"{item.label} goes on the {ev.game.waiting_zone}", rules, objects=(item.label,))
        if not ev.rules.ask("reflexive items wait for the rest"):
            waiting.finalize(ev, item)


def _bindings(frame: Frame) -> dict[str, tuple[tuple[str, int], ...]]:
    own = dict(frame.item.bindings) if frame.item is not None else {}
    return {**own, **frame.view.bindings}


def after_resolving(ev: Evaluation, item: Item) -> None:
    """A spell goes to its owner's trash and has been played; a used ability has been used."""
    if item.kind == "card":
        thing = ev.state.objects.get(item.source.handle)
        if thing is not None and thing.zone == ev.game.waiting_zone:
            moved = replace(thing, zone=ev.game.zones.spent, incarnation=thing.incarnation + 1, controller="",
                            order=ev.state.clock)
            ev.state = replace(ev.state.with_object(moved), clock=ev.state.clock + 1)
            ev.perform([Event("is played", (thing,), item.controller, cause=ev.cause_of(item))])
    elif not item.by_trigger:
        ruled = ev.rules.ask("using an ability")
        if ruled.answer == "when it resolves":
            ev.perform([Event("ability is used", (item.source,), item.controller, cause=ev.cause_of(item))])
