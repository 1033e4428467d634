"""Texts of Magic in the frames in which cards print them, each run with an outcome and with its opposite."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.scenarios import Verdict
from tests.verdicts import Written

MAGIC = ability_text("magic")


def said(text):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read(text, "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data.get("abilities", [])])


def moth(text, types="sorcery]"):
    cards = f"""
cards:
  Moth: {{types: [{types}, abilities: {said(text)}}}
  Elf: {{types: [creature], subtypes: [Elf], power: 1, toughness: 1, colors: [green]}}
  Ogre: {{types: [creature], subtypes: [Ogre], power: 3, toughness: 3, colors: [black]}}
  Wall: {{types: [creature], power: 2, toughness: 4, keywords: [defender]}}
  Isle: {{types: [land], subtypes: [Island], abilities: [{{use: {{tap: me}}, do: [{{add: {{blue: 1}}}}]}}]}}
  Dart: {{types: [instant], abilities: [{{do: [{{deal: 2, to: {{choose: 1, type: any target}}}}]}}]}}
"""
    return Written("magic", ("2024-06-07",), cards)


CAST = "{cast: Moth, by: Ann}, resolve: all"
CREATURE = "creature], power: 2, toughness: 4"


def body(given, then, choices="", when=CAST):
    return f"given: {{turn: {{player: Ann}}, {given}}}\nwhen: [{when}]\nchoices: [{choices}]\nthen: {then}\n"


def target(*those, by="Ann"):
    return ", ".join(f"{{player: {by}, question: targets, answer: {one}}}" for one in those)


@pytest.mark.parametrize(("attacker", "illegal"), [("Wall", False), ("other", True)])
def test_a_creature_attacks_though_it_has_defender(attacker, illegal):
    text = "Target creature can attack this turn as though it didn't have defender."
    given = "Ann: {hand: [Moth], battlefield: [Wall, {card: Wall, as: other}]}, Bob: {}"
    then = "{illegal: 702.3b}" if illegal else "{Wall: {is: [attacking]}}"
    moth(text).confirm(body(given, then, target("Wall"), f"{CAST}, attack: {{{attacker}: Bob}}"))


@pytest.mark.parametrize(("host", "illegal"), [("Ogre", True), ("Elf", False)])
def test_an_aura_keeps_some_creatures_from_blocking(host, illegal):
    text = "Enchant creature\nEnchanted creature can't block if it's black."
    given = f"Ann: {{battlefield: [Wall2]}}, Bob: {{battlefield: [Elf, Ogre, {{card: Moth, attached to: {host}}}]}}"
    given = given.replace("[Wall2]", "[{card: Elf, as: mine}]")
    then = "{illegal: 509.1b}" if illegal else "{Elf: {is: [blocking]}}"
    when = f"attack: {{mine: Bob}}, block: {{{host}: mine}}"
    moth(text, "enchantment], subtypes: [Aura]").confirm(body(given, then, "", when))


@pytest.mark.parametrize(("yard", "life"), [("[Isle]", 23), ("[Elf]", 20)])
def test_a_card_in_the_graveyard_is_asked_for(yard, life):
    text = "If there is a land card in your graveyard, you gain 3 life."
    moth(text).confirm(body(f"Ann: {{hand: [Moth], graveyard: {yard}}}, Bob: {{}}", f"{{Ann: {{life: {life}}}}}"))


@pytest.mark.parametrize(("by", "life"), [("Ogre", 20), ("Dart", 18)])
def test_only_what_creatures_would_deal_is_prevented(by, life):
    text = "Prevent all damage that would be dealt by creatures this turn."
    given = "Ann: {hand: [Moth, Dart], battlefield: [Ogre]}, Bob: {}"
    fights = "attack: {Ogre: Bob}, advance to: end of combat"
    when = f"{CAST}, {fights if by == 'Ogre' else '{cast: Dart, by: Ann}, resolve: all'}"
    moth(text).confirm(body(given, f"{{Bob: {{life: {life}}}}}", "" if by == "Ogre" else target("Bob"), when))


def test_a_legendary_token_has_a_name_of_its_own():
    text = "Create a legendary 2/2 green Bear creature token named Old Grumbler."
    given = "Ann: {hand: [Moth, {card: Moth, as: again}]}, Bob: {}"
    moth(text).confirm(body(given, "{Old Grumbler: {power: 2, subtypes: [Bear]}}"))
    twice = f"{CAST}, {{cast: again, by: Ann}}, resolve: all"
    kept = "{player: Ann, question: which to keep, answer: Old Grumbler}"
    moth(text).confirm(body(given, "{Ann: {battlefield: 1}}", kept, twice))


def test_damage_to_as_many_targets_as_are_named():
    text = "Lantern Moth deals 2 damage to each of two targets."
    given = "Ann: {hand: [Moth]}, Bob: {battlefield: [Elf, Ogre]}"
    then = "{Bob: {life: 18, graveyard: [Elf]}, Ogre: {is not: [damaged]}}"
    moth(text).confirm(body(given, then, target("[Elf, Bob]")))


@pytest.mark.parametrize(("dead", "life"), [("Elf", 21), ("mine", 20)])
def test_what_dies_into_an_opponents_graveyard(dead, life):
    text = "Whenever a creature is put into an opponent's graveyard from the battlefield, you gain 1 life."
    given = "Ann: {hand: [Dart], battlefield: [Moth, {card: Elf, as: mine}]}, Bob: {battlefield: [Elf]}"
    when = "{cast: Dart, by: Ann}, resolve: all"
    moth(text, "enchantment]").confirm(body(given, f"{{Ann: {{life: {life}}}}}", target(dead), when))


def test_a_vampire_stays_what_it_is_besides():
    text = "Target creature becomes a Vampire in addition to its other types until end of turn."
    given = "Ann: {hand: [Moth]}, Bob: {battlefield: [Elf]}"
    moth(text).confirm(body(given, "{Elf: {subtypes: [Elf, Vampire]}}", target("Elf")))


@pytest.mark.parametrize(("chosen", "legal"), [("Elf", True), ("Moth", False)])
def test_a_spell_that_targets_it_costs_more(chosen, legal):
    """Bob has no mana: his Dart can be cast at another creature only."""
    text = "Spells your opponents cast that target Lantern Moth cost {1} more to cast."
    given = "Ann: {battlefield: [Moth, Elf]}, Bob: {hand: [Dart]}"
    answer, when = target(chosen, by="Bob"), "{cast: Dart, by: Bob}, resolve: all"
    run = moth(text, CREATURE).run(body(given, "{Bob: {graveyard: [Dart]}}", answer, when))
    assert (run.verdict is Verdict.CONFIRMED) is legal


@pytest.mark.parametrize(("uses", "then"), [("", "lacks"), ("{activate: Moth, by: Ann}, resolve: all", "keywords")])
def test_it_has_a_keyword_while_it_is_monstrous(uses, then):
    text = "As long as Lantern Moth is monstrous, it has menace.\n{0}: Monstrosity 1."
    given = "Ann: {battlefield: [Moth]}, Bob: {}"
    moth(text, CREATURE).confirm(body(given, f"{{Moth: {{{then}: [menace]}}}}", "", uses))


@pytest.mark.parametrize(("yard", "size"), [("[Elf, Dart]", (2, 3)), ("[Isle]", (1, 2))])
def test_its_toughness_is_one_more_than_its_power(yard, size):
    counted = "the number of cards in your graveyard"
    text = f"Lantern Moth's power is equal to {counted} and its toughness is equal to that number plus 1."
    given = f"Ann: {{battlefield: [Moth], graveyard: {yard}}}, Bob: {{}}"
    power, toughness = size
    moth(text, "creature]").confirm(body(given, f"{{Moth: {{power: {power}, toughness: {toughness}}}}}", "", ""))


@pytest.mark.parametrize(("paid", "life"), [("yes", 18), ("no", 20)])
def test_what_targets_it_is_countered_unless_its_controller_pays(paid, life):
    what = "a spell or ability an opponent controls"
    done = "counter that spell or ability unless its controller pays {1}"
    text = f"Whenever Lantern Moth becomes the target of {what}, {done}."
    given = "Ann: {battlefield: [Moth]}, Bob: {hand: [Dart], battlefield: [Isle]}"
    answers = target("Moth", by="Bob") + f", {{player: Bob, question: pay, answer: {paid}}}"
    when = "{activate: Isle, by: Bob}, {cast: Dart, by: Bob}, resolve: all"
    then = f"{{Moth: {{is{'' if life == 18 else ' not'}: [damaged]}}}}"
    moth(text, CREATURE).confirm(body(given, then, answers, when))


@pytest.mark.parametrize(("targets", "divided", "then"), [
    ("[Elf, Ogre]", "[Elf=1, Ogre=2]", "{Bob: {graveyard: [Elf]}, Ogre: {counters: {damage: 2}}}"),
    ("[Ogre]", "[Ogre=3]", "{Bob: {graveyard: [Ogre], battlefield: [Elf]}}"),
])  # fmt: skip
def test_damage_is_divided_among_some_targets(targets, divided, then):
    text = "Lantern Moth deals 3 damage divided as you choose among one, two, or three targets."
    answers = f"{target(targets)}, {{player: Ann, question: divide, answer: {divided}}}"
    moth(text).confirm(body("Ann: {hand: [Moth]}, Bob: {battlefield: [Elf, Ogre]}", then, answers))


def test_at_least_one_target_is_chosen():
    text = "Lantern Moth deals 3 damage divided as you choose among one, two, or three target creatures."
    none = body(
        "Ann: {hand: [Moth]}, Bob: {battlefield: [Elf, Ogre]}", "{Bob: {battlefield: [Elf, Ogre]}}", target("[]")
    )
    assert moth(text).run(none).verdict is Verdict.NOT_EXECUTABLE


@pytest.mark.parametrize(("gone", "left"), [("Ogre", "[]"), ("", "[Wall]")])
def test_a_permanent_that_left_allows_more(gone, left):
    cheap = "Destroy target creature if it has toughness 2 or less."
    revolt = "a permanent left the battlefield under your control this turn"
    more = f"Destroy that creature if it has toughness 4 or less instead if {revolt}."
    given = "Ann: {hand: [Moth, Dart, {card: Dart, as: two}], battlefield: [Ogre]}, Bob: {battlefield: [Wall]}"
    shots = "{cast: Dart, by: Ann}, resolve: all, {cast: two, by: Ann}, resolve: all, " if gone else ""
    answers = ", ".join(one for one in (target("Ogre", "Ogre") if gone else "", target("Wall")) if one)
    moth(f"{cheap}\n{more}").confirm(body(given, f"{{Bob: {{battlefield: {left}}}}}", answers, f"{shots}{CAST}"))


def test_it_connives_at_the_second_spell_each_turn():
    text = "Whenever a player casts their second spell each turn, Lantern Moth connives."
    given = "Ann: {battlefield: [Moth], hand: [Isle], library: [Elf]}, Bob: {hand: [Dart, {card: Dart, as: two}]}"
    first = "{cast: Dart, by: Bob}, resolve: all"
    answers, gone = target("Ann", "Ann", by="Bob"), ", {player: Ann, question: discard, answer: Elf}"
    once = body(given, "{Moth: {power: 2}}", target("Ann", by="Bob"), first)
    moth(text, CREATURE).confirm(once)
    twice = body(given, "{Moth: {power: 3}}", answers + gone, f"{first}, {{cast: two, by: Bob}}, resolve: all")
    moth(text, CREATURE).confirm(twice)


TOP = "the top card of your library"
IMPULSE = f"Exile {TOP}. You may play it this turn."


@pytest.mark.parametrize(("top", "step"), [("Isle", "play"), ("Dart", "cast")])
def test_an_exiled_card_is_played_this_turn(top, step):
    given = f"Ann: {{hand: [Moth], library: [{top}, Elf]}}, Bob: {{}}"
    choices, seen = ("", "{battlefield: [Isle]}") if top == "Isle" else (target("Bob"), "{graveyard: [Moth, Dart]}")
    used = f"{{{step}: {top}, by: Ann}}, resolve: all"
    moth(IMPULSE).confirm(body(given, f"{{Ann: {seen}}}", choices, f"{CAST}, {used}"))


@pytest.mark.parametrize("later", ["{play: Isle, by: Bob}", "end turn: true, {play: Isle, by: Ann}"])
def test_nobody_else_plays_it_and_not_later(later):
    given = "Ann: {hand: [Moth], library: [Isle, Elf]}, Bob: {}"
    moth(IMPULSE).confirm(body(given, "{illegal: 305.1}", "", f"{CAST}, {later}"))


def test_an_exiled_land_is_one_of_the_lands_of_a_turn():
    given = "Ann: {hand: [Moth, {card: Isle, as: other}], library: [Isle, Elf]}, Bob: {}"
    both = "{play: other, by: Ann}, {play: Isle, by: Ann}"
    moth(IMPULSE).confirm(body(given, "{illegal: 305.2}", "", f"{CAST}, {both}"))


def test_enchantments_are_creatures_as_large_as_they_cost():
    size = "base power and base toughness each equal to its mana value"
    kind = "a creature in addition to its other types"
    text = f"Each other non-Aura enchantment is {kind} and has {size}."
    cards = f"""
cards:
  Moth: {{types: [enchantment], mana cost: 4, abilities: {said(text)}}}
  Shrine: {{types: [enchantment], mana cost: 3, abilities: []}}
  Veil: {{types: [enchantment], subtypes: [Aura], mana cost: 2, abilities: [{{enchant: {{type: creature}}}}]}}
  Elf: {{types: [creature], power: 1, toughness: 1, mana cost: 5}}
"""
    Written("magic", ("2024-06-07",), cards).confirm("""
given:
  turn: {player: Ann}
  Ann: {battlefield: [Moth, Elf, {card: Veil, attached to: Elf}]}
  Bob: {battlefield: [Shrine]}
when: []
then:
  Shrine: {types: [creature, enchantment], power: 3, toughness: 3}
  Moth: {types: [enchantment]}
  Veil: {types: [enchantment]}
  Elf: {power: 1}
""")


@pytest.mark.parametrize(("hurt", "power"), [("Moth", 3), ("Elf", 2)])
@pytest.mark.parametrize("rest", [". Put a +1/+1 counter on it.", " and put a +1/+1 counter on Lantern Moth."])
def test_something_is_done_as_damage_is_prevented(hurt, power, rest):
    text = f"If damage would be dealt to Lantern Moth, prevent that damage{rest}"
    given, when = "Ann: {battlefield: [Moth, Elf]}, Bob: {hand: [Dart]}", "{cast: Dart, by: Bob}, resolve: all"
    then = f"{{Moth: {{power: {power}, is not: [damaged]}}}}"
    moth(text, CREATURE).confirm(body(given, then, target(hurt, by="Bob"), when))


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Enchanted creature has base power and toughness 5/6.", "{Ogre: {power: 5, toughness: 6}}"),
        ("Enchanted creature gains lifelink.", "{Ogre: {keywords: [lifelink]}}"),
        ("Enchanted creature becomes colorless.", "{Ogre: {colors: []}}"),
    ],
)
def test_what_is_said_of_the_enchanted_creature_is_so_while_the_aura_is_on_it(text, then):
    cast = "{cast: Moth, by: Ann}, resolve: all"
    aura = moth(f"Enchant creature\n{text}", "enchantment], subtypes: [Aura]")
    given = "Ann: {hand: [Moth], battlefield: [Ogre]}, Bob: {}"
    aura.confirm(body(given, then, target("Ogre"), cast))
    aura.confirm(body(given, "{Ogre: {power: 3}}", target("Ogre"), f"{cast}, {{destroy: Moth}}"))


@pytest.mark.parametrize(("bobs", "cids", "drawn"), [(3, 0, 1), (1, 3, 1), (2, 2, 0)])
def test_an_opponent_who_controls_more_is_one_opponent_and_not_all_together(bobs, cids, drawn):
    text = "When Lantern Moth enters, if an opponent controls more creatures than you, draw a card."
    of_bob, of_cid = (
        ", ".join(f"{{card: Elf, as: {name}{number}}}" for number in range(many))
        for name, many in (("b", bobs), ("c", cids))
    )
    given = (
        "Ann: {hand: [Moth], battlefield: [Ogre], library: 5}, "
        f"Bob: {{battlefield: [{of_bob}]}}, Cid: {{battlefield: [{of_cid}]}}"
    )
    moth(text, CREATURE).confirm(body(given, f"{{Ann: {{hand: {drawn}}}}}"))


@pytest.mark.parametrize(
    ("cost", "gone"),
    [("Discard a land card and another card", "hand"), ("Sacrifice a land and a creature", "battlefield")],
)
def test_a_cost_of_one_verb_with_two_things_is_paid_with_both(cost, gone):
    text = f"{cost}: You gain 4 life."
    there = "hand: [Isle, Elf]" if gone == "hand" else "hand: []"
    given = f"Ann: {{battlefield: [Moth{', Isle, Elf' if gone == 'battlefield' else ''}], {there}}}, Bob: {{}}"
    then = "{Ann: {life: 24}, Isle: {zone: graveyard}, Elf: {zone: graveyard}}"
    when = "{activate: Moth, by: Ann}, {resolve: all}"
    moth(text, "artifact]").confirm(body(given, then, "", when))
