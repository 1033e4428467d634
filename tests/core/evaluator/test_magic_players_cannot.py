"""What players can't do: lose, win, gain life (101.2); what no effect keeps them from (104.2a, 104.3a)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Shield:
    types: [artifact]
    abilities:
      - {passive: {cannot: lose the game}, affects: {all: {type: player, controller: you}}}
      - {passive: {cannot: win the game}, affects: {all: {type: player, controller: opponent}}}
  Grace:
    types: [instant]
    abilities:
      - do:
          - {give: {cannot: lose the game}, to: {all: {type: player, controller: you}}, for: this turn}
          - {give: {cannot: win the game}, to: {all: {type: player, controller: opponent}}, for: this turn}
  Drought: {types: [enchantment], abilities: [{passive: {cannot: gain life}, affects: {all: {type: player}}}]}
  Tear: {types: [instant], abilities: [{do: [{lose life: 30, player: any}]}]}
  Doom: {types: [instant], abilities: [{do: [{lose the game: true, player: opponent}]}]}
  Glory: {types: [instant], abilities: [{do: [{win the game: true}]}]}
  Heal: {types: [instant], abilities: [{do: [{gain life: 4}]}]}
  Bless: {types: [instant], abilities: [{do: [{gain life: 4, player: any}]}]}
  Break: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: artifact}}]}]}
  Study: {types: [instant], abilities: [{do: [{draw: 3}]}]}
  Cheer: {types: [artifact], abilities: [{when: {event: gains life, player: you}, do: [{draw: 1}]}]}
  Wake:
    types: [artifact]
    abilities:
      - {replace: {event: gains life, player: you}, with: [{draw: that much}]}
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def play(spells, then, ann="[Shield]", bob="[]", who="Ann", more="", library=10):
    hand = ", ".join(dict.fromkeys(spells.split()))
    steps = ", ".join(f"{{cast: {name}, by: {who}}}, resolve: all" for name in spells.split())
    return f"""
given:
  turn: {{player: {who}}}
  Ann: {{life: 20, battlefield: {ann}, library: {library}, hand: [{hand if who == "Ann" else ""}]}}
  Bob: {{life: 20, battlefield: {bob}, hand: [{hand if who == "Bob" else ""}]}}
  Cid: {{life: 20}}
when: [{steps}{more}]
then: {then}
"""


@pytest.mark.parametrize(("spell", "who"), [("Tear", "Ann"), ("Doom", "Bob"), ("Glory", "Bob")])
def test_a_player_who_cannot_lose_and_whose_opponents_cannot_win_stays_in_the_game(spell, who):
    losers, winner = {"Tear": (2, "Ann"), "Doom": (1, "none"), "Glory": (0, "none")}[spell]
    confirm(play(spell, f"{{events: [{{event: loses the game, times: {losers}}}], winner: {winner}}}", who=who))


def test_a_player_loses_as_soon_as_nothing_keeps_them_from_it():
    drained = ", {lose life: 30, with: Shield, by: Ann}"
    confirm(play("Heal", "{winner: none}", more=drained))
    gone = drained + ", {destroy: Shield, with: Heal, by: Ann}"
    confirm(play("Heal", "{events: [{event: loses the game, times: 1}]}", more=gone))
    confirm(play("Doom", "{events: [{event: loses the game, times: 2}]}", ann="[]", who="Bob"))


def test_having_drawn_from_an_empty_library_does_not_matter_later():
    confirm(play("Study Break", "{events: [{event: loses the game, times: 0}], Ann: {library: 0}}", library=1))
    confirm(play("Study", "{events: [{event: loses the game, times: 1}]}", ann="[]", library=1))


def test_an_effect_that_lasts_a_turn_is_over_after_it():
    turns = ", {end turn: true}"
    drained = ", {lose life: 40, with: Grace, by: Ann}"
    confirm(play("Grace", "{events: [{event: loses the game, times: 0}]}", ann="[]", more=drained))
    confirm(play("Grace", "{events: [{event: loses the game, times: 1}]}", ann="[]", more=drained + turns))


def test_nothing_keeps_players_from_conceding_and_the_last_one_left_from_winning():
    alone = "{events: [{event: loses the game, times: 1}], winner: none}"
    confirm(play("Grace", alone, ann="[]", more=", {concede: Ann}"))
    both = "{events: [{event: loses the game, times: 2}], winner: Bob}"
    confirm(play("Grace", both, ann="[]", more=", {concede: Cid}, {concede: Ann}"))


def test_who_cannot_gain_life_does_not_and_nothing_replaces_or_triggers_on_it():
    confirm(play("Bless", "{Ann: {life: 20}, Bob: {life: 20}, triggers: {Cheer: 0}}", ann="[Drought, Cheer]"))
    confirm(play("Heal", "{Ann: {life: 20, library: 10}}", ann="[Drought, Wake]"))
    confirm(play("Heal", "{Ann: {library: 6}}", ann="[Wake]"))


def test_the_trace_says_what_a_player_cannot_do():
    seen = run(play("Doom", "{events: [{event: loses the game, times: 1}]}", who="Bob"))
    assert any("Ann cannot lose the game" in step.text and step.rules == ("101.2",) for step in seen.trace)
