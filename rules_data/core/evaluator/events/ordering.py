"""The order of simultaneous triggers: between players, and among those of one player."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Effect, TokenKind
from rules_data.core.evaluator.board import ORDER_BY_PLAYERS, SAYS
from rules_data.core.evaluator.policy import ORDER_BETWEEN_PLAYERS, ORDER_OF_ONE_PLAYERS_TRIGGERS
from rules_data.core.evaluator.state import Candidate, Decision, orders_of, parts_of, permutation_of

from .running import Running


def in_order(ev: Running, candidates: list[Candidate]) -> Iterable[Candidate]:
    """Simultaneous triggers in the order in which they are placed."""
    if len(candidates) < 2:
        return candidates
    ruled = ev.rules.ask(ORDER_BETWEEN_PLAYERS, candidates)
    whose = list(dict.fromkeys(candidate.watcher.controller for candidate in candidates))
    controllers = ev.game.players_in_order(ev, ruled.answer) if len(whose) > 1 else whose
    ordered: list[Candidate] = []
    for player in controllers:
        own = [c for c in candidates if c.watcher.controller == player]
        ordered += _ordered_by(ev, player, own)
    if len(set(c.watcher.controller for c in candidates)) > 1:
        labels = [c.watcher.label for c in ordered]
        text = f"Placed player by player: {', '.join(labels)}"
        ev.journal.record("ordered", text, ruled.rules, detail={SAYS: ORDER_BY_PLAYERS, "placed": labels})
    return ordered


def _ordered_by(ev: Running, player: str, own: list[Candidate]) -> list[Candidate]:
    labels = [candidate.watcher.label for candidate in own]
    if len(set(labels)) < 2:
        return own
    ruled = ev.rules.ask(ORDER_OF_ONE_PLAYERS_TRIGGERS)
    if ruled.answer != "controller chooses":
        return own
    legal, also = orders_of(labels), permutation_of(labels)
    alike = tuple(labels) if _are_alike(own) else None
    chosen = ev.choices.choose(Decision(player, "order triggers", legal, ruled.rules, also=also, otherwise=alike))
    waiting = list(own)
    result = []
    for label in chosen:
        index = next(i for i, candidate in enumerate(waiting) if candidate.watcher.label == label)
        result.append(waiting.pop(index))
    return result


def _are_alike(own: list[Candidate]) -> bool:
    """Whether they do the same for the same event and speak of no object: it makes no difference which is first."""
    first = own[0]
    ability = first.watcher.ability
    if ability.optional or ability.condition is not None or first.watcher.delayed is not None:
        return False
    if not all(isinstance(part, Effect | TokenKind) for part in parts_of(ability.effects)):
        return False
    return all(one.watcher.ability == ability and one.occurrence.event == first.occurrence.event for one in own)
