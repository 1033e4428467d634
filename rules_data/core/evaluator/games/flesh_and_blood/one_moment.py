"""The order of effects that begin to apply at one moment: the turn player decides it where it makes a difference."""

from __future__ import annotations

from collections.abc import Hashable

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import RULES, Application, InForce
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, orders_of, permutation_of, replace

from .questions_stages import A_DECIDED_ORDER_STAYS, THE_TURN_PLAYER_ORDERS_ONE_MOMENT

# Changes whose order among themselves makes a difference.
_EXCLUSIVE = (
    kinds.SetValue, kinds.SetBase, kinds.SwapBases, kinds.Copy, kinds.Controlled, kinds.SetName, kinds.SetDomain,
)  # fmt: skip


def order_one_moment(ev: Running, beginning: list[Application]) -> None:
    """Where effects begin to apply together, the turn player decides their order if it makes a difference."""
    for group in _groups(ev, beginning) if len(beginning) > 1 else ():
        effects = list({each.part.effect.key: each.part.effect for each in group}.values())
        if len(effects) < 2 or not _is_undecided(ev, effects):
            continue
        ruled = ev.rules.ask(THE_TURN_PLAYER_ORDERS_ONE_MOMENT)
        if not ruled:
            return
        labels = _labels(effects)
        decision = Decision(
            ev.state.turn_player,
            ev.game.words.asks_order,
            orders_of(labels),
            ruled.rules,
            group[0].thing.handle,
            also=permutation_of(labels),
        )
        chosen = ev.choices.choose(decision)
        keys = tuple(effects[labels.index(label)].key for label in chosen)
        kept = tuple(key for key in ev.state.lasting.order if key not in keys)
        ev.board.set_lasting(replace(ev.state.lasting, order=(*kept, *keys)))


def _is_undecided(ev: Running, effects: list[InForce]) -> bool:
    """Whether the order of effects is still to be decided, or to be decided again."""
    decided = [effect for effect in effects if effect.key in ev.state.lasting.order]
    return len(decided) < len(effects) or not ev.rules.ask(A_DECIDED_ORDER_STAYS)


def _labels(effects: list[InForce]) -> list[str]:
    labels: list[str] = []
    for effect in effects:
        again = sum(1 for label in labels if label.split(" (")[0] == effect.label)
        labels.append(f"{effect.label} ({again + 1})" if again else effect.label)
    return labels


def _groups(ev: Running, beginning: list[Application]) -> list[list[Application]]:
    """Applications to one object in one substage whose order matters, by timestamp or as events."""
    found: dict[Hashable, list[Application]] = {}
    as_events = any(word.startswith(("gains ", "loses ")) for word in ev.interest.replaced)
    for each in beginning:
        part = each.part
        exclusive = isinstance(part.change, _EXCLUSIVE) or bool(part.depends_on)
        if part.home == RULES or not (exclusive or as_events):
            continue
        moment: int = part.effect.generated if not as_events else 0
        found.setdefault((each.thing.identity, part.bucket, each.property, moment), []).append(each)
    return [group for group in found.values() if len(group) > 1]
