"""The combat chain: attacks become chain links, are defended, deal damage and resolve (Comprehensive Rules 7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import resolve_newest, settle
from rules_data.core.evaluator.state import Cause, Event, GameObject, IllegalStep, Item

from .expiry import expire
from .facts import hero_of
from .memory import FleshAndBloodMemory, remembered
from .payloads import OfAttack
from .timing import step_of
from .zones import EQUIPPED_ZONES, move


def open_combat_chain(ev: Running) -> None:
    """An attack was added to the stack: the chain opens if it is closed, and the layer step begins (7.0.2a)."""
    if not ev.state.combat:
        ev.board.begin_combat()
        ev.board.remember(links=0)
        ev.journal.record("procedure", "The combat chain opens", ev.rules.cite("combat chain opens"))
        ev.events.perform([Event("combat chain opens", (), ev.state.turn_player)])
    _begin(ev, "layer")


def _begin(ev: Running, step: str) -> None:
    ev.board.remember(step=step, passed=frozenset())
    ev.journal.record("procedure", f"The {step} step begins", ev.rules.cite(f"{step} step"))
    if "start of" in ev.interest.spoken_of:
        ev.events.perform([Event("start of", (), ev.state.turn_player, phase=step)])


def active_attack(ev: Running) -> GameObject | None:
    """The attack of the active chain link, if it is still on the combat chain."""
    memory = remembered(ev.state)
    thing = ev.state.find(memory.attack)
    if thing is None or thing.zone != "combat chain":
        return None
    return thing if thing.at == memory.link else None


def attack_instead(ev: Running, item: Item) -> bool:
    """An attack on top of the stack is not resolved there but becomes a chain link (5.3.1a)."""
    if item.category != ("attack",):
        return False
    attack(ev, item)
    return True


# --- the attack step -------------------------------------------------------------------------------


def attack(ev: Running, item: Item) -> None:
    """All have passed on an attack: it becomes the active attack of a new chain link (7.2)."""
    ev.board.take_off(item)
    ev.journal.resolved.append(item.label)
    thing = ev.state.objects.get(item.source.handle)
    target = ev.state.find(item.bindings["attack target"][0])
    ev.journal.record(
        "resolved", f"{item.label} becomes a chain link", ev.rules.cite("attack step"), objects=(item.label,)
    )
    if thing is None or target is None or thing.zone == "nowhere":
        close_combat_chain(ev)
        return
    number = remembered(ev.state).links + 1
    link = str(number)
    if thing.zone in EQUIPPED_ZONES or thing.zone == "permanent":
        ev.board.remember(homes={**remembered(ev.state).homes, thing.handle: thing.zone})
    again = _as_no_attack(thing) if "attacking" in thing.statuses else thing
    moved = replace(move(ev, again, "combat chain"), at=link, controller=item.controller).with_status("attacking")
    ev.board.put(moved)
    heroes = {"attacking hero": _hero(ev, moved), "defending hero": _hero(ev, target)}
    ev.board.remember(links=number, attack=moved.identity, target=target.handle, heroes=heroes)
    ev.board.begin_span("link")
    _begin(ev, "attack")
    cause = Cause(item.controller, moved, tuple(moved.card.types), moved.handle)
    ev.events.perform(
        [
            Event("attacks", (moved,), item.controller, at=link, cause=cause),
            Event("is attacked", (target,), item.controller, at=link, cause=cause),
        ]
    )


def _hero(ev: Running, thing: GameObject) -> str:
    hero = hero_of(ev.state, thing.controller or thing.owner)
    return hero.handle if hero is not None else ""


# --- the defend step -------------------------------------------------------------------------------


def declare_defenders(ev: Running, player: str, cards: list[GameObject]) -> None:
    """Cards are declared as defending, together (7.3.2). Raises IllegalStep where a rule or effect forbids it."""
    rules = ev.rules.cite("defend step")
    target = ev.state.objects.get(remembered(ev.state).target)
    if step_of(ev) != "defend" or target is None or target.controller != player or target.zone != "hero":
        raise IllegalStep(f"{player} may not declare defending cards now", rules)
    if remembered(ev.state).declared:
        raise IllegalStep("the defending cards have already been declared", rules)
    for card in cards:
        _check_defender(ev, player, card)
    check_attack_allows(ev, [card for card in cards if card.zone == "hand"], bool(cards))
    ev.board.remember(declared=True)
    defend_with(ev, player, cards)


def _check_defender(ev: Running, player: str, card: GameObject) -> None:
    rules = ev.rules.cite("defend step")
    traits = ev.derived.traits(ev.state, card)
    if card.owner != player or (card.zone != "hand" and card.zone not in EQUIPPED_ZONES):
        raise IllegalStep(f"{card.handle} is no card {player} could defend with", rules)
    if "defense" not in traits.stats:
        raise IllegalStep(f"{card.handle} has no defense", rules)
    if "defense reaction" in traits.types:
        raise IllegalStep(f"{card.handle} cannot be declared as a defending card", rules)
    if "defend" in traits.cannot:
        raise IllegalStep(f"{card.handle} can't defend", ev.rules.cite("modified rules"))


def check_attack_allows(ev: Running, from_hand: list[GameObject], any_card: bool = True) -> None:
    """Raise IllegalStep when the attack cannot be defended, or not by so many cards from hand (8.3.4, 8.3.22)."""
    attacking = active_attack(ev)
    if attacking is None:
        return
    traits = ev.derived.traits(ev.state, attacking)
    keywords = traits.keywords
    if any_card and "be defended" in traits.cannot:
        raise IllegalStep(f"{attacking.handle} can't be defended", ev.rules.cite("modified rules"))
    already = sum(1 for o in defenders(ev) if o.handle not in remembered(ev.state).homes)
    if "dominate" in keywords and len(from_hand) + already > 1:
        raise IllegalStep(
            f"{attacking.handle} has dominate: one card from hand defends at most", ev.rules.cite("dominate")
        )
    actions = [card for card in from_hand if "action" in ev.derived.traits(ev.state, card).types]
    if "overpower" in keywords and len(actions) > 1:
        raise IllegalStep(
            f"{attacking.handle} has overpower: one action card defends at most", ev.rules.cite("overpower")
        )


def defend_with(ev: Running, player: str, cards: list[GameObject]) -> None:
    """Cards become defending cards on the active chain link, as one multi-event (7.0.5)."""
    link = remembered(ev.state).link
    attacking = active_attack(ev)
    moved = []
    for card in cards:
        if card.zone in EQUIPPED_ZONES:
            ev.board.remember(homes={**remembered(ev.state).homes, card.handle: card.zone})
        put = replace(move(ev, card, "combat chain"), at=link, controller=player).with_status("defending")
        ev.board.put(put)
        moved.append(put)
    events = []
    for card in moved:
        cause = Cause(player, card, tuple(card.card.types), card.handle)
        against = (attacking,) if attacking is not None else ()
        events.append(Event("defends", (card,), player, at=link, cause=cause))
        if attacking is not None:
            events.append(Event("is defended", against, player, at=link, cause=cause))
    if events:
        ev.events.perform(events)


def defenders(ev: Running) -> list[GameObject]:
    """The defending cards of the active chain link."""
    link = remembered(ev.state).link
    return [o for o in ev.state.in_zone("combat chain") if o.at == link and "defending" in o.statuses]


# --- the damage and resolution steps ---------------------------------------------------------------


def _damage(ev: Running) -> None:
    """Power against the defense of what defends; more than that hits for the difference (7.5.2)."""
    attacking = active_attack(ev)
    target = ev.state.objects.get(remembered(ev.state).target)
    if attacking is None or target is None:
        return
    power = measure(ev, ev.state, attacking, "power")
    defense = sum(measure(ev, ev.state, card, "defense") for card in defenders(ev))
    text = f"{attacking.handle} has {power} power against {defense} defense"
    ev.journal.record("procedure", text, ev.rules.cite("calculate damage"), objects=(attacking.handle,))
    if power <= defense:
        return
    cause = Cause(attacking.controller, attacking, (*attacking.card.types, "attack"), attacking.handle)
    ev.events.perform(
        [
            Event(
                "takes damage",
                (target,),
                attacking.controller,
                power - defense,
                cause=cause,
                category=("physical",),
                payload=OfAttack(attack=attacking.identity),
            )
        ]
    )


def _resolve_link(ev: Running) -> None:
    """The chain link resolves, and an attack with go again gives an action point (7.6.2)."""
    thing = ev.state.objects.get(remembered(ev.state).attack[0])
    if thing is None:
        return
    player = thing.controller or thing.owner
    ev.events.perform([Event("chain link resolves", (thing,), player, at=remembered(ev.state).link)])
    if "go again" in ev.derived.traits(ev.state, thing).keywords:
        cause = Cause(player, thing, tuple(thing.card.types), thing.handle)
        ev.events.perform([Event("gains action points", (), player, 1, cause=cause)])
    expire(ev, Duration.THIS_LINK)


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
        ev.board.remember(declared=False)
    _begin(ev, following)
    if following in _DOES:
        _DOES[following](ev)


# --- closing ---------------------------------------------------------------------------------------


def close_combat_chain(ev: Running) -> None:
    """The close step: its event, what triggered resolves, permanents return and the rest is cleared (7.7)."""
    ev.board.remember(closing=False, step="close")
    ev.journal.record("procedure", "The close step begins", ev.rules.cite("close step"))
    attacks = [item for item in ev.state.waiting if item.category == ("attack",)]
    for item in attacks:
        ev.board.take_off(item)
        if item.kind == "card":
            move(ev, ev.state.objects[item.source.handle], "graveyard")
    on_chain = tuple(ev.state.in_zone("combat chain"))
    ev.events.perform([Event("combat chain closes", on_chain, ev.state.turn_player)])
    settle(ev)
    while ev.state.waiting:
        resolve_newest(ev)
    for thing in ev.state.in_zone("combat chain"):
        _leave(ev, thing)
    expire(ev, Duration.THIS_COMBAT)
    ev.board.end_combat()
    now = remembered(ev.state)
    ev.board.remember_only(FleshAndBloodMemory(now.passed, now.lost, now.winner, closing=now.closing))
    ev.journal.record("procedure", "The combat chain closes", ev.rules.cite("combat chain closes"))


def _as_no_attack(thing: GameObject) -> GameObject:
    """A permanent that attacks no more keeps nothing of what was waiting for its attack (1.4.3e)."""
    return replace(thing, modifiers=tuple(modifier for modifier in thing.modifiers if modifier.made_by is None))


def _leave(ev: Running, thing: GameObject) -> None:
    home = remembered(ev.state).homes.get(thing.handle, "")
    if not home:
        move(ev, thing, "graveyard")
        return
    back = _as_no_attack(move(ev, thing, home)).with_status("attacking", on=False).with_status("defending", on=False)
    ev.board.put(back)
