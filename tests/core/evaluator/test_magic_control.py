"""Magic: control, durations, Sagas and dungeons, beyond the examples that ship (613, 611.2, 714, 309)."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

WRITTEN = Written("magic", ("2024-06-07",))
confirm = WRITTEN.confirm


def test_a_static_ability_gives_control_as_long_as_it_is_there():
    confirm(
        """
        cards:
          Leash:
            types: [enchantment]
            subtypes: [Aura]
            mana cost: "{U}"
            abilities:
              - enchant: {type: creature}
              - {passive: {controller: you}, affects: {what I am attached to: true}}
          Bear:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: loses control, object: me, player: you}
                do: [{gain life: 5}]
        given:
          turn: {player: Ana}
          Ana: {hand: [Leash], blue: 1}
          Ben: {life: 20, battlefield: [Bear]}
        when:
          - cast: Leash
          - resolve: all
          - check: {Bear: {controller: Ana}, Ben: {life: 25}}
          - {destroy: Leash, by: Ben}
          - resolve: all
        then:
          Bear: {controller: Ben}
          Ana: {life: 25}
        twin:
          change: {when: [{cast: Leash}, {resolve: all}]}
          then: {Bear: {controller: Ana}}
        """
    )


def test_control_for_a_turn_ends_with_it():
    confirm(
        """
        cards:
          Threat:
            types: [sorcery]
            abilities:
              - do:
                  - {gain control: {choose: 1, type: creature, as: it}, for: until end of turn}
                  - {untap: {that: it}}
                  - {give: {keyword: haste}, to: {that: it}, for: until end of turn}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Threat]}
          Ben: {life: 20, battlefield: [{card: Bear, tapped: true}]}
        when:
          - cast: Threat
          - resolve: all
          - check: {Bear: {controller: Ana, tapped: false}}
          - attack: {Bear: Ben}
          - advance to: combat damage
          - check: {Ben: {life: 18}}
          - end turn: true
        then:
          Bear: {controller: Ben}
        twin:
          change: {when: [{cast: Threat}, {resolve: all}]}
          then: {Bear: {controller: Ana}}
        """
    )


def test_control_lasts_as_long_as_its_source_remains():
    confirm(
        """
        cards:
          Jailer:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: enters, object: me}
                do:
                  - {choose: {choose: 1, type: creature, controller: opponent}, as: captive}
                  - {gain control: {that: captive}, for: while this remains}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          turn: {player: Ana}
          Ana: {hand: [Jailer]}
          Ben: {battlefield: [Bear]}
        when:
          - cast: Jailer
          - resolve: all
          - check: {Bear: {controller: Ana}}
          - {destroy: Jailer, by: Ben}
        then: {Bear: {controller: Ben}}
        twin:
          change: {when: [{cast: Jailer}, {resolve: all}]}
          then: {Bear: {controller: Ana}}
        """
    )


def test_the_latest_of_two_control_effects_counts():
    confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
          Grab: {types: [instant], abilities: [{do: [{gain control: {choose: 1, type: creature},
              for: until end of turn}]}]}
        given:
          players: [Ana, Ben, Cid]
          turn: {player: Ana}
          Ana: {hand: [Grab]}
          Ben: {hand: [{card: Grab, as: g2}]}
          Cid: {battlefield: [Bear]}
        when: [{cast: Grab}, {resolve: all}, {check: {Bear: {controller: Ana}}}, {cast: g2, by: Ben},
            {resolve: all}, {check: {Bear: {controller: Ben}}}, {end turn: true}]
        then: {Bear: {controller: Cid}}
        """
    )


def test_control_that_a_player_who_left_had_ends():
    confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
          Leash: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}},
              {passive: {controller: you}, affects: {what I am attached to: true}}]}
        given:
          players: [Ana, Ben, Cid]
          Ana: {battlefield: [{card: Leash, attached to: Bear}]}
          Ben: {battlefield: [Bear]}
          Cid: {}
        when: [{concede: Ana}]
        then: {Bear: {zone: battlefield, controller: Ben}, Leash: {zone: nowhere}}
        """
    )


def test_an_effect_until_the_next_turn_lasts_through_the_opponents():
    confirm(
        """
        cards:
          Wall: {types: [sorcery], abilities: [{do: [{give: {toughness: 5},
              to: {all: {type: creature, controller: you}}, for: until your next turn}]}]}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ana: {hand: [Wall], battlefield: [Bear]}
          Ben: {}
        when: [{cast: Wall}, {resolve: all}, {end turn: true}, {check: {Bear: {toughness: 7}}},
            {end turn: true}]
        then: {Bear: {toughness: 2}, turn: Ana}
        """
    )


def test_venturing_out_of_the_last_room_leads_into_another_dungeon():
    confirm(
        """
        cards:
          Cave:
            types: [dungeon]
            abilities: [{room: Gate, leads to: [Pit], do: [{gain life: 1}]}, {room: Pit, do: [{draw: 1}]}]
          Mine:
            types: [dungeon]
            abilities: [{room: Adit, do: [{gain life: 5}]}]
          Guide: {types: [creature], power: 1, toughness: 1, abilities: [{use: {}, do: [{venture: true}]}]}
        given:
          Ana: {life: 20, battlefield: [Guide], command: [{card: Cave, room: Gate}], outside the game: [Mine]}
          Ben: {}
        when: [{activate: Guide}, {activate: Guide}, {resolve: 1}, {check: {"stack": [Guide, Cave/Pit]}},
            {resolve: 1}, {resolve: 1}]
        then: {Cave: {zone: nowhere}, Mine: {zone: command, at: Adit}, stack: [Mine/Adit], Ana: {hand: 1},
            after resolving: {Ana: {life: 25}}}
        """
    )


def test_a_saga_that_is_cast_again_begins_anew():
    confirm(
        """
        cards:
          Tale:
            types: [enchantment]
            subtypes: [Saga]
            abilities: [{chapter: 1, do: [{draw: 1}]}, {chapter: [2, 3], do: [{gain life: 3}]}]
        given:
          turn: {player: Ana}
          Ana: {life: 20, hand: [Tale]}
          Ben: {}
        when: [{cast: Tale}, {resolve: 1}, {return: Tale, by: Ben}, {resolve: all}, {cast: Tale},
            {resolve: all}, {put counter: lore, on: Tale, count: 1, by: Ana}, {resolve: all}]
        then: {triggers: {Tale: 3}, Ana: {hand: 2, life: 23}, Tale: {zone: battlefield, counters: {lore: 2}}}
        """
    )


def refused(body):
    with pytest.raises(UnableToReadScenario) as caught:
        WRITTEN.read(body)
    return caught.value


def test_a_change_no_effect_of_the_game_makes_is_refused_with_its_place():
    fault = refused(
        """
        cards:
          Mime:
            types: [creature]
            abilities:
              - {passive: {called: Bear}, affects: {type: creature}}
        given: {Ana: {battlefield: [Mime]}, Ben: {}}
        then: {stack: []}
        """
    )
    assert (fault.line, fault.expected, fault.found) == (11, "a key of changes", "'called'")


def test_what_is_created_for_later_must_be_able_to_come_later():
    fault = refused(
        """
        cards:
          Clock:
            types: [artifact]
            abilities:
              - use: {}
                do: [{later: {do: [{draw: 1}]}}]
        given: {Ana: {battlefield: [Clock]}, Ben: {}}
        then: {stack: []}
        """
    )
    assert (fault.line, fault.expected) == (12, "an ability with when, replace or passive")


def test_what_phased_out_phases_in_before_its_controller_untaps():
    confirm(
        """
        cards:
          Mist:
            types: [creature]
            power: 2
            toughness: 2
            abilities: [{when: {event: phases in, object: me}, do: [{gain life: 1}]}]
        given:
          turn: {player: Ana}
          Ana: {life: 20, battlefield: [{card: Mist, tapped: true, counters: {"+1/+1": 1}}]}
          Ben: {}
        when:
          - {phase out: Mist, by: Ana}
          - end turn: true
          - check: {Mist: {is: [phased out]}}
          - end turn: true
        then:
          turn: Ana
          triggers: {Mist: 1}
          Mist: {zone: battlefield, tapped: false, power: 3}
          Ana: {life: 21}
        """
    )


def test_a_static_ability_can_give_each_permanent_back_to_its_owner():
    """Whose a permanent is meant to be is asked of each by itself, and not of what the ability is on."""
    Written("magic", ("2024-06-07",)).confirm(
        """
        cards:
          Homecoming: {types: [enchantment], abilities: [{passive: {controller: its owner},
            affects: {type: creature}}]}
          Bear: {types: [creature], power: 2, toughness: 2}
          Ox: {types: [creature], power: 2, toughness: 4}
        given:
          turn: {player: Ann}
          Ann: {battlefield: [{card: Bear, owner: Cid}, Ox]}
          Bob: {battlefield: [Homecoming]}
          Cid: {}
        when: [{gain life: 1, by: Bob}]
        then: {Bear: {controller: Cid}, Ox: {controller: Ann}, Homecoming: {controller: Bob}}
        """
    )
