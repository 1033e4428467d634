"""Texts as heroes and their cards print them: read, and then played."""

from __future__ import annotations

import json

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import UnableToReadScenario, read_card_text
from tests.verdicts import Written

EDITION = "2026-06-10"
CARDS = """
  Strike: {types: [action], subtypes: [attack], power: 4, defense: 3, cost: 0}
  Jab: {types: [action], subtypes: [attack], power: 2, defense: 2, cost: 0, keywords: [go again]}
  Brute: {types: [action], subtypes: [attack], power: 6, defense: 3, cost: 0, keywords: [blood debt]}
  Ghoul: {types: [action], subtypes: [attack], power: 6, cost: 0, keywords: [blood debt]}
  Plan: {types: [action], cost: 0, defense: 3}
  Gem: {types: [resource], pitch: 3}
  Zap: {types: [instant], cost: 0, abilities: [{do: [{deal: 2, to: {choose: 1, type: hero}, type: arcane}]}]}
  Bury: {types: [instant], cost: 0, abilities: [{do: [{banish: {choose: 1, zone: graveyard, owner: you,
    target: false}}]}]}
  Toss: {types: [instant], cost: 0, abilities: [{do: [{discard: 1}]}]}
  Offer: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: [{when: {event: attacks, object: me},
    do: [{charge: true}]}]}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: [{use: {action points: 1},
    keywords: [action], limit: once each turn, do: [{attack: true}]}]}
"""


def said(*lines, types="Hero"):
    """What a card with these lines is in an example; fails where it can't be played."""
    face = PrintedFace("Lamp", types, "\n\n".join(lines))
    card = PrintedCard("Lamp", "Lamp", (face,), "", {"types": tuple(types.replace(" - ", " ").split())})
    read = read_card_text(card, GAMES["flesh-and-blood"].played, EDITION)
    assert read.description is not None, read.why
    return read.description


def confirm(lines, body, types="Hero", **facts):
    described = json.dumps({**said(*lines, types=types), **facts})
    Written("flesh-and-blood", (EDITION,), f"\ncards:\n  Lamp: {described}\n{CARDS}").confirm(body)


HERO = {"life": 20, "intellect": 4}
ON_CHARGE = ["If you've charged this turn, your attacks have +1{p} while defended by an attack action card."]


@pytest.mark.parametrize(("defender", "power"), [("Jab", 4), ("Plan", 3)])
def test_attacks_gain_power_while_such_a_card_defends_against_them(defender, power):
    confirm(ON_CHARGE, f"""
given: {{Ira: {{hero: [Lamp], hand: [Offer, Gem]}}, Dorn: {{hand: [Jab, Plan]}}}}
when: [{{play: Offer}}, {{resolve: 2}}, {{defend: [{defender}], by: Dorn}}]
then: {{Offer: {{power: {power}}}}}
""", **HERO)  # fmt: skip


def test_what_defends_against_one_attack_says_nothing_of_another():
    confirm(["Your attacks get +2{p} while defended by an attack action card."], """
given: {Ira: {hero: [Lamp], hand: [Jab, Strike]}, Dorn: {hand: [Offer, Brute]}}
when: [{play: Jab}, {resolve: 1}, {defend: [Brute], by: Dorn}, {advance to: resolution}, {play: Strike}, {resolve: 1}]
then: {Jab: {power: 4}, Strike: {power: 4}}
""", **HERO)  # fmt: skip


OWED = ["If a card with 6 or more {p} was put into your banished zone this turn, cards you own lose blood debt "
        "during the end phase."]  # fmt: skip


@pytest.mark.parametrize(("card", "life"), [("Brute", 20), ("Plan", 19)])
def test_cards_in_the_banished_zone_lose_blood_debt_as_the_end_phase_begins(card, life):
    confirm(OWED, f"""
given: {{Ira: {{hero: [Lamp], hand: [Bury], graveyard: [{card}], banished: [Ghoul]}}, Dorn: {{}}}}
when: [{{play: Bury}}, {{resolve: 1}}, {{end turn: true}}]
then: {{Ira: {{life: {life}}}}}
""", **HERO)  # fmt: skip


DEALT = ["Once per Turn Effect - When you deal arcane damage to an opposing hero, gain 3{h}."]


@pytest.mark.parametrize(("target", "life"), [("Dorn", 23), ("Ira", 18)])
def test_who_deals_arcane_damage_to_an_opponent_is_not_who_is_dealt_it(target, life):
    confirm(DEALT, f"""
given: {{Ira: {{hero: [Lamp], hand: [Zap]}}, Dorn: {{}}}}
when: [{{play: Zap}}, {{resolve: all}}]
choices: [{{player: Ira, question: targets, answer: {target}}}]
then: {{Ira: {{life: {life}}}}}
""", **HERO)  # fmt: skip


def test_an_opponent_who_deals_it_is_somebody_else():
    confirm(DEALT, """
given: {Ira: {hero: [Lamp]}, Dorn: {hand: [Zap]}}
when: [{pass: Ira}, {play: Zap, by: Dorn}, {resolve: all}]
choices: [{player: Dorn, question: targets, answer: Ira}]
then: {Ira: {life: 18}}
""", **HERO)  # fmt: skip


TAKEN = ["When this hits a hero, banish the top card of their deck face up. You may play it until the end of "
         "your next turn."]  # fmt: skip
TO_THE_NEXT_TURN = "{play: Lamp}, {advance to: damage}, {resolve: all}, {end turn: true}"
ATTACK = {"power": 1, "cost": 0}


def test_whoever_may_play_a_card_of_another_plays_it_and_its_owner_has_it_back():
    confirm(TAKEN, f"""
given: {{Ira: {{hand: [Lamp]}}, Dorn: {{deck: [Strike, Gem]}}}}
when: [{TO_THE_NEXT_TURN}, {{end turn: true}}, {{play: Strike, by: Ira}}, {{close combat chain: true}}]
then: {{Dorn: {{life: 15, graveyard: [Strike]}}}}
""", "Action - Attack", **ATTACK)  # fmt: skip


def test_the_owner_may_not_play_what_another_may_play():
    confirm(TAKEN, f"""
given: {{Ira: {{hand: [Lamp]}}, Dorn: {{deck: [Strike, Gem]}}}}
when: [{TO_THE_NEXT_TURN}, {{play: Strike, by: Dorn}}]
then: {{illegal: 5.1.2}}
""", "Action - Attack", **ATTACK)  # fmt: skip


@pytest.mark.parametrize(("before", "counters"), [("{use: Lamp}, {advance to: resolution},", 1), ("", 0)])
def test_a_weapon_that_has_not_hit_loses_its_counters(before, counters):
    text = ["Once per Turn Action - {r}: Attack",
            "At the beginning of your end phase, if this hasn't hit this turn, remove all +1{p} counters from "
            "it."]  # fmt: skip
    confirm(text, f"""
given: {{Ira: {{weapons: [{{card: Lamp, counters: {{"+1 power": 1}}}}], resources: 1}}, Dorn: {{}}}}
when: [{before} {{end turn: true}}]
then: {{Lamp: {{counters: {{"+1 power": {counters}}}}}}}
""", "Weapon - Sword", power=3)  # fmt: skip


@pytest.mark.parametrize(("before", "power"), [("{use: Knife}, {advance to: resolution},", 5), ("", 4)])
def test_an_attack_knows_whether_a_dagger_has_hit(before, power):
    confirm(["If a dagger has hit this turn, this gets +1{p}."], f"""
given: {{Ira: {{weapons: [Knife], hand: [Lamp], action points: 2}}, Dorn: {{}}}}
when: [{before} {{play: Lamp}}, {{resolve: 1}}]
then: {{Lamp: {{power: {power}}}}}
""", "Action - Attack", power=4, cost=0)  # fmt: skip


SCARED = ["Whenever you discard a card with 5 or more {p} during your action phase, draw a card and intimidate."]


def test_what_happens_during_my_action_phase():
    confirm(SCARED, """
given: {Ira: {hero: [Lamp], hand: [Toss, Brute]}, Dorn: {hand: [Plan]}}
when: [{play: Toss}, {resolve: all}]
choices: [{player: Ira, question: targets, answer: "Dorn's hero"}]
then: {Dorn: {banished: 1}}
""", **HERO)  # fmt: skip


def test_what_happens_during_my_action_phase_does_not_happen_in_yours():
    confirm(SCARED, """
given: {turn: {player: Dorn}, Ira: {hero: [Lamp], hand: [Toss, Brute]}, Dorn: {hand: [Plan]}}
when: [{pass: Dorn}, {play: Toss, by: Ira}, {resolve: all}]
then: {Dorn: {banished: 0}, triggers: {Lamp: 0}}
""", **HERO)  # fmt: skip


def test_a_charm_on_equipment_gathers_counters_and_gives_a_resource():
    text = ["At the start of your turn, if this has less than 3 energy counters on it, you may put an energy counter "
            "on it.", "Instant - Remove 3 energy counters from this: Gain {r}."]  # fmt: skip
    confirm(text, """
given: {turn: {player: Dorn}, Ira: {chest: [{card: Lamp, counters: {energy: 2}}]}, Dorn: {}}
when: [{end turn: true}, {use: Lamp, by: Ira}, {resolve: 1}]
choices: [{player: Ira, question: may, answer: yes}]
then: {Ira: {resources: 1}}
""", "Equipment - Chest", defense=1)  # fmt: skip


def test_what_lets_others_into_a_deck_is_no_part_of_a_game():
    assert said("Essence of Earth and Ice") == {"types": ["hero"], "abilities": []}


def test_a_card_is_banished_face_up_as_it_is_banished():
    text = "When this attacks, search your deck for a red card, banish it face up, then draw a card."
    done = said(text, types="Action - Attack")["abilities"][0]["do"]
    assert [one for one in done if "banish" in one] == [{"banish": {"that": "chosen"}}]


def test_any_opposing_target_is_none_of_ones_own():
    confirm(["Deal 1 arcane damage to any opposing target."], """
given: {Ira: {hand: [Lamp]}, Dorn: {}}
when: [{play: Lamp}, {resolve: 1}]
then: {Dorn: {life: 19}}
""", "Action", cost=0)  # fmt: skip


def test_a_counter_for_hitting_is_the_weapons_own_and_not_its_attacks():
    text = ["Once per Turn Action - {r}: Attack", "When this hits, put a +1{p} counter on it."]
    confirm(text, """
given: {Ira: {weapons: [Lamp], resources: 1}, Dorn: {}}
when: [{use: Lamp}, {advance to: damage}, {resolve: all}, {close combat chain: true}]
then: {Lamp: {power: 4, counters: {"+1 power": 1}}}
""", "Weapon - Sword", power=3)  # fmt: skip


def test_power_for_the_turn_stays_with_the_weapon_that_hit():
    text = ["Action - {r}: Attack", "When this hits, it gets +1{p} until end of turn."]
    confirm(text, """
given: {Ira: {weapons: [Lamp], resources: 2, action points: 2}, Dorn: {}}
when: [{use: Lamp}, {advance to: damage}, {resolve: all}, {advance to: resolution}, {use: Lamp}, {advance to: damage}]
then: {Dorn: {life: 13}}
""", "Weapon - Sword", power=3)  # fmt: skip


def test_the_attack_that_hit_is_the_attack_alone():
    text = ["Action - {r}: Attack", "When this hits, the attack gets go again."]
    confirm(text, """
given: {Ira: {weapons: [Lamp], resources: 2}, Dorn: {}}
when: [{use: Lamp}, {advance to: damage}, {resolve: all}, {advance to: resolution}]
then: {Ira: {action points: 1}}
""", "Weapon - Sword", power=3)  # fmt: skip


CHOICE = ["As an additional cost to play this, put a card from hand on the bottom of your deck.",
          "Choose 1;\n- When this attacks, gain 3{h}.\n- This gets +3{p}.\n- This gets **go again**."]  # fmt: skip


@pytest.mark.parametrize(
    ("mode", "mine", "theirs", "points"),
    [
        ('This gains "When this attacks, gain 3 life."', 23, 16, 0),
        ("This gets +3 power", 20, 13, 0),
        ("This gains go again", 20, 16, 1),
    ],
)
def test_an_attack_has_the_mode_that_was_chosen_as_it_was_played(mode, mine, theirs, points):
    confirm(CHOICE, f"""
given: {{Ira: {{hand: [Lamp, Plan]}}, Dorn: {{}}}}
when: [{{play: Lamp}}, {{advance to: resolution}}]
choices: [{{player: Ira, question: mode, answer: {json.dumps(mode)}}}]
then: {{Ira: {{life: {mine}, action points: {points}, hand: 0}}, Dorn: {{life: {theirs}}}}}
""", "Action - Attack", power=4, cost=0)  # fmt: skip


def test_an_attack_still_carries_out_no_instructions():
    card = """
cards:
  Lamp: {types: [action], subtypes: [attack], power: 4, abilities: [{do: [{modes: [
    {name: a, do: [{draw: 1}]}, {name: b, do: [{give: {power: 1}, to: me}]}]}]}]}
"""
    with pytest.raises(UnableToReadScenario, match="An attack becomes a chain link"):
        Written("flesh-and-blood", (EDITION,), card).read(
            "given: {Ira: {hand: [Lamp]}, Dorn: {}}\nwhen: [{play: Lamp}]\nthen: {Ira: {hand: 0}}"
        )


SHIELD = ["The next time you would be dealt damage this turn, prevent 3 of that damage. If you do, gain 5{h}."]


@pytest.mark.parametrize(("attacks", "life"), [("", 20), (", {play: Jab, by: Ira}, {advance to: resolution}", 25)])
def test_what_follows_a_prevention_waits_until_it_prevents(attacks, life):
    confirm(SHIELD, f"""
given: {{Ira: {{hand: [Jab]}}, Dorn: {{hand: [Lamp]}}}}
when: [{{pass: Ira}}, {{play: Lamp, by: Dorn}}, {{resolve: 1}}{attacks}]
then: {{Dorn: {{life: {life}}}}}
""", "Instant", cost=0)  # fmt: skip


@pytest.mark.parametrize("further", ["Otherwise, draw a card.", "If you don't, draw a card."])
def test_what_follows_where_a_shield_prevents_nothing_is_not_lost_and_not_played(further):
    face = PrintedFace("Lamp", "Instant", f"{SHIELD[0]} {further}")
    card = PrintedCard("Lamp", "Lamp", (face,), "", {"types": ("Instant",)})
    read = read_card_text(card, GAMES["flesh-and-blood"].played, EDITION)
    assert read.description is None
    assert "can't be checked yet" in read.why


def test_a_standing_prevention_takes_its_part_of_each_damage():
    confirm(["If you would be dealt damage, prevent 1 of that damage."], """
given: {Ira: {hand: [Jab, Strike]}, Dorn: {arena: [Lamp]}}
when: [{play: Jab}, {advance to: resolution}, {play: Strike}, {advance to: resolution}]
then: {Dorn: {life: 16}}
""", "Action - Aura", cost=0)  # fmt: skip


ANOTHER = ["Whenever you play a Runeblade card, if you've played another non-attack action card this turn, gain 2{h}."]
RUNES = """
  Rune: {types: [action], supertypes: [Runeblade], cost: 0, keywords: [go again], abilities: [{do: [{draw: 1}]}]}
  Slash: {types: [action], supertypes: [Runeblade], subtypes: [attack], cost: 0, power: 1, keywords: [go again]}
"""


@pytest.mark.parametrize(
    ("hand", "played", "life"),
    [
        ("[Rune]", "{play: Rune}, {resolve: all}", 20),
        ("[Slash]", "{play: Slash}, {resolve: all}", 20),
        ("[Rune, Slash]", "{play: Rune}, {resolve: all}, {play: Slash}, {resolve: all}", 22),
        ("[Rune, {card: Rune, as: more}]", "{play: Rune}, {resolve: all}, {play: more}, {resolve: all}", 22),
    ],
)
def test_another_card_is_another_than_the_one_that_has_just_been_played(hand, played, life):
    described = json.dumps({**said(*ANOTHER), **HERO})
    Written("flesh-and-blood", (EDITION,), f"\ncards:\n  Lamp: {described}\n{CARDS}{RUNES}").confirm(f"""
given: {{Ira: {{hero: [Lamp], hand: {hand}}}, Dorn: {{}}}}
when: [{played}]
then: {{Ira: {{life: {life}}}}}
""")
