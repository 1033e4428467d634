"""Magic: what can only be done to permanents is done to nothing else, and nothing becomes what it is already."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Blade: {types: [artifact], subtypes: [Equipment], abilities: [{passive: {power: 1}, affects: {all: {what I am attached to: true}}}]}
  Watch: {types: [artifact], abilities: [{when: {event: becomes tapped}, do: [{gain life: 1}]},
    {when: {event: becomes untapped}, do: [{gain life: 10}]}, {when: {event: phases out}, do: [{gain life: 100}]},
    {when: {event: gains control}, do: [{gain life: 1000}]}]}
""")  # noqa: E501
OF_PERMANENTS = (
    "tap: Bear",
    "untap: Bear",
    "phase out: Bear",
    "phase in: Bear",
    "transform: Bear",
    "goad: Bear",
    "turn face down: Bear",
    "turn face up: Bear",
    "sacrifice: Bear",
    "destroy: Bear",
    "deal: 1, to: Bear",
    "gain control: Bear",
    "attach: Blade, to: Bear",
    "fight: Bear, with: Ogre",
    "remove from combat: Bear",
)


@pytest.mark.parametrize("zone", ["graveyard", "hand", "exile"])
@pytest.mark.parametrize("step", OF_PERMANENTS)
def test_a_card_in_another_zone_is_left_as_it_is(step: str, zone: str) -> None:
    run = BOARDS.confirm(
        f"{{{step}, by: Ann}}, {{resolve: all}}",
        f"Bear: {{zone: {zone}}}, Ogre: {{damage: 0, power: 3}}, Ann: {{life: 20}}",
        ann=f"life: 20, {zone}: [Bear], battlefield: [Ogre, Blade, Watch]",
    )
    assert not [each.text for each in run.trace if each.kind == "event"]


@pytest.mark.parametrize(
    ("step", "bear", "life"),
    [
        ("tap: Bear", "is: [tapped]", 21),
        ("untap: Bear", "is: [untapped]", 20),
        ("phase out: Bear", "is: [phased out]", 120),
        ("remove from combat: Bear", "is not: [attacking]", 20),
        ("gain control: Bear", "controller: Ann", 20),
    ],
)
def test_nothing_becomes_what_it_is(step: str, bear: str, life: int) -> None:
    BOARDS.confirm(
        f"{{{step}, by: Ann}}, {{resolve: all}}",
        f"Bear: {{{bear}}}, Ann: {{life: {life}}}",
        ann="life: 20, battlefield: [Bear, Watch]",
    )


@pytest.mark.parametrize(
    ("step", "bear", "life"),
    [
        ("tap: Bear", "is: [tapped]", 20),
        ("untap: Bear", "is: [untapped]", 30),
        ("gain control: Bear", "controller: Ann, is: [tapped]", 1020),
    ],
)
def test_what_becomes_so_is_seen_once(step: str, bear: str, life: int) -> None:
    BOARDS.confirm(
        f"{{{step}, by: Ann}}, {{resolve: all}}",
        f"Bear: {{{bear}}}, Ann: {{life: {life}}}",
        ann="life: 20, battlefield: [Watch]",
        bob="battlefield: [{card: Bear, tapped: true}]",
    )


def test_who_is_removed_from_combat_leaves_it_once_and_no_bystander_does() -> None:
    run = BOARDS.confirm(
        "{attack: {Bear: Bob}}, {remove from combat: {all: {type: creature}}, by: Ann}",
        "Bear: {is not: [attacking]}",
        ann="life: 20, battlefield: [Bear, Ogre]",
        bob="battlefield: [Giant]",
    )
    assert [each.objects for each in run.trace if "leaves combat" in each.text] == [("Bear",)]
