"""What a player may do: whether it is offered at all, where part of it could not be carried out."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import ControlledBy, Effect, Filter, Pick, Relation, Remembered, Selector
from rules_data.core.abilities.effects import AtOnce, Discard, Pay, Sacrifice
from rules_data.core.evaluator.events import Running, by_that_player
from rules_data.core.evaluator.matching import amount_of, find_anywhere, find_objects, is_met, resolve_selector
from rules_data.core.evaluator.policy import WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED
from rules_data.core.evaluator.state import Decision, Frame, GameObject, position_of, replace

from .costs import can_do, can_pay, cost_of_paying
from .depending import are_enough, is_settled, takes


def is_offered_and_wanted(ev: Running, effect: Effect, frame: Frame, player: str) -> bool:
    """Whether one of the players who may do it can, and does."""
    own = replace(frame, view=replace(frame.view, that_player=player))
    return may_be_offered(ev, (by_that_player(effect),), own) and is_wanted(ev, frame, player)


def may_be_offered(ev: Running, effects: Sequence[Effect], frame: Frame) -> bool:
    """Whether its player is asked about instructions that are optional: every one of them can be carried out.

    Where no rule says so a player may always be asked, and then does what is possible.
    """
    impossible = _impossible(ev, effects, frame)
    if impossible is None:
        return True
    ruled = ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_OFFERED)
    if not ruled:
        return True
    label = frame.label
    who = _whose(impossible, frame)
    text = f"{label}: {who} is not asked, since the instruction to {impossible.verb} cannot be carried out"
    ev.journal.record("skipped", text, ruled.rules, ok=False, objects=(label,) if label else ())
    return False


def _impossible(ev: Running, effects: Sequence[Effect], frame: Frame) -> Effect | None:
    """The first of the instructions that could not be carried out, together with those before it."""
    taken: list[tuple[GameObject, ...]] = []
    for number, effect in enumerate(effects):
        if not is_settled(effects[:number], effect):
            continue
        if not _is_possible(ev, effect, frame):
            return effect
        wanted = _taken(ev, effect, frame)
        if not are_enough([*taken, *wanted]):
            return effect
        taken += wanted
    return None


def _taken(ev: Running, effect: Effect, frame: Frame) -> list[tuple[GameObject, ...]]:
    """Of each object that an instruction takes from its player's board, which it may be."""
    selector, view = effect.objects, frame.view
    if not takes(effect) or selector is None or not _is_its_players(effect, frame):
        return []
    if effect.condition is not None and not is_met(effect.condition, ev, view):
        return []
    if selector.pick is Pick.ME:
        return [tuple(resolve_selector(ev, selector, view))]
    if selector.pick is not Pick.CHOOSE or selector.target or selector.up_to or _speaks_of_unknown(selector, frame):
        return []
    own = replace(view, you=_whose(effect, frame))
    found = find_objects(ev, _asked(effect, selector, frame), view)
    there = tuple(thing for thing in found if ev.game.may_pay(ev, effect, own, thing))
    return [there] * amount_of(ev, view, selector.count)


def _is_its_players(effect: Effect, frame: Frame) -> bool:
    """Whether it is for "you" to do, or for the one of several players who is looked at just now."""
    if effect.players is not None:
        return False
    return effect.player is Relation.YOU or (effect.player is Relation.THAT_PLAYER and bool(frame.view.that_player))


def _whose(effect: Effect, frame: Frame) -> str:
    return frame.view.you if effect.player is Relation.YOU else frame.view.that_player


def _speaks_of_unknown(selector: Selector, frame: Frame) -> bool:
    return any(each.name not in frame.view.bindings for each in selector.filter.every(Remembered))


def _is_possible(ev: Running, effect: Effect, frame: Frame) -> bool:
    """Whether an instruction finds what it needs; of what earlier ones will have found nothing is known yet."""
    view = frame.view
    if isinstance(effect, AtOnce):
        return all(_is_possible(ev, each, frame) for each in effect.effects)
    skipped = effect.condition is not None and not is_met(effect.condition, ev, view)
    if skipped or not _is_its_players(effect, frame):
        return True
    own = replace(view, you=_whose(effect, frame))
    if isinstance(effect, Pay):
        return can_pay(ev, own.you, cost_of_paying(ev, effect, frame), view.source, view.occurrence)
    if isinstance(effect, Discard):
        return can_do(ev, effect, own)
    selector = effect.objects
    if selector is None:
        return ev.game.may_pay(ev, effect, own, None)
    return _finds_enough(ev, effect, selector, frame)


def _finds_enough(ev: Running, effect: Effect, selector: Selector, frame: Frame) -> bool:
    view = frame.view
    own = replace(view, you=_whose(effect, frame))
    if selector.pick in (Pick.ME, Pick.IT):
        return any(ev.game.may_pay(ev, effect, own, thing) for thing in resolve_selector(ev, selector, view))
    if selector.pick is Pick.CHOOSE and selector.target:
        found = _targets(ev, selector, frame)
        return not found or any(ev.game.may_pay(ev, effect, own, thing) for thing in found)
    if selector.pick is not Pick.CHOOSE or selector.up_to or _speaks_of_unknown(selector, frame):
        return True
    there = find_objects(ev, _asked(effect, selector, frame), view)
    found = [thing for thing in there if ev.game.may_pay(ev, effect, own, thing)]
    return len(found) >= amount_of(ev, view, selector.count)


def _asked(effect: Effect, selector: Selector, frame: Frame) -> Filter:
    """What is chosen among: nobody sacrifices but what they control themselves, whoever's the text calls it."""
    others = isinstance(effect, Sacrifice) and _whose(effect, frame) != frame.view.you
    return selector.filter.without(ControlledBy) if others else selector.filter


def _targets(ev: Running, selector: Selector, frame: Frame) -> list[GameObject]:
    """What was chosen for it before, as far as that is there still."""
    item = frame.item
    chosen = item.targets.get(position_of(item, selector), ()) if item is not None else ()
    return [thing for identity in chosen if (thing := find_anywhere(ev, identity)) is not None]


def is_wanted(ev: Running, frame: Frame, player: str) -> bool:
    """Whether a player does what they may do."""
    label = frame.item.label if frame.item else frame.cause.name
    decision = Decision(player, "may", (("yes",), ("no",)), ev.rules.cite("choices"), label)
    return ev.choices.choose(decision)[0] == "yes"


__all__ = ["is_offered_and_wanted", "is_wanted", "may_be_offered"]
