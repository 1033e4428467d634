"""What else the lab makes of a scenario: all its courses, two of it side by side, what decides it, a file of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rules_data.core.scenarios import Course, Courses, Fork, written_answer
from rules_data.queries import ComparedStep, GameView
from rules_data.queries.lab import (
    LabCompared,
    LabTable,
    lab_compared,
    lab_courses,
    lab_deciding,
    lab_rows_used,
    lab_table,
    with_outcome,
)

from .expectations import missed_words
from .lab import NoScenarioSent, beginning, context_of, shown_at, text_of
from .lab_changes import CHANGES, NotChanged, answers_of, asked_again, changed_side, listed
from .lab_forum import as_post
from .lab_shown import MOST_ANSWERS, shown_ends
from .runs import Rules, edition_of, references
from .step_texts import question_words, step_text

View = Callable[[HttpRequest, str, str], HttpResponse]
_NAME = re.compile(r"[^a-z0-9-]+")


def _of_scenario(view: View) -> Callable[[HttpRequest], HttpResponse]:
    """Hand the scenario and the edition to the view; see `lab` for why its forms need no token."""

    @csrf_exempt
    @require_http_methods(["GET", "HEAD", "POST"])
    @never_cache
    def found(request: HttpRequest) -> HttpResponse:
        try:
            text = text_of(request)
        except NoScenarioSent as refusal:
            return beginning(request, str(refusal), refusal.status)
        if text is None:
            return beginning(request, _("This address holds no scenario. Begin with one here."), 400)
        sent = request.POST if request.method == "POST" else request.GET
        return view(request, text, sent.get("edition", ""))

    return found


@_of_scenario
def explore(request: HttpRequest, text: str, edition: str) -> HttpResponse:
    """Every way the scenario can go where its questions are left open, as a tree."""
    if request.method == "POST":
        there = shown_at(reverse("pages:lab_explore"), text, edition)
        if there is not None:
            return there
    table = lab_table(text, edition)
    shown = context_of(request, table, edition)
    courses = lab_courses(text, edition)
    if isinstance(courses, Courses) and courses.root is not None:
        shown |= {"courses": courses, "outcomes": _branch(courses.root)}
    elif isinstance(courses, Courses):
        shown["no_courses"] = courses.left_out
    return render(request, "pages/lab_explore.html", shown)


@dataclass(frozen=True)
class Branch:
    """A question with its answers, each leading on; or an end, with what is seen there."""

    question: str = ""
    player: str = ""
    about: str = ""
    answers: tuple[tuple[str, Branch], ...] = ()
    ends: tuple[str, ...] = ()
    count: int = 1


def _branch(one: Fork | Course) -> Branch:
    if isinstance(one, Course):
        return Branch(ends=shown_ends(one.position))
    decision = one.decision
    answers = tuple((", ".join(answer) or _("none"), _branch(next_one)) for answer, next_one in one.branches)
    said = question_words(decision.question)
    return Branch(said, decision.player, decision.subject, answers, (), one.ends)


@_of_scenario
def what_if(request: HttpRequest, text: str, edition: str) -> HttpResponse:
    """The scenario beside itself with one thing changed, step by step, with where they part."""
    sent = request.POST if request.method == "POST" else request.GET
    chosen = {name: sent.get(name, "")[:200] for name in ("change", "of", "to")}
    if request.method == "POST":
        part = "compared" if chosen["change"] else ""
        there = shown_at(reverse("pages:lab_what_if"), text, edition, part, **chosen)
        if there is not None:
            return there
    table = lab_table(text, edition)
    shown = context_of(request, table, edition) | {"changes": CHANGES, "chosen_change": chosen}
    shown |= {"rows": _rows(table), "answers": _answers(table), "told_steps": list(table.told)}
    if chosen["change"] == "answer" and not chosen["to"] and 0 < _place(chosen["of"]) <= len(shown["answers"]):
        shown |= _asked_again(text, table, chosen["of"])
    elif chosen["change"] and table.position is not None:
        shown |= _compared(text, table, chosen)
    return render(request, "pages/lab_what_if.html", shown)


def _place(of: str) -> int:
    return int(of) if of.isascii() and of.isdigit() and len(of) < 5 else 0


def _answers(table: LabTable) -> list[str]:
    """The answers that the scenario gives, as a list to choose from."""
    return [
        f"{one.get('player', '')} · {question_words(str(one.get('question')))}: {listed(one.get('answer'))}"
        for one in answers_of(table)
    ]


def _asked_again(text: str, table: LabTable, of: str) -> dict[str, Any]:
    """The question of an answer, with every other answer that the rules allow."""
    decision, answers = asked_again(text, table, of), answers_of(table)
    if decision is None:
        return {"refused_form": _("That question isn't asked in this scenario, so it has no other answer.")}
    now = listed(answers[int(of) - 1].get("answer"))
    said = [(listed(one), json.dumps(one, ensure_ascii=False)) for one in map(written_answer, decision.legal)]
    others = [one for one in said if one[0] != now][:MOST_ANSWERS]
    return {"again": decision, "again_asked": question_words(decision.question), "again_now": now, "others": others}


def _rows(table: LabTable) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rows of the evaluator that the scenario uses, those that decide first, each with its rules and words."""
    used = lab_rows_used(table)
    groups = (
        (_("Rules that decide this"), used.deciding),
        (_("Rules of the last steps"), used.last),
        (_("Other rules used") if used.deciding or used.last else _("Rules used"), used.others),
    )
    return [
        (called, [(row.name, f"{', '.join(row.cites[table.edition])}: {row.summary}") for row in found])
        for called, found in groups
        if found
    ]


def _compared(text: str, table: LabTable, chosen: dict[str, str]) -> dict[str, Any]:
    try:
        old, new, told = changed_side(text, table, **chosen)
    except NotChanged as refusal:
        return {"refused_form": str(refusal)}
    compared = lab_compared(old, new)
    if not isinstance(compared, LabCompared):
        return {"faults": compared, "refused_form": _("With this change it cannot be played any more:")}
    steps = [
        {"old": _step(table.game, one.old), "new": _step(table.game, one.new), "is_first": one.is_first,
         "is_same": one.is_same, "ends": _ends(one, before)}
        for one, before in zip(compared.steps, (None, *compared.steps), strict=False)
    ]  # fmt: skip
    return {"compared": compared, "compared_steps": steps, "told_change": told, "new_text": new.text}


def _ends(step: ComparedStep, before: ComparedStep | None) -> bool:
    """Whether one of the two has ended where this step begins: that is said once."""
    return None in (step.old, step.new) and (before is None or None not in (before.old, before.new))


def _step(game: str, step: dict[str, Any] | None) -> dict[str, Any] | None:
    return None if step is None else {"text": step_text(step, game), "rules": step.get("rules", ())}


@_of_scenario
def deciding(request: HttpRequest, text: str, edition: str) -> HttpResponse:
    """The rules that decide where the scenario stands: each row that it uses is switched off in a run of its own."""
    if request.method == "POST":
        there = shown_at(reverse("pages:lab_deciding"), text, edition)
        if there is not None:
            return there
    table = lab_table(text, edition)
    found = lab_deciding(table)
    shown = context_of(request, table, edition)
    game: GameView | None = shown["game"]
    if found is not None and game is not None:
        numbers = sorted({number for one in found.rules for number in (one.rule, *one.together)})
        known = references(*edition_of(game, table.edition), numbers)
        shown["deciding"] = [
            {"rule": Rules((known[one.rule],)), "says": one.says, "outcome": missed_words(one.outcome, game.slug),
             "alike": Rules(tuple(known[number] for number in one.together))}
            for one in found.rules
        ]  # fmt: skip
        shown |= {"tried": found.tried, "rows_used": found.rows, "stopped": found.stopped}
    return render(request, "pages/lab_deciding.html", shown)


@_of_scenario
def as_file(request: HttpRequest, text: str, edition: str) -> HttpResponse:
    """The scenario to save: as it is, with what is seen as its outcome, or as a text for a forum."""
    sent = request.POST if request.method == "POST" else request.GET
    form = sent.get("form", "")
    table = lab_table(text, edition)
    name = _NAME.sub("-", str(table.values.get("example") or "scenario").lower())[:80].strip("-") or "scenario"
    if form == "forum":
        return _saved(as_post(request, table, edition), f"{name}.txt")
    return _saved(with_outcome(table) if form == "example" else text, f"{name}.yaml")


def _saved(text: str, name: str) -> HttpResponse:
    """Saved, never opened."""
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Content-Security-Policy"] = "sandbox"
    return response
