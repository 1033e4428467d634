"""Epic: whoever has resolved such a spell casts no more, and copies it in each of their upkeeps (702.50)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Filter,
    Pick,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import CannotCast
from rules_data.core.abilities.effects import NEW_TARGETS, CopyWaiting, Later
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Frame, GameObject, Item, Modifier, Viewpoint, replace

from .having import has, rules_of
from .keyword_parts import YOUR_UPKEEP
from .keywords_of_casting import EPIC
from .memory import remembered

_COPY = CopyWaiting(Selector(Pick.ME), status=NEW_TARGETS)
_EACH_UPKEEP = Ability(AbilityKind.TRIGGERED, (_COPY,), Trigger((YOUR_UPKEEP,)), name=EPIC)


def go_on_forever(ev: Running, item: Item, spell: GameObject) -> None:
    """What a spell with epic says of the rest of the game, as the last thing that it does (702.50a)."""
    if not has(ev, spell, EPIC):
        return
    player = ev.state.objects[item.controller]
    silent = Modifier(CannotCast(Filter()), Duration.PERMANENT, ev.state.clock, item.label, player=item.controller)
    ev.board.put(replace(player, modifiers=(*player.modifiers, silent)))
    text = f"{item.controller} can't cast spells for the rest of the game"
    ev.journal.record("procedure", text, rules_of(ev, EPIC), players=(item.controller,), objects=(item.label,))
    # The copies are of this spell as it is now, but for epic.
    keywords = tuple(each for each in spell.card.keywords if each[0] != EPIC)
    known = replace(item, source=replace(spell, card=replace(spell.card, keywords=keywords)))
    ev.board.remember(off_stack={**remembered(ev.state).off_stack, spell.identity: known})
    frame = Frame(Viewpoint(item.controller, spell, ev.state), cause_of(item), item)
    run_effects(ev, (Later(_EACH_UPKEEP),), frame)
