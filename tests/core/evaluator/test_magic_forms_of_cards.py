"""Split cards, adventurer cards and modal double-faced cards: as what they are played, and what they are elsewhere."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Day and Night:
    halves:
      - {name: Day, types: [instant], colors: [white], mana cost: {white: 1}, abilities: [{do: [{gain life: 4}]}]}
      - {name: Night, types: [sorcery], colors: [black], mana cost: {black: 2}, abilities: [{do: [{draw: 2}]}]}
  Squire:
    types: [creature]
    mana cost: {green: 1}
    power: 2
    toughness: 2
    adventure: {name: Errand, types: [instant], abilities: [{do: [{gain life: 2}]}]}
  Herald:
    types: [creature]
    power: 1
    toughness: 3
    keywords: [vigilance]
    modal back: {name: Horn, types: [artifact], keywords: [flash], abilities: [{use: {tap: me}, do: [{gain life: 1}]}]}
  Sage:
    types: [sorcery]
    abilities: [{do: [{draw: 1}]}]
    modal back: {name: Tower, types: [land], abilities: [{use: {tap: me}, do: [{add: {blue: 1}}]}]}
  Well: {types: [artifact]}
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Lift: {types: [instant], abilities: [{do: [{return: {choose: 1, type: permanent, controller: opponent}, to: hand}]}]}
  Rise: {types: [sorcery], abilities: [{do: [{return: {all: {zone: graveyard, type: creature}}, to: battlefield}]}]}
  Calm:
    types: [artifact]
    abilities: [{passive: {cannot cast: {zone: stack, type: sorcery}}, affects: {all: {type: player}}}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm, run = WRITTEN.confirm, WRITTEN.run


def play(hand, steps, then, mana="{white: 3}", board="", more="", turn="Ann"):
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {{life: 20, battlefield: [Well, {board}], hand: [{hand}], library: 10 {more}}}
  Bob: {{hand: [Void, Lift]}}
  Cid: {{}}
when: [{{add: {mana}, with: Well, by: Ann}}, {steps}]
then: {then}
"""


DAY, NIGHT = "{cast: Day and Night, by: Ann, as: Day}", "{cast: Day and Night, by: Ann, as: Night}"


def test_only_the_half_is_cast_that_was_chosen():
    confirm(play("Day and Night", f"{DAY}, {{resolve: all}}", "{Ann: {life: 24, library: 10, white: 2}}"))
    both = "{Ann: {life: 20, library: 8, black: 0}}"
    confirm(play("Day and Night", f"{NIGHT}, {{resolve: all}}", both, mana="{black: 2}"))


def test_the_other_half_does_not_matter_for_when_and_for_what_it_is_cast():
    confirm(play("Day and Night", DAY, "{stack: [Day and Night]}", turn="Bob"))
    assert run(play("Day and Night", NIGHT, "{stack: []}", mana="{black: 2}", turn="Bob")).illegal
    assert run(play("Day and Night", NIGHT, "{stack: []}", mana="{black: 1, white: 1}")).illegal


def test_a_prohibition_looks_at_the_chosen_half_alone():
    confirm(play("Day and Night", DAY, "{stack: [Day and Night]}", board="Calm"))
    confirm(play("Day and Night", NIGHT, '{illegal: "101.2"}', board="Calm", mana="{black: 2}"))


def test_a_half_has_to_be_chosen_and_no_other_name_will_do():
    confirm(play("Day and Night", "{cast: Day and Night, by: Ann}", '{illegal: "709.3"}'))
    assert run(play("Day and Night", "{cast: Day and Night, by: Ann, as: Dusk}", "{stack: []}")).illegal


@pytest.mark.parametrize(("asked", "finds"), [
    ("type: sorcery", 1), ("type: instant", 1), ("color: black", 1), ("color: white", 1), ("mana value: 3", 1),
    ("mana value: 1", 0), ("color: red", 0),
])  # fmt: skip
def test_elsewhere_a_split_card_is_both_of_its_halves(asked, finds):
    exiles = f"{{exile: {{all: {{zone: graveyard, {asked}}}}}, with: Well, by: Ann}}"
    confirm(play("Day and Night", f"{DAY}, {{resolve: all}}, {exiles}", f"{{Ann: {{exile: {finds}}}}}"))


def test_on_the_stack_a_split_card_is_the_half_that_was_cast():
    counters = "{counter: {all: {zone: stack, mana value: MV}}, with: Well, by: Ann}"
    confirm(play("Day and Night", f"{DAY}, {counters.replace('MV', '1')}", "{Ann: {graveyard: [Day and Night]}}"))
    confirm(play("Day and Night", f"{DAY}, {counters.replace('MV', '3')}", "{stack: [Day and Night]}"))


ERRAND = "{cast: Squire, by: Ann, as: Errand}"


def test_an_adventure_is_exiled_and_its_card_is_cast_from_exile():
    on_it = "{Ann: {life: 22, exile: [Squire], graveyard: []}}"
    confirm(play("Squire", f"{ERRAND}, {{resolve: all}}", on_it))
    back = f"{ERRAND}, {{resolve: all}}, {{cast: Squire, by: Ann}}, {{resolve: all}}"
    confirm(play("Squire", back, "{Ann: {life: 22, exile: []}, Squire: {power: 2}}", mana="{green: 1}"))


def test_who_has_not_cast_the_adventure_does_not_cast_the_card():
    back = f"{ERRAND}, {{resolve: all}}, {{end turn: true}}, {{cast: Squire, by: Bob}}"
    assert run(play("Squire", back, "{Ann: {exile: []}}")).illegal


def test_from_exile_it_is_not_cast_as_an_adventure_again():
    again = f"{ERRAND}, {{resolve: all}}, {ERRAND}"
    confirm(play("Squire", again, '{illegal: "715.3d"}'))


def test_a_countered_adventure_is_in_the_graveyard_as_a_creature_card():
    countered = f"{ERRAND}, {{cast: Void, by: Bob}}, {{resolve: all}}"
    confirm(play("Squire", countered, "{Ann: {life: 20, graveyard: [Squire], exile: []}}"))
    rises = countered + ", {cast: Rise, by: Ann}, {resolve: all}"
    confirm(play("Squire, Rise", rises, "{Squire: {power: 2, controller: Ann}}"))


def test_an_adventurer_card_can_be_cast_as_it_is():
    confirm(play("Squire", "{cast: Squire, by: Ann}, {resolve: all}", "{Squire: {power: 2}}", mana="{green: 1}"))
    assert run(play("Squire", "{cast: Squire, by: Ann}", "{stack: [Squire]}", mana="{green: 1}", turn="Bob")).illegal


def test_a_modal_card_is_the_face_that_was_cast_and_its_front_elsewhere():
    horn = "{cast: Herald, by: Ann, as: Horn}, {resolve: all}"
    used = f"{horn}, {{activate: Herald, by: Ann}}, {{resolve: all}}"
    confirm(
        play("Herald", used, "{Ann: {life: 21}, Herald: {type: artifact}}".replace(", Herald: {type: artifact}", ""))
    )
    confirm(play("Herald", horn, "{Ann: {battlefield: [Well, Herald]}}", turn="Bob"))
    lifted = horn + ", {cast: Lift, by: Bob}, {resolve: all}, {cast: Herald, by: Ann}, {resolve: all}"
    choice = "choices: [{player: Bob, question: targets, answer: Herald}]\n"
    confirm(play("Herald", lifted, "{Herald: {power: 1, toughness: 3}}") + choice)


def test_the_front_of_a_modal_card_is_cast_where_nothing_is_said():
    confirm(play("Herald", "{cast: Herald, by: Ann}, {resolve: all}", "{Herald: {power: 1}}"))
    assert run(play("Herald", "{cast: Herald, by: Ann}", "{stack: [Herald]}", turn="Bob")).illegal


def test_a_modal_face_that_is_a_land_is_played_as_the_land_of_the_turn():
    tower = "{play: Sage, by: Ann, as: Tower}"
    confirm(play("Sage", f"{tower}, {{activate: Sage, by: Ann}}", "{Ann: {blue: 1, battlefield: [Well, Sage]}}"))
    confirm(play("Sage", "{cast: Sage, by: Ann}, {resolve: all}", "{Ann: {library: 9, graveyard: [Sage]}}"))
    two = "{play: one, by: Ann, as: Tower}, {play: two, by: Ann, as: Tower}"
    assert run(play("{card: Sage, as: one}, {card: Sage, as: two}", two, "{Ann: {hand: []}}")).illegal


@pytest.mark.parametrize(("card", "expected"), [
    ("{halves: [{name: Day, types: [instant]}]}", "2 for `halves`"),
    ("{types: [instant], halves: [{name: Day, types: [instant]}, {name: Dusk, types: [instant]}]}", "no `types`"),
    ('{mana cost: "{1}", halves: [{name: A, types: [instant], mana cost: "{2}"}, {name: B, types: []}]}', "no `m"),
    ("{types: [creature], adventure: {types: [instant]}}", "name"),
    ("{types: [creature], modal back: {name: Back}}", "types"),
])  # fmt: skip
def test_what_a_card_can_be_played_as_is_told_in_full(card, expected):
    body = f"cards: {{Odd: {card}}}\ngiven: {{turn: {{player: Ann}}, Ann: {{}}, Bob: {{}}}}\nwhen: []\nthen: {{}}\n"
    with pytest.raises(UnableToReadScenario, match=expected):
        Written("magic", ("2024-06-07",)).read(body)
