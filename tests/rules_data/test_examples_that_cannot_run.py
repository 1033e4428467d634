"""An example that cannot be run as it says: the desk does not publish it, and the check of all examples names it."""

from __future__ import annotations

from datetime import date
from functools import partial
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rules_data.actions import UnableToEditText, publish_text, run_examples, save_text
from rules_data.actions.run_examples import ExamplesReport, ExampleVerdict
from rules_data.core.scenarios import Evaluated, Run, Stopped, Verdict
from rules_data.models import Example, ScenarioRun
from rules_data.queries import GameView, find_game
from rules_data.queries.desk import writing_material
from rules_data.queries.desk.writing import preview_text

NAMED = {"kind": "example", "game": "riftbound", "slug": "a-lone-mourner"}
EXAMPLE = """\
example: a-lone-mourner
game: riftbound
title: A mourner draws
editions: [v1.3]
cards:
  Mourner:
    types: [unit]
    might: 2
    abilities: [{when: {event: dies, object: {type: unit, other: true}}, do: [{draw: 1}]}]
  Latecomer: {types: [unit], might: 1}
given:
  turn: {player: Ahri}
  Ahri: {base: [Mourner, {token: Recruit, as: r1}]}
  Jinx: {hand: [Latecomer]}
when: [{kill: r1}]
then: {triggers: {Mourner: 1}}
"""
# Jinx plays a unit in the turn of Ahri.
FORBIDDEN = EXAMPLE.replace("{kill: r1}", "{play: Latecomer, by: Jinx}")
NEVER_ASKED = EXAMPLE.replace(
    "then:", "choices: [{player: Jinx, question: which occurrence, answer: Mourner}]\nthen:"
)
OF_MAGIC = """\
example: a-lone-mourner
game: magic
title: A mourner draws
editions: [2026-08-07]
cards:
  Mourner:
    types: [creature]
    power: 2
    toughness: 2
    abilities: [{when: {event: dies, object: {type: creature, other: true}}, do: [{draw: 1}]}]
  Bear: {types: [creature], power: 2, toughness: 2}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Mourner, Bear], library: 3}
  Ben: {}
when: [{destroy: Bear}]
then: {triggers: {Mourner: 1}}
"""


def game(slug: str) -> GameView:
    found = find_game(slug, date(2026, 11, 1))
    assert found is not None
    return found


def said(source: str, slug: str = "riftbound") -> list[tuple[str, bool]]:
    """What a preview finds wrong with an example, and whether that stops it."""
    return [(one.message, one.grave) for one in preview_text("example", game(slug), source, "a-lone-mourner").faults]


@pytest.mark.django_db
class TestAtTheDesk:
    @pytest.mark.parametrize(
        ("source", "reason"),
        [
            (FORBIDDEN, "It cannot be run under v1.3: Line 15: "),
            (NEVER_ASKED, "It cannot be run under v1.3: Line 16: Jinx was never asked 'which occurrence'"),
            (EXAMPLE.replace("[v1.3]", "[v9]"), "It cannot be run under v9: Riftbound scenarios cannot be run under "
             "'v9' here. They run under v1.2, v1.3"),
            (EXAMPLE.replace("[v1.3]", "[v1.33]"), "It cannot be run under v1.33: Riftbound scenarios cannot be run "
             "under 'v1.33' here. Did you mean v1.3?"),
        ],
    )  # fmt: skip
    def test_the_reason_is_told_and_stops_it(self, source: str, reason: str) -> None:
        [(message, grave)] = said(source)
        assert message.startswith(reason)
        assert grave

    def test_one_edition_that_fails_stops_it_although_another_confirms(self) -> None:
        [(message, grave)] = said(EXAMPLE.replace("[v1.3]", "[v1.3, v9]"))
        assert message.startswith("It cannot be run under v9: ")
        assert grave

    def test_what_is_expected_to_be_forbidden_is_no_fault(self) -> None:
        assert said(FORBIDDEN.replace("then: {triggers: {Mourner: 1}}", "then: {illegal: true}")) == []

    def test_an_edition_that_is_read_from_its_neighbours_rows_is_run_by_them(self) -> None:
        assert said(OF_MAGIC, "magic") == []
        [(message, grave)] = said(OF_MAGIC.replace("{Mourner: 1}", "{Mourner: 2}"), "magic")
        assert message.startswith("Conflict under 2026-08-07: Expected ")
        assert grave

    def test_it_is_published_only_with_a_reason_in_writing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("rules_data.actions._texts.index_with_this_change", lambda refusal: None)
        # Of all examples of the game only those that wait for it are run; here only this one does.
        run_it = partial(run_examples, example=NAMED["slug"])
        monkeypatch.setattr("rules_data.actions._texts.run_examples", run_it)
        version = save_text(**NAMED, source=FORBIDDEN, version=0)
        with pytest.raises(UnableToEditText, match=r"This has to be settled first:\n- It cannot be run under v1\.3: "):
            publish_text(**NAMED, version=version)
        assert not Example.objects.filter(slug=NAMED["slug"]).exists()
        publish_text(**NAMED, version=version, despite_faults=True, note="The evaluator is to learn it")
        assert ScenarioRun.objects.get(example__slug=NAMED["slug"], edition__label="v1.3").verdict == "not_executable"


def came(edition: str, verdict: Verdict, **more: Any) -> Evaluated:
    undecided = more.pop("undecided", ())
    return Evaluated(Run("x", edition, verdict, "So it is.", (), (), frozenset(), **more), None, undecided)


@pytest.mark.django_db
class TestWhatIsNoFaultOfTheExample:
    WAITS = came("v1.4", Verdict.NOT_EXECUTABLE, undecided=("a decision",))
    NO_TIME = came("v1.4", Verdict.NOT_EXECUTABLE, stopped=Stopped.TIME)
    ENDLESS = came("v1.4", Verdict.NOT_EXECUTABLE, stopped=Stopped.BOUNDS)
    CONFIRMED = came("v1.3", Verdict.CONFIRMED)
    CONTRADICTED = came("v1.3", Verdict.CONTRADICTED, illegal="381")

    @pytest.mark.parametrize(
        ("runs", "found"),
        [
            ((CONFIRMED,), []),
            ((CONFIRMED, WAITS), [("It cannot be run under v1.4: So it is.", False)]),
            ((NO_TIME, CONFIRMED), [("It cannot be run under v1.4: So it is.", False)]),
            ((CONFIRMED, ENDLESS), [("It cannot be run under v1.4: So it is.", True)]),
            ((WAITS,), [("It cannot be run under v1.4: So it is.", True)]),
            ((NO_TIME,), [("It cannot be run under v1.4: So it is.", True)]),
            ((CONTRADICTED, WAITS), [("Conflict under v1.3: So it is.", True),
                                     ("It cannot be run under v1.4: So it is.", True)]),
        ],
    )  # fmt: skip
    def test_stops_it_only_where_nothing_confirms_it(
        self, monkeypatch: pytest.MonkeyPatch, runs: tuple[Evaluated, ...], found: list[tuple[str, bool]]
    ) -> None:
        monkeypatch.setattr(writing_material, "evaluate_here", lambda *given, **more: list(runs))
        assert said(EXAMPLE) == found


def verdict(outcome: str, **more: Any) -> ExampleVerdict:
    return ExampleVerdict("riftbound", "x", "v1.3", outcome, "", False, **{"doubts": (), **more})


class TestInTheCheckOfAllExamples:
    @pytest.mark.parametrize(
        ("one", "is_bad"),
        [
            (verdict("confirmed"), False),
            (verdict("confirmed", doubts=("it has no negative twin",)), True),
            (verdict("confirmed", doubts=("it has no negative twin",), followed=True), False),
            (verdict("contradicted"), True),
            (verdict("contradicted", followed=True, named=False), True),
            (verdict("not_executable"), True),
            (verdict("not_executable", followed=True), True),
            (verdict("not_executable", followed=True, named=False), False),
            (verdict("not_executable", followed=True, waits_for=("turn-order",)), False),
        ],
    )
    def test_it_is_bad_where_the_example_itself_is_at_fault(self, one: ExampleVerdict, is_bad: bool) -> None:
        assert ExamplesReport(1, [one]).bad == ([one] if is_bad else [])


@pytest.mark.django_db
def test_the_command_fails_over_it_and_says_why() -> None:
    example = Example.objects.filter(game__slug="riftbound").order_by("slug")[0]
    example.source = FORBIDDEN.replace("a-lone-mourner", example.slug)
    example.scenario = {"editions": ["v1.3"]}
    example.save(update_fields=["source", "scenario"])
    printed = StringIO()
    with pytest.raises(CommandError, match="1 runs are contradicted, cannot be run, or prove less than they say"):
        call_command("check_examples", "--game", "riftbound", "--example", example.slug, stdout=printed)
    assert "not executable" in printed.getvalue()
    assert "Line 15" in printed.getvalue()
