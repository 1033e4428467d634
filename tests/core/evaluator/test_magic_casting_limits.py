"""How many and which spells players can cast (101.2), and what a permanent knows of its casting (400.7d)."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written

EVERYONE, OTHERS = "{type: player}", "{type: player, controller: opponent}"
CARDS = """
cards:
  Calm:
    types: [artifact]
    abilities: [{passive: {cannot cast: {zone: stack, type: spell}, more than: 1}, affects: {all: {type: player}}}]
  Quiet:
    types: [artifact]
    abilities:
      - passive: {cannot cast: {zone: stack, type: spell}, more than: 1}
        affects: {all: {type: player, controller: opponent}}
  Pair:
    types: [artifact]
    abilities: [{passive: {cannot cast: {zone: stack, type: spell}, more than: 2}, affects: {all: {type: player}}}]
  Bar:
    types: [artifact]
    abilities: [{passive: {cannot cast: {zone: stack, type: creature}}, affects: {all: {type: player}}}]
  Ward:
    types: [artifact]
    abilities:
      - passive: {cannot cast: {zone: stack, type: spell, none of: [{cast from: hand}]}}
        affects: {all: {type: player}}
  Hush:
    types: [instant]
    abilities:
      - do: [{give: {cannot cast: {zone: stack, type: spell}}, to: {choose: 1, type: player}, for: this turn}]
  One: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Two: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Three: {types: [instant], abilities: [{do: [{gain life: 1}]}]}
  Void: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Echo: {types: [instant], keywords: [{flashback: {}}], abilities: [{do: [{gain life: 1}]}]}
  Elk: {types: [creature], power: 2, toughness: 2}
  Gift: {types: [artifact], abilities: [{use: {tap: me}, do: [{cast: {choose: 1, zone: graveyard}, free: true}]}]}
  Oak:
    types: [creature]
    power: 4
    toughness: 4
    abilities:
      - {when: {event: enters, object: me}, if: {this: me, is: {cast by: you, cast from: hand}}, do: [{gain life: 5}]}
  Warden:
    types: [artifact]
    abilities:
      - when: {event: enters, object: {type: creature, none of: [{cast by: any}]}}
        do: [{lose life: 3}]
  Wake: {types: [sorcery], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
  Blink:
    types: [instant]
    abilities: [{do: [{exile: {choose: 1, type: creature}, as: it}, {return: {that: it}, to: battlefield}]}]
"""
WRITTEN = Written("magic", ("2024-06-07",), CARDS)
confirm = WRITTEN.confirm
LIMITED = '{illegal: "101.2"}'


def play(steps, then, board="", ann="One, Two, Three", bob="One, Two, Three", given="", turn="Ann"):
    steps = steps.removesuffix(", {resolve: all}") if then == LIMITED else steps
    names = {"Ann": ann, "Bob": bob}
    hands = {
        who: ", ".join(f"{{card: {n.strip()}, as: {who[0].lower()}{n.strip()}}}" for n in each.split(",") if n.strip())
        for who, each in names.items()
    }
    return f"""
given:
  turn: {{player: {turn}}}
  Ann: {{battlefield: [{board}], hand: [{hands["Ann"]}], {given}}}
  Bob: {{hand: [{hands["Bob"]}]}}
  Cid: {{}}
when: [{steps}]
then: {then}
"""


def cast(*names):
    whose = {"a": "Ann", "b": "Bob", "c": "Cid"}
    return ", ".join(f"{{cast: {name}, by: {whose[name[0]]}}}, {{resolve: all}}" for name in names)


@pytest.mark.parametrize(
    ("limit", "spells", "then"),
    [
        ("Calm", ("aOne", "bOne"), "{Ann: {life: 21}, Bob: {life: 21}}"),
        ("Calm", ("aOne", "aTwo"), LIMITED),
        ("Calm", ("aOne", "bOne", "bTwo"), LIMITED),
        ("Quiet", ("aOne", "aTwo", "bOne"), "{Ann: {life: 22}, Bob: {life: 21}}"),
        ("Quiet", ("bOne", "bTwo"), LIMITED),
        ("Pair", ("aOne", "aTwo", "bOne", "bTwo"), "{Ann: {life: 22}, Bob: {life: 22}}"),
        ("Pair", ("aOne", "aTwo", "aThree"), LIMITED),
    ],
)
def test_whom_a_limit_names_casts_no_more_than_so_many_spells_in_a_turn(limit, spells, then):
    confirm(play(cast(*spells), then, limit))


def test_the_next_turn_counts_anew():
    confirm(play(f"{cast('aOne')}, {{end turn: true}}, {cast('aTwo')}", "{Ann: {life: 22}}", "Calm"))


def test_a_countered_spell_has_been_cast_and_one_that_was_cast_before_the_limit_came_counts():
    countered = "{cast: aOne, by: Ann}, {cast: bVoid, by: Bob}, {resolve: all}, {cast: aTwo, by: Ann}"
    confirm(play(countered, LIMITED, "Calm", bob="Void"))
    confirm(play(cast("aCalm", "aOne"), LIMITED, ann="Calm, One"))


def test_the_copy_of_a_spell_is_no_spell_that_was_cast():
    copies = "cards.Two.abilities: [{do: [{copy: {choose: 1, type: instant, zone: stack}}]}]"
    body = play(
        "{cast: bOne, by: Bob}, {cast: aTwo, by: Ann}, {resolve: all}, {cast: aOne, by: Ann}, {resolve: all}",
        "{Ann: {life: 22}}",
        "Pair",
        ann="One, Two",
    )
    confirm(body + f"twin: {{change: {{{copies}}}, then: {{Ann: {{life: 22}}, Bob: {{life: 21}}}}}}\n")


def test_only_the_spells_that_a_prohibition_names_cannot_be_cast():
    confirm(play(cast("aElk"), LIMITED, "Bar", ann="Elk"))
    confirm(play(cast("aOne", "aTwo"), "{Ann: {life: 22}}", "Bar"))


def test_a_spell_that_cannot_be_cast_from_elsewhere_can_be_cast_from_a_hand():
    confirm(play(cast("aEcho"), "{Ann: {life: 21}}", "Ward", ann="Echo"))
    flashed = "{cast: Echo, by: Ann}"
    confirm(play(flashed, LIMITED, "Ward", ann="", given="graveyard: [Echo]"))
    confirm(play(flashed + ", {resolve: all}", "{Ann: {life: 21}}", "Calm", ann="", given="graveyard: [Echo]"))


def test_an_effect_that_has_a_spell_cast_cannot_go_beyond_the_limit():
    one = "choices: [{player: Ann, question: targets, answer: One}]\n"
    steps = "{cast: aTwo, by: Ann}, {resolve: all}, {activate: Gift, by: Ann}, {resolve: all}"
    confirm(
        play(steps, "{Ann: {life: 21, graveyard: [One, aTwo]}}", "Calm, Gift", ann="Two", given="graveyard: [One]")
        + one
    )
    confirm(play(steps, "{Ann: {life: 22}}", "Pair, Gift", ann="Two", given="graveyard: [One]") + one)


def test_a_player_who_was_chosen_casts_nothing_this_turn_and_others_do():
    chosen = f"{cast('aHush')}, "
    choices = "choices: [{player: Ann, question: targets, answer: Bob}]\n"
    confirm(play(chosen + cast("bOne"), LIMITED, ann="Hush, One") + choices)
    confirm(play(chosen + cast("aOne"), "{Ann: {life: 21}}", ann="Hush, One") + choices)
    confirm(play(chosen + "{end turn: true}, " + cast("bOne"), "{Bob: {life: 21}}", ann="Hush, One") + choices)


def test_a_permanent_knows_that_its_controller_cast_it_from_their_hand():
    confirm(play(cast("aOak"), "{Ann: {life: 25}}", "Warden", ann="Oak"))
    confirm(play(cast("aWake"), "{Ann: {life: 17}}", "Warden", ann="Wake", given="graveyard: [Oak]"))


def test_what_comes_back_to_the_battlefield_is_a_new_object_that_was_not_cast():
    confirm(
        play(cast("aOak", "aBlink"), "{Ann: {life: 22}, triggers: {aOak: 1, Warden: 1}}", "Warden", ann="Oak, Blink")
    )


def test_a_permanent_cast_from_elsewhere_was_cast_but_not_from_a_hand():
    steps = "{activate: Gift, by: Ann}, {resolve: all}"
    confirm(play(steps, "{Ann: {life: 20}}", "Gift, Warden", ann="", given="graveyard: [Oak]"))


REFUSED = {
    "lose the game": "{passive: {cannot: lose the game}, affects: {all: {type: creature}}}",
    "gain life": "{passive: {cannot: gain life}, affects: me}",
    "cannot cast": "{passive: {cannot cast: {type: instant}}, affects: {controller: opponent}}",
    "skip": "{passive: {skip: draw}, affects: {all: {type: [player, creature]}}}",
    "win the game": "{do: [{give: {cannot: win the game}, to: {choose: 1, type: creature}}]}",
    "be cast": "{passive: {cannot: be cast}, affects: {all: {type: creature}}}",
    "be countered": "{passive: {cannot: be countered}, affects: me}",
}


@pytest.mark.parametrize("said", REFUSED)
def test_what_could_do_nothing_is_refused_with_what_works(said):
    body = f"cards:\n  Law: {{types: [enchantment], abilities: [{REFUSED[said]}]}}\n"
    with pytest.raises(UnableToReadScenario, match=f"{said}.*For example affects: .*all: .(type: player|zone: )"):
        Written("magic", ("2024-06-07",), body).read("given: {Ann: {}, Bob: {}}\nwhen: []\nthen: {}\n")


def test_what_says_it_of_the_right_objects_is_read():
    body = """cards:
  Law:
    types: [enchantment]
    abilities:
      - {passive: {cannot: be cast}, affects: {all: {zone: hand, type: instant}}}
      - {passive: {cannot: be countered}, affects: me, works in: [stack]}
      - {passive: {cannot: gain life}, affects: {all: {what I am attached to: true, type: player}}}
"""
    body += "given: {Ann: {battlefield: [Law]}, Bob: {}}\nwhen: [{check: {Law: {controller: Ann}}}]\nthen: {}\n"
    Written("magic", ("2024-06-07",)).confirm(body)


def test_a_spell_that_cannot_be_countered_resolves_by_the_rule_on_what_cannot_be_done():
    sturdy = "cards.Oak.abilities: [{passive: {cannot: be countered}, affects: me, works in: [stack]}]"
    body = play(
        "{cast: aOak, by: Ann}, {cast: bVoid, by: Bob}, {resolve: all}",
        "{Ann: {graveyard: [aOak]}}",
        ann="Oak",
        bob="Void",
    )
    confirm(body + f"twin: {{change: {{{sturdy}}}, then: {{Ann: {{battlefield: [aOak]}}}}}}\n")
    seen = WRITTEN.run(body.replace("graveyard: [aOak]", "life: 20"))
    assert not any("cannot be countered" in step.text for step in seen.trace)


def as_read(text):
    found = [one for one in ability_text("magic").read(text, "Law") if one.outcome is Outcome.READ]
    return json.dumps([each for one in found for each in one.data["abilities"]])


@pytest.mark.parametrize(
    ("text", "spells", "then"),
    [
        ("Players can't cast more than one spell each turn.", ("aOne", "aTwo"), LIMITED),
        ("Each player can't cast more than two spells each turn.", ("aOne", "aTwo"), "{Ann: {life: 22}}"),
        ("Your opponents can't cast more than one noncreature spell each turn.", ("bOne", "bTwo"), LIMITED),
        ("Your opponents can't cast more than one noncreature spell each turn.", ("aOne", "aTwo"), "{Ann: {life: 22}}"),
        ("Players can't cast creature spells.", ("aElk",), LIMITED),
        ("Your opponents can't cast spells during your turn.", ("bOne",), LIMITED),
        ("Your opponents can't cast spells during your turn.", ("aOne",), "{Ann: {life: 21}}"),
    ],
)
def test_limits_are_read_from_their_words_and_hold(text, spells, then):
    law = f"  Law: {{types: [enchantment], abilities: {as_read(text)}}}\n"
    body = play(cast(*spells), then, "Law", ann="One, Two, Elk")
    Written("magic", ("2024-06-07",), CARDS + law).confirm(body)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When Law enters, if you cast it from your hand, draw a card.", 1),
        ("When Law enters, if it wasn't cast, draw a card.", 0),
        ("When Law enters, if it was cast, draw a card.", 1),
    ],
)
def test_whether_it_was_cast_is_read_from_its_words(text, drawn):
    law = f"  Law: {{types: [enchantment], abilities: {as_read(text)}}}\n"
    body = play(cast("aLaw"), f"{{Ann: {{library: {10 - drawn}}}}}", ann="Law")
    Written("magic", ("2024-06-07",), CARDS + law).confirm(body)
