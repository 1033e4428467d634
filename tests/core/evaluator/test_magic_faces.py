"""Cards with two faces: a permanent is the face that is up, and stays what it was as it turns over (701.28, 712)."""

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

CARDS = """
cards:
  Farmer:
    types: [creature]
    subtypes: [Human]
    mana cost: "{2}{G}"
    power: 2
    toughness: 2
    abilities:
      - {use: {generic: 1}, do: [{transform: me}], name: turn}
      - {when: {event: attacks, object: me}, do: [{gain life: 1}], name: calm}
    back:
      name: Fiend
      types: [creature]
      subtypes: [Werewolf]
      power: 5
      toughness: 4
      keywords: [trample]
      abilities:
        - {when: {event: transforms, object: me}, do: [{draw: 1}], name: howl}
        - {when: {event: attacks, object: me}, do: [{lose life: 1, player: opponent}], name: wild}
        - {use: {generic: 1}, do: [{transform: me}], name: turn}
  Bear: {types: [creature], power: 2, toughness: 2}
  Moon: {types: [instant], abilities: [{do: [{transform: {all: {type: creature}}}]}]}
  Doom: {types: [instant], abilities: [{do: [{destroy: {choose: 1, type: creature}}]}]}
  Blink:
    types: [instant]
    abilities:
      - do: [{exile: {choose: 1, type: creature, as: it}}, {return: {that: it}, to: battlefield, under: its owner}]
  Twins: {types: [sorcery], abilities: [{do: [{create copy of: {choose: 1, type: creature, controller: you}}]}]}
  Growth:
    types: [instant]
    abilities: [{do: [{give: {power: 3, toughness: 3}, to: {choose: 1, type: creature}, for: this turn}]}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm = WRITTEN.confirm


def board(when, then, ann="[Farmer]", hand="[]", choices="[]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: {ann}, hand: {hand}, graveyard: [], green: 3}}
  Bob: {{}}
when: {when}
choices: {choices}
then: {then}
"""


TURN = "{activate: Farmer, ability: turn, by: Ann}, {resolve: all}"


def test_a_turned_permanent_has_the_types_numbers_keywords_and_abilities_of_its_back():
    then = "{Farmer: {power: 5, toughness: 4, subtypes: [Werewolf], keywords: [trample]}, Bob: {life: 14}}"
    confirm(board(f"[{TURN}, attack: {{Farmer: Bob}}, resolve: all, advance to: end of combat]", then))


def test_what_triggers_on_transforming_into_a_face_is_that_faces_own_ability():
    confirm(board(f"[{TURN}]", "{triggers: {Farmer/howl: 1}, Ann: {hand: 1}}"))
    back = "[{card: Farmer, transformed: true}]"
    confirm(board(f"[{TURN}]", "{triggers: {Farmer/howl: 0}, Farmer: {power: 2}}", ann=back))


def test_counters_damage_and_effects_stay_and_it_is_no_new_creature():
    ann = "[{card: Farmer, damage: 1, counters: {+1/+1: 1}}]"
    when = f"[{{cast: Growth, by: Ann}}, {{resolve: all}}, {TURN}, attack: {{Farmer: Bob}}]"
    confirm(board(when, "{Farmer: {power: 9, toughness: 8, damage: 1, is: [attacking]}}", ann, "[Growth]"))


def test_a_front_that_is_killed_by_its_own_size_dies():
    ann = "[{card: Farmer, damage: 3, transformed: true}]"
    confirm(board(f"[{TURN}]", "{Farmer: {zone: graveyard}}", ann))


def test_it_comes_back_with_its_front_up():
    ann = "[{card: Farmer, transformed: true}]"
    when = "[{cast: Blink, by: Ann}, {resolve: all}]"
    confirm(board(when, "{Farmer: {zone: battlefield, power: 2, is not: [transformed]}}", ann, "[Blink]"))


def test_the_mana_value_of_a_back_is_its_fronts_and_that_of_a_copy_of_a_back_is_zero():
    confirm(board("[]", "{Farmer: {mana value: 3}}", "[{card: Farmer, transformed: true}]"))
    copying = "{give: {copy of: {all: {name: Fiend}}}, to: Bear, with: Bear, by: Ann}"
    confirm(board(f"[{copying}]", "{Bear: {power: 5, mana value: 0}}", "[Bear, {card: Farmer, transformed: true}]"))


def test_a_copy_that_is_no_double_faced_card_does_not_transform():
    copying = "{give: {copy of: {all: {name: Farmer}}}, to: Bear, with: Bear, by: Ann}"
    moon = "{cast: Moon, by: Ann}, {resolve: all}"
    then = "{Bear: {power: 2, subtypes: [Human], is not: [transformed]}, Farmer: {is: [transformed]}}"
    confirm(board(f"[{copying}, {moon}]", then, "[Bear, Farmer]", "[Moon]"))


@pytest.mark.parametrize(
    ("given", "token", "before", "after", "howls"),
    [("Farmer", "Farmer 2", 2, 5, 2), ("{card: Farmer, transformed: true}", "Fiend", 5, 2, 0)],
)
def test_a_token_that_is_a_copy_has_both_faces_and_the_same_one_up(given, token, before, after, howls):
    twins, moon = "{cast: Twins, by: Ann}, {resolve: all}", "{cast: Moon, by: Ann}, {resolve: 1}"
    seen = f"{{{token}: {{power: {before}, mana value: 3}}}}"
    confirm(board(f"[{twins}]", seen, f"[{given}]", "[Twins, Moon]"))
    order = "[{player: Ann, question: order triggers, answer: [Farmer/howl, Farmer 2/howl]}]" if howls else "[]"
    then = f"{{{token}: {{power: {after}}}, triggers: {{Farmer/howl: {howls // 2}}}}}"
    confirm(board(f"[{twins}, {moon}]", then, f"[{given}]", "[Twins, Moon]", order))


def test_a_delayed_ability_leaves_what_has_transformed_since_it_was_made():
    later = "{later: {when: {event: beginning of, phase: end}, do: [{transform: me}]}, with: Farmer, by: Ann}"
    confirm(board(f"[{later}, advance to: end, resolve: all]", "{Farmer: {is: [transformed]}}"))
    confirm(board(f"[{later}, {TURN}, advance to: end, resolve: all]", "{Farmer: {is: [transformed]}}"))


def test_another_objects_ability_transforms_what_has_transformed_since():
    moon = "{cast: Moon, by: Ann}, {activate: Farmer, ability: turn, by: Ann}, {resolve: all}"
    confirm(board(f"[{moon}]", "{Farmer: {is not: [transformed]}}", hand="[Moon]"))


def test_what_is_face_down_does_not_transform():
    ann = "[{card: Farmer, face down: true}]"
    confirm(board("[{cast: Moon, by: Ann}, {resolve: all}]", "{Farmer: {power: 2, is: [face down]}}", ann, "[Moon]"))


def test_a_face_needs_a_name_and_types():
    with pytest.raises(UnableToReadScenario, match="name"):
        WRITTEN.read("\n  Odd: {types: [creature], back: {types: [creature]}}\n" + board("[]", "{}"))
    with pytest.raises(UnableToReadScenario, match="types"):
        WRITTEN.read("\n  Odd: {types: [creature], back: {name: Even}}\n" + board("[]", "{}"))


WEREWOLF = """
  Howler:
    types: [creature]
    power: 2
    toughness: 2
    abilities:
      - when: {event: beginning of, phase: upkeep}
        if: {happened: {event: is cast}, in: last turn, exactly: 0}
        do: [{transform: me}]
    back:
      name: Prowler
      types: [creature]
      power: 4
      toughness: 4
      abilities:
        - when: {event: beginning of, phase: upkeep}
          if: {happened: {event: is cast}, in: last turn, by one player: true, at least: 2}
          do: [{transform: me}]
  Wish: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
"""


@pytest.mark.parametrize(
    ("cast", "power"),
    [([], 4), (["Ann"], 4), (["Ann", "Bob"], 4), (["Ann", "Ann"], 2), (["Bob", "Bob", "Ann"], 2)],
)
def test_a_werewolf_turns_back_after_a_turn_in_which_one_player_has_cast_two_spells(cast, power):
    names = [f"w{number}" for number in range(len(cast))]
    pairs = list(zip(names, cast, strict=True))
    hands = {who: [f"{{card: Wish, as: {name}}}" for name, by in pairs if by == who] for who in ("Ann", "Bob")}
    casting = [f"{{cast: {name}, by: {by}}}, {{resolve: all}}" for name, by in pairs]
    steps = ", ".join([*casting, "advance to: upkeep", "resolve: all"])
    Written("magic", ("2024-06-07",), CARDS + WEREWOLF).confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [{{card: Howler, transformed: true}}], hand: [{", ".join(hands["Ann"])}]}}
  Bob: {{hand: [{", ".join(hands["Bob"])}]}}
when: [{steps}]
then: {{Howler: {{power: {power}}}}}
""")


def test_the_trace_names_the_face_that_a_permanent_has_turned_over_to():
    run = confirm(board(f"[{TURN}, {TURN}]", "{Farmer: {zone: battlefield}}"))
    told = [step.text for step in run.trace if step.kind == "event" and "transforms" in step.text]
    assert [text.partition(" transforms")[2] for text in told] == [" into Fiend", " into Farmer"]
