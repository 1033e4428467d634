"""One thing changed in a scenario: a card, the order of two steps, an answer, the edition, one rule switched off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.core.evaluator import Decision
from rules_data.core.scenarios import UnableToReadScenario, position_of, values_of, with_part
from rules_data.queries import deadline
from rules_data.queries.lab import (
    LabSide,
    LabTable,
    UnableToLay,
    card_to_lay,
    lab_rows,
    read_lab_scenario,
    without_object,
)

CHANGES = (
    ("rule", gettext_lazy("Ignore a rule")),
    ("edition", gettext_lazy("Use another version of the rules")),
    ("without", gettext_lazy("Take a card away")),
    ("card", gettext_lazy("Replace a card")),
    ("answer", gettext_lazy("Change an answer")),
    ("earlier", gettext_lazy("Move a step one earlier")),
    ("leave", gettext_lazy("Skip a step")),
)


class NotChanged(Exception):
    """What was chosen changes nothing, or cannot be changed so; the message says why."""


def changed_side(text: str, table: LabTable, change: str, of: str, to: str) -> tuple[LabSide, LabSide, str]:
    """Both sides to compare, and what was changed in a sentence. Raises NotChanged."""
    make = _CHANGES.get(change)
    if make is None:
        raise NotChanged(_("Choose what should be different."))
    try:
        old = LabSide(_without_expectations(text), table.edition)
        new, told = make(old, table, of, to)
    except UnableToReadScenario as fault:
        raise NotChanged(str(fault.problems[0])) from fault
    except UnableToLay as fault:
        raise NotChanged(str(fault)) from fault
    if new == old:
        raise NotChanged(_("That changes nothing."))
    return old, new, told


def _without_expectations(text: str) -> str:
    """What happens is compared, and not what was expected of it, which may speak of what is not there any more."""
    for part in ("then", "sometimes", "never", "twin"):
        if part in values_of(text):
            text = with_part(text, part, None)
    return text


def _rule(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    row = next((row for row in lab_rows(table) if row.name == of), None)
    if row is None:
        raise NotChanged(_("Choose a rule that the scenario uses."))
    told = _("Without %(rules)s: %(says)s") % {"rules": ", ".join(row.cites[table.edition]), "says": row.summary}
    return LabSide(old.text, old.edition, frozenset((row.name,))), told


def _edition(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    if to not in table.editions:
        raise NotChanged(_("Choose one of these versions: %(known)s.") % {"known": ", ".join(table.editions)})
    return LabSide(old.text, to), _("By the rules of %(edition)s") % {"edition": to}


def _without(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    return LabSide(without_object(old.text, _named(of)), old.edition), _("Without %(name)s") % {"name": of}


def _card(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    """Another card under the same name in the scenario, so that the steps still speak of it."""
    handle, name = _named(of), to.strip()
    described: Any = table.values.get("cards") or {}
    text = old.text
    if name not in described:
        try:
            card = card_to_lay(table.game, name)
        except UnableToLay as fault:
            raise NotChanged(str(fault)) from fault
        name = card.name
        if card.description is not None:
            text = with_part(text, "cards", {**described, name: dict(card.description)})
    given = _each(values_of(text).get("given"), handle, name)
    told = _("%(old)s is %(new)s") % {"old": handle, "new": name}
    return LabSide(with_part(text, "given", given), old.edition), told


def _each(part: Any, handle: str, name: str) -> Any:
    if isinstance(part, list):
        return [_each(one, handle, name) for one in part]
    if part == handle:
        return {"card": name, "as": handle}
    if not isinstance(part, dict):
        return part
    if "card" in part and handle in (part.get("as"), part["card"]):
        return {**part, "card": name, "as": handle}
    return {key: one if key == "turn" else _each(one, handle, name) for key, one in part.items()}


def _earlier(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    steps, place = _steps(table), _place(of)
    if not 1 <= place < len(steps):
        raise NotChanged(_("Choose a step that another one comes before."))
    steps[place - 1], steps[place] = steps[place], steps[place - 1]
    told = _("Step %(number)d comes before step %(other)d") % {"number": place + 1, "other": place}
    return LabSide(with_part(old.text, "when", steps), old.edition), told


def _leave(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    steps, place = _steps(table), _place(of)
    if not 0 <= place < len(steps):
        raise NotChanged(_("Choose a step of the scenario."))
    told = _("Without step %(number)d") % {"number": place + 1}
    return LabSide(with_part(old.text, "when", [*steps[:place], *steps[place + 1 :]]), old.edition), told


def _answer(old: LabSide, table: LabTable, of: str, to: str) -> tuple[LabSide, str]:
    """What is answered instead; an answer that the rules do not allow ends the run with those that are."""
    answers, place = answers_of(table), _place(of)
    if not 0 <= place < len(answers):
        raise NotChanged(_("Choose an answer of the scenario."))
    if not to.strip():
        raise NotChanged(_("Say what is answered instead."))
    said = values_of(f"answer: {to.strip()}").get("answer")
    answers[place] = {**answers[place], "answer": said}
    told = _("%(player)s answers “%(answer)s”") % {"player": answers[place].get("player", ""), "answer": listed(said)}
    return LabSide(with_part(old.text, "choices", answers), old.edition), told


def listed(answer: Any) -> str:
    """An answer of a scenario in words."""
    if isinstance(answer, dict):
        return ", ".join(f"{name} = {value}" for name, value in answer.items())
    return ", ".join(map(str, answer)) or _("none") if isinstance(answer, list) else str(answer)


def asked_again(text: str, table: LabTable, of: str) -> Decision | None:
    """The question that an answer of the scenario answers; None where it is not asked at that place."""
    answers, place = answers_of(table), _place(of)
    if not 0 <= place < len(answers):
        return None
    read = read_lab_scenario(with_part(text, "choices", answers[:place] or None), table.edition)
    question = position_of(read.scenario, read.edition, deadline()).question if read.scenario is not None else None
    given = (answers[place].get("player"), answers[place].get("question"))
    return question if question is not None and (question.player, question.question) == given else None


def answers_of(table: LabTable) -> list[dict[str, Any]]:
    """The answers that the scenario gives, in their order."""
    given = table.values.get("choices")
    return [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []


def _steps(table: LabTable) -> list[Any]:
    steps = table.values.get("when")
    return list(steps) if isinstance(steps, list) else []


def _place(of: str) -> int:
    return int(of) - 1 if of.isascii() and of.isdigit() and len(of) < 5 else -1


def _named(of: str) -> str:
    if not of.strip():
        raise NotChanged(_("Choose a card on the table."))
    return of.strip()


_CHANGES: Mapping[str, Callable[[LabSide, LabTable, str, str], tuple[LabSide, str]]] = {
    "rule": _rule,
    "edition": _edition,
    "without": _without,
    "card": _card,
    "answer": _answer,
    "earlier": _earlier,
    "leave": _leave,
}
