"""Playing split-cards, as one of their sides or melded as both (Comprehensive Rules 5.1.2c, 5.3.4d, 8.3.38, 9.2.3)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import instructions_of
from rules_data.core.evaluator.state import NOTHING_PAID, GameObject, IllegalStep, Item, Paid, Traits, replace

from .keywords import has_keyword
from .questions_keywords import STANDS_FOR
from .questions_play import (
    A_MELDED_LAYER_RESOLVES_TWICE,
    A_SPLIT_CARD_IS_PLAYED_AS_ONE_SIDE,
    AN_ACTION_THAT_IS_AN_INSTANT_TOO_IS_PLAYED_AS_AN_ACTION,
)
from .sides import side_alone

MELD, MELDED = "meld", "melded"
_RIGHT_SIDE_DONE = "right side has resolved"


def played_as(ev: Running, player: str, thing: GameObject, name: str) -> tuple[GameObject, Paid]:
    """A card as its player plays it, and "melded" among what is paid for it where that is as both of its sides.

    Raises IllegalStep where it cannot be that, or where its sides have to be chosen (5.1.2c).
    """
    sides = {side.name: side for _, side in thing.card.forms}
    if name not in sides and name not in ("", thing.card.name):
        raise IllegalStep(f"{thing.handle} cannot be played as {name}", ev.rules.cite("play a card"))
    ruled = ev.rules.ask(A_SPLIT_CARD_IS_PLAYED_AS_ONE_SIDE) if sides else None
    if not ruled:
        return thing, NOTHING_PAID
    can_meld = has_keyword(ev, ev.derived.traits(ev.state, thing), MELD)
    if name and name not in sides and can_meld:
        rules = ev.rules.ask(STANDS_FOR[MELD]).rules
        text = f"{player} melds {thing.handle}: it is played as {' and '.join(sides)}, for twice its base cost"
        ev.journal.record("choice", text, rules, objects=(thing.handle,), players=(player,))
        return thing, NOTHING_PAID.with_cost(MELDED)
    if name not in sides:
        ways = [*sides, f"{thing.card.name} for both, as it has meld"] if can_meld else [*sides]
        raise IllegalStep(f"{player} chooses one side of {thing.handle}: {' or '.join(ways)}", ruled.rules)
    shown = replace(thing, card=side_alone(thing.card, sides[name]))
    ev.board.put(shown)
    text = f"{player} plays {thing.handle} as {name}"
    ev.journal.record("choice", text, ruled.rules, objects=(thing.handle,), players=(player,))
    return shown, NOTHING_PAID


def base_cost(item: Item, card: CardFacts) -> dict[str, int]:
    """The resources that its asset-cost starts with: of a melded card twice those of its base cost (8.3.38b)."""
    times = 2 if MELDED in item.paid.costs else 1
    return {name: times * amount for name, amount in card.cost.resources}


def types_to_play_by(ev: Running, thing: GameObject, traits: Traits) -> set[str]:
    """The types that say when it can be played and for what: of an action and instant in one those of an action."""
    kinds = set(traits.types)
    ruled = {"action", "instant"} <= kinds and ev.rules.ask(AN_ACTION_THAT_IS_AN_INSTANT_TOO_IS_PLAYED_AS_AN_ACTION)
    if not ruled:
        return kinds
    text = f"{thing.handle} is an action as well as an instant: it is played when an action can be, for an action point"
    ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
    return kinds - {"instant"}


def part_resolving(ev: Running, item: Item, ability: Ability) -> Ability:
    """Of a melded layer the resolution abilities of its right side, and the second time those of its left (5.3.4d)."""
    if not _in_two_parts(ev, item, item.source):
        return ability
    (_, left), (_, right) = item.source.card.forms
    own = len(instructions_of(ev, replace(item.source, card=right)).effects)
    first = len(ability.effects) - own
    again = _RIGHT_SIDE_DONE in item.bindings
    side = f"left side, {left.name}," if again else f"right side, {right.name},"
    _tell(ev, item, f"{item.label} is melded: only its {side} has its effects now")
    return replace(ability, effects=ability.effects[:first] if again else ability.effects[first:])


def left_to_resolve(ev: Running, item: Item, thing: GameObject) -> bool:
    """Whether a melded layer stays on the stack, since its left side has yet to resolve (5.3.4d)."""
    if _RIGHT_SIDE_DONE in item.bindings or thing.zone != "stack" or not _in_two_parts(ev, item, thing):
        return False
    ev.board.add_item(replace(item, bindings={**item.bindings, _RIGHT_SIDE_DONE: (thing.identity,)}))
    _tell(ev, item, f"{item.label} stays on the stack, and {ev.state.turn_player} gains priority")
    return True


def _in_two_parts(ev: Running, item: Item, thing: GameObject) -> bool:
    melded = item.kind == "card" and MELDED in thing.paid.costs and len(thing.card.forms) == 2
    return melded and bool(ev.rules.ask(A_MELDED_LAYER_RESOLVES_TWICE))


def _tell(ev: Running, item: Item, text: str) -> None:
    rules = ev.rules.ask(A_MELDED_LAYER_RESOLVES_TWICE).rules
    ev.journal.record("procedure", text, rules, objects=(item.label,))
