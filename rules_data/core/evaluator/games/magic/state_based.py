"""State-based actions: everything that applies happens at once, again and again until nothing does (704.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.evaluator.events import Running, describe
from rules_data.core.evaluator.state import Decision, Event, GameObject, OfCounters, Traits, replace

from .attaching import type_of_host
from .battles import can_protect, choose_protector, needs_a_protector
from .bestowing import come_off
from .cannot_and_can import LEGEND_RULE, LOSE_WITHOUT_LIFE
from .commanders import commanders_away, struck_down
from .dungeons import dungeon_finished
from .entering import AURA, can_enchant
from .memory import remembered
from .moving import BATTLEFIELD, NOWHERE, PHASED_OUT, STACK, cannot_be_destroyed
from .possible import cannot_do
from .protecting import ATTACHMENTS, is_protected
from .questions_turn import A_STATE_BASED_ACTION_IS_PERFORMED
from .sagas import saga_finished
from .vocabulary import SUPERTYPES

POISON_TO_LOSE = 10
Found = tuple[str, Event]  # which state-based action, and what it does


def perform_once(ev: Running) -> bool:
    """Check every state-based action and perform what applies as one event; whether anything did."""
    before = ev.state
    if ev.under_way.has_been_checked(before, depends=ev.derived.depends):
        return False
    _tokens_cease(ev)
    come_off(ev)
    events: list[Event] = []
    taken: set[tuple[str, str, tuple[str, ...]]] = set()
    for name, found in (*_players_checked(ev), *_permanents_checked(ev), *_others_checked(ev)):
        if not is_performed(ev, name):
            continue
        key = (found.subject.handle if found.subject is not None else found.player, found.kind, found.category)
        if key in taken or _leaves_already(found, taken):
            continue
        taken.add(key)
        events.append(found)
        ev.journal.record("procedure", f"State-based action: {describe(ev, found)}", ev.rules.cite(f"sba {name}"))
    if events:
        ev.events.perform(events)
    _forget(ev)
    ev.under_way.checked = before if ev.state is before else None
    return ev.state is not before


def is_performed(ev: Running, name: str) -> bool:
    """Whether a state-based action is one at all."""
    return bool(ev.rules.ask(A_STATE_BASED_ACTION_IS_PERFORMED, name))


def _leaves_already(event: Event, taken: set[tuple[str, str, tuple[str, ...]]]) -> bool:
    """An object is put into a graveyard once, for whatever reason comes first."""
    handle = event.subject.handle if event.subject is not None else ""
    return event.kind in _LEAVING and any(key[:2] == (handle, kind) for key in taken for kind in _LEAVING)


_LEAVING = ("dies", "is destroyed")


def _players(ev: Running) -> Iterator[str]:
    return (player for player in ev.state.players if player not in ev.state.memory.lost)


# --- players ---------------------------------------------------------------------------------------


def _players_checked(ev: Running) -> Iterator[Found]:
    numbers, memory = ev.state.numbers, remembered(ev.state)
    for player in _players(ev):
        if numbers.get((player, "life"), 0) <= 0 and not cannot_do(ev, player, LOSE_WITHOUT_LIFE):
            yield "no life", Event("loses the game", (), player)
        if player in memory.drew_from_nothing:
            yield "empty library", Event("loses the game", (), player)
        if numbers.get((player, "poison"), 0) >= POISON_TO_LOSE:
            yield "poison", Event("loses the game", (), player)
        if memory.commander_damage and struck_down(ev, player):
            yield "commander damage", Event("loses the game", (), player)


# --- objects ---------------------------------------------------------------------------------------


# Where a token, or the copy of a spell, goes on existing.
_SPELLS = frozenset(("instant", "sorcery"))
_OF_TOKENS = (BATTLEFIELD, PHASED_OUT, STACK, NOWHERE, "")


def _tokens_cease(ev: Running) -> None:
    """A token off the battlefield, or a copy of a spell off the stack, ceases to exist: no zone change (704.5d, e)."""
    for thing in [one for one in ev.state.objects.values() if one.token and one.zone not in _OF_TOKENS]:
        if is_performed(ev, "token"):
            ev.board.put(replace(thing, zone=NOWHERE, incarnation=thing.incarnation + 1))
            copied = _SPELLS & set(thing.card.types)
            what = "a copy of a spell outside the stack" if copied else "a token outside the battlefield"
            rules = ev.rules.cite("sba copy of a spell" if copied else "sba token")
            text = f"{thing.handle} is {what} and ceases to exist"
            ev.journal.record("procedure", text, rules, objects=(thing.handle,))


def _death(thing: GameObject, kind: str) -> Event:
    return Event(kind, (thing,), thing.controller)


def _permanents_checked(ev: Running) -> Iterator[Found]:
    """Each permanent once, and at last those that there are too many of: legends of one name, and worlds."""
    legends: dict[tuple[str, str], list[GameObject]] = {}
    worlds: list[GameObject] = []
    for thing in ev.state.objects.values():
        if thing.zone != BATTLEFIELD:
            continue
        traits = ev.derived.traits(ev.state, thing)
        if "creature" in traits.types:
            yield from _creature(ev, thing, traits)
        if "planeswalker" in traits.types and not thing.count("loyalty") and traits.base.get("loyalty"):
            yield "no loyalty", _death(thing, "dies")
        if "battle" in traits.types and not thing.count("defense") and traits.base.get("defense"):
            yield from () if _has_an_ability_waiting(ev, thing) else (("no defense", _death(thing, "dies")),)
        elif "battle" in traits.types and needs_a_protector(ev, thing) and is_performed(ev, "no protector"):
            choose_protector(ev, thing, ev.rules.ask(A_STATE_BASED_ACTION_IS_PERFORMED, "no protector").rules)
            yield from () if can_protect(ev, thing) else (("no protector", _death(thing, "dies")),)
        yield from _attachment(ev, thing, traits)
        yield from _opposite_counters(thing) if thing.counters else ()
        supertypes = SUPERTYPES.intersection(tag.lower() for tag in traits.tags)
        if "legendary" in supertypes and LEGEND_RULE not in traits.cannot:
            legends.setdefault((thing.controller, traits.name), []).append(thing)
        if "world" in supertypes:
            worlds.append(thing)
    for (player, _), things in legends.items():
        yield from _legend_rule(ev, player, things) if len(things) > 1 and is_performed(ev, "legend rule") else ()
    yield from _world_rule(ev, worlds) if len(worlds) > 1 else ()


def _has_an_ability_waiting(ev: Running, thing: GameObject) -> bool:
    """Whether an ability of it has triggered that has not left the stack yet (704.5v)."""
    waiting = (item.source for item in ev.state.waiting if item.by_trigger)
    sources = (*waiting, *(candidate.watcher.source for candidate in ev.state.triggered))
    return any(source.identity == thing.identity for source in sources)


def _creature(ev: Running, thing: GameObject, traits: Traits) -> Iterator[Found]:
    toughness = ev.game.stat_of(ev, thing, traits, "toughness")
    if toughness <= 0:
        yield "no toughness", _death(thing, "dies")
    elif cannot_be_destroyed(ev, thing):
        return
    elif thing.count("damage") >= toughness:
        yield "lethal damage", _death(thing, "is destroyed")
    elif "deathtouched" in thing.statuses:
        yield "deathtouch", _death(thing, "is destroyed")


def _legend_rule(ev: Running, player: str, things: list[GameObject]) -> Iterator[Found]:
    """Of legendary permanents with one name a player controls, that player keeps one."""
    legal = tuple((thing.handle,) for thing in things)
    kept = ev.choices.choose(Decision(player, "which to keep", legal, ev.rules.cite("sba legend rule")))[0]
    yield from (("legend rule", _death(thing, "dies")) for thing in things if thing.handle != kept)


def _world_rule(ev: Running, worlds: list[GameObject]) -> Iterator[Found]:
    """Only the world that came last stays; none does where several came last, at one moment."""
    came = remembered(ev.state).worlds
    moments = {thing.handle: came.get(thing.identity, (0, thing.order)) for thing in worlds}
    last = max(moments.values())
    newest = [thing for thing in worlds if moments[thing.handle] == last]
    stays = newest if len(newest) == 1 else []
    yield from (("world rule", _death(thing, "dies")) for thing in worlds if thing not in stays)


def _attachment(ev: Running, thing: GameObject, traits: Traits) -> Iterator[Found]:
    """An Aura on nothing is put into a graveyard; an Equipment on what is no creature becomes unattached, as does a
    Fortification on what is no land.
    """
    host = ev.state.find(thing.attached_to) if thing.attached_to is not None else None
    if AURA in traits.tags:
        if host is None or not can_enchant(ev, thing, traits, host):
            yield "aura without host", _death(thing, "dies")
        elif "creature" in traits.types:
            yield "attached by mistake", Event("becomes unattached", (thing,), thing.controller)
    elif thing.attached_to and "creature" in traits.types:
        yield "attached by mistake", Event("becomes unattached", (thing,), thing.controller)
    elif thing.attached_to and (
        host is None
        or host.zone != BATTLEFIELD
        or type_of_host(traits) not in ev.derived.traits(ev.state, host).types
        or is_protected(ev, host, thing, ATTACHMENTS)
    ):
        yield "equipment loose", Event("becomes unattached", (thing,), thing.controller)


def _opposite_counters(thing: GameObject) -> Iterator[Found]:
    both = min(thing.count("+1/+1"), thing.count("-1/-1"))
    for counter in ("+1/+1", "-1/-1") if both else ():
        payload, category = OfCounters(counter), (counter,)
        yield "opposite counters", Event("counter is removed", (thing,), "", both, payload=payload, category=category)


def _others_checked(ev: Running) -> Iterator[Found]:
    if remembered(ev.state).commanders and is_performed(ev, "commander away"):
        yield from (("commander away", event) for event in commanders_away(ev))
    yield from (("saga finished", event) for event in saga_finished(ev))
    yield from (("dungeon finished", event) for event in dungeon_finished(ev))


def _forget(ev: Running) -> None:
    """What only counts since state-based actions were last checked."""
    if remembered(ev.state).drew_from_nothing:
        ev.board.remember(drew_from_nothing=frozenset())
    for thing in [one for one in ev.state.objects.values() if "deathtouched" in one.statuses]:
        ev.board.put(thing.with_status("deathtouched", on=False))
