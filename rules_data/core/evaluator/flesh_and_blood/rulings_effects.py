"""Flesh and Blood's rows on discrete and continuous effects (Comprehensive Rules 6.1 and 6.2)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import AbilityKind
from rules_data.core.evaluator.rulings import Ruling

from .vocabulary import EDITIONS


def row(name: str, question: str, answer: str, rules: str, summary: str, **more: Any) -> Ruling:
    """One row; its rules are numbered alike in both editions unless `february` or `june` says otherwise."""
    own = {"2026-02": more.pop("february", rules), "2026-06-10": more.pop("june", rules)}
    cites = {edition: tuple(own[edition].split()) for edition in EDITIONS}
    return Ruling(name, question, answer, cites, summary, **more)


def yes(name: str, question: str, rules: str, summary: str, **more: Any) -> Ruling:
    """A row that answers a yes-or-no question with yes."""
    return row(name, question, "yes", rules, summary, **more)


def kind(*kinds: AbilityKind) -> Any:
    return lambda ability: ability.kind in kinds


EFFECTS = (
    yes("events-change-the-game", "effects produce events", "6.1.1",
        "A discrete effect changes the game state by producing an event, and is over with it."),
    yes("one-at-a-time", "effects are generated one at a time", "6.1.2",
        "Each of several discrete effects is generated and produces its event before the next one."),
    yes("each-event-by-itself", "several events in one happen one by one", "1.9.2",
        "Drawing several cards is as many draws, each an event that can be replaced and can trigger by itself."),
    yes("condition-as-generated", "a condition is asked as its effect is generated", "6.1.3",
        "The condition of a discrete effect is evaluated once, as the effect would be generated."),
    yes("continuous-effects-last", "passives affect play", "6.2.1",
        "A continuous effect modifies objects or rules for as long as it lasts."),
    yes("layers-generate", "layers generate continuous effects", "6.2.2",
        "Resolving a layer can generate a continuous effect."),
    yes("turn-without-duration", "an effect without a duration ends with the turn", "6.2.2a",
        "A layer-continuous effect without duration or condition ends with the turn."),
    yes("duration-ends", "delayed abilities end with their time", "6.2.2a",
        "A layer-continuous effect ends after its duration."),
    yes("duration-is-fixed", "a duration is fixed when generated", "6.2.2a",
        "A duration is fixed as the effect is generated."),
    yes("dependence-on-a-condition", "a layer's effect depends on its condition", "6.2.2a",
        "An effect that depends on a condition ends with it."),
    yes("layer-amount-fixed", "a layer's amount is fixed", "6.2.2b",
        "Variable values are determined as the effect is generated, or as it first applies to an object."),
    yes("layer-effect-sticks", "a layer's effect sticks", "6.2.2c",
        "Once it applies to an object, it goes on applying whatever becomes of the object's properties."),
    yes("layer-condition-once", "a layer's condition is asked once", "6.2.2d",
        "Whether it is generated is decided once."),
    yes("static-continuous", "static abilities generate continuous effects", "6.2.3",
        "A static ability generates a continuous effect, which has no duration of its own."),
    yes("static-works-on-its-own", "abilities work on the board", "6.2.3a",
        "A static-continuous effect lasts as long as its static ability is functional.",
        when=kind(AbilityKind.PASSIVE, AbilityKind.REPLACEMENT)),
    yes("static-amount-follows", "a static amount follows", "6.2.3b",
        "Variable values of a static-continuous effect follow the game state."),
    yes("static-lets-go", "a static effect lets go", "6.2.3c",
        "A static-continuous effect applies to what has the described properties, while it has them."),
    yes("static-condition", "a passive may be conditional", "6.2.3d",
        "A conditional static-continuous effect exists while its condition is met."),
    yes("next-object", "only the next object", "6.2.4",
        "An effect on a future object applies to the next one that fits."),
    yes("applications-in-order", "applications happen in the order of staging", "6.2.5a",
        "Effects that begin to apply together are applied, and are events, in the order that staging gives."),
    yes("application-is-an-event", "an application is an event", "6.2.5",
        "Applying an effect for the first time, or otherwise than before, is an event."),
)
