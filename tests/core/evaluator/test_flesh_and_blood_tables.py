"""Flesh and Blood, case by case: attacks and what defends, damage and what prevents it, costs, chains and turns."""

from itertools import product

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_confirmed, told

CARDS = """
cards:
  Jab: {types: [action], subtypes: [attack], power: 1, defense: 2, pitch: 1, keywords: [go again]}
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, pitch: 1}
  Haymaker: {types: [action], subtypes: [attack], power: 7, defense: 3, pitch: 1}
  Feint: {types: [action], subtypes: [attack], power: 0, defense: 2, pitch: 1}
  Crush: {types: [action], subtypes: [attack], power: 6, defense: 3, keywords: [dominate]}
  Onslaught: {types: [action], subtypes: [attack], power: 6, defense: 3, keywords: [overpower]}
  Landslide: {types: [action], subtypes: [attack], power: 6, defense: 3, keywords: [dominate, overpower]}
  Wall: {types: [action], defense: 3, pitch: 3}
  Fence: {types: [action], defense: 2, pitch: 2}
  Parry: {types: [defense reaction], defense: 4}
  Push: {types: [attack reaction], abilities: [{do: [{give: {power: 3}, to: {choose: 1, is: [attack],
    controller: you}}]}]}
  Flash: {types: [instant], abilities: [{do: [{draw: 1}]}]}
  Bolt: {types: [action], cost: 1, arcane: 3, abilities: [{do: [
    {deal: 3, to: {choose: 1, type: hero, controller: opponent}, type: arcane}]}]}
  Blue: {types: [resource], pitch: 3}
  Red: {types: [resource], pitch: 1}
  Plan: {types: [action], cost: 3, abilities: [{do: [{gain life: 1}]}], keywords: [go again]}
  Free Plan: {types: [action], abilities: [{do: [{gain life: 1}]}], keywords: [go again]}
  Blade: {types: [weapon], subtypes: [sword], power: 3, abilities: [
    {use: {action points: 1, resources: 1}, keywords: [action], limit: once each turn, do: [{attack: true}]}]}
  Helm: {types: [equipment], subtypes: [head], defense: 2, keywords: [battleworn]}
  Plate: {types: [equipment], subtypes: [chest], defense: 2, keywords: [temper]}
  Guard: {types: [equipment], subtypes: [arms], defense: 3, keywords: [blade break]}
  Boots: {types: [equipment], subtypes: [legs], defense: 0}
  Veil: {types: [equipment], subtypes: [head], keywords: [{spellvoid: 2}]}
  Robe: {types: [equipment], subtypes: [chest], keywords: [{arcane barrier: 2}]}
  Charm: {types: [action], subtypes: [aura], keywords: [{ward: 3}]}
  Wolf: {types: [action], subtypes: [ally], life: 3, power: 2}
"""
WRITTEN = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)
NEWEST = WRITTEN.editions[0]

# --- how much damage an attack deals (7.5) ---------------------------------------------------------------------

POWERS = {"Feint": 0, "Jab": 1, "Strike": 4, "Haymaker": 7}
DEFENSES = {"nothing": {}, "a card": {"Wall": 3}, "two cards": {"Wall": 3, "Fence": 2}, "equipment": {"Helm": 2}}
DEFENSES |= {"cards and equipment": {"Wall": 3, "Helm": 2, "Guard": 3}, "what has no defense": {"Boots": 0}}


@pytest.mark.parametrize(("attack", "defense"), [*product(POWERS, DEFENSES)], ids=str)
def test_an_attack_deals_as_much_as_its_power_is_more_than_what_defends(attack, defense):
    defending = DEFENSES[defense]
    dealt = max(0, POWERS[attack] - sum(defending.values()))
    step = f"{{defend: [{', '.join(defending)}], by: Bravo}}, " if defending else ""
    WRITTEN.confirm(
        f"""
        given:
          turn: {{player: Ira}}
          Ira: {{hand: [{attack}]}}
          Bravo: {{life: 20, hand: [Wall, Fence], head: [Helm], arms: [Guard], legs: [Boots]}}
        when: [{{play: {attack}}}, {{resolve: 1}}, {step}{{advance to: resolution}}]
        then:
          Bravo: {{life: {20 - dealt}}}
          events: [{{event: hits, times: {int(dealt > 0)}}}, {{event: is hit, times: {int(dealt > 0)}}},
            {{event: defends, times: {len(defending)}}}]
        """,
        NEWEST,
    )


# --- how many cards may defend (7.3.2, 8.3.4, 8.3.35) ----------------------------------------------------------

HANDS = {
    "no card": [],
    "one card": ["Wall"],
    "two cards": ["Wall", "Fence"],
    "one card and equipment": ["Wall", "Helm"],
    "equipment alone": ["Helm", "Guard"],
    "an attack and another action": ["Strike", "Wall"],
    "an action out of the arsenal and one of the hand": ["Wall", "Haymaker"],
}
ACTIONS, FROM_HAND = {"Wall", "Fence", "Strike", "Haymaker"}, {"Wall", "Fence", "Strike"}


DOMINANT = ["Crush", "Onslaught", "Landslide", "Haymaker"]


@pytest.mark.parametrize(("attack", "hand"), [*product(DOMINANT, HANDS)], ids=str)
def test_dominate_is_about_cards_of_the_hand_and_overpower_about_action_cards(attack, hand):
    cards = HANDS[hand]
    dominated = attack in ("Crush", "Landslide") and len(FROM_HAND & {*cards}) > 1
    overpowered = attack in ("Onslaught", "Landslide") and len(ACTIONS & {*cards}) > 1
    from_arsenal = "Haymaker" in cards
    expected = "{illegal: true}" if dominated or overpowered or from_arsenal else "{state: defend}"
    step = f"{{defend: [{', '.join(cards)}], by: Bravo}}" if cards else "{advance to: defend}"
    run = WRITTEN.run(
        f"""
        given:
          turn: {{player: Ira}}
          Ira: {{hand: [{{card: {attack}, as: the attack}}]}}
          Bravo: {{hand: [Wall, Fence, Strike], arsenal: [Haymaker], head: [Helm], arms: [Guard]}}
        when: [{{play: the attack}}, {{resolve: 1}}, {step}]
        then: {expected}
        """
    )
    assert_confirmed(run)
    if dominated and not from_arsenal:
        assert "8.3.4" in "".join(run.trace[-1].rules), told(run)


# --- what prevents damage --------------------------------------------------------------------------------------

PREVENTED = {
    "spellvoid prevents arcane damage and is gone": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Bolt], resources: 1}
          Bravo: {life: 20, head: [Veil]}
        when: [{play: Bolt}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: 'yes'}]
        then: {Bravo: {life: 19, graveyard: [Veil]}}
        """,
    "spellvoid need not be used": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Bolt], resources: 1}
          Bravo: {life: 20, head: [Veil]}
        when: [{play: Bolt}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: 'no'}]
        then: {Bravo: {life: 17, head: [Veil]}}
        """,
    "spellvoid is of no use against an attack": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20, head: [Veil]}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 16, head: [Veil]}, asked: {apply replacement: 0}}
        """,
    "an arcane barrier prevents what is paid for": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Bolt], resources: 1}
          Bravo: {life: 20, chest: [Robe], resources: 2}
        when: [{play: Bolt}, {resolve: 1}]
        choices: [{player: Bravo, question: apply replacement, answer: 'yes'}]
        then: {Bravo: {life: 19, resources: 0, chest: [Robe]}}
        """,
    "an arcane barrier is not asked about where nobody can pay for it": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Bolt], resources: 1}
          Bravo: {life: 20, chest: [Robe], resources: 1}
        when: [{play: Bolt}, {resolve: 1}]
        then: {Bravo: {life: 17, resources: 1}, asked: {apply replacement: 0}}
        """,
    "a ward is destroyed whatever the damage is": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20, arena: [Charm]}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 19, graveyard: [Charm]}}
        """,
    "a ward that prevents everything leaves no hit": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab]}
          Bravo: {life: 20, arena: [Charm]}
        when: [{play: Jab}, {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 20, graveyard: [Charm]}, events: [{event: hits, times: 0}]}
        """,
    "a ward is not used up where nothing is dealt": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Feint]}
          Bravo: {life: 20, arena: [Charm]}
        when: [{play: Feint}, {resolve: 1}, {advance to: resolution}]
        then: {Bravo: {life: 20, arena: [Charm]}}
        """,
    "a shield goes on until it is used up": """
        given: {turn: {player: Ira}, Ira: {}, Bravo: {life: 20}}
        when:
          - {prevent: 5, by: Bravo}
          - {deal: 3, to: Bravo, by: Ira}
          - check: {Bravo: {life: 20}}
          - {deal: 3, to: Bravo, by: Ira}
          - check: {Bravo: {life: 19}}
          - {deal: 3, to: Bravo, by: Ira}
        then: {Bravo: {life: 16}}
        """,
    "a shield for the next time is gone after it": """
        given: {turn: {player: Ira}, Ira: {}, Bravo: {life: 20}}
        when:
          - {prevent: 5, for: next time, by: Bravo}
          - {deal: 3, to: Bravo, by: Ira}
          - check: {Bravo: {life: 20}}
          - {deal: 3, to: Bravo, by: Ira}
        then: {Bravo: {life: 17}}
        """,
    "a shield against one type of damage lets others through": """
        given: {turn: {player: Ira}, Ira: {}, Bravo: {life: 20}}
        when:
          - {prevent: 5, type: arcane, by: Bravo}
          - {deal: 3, to: Bravo, by: Ira}
          - check: {Bravo: {life: 17}}
          - {deal: 3, to: Bravo, type: arcane, by: Ira}
        then: {Bravo: {life: 17}}
        """,
    "a shield does not outlast the turn": """
        given: {turn: {player: Ira}, Ira: {hand: 0}, Bravo: {life: 20}}
        when: [{prevent: 5, by: Bravo}, {end turn: true}, {deal: 3, to: Bravo, by: Ira}]
        then: {Bravo: {life: 17}}
        """,
    "a shield of one player is of no use to another": """
        given: {players: [Ira, Bravo, Dash], turn: {player: Ira}, Ira: {}, Bravo: {life: 20}, Dash: {life: 20}}
        when: [{prevent: 5, by: Bravo}, {deal: 3, to: Dash, by: Ira}, {deal: 3, to: Bravo, by: Ira}]
        then: {Bravo: {life: 20}, Dash: {life: 17}}
        """,
    "what cannot be prevented is dealt and uses nothing up": """
        given: {turn: {player: Ira}, Ira: {}, Bravo: {life: 20}}
        when:
          - {prevent: 5, by: Bravo}
          - {deal: 3, to: Bravo, cannot: be prevented, by: Ira}
          - check: {Bravo: {life: 17}}
          - {deal: 5, to: Bravo, by: Ira}
        then: {Bravo: {life: 17}}
        """,
}


@each(PREVENTED)
def test_of_damage_it_holds_that(body):
    WRITTEN.confirm(body)


# --- equipment that defends ------------------------------------------------------------------------------------

WORN = {
    "battleworn equipment has less defense for each chain it defended on": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab, Strike]}
          Bravo: {life: 20, head: [Helm]}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {defend: [Helm], by: Bravo}
          - check: {Helm: {zone: combat chain, defense: 2}}
          - {close combat chain: true}
          - check: {Helm: {zone: head, defense: 1}}
        then: {Helm: {counters: {"-1 defense": 1}}, Bravo: {life: 20}}
        """,
    "battleworn equipment without defense stays": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab]}
          Bravo: {head: [{card: Helm, counters: {"-1 defense": 1}}]}
        when: [{play: Jab}, {resolve: 1}, {defend: [Helm], by: Bravo}, {close combat chain: true}]
        then: {Helm: {zone: head, defense: 0}}
        """,
    "tempered equipment is destroyed with its last defense": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab]}
          Bravo: {chest: [{card: Plate, counters: {"-1 defense": 1}}]}
        when: [{play: Jab}, {resolve: 1}, {defend: [Plate], by: Bravo}, {close combat chain: true}]
        then: {Plate: {zone: graveyard}}
        """,
    "tempered equipment with some defense left stays": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab]}
          Bravo: {chest: [Plate]}
        when: [{play: Jab}, {resolve: 1}, {defend: [Plate], by: Bravo}, {close combat chain: true}]
        then: {Plate: {zone: chest, defense: 1}}
        """,
    "blade break is once": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab]}
          Bravo: {arms: [Guard]}
        when: [{play: Jab}, {resolve: 1}, {defend: [Guard], by: Bravo}, {close combat chain: true}]
        then: {Guard: {zone: graveyard}}
        """,
    "equipment that did not defend is as it was": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {life: 20, head: [Helm], chest: [Plate], arms: [Guard], hand: [Wall]}
        when: [{play: Strike}, {resolve: 1}, {defend: [Wall], by: Bravo}, {close combat chain: true}]
        then: {Helm: {defense: 2}, Plate: {defense: 2}, Guard: {zone: arms}, Bravo: {life: 19}}
        """,
    "equipment defends once on a combat chain": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab, Strike]}
          Bravo: {life: 20, head: [Helm]}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {defend: [Helm], by: Bravo}
          - {advance to: resolution}
          - {play: Strike}
          - {resolve: 1}
          - {defend: [Helm], by: Bravo}
        then: {illegal: true}
        """,
    "equipment defends again on another combat chain": """
        given:
          turn: {player: Ira}
          Ira: {hand: [Jab, Strike]}
          Bravo: {life: 20, head: [Helm]}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {defend: [Helm], by: Bravo}
          - {close combat chain: true}
          - {play: Strike}
          - {resolve: 1}
          - {defend: [Helm], by: Bravo}
          - {close combat chain: true}
        then: {Helm: {defense: 0, counters: {"-1 defense": 2}}, Bravo: {life: 17}}
        """,
}


@each(WORN)
def test_of_equipment_it_holds_that(body):
    WRITTEN.confirm(body)


# --- what things cost (1.14) -----------------------------------------------------------------------------------

COSTS = {
    "what is there is spent before anything is pitched": """
        given: {turn: {player: Ira}, Ira: {hand: [Plan, Blue], resources: 3, life: 10}, Bravo: {}}
        when: [{play: Plan}, {resolve: 1}]
        then: {Ira: {resources: 0, hand: [Blue], life: 11, asked: 0}}
        """.replace(", asked: 0", ""),
    "one card is pitched and what is over stays": """
        given: {turn: {player: Ira}, Ira: {hand: [Plan, Blue], resources: 1, life: 10}, Bravo: {}}
        when: [{play: Plan}, {resolve: 1}]
        then: {Ira: {resources: 1, pitch: [Blue], hand: 0, life: 11}}
        """,
    "several cards are pitched one by one": """
        given: {turn: {player: Ira}, Ira: {hand: [Plan, Red, {card: Red, as: r2}, {card: Red, as: r3}], life: 10},
          Bravo: {}}
        when: [{play: Plan}, {resolve: 1}]
        choices: [{player: Ira, question: pitch, answer: r2}, {player: Ira, question: pitch, answer: Red}]
        then: {Ira: {resources: 0, pitch: [r2, Red, r3], life: 11}}
        """,
    "what cannot be paid cannot be played": """
        given: {turn: {player: Ira}, Ira: {hand: [Plan, Red], resources: 1}, Bravo: {}}
        when: [{play: Plan}]
        then: {illegal: "1.14.2"}
        """,
    "what is free pitches nothing": """
        given: {turn: {player: Ira}, Ira: {hand: [Free Plan, Blue], life: 10}, Bravo: {}}
        when: [{play: Free Plan}, {resolve: 1}]
        then: {Ira: {hand: [Blue], pitch: 0, life: 11}, asked: {pitch: 0}}
        """,
    "an action takes an action point and go again gives it back": """
        given: {turn: {player: Ira}, Ira: {hand: [Free Plan], action points: 1}, Bravo: {}}
        when: [{play: Free Plan}, {check: {Ira: {action points: 0}}}, {resolve: 1}]
        then: {Ira: {action points: 1}}
        """,
    "without an action point nothing is played that takes one": """
        given: {turn: {player: Ira}, Ira: {hand: [Free Plan], action points: 0}, Bravo: {}}
        when: [{play: Free Plan}]
        then: {illegal: true}
        """,
    "an instant takes no action point": """
        given: {turn: {player: Ira}, Ira: {hand: [Flash], action points: 0, deck: 3}, Bravo: {}}
        when: [{play: Flash}, {resolve: 1}]
        then: {Ira: {hand: 1, action points: 0}}
        """,
    "an instant is played in another player's turn": """
        given: {turn: {player: Ira}, Ira: {hand: [Strike]}, Bravo: {hand: [Flash], deck: 3}}
        when: [{play: Strike}, {pass: Ira}, {play: Flash, by: Bravo}, {resolve: 1}]
        then: {Bravo: {hand: 1}, stack: [Strike]}
        """,
    "a weapon costs what its ability says": """
        given: {turn: {player: Ira}, Ira: {weapons: [Blade], resources: 2}, Bravo: {life: 20}}
        when: [{use: Blade}, {resolve: 1}, {advance to: resolution}]
        then: {Ira: {resources: 1, action points: 0}, Bravo: {life: 17}}
        """,
    "a card is played out of the arsenal": """
        given: {turn: {player: Ira}, Ira: {arsenal: [Strike]}, Bravo: {life: 20}}
        when: [{play: Strike}, {resolve: 1}, {advance to: resolution}]
        then: {Ira: {arsenal: 0}, Bravo: {life: 16}}
        """,
    "what lies in the arsenal is not pitched": """
        given: {turn: {player: Ira}, Ira: {hand: [Plan], arsenal: [Blue]}, Bravo: {}}
        when: [{play: Plan}]
        then: {illegal: "1.14.2"}
        """,
}


@each(COSTS)
def test_of_costs_it_holds_that(body):
    WRITTEN.confirm(body)


# --- the chain and the turn ------------------------------------------------------------------------------------

COURSE = {
    "an attack with go again gives its point back when the link resolves": """
        given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Bravo: {life: 20}}
        when: [{play: Jab}, {resolve: 1}, {advance to: damage}, {check: {Ira: {action points: 0}}},
          {advance to: resolution}]
        then: {Ira: {action points: 1}, Bravo: {life: 19}}
        """,
    "a chain has as many links as attacks": """
        given: {turn: {player: Ira}, Ira: {hand: [Jab, {card: Jab, as: j2}, Strike]}, Bravo: {life: 20}}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {advance to: resolution}
          - {play: j2}
          - {resolve: 1}
          - {advance to: resolution}
          - {play: Strike}
          - {resolve: 1}
          - {advance to: resolution}
        then: {Ira: {combat chain: [Jab, j2, Strike]}, Bravo: {life: 14}}
        """,
    "an attack reaction counts for the attack that is there": """
        given: {turn: {player: Ira}, Ira: {hand: [Jab, Strike, Push]}, Bravo: {life: 20}}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {advance to: reaction}
          - {play: Push}
          - {resolve: 1}
          - {advance to: resolution}
          - check: {Bravo: {life: 16}}
          - {play: Strike}
          - {resolve: 1}
          - {advance to: resolution}
        choices: []
        then: {Bravo: {life: 12}, Strike: {power: 4}}
        """,
    "a defense reaction defends with the rest": """
        given: {turn: {player: Ira}, Ira: {hand: [Haymaker]}, Bravo: {life: 20, hand: [Wall, Parry]}}
        when:
          - {play: Haymaker}
          - {resolve: 1}
          - {defend: [Wall], by: Bravo}
          - {advance to: reaction}
          - {pass: Ira}
          - {play: Parry, by: Bravo}
          - {resolve: 1}
          - {advance to: resolution}
        then: {Bravo: {life: 20}, events: [{event: defends, times: 2}, {event: hits, times: 0}]}
        """,
    "everything on the chain goes to the graveyard of its owner": """
        given: {turn: {player: Ira}, Ira: {hand: [Jab, Strike]}, Bravo: {hand: [Wall, Fence]}}
        when:
          - {play: Jab}
          - {resolve: 1}
          - {defend: [Wall], by: Bravo}
          - {advance to: resolution}
          - {play: Strike}
          - {resolve: 1}
          - {defend: [Fence], by: Bravo}
          - {close combat chain: true}
        then: {Ira: {graveyard: {count: 2}}, Bravo: {graveyard: {count: 2}, life: 18}, state: closed}
        """,
    "an ally that is attacked loses its own life": """
        given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Bravo: {life: 20, arena: [Wolf]}}
        when: [{play: Jab, attacking: Wolf}, {resolve: 1}, {advance to: resolution}]
        then: {Wolf: {life: 2}, Bravo: {life: 20}}
        """,
    "an ally without life is put into the graveyard": """
        given: {turn: {player: Ira}, Ira: {hand: [Strike]}, Bravo: {life: 20, arena: [Wolf]}}
        when: [{play: Strike, attacking: Wolf}, {resolve: 1}, {advance to: resolution}]
        then: {Wolf: {zone: graveyard}, Bravo: {life: 20}}
        """,
    "the player whose ally is attacked defends it": """
        given: {turn: {player: Ira}, Ira: {hand: [Strike]}, Bravo: {life: 20, arena: [Wolf], hand: [Wall]}}
        when: [{play: Strike, attacking: Wolf}, {resolve: 1}, {defend: [Wall], by: Bravo}]
        then: {illegal: true}
        """,
    "hands are filled up to the intellect of the hero at the end of a turn": """
        given: {turn: {player: Ira}, Ira: {hand: 1, deck: 9, arsenal: [Strike]}, Bravo: {hand: 2, deck: 9}}
        when: [{end turn: true}]
        then: {Ira: {hand: 4, deck: 6}, Bravo: {hand: 2, deck: 9}, turn: Bravo}
        """,
    "a deck that is too small gives what it has": """
        given: {turn: {player: Ira}, Ira: {hand: 0, deck: 2}, Bravo: {}}
        when: [{end turn: true}]
        then: {Ira: {hand: 2, deck: 0}, turn: Bravo, winner: none}
        """,
    "turns go round the table": """
        given: {players: [Ira, Bravo, Dash], turn: {player: Ira}, Ira: {}, Bravo: {hand: 0}, Dash: {hand: 0}}
        when: [{end turn: true}, {check: {turn: Bravo}}, {end turn: true}, {check: {turn: Dash}}, {end turn: true}]
        then: {turn: Ira}
        """,
    "a player who has lost is passed over": """
        given: {players: [Ira, Bravo, Dash], turn: {player: Ira}, Ira: {hand: [Strike]}, Bravo: {life: 4}, Dash: {}}
        when: [{play: Strike, attacking: Bravo's hero}, {resolve: 1}, {advance to: damage}, {end turn: true}]
        then: {turn: Dash, winner: none}
        """,
    "what a player who lost owns is nowhere, and what others have stays": """
        given: {players: [Ira, Bravo, Dash], turn: {player: Ira}, Ira: {hand: [Strike]},
          Bravo: {life: 4, arena: [{card: Wolf, owner: Dash, as: loan}, Wolf], graveyard: [Wall]},
            Dash: {arena: [Charm]}}
        when: [{play: Strike, attacking: Bravo's hero}, {resolve: 1}, {advance to: damage}]
        then: {Wolf: {zone: nowhere}, Wall: {zone: nowhere}, loan: {zone: graveyard}, Charm: {zone: permanent}}
        """,
    "a player who lost is no opponent any more and does not come back": """
        given: {players: [Ira, Bravo, Dash], turn: {player: Ira}, Ira: {hand: [Strike]}, Bravo: {life: 4},
          Dash: {life: 20}}
        when:
          - {play: Strike, attacking: Bravo's hero}
          - {resolve: 1}
          - {advance to: damage}
          - {lose life: 2, player: opponent, by: Ira}
          - {gain life: 9, player: any, by: Ira}
          - {lose life: 40, player: opponent, by: Ira}
        then: {winner: Ira, events: [{event: loses life, times: 3}]}
        """,
    "what is left is gone at the end of the turn": """
        given: {turn: {player: Ira}, Ira: {resources: 3, action points: 3, hand: 0}, Bravo: {}}
        when: [{end turn: true}]
        then: {Ira: {resources: 0, action points: 0}, Bravo: {resources: 0, action points: 1}}
        """,
}


@each(COURSE)
def test_of_chains_and_turns_it_holds_that(body):
    WRITTEN.confirm(body, NEWEST)


PASSING = {
    "nobody passes before it is their turn to": ("[{play: Strike}, {pass: Bravo}]", "{illegal: true}"),
    "nobody passes twice in succession": ("[{play: Strike}, {pass: Ira}, {pass: Ira}]", "{illegal: true}"),
    "the next player passes after the first": ("[{play: Strike}, {pass: Ira}, {pass: Bravo}]", "{stack: [Strike]}"),
    "it takes everyone to resolve": ("[{play: Strike}, {pass: Ira}, {pass: Bravo}, {pass: Dash}]", "{stack: []}"),
    "a player who acts lets everyone pass anew": (
        "[{play: Strike}, {pass: Ira}, {play: Flash, by: Bravo}, {pass: Bravo}, {pass: Dash}]",
        "{stack: [Strike, Flash]}",
    ),
}


@pytest.mark.parametrize(("steps", "expected"), PASSING.values(), ids=PASSING)
def test_of_priority_it_holds_that(steps, expected):
    WRITTEN.confirm(
        f"""
        given:
          players: [Ira, Bravo, Dash]
          turn: {{player: Ira}}
          Ira: {{hand: [Strike]}}
          Bravo: {{hand: [Flash]}}
          Dash: {{}}
        when: {steps}
        then: {expected}
        choices: [{{player: Ira, question: attack target, answer: Bravo's hero}}]
        """
    )


def test_a_player_who_lost_need_not_pass():
    WRITTEN.confirm(
        """
        given:
          players: [Ira, Bravo, Dash]
          turn: {player: Ira}
          Ira: {hand: [Strike]}
          Bravo: {}
          Dash: {life: 3}
        when:
          - {deal: 3, to: Dash, by: Ira}
          - {play: Strike}
          - {pass: Ira}
          - {pass: Bravo}
        then: {stack: [], state: attack}
        """
    )
