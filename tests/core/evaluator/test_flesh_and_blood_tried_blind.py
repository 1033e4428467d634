"""Flesh and Blood: situations that were worked out by the rules before they were run, and came out otherwise."""

import pytest

from rules_data.core.abilities.reading.dealt_to import of_fused_spells
from rules_data.core.abilities.reading.openings import NO_PLAYER_SO_FAR
from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written, assert_stops

EDITIONS = ("2026-06-10", "2026-02")
CARDS = """
cards:
  Jab: {types: [action], subtypes: [attack], cost: 0, power: 3, keywords: [go again], abilities: []}
  Slam: {types: [action], subtypes: [attack], cost: 0, power: 6, defense: 3, abilities: []}
  Poke: {types: [action], subtypes: [attack], cost: 0, power: 1, abilities: []}
  Sting: {types: [instant], cost: 0, abilities: [{do: [{deal: 3, to: {choose: 1, type: hero, controller: opponent}}]}]}
  Wall: {types: [action], cost: 0, defense: 3, abilities: []}
  Hymn: {types: [instant], cost: 0, abilities: [{do: [{charge: true}]}]}
  Relic:
    types: [action]
    subtypes: [item]
    cost: 0
    abilities: [{replace: {event: is put, object: me, to: [soul]}, with: [{put: it, to: arena}]}]
  Meadow:
    types: [block]
    defense: 1
    abilities: [{when: {event: is put, object: me, to: [graveyard], from: anywhere}, do: [{gain life: 3}]}]
  Blade:
    types: [weapon]
    subtypes: [sword]
    power: 3
    abilities: [{use: {}, keywords: [action], do: [{attack: true}]}]
  Rust: {types: [instant], cost: 0, abilities: [{do: [{destroy: {choose: 1, type: weapon}}]}]}
  Brawl:
    types: [action]
    subtypes: [attack]
    cost: 0
    power: 2
    defense: 3
    abilities: [{when: {event: defends, object: me}, do: [{clash: true, with: attacking player}]}]
  Champion:
    types: [action]
    subtypes: [attack]
    cost: 0
    power: 7
    abilities: [{when: {event: wins a clash, player: you, object: me}, do: [{create token: {name: Gold}}]}]
  Plaza: {types: [action], subtypes: [landmark], cost: 0, abilities: []}
  Arch: {types: [action], subtypes: [landmark], cost: 0, abilities: []}
  Frost: {types: [instant], cost: 0, abilities: [{do: [{freeze: {choose: 1, type: equipment}}]}]}
  Winter:
    types: [instant]
    cost: 0
    abilities: [{do: [{freeze: {choose: 1, type: equipment}, for: {until the start of the next turn of: you}}]}]
  Thawing: {types: [instant], cost: 0, abilities: [{do: [{unfreeze: {choose: 1, type: equipment}}]}]}
  Boots: {types: [equipment], subtypes: [legs], abilities: [{use: {destroy: me}, keywords: [instant], do: [{draw: 1}]}]}
  Hood:
    types: [equipment]
    subtypes: [head]
    abilities: [{use: {chi: 1, resources: 2}, keywords: [instant], do: [{draw: 1}]}]
  Steps: {types: [equipment], subtypes: [chest], abilities: [{use: {chi: 3}, keywords: [instant], do: [{draw: 1}]}]}
  Breath: {types: [instant], cost: 2, abilities: [{do: [{draw: 1}]}]}
  Calm: {types: [resource], subtypes: [Chi], chi: 3, abilities: []}
  Ripple: {types: [resource], subtypes: [Chi], chi: 2, abilities: []}
  Leaf: {types: [action], cost: 0, pitch: 1, abilities: []}
  Moon:
    types: [instant]
    cost: 0
    pitch: 3
    abilities: [{do: [{transcend: true}]}]
    back: {name: Inner Moon, types: [resource], subtypes: [Chi], chi: 3, abilities: []}
"""
FAB = Written("flesh-and-blood", EDITIONS, CARDS)
CONFIRMED = {
    "a charged card is put into the soul, and may go elsewhere instead (8.5.29)": """
given: {turn: {player: Ira}, Ira: {hand: [Hymn, Relic]}, Dorn: {}}
when: [{play: Hymn}, {resolve: 1}]
then: {Relic: {zone: arena}, Ira: {soul: 0}}
""",
    "any other card is charged into the soul": """
given: {turn: {player: Ira}, Ira: {hand: [Hymn, Wall]}, Dorn: {}}
when: [{play: Hymn}, {resolve: 1}]
then: {Wall: {zone: soul}}
""",
    "a defending card waits for being put into the graveyard (1.7.4i)": """
given: {turn: {player: Ira}, Ira: {hand: [Jab]}, Dorn: {hand: [Meadow]}}
when:
  - {play: Jab}
  - {resolve: 1}
  - {defend: [Meadow], by: Dorn}
  - {advance to: damage}
  - {close combat chain: true}
  - {resolve: all}
then: {Dorn: {life: 21}, triggers: {Meadow: 1}}
""",
    "a discarded card does so once as well": """
given: {turn: {player: Ira}, Ira: {hand: [Meadow]}, Dorn: {}}
when: [{discard: 1, by: Ira}, {resolve: all}]
then: {Ira: {life: 23}, triggers: {Meadow: 1}}
""",
    "the attack of a destroyed weapon is off the stack at once, and the chain closes (1.4.3c, 7.1.3)": """
given: {turn: {player: Ira}, Ira: {weapons: [Blade]}, Dorn: {hand: [Rust]}}
when: [{use: Blade}, {pass: Ira}, {play: Rust, by: Dorn}, {resolve: 1}]
then: {stack: [], state: closed, Dorn: {life: 20}}
""",
    "a card in the deck triggers as a clash is won by revealing it (1.7.4i)": """
given: {turn: {player: Ira}, Ira: {hand: [Slam], deck: [Champion]}, Dorn: {hand: [Brawl], deck: [Poke]}}
when: [{play: Slam}, {resolve: 1}, {defend: [Brawl], by: Dorn}, {resolve: all}]
then: {Gold: {controller: Ira}, triggers: {Champion: 1}}
""",
    "and not as a clash is lost": """
given:
  turn: {player: Ira}
  Ira: {hand: [Slam], deck: [Poke]}
  Dorn: {hand: [Brawl], deck: [{card: Champion, as: other}]}
when: [{play: Slam}, {resolve: 1}, {defend: [Brawl], by: Dorn}, {resolve: all}]
then: {triggers: {other: 1}, Gold: {controller: Dorn}}
""",
    "one landmark clears the other (8.2.9b)": """
given: {turn: {player: Ira}, Ira: {hand: [Plaza]}, Dorn: {arena: [Arch]}}
when: [{play: Plaza}, {resolve: 1}]
then: {Arch: {zone: graveyard}, Plaza: {zone: arena}}
""",
    "a card that has transcended is pitched for chi (9.1.5b)": """
given: {turn: {player: Ira}, Ira: {hand: [Moon], chest: [Steps]}, Dorn: {}}
when: [{play: Moon}, {resolve: 1}, {use: Steps}, {resolve: 1}]
then: {Ira: {hand: 1, chi: 0, pitch: 1}}
""",
    "and its front is not": """
given: {turn: {player: Ira}, Ira: {hand: [Moon], chest: [Steps]}, Dorn: {}}
when: [{use: Steps}]
then: {illegal: true}
""",
    "chi is paid first, and what is left of it pays for resources (1.14.2a, 1.14.2d)": """
given: {turn: {player: Ira}, Ira: {head: [Hood], hand: [Ripple, Leaf]}, Dorn: {}}
when: [{use: Hood}]
then: {Ira: {chi: 0, resources: 0, pitch: [Ripple, Leaf]}}
""",
    "chi points of more are left": """
given: {turn: {player: Ira}, Ira: {hand: [Breath, Calm]}, Dorn: {}}
when: [{play: Breath}]
then: {Ira: {chi: 1, resources: 0}}
""",
    "a frozen equipment is unfrozen by whatever froze it (8.5.37a)": """
given: {turn: {player: Ira}, Ira: {hand: [Frost, Winter, Thawing]}, Dorn: {legs: [Boots]}}
when: [{play: Frost}, {resolve: 1}, {play: Winter}, {resolve: 1}, {play: Thawing}, {resolve: 1}]
then:
  Boots: {is not: [frozen]}
  events: [{event: is frozen, times: 2}, {event: is unfrozen, times: 1}]
""",
    "one of two effects that freeze it ends with the turn, the other with the next turn of its player (8.5.34b)": """
given: {turn: {player: Ira}, Ira: {hand: [Frost, Winter]}, Dorn: {legs: [Boots]}}
when:
  - {play: Frost}
  - {resolve: 1}
  - {play: Winter}
  - {resolve: 1}
  - {end turn: true}
  - check: {Boots: {is: [frozen]}}
  - {end turn: true}
then: {Boots: {is not: [frozen]}}
""",
}


@pytest.mark.parametrize("body", CONFIRMED.values(), ids=CONFIRMED)
def test_a_situation_comes_out_by_the_rules_in_both_editions(body):
    FAB.confirm(body)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_told_what_becomes_of_chi_as_a_turn_ends(edition):
    run = FAB.run(
        """
given: {turn: {player: Ira}, Ira: {hand: [Breath, Calm], deck: 0}, Dorn: {}}
when: [{play: Breath}, {resolve: all}, {end turn: true}]
then: {Ira: {hand: 4}}
""",
        edition,
    )
    assert_stops(run, "chi points left as the turn ends")


def test_a_card_gives_chi_points_or_resource_points():
    with pytest.raises(ValueError, match="one of `pitch` and `chi`"):
        Written("flesh-and-blood", EDITIONS).read(
            """
cards: {Both: {types: [resource], pitch: 1, chi: 1, abilities: []}}
given: {turn: {player: Ira}, Ira: {hand: [Both]}, Dorn: {}}
when: []
then: {Ira: {hand: 1}}
"""
        )


# --- what texts say ----------------------------------------------------------------------------------------


def described(text, kind="Action", **facts):
    card = PrintedCard("Testy", "Testy", (PrintedFace("Testy", kind, text, facts),), "", {"types": (kind,)})
    found = read_card_text(card, GAMES.played["flesh-and-blood"], EDITIONS[0])
    assert found.description is not None, found.why
    return found.description["abilities"]


def test_dragons_that_have_go_again_while_attacking_give_it_to_their_attack():
    # An attack-proxy inherits no resolution ability of its source, which go again is (1.4.3a, 8.3.5).
    (stated,) = described("Dragons you control have **go again** while attacking.", "Equipment")
    assert stated["affects"] == {
        "all": {"subtype": "dragon", "controller": "you", "is": ["attack"], "zone": "combat chain"}
    }


def test_attack_action_cards_that_have_more_power_while_attacking_are_those_that_attack():
    (stated,) = described("Attack action cards you control have +1{p} while attacking.", "Equipment")
    assert stated["affects"]["all"]["is"] == ["attacking"]


FUSED = {"this": "me", "is": {"is": ["fused"]}}
DEALT = {"happened": {"event": "takes damage", "object": {"type": "hero"}, "by": "me"}, "in": "this way"}


def test_a_fused_spell_freezes_the_hero_it_has_dealt_damage_to():
    freezes = "If Testy was fused and deals damage to a hero, freeze that hero until the start of your next turn."
    (ability,) = described(f"Deal 2 arcane damage to any target. {freezes}")
    lasting = {"until the start of the next turn of": "you"}
    each = {"for each": {"type": "hero", "linked": "chosen"}, "do": [{"freeze": "it", "for": lasting}]}
    assert ability["do"][1] == {"if": {"all": [FUSED, DEALT]}, "do": [each]}


def test_what_that_hero_has_is_frozen_by_itself():
    dealt = {"deal": 2, "to": {"choose": 1, "type": "hero", "as": "chosen"}}
    theirs = {"all": {"type": "equipment", "controller": NO_PLAYER_SO_FAR}}
    told = {"if": {"was": "fused", "and": "targets a hero"}, "do": [{"freeze": {"both": ["that hero", theirs]}}]}
    assert of_fused_spells([dealt, told])[1] == {
        "if": FUSED,
        "do": [
            {
                "for each": {"type": "hero", "linked": "chosen"},
                "do": [{"freeze": "it"}, {"freeze": {"all": {"type": "equipment", "controller": "its controller"}}}],
            }
        ],
    }


def test_a_fused_spell_destroys_the_frozen_ally_that_it_targets():
    destroys = "If Testy was **fused** and targets a **frozen** ally, destroy that ally."
    (ability,) = described(f"Deal 2 arcane damage to any target. {destroys}")
    each = {"for each": {"is": ["frozen"], "subtype": "ally", "linked": "chosen"}, "do": [{"destroy": "it"}]}
    assert ability["do"][1] == {"if": FUSED, "do": [each]}


def test_a_card_played_from_the_banished_zone_has_more_for_it():
    text = (
        "If you have played a non-attack action card this turn, you may play Testy from your banished zone. If you do, "
        "it gains +1{p}."
    )
    allowed, more = described(text)
    assert allowed["passive"] == {"can": "be played from the banished zone"}
    assert allowed["while"] == {
        "happened": {"event": "is played", "object": {"type": "action", "not subtype": "attack"}, "player": "you"},
        "in": "turn",
    }
    assert more == {"passive": {"power": 1}, "affects": "me", "while": {"this": "me", "is": {"is": ["from banished"]}}}


def test_a_hit_with_an_empty_arsenal_triggers():
    hits = '"If this hits and you have no cards in your arsenal, draw a card."'
    (given,) = described(f"Your next weapon attack this turn gains {hits}")
    ability = given["do"][0]["give"]["ability"]
    assert ability["when"] == {"event": "hits", "object": "me"}
    assert ability["if"] == {"arsenal of": "you", "exactly": 0}


def test_auras_are_shuffled_into_the_decks_of_their_owners():
    (ability,) = described("Shuffle all aura permanents you control into their owner's deck.")
    assert ability["do"] == [
        {
            "for each": {"subtype": "aura", "controller": "you", "is": ["permanent"]},
            "do": [{"put": "it", "to": "deck"}, {"shuffle": True, "player": "its owner"}],
        }
    ]


def test_the_printed_pitch_of_a_chi_is_chi_points():
    form = GAMES["flesh-and-blood"].card_formats[0]
    types = {"types": ["Mystic", "Resource", "Chi"], "type_text": "Mystic Resource - Chi"}
    card = form.reads({"name": "Calm", "unique_id": "1", "functional_text": "", "pitch": "3", **types})
    assert isinstance(card, PrintedCard)
    assert card.faces[0].facts == {"chi": "3"}


def test_attack_action_cards_have_less_power_while_they_attack_and_while_they_defend():
    text = "Attack action cards controlled by an opposing hero have -2{p} while attacking and defending."
    (stated,) = described(text)
    assert stated["affects"]["all"] == {
        "type": "action",
        "subtype": "attack",
        "controller": "opponent",
        "any of": [{"is": ["attacking"]}, {"is": ["defending"]}],
    }


def test_the_other_one_wins_a_clash_that_you_lose():
    won = "If you win, gain 1{h}. If they win, draw a card."
    text = f"When this hits a hero, **clash** with them. {won}"
    (ability,) = described(text, "Weapon")
    assert ability["do"][-1]["if"] == {"happened": {"event": "loses a clash", "player": "you"}, "in": "this way"}
