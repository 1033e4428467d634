"""Who is an enemy of a triggered ability: asked of whoever controls the ability, not its source (359.3.f.4)."""

from tests.verdicts import Written

SCENARIO = Written(
    "riftbound",
    ("v1.3",),
    """
cards:
  Duellist:
    types: [unit]
    might: 4
    abilities:
      - when: {event: attacks, object: me}
        do: [{deal: {might of: me}, to: {choose: 1, type: unit, controller: opponent, location: here}}]
  Wall: {types: [unit], might: 6, abilities: []}
  Charm:
    types: [spell]
    cost: {energy: 0}
    keywords: [reaction]
    abilities: [{do: [{take control: {choose: 1, type: unit, controller: opponent}}]}]
  Heist:
    types: [spell]
    cost: {energy: 0}
    keywords: [reaction]
    abilities: [{do: [{take control: {choose: 1, zone: chain, type: triggered ability}}]}]
  Altar: {types: [battlefield], abilities: []}
given:
  turn: {player: Ahri}
  battlefields: [{card: Altar, controller: Jinx}]
  Ahri: {base: [Duellist]}
  Jinx: {at Altar: [Wall], hand: [Charm, Heist]}
""",
)


def test_an_ability_goes_on_against_the_enemy_of_whoever_controls_it() -> None:
    SCENARIO.confirm("""
when:
  - {move: [Duellist], to: Altar}
  - {pass: Ahri}
  - {play: Charm, by: Jinx}
  - {resolve: 2}
then:
  Duellist: {controller: Jinx}
  events: [{event: takes damage, object: Wall, times: 1}]
""")


def test_an_ability_that_changed_hands_has_no_enemy_in_what_its_new_controller_has() -> None:
    SCENARIO.confirm("""
when:
  - {move: [Duellist], to: Altar}
  - {pass: Ahri}
  - {play: Heist, by: Jinx}
  - {resolve: 2}
then: {events: [{event: takes damage, object: Wall, times: 0}]}
""")
