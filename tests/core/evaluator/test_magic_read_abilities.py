"""What card text is read into does what the text says: devoid, cycling for colored mana, the controller of a target."""

from __future__ import annotations

from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Quake:
    types: [sorcery]
    abilities:
      - do:
          - choose: {choose: 1, type: land, as: chosen}
          - for each: {linked: chosen}
            do: [{destroy: it}, {lose life: 2, player: its controller}]
  Drone:
    types: [creature]
    colors: white
    power: 1
    toughness: 1
    abilities:
      - {passive: {colors: colorless}, affects: me, name: devoid, works in: [battlefield, stack, hand]}
  Sentry:
    types: [artifact]
    abilities: [{when: {event: is cast, object: {zone: stack, color: white}}, do: [{gain life: 1}]}]
  Seer:
    types: [creature]
    power: 3
    toughness: 3
    abilities:
      - {use: {blue: 1, do: [{discard: 1, of: me}]}, do: [{draw: 1}], works in: [hand], name: cycling}
  Marsh: {types: [land], abilities: []}
given:
  turn: {player: Ann}
  Ann: {hand: [Quake, Drone, Seer], blue: 1, library: 2, battlefield: [Sentry]}
  Bob: {battlefield: [Marsh]}
""",
)


def test_the_controller_of_a_destroyed_target_is_found():
    MAGIC.confirm("""
when: [{cast: Quake, by: Ann}, {resolve: all}]
then: {Marsh: {zone: graveyard}, Bob: {life: 18}, Ann: {life: 20}}
""")


def test_a_spell_without_color_is_not_white():
    MAGIC.confirm("""
when: [{cast: Drone, by: Ann}, {resolve: all}]
then: {triggers: {Sentry: 0}, Drone: {zone: battlefield}}
twin:
  change: {cards.Drone.abilities: []}
  then: {triggers: {Sentry: 1}}
""")


def test_a_card_is_cycled_for_its_own_cost_from_the_hand():
    MAGIC.confirm("""
when: [{activate: Seer, by: Ann, ability: cycling}, {resolve: all}]
then: {Seer: {zone: graveyard}, Ann: {hand: 3, blue: 0}}
""")
