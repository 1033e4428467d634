"""State-based actions: everything that applies happens at once, again and again until nothing does (704.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.evaluator.decisions import Decision
from rules_data.core.evaluator.state import Event, GameObject

from .dungeons import dungeon_finished
from .moving import BATTLEFIELD, NOWHERE, PHASED_OUT
from .sagas import saga_finished
from .vocabulary import PLAYER

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

POISON_TO_LOSE = 10


def perform_once(ev: Evaluation) -> bool:
    """Check every state-based action and perform what applies as one event; whether anything did."""
    before = ev.state
    _tokens_cease(ev)
    events: list[Event] = []
    taken: set[tuple[str, str]] = set()
    for found, name in ((each, check.__name__) for check in _CHECKS for each in check(ev)):
        key = (found.subject.handle if found.subject is not None else found.player, found.kind)
        if key in taken or (found.subject is not None and _leaves_already(found, taken)):
            continue
        taken.add(key)
        events.append(found)
        ev.record("procedure", f"State-based action: {ev.describe(found)}", ev.rules.cite(f"sba {name.strip('_')}"))
    if events:
        ev.perform(events)
    _forget(ev)
    return ev.state is not before


def _leaves_already(event: Event, taken: set[tuple[str, str]]) -> bool:
    """An object is put into a graveyard once, for whatever reason comes first."""
    handle = event.subject.handle if event.subject is not None else ""
    return event.kind in _LEAVING and any(key == (handle, kind) for key in taken for kind in _LEAVING)


_LEAVING = ("dies", "is destroyed")


def _players(ev: Evaluation) -> Iterator[str]:
    return (player for player in ev.state.players if not ev.state.flag(f"lost:{player}"))


def _permanents(ev: Evaluation) -> list[GameObject]:
    return [o for o in ev.state.objects.values() if o.zone == BATTLEFIELD]


# --- players ---------------------------------------------------------------------------------------


def _no_life(ev: Evaluation) -> Iterator[Event]:
    for player in _players(ev):
        if ev.state.number(player, "life") <= 0:
            yield Event("loses the game", (), player)


def _empty_library(ev: Evaluation) -> Iterator[Event]:
    for player in _players(ev):
        if ev.state.flag(f"drew from nothing:{player}"):
            yield Event("loses the game", (), player)


def _poison(ev: Evaluation) -> Iterator[Event]:
    for player in _players(ev):
        if ev.state.number(player, "poison") >= POISON_TO_LOSE:
            yield Event("loses the game", (), player)


# --- objects ---------------------------------------------------------------------------------------


def _tokens_cease(ev: Evaluation) -> None:
    """A token anywhere but on the battlefield ceases to exist; that is no zone change anyone sees (704.5d)."""
    for thing in list(ev.state.objects.values()):
        if thing.token and thing.zone not in (BATTLEFIELD, PHASED_OUT, NOWHERE, ""):
            ev.state = ev.state.with_object(replace(thing, zone=NOWHERE, incarnation=thing.incarnation + 1))
            text = f"{thing.handle} is a token outside the battlefield and ceases to exist"
            ev.record("procedure", text, ev.rules.cite("sba token"), objects=(thing.handle,))


def _death(thing: GameObject, kind: str) -> Event:
    return Event(kind, (thing,), thing.controller)


def _creatures(ev: Evaluation) -> Iterator[tuple[GameObject, int]]:
    for thing in _permanents(ev):
        if "creature" in ev.traits(ev.state, thing).types:
            yield thing, ev.stat(ev.state, thing, "toughness")


def _no_toughness(ev: Evaluation) -> Iterator[Event]:
    for thing, toughness in _creatures(ev):
        if toughness <= 0:
            yield _death(thing, "dies")


def _lethal_damage(ev: Evaluation) -> Iterator[Event]:
    for thing, toughness in _creatures(ev):
        if 0 < toughness <= thing.count("damage") and not _survives(ev, thing):
            yield _death(thing, "is destroyed")


def _deathtouch(ev: Evaluation) -> Iterator[Event]:
    for thing, toughness in _creatures(ev):
        if toughness > 0 and "deathtouched" in thing.statuses and not _survives(ev, thing):
            yield _death(thing, "is destroyed")


def _survives(ev: Evaluation, thing: GameObject) -> bool:
    traits = ev.traits(ev.state, thing)
    return "indestructible" in traits.keywords or "be destroyed" in traits.cannot


def _no_loyalty(ev: Evaluation) -> Iterator[Event]:
    for thing in _permanents(ev):
        types = ev.traits(ev.state, thing).types
        if ("planeswalker" in types and not thing.count("loyalty")) and dict(thing.card.stats).get("loyalty"):
            yield _death(thing, "dies")


def _legend_rule(ev: Evaluation) -> Iterator[Event]:
    """Of legendary permanents with one name a player controls, that player keeps one."""
    named: dict[tuple[str, str], list[GameObject]] = {}
    for thing in _permanents(ev):
        if "legendary" in {tag.lower() for tag in ev.traits(ev.state, thing).tags}:
            named.setdefault((thing.controller, thing.name), []).append(thing)
    for (player, _), things in named.items():
        if len(things) > 1:
            legal = tuple((thing.handle,) for thing in things)
            kept = ev.choose(Decision(player, "which to keep", legal, ev.rules.cite("sba legend_rule")))[0]
            yield from (_death(thing, "dies") for thing in things if thing.handle != kept)


def _aura_without_host(ev: Evaluation) -> Iterator[Event]:
    for thing in _permanents(ev):
        tags = ev.traits(ev.state, thing).tags
        if "Aura" in tags and not _is_attached(ev, thing):
            yield _death(thing, "dies")


def _is_attached(ev: Evaluation, thing: GameObject) -> bool:
    host = ev.state.objects.get(thing.attached_to)
    return host is not None and host.zone in (BATTLEFIELD, PLAYER)


def _equipment_loose(ev: Evaluation) -> Iterator[Event]:
    """An Equipment whose creature is gone, or is no creature any more, stays and becomes unattached."""
    for thing in _permanents(ev):
        if not thing.attached_to or "Aura" in ev.traits(ev.state, thing).tags:
            continue
        host = ev.state.objects.get(thing.attached_to)
        if host is None or host.zone != BATTLEFIELD or "creature" not in ev.traits(ev.state, host).types:
            yield Event("becomes unattached", (thing,), thing.controller)


def _opposite_counters(ev: Evaluation) -> Iterator[Event]:
    for thing in _permanents(ev):
        both = min(thing.count("+1/+1"), thing.count("-1/-1"))
        for counter in ("+1/+1", "-1/-1") if both else ():
            details = {"counter": counter}
            yield Event("counter is removed", (thing,), "", both, details=details, category=(counter,))


_CHECKS: tuple[Callable[[Evaluation], Iterator[Event]], ...] = (
    _no_life, _empty_library, _poison, _no_toughness, _lethal_damage, _deathtouch, _no_loyalty, _legend_rule,
    _aura_without_host, _equipment_loose, _opposite_counters, saga_finished, dungeon_finished,
)  # fmt: skip


def _forget(ev: Evaluation) -> None:
    """What only counts since state-based actions were last checked."""
    for player in ev.state.players:
        if ev.state.flag(f"drew from nothing:{player}"):
            ev.state = ev.state.with_flag(f"drew from nothing:{player}", "")
    for thing in list(ev.state.objects.values()):
        if "deathtouched" in thing.statuses:
            ev.state = ev.state.with_object(thing.with_status("deathtouched", on=False))
