"""Items on the chain that change hands, and new choices for them (Core Rules v1.4 186 and 750)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import NewChoices
from rules_data.core.evaluator.events import Running, objects_of
from rules_data.core.evaluator.matching import item_of
from rules_data.core.evaluator.stack import choose_for, targeting
from rules_data.core.evaluator.state import Event, Frame, Item, NotSupported, replace

from .questions_copying import WHAT_IS_TAKEN_ON_THE_CHAIN_CHANGES_HANDS, WHAT_NEW_CHOICES_DO
from .questions_course import NOT_SAID


def take_item(ev: Running, event: Event) -> Event | None:
    """Another player controls an item on the chain from now on; None where the object is none, or is theirs."""
    item = item_of(ev.state, event.objects[0])
    if item is None or item.controller == event.player:
        return None
    ruled = ev.rules.ask(WHAT_IS_TAKEN_ON_THE_CHAIN_CHANGES_HANDS)
    if not ruled:
        return None
    ev.board.put_item(replace(item, controller=event.player))
    thing = ev.state.objects.get(event.objects[0].handle)
    if thing is not None:
        thing = replace(thing, controller=event.player)
        ev.board.put(thing)
    text = f"{event.player} controls {item.label} on the chain"
    ev.journal.record("procedure", text, ruled.rules, objects=(item.label,), players=(event.player,))
    return replace(event, after=(thing or event.objects[0],))


def make_new_choices(ev: Running, effect: Effect, frame: Frame) -> None:
    """The modes and targets of these items are chosen again, by the player who acts; they can be as they were."""
    ruled = ev.rules.ask(WHAT_NEW_CHOICES_DO)
    if ruled.answer == NOT_SAID:
        raise NotSupported(f"The rules do not say what new choices do (rule {', '.join(ruled.rules)}).")
    frame.view.done = False
    if not isinstance(effect, NewChoices) or ruled.answer == "nothing":
        return
    for thing in objects_of(ev, effect.objects, frame):
        item = item_of(ev.state, thing)
        if item is not None and item.ability is not None and _choose_again(ev, item, frame.view.you):
            text = f"{frame.view.you} makes new choices for {item.label}"
            ev.journal.record("procedure", text, ruled.rules, objects=(item.label,), players=(frame.view.you,))
            frame.view.done = True


def _choose_again(ev: Running, item: Item, player: str) -> bool:
    """Whether something is chosen otherwise; what is chosen now and was not before has become a target (754)."""
    if item.ability is None or not (item.targets or item.modes):
        return False
    chosen = choose_for(ev, replace(item, targets={}, modes={}, controller=player), item.ability)
    if chosen is None:
        return False
    chosen = replace(chosen, controller=item.controller)
    ev.board.put_item(chosen)
    before = {identity for found in item.targets.values() for identity in found}
    added = {where: tuple(one for one in found if one not in before) for where, found in chosen.targets.items()}
    ev.events.perform(targeting(ev, replace(chosen, targets=added)))
    return (chosen.targets, chosen.modes) != (item.targets, item.modes)


INSTRUCTIONS = {NewChoices.verb: make_new_choices}
