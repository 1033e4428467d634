"""Magic beyond the examples that ship: combat, state-based actions, casting, players, and what is refused."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written, assert_confirmed

WRITTEN = Written("magic", ("2024-06-07",))
confirm, run = WRITTEN.confirm, WRITTEN.run


def test_first_strike_damage_comes_before_the_rest():
    confirm(
        """
        cards:
          Lancer: {types: [creature], power: 3, toughness: 1, keywords: [first strike]}
          Ogre: {types: [creature], power: 4, toughness: 3}
        given:
          Ann: {battlefield: [Lancer]}
          Bob: {battlefield: [Ogre]}
        when:
          - attack: {Lancer: Bob}
          - block: {Ogre: Lancer}
          - advance to: combat damage
        then:
          Lancer: {zone: battlefield, damage: 0}
          Ogre: {zone: graveyard}
        """
    )


def test_lifelink_and_combat_damage_to_a_player():
    confirm(
        """
        cards:
          Cleric:
            types: [creature]
            power: 3
            toughness: 3
            keywords: [lifelink]
            abilities:
              - when: {event: is dealt damage, object: {type: player}, by: me, category: combat}
                do: [{draw: 1}]
              - when: {event: deals damage, object: me}
                do: [{put counter: "+1/+1", on: me, count: that much}]
                name: grow
        given:
          Ann: {battlefield: [Cleric]}
          Bob: {}
        when:
          - attack: {Cleric: Bob}
          - advance to: combat damage
        choices:
          - {player: Ann, question: order triggers, answer: [Cleric, Cleric/grow]}
        then:
          Ann: {life: 23}
          Bob: {life: 17}
          after resolving:
            Ann: {hand: 1}
            Cleric: {power: 6, counters: {"+1/+1": 3}}
        """
    )


def test_trample_assigns_the_rest_to_the_player():
    confirm(
        """
        cards:
          Boar: {types: [creature], power: 5, toughness: 5, keywords: [trample]}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ann: {battlefield: [Boar]}
          Bob: {battlefield: [Bear]}
        when:
          - attack: {Boar: Bob}
          - block: {Bear: Boar}
          - advance to: combat damage
        choices:
          - {player: Ann, question: assign damage, answer: {Bear: 2, Bob: 3}}
        then:
          Bob: {life: 17}
          Bear: {zone: graveyard}
          Boar: {damage: 2}
        """
    )


def test_blocking_and_being_blocked_trigger_each_for_itself():
    confirm(
        """
        cards:
          Guard:
            types: [creature]
            power: 1
            toughness: 4
            abilities:
              - when: {event: blocks, object: me}
                do: [{gain life: 1}]
          Raider:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: becomes blocked, object: {controller: you}}
                do: [{gain life: 2}]
              - when: {event: is unblocked, object: me}
                do: [{draw: 1}]
                name: sneak
        given:
          Ann: {battlefield: [{card: Raider, as: r1}, {card: Raider, as: r2}]}
          Bob: {battlefield: [Guard]}
        when:
          - attack: {r1: Bob, r2: Bob}
          - block: {Guard: r1}
        choices:
          - {player: Ann, question: order triggers, answer: [r1, r2, r2/sneak]}
        then:
          triggers: {Guard: 1, r1: 1, r2: 2, r2/sneak: 1}
          after resolving:
            Ann: {life: 24, hand: 1}
            Bob: {life: 21}
        """
    )


def test_an_attacked_player_and_an_attacked_planeswalker_are_different_things():
    confirm(
        """
        cards:
          Moat:
            types: [enchantment]
            abilities:
              - when: {event: is attacked, object: {type: player, controller: you}}
                do: [{gain life: 1}]
          Sage: {types: [planeswalker], loyalty: 4}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ann: {battlefield: [{card: Bear, as: b1}, {card: Bear, as: b2}, {card: Bear, as: b3}]}
          Bob: {battlefield: [Moat, {card: Sage, counters: {loyalty: 4}}]}
        when:
          - attack: {b1: Bob, b2: Bob, b3: Sage}
          - resolve: all
          - advance to: combat damage
        then:
          triggers: {Moat: 1}
          Bob: {life: 17}
          Sage: {loyalty: 2}
        """
    )


def test_the_legend_rule_makes_its_controller_choose():
    confirm(
        """
        cards:
          King:
            types: [creature]
            supertypes: [legendary]
            power: 3
            toughness: 3
            abilities:
              - when: {event: dies, object: me}
                do: [{draw: 1}]
        given:
          Ann: {battlefield: [King], hand: [{card: King, as: new king}]}
          Bob: {}
        when:
          - {cast: new king, by: Ann}
          - resolve: 1
        choices:
          - {player: Ann, question: which to keep, answer: new king}
        then:
          King: {zone: graveyard}
          new king: {zone: battlefield}
          triggers: {King: 1, new king: 0}
        """
    )


def test_a_dying_token_triggers_and_then_ceases_to_exist():
    confirm(
        """
        cards:
          Nest:
            types: [enchantment]
            abilities:
              - when: {event: enters, object: {token: true, controller: you}}
                do: [{gain life: 1}]
              - when: {event: dies, object: {token: true}}
                do: [{draw: 1}]
                name: mourn
          Swarm:
            types: [sorcery]
            abilities:
              - do: [{create token: {name: Bee, power: 1, toughness: 1, subtypes: [Insect]}, count: 2}]
        given:
          Ann: {battlefield: [Nest], hand: [Swarm]}
          Bob: {}
        when:
          - {cast: Swarm, by: Ann}
          - resolve: all
          - {destroy: Bee 2}
        then:
          triggers: {Nest: 3, Nest/mourn: 1}
          Bee: {zone: battlefield}
          Bee 2: {zone: nowhere}
          Ann: {life: 22, graveyard: 1}
        """
    )


def test_casting_triggers_resolve_before_the_spell():
    confirm(
        """
        cards:
          Monk:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: is cast, player: you, object: {type: [instant, sorcery]}}
                do: [{give: {power: 1, toughness: 1}, to: me, for: until end of turn}]
              - when: {event: is cast, player: you}
                ordinal: second
                do: [{draw: 1}]
                name: flurry
          Shout: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
        given:
          Ann: {battlefield: [Monk], hand: [{card: Shout, as: s1}, {card: Shout, as: s2}]}
          Bob: {}
        when:
          - {cast: s1, by: Ann}
          - check: {stack: [s1, Monk]}
          - resolve: all
          - {cast: s2, by: Ann}
        choices:
          - {player: Ann, question: order triggers, answer: [Monk, Monk/flurry]}
        then:
          stack: [s2, Monk, Monk/flurry]
          Monk: {power: 2}
          after resolving:
            Monk: {power: 3, toughness: 3}
            Ann: {life: 22, hand: 1}
        """
    )


def test_what_lasts_until_end_of_turn_ends_with_the_damage():
    confirm(
        """
        cards:
          Growth:
            types: [instant]
            abilities: [{do: [{give: {toughness: 3}, to: {choose: 1, type: creature}, for: this turn}]}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ann: {battlefield: [Bear], hand: [Growth]}
          Bob: {}
        when:
          - {cast: Growth, by: Ann}
          - resolve: all
          - {deal: 4, to: Bear}
          - check: {Bear: {damage: 4, zone: battlefield}}
          - end turn: true
        then:
          turn: Bob
          Bear: {damage: 0, toughness: 2, zone: battlefield}
        """
    )


def test_an_aura_falls_off_with_what_it_enchanted():
    confirm(
        """
        cards:
          Blessing:
            types: [enchantment]
            subtypes: [Aura]
            abilities:
              - enchant: {type: creature}
              - passive: {power: 2}
                affects: {what I am attached to: true}
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ann: {battlefield: [Bear], hand: [Blessing]}
          Bob: {}
        when:
          - {cast: Blessing, by: Ann}
          - resolve: 1
          - check: {Bear: {power: 4}, Blessing: {attached to: Bear}}
          - {destroy: Bear}
        then:
          Blessing: {zone: graveyard}
          events: [{event: dies, times: 2}]
        """
    )


def test_a_player_who_loses_takes_their_objects_along():
    confirm(
        """
        cards:
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          players: [Ann, Bob, Cid]
          Ann: {}
          Bob: {life: 2, battlefield: [Bear]}
          Cid: {}
        when:
          - {deal: 2, to: Bob}
          - end turn: true
        then:
          Bear: {zone: nowhere}
          turn: Cid
          winner: none
        """
    )


def test_the_last_player_left_wins():
    confirm(
        """
        given:
          Ann: {}
          Bob: {library: 0}
        when:
          - {draw: 1, player: opponent, by: Ann}
        then:
          winner: Ann
        """
    )


def test_a_cost_in_symbols_is_paid_from_the_pool():
    body = """
        cards:
          Bolt:
            types: [instant]
            mana cost: "{1}{R}"
            abilities: [{do: [{deal: 3, to: {choose: 1, type: any target}}]}]
        given:
          Ann: {red: 1, green: 1, hand: [Bolt]}
          Bob: {}
        when:
          - {cast: Bolt, by: Ann}
        choices:
          - {player: Ann, question: targets, answer: Bob}
        then:
          Ann: {red: 0, green: 0}
          after resolving:
            Bob: {life: 17}
        """
    confirm(body)
    found = run(body.replace("green: 1, hand", "hand"))
    assert found.illegal == "601.2h"


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        ("{cast: Lesson, by: Bob}", "117.1a"),
        ("{attack: {Wall: Bob}}", "702.3b"),
        ("{attack: {Newcomer: Bob}}", "302.6"),
        ("{activate: Newcomer, by: Bob}", "602.2"),
        ("{resolve: 1}", "608.1"),
        ("{play: Lesson, by: Bob}", "117.1a"),
        ("{play: Island, by: Bob}", "305.1"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(step, rule):
    found = run(
        f"""
        cards:
          Lesson: {{types: [sorcery], abilities: [{{do: [{{draw: 1}}]}}]}}
          Wall: {{types: [creature], power: 0, toughness: 4, keywords: [defender]}}
          Island: {{types: [land]}}
          Newcomer:
            types: [creature]
            power: 1
            toughness: 1
            abilities: [{{use: {{pay life: 1}}, do: [{{draw: 1}}]}}]
        given:
          Ann: {{battlefield: [Wall, {{card: Newcomer, summoning sick: true}}]}}
          Bob: {{hand: [Lesson, Island]}}
        when:
          - {step}
        then: {{illegal: "{rule}"}}
        """
    )
    assert_confirmed(found)


def test_a_trigger_of_an_opponent_may_be_paid_off_by_that_player():
    confirm(
        """
        cards:
          Toll:
            types: [enchantment]
            abilities:
              - when: {event: is cast, player: opponent}
                do: [{pay: {generic: 1}, player: that player, otherwise: [{draw: 1}]}]
          Shout: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
        given:
          Ann: {battlefield: [Toll]}
          Bob: {red: 1, hand: [{card: Shout, as: s1}, {card: Shout, as: s2}]}
        when:
          - {cast: s1, by: Bob}
          - resolve: all
          - {cast: s2, by: Bob}
          - resolve: all
        choices:
          - {player: Bob, question: pay, answer: "yes"}
        then:
          triggers: {Toll: 2}
          Ann: {hand: 1}
          Bob: {red: 0}
        """
    )


def test_a_sacrifice_as_a_cost_triggers_before_the_ability_resolves():
    confirm(
        """
        cards:
          Altar:
            types: [artifact]
            abilities:
              - use: {sacrifice: {choose: 1, type: creature, controller: you, target: false}}
                do: [{draw: 1}]
          Ghoul:
            types: [creature]
            power: 1
            toughness: 1
            abilities:
              - when: {event: is sacrificed, object: {type: creature, controller: you}}
                do: [{lose life: 1, player: opponent}]
          Imp: {types: [creature], power: 1, toughness: 1}
        given:
          Ann: {battlefield: [Altar, Ghoul, Imp]}
          Bob: {}
        when:
          - {activate: Altar, by: Ann}
        choices:
          - {player: Ann, question: objects, answer: Imp}
        then:
          stack: [Altar, Ghoul]
          Imp: {zone: graveyard}
        """
    )


def test_milled_and_revealed_cards_trigger():
    confirm(
        """
        cards:
          Crypt:
            types: [enchantment]
            abilities:
              - when: {event: is put into a graveyard, object: {type: creature, owner: you}, from: library}
                do: [{gain life: 1}]
          Bear: {types: [creature], power: 2, toughness: 2}
        given:
          Ann: {battlefield: [Crypt], library: [{card: Bear, as: b1}, {card: Bear, as: b2}, {card: Bear, as: b3}]}
          Bob: {}
        when:
          - {mill: 2, by: Ann}
        then:
          triggers: {Crypt: 2}
          Ann: {graveyard: [b1, b2], library: 1}
        """
    )


def test_six_players_are_too_few_for_seven():
    players = "\n".join(f"          P{n}: {{}}" for n in range(7))
    with pytest.raises(UnableToReadScenario, match="two to six players"):
        run(f"""
        given:
{players}
        then: {{turn: P1}}
        """)


def test_words_of_other_games_are_refused_at_their_place():
    with pytest.raises(UnableToReadScenario, match=r"line \d+"):
        run("""
        cards:
          Odd: {types: [unit], might: 3}
        given: {Ann: {base: [Odd]}, Bob: {}}
        then: {chain: []}
        """)


def test_an_effect_may_keep_an_ability_from_triggering():
    confirm(
        """
        cards:
          Orb:
            types: [artifact]
            abilities:
              - replace: {event: ability triggers, because: {event: enters, object: {type: creature}}}
                with: [{nothing: true}]
          Elf: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters}, do: [{draw: 1}]}]}
        given:
          Ann: {battlefield: [Orb], hand: [Elf]}
          Bob: {}
        when:
          - {cast: Elf, by: Ann}
          - resolve: 1
        then: {triggers: {Elf: 0}, stack: []}
        """
    )


def test_an_ability_that_targets_is_countered_unless_its_player_pays():
    body = """
        cards:
          Knight:
            types: [creature]
            power: 2
            toughness: 2
            abilities:
              - when: {event: is targeted, object: me, by player: opponent}
                do: [{pay: {generic: 2}, player: that player, otherwise: [{counter: cause}]}]
          Gun:
            types: [artifact]
            abilities: [{use: {tap: me}, do: [{deal: 3, to: {choose: 1, type: creature}}]}]
        given:
          Ann: {battlefield: [Knight]}
          Bob: {battlefield: [Gun]}
        when:
          - {activate: Gun, by: Bob}
          - resolve: all
        then: {Knight: {zone: battlefield}, events: [{event: is countered, times: 1}]}
    """
    confirm(body)
    paid = body.replace("{battlefield: [Gun]}", "{red: 2, battlefield: [Gun]}").replace(
        "then:", "choices: [{player: Bob, question: pay, answer: 'yes'}]\n        then:"
    )
    confirm(paid.replace("zone: battlefield", "zone: graveyard").replace("times: 1", "times: 0"))


def test_two_different_modes_are_chosen_and_done_in_their_order():
    confirm(
        """
        cards:
          Charm:
            types: [instant]
            abilities:
              - do:
                  - modes:
                      - {name: draw, do: [{draw: 1}]}
                      - {name: life, do: [{gain life: 2}]}
                      - {name: loss, do: [{lose life: 1, player: opponent}]}
                    count: 2
        given:
          Ann: {hand: [Charm]}
          Bob: {}
        when:
          - {cast: Charm, by: Ann}
          - resolve: all
        choices:
          - {player: Ann, question: mode, answer: [loss, draw]}
        then: {Ann: {life: 20, hand: 1}, Bob: {life: 19}}
        """
    )
