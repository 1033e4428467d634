"""Attack-proxies: the attack of a weapon or another permanent, as an object of its own (Comprehensive Rules 1.4.3)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import Ability, Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, Item, replace

from .memory import remembered
from .questions_play import AN_ATTACK_INHERITS, AN_ATTACK_KEEPS_ITS_OWN, AN_ATTACK_NEEDS_ITS_SOURCE
from .zones import NOWHERE, leaves_play

GO_AGAIN = "go again"
ATTACK = "attack"
# What an attack does not have from its source: life, and abilities, of which there is one copy only (1.4.3a).
_NOT_INHERITED = (kinds.GainAbility, kinds.LoseAbility, kinds.LoseAbilities, kinds.Copy)


def create_attack(ev: Running, item: Item, thing: GameObject, ability: Ability) -> Item:
    """Put the attack-proxy on the stack that an activated ability creates; the item then knows it (5.2.2a)."""
    ev.derived.begin_to_depend()
    handle, again = f"{thing.handle}'s attack", 1
    while (known := ev.state.objects.get(handle)) is not None and known.zone != NOWHERE:
        again += 1
        handle = f"{thing.handle}'s attack {again}"
    card = replace(
        thing.card,
        stats=tuple((name, value) for name, value in thing.card.stats if name not in ("life", "intellect")),
        keywords=tuple(each for each in thing.card.keywords if each[0] != GO_AGAIN) + _own(ability),
        abilities=(),
    )
    proxy = GameObject(
        handle,
        card,
        thing.owner,
        item.controller,
        "stack",
        incarnation=known.incarnation + 1 if known is not None else 0,
        order=ev.state.clock,
        stands_for=thing.identity,
    )
    ev.board.put_newest(proxy)
    return replace(item, bindings={**item.bindings, ATTACK: (proxy.identity,)})


def _own(ability: Ability) -> tuple[tuple[str, int], ...]:
    return ((GO_AGAIN, 1),) if GO_AGAIN in ability.keywords else ()


def attack_of(ev: Running, item: Item) -> GameObject | None:
    """The attack-proxy that an item is, if it still exists."""
    found = item.bindings.get(ATTACK)
    return ev.state.find(found[0]) if found else None


def inherits(ev: Any, change: Change) -> bool:
    """Whether an attack-proxy has such a modification of its source (1.4.3d); go again it does not (1.4.3a)."""
    if isinstance(change, _NOT_INHERITED) or (isinstance(change, kinds.GainKeyword) and change.keyword == GO_AGAIN):
        return False
    return bool(ev.rules.ask(AN_ATTACK_INHERITS))


# --- how they end ------------------------------------------------------------------------------------------


def end_earlier_attacks(ev: Running, thing: GameObject) -> None:
    """The attacks of a source on the combat chain cease to exist as it moves to another chain link (7.2.2b)."""
    earlier = [o for o in ev.state.objects.values() if o.stands_for is not None and o.zone == "combat chain"]
    for other in earlier:
        if other.stands_for == thing.identity and ev.rules.ask(AN_ATTACK_NEEDS_ITS_SOURCE):
            cease(ev, other, "its source attacks again")


def end_attacks_without_source(ev: Running) -> None:
    """An attack-proxy exists only with its source, and on the chain only where that is (1.4.3c)."""
    for other in [o for o in ev.state.objects.values() if o.stands_for is not None and o.zone != NOWHERE]:
        why = _why_without_source(ev, other)
        if why and ev.rules.ask(AN_ATTACK_NEEDS_ITS_SOURCE):
            cease(ev, other, why)


def _why_without_source(ev: Running, proxy: GameObject) -> str:
    """What an attack-proxy has lost that it exists by; empty while it has it."""
    source = ev.state.find(proxy.stands_for) if proxy.stands_for is not None else None
    if source is None or leaves_play(source.zone):
        return "its source is gone"
    return "it is no longer on the stack" if proxy.zone == "stack" and not _waits(ev, proxy) else ""


def _waits(ev: Running, proxy: GameObject) -> bool:
    return any(item.bindings.get(ATTACK) == (proxy.identity,) for item in ev.state.waiting)


def end_all_attacks(ev: Running) -> None:
    """The combat chain closes, and with it every attack on it ends."""
    for other in [*ev.state.objects.values()]:
        if other.stands_for is not None and other.zone != NOWHERE:
            cease(ev, other, "")


def cease(ev: Running, proxy: GameObject, why: str) -> None:
    """An attack-proxy ceases to exist, and with it what it was given: its source keeps none of that (1.4.3e)."""
    ev.derived.departed[proxy.identity] = (proxy, ev.state)
    ruled = ev.rules.ask(AN_ATTACK_KEEPS_ITS_OWN)
    source = ev.state.find(proxy.stands_for) if proxy.stands_for is not None else None
    if not ruled and source is not None:
        ev.board.put(replace(source, modifiers=(*source.modifiers, *proxy.modifiers)))
    for item in [each for each in ev.state.waiting if each.bindings.get(ATTACK) == (proxy.identity,)]:
        ev.board.take_off(item)  # the attack-proxy is that layer (8.3.1)
    gone = replace(proxy, zone=NOWHERE, at="", incarnation=proxy.incarnation + 1)
    ev.board.put(replace(gone, modifiers=(), statuses=frozenset()))
    if why or proxy.modifiers:
        rules = (*ev.rules.ask(AN_ATTACK_NEEDS_ITS_SOURCE).rules, *(ruled.rules if proxy.modifiers else ()))
        text = f"{proxy.handle} ceases to exist" + (f": {why}" if why else ", with what it was given")
        ev.journal.record("procedure", text, rules, objects=(proxy.handle,))


def active_proxy_is_there(ev: Running, proxy: GameObject) -> bool:
    """Whether the source of the active attack is on the same chain link."""
    source = ev.state.find(proxy.stands_for) if proxy.stands_for is not None else None
    there = source is not None and source.zone == "combat chain" and source.at == remembered(ev.state).link
    return there or not ev.rules.ask(AN_ATTACK_NEEDS_ITS_SOURCE)
