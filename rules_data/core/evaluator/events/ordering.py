"""The order of simultaneous triggers: between players, and among those of one player."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from rules_data.core.abilities import Ability, Change, Effect, Pick, Selector, TokenKind
from rules_data.core.abilities.effects import CreateToken, Draw, GainLife, Give, LoseLife
from rules_data.core.evaluator.board import ORDER_BY_PLAYERS, SAYS
from rules_data.core.evaluator.policy import ORDER_BETWEEN_PLAYERS, ORDER_OF_ONE_PLAYERS_TRIGGERS
from rules_data.core.evaluator.state import Candidate, Decision, Watcher, orders_of, parts_of, permutation_of, replace

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
    labels = _told_apart(own)
    if len(set(labels)) < 2:
        return own
    ruled = ev.rules.ask(ORDER_OF_ONE_PLAYERS_TRIGGERS)
    if ruled.answer != "controller chooses":
        return own
    legal, also = orders_of(labels), permutation_of(labels)
    alike = tuple(labels) if _are_alike(own) else None
    asked = Decision(player, "order triggers", legal, ruled.rules, also=also, otherwise=alike, is_seen=True)
    chosen = ev.choices.choose(replace(asked, abilities=_numbered(labels, own)))
    waiting = list(zip(labels, own, strict=True))
    result = []
    for label in chosen:
        index = next(i for i, (called, _) in enumerate(waiting) if called == label)
        result.append(waiting.pop(index)[1])
    return result


_OF_IT = Selector(Pick.IT)


def _is_nothing_of_its_own(part: object) -> bool:
    """Whether it is the same wherever it stands: no damage, and nothing chosen or found but what the event tells of."""
    if isinstance(part, Effect):
        return isinstance(part, CreateToken | Draw | GainLife | Give | LoseLife)
    return part in (_OF_IT, _OF_IT.filter) or isinstance(part, TokenKind | Change)


def _numbered(labels: list[str], own: list[Candidate]) -> tuple[tuple[str, Ability], ...]:
    """The abilities that are called by a number."""
    watchers = [one.watcher for one in own]
    found = {called: one.ability for called, one in zip(labels, watchers, strict=True) if called != one.label}
    return tuple(sorted(found.items(), key=itemgetter(0)))


def _told_apart(own: list[Candidate]) -> list[str]:
    """What each is called; of one object's abilities without names each by its number among those that triggered."""
    several: dict[str, list[Ability]] = {}
    for watcher in sorted((one.watcher for one in own), key=_place):
        known = several.setdefault(watcher.label, [])
        if watcher.ability not in known:
            known.append(watcher.ability)
    return [_called(one.watcher, several[one.watcher.label]) for one in own]


def _called(watcher: Watcher, known: list[Ability]) -> str:
    return f"{watcher.label}/{known.index(watcher.ability) + 1}" if len(known) > 1 else watcher.label


def _place(watcher: Watcher) -> tuple[int, str]:
    """Where its ability stands on the object, as far as that can be told."""
    number = watcher.key.rpartition(".")[2]
    return (int(number) if number.isdecimal() else 0, watcher.key)


def _are_alike(own: list[Candidate]) -> bool:
    """Whether they do the same for the same event and to the same things: it makes no difference which is first.

    What they stand on may be different objects, so they must not speak of that, or act by it as damage does.
    """
    first = own[0]
    ability = first.watcher.ability
    if ability.optional or ability.condition is not None or first.watcher.delayed is not None:
        return False
    if not all(_is_nothing_of_its_own(part) for part in parts_of(ability.effects)):
        return False
    return all(one.watcher.ability == ability and one.occurrence.event == first.occurrence.event for one in own)
