"""The combat chain: attacks become chain links, are defended, deal damage and resolve (Comprehensive Rules 7)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import resolve_newest, settle
from rules_data.core.evaluator.state import Cause, Event, GameObject, Item, replace

from .attacks import attack_of, end_all_attacks, end_earlier_attacks
from .defending import active_attack, attacked, check_what_must_defend, defenders, fails_to_defend, in_turn
from .expiry import expire
from .facts import hero_of
from .hitting import parts_of_hit
from .memory import FleshAndBloodMemory, remembered
from .payloads import OfAttack
from .questions_play import A_DEPARTED_ATTACK_HAS_GO_AGAIN, AN_ATTACK_THAT_CANNOT_ATTACK_IS_CLEARED
from .timing import step_of
from .zones import EQUIPPED_ZONES, clear, leaves_play, move


def open_combat_chain(ev: Running) -> None:
    """An attack was added to the stack: the chain opens if it is closed, and the layer step begins (7.0.2a)."""
    if not ev.state.combat:
        ev.board.begin_combat()
        ev.board.remember(links=0, attacks=(), attackers=())
        ev.journal.record("procedure", "The combat chain opens", ev.rules.cite("combat chain opens"))
        ev.events.perform([Event("combat chain opens", (), ev.state.turn_player)])
    _begin(ev, "layer")


def _begin(ev: Running, step: str) -> None:
    ev.board.remember(step=step, passed=frozenset())
    ev.journal.record("procedure", f"The {step} step begins", ev.rules.cite(f"{step} step"))
    if "start of" in ev.interest.spoken_of:
        ev.events.perform([Event("start of", (), ev.state.turn_player, phase=step)])


def attack_instead(ev: Running, item: Item) -> bool:
    """An attack on top of the stack is not resolved there but becomes a chain link (5.3.1a)."""
    if item.category != ("attack",):
        return fails_to_defend(ev, item)
    attack(ev, item)
    return True


# --- the attack step -------------------------------------------------------------------------------


def attack(ev: Running, item: Item) -> None:
    """All have passed on an attack: it becomes the active attack of a new chain link (7.2)."""
    ev.board.take_off(item)
    ev.journal.resolved.append(item.label)
    thing = ev.state.objects.get(item.source.handle)
    targets = [target for each in item.bindings["attack target"] if (target := ev.state.find(each)) is not None]
    ev.journal.record(
        "resolved", f"{item.label} becomes a chain link", ev.rules.cite("attack step"), objects=(item.label,)
    )
    proxy = attack_of(ev, item)
    gone = thing is None or leaves_play(thing.zone)
    gone = proxy is None if item.kind == "ability" else gone
    if thing is None or not targets or gone or _cannot_attack(ev, thing, item):
        clear(ev, [thing] if thing is not None and item.kind == "card" else [])
        close_combat_chain(ev)
        return
    link = str(remembered(ev.state).links + 1)
    moved = _on_its_link(ev, thing, proxy, item, link)
    _begin_link(ev, moved, targets, item)
    cause = Cause(item.controller, moved, tuple(moved.card.types), moved.handle)
    ev.events.perform(
        [
            Event("attacks", (moved,), item.controller, at=link, cause=cause),
            *(Event("is attacked", (target,), item.controller, at=link, cause=cause) for target in targets),
        ]
    )


def _cannot_attack(ev: Running, thing: GameObject, item: Item) -> bool:
    """Whether an effect keeps the card, or the source of the attack, from becoming attacking (7.2.2c)."""
    if "attack" not in ev.derived.traits(ev.state, thing).cannot:
        return False
    ruled = ev.rules.ask(AN_ATTACK_THAT_CANNOT_ATTACK_IS_CLEARED)
    if ruled:
        text = f"{thing.handle} can't attack: {item.label} is cleared"
        ev.journal.record("removed", text, ruled.rules, ok=False, objects=(item.label,))
    return bool(ruled)


def _on_its_link(ev: Running, thing: GameObject, proxy: GameObject | None, item: Item, link: str) -> GameObject:
    """The attack where it now is: the card itself on the chain link, or beside it what attacks for it (1.4.3c)."""
    if thing.zone in EQUIPPED_ZONES or thing.zone == "permanent":
        ev.board.remember(homes={**remembered(ev.state).homes, thing.handle: thing.zone})
    if proxy is not None:
        end_earlier_attacks(ev, thing)
        thing = ev.state.objects[thing.handle]
    moved = thing
    if not leaves_play(thing.zone):
        moved = replace(move(ev, thing, "combat chain"), at=link, controller=item.controller).with_status("attacking")
        ev.board.put(moved)
    if proxy is not None:
        moved = replace(proxy, zone="combat chain", at=link).with_status("attacking")
        ev.board.put(moved)
    return moved


def _begin_link(ev: Running, moved: GameObject, targets: list[GameObject], item: Item) -> None:
    """What the game remembers of the new chain link, and its attack step (7.2)."""
    defending = dict.fromkeys(_hero(ev, target) for target in in_turn(ev, moved.controller, targets))
    heroes = {"attacking hero": (_hero(ev, moved),), "defending hero": tuple(defending)}
    known = remembered(ev.state)
    ev.board.remember(
        links=known.links + 1,
        attack=moved.identity,
        attacks=(*known.attacks, moved.identity),
        attackers=(*known.attackers, item.controller),
        targets=tuple(target.handle for target in in_turn(ev, moved.controller, targets)),
        guarded={},
        heroes=heroes,
    )
    ev.board.begin_span("link")
    _begin(ev, "attack")


def _hero(ev: Running, thing: GameObject) -> str:
    hero = hero_of(ev.state, thing.player)
    return hero.handle if hero is not None else ""


# --- the damage and resolution steps ---------------------------------------------------------------


def _damage(ev: Running) -> None:
    """Power against the defense of what defends; more than that hits for the difference (7.5.2)."""
    targets = attacked(ev)
    for target in targets:
        attacking = active_attack(ev)
        if attacking is not None and ev.state.find(target.identity) is not None:
            _deal_to(ev, attacking, target, f" of what defends {target.handle}" if len(targets) > 1 else "")


def _deal_to(ev: Running, attacking: GameObject, target: GameObject, whose: str) -> None:
    """What is dealt to one target: of several each is dealt its own, one after the other (7.5.2c)."""
    power = measure(ev, ev.state, attacking, "power")
    defense = sum(measure(ev, ev.state, card, "defense") for card in defenders(ev, target))
    text = f"{attacking.handle} has {power} power against {defense} defense{whose}"
    ev.journal.record("procedure", text, ev.rules.cite("calculate damage"), objects=(attacking.handle,))
    if power <= defense:
        return
    cause = Cause(attacking.controller, attacking, (*attacking.card.types, "attack"), attacking.handle)
    hit = Event(
        "takes damage",
        (target,),
        attacking.controller,
        power - defense,
        cause=cause,
        category=("physical",),
        payload=OfAttack(attack=attacking.identity),
    )
    if not any(parts_of_hit(ev, event) for event in ev.events.perform([hit])):
        text = f"{attacking.handle} does not hit: it deals no damage to {target.handle if whose else 'what it attacks'}"
        ev.journal.record("procedure", text, ev.rules.cite("no hit"), ok=False, objects=(attacking.handle,))


def _resolve_link(ev: Running) -> None:
    """The chain link resolves, and an attack with go again gives an action point (7.6.2)."""
    thing = _attack_as_known(ev)
    if thing is not None:
        player = thing.player
        ev.events.perform([Event("chain link resolves", (thing,), player, at=remembered(ev.state).link)])
        give_action_point(ev, thing, player, "go again of an attack")
    expire(ev, Duration.THIS_LINK)


def _attack_as_known(ev: Running) -> GameObject | None:
    """The attack of the active chain link, or how it last was if it is gone (7.6.2a)."""
    identity = remembered(ev.state).attack
    thing = ev.state.find(identity)
    if thing is not None:
        return thing
    known = ev.derived.departed.get(identity)
    return known[0] if known is not None and ev.rules.ask(A_DEPARTED_ATTACK_HAS_GO_AGAIN) else None


def give_action_point(ev: Running, thing: GameObject, player: str, procedure: str) -> None:
    """An attack or a layer that has go again gives its controller an action point (5.3.5, 7.6.2)."""
    if "go again" in ev.derived.traits(ev.state, thing).keywords:
        grant_action_point(ev, thing, player, procedure)


def grant_action_point(ev: Running, thing: GameObject, player: str, procedure: str) -> None:
    """The action point of go again."""
    text = f"{thing.handle} has go again: {player} gains 1 action point"
    ev.journal.record("procedure", text, ev.rules.cite(procedure), objects=(thing.handle,), players=(player,))
    cause = Cause(player, thing, tuple(thing.card.types), thing.handle)
    ev.events.perform([Event("gains action points", (), player, 1, cause=cause)])


_DOES: dict[str, Callable[[Running], None]] = {"damage": _damage, "resolution": _resolve_link}
_NEXT = {"attack": "defend", "defend": "reaction", "reaction": "damage", "damage": "resolution"}


def next_step(ev: Running) -> None:
    """All have passed with an empty stack: the next step of combat begins, or the chain closes."""
    step = step_of(ev)
    following = _NEXT.get(step)
    if following is None:
        close_combat_chain(ev)
        return
    if following == "defend":
        ev.board.remember(declared=frozenset())
    elif following == "reaction":
        for target in attacked(ev):
            check_what_must_defend(ev, [], target)  # of whoever has declared nothing
    _begin(ev, following)
    if following in _DOES:
        _DOES[following](ev)


# --- closing ---------------------------------------------------------------------------------------


def close_combat_chain(ev: Running) -> None:
    """The close step: its event, what triggered resolves, permanents return and the rest is cleared (7.7)."""
    ev.board.remember(closing=False)
    _begin(ev, "close")
    on_chain = tuple(thing for thing in ev.state.in_zone("combat chain") if thing.stands_for is None)
    ev.events.perform([Event("combat chain closes", on_chain, ev.state.turn_player)])
    _clear_attacks(ev)
    settle(ev)
    while ev.state.waiting:
        resolve_newest(ev)
    end_all_attacks(ev)
    for thing in ev.state.in_zone("combat chain"):
        _go_home(ev, thing)
    clear(ev, ev.state.in_zone("combat chain"))
    expire(ev, Duration.THIS_COMBAT)
    ev.board.end_combat()
    now = remembered(ev.state)
    kept = FleshAndBloodMemory(now.passed, now.lost, now.winner, now.left)
    ev.board.remember_only(replace(kept, sub_cards=now.sub_cards, told=now.told))
    ev.journal.record("procedure", "The combat chain closes", ev.rules.cite("combat chain closes"))


def _clear_attacks(ev: Running) -> None:
    """Attacks and reactions leave the stack unresolved (7.7.3)."""
    items = [item for item in ev.state.waiting if item.category == ("attack",) or _is_reaction(item)]
    for item in items:
        ev.board.take_off(item)
    clear(ev, [ev.state.objects[item.source.handle] for item in items if item.kind == "card"])


def _is_reaction(item: Item) -> bool:
    return item.kind == "card" and bool({"attack reaction", "defense reaction"}.intersection(item.source.card.types))


def _go_home(ev: Running, thing: GameObject) -> None:
    """A permanent returns to its zone (7.7.5)."""
    home = remembered(ev.state).homes.get(thing.handle, "")
    if not home:
        return
    back = move(ev, thing, home).with_status("attacking", on=False).with_status("defending", on=False)
    ev.board.put(back)
