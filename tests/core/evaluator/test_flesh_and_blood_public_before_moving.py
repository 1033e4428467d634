"""Where things are put, and what becomes public before it goes there (Comprehensive Rules 3.0.8 and 8.5.15)."""

import pytest

from tests.verdicts import Written

SCENARIO = Written(
    "flesh-and-blood",
    ("2026-06-10",),
    """
cards:
  Marked Page:
    types: [action]
    abilities:
      - replace: {event: is put, object: me, to: [graveyard]}
        with: [{banish: me}]
  Drone:
    types: [action]
    abilities:
      - replace: {event: is put, object: me, to: [graveyard]}
        with: [{put: me, to: deck bottom}]
  Watcher: {types: [action], subtypes: [aura], abilities: [{when: {event: is put, to: [deck]}, do: [{draw: 1}]}]}
given:
  turn: {player: Ira}
  Ira:
    life: 20
    hand: [Marked Page, {card: Drone, as: held}]
    arena: [Watcher]
    banished: [{card: Marked Page, as: hidden, face down: true}, {card: Drone, as: secret, face down: true}]
  Bravo: {}
""",
)


@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("Marked Page", "{zone: banished}"),
        ("hidden", "{zone: banished, is: [face up]}"),
        ("held", "{zone: deck}"),
        ("secret", "{zone: deck}"),
    ],
)
def test_a_card_that_is_put_into_the_graveyard_replaces_that_from_where_it_is(card: str, there: str) -> None:
    SCENARIO.confirm(f"when: [{{put: {card}, to: graveyard, by: Ira}}]\nthen: {{{card}: {there}}}\n")


def test_what_is_put_where_it_is_private_stays_private() -> None:
    SCENARIO.confirm("when: [{put: hidden, to: deck bottom, by: Ira}]\nthen: {hidden: {zone: deck}}\n")


def test_what_waits_for_a_card_to_be_put_somewhere_sees_it_on_the_bottom_of_the_deck_too() -> None:
    SCENARIO.confirm("when: [{put: Marked Page, to: deck bottom, by: Ira}]\nthen: {triggers: {Watcher: 1}}\n")


FROM_THE_ARSENAL = """
cards:
  Jab:
    types: [action]
    subtypes: [attack]
    power: 3
    abilities: [{when: {event: attacks, object: me}, do: [{gain life: 1}]}]
  Lantern:
    types: [action]
    subtypes: [aura]
    abilities: [{passive: {power: 1}, affects: {is: [attack], controller: you}}]
given:
  turn: {player: Ira}
  Ira: {life: 20, arsenal: [{card: CARD, as: kept, face down: true}]}
  Bravo: {}
when: [{play: kept}, {resolve: all}]
"""


@pytest.mark.parametrize("edition", ["2026-06-10", "2026-02"])
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("Jab", "kept: {is not: [face down], zone: combat chain}, Ira: {life: 21}"),
        ("Lantern", "kept: {is not: [face down], zone: permanent}"),
    ],
)
def test_what_is_played_from_where_it_lay_face_down_is_public_on_the_stack_and_beyond(edition, card, there) -> None:
    body = FROM_THE_ARSENAL.replace("CARD", card) + f"then: {{{there}}}\n"
    Written("flesh-and-blood", (edition,), "").confirm(body)
