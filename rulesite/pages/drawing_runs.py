"""Parts of a run that are drawn: stages as tables, the stack as a stack, replacement and prevention in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from .step_texts import asked_of, step_text

# Steps that are drawn and not told in the list of steps as well.
DRAWN = frozenset(("stages", "waiting"))
_INTERACTIONS = frozenset(("replaced", "modified", "prevented"))
_CHOSEN = frozenset(("first player", "order replacements", "order effects", "apply replacement", "prevent"))


@dataclass(frozen=True)
class ShownCell:
    """The value of a property after a row; `changed` in it."""

    value: str
    changed: bool


@dataclass(frozen=True)
class ShownStage:
    """One row: where an effect was applied, what every property is after it, and why it landed there."""

    stage: str
    substage: str
    effect: str
    cells: tuple[ShownCell, ...]
    change: str
    why: str
    rules: tuple[Any, ...]


@dataclass(frozen=True)
class ShownObject:
    """One object stage by stage: the names of its properties, what they are as printed, and the rows."""

    name: str
    properties: tuple[str, ...]
    printed: tuple[str, ...]
    rows: tuple[ShownStage, ...]
    final: tuple[str, ...]


@dataclass(frozen=True)
class ShownInteraction:
    """One choice, replacement or prevention, in the order in which they came."""

    kind: str
    player: str
    effect: str
    before: str
    after: str
    rules: tuple[Any, ...]


def drawn_of(trace: Iterable[Mapping[str, Any]], references: Mapping[str, Any]) -> dict[str, Any]:
    """What the template of a run draws."""
    steps = list(trace)
    interactions = tuple(one for step in steps if (one := _interaction(step, references)) is not None)
    return {
        "stage_tables": tuple(
            _stages(step["detail"], references) for step in steps if step.get("kind") == "stages" and step.get("detail")
        ),
        "interactions": interactions if any(one.effect for one in interactions) else (),
        "waiting": next((step["detail"] for step in steps if step.get("kind") == "waiting"), None),
    }


def _stages(detail: Mapping[str, Any], references: Mapping[str, Any]) -> ShownObject:
    printed = {str(name): str(value) for name, value in detail["printed"].items()}
    values = dict(printed)
    rows = []
    for row in detail["rows"]:
        values[row["property"]] = row["after"]
        rows.append(
            ShownStage(
                stage=f"{row['stage']}. {row['stage_name']}",
                substage=f"{row['substage']}. {row['substage_name']}",
                effect=row["effect"],
                cells=tuple(ShownCell(values[name], name == row["property"]) for name in printed),
                change=f"{row['property']} {row['before']} becomes {row['after']}",
                why=row["why"],
                rules=tuple(references[number] for number in row["rules"] if number in references),
            )
        )
    return ShownObject(
        str(detail["object"]),
        tuple(printed),
        tuple(printed.values()),
        tuple(rows),
        tuple(values[name] for name in printed),
    )


def _interaction(step: Mapping[str, Any], references: Mapping[str, Any]) -> ShownInteraction | None:
    rules = tuple(references[str(number)] for number in step.get("rules", ()) if str(number) in references)
    detail = step.get("detail") or {}
    asked = asked_of(step)
    if asked is not None and asked[1] in _CHOSEN:
        return ShownInteraction("choice", asked[0], "", step_text(step, ""), "", rules)
    if step.get("kind") not in _INTERACTIONS or "class" not in detail:
        return None
    before, after = str(detail["before"]), str(detail["after"])
    if detail["class"] == "prevention":
        before = _("%(before)s %(type)s damage to %(to)s") % detail
        after = _("%(prevented)s prevented, %(after)s remain") % detail
        if "left to prevent" in detail:
            after += _("; it can still prevent %(left to prevent)s") % detail
    kind = "prevention" if detail["class"] == "prevention" else f"{detail['class']}-replacement"
    return ShownInteraction(kind, str(detail["player"]), str(detail["effect"]), before, after, rules)
