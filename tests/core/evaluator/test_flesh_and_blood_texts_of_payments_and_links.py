"""Texts of Flesh and Blood as they are played: what is done unless somebody pays, what was so of a chain link, Evos."""

from __future__ import annotations

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written

EDITIONS = ("2026-06-10", "2026-02")
CARDS = """
cards:
  Lantern: {KIND, abilities: ABILITIES}
  Jab: {types: [action], subtypes: [attack], power: 3, cost: 0, abilities: []}
  Wall: {types: [action], defense: 3, cost: 0, abilities: []}
  Coin: {types: [resource], pitch: 1, abilities: []}
  Bare: {types: [equipment], subtypes: [base, arms], abilities: []}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1, abilities: []}
  Gate: {types: [action], subtypes: [attack], power: 4, cost: 1, keywords: [rune gate], abilities: []}
  Seek: {types: [instant], cost: 0, abilities: [{do: [{search: {cost: 0}, as: f}, {put: {that: f}, to: hand}]}]}
  Rest: {types: [action], cost: 0, abilities: []}
  Keyhole: {types: [equipment], subtypes: [chest], abilities:
    [{passive: {can: be played from the banished zone}, affects: {zone: banished, owner: opponent}}]}
"""
INSTANT = "types: [instant], cost: 0"
AURA = "types: [action], subtypes: [aura], cost: 0"
ATTACK = "types: [action], subtypes: [attack], power: 3, cost: 0"
EVO = "types: [action, equipment], subtypes: [evo, arms], defense: 2, cost: 1"


def written(kind: str, *text: str) -> Written:
    """Scenarios with a card of this kind, of which is read what it says."""
    found = ability_text("flesh-and-blood").read("\n".join(text), "Paper Lantern")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    said = json.dumps([each for one in found if isinstance(one.data, dict) for each in one.data["abilities"]])  # type: ignore[union-attr]
    return Written("flesh-and-blood", EDITIONS, CARDS.replace("KIND", kind).replace("ABILITIES", said))


# --- unless somebody pays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "hand"), [("yes", 1), ("no", 0)])
def test_the_target_is_who_may_pay_and_not_whoever_plays_it(answer: str, hand: int) -> None:
    written(INSTANT, "Target hero discards a card unless they pay {r}.").confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, Rest], resources: 1}}, Dorn: {{hand: [Jab], resources: 1}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
choices: [{{player: Ira, question: targets, answer: Dorn}}, {{player: Dorn, question: pay, answer: {answer}}}]
then: {{Dorn: {{hand: {hand}}}, Ira: {{hand: 1, resources: 1}}}}
""")


def test_of_a_trigger_that_is_about_another_player_the_target_is_still_who_may_pay() -> None:
    written(AURA, "Whenever you discard a card, target hero loses 1{h} unless they pay {r}.").confirm("""
given: {turn: {player: Ira}, Ira: {arena: [Lantern], hand: [Rest], resources: 1}, Dorn: {resources: 1, life: 9}}
when: [{discard: 1, by: Ira}, {resolve: all}]
choices: [{player: Ira, question: targets, answer: Dorn}, {player: Dorn, question: pay, answer: no}]
then: {Dorn: {life: 8}, Ira: {resources: 1, life: 20}}
""")


@pytest.mark.parametrize(("answer", "zone"), [("yes", "permanent"), ("no", "graveyard")])
def test_it_is_destroyed_unless_its_player_pays(answer: str, zone: str) -> None:
    written(AURA, "At the beginning of your action phase, destroy this unless you pay {r}.").confirm(f"""
given: {{turn: {{player: Dorn}}, Ira: {{arena: [Lantern], hand: [Coin]}}, Dorn: {{}}}}
when: [{{end turn: true}}, {{resolve: all}}]
choices: [{{player: Ira, question: pay, answer: {answer}}}]
then: {{Lantern: {{zone: {zone}}}}}
""")


# --- what one may do, and may not -------------------------------------------------------------------------------------

UNTIL_NEXT = "Banish the top card of your deck face up. You may play it until the end of your next turn."


@pytest.mark.parametrize(("turns", "then"), [(0, "stack: [Jab]"), (2, "stack: [Jab]"), (4, "illegal: 5.1.2")])
def test_a_banished_card_may_be_played_until_the_end_of_the_next_turn(turns: int, then: str) -> None:
    after = "".join("{end turn: true}, " for _ in range(turns))
    written(INSTANT, UNTIL_NEXT).confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [Jab], arsenal: [Coin]}}, Dorn: {{arsenal: [Wall]}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {after}{{play: Jab}}]
then: {{{then}}}
""")


def test_retrieving_may_be_refused_where_the_text_does_not_say_so() -> None:
    written(INSTANT, "**Retrieve** a dagger from your graveyard.").confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern], graveyard: [Knife], resources: 1}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: pay, answer: no}]
then: {Knife: {zone: graveyard}, Ira: {resources: 1}}
""")


def test_the_hand_of_the_target_is_looked_at_and_of_nobody_else() -> None:
    run = written(INSTANT, "Look at target opponent's hand.").confirm("""
given:
  turn: {player: Ira}
  Ira: {hand: [Lantern]}
  Dorn: {hand: [Jab]}
  Eska: {hand: [Wall]}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: targets, answer: Eska}]
then: {Wall: {zone: hand}}
""")
    seen = [step.text for step in run.trace if "looks at" in step.text]
    assert any("Wall" in text for text in seen), seen
    assert not any("Jab" in text for text in seen), seen


def test_a_card_of_the_same_name_is_banished_and_no_other() -> None:
    text = "Banish a card from your hand. If you do, banish a card with the same name from your graveyard."
    written(INSTANT, text).confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern, Jab], graveyard: [{card: Jab, as: other}, Wall]}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
then: {Jab: {zone: banished}, other: {zone: banished}, Wall: {zone: graveyard}}
""")


def test_a_subtype_that_is_the_same_is_no_subtype_of_that_name() -> None:
    text = "Banish a weapon you control. If you do, put a card of the same subtype from your graveyard into your hand."
    scenario = written(INSTANT, text)
    with pytest.raises(ValueError, match="same subtype"):
        scenario.read("given: {Ira: {hand: [Lantern]}, Dorn: {}}\nwhen: [{play: Lantern}]\nthen: {stack: [Lantern]}")


# --- chain links ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("defends", "tokens"), [("{defend: [Wall], by: Dorn}, ", 2), ("", 0)])
def test_what_defended_is_known_as_the_chain_link_resolves(defends: str, tokens: int) -> None:
    text = (
        "When this chain link resolves, if this was defended by a card from hand, "
        "create 2 Bloodrot Pox tokens under the defending hero's control."
    )
    written(ATTACK, text).confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern]}}, Dorn: {{hand: [Wall]}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {defends}{{advance to: resolution}}, {{resolve: all}}]
then: {{Dorn: {{arena: {{count: {tokens}}}}}, Ira: {{arena: 0}}}}
""")


@pytest.mark.parametrize(("defends", "drawn"), [("{defend: [Wall], by: Dorn}, ", 0), ("", 1)])
def test_whether_the_attack_has_hit_is_asked_as_its_chain_link_resolves(defends: str, drawn: int) -> None:
    written(ATTACK, "When this chain link resolves, if this has hit, draw a card.").confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern]}}, Dorn: {{hand: [Wall]}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {defends}{{advance to: resolution}}, {{resolve: all}}]
then: {{Ira: {{hand: {drawn}}}}}
""")


@pytest.mark.parametrize(("tokens", "power"), [(1, 3), (2, 4)])
def test_so_many_tokens_of_a_turn_are_counted_one_by_one(tokens: int, power: int) -> None:
    made = "".join("{create token: {name: Vigor}, by: Ira}, " for _ in range(tokens))
    written(ATTACK, "If you've created 2 or more Vigors this turn, this gets +1{p}.").confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern]}}, Dorn: {{}}}}
when: [{made}{{play: Lantern}}, {{resolve: 1}}]
then: {{Lantern: {{power: {power}}}}}
""")


# --- rune gate, tokens and resource points ---------------------------------------------------------------------------

NEXT_GATED = "The next card you rune gate this turn gets +5{p}."


@pytest.mark.parametrize(("given", "power", "state"), [
    ("banished: [Gate], arena: [{token: Runechant}]", 9, "is: [rune gated]"),
    ("arsenal: [Gate], resources: 1", 4, "is not: [rune gated]"),
])  # fmt: skip
def test_only_what_is_rune_gated_is_the_next_that_is(given: str, power: int, state: str) -> None:
    written(INSTANT, NEXT_GATED).confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], {given}}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {{play: Gate}}, {{resolve: all}}]
then: {{Gate: {{power: {power}, {state}}}}}
""")


def test_whoever_plays_another_players_card_with_rune_gate_pays_for_it() -> None:
    """Rune gate is of one's own banished zone: the Runechants of somebody else pay for nothing (8.3.27)."""
    written("types: [equipment], subtypes: [chest]", "").confirm("""
given: {turn: {player: Ira}, Dorn: {banished: [Gate]},
  Ira: {chest: [Keyhole], arena: [{token: Runechant}], resources: 3}}
when: [{play: Gate, by: Ira}]
then: {Ira: {resources: 2}, Gate: {is not: [rune gated]}}
""")


def test_a_token_comes_with_its_counters() -> None:
    written(INSTANT, "Create a Hyper Driver token with 2 steam counters.").confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern]}, Dorn: {}}
when: [{play: Lantern}, {resolve: all}]
then: {Hyper Driver: {zone: arena, counters: {steam: 2}}}
""")


def test_as_many_resource_points_as_the_discarded_card_gives() -> None:
    written(INSTANT, "Discard a card. Gain {r} equal to its pitch value.").confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern, Coin]}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
then: {Coin: {zone: graveyard}, Ira: {resources: 1}}
""")


def test_a_person_is_called_without_the_honorific() -> None:
    [line] = ability_text("flesh-and-blood").read("When Moss enters the arena, draw a card.", "Lady Moss")
    assert line.line.text == "When ~ enters the arena, draw a card."


# --- actions that are equipment as well -------------------------------------------------------------------------------

TRANSFORMS = "Transform a base arms you control into this, then equip this."


def test_an_evo_is_played_as_the_action_it_is() -> None:
    written(EVO, TRANSFORMS).confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern], arms: [Bare], resources: 1}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
then: {Lantern: {zone: arms}, Bare: {zone: under}, Ira: {action points: 0}}
""")


def test_an_evo_in_the_deck_has_a_cost_even_of_nothing() -> None:
    written(EVO.replace("cost: 1", "cost: 0"), TRANSFORMS).confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Seek], deck: [Knife, Lantern]}, Dorn: {}}
when: [{play: Seek}, {resolve: 1}]
choices: [{player: Ira, question: search, answer: Lantern}]
then: {Lantern: {zone: hand}}
""")


@pytest.mark.parametrize("kind", [
    "types: [equipment], subtypes: [arms]", "types: [mentor]", "types: [block], defense: 1", "types: [demi-hero]",
])  # fmt: skip
def test_what_is_no_kind_of_card_that_is_played_is_not_played(kind: str) -> None:
    written(kind, "When this enters the arena, draw a card.").confirm("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern]}, Dorn: {}}
when: [{play: Lantern}]
then: {illegal: true}
""")


def test_an_amount_of_draws_never_comes_at_once() -> None:
    cards = "\ncards: {Odd: {types: [action], subtypes: [aura], cost: 0, abilities: [ABILITY]}}\n"
    drawn = "{when: {event: draws, player: you, amount: {at least: 2}}, do: [{gain life: 1}]}"
    body = "given: {Ira: {arena: [Odd]}, Dorn: {}}\nwhen: [{draw: 2, by: Ira}]\nthen: {Ira: {life: 21}}"
    with pytest.raises(ValueError, match="one or more: true"):
        Written("flesh-and-blood", EDITIONS, cards.replace("ABILITY", drawn)).read(body)
    together = drawn.replace(", amount: {at least: 2}}", "}, one or more: true, at least: 2")
    Written("flesh-and-blood", EDITIONS, cards.replace("ABILITY", together)).confirm(
        body.replace("{draw: 2, by: Ira}", "{draw: 2, by: Ira}, {resolve: all}")
    )
