"""Where each part of a continuous effect is applied: its layer and sublayer."""

from __future__ import annotations

from rules_data.core.abilities import Change, Pick
from rules_data.core.abilities.changes import SwapBases
from rules_data.core.evaluator.policy import (
    A_DEPENDENT_EFFECT_WAITS,
    A_STAGE_HAS_SUBSTAGES,
    EFFECTS_ARE_APPLIED_IN_STAGES,
    PARTS_APPLY_IN_THEIR_OWN_STAGES,
    THE_HIGHEST_OF_SEVERAL_STAGES,
)
from rules_data.core.evaluator.state import NotSupported, parts_of, replace

from .derivations import Deriving
from .effects import STATIC, InForce, Part
from .table import RULES, Layers


def place_parts(ev: Deriving, effect: InForce, layers: Layers) -> tuple[Part, ...]:
    """The parts of an effect, each with its layer and sublayer."""
    known = ev.derived.placed_parts.get(effect.key)
    if known is not None and known[0] is effect:
        again: tuple[Part, ...] = known[1]
        return again
    if known is not None and known[0].changes is effect.changes:
        parts = tuple(
            Part(effect, part.number, part.change, part.home, part.layer, part.sublayer, part.depends_on)
            for part in known[1]
        )
    else:
        parts = _placed(ev, effect, layers)
    ev.derived.placed_parts[effect.key] = (effect, parts)
    return parts


def _placed(ev: Deriving, effect: InForce, layers: Layers) -> tuple[Part, ...]:
    placed = (_place(ev, effect, number, change, layers) for number, change in enumerate(effect.changes))
    parts = [part for part in placed if part is not None]
    if len(parts) > 1 and not ev.rules.ask(PARTS_APPLY_IN_THEIR_OWN_STAGES):
        first = next((part for part in parts if part.home != RULES), parts[0])
        parts = [
            part if part.home == RULES else replace(part, layer=first.layer, sublayer=first.sublayer) for part in parts
        ]
    return tuple(parts)


def _place(ev: Deriving, effect: InForce, number: int, change: Change, layers: Layers) -> Part | None:
    home = layers.layer_of(change)
    if home is None:
        if isinstance(change, layers.elsewhere):
            return None
        raise NotSupported(f"No effect of this game makes a change of {change.what!r}.")
    if home == RULES:
        return Part(effect, number, change, home, home, 1, ())
    depends_on = _dependence(ev, effect, change, home, layers)
    layer = home
    if depends_on:
        highest = ev.rules.ask(THE_HIGHEST_OF_SEVERAL_STAGES)
        layer = max(depends_on) if highest else min(depends_on)
    if not ev.rules.ask(EFFECTS_ARE_APPLIED_IN_STAGES):
        return Part(effect, number, change, home, 1, 1, depends_on)
    if not ev.rules.ask(A_STAGE_HAS_SUBSTAGES, layer):
        return Part(effect, number, change, home, layer, 1, depends_on)
    if depends_on:
        return Part(effect, number, change, home, layer, layers.last_sublayer(layer), depends_on)
    amount = change.amount if isinstance(change.amount, int) else 1
    return Part(
        effect, number, change, home, layer, layers.layer(layer).sublayer_of(change, amount, _defines(effect, layers))
    )


def _defines(effect: InForce, layers: Layers) -> bool:
    """Whether an effect is of an ability that says, without any condition, what its own object is.

    One that an effect has given to the object does not.
    """
    own = effect.affects is not None and effect.affects.pick is Pick.ME
    if effect.kind != STATIC or not own or effect.condition is not None or effect.ability is None:
        return False
    return not layers.since_granted(effect.source, effect.ability)


def _dependence(ev: Deriving, effect: InForce, change: Change, home: int, layers: Layers) -> tuple[int, ...]:
    if layers.reads is None:
        return ()
    read = {layers.reads(part) for part in parts_of([effect.condition, change.amount])}
    if isinstance(change, SwapBases):
        read.add(home)
    # What reads nothing that is still to come waits for nothing, whatever the rules say of waiting.
    answer = ev.rules.ask(A_DEPENDENT_EFFECT_WAITS).answer if any(layer >= home for layer in read) else "none"
    if answer == "none":
        return ()
    least = home if answer == "same or higher" else home + 1
    return tuple(sorted(layer for layer in read if layer >= least))
