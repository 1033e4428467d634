"""The table of a run: each card with what a player would read off it."""

import pytest

from rules_data.core.scenarios import watch
from rules_data.models import Example
from rules_data.queries import boards_of, find_example
from rules_data.queries.boards import boards_in
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [{use: {}, do: [{attach: me, to: {choose: 1, type: creature, controller: you}}]}]}
given:
  turn: {player: Ann}
  Ann: {battlefield: [{card: Bear, as: first, tapped: true, counters: {"+1/+1": 2}}, {card: Bear, as: other}, {card: Blade, attached to: first}]}
  Bob: {}
when: [{activate: Blade, by: Ann}, {resolve: all}]
choices: [{player: Ann, question: targets, answer: other}]
then: {Blade: {attached to: other}}
""",  # noqa: E501
)


@pytest.fixture(scope="module")
def tables():
    seen = watch(MAGIC.read(""), "2024-06-07")
    boards = boards_in("magic", seen.begins_in, [each.state for each in seen.seen])
    return [
        {card.handle: card for seat in board.seats for zone in seat.zones for card in zone.cards}
        for board in (boards.first, *boards.steps)
    ]


def test_what_is_attached_says_to_what_by_its_name(tables):
    assert tables[0]["Blade"].notes == ("on first",)
    assert tables[-1]["Blade"].notes == ("on other",)


def test_what_is_turned_and_its_counters_are_told(tables):
    assert tables[0]["first"].notes == ("tapped", "2 +1/+1")
    assert tables[0]["first"].is_turned
    assert tables[0]["other"].notes == ()


@pytest.mark.django_db
def test_each_example_that_is_played_has_its_table_in_every_edition_it_was_run_under():
    """Also in one that is read from a neighbour's rows, where the steps may be others."""
    ships = Example.objects.order_by("slug").values_list("game__slug", "slug")[::15]
    pages = [page for game, slug in ships if "text" not in (page := find_example(game, slug)).scenario["given"]]
    without = [(page.slug, run.edition) for page in pages for run in page.runs if boards_of(page, run) is None]
    assert {run.edition for page in pages for run in page.runs} >= {"v1.4", "2026-08-07"}
    assert without == []
