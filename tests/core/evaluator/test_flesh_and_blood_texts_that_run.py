"""Texts of Flesh and Blood are read from their words and then run: clashes, what is done this way, costs, the crowd."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.verdicts import Written, assert_confirmed

FLESH_AND_BLOOD = ability_text("flesh-and-blood")
EDITIONS = ("2026-06-10", "2026-02")


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = FLESH_AND_BLOOD.read("\n".join(lines), "Paper Lantern")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def confirm(kind, text, body):
    cards = f"""
cards:
  Lantern: {{{kind}, abilities: {said(*text)}}}
  Jab: {{types: [action], subtypes: [attack], power: 3, cost: 0, abilities: []}}
  Veil: {{types: [action], subtypes: [aura], cost: 0, abilities: []}}
  Cut: {{types: [action], subtypes: [attack], power: 2, cost: 0, abilities: []}}
  Big: {{types: [action], subtypes: [attack], power: 7, cost: 0, color: yellow, abilities: []}}
  Small: {{types: [action], subtypes: [attack], power: 1, cost: 0, color: red, abilities: []}}
  Cog: {{types: [action], subtypes: [item], cost: 0, abilities: []}}
  Wall: {{types: [defense reaction], cost: 1, defense: 3, abilities: []}}
  Peg: {{types: [action], subtypes: [attack], supertypes: [Mechanologist], cost: 0, power: 1, abilities:
    [{{when: {{event: is banished from boosting, object: me}}, do: [{{gain life: 2}}]}}]}}
  Rev: {{types: [action], subtypes: [attack], power: 3, cost: 0, keywords: [boost], abilities: []}}
"""
    return Written("flesh-and-blood", EDITIONS, cards).confirm(body)


ATTACK = "types: [action], subtypes: [attack], power: 3, cost: 0"
ACTION = "types: [action], cost: 0"
BLOCK = "types: [action], defense: 3, cost: 0"
BOTH = "given: {{turn: {{player: Ira}}, Ira: {{{}}}, Dorn: {{{}}}}}"


# --- clashes and what is done this way ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [("Big", "Small", "Dorn"), ("Small", "Big", "Ira"), ("Rev", "Jab", "")]
)
def test_whoever_wins_a_clash_creates_the_token(mine, theirs, winner):
    gets = f"Zest: {{controller: {winner}}}" if winner else "events: [{event: is created, times: 0}]"
    text = "When this attacks, **clash** with the defending hero. The winner creates a Zest token."
    confirm(
        ATTACK,
        [text],
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [{theirs}]}}, Dorn: {{deck: [{mine}]}}}}
when: [{{play: Lantern}}, {{resolve: all}}]
then: {{{gets}}}
""",
    )


@pytest.mark.parametrize(("mine", "power"), [("Big", 5), ("Small", 3)])
def test_what_follows_a_clash_that_was_won_does_not_follow_one_that_was_lost(mine, power):
    text = "When this attacks a hero, **clash** with the defending hero. If you win, this gets +2{p}."
    confirm(ATTACK, [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [{mine}]}}, Dorn: {{deck: [Jab]}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {{resolve: 1}}]
then: {{Lantern: {{power: {power}}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("between", "life"), [("banish: Big", 11), ("gain life: 0", 12)])
def test_a_clash_of_an_earlier_ability_was_not_won_this_way(between, life):
    confirm("types: [instant], cost: 0", ["**Clash** with the attacking hero. If you win, gain 1{h}."], f"""
given: {{turn: {{player: Dorn}}, Dorn: {{hand: [Jab], deck: [Small]}},
  Ira: {{hand: [{{card: Lantern, as: first}}, {{card: Lantern, as: second}}], deck: [Big, Peg], life: 10}}}}
when: [{{play: Jab}}, {{resolve: 1}}, {{pass: Dorn}}, {{play: first, by: Ira}}, {{resolve: 1}}, {{{between}}},
  {{pass: Dorn}}, {{play: second, by: Ira}}, {{resolve: 1}}]
then: {{Ira: {{life: {life}}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("card", "drawn"), [("Big", 1), ("Small", 0)])
def test_what_is_charged_this_way_is_what_this_ability_has_charged(card, drawn):
    text = "When this defends, you may **charge**. If a yellow card is charged this way, draw a card."
    confirm(BLOCK, [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab]}}, Dorn: {{hand: [Lantern, {card}], deck: [Cog]}}}}
when: [{{play: Jab}}, {{resolve: 1}}, {{defend: [Lantern], by: Dorn}}, {{resolve: all}}]
choices: [{{player: Dorn, question: may, answer: yes}}, {{player: Dorn, question: charge, answer: {card}}}]
then: {{Dorn: {{soul: [{card}]}}, events: [{{event: draws, times: {drawn}}}]}}
""")  # fmt: skip


@pytest.mark.parametrize("items", [0, 1, 3])
def test_as_many_tokens_as_were_destroyed_this_way(items):
    arena = ", ".join(f"{{card: Cog, as: c{number}}}" for number in range(items))
    confirm(ACTION, ["Destroy all items you control. Create a Penny token for each item destroyed this way."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], arena: [{arena}]}}, Dorn: {{arena: [Cog]}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
then: {{events: [{{event: is destroyed, times: {items}}}, {{event: is created, times: {items}}}], Cog: {{zone: arena}}}}
""")  # fmt: skip


# --- labels, players, instead ------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "defense"), [("yes", 4), ("no", 3)])
def test_an_ability_behind_its_name_is_read_like_any_other(answer, defense):
    text = "**Galvanize** - When this defends, you may destroy an aura you control. If you do, this gets +1{d}."
    confirm(BLOCK, [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab]}}, Dorn: {{hand: [Lantern], arena: [Veil]}}}}
when: [{{play: Jab}}, {{resolve: 1}}, {{defend: [Lantern], by: Dorn}}, {{resolve: all}}]
choices: [{{player: Dorn, question: may, answer: {answer}}}]
then: {{Lantern: {{defense: {defense}}}}}
""")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "ira", "dorn", "rhinar"),
    [("Each hero gains 1{h}.", 11, 11, 11), ("Each other hero gains 1{h}.", 10, 11, 11), ("Gain 1{h}.", 11, 10, 10)],
)
def test_each_hero_and_each_other_hero(text, ira, dorn, rhinar):
    confirm(ACTION, [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], life: 10}}, Dorn: {{life: 10}}, Rhinar: {{life: 10}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
then: {{Ira: {{life: {ira}}}, Dorn: {{life: {dorn}}}, Rhinar: {{life: {rhinar}}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("turn", "life"), [("Ira", 18), ("Dorn", 15)])
def test_more_damage_instead_if_it_is_an_opponents_turn(turn, life):
    theirs = "If Paper Lantern is played during an opponent's turn, instead deal 5 arcane damage to them."
    text = f"Deal 2 arcane damage to target hero. {theirs}"
    passing = "" if turn == "Ira" else "{pass: Dorn}, "
    confirm("types: [instant], cost: 0", [text], f"""
given: {{turn: {{player: {turn}}}, Ira: {{hand: [Lantern]}}, Dorn: {{life: 20}}}}
when: [{passing}{{play: Lantern, by: Ira}}, {{resolve: 1}}]
choices: [{{player: Ira, question: targets, answer: "Dorn's hero"}}]
then: {{Dorn: {{life: {life}}}}}
""")  # fmt: skip


# --- numbers and costs -------------------------------------------------------------------------------------


def test_what_a_text_says_its_power_is_it_is_in_every_zone():
    confirm(
        ATTACK.replace(", power: 3", ""),
        ["This's {p} is equal to the number of items you control."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern], arena: [Cog, {card: Cog, as: c2}]}, Dorn: {}}
when: [{draw: 0}]
then: {Lantern: {power: 2}}
twin: {change: {given.Ira.arena: []}, then: {Lantern: {power: 0}}}
""",
    )


@pytest.mark.parametrize(("resources", "zone"), [(1, "hand"), (2, "stack")])
def test_the_next_card_of_the_defending_hero_costs_more(resources, zone):
    text = "The next defense reaction the defending hero plays this turn costs {r} more."
    refused = "then: {Dorn: {hand: [Wall]}}" if zone == "hand" else "then: {Wall: {zone: stack}, Dorn: {resources: 0}}"
    play = "" if zone == "hand" else ", {play: Wall, by: Dorn}"
    confirm("types: [attack reaction], cost: 0", [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab, Lantern]}}, Dorn: {{hand: [Wall], resources: {resources}}}}}
when: [{{play: Jab}}, {{resolve: 1}}, {{advance to: reaction}}, {{play: Lantern}}, {{resolve: 1}}, {{pass: Ira}}{play}]
{refused}
""")  # fmt: skip


@pytest.mark.parametrize(("attacks", "power"), [("mine", 4), ("none", 3)])
def test_what_is_given_while_attacking_is_given_to_no_card_that_only_lies_there(attacks, power):
    when = "[{play: Jab}, {resolve: 1}]" if attacks == "mine" else "[{draw: 0}]"
    confirm("types: [action], subtypes: [aura]", ["Attack action cards get +1{p} while attacking."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab, Small], arena: [Lantern]}}, Dorn: {{}}}}
when: {when}
then: {{Jab: {{power: {power}}}, Small: {{power: 1}}}}
""")  # fmt: skip


@pytest.mark.parametrize("chosen", ["Big", "Small"])
def test_a_random_card_is_discarded_as_a_cost(chosen):
    kept = "Small" if chosen == "Big" else "Big"
    confirm(ACTION, ["As an additional cost to play this, discard a random card.", "Gain 1{h}."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, Big, Small]}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
choices: [{{player: Ira, question: random, answer: {chosen}}}]
then: {{Ira: {{hand: [{kept}]}}, {chosen}: {{zone: graveyard}}}}
""")  # fmt: skip


def test_random_cards_of_the_graveyard_are_banished_as_a_cost_and_nobody_chooses_them():
    confirm(
        ACTION,
        ["As an additional cost to play this, banish 2 random cards from your graveyard.", "Gain 1{h}."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern], graveyard: [Big, Small, Jab]}, Dorn: {graveyard: [Cog]}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: random, answer: [Big, Jab]}]
then: {Ira: {graveyard: [Small, Lantern]}, Big: {zone: banished}, Jab: {zone: banished}, Dorn: {graveyard: [Cog]}}
""",
    )


def test_a_card_that_could_not_banish_enough_is_not_played():
    cost = "As an additional cost to play this, banish 2 random cards from your graveyard."
    run = Written("flesh-and-blood", EDITIONS, f"""
cards:
  Lantern: {{{ACTION}, abilities: {said(cost)}}}
  Big: {{types: [action], cost: 0, abilities: []}}
""").run("""
given: {turn: {player: Ira}, Ira: {hand: [Lantern], graveyard: [Big]}, Dorn: {}}
when: [{play: Lantern}]
then: {Lantern: {zone: hand}}
""")  # fmt: skip
    assert "cannot pay" in run.reason


# --- events ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "life"), [
    ("Whenever the crowd boos you, gain 1{h}.", 11), ("Whenever the crowd cheers you, gain 1{h}.", 10),
])  # fmt: skip
def test_the_crowd_boos_and_does_not_cheer(text, life):
    confirm("types: [action], subtypes: [aura]", [text], f"""
given: {{turn: {{player: Ira}}, Ira: {{arena: [Lantern], life: 10}}, Dorn: {{arena: [Cog]}}}}
when: [{{crowd boos: true, player: you}}, {{resolve: all}}]
then: {{Ira: {{life: {life}}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("boost", "top", "life"), [("yes", "Peg", 12), ("no", "Peg", 10), ("yes", "Big", 10)])
def test_what_is_banished_from_boosting_knows_it(boost, top, life):
    confirm(ACTION, ["Gain 1{h}."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Rev], deck: [{top}], life: 10}}, Dorn: {{}}}}
when: [{{play: Rev}}, {{resolve: all}}]
choices: [{{player: Ira, question: pay optional cost, answer: {boost}}}]
then: {{Ira: {{life: {life}}}}}
""")  # fmt: skip


def test_a_card_that_is_banished_otherwise_was_not_banished_from_boosting():
    confirm(
        ACTION,
        ["Gain 1{h}."],
        """
given: {turn: {player: Ira}, Ira: {deck: [Peg], life: 10}, Dorn: {}}
when: [{banish: Peg}, {resolve: all}]
then: {Ira: {life: 10}, Peg: {zone: banished}}
""",
    )


@pytest.mark.parametrize(("random", "life"), [("random: true, ", 11), ("", 10)])
def test_being_discarded_at_random_is_not_any_discarding(random, life):
    question = "random" if random else "discard"
    confirm(ACTION, ["When this is discarded at random, gain 1{h}."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, Big], life: 10}}, Dorn: {{}}}}
when: [{{discard: 1, {random}player: you}}, {{resolve: all}}]
choices: [{{player: Ira, question: {question}, answer: Lantern}}]
then: {{Ira: {{life: {life}}}, Lantern: {{zone: graveyard}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("reveal", "life"), [("yes", 11), ("no", 10)])
def test_a_player_has_fused_once_the_cards_are_revealed(reveal, life):
    cards = """
cards:
  Sleet: {types: [action], subtypes: [attack], power: 2, cost: 0, keywords: [ice fusion], abilities: []}
  Floe: {types: [action], supertypes: [Ice], cost: 0, abilities: []}
  Pillar: {types: [action], subtypes: [aura], abilities: [{when: {event: fuses, player: you}, do: [{gain life: 1}]}]}
"""
    Written("flesh-and-blood", EDITIONS, cards).confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Sleet, Floe], arena: [Pillar], life: 10}}, Dorn: {{}}}}
when: [{{play: Sleet}}, {{resolve: all}}]
choices: [{{player: Ira, question: pay optional cost, answer: {reveal}}}]
then: {{Ira: {{life: {life}, hand: [Floe]}}}}
""")  # fmt: skip


@pytest.mark.parametrize(("times", "power"), [(0, 3), (1, 5), (2, 5)])
def test_so_often_counts_each_time(times, power):
    attacks = "".join(f"{{play: j{number}}}, {{resolve: 1}}, {{advance to: resolution}}, " for number in range(times))
    hand = "".join(f"{{card: Jab, as: j{number}}}, " for number in range(times))
    confirm(ATTACK, ["If you've attacked with 2 or more attack action cards this turn, this gets +2{p}."], f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [{hand}Lantern], action points: 4}}, Dorn: {{life: 40}}}}
when: [{attacks}{{play: Lantern}}, {{resolve: 1}}]
then: {{Lantern: {{power: {power}}}}}
""")  # fmt: skip


# --- heroes that are chosen, and cards that may be played --------------------------------------------------


@pytest.mark.parametrize(("whom", "dorn", "rhinar"), [("Dorn's hero", 13, 10), ("Rhinar's hero", 10, 13)])
def test_what_a_target_hero_does_that_hero_does(whom, dorn, rhinar):
    confirm(
        ACTION,
        ["Target hero gains 3{h}."],
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], life: 10}}, Dorn: {{life: 10}}, Rhinar: {{life: 10}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
choices: [{{player: Ira, question: targets, answer: "{whom}"}}]
then: {{Ira: {{life: 10}}, Dorn: {{life: {dorn}}}, Rhinar: {{life: {rhinar}}}}}
""",
    )


def test_a_hero_who_is_intimidated_is_a_target_where_nobody_is_named():
    confirm(
        ACTION,
        ["**Intimidate**"],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern, Jab]}, Dorn: {hand: [Big, Small]}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: targets, answer: "Dorn's hero"}, {player: Dorn, question: random, answer: Big}]
then: {Dorn: {hand: [Small]}, Ira: {hand: [Jab]}, Big: {zone: banished}}
""",
    )


def test_what_the_chosen_hero_has_done_to_them_afterwards_is_done_to_that_hero():
    confirm(
        ACTION,
        ["Target opposing hero discards a card, then they lose 2{h}."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern, Jab], life: 10}, Dorn: {hand: [Big], life: 10}, Rhinar: {life: 10}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: targets, answer: "Dorn's hero"}]
then: {Ira: {life: 10, hand: [Jab]}, Dorn: {life: 8, hand: []}, Rhinar: {life: 10}}
""",
    )


@pytest.mark.parametrize("span", ["this turn", "next turn"])
def test_a_card_that_was_banished_may_be_played_this_turn_and_no_longer(span):
    text = "Banish the top card of your deck. If it's an attack action card, you may play it this turn."
    turns = "" if span == "this turn" else "{end turn: true}, {end turn: true}, "
    run = Written(
        "flesh-and-blood",
        EDITIONS,
        f"""
cards:
  Lantern: {{types: [instant], cost: 0, abilities: {said(text)}}}
  Jab: {{types: [action], subtypes: [attack], power: 3, cost: 0, abilities: []}}
""",
    ).run(
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [Jab]}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {turns}{{play: Jab}}]
then: {{Jab: {{zone: stack}}}}
""",
    )
    if span == "this turn":
        assert_confirmed(run)
    else:
        assert "cannot play Jab" in run.reason


def test_a_card_of_an_opponent_that_was_banished_is_left_unread_rather_than_unplayable():
    text = "Banish the top card of target opposing hero's deck. You may play it this turn."
    (found,) = FLESH_AND_BLOOD.read(text, "Paper Lantern")
    assert "be played from the banished zone" not in json.dumps(found.data)


@pytest.mark.parametrize(("times", "life"), [(1, 16), (2, 13)])
def test_amp_is_for_the_next_arcane_damage_alone(times, life):
    bolt = "{deal: 3, to: {choose: 1, type: hero, controller: opponent, target: false}, type: arcane}"
    more = ", ".join(f"{{play: b{number}}}, {{resolve: 1}}" for number in range(times))
    hand = ", ".join(f"{{card: Bolt, as: b{number}}}" for number in range(times))
    cards = f"""
cards:
  Lantern: {{types: [instant], cost: 0, abilities: {said("**Amp 1**")}}}
  Bolt: {{types: [instant], cost: 0, abilities: [{{do: [{bolt}]}}]}}
"""
    Written("flesh-and-blood", EDITIONS, cards).confirm(
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern, {hand}]}}, Dorn: {{life: 20}}}}
when: [{{play: Lantern}}, {{resolve: 1}}, {more}]
then: {{Dorn: {{life: {life}}}}}
"""
    )


def test_cards_that_are_shuffled_into_the_deck_are_no_longer_in_the_graveyard():
    confirm(
        ACTION,
        ["Shuffle up to 1 attack action card from your graveyard into your deck."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern], graveyard: [Jab, Big], deck: [Cog]}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
choices: [{player: Ira, question: objects, answer: Jab}]
then: {Jab: {zone: deck}, Big: {zone: graveyard}, events: [{event: shuffles, times: 1}]}
""",
    )


@pytest.mark.parametrize(("card", "life"), [("Big", 12), ("Small", 10)])
def test_a_card_is_known_to_what_the_same_ability_says_next(card, life):
    text = "Banish the top card of your deck. If it's yellow, gain 2{h}."
    confirm(
        ACTION,
        [text],
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [{card}], life: 10}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
then: {{Ira: {{life: {life}}}, {card}: {{zone: banished}}}}
""",
    )


def test_a_card_banished_face_down_is_lost_to_the_ability_that_has_banished_it():
    confirm(
        ACTION,
        ["Banish the top card of your deck face-down. If it's yellow, gain 2{h}."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern], deck: [Big], life: 10}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
then: {Ira: {life: 10}, Big: {zone: banished}}
""",
    )


def test_a_card_that_has_gone_on_to_a_hidden_zone_is_lost():
    confirm(
        ACTION,
        ["Banish the top card of your deck, then return it to your hand. If it's yellow, gain 2{h}."],
        """
given: {turn: {player: Ira}, Ira: {hand: [Lantern], deck: [Big], life: 10}, Dorn: {}}
when: [{play: Lantern}, {resolve: 1}]
then: {Ira: {life: 10, hand: [Big]}}
""",
    )


@pytest.mark.parametrize(("text", "zest", "pep"), [("Create a Zest token and a Pep token.", 1, 1),
                                                   ("Create a Zest token.", 1, 0)])  # fmt: skip
def test_one_token_and_another_are_both_created(text, zest, pep):
    names = [name for name, count in (("Zest", zest), ("Pep", pep)) if count]
    there = ", ".join(f"{name}: {{controller: Ira}}" for name in names)
    confirm(
        ACTION,
        [text],
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern]}}, Dorn: {{}}}}
when: [{{play: Lantern}}, {{resolve: 1}}]
then: {{events: [{{event: is created, times: {zest + pep}}}], {there}}}
""",
    )


@pytest.mark.parametrize("step", ["{discard: 1, by: Ira}", "{put: Lantern, to: graveyard, by: Ira}"])
def test_a_card_that_would_be_put_into_its_graveyard_from_anywhere_goes_under_the_deck_instead(step):
    confirm(
        ACTION,
        ["If this would be put into your graveyard from anywhere, instead put it on the bottom of your deck."],
        f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [Lantern], deck: [Big]}}, Dorn: {{}}}}
when: [{step}]
then: {{Ira: {{deck: [Big, Lantern], graveyard: []}}}}
""",
    )
