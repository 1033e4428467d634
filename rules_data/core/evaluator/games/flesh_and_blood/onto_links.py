"""Cards that an effect puts onto the active chain link, to defend or to attack there (7.0.4a, 8.5.32; 2026-06-10)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, bind, for_each_told, objects_of
from rules_data.core.evaluator.state import Frame, GameObject, IllegalStep, replace

from .attacks import cease
from .defending import active_attack, check_attack_allows, defend_with
from .memory import remembered
from .questions_named_effects import (
    A_CARD_PUT_ONTO_A_LINK_IS_ITS_ATTACK,
    AN_EFFECT_ADDS_DEFENDING_CARDS,
    WHAT_CANNOT_DEFEND_IS_NOT_ADDED,
)
from .timing import step_of
from .zones import clear, move

# The steps in which a chain link is the active one (7.0.3b, 7.0.3d).
_ACTIVE = ("attack", "defend", "reaction", "damage")


def add_defender(ev: Running, effect: Effect, frame: Frame) -> None:
    """Each card goes to the active chain link and defends there, unless it cannot (8.5.32)."""
    told = for_each_told(ev, effect, frame)
    things = [thing for own, theirs in told for thing in objects_of(ev, own.objects, theirs)]
    ruled = ev.rules.ask(AN_EFFECT_ADDS_DEFENDING_CARDS) if things else None
    added = [_added(ev, thing, ruled.rules, frame) for thing in things] if ruled else []
    frame.view.done = any(added)
    frame.view.state = ev.state
    _name(ev, effect, frame, [ev.state.objects[thing.handle] for thing in things])


def _added(ev: Running, thing: GameObject, rules: tuple[str, ...], frame: Frame) -> bool:
    refused = _why_not(ev, thing)
    if refused is not None:
        text = f"{frame.cause.name}: {thing.handle} is not added: {refused[0]}"
        ev.journal.record("recheck_failed", text, refused[1], ok=False, objects=(thing.handle,))
        return False
    text = f"{thing.handle} is added to the chain link as a defending card"
    ev.journal.record("procedure", text, rules, objects=(thing.handle,))
    defend_with(ev, [(thing.player, [ev.state.objects[thing.handle]])])
    return True


def _why_not(ev: Running, thing: GameObject) -> tuple[str, tuple[str, ...]] | None:
    """Why a card cannot be added, and by which rules; None where it can."""
    if step_of(ev) not in _ACTIVE or active_attack(ev) is None:
        return "there is no active chain link", ev.rules.cite("active chain link")
    ruled = ev.rules.ask(WHAT_CANNOT_DEFEND_IS_NOT_ADDED)
    if not ruled:
        return None
    if "defending" in thing.statuses and thing.zone == "combat chain":
        return "it is defending already", ruled.rules
    if "defend" in ev.derived.traits(ev.state, thing).cannot:
        return "it can't defend", ruled.rules
    try:
        check_attack_allows(ev, [thing])
    except IllegalStep as refused:
        return refused.reason, (*ruled.rules, *refused.rules)
    return None


def can_be_added(ev: Running, thing: GameObject) -> bool:
    """Whether a card could be added to the active chain link as a defending card."""
    return _why_not(ev, thing) is None


def put_attacking(ev: Running, effect: Effect, frame: Frame) -> None:
    """The card becomes the attack of the active chain link in place of the one that is there, if any (7.0.4a)."""
    found = objects_of(ev, effect.objects, frame)[:1]
    frame.view.done = False
    if not found:
        return
    label, card = frame.cause.name, found[0]
    if step_of(ev) not in _ACTIVE:
        rules = ev.rules.cite("active chain link")
        text = f"{label}: there is no active chain link for {card.handle}"
        ev.journal.record("recheck_failed", text, rules, ok=False, objects=(card.handle,))
        return
    ruled = ev.rules.ask(A_CARD_PUT_ONTO_A_LINK_IS_ITS_ATTACK)
    if not ruled:
        text = f"{label}: no rule says what becomes of {card.handle} on a chain link that is there already"
        ev.journal.record("skipped", text, ruled.rules, ok=False, objects=(card.handle,))
        return
    _take_its_place(ev, card)
    _become_the_attack(ev, ev.state.objects[card.handle], frame.view.you)
    text = f"{card.handle} is the attack of the active chain link from now on; what it attacks stays the same"
    ev.journal.record("procedure", text, ruled.rules, objects=(card.handle,))
    frame.view.done, frame.view.state = True, ev.state
    _name(ev, effect, frame, [ev.state.objects[card.handle]])


def _name(ev: Running, effect: Effect, frame: Frame, cards: list[GameObject]) -> None:
    """Give the cards the name that the instruction gives them, as they are on the chain link."""
    if effect.bind is not None:
        bind(ev, frame, effect.bind, tuple(card.identity for card in cards))


def _take_its_place(ev: Running, card: GameObject) -> None:
    """The attack that is there is cleared; what only represents a weapon ceases to exist."""
    there = active_attack(ev)
    if there is None or there.identity == card.identity:
        return
    if there.stands_for is not None:
        cease(ev, there, f"{card.handle} is the attack of its chain link now")
    else:
        clear(ev, [there])


def _become_the_attack(ev: Running, card: GameObject, player: str) -> None:
    known = remembered(ev.state)
    moved = replace(move(ev, card, "combat chain"), at=known.link, controller=player).with_status("attacking")
    ev.board.put(moved)
    ev.board.remember(
        attack=moved.identity,
        attacks=(*known.attacks[:-1], moved.identity),
        attackers=(*known.attackers[:-1], player),
    )


INSTRUCTIONS = {"add defender": add_defender, "put attacking": put_attacking}
