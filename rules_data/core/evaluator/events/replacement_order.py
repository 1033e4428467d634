"""Which of several replacement effects applies next, to which event, and who says so."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.abilities import Duration, Limit, Selector
from rules_data.core.evaluator.policy import (
    A_REPLACEMENT_HAS_ONE_SEQUENCE,
    EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF,
    ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS,
    WHO_ORDERS_REPLACEMENTS,
)
from rules_data.core.evaluator.state import Decision, Occurrence, Replacer, parts_of

from .running import Running


@dataclass(frozen=True, slots=True)
class Chance:
    """A replacement effect and an event that it could apply to, by the place of that among the others."""

    replacer: Replacer
    index: int
    occurrence: Occurrence


def choose_chance(ev: Running, chances: list[Chance], current: str) -> Chance:
    same = [chance for chance in chances if chance.replacer.key == current]
    if same and ev.rules.ask(A_REPLACEMENT_HAS_ONE_SEQUENCE):
        return _choose_event(ev, same)
    keys = list(dict.fromkeys(chance.replacer.key for chance in chances))
    if len(keys) == 1:
        return _choose_event(ev, chances)
    contested = _contested_event(ev, chances)
    if contested is not None:
        chances = [chance for chance in chances if chance.index == contested]
        ruled = ev.rules.ask(WHO_ORDERS_REPLACEMENTS, chances[0].occurrence)
        player = _decider(ev, ruled.answer, chances[0].occurrence)
    else:
        ruled = ev.rules.ask(ORDER_OF_REPLACEMENTS_OF_SEVERAL_EVENTS)
        player = _first_controller(ev, chances, ruled.answer)
        chances = [chance for chance in chances if chance.replacer.controller == player]
    labels = list(dict.fromkeys(chance.replacer.label for chance in chances))
    legal, alike = tuple((label,) for label in labels), (labels[0],) if _are_alike(chances) else None
    chosen = ev.choices.choose(Decision(player, "order replacements", legal, ruled.rules, otherwise=alike))
    return _choose_event(ev, [chance for chance in chances if chance.replacer.label == chosen[0]])


def _are_alike(chances: list[Chance]) -> bool:
    """Whether they change one event by the same amount, so that it makes no difference which comes first."""
    first = chances[0].replacer
    replacement = first.ability.replacement
    if replacement is None or not replacement.keeps_event or first.ability.effects or first.ability.optional:
        return False
    if replacement.changes or any(isinstance(part, Selector) for part in parts_of([replacement.amount])):
        return False
    return all(
        chance.index == chances[0].index
        and chance.replacer.ability == first.ability
        and chance.replacer.controller == first.controller
        and chance.replacer.delayed is None
        for chance in chances
    )


def _contested_event(ev: Running, chances: list[Chance]) -> int | None:
    for index in dict.fromkeys(chance.index for chance in chances):
        if len({chance.replacer.key for chance in chances if chance.index == index}) > 1:
            return index
    return None


def _decider(ev: Running, answer: str, occurrence: Occurrence) -> str:
    affected, event = occurrence.object, occurrence.event
    if answer == "owner" and affected is not None:
        return affected.owner
    if answer == "controller":
        # Of what the event happens to, also where no effect says what that has to be.
        affected = affected or event.subject
        return (affected.controller or affected.owner) if affected is not None else event.player or ev.state.turn_player
    if answer == "player" and event.player:
        return event.player
    return ev.state.turn_player


def _first_controller(ev: Running, chances: list[Chance], answer: str) -> str:
    controllers = {chance.replacer.controller for chance in chances}
    order = ev.state.from_turn_player() if answer == "turn order" else iter(ev.state.players)
    return next(player for player in order if player in controllers)


def _choose_event(ev: Running, chances: list[Chance]) -> Chance:
    if len(chances) == 1:
        return chances[0]
    ruled = ev.rules.ask(EACH_SIMULTANEOUS_EVENT_IS_REPLACED_BY_ITSELF)
    labels = [_event_label(chance) for chance in chances]
    if not ruled or len(set(labels)) == 1 or _prevents_them_all(chances):
        return chances[0]
    legal = tuple((label,) for label in dict.fromkeys(labels))
    replacer, asks = chances[0].replacer, ev.game.words.asks_event
    chosen = ev.choices.choose(Decision(replacer.controller, asks, legal, ruled.rules, replacer.label))
    return chances[labels.index(chosen[0])]


def _prevents_them_all(chances: list[Chance]) -> bool:
    """Whether nothing of any of the events is left whichever comes first, so that nobody has to say which does."""
    replacer = chances[0].replacer
    ability = replacer.ability
    replacement = ability.replacement
    if replacement is None or not replacement.prevents or replacement.ordinal is not None:
        return False
    if ability.effects or ability.optional or not ability.cost.is_free or ability.limit is not Limit.NONE:
        return False
    left = replacer.delayed.remaining if replacer.delayed is not None else None
    enough = left is None or left >= sum(chance.occurrence.event.amount for chance in chances)
    return enough and ability.duration is not Duration.NEXT_TIME


def _event_label(chance: Chance) -> str:
    thing = chance.occurrence.object
    return thing.handle if thing is not None else chance.occurrence.event.player or chance.occurrence.event.kind
