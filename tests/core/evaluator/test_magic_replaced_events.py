"""Magic: what a replacement effect may touch again, how often something triggers, and because of what."""

from tests.verdicts import Written

CARDS = """
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Golem: {types: [artifact, creature], power: 2, toughness: 2}
  Doubler:
    types: [enchantment]
    abilities:
      - replace: {event: gains life, player: you}
        keeps: true
        amount: {times: [that much, 2]}
  Font:
    types: [enchantment]
    abilities:
      - when: {event: gains life, player: you}
        limit: once each turn
        do: [{gain life: 1}]
  Grave Ward:
    types: [enchantment]
    abilities:
      - replace: {event: is put into a graveyard}
        with: [{exile: it}]
  Muzzle:
    types: [artifact]
    abilities:
      - replace: {event: ability triggers, because: {event: enters, object: {type: artifact}}}
        with: [{nothing: true}]
  Greeter:
    types: [enchantment]
    abilities:
      - when: {event: enters, object: {type: creature, controller: you}}
        limit: once each turn
        do: [{gain life: 1}]
  Choir:
    types: [artifact]
    abilities:
      - replace: {event: ability triggers, object: {controller: you}, because: {event: dies, object: {type: creature}}}
        keeps: true
        amount: {sum: [that much, 1]}
  Butcher:
    types: [enchantment]
    abilities:
      - when: {event: is sacrificed, object: {type: creature}, player: you}
        do: [{draw: 1}]
  Warden:
    types: [enchantment]
    abilities:
      - when: {event: leaves, object: {type: creature, controller: you}}
        do: [{draw: 1}]
  Leech:
    types: [artifact]
    subtypes: [Equipment]
    abilities:
      - when: {event: becomes unattached, object: me}
        do: [{sacrifice: {all: {what I am attached to: true}}}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def test_a_triggers_own_event_is_another_one_that_a_replacement_may_change_as_well():
    confirm(
        """
        given:
          Ann: {battlefield: [Doubler, Font]}
          Bob: {}
        when:
          - {gain life: 3, by: Ann}
          - resolve: 1
        then:
          Ann: {life: 28}
        """
    )


def test_a_replacement_does_not_apply_again_to_what_it_has_made_of_an_event():
    confirm(
        """
        given:
          Ann: {battlefield: [Doubler, {card: Doubler, as: second}]}
          Bob: {}
        when:
          - {gain life: 1, by: Ann}
        choices:
          - {player: Ann, question: order replacements, answer: Doubler}
        then:
          Ann: {life: 24}
        """
    )


def test_a_trigger_that_is_stopped_has_not_used_up_its_once_each_turn():
    confirm(
        """
        given:
          Ann: {battlefield: [Muzzle, Greeter], graveyard: [Bear, Golem]}
          Bob: {}
        when:
          - {return: Golem, to: battlefield, by: Ann}
          - check: {triggers: {Greeter: 0}}
          - {return: Bear, to: battlefield, by: Ann}
        then:
          triggers: {Greeter: 1}
        """
    )


def test_what_triggers_on_sacrificing_does_not_trigger_because_something_died():
    confirm(
        """
        given:
          Ann: {battlefield: [Choir, Butcher, Bear]}
          Bob: {}
        when:
          - {sacrifice: Bear, by: Ann}
        then:
          triggers: {Butcher: 1}
        """
    )


def test_what_triggers_on_leaving_triggers_because_something_died_if_that_is_how_it_left():
    confirm(
        """
        given:
          Ann: {battlefield: [Choir, Warden, Bear]}
          Bob: {}
        when:
          - {destroy: Bear, by: Bob}
        then:
          triggers: {Warden: 2}
        twin:
          change: {when.0: {exile: Bear, by: Bob}}
          then: {triggers: {Warden: 1}}
        """
    )


def test_an_equipment_that_became_unattached_means_what_it_was_attached_to():
    confirm(
        """
        given:
          Ann: {battlefield: [Bear, Golem, {card: Leech, attached to: Bear}]}
          Bob: {}
        when:
          - {unattach: Leech, by: Bob}
          - resolve: 1
        then:
          Bear: {zone: graveyard}
          Golem: {zone: battlefield}
        """
    )


def test_an_equipment_that_moves_on_means_what_it_was_moved_from():
    confirm(
        """
        given:
          Ann: {battlefield: [Bear, Golem, {card: Leech, attached to: Bear}]}
          Bob: {}
        when:
          - {attach: Leech, to: Golem, by: Ann}
        then:
          triggers: {Leech: 1}
          Leech: {attached to: Golem}
        """
    )


def test_a_destroyed_permanent_that_is_exiled_instead_triggers_what_looks_at_destroying_only():
    confirm(
        """
        given:
          Ann: {battlefield: [Warden, Grave Ward, Bear, Golem]}
          Bob: {}
        when:
          - {destroy: Bear, by: Bob}
          - {sacrifice: Golem, by: Ann}
        then:
          triggers: {Warden: 2}
          events: [{event: is destroyed, times: 1}, {event: is sacrificed, times: 1}, {event: dies, times: 0}]
        """
    )
