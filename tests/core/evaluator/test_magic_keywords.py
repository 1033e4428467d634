"""Magic's keywords as the abilities they stand for: whose they are, how often they trigger, where they do not."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Wolf: {types: [creature], power: 2, toughness: 2}
  Titan: {types: [creature], power: 8, toughness: 8, keywords: [{annihilator: 1}]}
  Squire: {types: [creature], power: 1, toughness: 1, keywords: [exalted]}
  Finks: {types: [creature], power: 3, toughness: 2, keywords: [persist]}
  Guardian: {types: [creature], power: 2, toughness: 2, keywords: [{ward: 1}]}
  Wasp: {types: [creature], power: 1, toughness: 1, keywords: [{toxic: 1}, lifelink]}
  Crawler: {types: [creature], power: 2, toughness: 2, keywords: [infect]}
  Kindred Blessing:
    types: [enchantment]
    abilities:
      - passive: {keyword: persist}
        affects: {type: creature, controller: you}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Sage: {types: [planeswalker], loyalty: 5}
  Lash:
    types: [artifact]
    subtypes: [Equipment]
    keywords: [living weapon]
    abilities: [{passive: {power: 2, toughness: 2}, affects: {all: {what I am attached to: true}}}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def test_annihilator_asks_the_player_who_is_attacked_and_nobody_else():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {battlefield: [Titan]}
          Bob: {battlefield: [Bear]}
          Cid: {battlefield: [Wolf]}
        when:
          - attack: {Titan: Cid}
          - resolve: 1
        then:
          Wolf: {zone: graveyard}
          Bear: {zone: battlefield}
        """
    )


def test_whoever_controls_an_attacked_planeswalker_is_the_defending_player():
    confirm(
        """
        given:
          players: [Ann, Bob, Cid]
          Ann: {battlefield: [Titan]}
          Bob: {battlefield: [Bear]}
          Cid: {battlefield: [{card: Sage, counters: {loyalty: 5}}]}
        when:
          - attack: {Titan: Sage}
          - resolve: 1
        then:
          Sage: {zone: graveyard}
          Bear: {zone: battlefield}
        """
    )


@pytest.mark.parametrize(
    ("ann", "before"),
    [
        pytest.param("battlefield: [{card: Bear, counters: {exalted: 1}}]", "", id="there from the beginning"),
        pytest.param("battlefield: [Bear]", "{put counter: exalted, on: Bear, by: Ann}, ", id="put there"),
        pytest.param("battlefield: [Bear, {card: Wolf, counters: {exalted: 1}}]", "", id="on another creature"),
    ],
)
def test_a_counter_that_is_a_keyword_is_the_ability_it_stands_for(ann, before):
    """Exalted, which is no number and no permission but an ability that triggers (122.1b, 702.83a)."""
    confirm(
        f"""
        given:
          Ann: {{{ann}}}
          Bob: {{life: 20}}
        when: [{before}{{attack: {{Bear: Bob}}}}, {{resolve: all}}, {{advance to: end of combat}}]
        then: {{Bob: {{life: 17}}}}
        """
    )


def test_exalted_is_silent_for_an_opponents_creature():
    confirm(
        """
        given:
          Ann: {battlefield: [Bear]}
          Bob: {battlefield: [Squire]}
        when:
          - attack: {Bear: Bob}
        then:
          triggers: {Squire: 0}
          Bear: {power: 2}
        """
    )


def test_a_keyword_that_an_effect_gives_stands_for_its_ability_as_well():
    confirm(
        """
        given:
          Ann: {battlefield: [Kindred Blessing, Bear]}
          Bob: {battlefield: [Wolf]}
        when:
          - {destroy: Bear, by: Bob}
          - resolve: all
          - {destroy: Wolf, by: Ann}
        then:
          Bear: {zone: battlefield, power: 1}
          Wolf: {zone: graveyard}
        """
    )


def test_persist_returns_a_stolen_creature_to_its_owner():
    confirm(
        """
        given:
          Ann: {battlefield: [{card: Finks, owner: Bob}]}
          Bob: {}
        when:
          - {destroy: Finks, by: Bob}
          - resolve: 1
        then:
          Finks: {zone: battlefield, controller: Bob, counters: {"-1/-1": 1}}
        """
    )


def test_ward_does_not_concern_its_own_player():
    confirm(
        """
        given:
          Ann: {battlefield: [Guardian], hand: [Doom]}
          Bob: {}
        when:
          - {cast: Doom, by: Ann}
          - resolve: all
        then:
          triggers: {Guardian: 0}
          Guardian: {zone: graveyard}
        """
    )


def test_toxic_and_lifelink_of_one_source_both_count():
    confirm(
        """
        given:
          Ann: {battlefield: [Wasp]}
          Bob: {poison: 8}
        when:
          - attack: {Wasp: Bob}
          - advance to: combat damage
        then:
          Ann: {life: 21}
          Bob: {life: 19, poison: 9}
        """
    )


def test_noncombat_damage_by_a_source_with_infect_is_poison_too():
    confirm(
        """
        given:
          Ann: {battlefield: [Crawler]}
          Bob: {battlefield: [Bear]}
        when:
          - {deal: 2, to: Bob, with: Crawler}
          - {deal: 1, to: Bear, with: Crawler}
        then:
          Bob: {life: 20, poison: 2}
          Bear: {power: 1, toughness: 1, damage: 0}
        """
    )


@pytest.mark.parametrize(("keyword", "rule"), [("fear", "702.36b"), ("shadow", "702.28b"), ("horsemanship", "702.31b")])
def test_what_a_keyword_keeps_from_blocking_is_refused_with_its_rule(keyword, rule):
    confirm(
        f"""
        given:
          Ann: {{battlefield: [Bear]}}
          Bob: {{battlefield: [Wolf]}}
        when:
          - {{give: {{keyword: {keyword}}}, to: Bear, for: until end of turn, by: Ann}}
          - attack: {{Bear: Bob}}
          - block: {{Wolf: Bear}}
        then: {{illegal: "{rule}"}}
        """
    )


def test_living_weapon_brings_a_germ_to_carry_it():
    cast = """
given:
  turn: {player: Ann}
  Ann: {hand: [Lash]}
  Bob: {}
when: [{cast: Lash, by: Ann}, %s]
then: %s
"""
    confirm(cast % ("resolve: all", "{Lash: {is: [attached]}, Ann: {battlefield: [Lash, Germ]}}"))
    confirm(cast % ("resolve: all, {destroy: Lash, with: Lash, by: Ann}", "{Ann: {battlefield: []}}"))
