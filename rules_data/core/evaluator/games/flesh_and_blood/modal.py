"""Modal abilities of attacks: what is chosen of them is what the attack has (Comprehensive Rules 1.7.5)."""

from __future__ import annotations

from rules_data.core.abilities.effects import Modes
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of, view_of_item
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Frame, Item, position_of

from .questions_play import CHOSEN_MODES_ARE_ITS_ABILITIES


def have_what_was_chosen(ev: Running, item: Item) -> None:
    """An attack has the modes that have been declared as it was played; it does not resolve, and has them at once."""
    if item.kind != "card" or item.category != ("attack",) or item.ability is None:
        return
    for effect in item.ability.effects:
        if not isinstance(effect, Modes):
            continue
        ruled = ev.rules.ask(CHOSEN_MODES_ARE_ITS_ABILITIES)
        if not ruled:
            return
        chosen = item.modes.get(position_of(item, effect), ())
        text = f"{item.label} has what has been chosen for it: {', '.join(map(str, chosen))}"
        ev.journal.record("procedure", text, ruled.rules, objects=(item.label,))
        for mode in effect.modes:
            if mode.name in chosen:
                frame = Frame(view_of_item(ev, item), cause_of(item), item, begun=len(ev.journal.events))
                run_effects(ev, mode.effects, frame)


__all__ = ["have_what_was_chosen"]
