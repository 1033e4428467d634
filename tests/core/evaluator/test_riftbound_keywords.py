"""Riftbound's keywords where they apply and where they do not (Core Rules v1.3 805-826, v1.2 731-747)."""

import pytest

from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_file
from rules_data.core.scenarios.card_files import ability_texts
from tests.verdicts import Written, assert_confirmed

RIFTBOUND = GAMES["riftbound"].played
WRITTEN = Written("riftbound", ("v1.3",))

BOTH = pytest.mark.parametrize("edition", ["v1.3", "v1.2"])

BOARD = """
cards:
  Runner: {types: [unit], might: 2, cost: {energy: 1}, keywords: [accelerate], domains: [DOMAINS]}
given:
  turn: {player: Ahri}
  Ahri: {hand: [Runner], energy: 2, RESOURCE: 1}
  Jinx: {}
when: [{play: Runner, by: Ahri, at: base}]
"""


@BOTH
@pytest.mark.parametrize(("domains", "resource"), [("fury, calm", "calm"), ("fury, calm", "order"), ("fury", "power")])
def test_a_unit_of_several_domains_accelerates_with_any_power(run, edition, domains, resource):
    body = BOARD.replace("DOMAINS", domains).replace("RESOURCE", resource)
    then = "choices: [{player: Ahri, question: pay optional cost, answer: yes}]\nthen: {Runner: {exhausted: false}}\n"
    assert_confirmed(run(body + then, edition))


@BOTH
def test_a_unit_of_one_domain_does_not_accelerate_with_the_power_of_another(run, edition):
    body = BOARD.replace("DOMAINS", "fury").replace("RESOURCE", "calm")
    assert_confirmed(run(body + "then: {Runner: {exhausted: true}, asked: {pay optional cost: 0}}\n", edition))


SHOTS = """
cards:
  Guard: {types: [unit], might: 9, keywords: [{deflect: 1}]}
  Shot: {types: [spell], abilities: [{do: [{deal: 1, to: {choose: 2, type: unit}}]}]}
  Sling: {types: [unit], might: 1, abilities: [{use: {}, do: [{deal: 1, to: {choose: 1, type: unit}}]}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Sling], hand: [Shot], power: POWER}
  Jinx: {base: [{card: Guard, as: g1}, {card: Guard, as: g2}], hand: [{card: Shot, as: own}], power: 0}
"""


@BOTH
def test_two_units_with_deflect_cost_one_power_each(run, edition):
    steps = """
when: [{play: Shot, by: Ahri}]
choices: [{player: Ahri, question: targets, answer: [g1, g2]}]
then: {Ahri: {power: 1}, chain: [Shot]}
"""
    assert_confirmed(run(SHOTS.replace("POWER", "3") + steps, edition))


@BOTH
def test_an_activated_ability_without_the_power_for_deflect_is_not_used(run, edition):
    steps = """
when: [{use: Sling, by: Ahri}]
choices: [{player: Ahri, question: targets, answer: g1}]
then:
  illegal: 404.1
  chain: []
  v1.2: {illegal: 392.1}
"""
    assert_confirmed(run(SHOTS.replace("POWER", "0") + steps, edition))


@BOTH
def test_deflect_asks_nothing_of_its_own_controller(run, edition):
    steps = """
when: [{play: own, by: Jinx}]
choices: [{player: Jinx, question: targets, answer: [g1, g2]}]
then: {chain: [own]}
"""
    body = SHOTS.replace("POWER", "0").replace("{player: Ahri}\n", "{player: Jinx}\n", 1)
    assert_confirmed(run(body + steps, edition))


@BOTH
def test_ganking_is_no_leave_to_move_while_exhausted(run, edition):
    steps = """
cards: {Prowler: {types: [unit], might: 3, keywords: [ganking]}}
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Ahri}, High Pass]
  Ahri: {at Old Mill: [{card: Prowler, exhausted: true}]}
  Jinx: {}
when: [{move: Prowler, to: High Pass}]
then: {illegal: '443', v1.2: {illegal: '426'}}
"""
    assert_confirmed(run(steps, edition))


@BOTH
def test_without_ganking_no_unit_goes_from_battlefield_to_battlefield(run, edition):
    steps = """
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Ahri}, High Pass]
  Ahri: {at Old Mill: [{token: Recruit, as: recruit}]}
  Jinx: {}
when: [{move: recruit, to: High Pass}]
then: {illegal: '443', v1.2: {illegal: '426'}}
"""
    assert_confirmed(run(steps, edition))


LURKING = """
cards: {Trap: {types: [unit], might: 2, cost: {energy: 5}, keywords: [hidden]}}
given:
  turn: {player: Ahri}
  battlefields: [{card: Old Mill, controller: Ahri}, {card: High Pass, controller: Jinx}]
  Ahri: {at Old Mill: [{token: Recruit, as: recruit}], hand: [{card: Trap, as: t1}, {card: Trap, as: t2}], power: 2}
  Jinx: {at High Pass: [{token: Guard, as: guard}]}
"""


@BOTH
@pytest.mark.parametrize(
    "steps",
    [
        "{hide: t1, by: Ahri, at: High Pass}",
        "{hide: t1, by: Ahri, at: Old Mill}, {hide: t2, by: Ahri, at: Old Mill}",
    ],
)
def test_one_card_is_hidden_at_a_battlefield_of_ones_own(run, edition, steps):
    then = "then: {illegal: 811.1.b, v1.2: {illegal: 737.1.b}}\n"
    assert_confirmed(run(LURKING + f"when: [{steps}]\n" + then, edition))


@BOTH
def test_hiding_opens_no_chain_and_is_no_playing(run, edition):
    eye = "Eye: {types: [gear], abilities: [{when: {event: is played, player: you}, do: [{draw: 1}]}]}"
    body = LURKING.replace("cards: {", f"cards: {{{eye}, ").replace("Ahri: {at", "Ahri: {base: [Eye], at")
    steps = "when: [{hide: t1, by: Ahri, at: Old Mill}]\nthen: {chain: [], triggers: {Eye: 0}, t1: {zone: facedown}}\n"
    assert_confirmed(run(body + steps, edition))


@BOTH
def test_several_instances_of_vision_trigger_separately(run, edition):
    steps = """
cards:
  Seer: {types: [unit], might: 1, keywords: [vision]}
  Lens: {types: [gear], abilities: [{passive: {keyword: vision}, affects: {type: unit, controller: you}}]}
given:
  turn: {player: Ahri}
  Ahri: {base: [Lens], hand: [Seer], deck: 3}
  Jinx: {}
when: [{play: Seer, by: Ahri, at: base}]
then: {chain: [Seer, Seer]}
"""
    assert_confirmed(run(steps, edition))


@BOTH
def test_two_instances_of_temporary_trigger_once(run, edition):
    steps = """
cards:
  Wisp: {types: [unit], might: 1, keywords: [temporary]}
  Hour: {types: [gear], abilities: [{passive: {keyword: temporary}, affects: {type: unit}}]}
given:
  turn: {player: Jinx}
  Ahri: {base: [Wisp]}
  Jinx: {base: [Hour]}
when: [{advance to: beginning}]
then: {chain: [Wisp]}
"""
    assert_confirmed(run(steps, edition))


def test_hunt_values_add_up_and_hold_counts_too(run):
    steps = """
cards:
  Stalker: {types: [unit], might: 1, keywords: [{hunt: 1}]}
  Lure: {types: [gear], abilities: [{passive: {keyword: {hunt: 2}}, affects: {type: unit, controller: you}}]}
given:
  turn: {player: Jinx}
  battlefields: [{card: Old Mill, controller: Ahri}]
  Ahri: {at Old Mill: [Stalker], base: [Lure]}
  Jinx: {}
when: [{advance to: scoring}, {resolve: all}]
then: {Ahri: {points: 1, xp: 3}}
"""
    assert_confirmed(run(steps))


AXE = "Axe: {types: [gear], tags: [Equipment], might: 2, keywords: [{equip: {energy: 1}}], abilities: []}"


@pytest.mark.parametrize(
    ("written", "found", "advice"),
    [
        ("keywords: [equip]\nabilities: []", "'equip'", "On a card with its cost"),
        ("abilities: [{do: [{give: {keyword: repeat}, to: {all: {type: unit}}}]}]", "'repeat'", "On a card with its"),
        ("keywords: [deathknell]\nabilities: []", "'deathknell'", "It is what an ability is called"),
    ],
)
def test_a_keyword_that_says_nothing_by_itself_is_refused(written, found, advice):
    with pytest.raises(UnableToReadScenario) as refused:
        read_card_file(f"card: Odd\ntypes: [gear]\n{written}\n", RIFTBOUND)
    assert [one.found for one in refused.value.problems] == [found]
    assert refused.value.problems[0].advice.startswith(advice)


def test_what_is_killed_with_deathknell_is_found_by_its_keyword():
    WRITTEN.confirm("""
        cards:
          Ghost:
            types: [unit]
            might: 2
            abilities: [{name: deathknell, when: {event: dies, object: me}, do: [{draw: 1}]}]
          Light: {types: [spell], abilities: [{do: [{kill: {all: {keyword: deathknell}}}]}]}
        given: {Ana: {base: [Ghost, {token: Imp, as: imp}], hand: [Light]}, Ben: {}}
        when: [{play: Light, by: Ana}, {resolve: all}]
        then: {Ghost: {zone: trash}, imp: {zone: base}, Ana: {hand: 1}}
        """)


def test_gear_on_a_unit_cannot_equip_itself_to_another():
    WRITTEN.confirm(f"""
        cards: {{{AXE}}}
        given:
          Ana: {{base: [{{token: Imp, as: one}}, {{token: Imp, as: two}}, {{card: Axe, attached to: one}}], energy: 1}}
          Ben: {{}}
        when: [{{use: Axe, by: Ana}}]
        then: {{illegal: "377"}}
        """)


def test_a_spell_with_two_repeat_costs_is_repeated_as_often_as_they_are_paid():
    body = """
        cards:
          Song:
            types: [spell]
            keywords: [{repeat: {energy: 1}}, {repeat: {power: 1}}]
            abilities: [{do: [{draw: 1}]}]
        given: {Ana: {hand: [Song], energy: 1, power: 1}, Ben: {}}
        when: [{play: Song, by: Ana}, {resolve: all}]
        choices:
          - {player: Ana, question: pay optional cost, answer: %s}
          - {player: Ana, question: pay optional cost, answer: %s}
        then: {Ana: {hand: %s, energy: %s, power: %s}}
        """
    for first, second, hand in (("yes", "yes", 3), ("yes", "no", 2), ("no", "yes", 2), ("no", "no", 1)):
        WRITTEN.confirm(body % (first, second, hand, int(first == "no"), int(second == "no")))


def test_repeat_is_not_asked_of_a_player_who_cannot_pay():
    WRITTEN.confirm("""
        cards: {Song: {types: [spell], keywords: [{repeat: {energy: 1}}], abilities: [{do: [{draw: 1}]}]}}
        given: {Ana: {hand: [Song]}, Ben: {}}
        when: [{play: Song, by: Ana}, {resolve: all}]
        then: {Ana: {hand: 1}, asked: {pay optional cost: 0}}
        """)


def test_weaponmaster_has_nothing_to_choose_without_an_equipment():
    WRITTEN.confirm(f"""
        cards:
          {AXE}
          Duelist: {{types: [unit], might: 3, keywords: [weaponmaster], abilities: []}}
        given: {{Ana: {{hand: [Duelist]}}, Ben: {{base: [Axe]}}}}
        when: [{{play: Duelist, by: Ana, at: base}}, {{resolve: all}}]
        choices: [{{player: Ana, question: may trigger, answer: yes}}]
        then: {{Axe: {{attached to: none}}, Duelist: {{might: 3}}}}
        """)


def test_what_a_card_has_with_a_cost_is_written_with_it():
    card = read_card_file("card: Axe\ntypes: [gear]\nkeywords: [{equip: {energy: 1, power: 1}}]\n", RIFTBOUND)
    assert ability_texts(card.facts, RIFTBOUND) == ("Equip [1][C].",)
