"""An example that also answers where there was one choice alone is taken as it is meant, on the desk as in the API."""

from __future__ import annotations

from datetime import date

import pytest

from rules_data.actions import run_examples
from rules_data.models import Example, ScenarioRun
from rules_data.queries import find_game
from rules_data.queries.desk.writing_material import preview_example

pytestmark = pytest.mark.django_db

SOURCE = """\
example: SLUG
game: magic
title: Two bolts, and who is hit by each
demonstrates: ["601.2c"]
editions: ["2024-06-07"]
cards:
  Bolt: {types: [instant], abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]}
  Bite: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Ox: {types: [creature], power: 2, toughness: 4}
given:
  turn: {player: Ann}
  Ann: {hand: [Bolt, Bite]}
  Bob: {battlefield: [Ox]}
when: [{cast: Bite, by: Ann}, {resolve: all}, {cast: Bolt, by: Ann}, {resolve: all}]
choices:
  - {player: Ann, question: targets, answer: ALONE}
  - {player: Ann, question: targets, answer: Bob}
then: {Ox: {zone: graveyard}, Bob: {life: 17}}
"""


def kept(alone: str) -> ScenarioRun:
    example = Example.objects.filter(game__slug="magic").order_by("slug").first()
    assert example is not None
    example.source = SOURCE.replace("SLUG", example.slug).replace("ALONE", alone)
    example.source_hash = "written anew"
    example.save(update_fields=["source", "source_hash"])
    run_examples(game="magic", example=example.slug)
    return ScenarioRun.objects.get(example=example, edition__label="2024-06-07")


def test_an_answer_that_names_the_only_target_is_no_mistake() -> None:
    run = kept("Ox")
    assert (run.verdict, run.reason) == ("confirmed", "")


def test_an_answer_that_names_anything_else_is_one() -> None:
    assert kept("Ann").verdict != "confirmed"


@pytest.mark.parametrize(("alone", "confirmed"), [("Ox", True), ("Ann", False)])
def test_whoever_writes_it_is_shown_the_same_before_it_is_kept(alone: str, confirmed: bool) -> None:
    game = find_game("magic", date(2026, 11, 1))
    assert game is not None
    told = preview_example(game, SOURCE.replace("SLUG", "two-bolts").replace("ALONE", alone))
    assert [run.confirmed for _, run in told.runs] == [confirmed]
