"""How a permanent enters that nothing has been said about: tapped or not, and an Aura on something (303.4, 614.12)."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities import Ability, AbilityKind, Pick
from rules_data.core.abilities.changes import Enters
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.state import GameObject, Traits, Viewpoint

from .protecting import ATTACHMENTS, is_protected
from .questions_actions import (
    AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED,
    OBJECTS_ENTER_AS_EFFECTS_SAY,
    WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF,
)
from .vocabulary import PLAYER

_BATTLEFIELD = "battlefield"
AURA = "Aura"


def comes_tapped(ev: Running, entered: GameObject) -> bool:
    """Whether effects say that a permanent enters tapped; its own count only if they are about it alone (614.12)."""
    if not _is_said_to_come_tapped(ev, entered):
        return False
    of_a_group = [ability for ability in entered.card.abilities if _says_how_a_group_enters(ability)]
    ruled = ev.rules.ask(WHAT_ENTERS_IS_ONE_OF_A_GROUP_IT_SPEAKS_OF) if of_a_group else None
    if ruled is None or ruled:
        return True
    others = tuple(ability for ability in entered.card.abilities if ability not in of_a_group)
    ev.board.put(replace(entered, card=replace(entered.card, abilities=others)))
    tapped = _is_said_to_come_tapped(ev, ev.state.objects[entered.handle])
    ev.board.put(entered)
    if not tapped:
        text = f"What {entered.handle} says of how others enter does not apply to itself"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(entered.handle,))
    return tapped


def _is_said_to_come_tapped(ev: Running, entered: GameObject) -> bool:
    tapped = ev.derived.traits(ev.state, entered).enters == "tapped"
    return tapped and bool(ev.rules.ask(OBJECTS_ENTER_AS_EFFECTS_SAY))


def _says_how_a_group_enters(ability: Ability) -> bool:
    continuous = ability.continuous
    if ability.kind is not AbilityKind.PASSIVE or continuous is None or continuous.affects.pick is Pick.ME:
        return False
    return any(isinstance(change, Enters) for change in continuous.changes)


def host_as_it_enters(ev: Running, aura: GameObject, player: str) -> GameObject | None:
    """What an Aura enchants that has not been cast, as the player chooses under whose control it enters (303.4f).

    None where there is nothing that it could enchant.
    """
    batch = ev.under_way.batch
    before = (batch.before if batch is not None else ev.state).objects
    seen = replace(aura, zone=_BATTLEFIELD, controller=player)
    traits = ev.derived.traits(ev.state, seen)
    able = [o for o in ev.state.objects.values() if o.handle in before and can_enchant(ev, seen, traits, o)]
    rules = ev.rules.ask(AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED).rules
    found = able[:1] if len(able) < 2 else ev.choices.choose_from(player, "objects", able, 1, aura.handle, rules)
    text = f"{aura.handle} enters on {found[0].handle}" if found else f"There is nothing that {aura.handle} can enchant"
    ev.journal.record("procedure", text, rules, ok=bool(found), objects=(aura.handle,), players=(player,))
    return found[0] if found else None


def is_put_there_attached(ev: Running, thing: GameObject) -> bool:
    """Whether an object is an Aura that is to be attached to something as it enters."""
    return AURA in thing.card.tags and bool(ev.rules.ask(AN_AURA_THAT_IS_PUT_THERE_IS_ATTACHED))


def can_enchant(ev: Running, aura: GameObject, traits: Traits, host: GameObject) -> bool:
    """Whether an Aura may be on what its enchant ability lets it enchant; one that has lost it can enchant nothing."""
    if host.zone not in (_BATTLEFIELD, PLAYER) or is_protected(ev, host, aura, ATTACHMENTS):
        return False
    if all(ability.enchants is None for ability in aura.card.abilities):
        return True  # the file does not say what it enchants
    view = Viewpoint(aura.controller, aura, ev.state)
    return any(a.enchants is not None and not why_not(ev, a.enchants, host, view) for a in traits.abilities)
