"""What keeps a player from casting a card, or a copy of one, that an effect has them cast (601.3, 702.61)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.stack import has_choices_for
from rules_data.core.evaluator.state import Frame, GameObject, Item, NotSupported

from .casting_limits import what_forbids
from .having import rules_of
from .split_second import SPLIT_SECOND, spell_with_split_second


def who_casts(ev: Running, effect: Effect, frame: Frame) -> str:
    """Whoever an effect has cast something: its controller, or one other player. Raises NotSupported for several."""
    players = acting_players(ev, effect, frame)
    if len(players) > 1:
        raise NotSupported(f"{frame.label} has several players cast spells, which can't be played here yet.")
    return players[0] if players else frame.view.you


def is_held_up(ev: Running, thing: GameObject) -> bool:
    """Whether a spell with split second waits, while which no other is cast; a step says so."""
    holder = spell_with_split_second(ev) if ev.state.waiting else ""
    if holder:
        text, rules = f"{thing.handle} is not cast: {holder} has split second", rules_of(ev, SPLIT_SECOND)
        ev.journal.record("procedure", text, rules, ok=False, objects=(thing.handle,))
    return bool(holder)


def is_forbidden(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect forbids that a player casts it; a step says which."""
    forbidden, rules = what_forbids(ev, player, thing)
    if forbidden:
        ev.journal.record("procedure", forbidden, rules, ok=False, objects=(thing.handle,), players=(player,))
    return bool(forbidden)


def lacks_targets(ev: Running, item: Item) -> bool:
    """Whether what is about to be cast has no legal targets for its instructions; a step says so (601.2c)."""
    if item.ability is None or has_choices_for(ev, item, item.ability.effects):
        return False
    rules, text = ev.rules.cite("targets of a card"), f"{item.label} is not cast: there are no legal targets for it"
    ev.journal.record("procedure", text, rules, ok=False, objects=(item.label,))
    return True
