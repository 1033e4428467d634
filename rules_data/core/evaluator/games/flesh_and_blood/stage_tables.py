"""A derivation as a table: the value of each property after each stage, what moved it, and why there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_data.core.evaluator.continuous import RULES, Application, Layers
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import (
    A_DEPENDENT_EFFECT_WAITS,
    A_STAGE_HAS_SUBSTAGES,
    EFFECTS_ARE_APPLIED_IN_STAGES,
    PARTS_APPLY_IN_THEIR_OWN_STAGES,
    THE_HIGHEST_OF_SEVERAL_STAGES,
)


@dataclass(frozen=True, slots=True)
class StageRow:
    """One application: where, what it did to which property, whose effect it was, why it landed there."""

    stage: int
    stage_name: str
    substage: int
    substage_name: str
    effect: str
    property: str
    before: str
    after: str
    why: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StageTable:
    """One object: what its card says, every application in order, and what it is in the end."""

    object: str
    printed: tuple[tuple[str, str], ...]
    rows: tuple[StageRow, ...]
    final: tuple[tuple[str, str], ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "object": self.object,
            "printed": dict(self.printed),
            "rows": [
                {
                    "stage": row.stage,
                    "stage_name": row.stage_name,
                    "substage": row.substage,
                    "substage_name": row.substage_name,
                    "effect": row.effect,
                    "property": row.property,
                    "before": row.before,
                    "after": row.after,
                    "why": row.why,
                    "rules": list(row.rules),
                }
                for row in self.rows
            ],
            "final": dict(self.final),
        }


def record_stages(ev: Running, layers: Layers) -> None:
    """One step of the trace for each object: the same in a sentence, and as a table in its detail."""
    for table in stage_tables(ev, layers):
        moves = "; ".join(
            f"stage {row.stage}.{row.substage}, {row.effect}: {row.property} {row.before} becomes {row.after}"
            for row in table.rows
        )
        rules = tuple(dict.fromkeys(number for row in table.rows for number in row.rules))
        text = f"{table.object}, stage by stage: {moves}"
        ev.journal.record("stages", text, rules, objects=(table.object,), detail=table.to_json())


def stage_tables(ev: Running, layers: Layers) -> tuple[StageTable, ...]:
    """A table for each object that an effect changes in the present state, in the order of the state."""
    tables = []
    for thing in ev.state.objects.values():
        if not (ev.derived.depends or thing.modifiers or thing.counters):
            continue  # nothing but its card says what it is
        applied: tuple[Application, ...] = ev.derived.traits(ev.state, thing).applied
        if not applied:
            continue
        first: dict[str, str] = {}
        last: dict[str, str] = {}
        for each in applied:
            first.setdefault(each.property, each.before)
            last[each.property] = each.after
        rows = tuple(_row(ev, layers, each) for each in applied)
        tables.append(StageTable(thing.handle, tuple(first.items()), rows, tuple(last.items())))
    return tuple(tables)


def _row(ev: Running, layers: Layers, application: Application) -> StageRow:
    part = application.part
    stage = layers.layer(part.layer) if part.layer != RULES else None
    name = stage.name if stage is not None else "the rules of the game"
    substage = stage.sublayers[part.sublayer - 1].name if stage is not None else ""
    why, rules = _why(ev, layers, application)
    return StageRow(
        part.layer,
        name,
        part.sublayer,
        substage,
        part.effect.label or "an effect",
        application.property,
        application.before,
        application.after,
        why,
        rules,
    )


def _why(ev: Running, layers: Layers, application: Application) -> tuple[str, tuple[str, ...]]:
    part, ask = application.part, ev.rules.ask
    home = layers.layer(part.home)
    why = f"It modifies {home.name} (stage {home.number})"
    rules = ask(EFFECTS_ARE_APPLIED_IN_STAGES).rules
    if part.depends_on:
        others = " and ".join(f"{layers.layer(number).name} (stage {number})" for number in part.depends_on)
        why += f", but depends on {others}, so it waits for that"
        rules = (*rules, *ask(A_DEPENDENT_EFFECT_WAITS).rules)
        if len(part.depends_on) > 1:
            rules = (*rules, *ask(THE_HIGHEST_OF_SEVERAL_STAGES).rules)
    if len(part.effect.changes) > 1:
        why += "; each part of its effect is applied in its own stage"
        rules = (*rules, *ask(PARTS_APPLY_IN_THEIR_OWN_STAGES).rules)
    sublayers = layers.layer(part.layer).sublayers
    if len(sublayers) > 1:
        why += f"; there it is one of the {sublayers[part.sublayer - 1].name}"
        rules = (*rules, *ask(A_STAGE_HAS_SUBSTAGES).rules)
    return f"{why}.", tuple(dict.fromkeys(rules))
