# ruff: noqa: E501
"""Magic: fighting, investigating and populating (701.12, 701.30, 701.36)."""

from tests.magic_boards import Boards
from tests.verdicts import assert_stops

BOARDS = Boards("""
  Brawl: {types: [sorcery], abilities: [{do: [{fight: {choose: 1, type: creature, controller: you}, with: {choose: 1, type: creature, controller: opponent}}]}]}
  Bite: {types: [creature], power: 2, toughness: 2, abilities: [{when: {event: enters, object: me}, do: [{fight: me, with: {choose: 1, type: creature, controller: opponent}}]}]}
  Sleuth: {types: [sorcery], abilities: [{do: [{investigate: 2}]}]}
  Report: {types: [sorcery], abilities: [{do: [{investigate: 1, player: opponent}]}]}
  Grow: {types: [sorcery], abilities: [{do: [{populate: true}]}]}
  Spread: {types: [sorcery], abilities: [{do: [{populate: true, player: opponent}]}]}
  Twin: {types: [enchantment], abilities: [{replace: {event: is created, player: you}, keeps: true, amount: {times: [that much, 2]}}]}
  Link: {types: [creature], power: 2, toughness: 3, keywords: [lifelink]}
  Snake: {types: [creature], power: 1, toughness: 1, keywords: [deathtouch]}
  Lift: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature}}]}]}
  Fog: {types: [instant], abilities: [{do: [{prevent: all, type: combat}]}]}
  Scar: {types: [creature], power: 1, toughness: 5, abilities: [{when: {event: is dealt damage, object: me, category: noncombat}, do: [{gain life: 1}]}]}
""")
confirm, refused = BOARDS.confirm, BOARDS.refused


def cast(*names, by="Ann"):
    return ", ".join(f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name in names)


def test_each_deals_damage_equal_to_its_power_to_the_other():
    confirm(cast("Brawl"), "Bear: {zone: graveyard}, Giant: {damage: 2}", ann="hand: [Brawl], battlefield: [Bear]", bob="battlefield: [Giant]")


def test_the_fighters_are_the_sources_of_their_damage():
    confirm(cast("Brawl"), "Ann: {life: 22}, Link: {damage: 1}", ann="hand: [Brawl], battlefield: [Link], life: 20", bob="battlefield: [Bird]")
    confirm(cast("Brawl"), "Giant: {zone: graveyard}, Snake: {zone: graveyard}", ann="hand: [Brawl], battlefield: [Snake]", bob="battlefield: [Giant]")


def test_nobody_fights_when_one_of_them_is_gone():
    steps = "{cast: Brawl, by: Ann}, {cast: Lift, by: Bob}, {resolve: all}"
    confirm(steps, "Ogre: {damage: 0}, Bear: {zone: hand}", ann="hand: [Brawl], battlefield: [Bear]", bob="hand: [Lift], battlefield: [Ogre]", choices="Bob targets: Bear")


def test_a_creature_that_fights_as_it_enters_needs_somebody_to_fight():
    confirm(cast("Bite"), "Bite: {damage: 0}, stack: []", ann="hand: [Bite], battlefield: [Bear]")
    confirm(cast("Bite"), "Bite: {zone: battlefield, damage: 1}, Bird: {zone: graveyard}", ann="hand: [Bite]", bob="battlefield: [Bird]")


def test_each_of_the_two_fights_and_the_other_one_is_what_makes_it():
    cub = "abilities: [{{when: {{event: fights, object: me, by: {{type: creature, controller: {whom}}}}}, do: [{{gain life: 1}}]}}]"
    boards = Boards(BOARDS.cards + "".join(
        f"  {name}: {{types: [creature], power: 1, toughness: 3, {cub.format(whom=whom)}}}\n"
        for name, whom in (("Foe", "opponent"), ("Friend", "you"))
    ))  # fmt: skip
    for mine, theirs, ann, bob in (("Foe", "Foe", 21, 21), ("Friend", "Foe", 20, 21), ("Foe", "Friend", 21, 20)):
        board = {"ann": f"life: 20, hand: [Brawl], battlefield: [{{card: {mine}, as: a}}]", "bob": f"life: 20, battlefield: [{{card: {theirs}, as: b}}]"}
        boards.confirm(cast("Brawl"), f"Ann: {{life: {ann}}}, Bob: {{life: {bob}}}, a: {{damage: 1}}, b: {{damage: 1}}", **board)


def test_a_creature_that_fights_itself_is_dealt_twice_its_power():
    """Rule 701.12c of June 2024, 701.14c today."""
    boards = Boards("  Mad: {types: [sorcery], abilities: [{do: [{fight: {choose: 1, type: creature, as: one}, with: {that: one}}]}]}\n")
    boards.confirm(cast("Mad"), "Giant: {zone: graveyard}", ann="hand: [Mad], battlefield: [Giant]")
    boards.confirm(cast("Mad"), "Dud: {damage: 2}", ann="hand: [Mad], battlefield: [{token: Dud, as: Dud, types: [creature], power: 1, toughness: 5}]")


def test_what_is_no_creature_any_more_does_not_fight():
    boards = Boards(BOARDS.cards + "  Calm: {types: [instant], abilities: [{do: [{give: {lose type: creature}, to: {choose: 1, type: creature}, for: until end of turn}]}]}\n")
    steps = "{cast: Brawl, by: Ann}, {cast: Calm, by: Bob}, {resolve: all}"
    boards.confirm(steps, "Bear: {damage: 0}, Ogre: {damage: 0}", ann="hand: [Brawl], battlefield: [Bear]", bob="hand: [Calm], battlefield: [Ogre]", choices="Bob targets: Ogre")


def test_more_than_two_do_not_fight():
    for who, whom in (("all", "choose: 1"), ("choose: 1", "all")):
        sides = [f"{side}: {{type: creature, controller: {player}}}" if side == "all" else f"{side}, type: creature, controller: {player}" for side, player in ((who, "you"), (whom, "opponent"))]
        boards = Boards(f"  Fray: {{types: [sorcery], abilities: [{{do: [{{fight: {{{sides[0]}}}, with: {{{sides[1]}}}}}]}}]}}\n")
        run = boards.run(cast("Fray"), "Bear: {damage: 0}", ann="hand: [Fray], battlefield: [Bear, Bird]", bob="battlefield: [Ogre, Wall]", choices=f"Ann targets: {'Ogre' if who == 'all' else 'Bear'}")
        assert_stops(run, "One creature fights one other")


def test_a_fight_is_no_combat():
    steps = cast("Fog", "Brawl")
    confirm(steps, "Scar: {damage: 3}, triggers: {Scar: 1}", ann="hand: [Fog, Brawl], battlefield: [Scar]", bob="battlefield: [Ogre]")


def test_a_clue_is_an_artifact_that_is_given_up_for_a_card():
    steps = cast("Sleuth") + ", {exile: {all: {type: artifact, subtype: Clue}}, by: Ann}"
    confirm(cast("Sleuth"), "Ann: {battlefield: {count: 2}}", ann="hand: [Sleuth]")
    confirm(steps, "Ann: {battlefield: {count: 0}}", ann="hand: [Sleuth]")
    boards = Boards(BOARDS.cards + "  Clue: {types: [artifact], subtypes: [Clue], abilities: [{use: {generic: 2, sacrifice: me}, do: [{draw: 1}]}]}\n")
    boards.confirm("{activate: Clue, by: Ann}, {resolve: all}", "Ann: {hand: 1, battlefield: []}", ann="battlefield: [Clue], green: 2")


def test_others_investigate_for_themselves_and_clues_are_tokens_to_be_doubled():
    confirm(cast("Report"), "Bob: {battlefield: {count: 1}}, Cid: {battlefield: {count: 1}}, Ann: {battlefield: {count: 0}}", ann="hand: [Report]", cid="")
    confirm(cast("Sleuth"), "Ann: {battlefield: {count: 5}}", ann="hand: [Sleuth], battlefield: [Twin]")


def test_populating_copies_a_creature_token_that_its_player_chooses():
    board = "hand: [Grow], battlefield: [{token: Cat, power: 1, toughness: 1, as: cat}, {token: Ox, power: 4, toughness: 4, as: ox}, Bear]"
    confirm(cast("Grow"), "Ann: {battlefield: {count: 4}}", ann=board, choices="Ann objects: ox")
    confirm(cast("Grow"), "Ann: {battlefield: {count: 1}}", ann="hand: [Grow], battlefield: [Bear]")


def test_each_opponent_populates_with_tokens_of_their_own():
    confirm(cast("Spread"), "Bob: {battlefield: {count: 2}}, Cid: {battlefield: {count: 1}}", ann="hand: [Spread]", bob="battlefield: [{token: Cat, as: cat}]", cid="battlefield: [Ogre]")


MORE = Boards("""
  Scout: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{explore: me}]}]}
  Send: {types: [sorcery], abilities: [{do: [{explore: {choose: 1, type: creature, controller: opponent}}]}]}
  Agent: {types: [creature], power: 1, toughness: 1, abilities: [{when: {event: enters, object: me}, do: [{connive: me}]}]}
  Drill: {types: [sorcery], abilities: [{do: [{bolster: 2}]}]}
  Wood: {types: [land], subtypes: [Forest], supertypes: [basic]}
""")


def test_who_explores_finds_a_land_or_grows():
    MORE.confirm(cast("Scout"), "Scout: {power: 1}, Wood: {zone: hand}", ann="hand: [Scout], library: [Wood, Bear]")
    grown = "hand: [Scout], library: [Bear, Wood]"
    MORE.confirm(cast("Scout"), "Scout: {power: 2}, Bear: {zone: graveyard}", ann=grown, choices="Ann may: yes")
    MORE.confirm(cast("Scout"), "Scout: {power: 2}, Bear: {zone: library}", ann=grown, choices="Ann may: no")


def test_the_explorers_controller_reveals_the_card():
    MORE.confirm(cast("Send"), "Ogre: {power: 3}, Wood: {zone: hand}, Bear: {zone: library}", ann="hand: [Send], library: [Bear]", bob="battlefield: [Ogre], library: [Wood]")


def test_conniving_draws_discards_and_grows_for_what_is_no_land():
    board = "hand: [Agent, Wood], library: [Bear]"
    MORE.confirm(cast("Agent"), "Agent: {power: 2}, Bear: {zone: graveyard}", ann=board, choices="Ann discard: Bear")
    MORE.confirm(cast("Agent"), "Agent: {power: 1}, Wood: {zone: graveyard}", ann=board, choices="Ann discard: Wood")


def test_bolstering_helps_the_least_tough_of_ones_own():
    MORE.confirm(cast("Drill"), "Bird: {power: 3}, Bear: {power: 2}", ann="hand: [Drill], battlefield: [Bear, Bird]")
    MORE.confirm(cast("Drill"), "Wolf: {power: 4}, Bear: {power: 2}, Bird: {power: 1}", ann="hand: [Drill], battlefield: [Bear, Wolf]", bob="battlefield: [Bird]", choices="Ann objects: Wolf")
