"""What linked abilities remember (Core Rules v1.3 394-397)."""

from tests.verdicts import assert_confirmed


def test_an_object_that_left_and_came_back_has_forgotten_what_its_linked_abilities_took(run):
    body = """
cards:
  Chest:
    types: [gear]
    abilities:
      - {name: lock, use: {energy: 1}, do: [{banish: {choose: 1, type: unit}, as: kept}]}
      - {name: open, use: {exhaust: me}, do: [{return: {that: kept}}]}
  Captain: {types: [unit], might: 3}
given:
  Ahri: {base: [Chest], energy: 1}
  Jinx: {base: [Captain]}
when:
  - {use: Chest, ability: lock}
  - resolve: all
  - {return: Chest, by: Jinx}
  - {play: Chest, by: Ahri}
  - {use: Chest, ability: open}
  - resolve: all
then: {Captain: {zone: banishment}}
"""
    assert_confirmed(run(body))
