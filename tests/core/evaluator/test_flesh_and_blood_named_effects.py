"""Looking, equipping, stealing, transforming and wagering, as players meet them."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Rack: {types: [instant], abilities: [{do: [{equip: {choose: 1, zone: inventory, owner: you, target: false}}]}]}
  Thief: {types: [action], abilities: [{do: [{steal: {choose: 1, is: [equipped], controller: opponent}}]}]}
  Peek: {types: [action], abilities: [{do: [{look at: {choose: 1, zone: hand, owner: opponent}},
    {if: {done: true}, do: [{gain life: 1}]}]}]}
  Peep: {types: [action], abilities: [{do: [{look at: {choose: 1, zone: banished, owner: opponent}},
    {if: {done: true}, do: [{gain life: 1}]}]}]}
  Merge: {types: [action], abilities: [{do: [
    {transform: {choose: 1, subtype: item, controller: you, target: false}, into token: {name: Golem, subtypes: [ally],
      power: 2, life: 2}}, {if: {done: true}, do: [{draw: 1}]}]}]}
  Bet: {types: [action], subtypes: [attack], power: 2,
    abilities: [{when: {event: attacks, object: me}, do: [{wager: {name: Gold}, with: defending player}]}]}
  Toast: {types: [action], abilities: [{do: [{wager: {name: Gold}}, {if: {done: true}, do: [{draw: 1}]}]}]}
  Longbow: {types: [weapon], subtypes: [bow, 2H]}
  Greatsword: {types: [weapon], subtypes: [sword, 2H], power: 4}
  Knife: {types: [weapon], subtypes: [dagger, 1H], power: 1}
  Pouch: {types: [equipment], subtypes: [quiver]}
  Hood: {types: [equipment], subtypes: [head], defense: 1}
  Cap: {types: [equipment], subtypes: [head], defense: 1}
  Charm: {types: [token], subtypes: [item]}
  Gem: {types: [action], subtypes: [item]}
  Wall: {types: [action], defense: 5}
  Thorns: {types: [action], defense: 1,
    abilities: [{when: {event: defends, object: me}, do: [{lose life: 2, player: attacking player}]}]}
"""
confirm = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS).confirm


def game(mine, theirs, when, then):
    confirm(f"""
        given:
          turn: {{player: Ira}}
          Ira: {{{mine}}}
          Bravo: {{{theirs}}}
        when: {when}
        then: {then}
        """)


PLAY = "[{{play: {0}, by: Ira}}, {{resolve: all}}]"


@pytest.mark.parametrize(
    ("worn", "spare", "zone"),
    [
        ("weapons: [Knife]", "Greatsword", "inventory"),
        ("weapons: [{card: Knife, as: left}]", "Knife", "weapon"),
        ("weapons: [{card: Knife, as: left}, {card: Knife, as: right}]", "Pouch", "inventory"),
        ("weapons: [Longbow]", "Pouch", "weapon"),
        ("weapons: [Greatsword]", "Pouch", "inventory"),
        ("weapons: [Longbow]", "Knife", "inventory"),
        ("head: [Cap]", "Knife", "weapon"),
        ("head: [Cap]", "Gem", "inventory"),
    ],
)
def test_what_can_be_equipped_beside_what_is_worn_and_held(worn, spare, zone):
    mine = f"hand: [Rack], {worn}, inventory: [{{card: {spare}, as: spare}}]"
    game(mine, "life: 20", PLAY.format("Rack"), f"{{spare: {{zone: {zone}}}}}")


def test_a_helm_that_defends_still_has_its_zone():
    mine = "hand: [{card: Rack, as: hers}], head: [Cap]"
    confirm(f"""
        given:
          turn: {{player: Bravo}}
          Ira: {{{mine}, inventory: [Hood]}}
          Bravo: {{hand: [{{card: Bet, as: blow}}]}}
        when:
          - {{play: blow, by: Bravo}}
          - {{resolve: all}}
          - {{defend: [Cap], by: Ira}}
          - {{pass: Bravo}}
          - {{play: hers, by: Ira}}
          - {{resolve: 1}}
        then: {{Hood: {{zone: inventory}}}}
        """)


def test_stealing_makes_the_object_yours_and_keeps_it_worn():
    game("hand: [Thief]", "head: [Hood]", PLAY.format("Thief"), "{Hood: {controller: Ira, is: [equipped], zone: head}}")


def test_a_card_in_hand_can_be_looked_at_and_stays_there():
    then = "{Ira: {life: 21}, Wall: {zone: hand}, events: [{event: is revealed, times: 0}]}"
    game("hand: [Peek]", "hand: [Wall]", PLAY.format("Peek"), then)


def test_nobody_looks_at_a_banished_card_unless_it_lies_face_down():
    game("hand: [Peep]", "banished: [Wall]", PLAY.format("Peep"), "{Ira: {life: 20}}")
    game("hand: [Peep]", "banished: [{card: Wall, face down: true}]", PLAY.format("Peep"), "{Ira: {life: 21}}")


def test_without_anything_to_transform_no_token_is_made():
    then = "{Ira: {hand: 0}, events: [{event: is created, times: 0}]}"
    game("hand: [Merge], deck: 3", "life: 20", PLAY.format("Merge"), then)


@pytest.mark.parametrize(("item", "zone"), [("Charm", "nowhere"), ("Gem", "graveyard")])
def test_what_lies_under_a_token_goes_when_that_does(item, zone):
    when = "[{play: Merge, by: Ira}, {resolve: all}, {check: {low: {zone: under}}}, {destroy: Golem, by: Bravo}]"
    game(f"hand: [Merge], deck: 3, arena: [{{card: {item}, as: low}}]", "life: 20", when, f"{{low: {{zone: {zone}}}}}")


@pytest.mark.parametrize(("theirs", "winner"), [("life: 20", "Ira"), ("hand: [Wall]", "Bravo")])
def test_the_prize_goes_to_whoever_wins_the_wager(theirs, winner):
    defend = "{defend: [Wall], by: Bravo}, " if "Wall" in theirs else ""
    when = f"[{{play: Bet, by: Ira}}, {{resolve: all}}, {defend}{{advance to: resolution}}, {{resolve: all}}]"
    game("hand: [Bet]", theirs, when, f"{{Gold: {{controller: {winner}}}}}")


def test_nothing_is_wagered_without_an_attack():
    then = "{Ira: {hand: 0}, events: [{event: wagers, times: 0}]}"
    game("hand: [Toast], deck: 3", "life: 20", PLAY.format("Toast"), then)


def test_a_defending_card_speaks_of_the_attacking_hero():
    confirm("""
        given:
          turn: {player: Ira}
          Ira: {hand: [Bet]}
          Bravo: {hand: [Thorns]}
        when: [{play: Bet, by: Ira}, {resolve: all}, {defend: [Thorns], by: Bravo}, {resolve: all}]
        then: {Ira: {life: 18}, Bravo: {life: 20}}
        """)


@pytest.mark.parametrize("fights", [True, False])
def test_what_lies_under_a_permanent_is_still_cleared_after_a_combat(fights):
    combat = "{play: Bet, by: Ira}, {resolve: 1}, {close combat chain: true}, " if fights else ""
    game(
        "hand: [Merge, Bet], arena: [Gem], action points: 3",
        "life: 20",
        f"[{{play: Merge, by: Ira}}, {{resolve: all}}, {combat}{{destroy: Golem}}]",
        "{Gem: {zone: graveyard}}",
    )


def test_whoever_has_left_the_game_does_not_come_back_as_the_combat_chain_closes():
    confirm("""
        given:
          turn: {player: Ira}
          Ira: {hand: [Toast, Bet], action points: 3}
          Bravo: {life: 1}
          Dorn: {life: 20}
        when: [{play: Bet, attacking: Bravo's hero}, {resolve: 1}, {lose life: 1, player: opponent},
          {close combat chain: true}, {crowd cheers: true, player: any}]
        then: {events: [{event: loses life, times: 2}, {event: is cheered, player: any, times: 2}]}
        """)


@pytest.mark.parametrize(
    ("down", "answers", "drawn"),
    [
        ("[]", "{question: order on top, answer: [Gem, Wall, Cap]}", "Gem, Wall"),
        ("[]", "{question: order on top, answer: [Wall, Cap, Gem]}", "Wall, Cap"),
        ("[Wall]", "{question: order on top, answer: [Gem, Cap]}", "Gem, Cap"),
        ("[Wall, Cap]", "{question: order on the bottom, answer: [Cap, Wall]}", "Gem, Thorns"),
        ("[Wall, Cap, Gem]", "{question: order on the bottom, answer: [Gem, Cap, Wall]}", "Thorns, Gem"),
    ],
)
def test_whoever_opts_says_in_which_order_the_cards_lie(down, answers, drawn):
    confirm(f"""
        given:
          turn: {{player: Ira}}
          Ira: {{deck: [Wall, Cap, Gem, Thorns], hand: []}}
          Bravo: {{}}
        when: [{{opt: 3, player: you}}, {{draw: 2, player: you}}]
        choices: [{{player: Ira, question: opt, answer: {down}}}, {{player: Ira, {answers.strip("{}")}}}]
        then: {{Ira: {{hand: [{drawn}]}}}}
        """)
