"""Texts of Magic that say who blocks what, what damage is prevented, what stays tapped, and how many are chosen."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_data
from tests.verdicts import Written, assert_stops

MAGIC = ability_text("magic")
MANA = "abilities: [{use: {tap: me}, do: [{add: {blue: 1}}]}]"


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def written(text, types="creature, power: 2, toughness: 4"):
    kind, _, more = types.partition(", ")
    cards = f"""
cards:
  Moth: {{types: [{kind}], {more + "," if more else ""} abilities: {said(*text)}}}
  Elf: {{types: [creature], power: 1, toughness: 1, colors: [green]}}
  Ogre: {{types: [creature], power: 3, toughness: 3, colors: [red, black]}}
  Hawk: {{types: [creature], power: 1, toughness: 3, keywords: [flying]}}
  Bolt: {{types: [instant], colors: [red], abilities: [{{do: [{{deal: 2, to: {{choose: 1, type: any target}}}}]}}]}}
  Grow:
    types: [instant]
    abilities: [{{do: [{{give: {{power: 1, toughness: 1}}, to: {{choose: 1, type: creature}}, for: this turn}}]}}]
  Isle: {{types: [land], {MANA}}}
"""
    return Written("magic", ("2024-06-07",), cards)


def blocks(text, blocker, illegal, more=""):
    """Whether a creature may block the Moth, which attacks."""
    told = "{illegal: 509.1b}" if illegal else f"{{Moth: {{is: [blocked]}}, {blocker}: {{is: [blocking]}}}}"
    written([text]).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Moth]}}, Bob: {{battlefield: [Elf, Ogre, Hawk{more}]}}}}
when: [attack: {{Moth: Bob}}, block: {{{blocker}: Moth}}]
then: {told}
""")


@pytest.mark.parametrize(
    ("text", "blocker", "illegal"),
    [
        ("Lantern Moth can't be blocked by creatures with power 2 or greater.", "Ogre", True),
        ("Lantern Moth can't be blocked by creatures with power 2 or greater.", "Elf", False),
        ("Lantern Moth can't be blocked except by black creatures.", "Ogre", False),
        ("Lantern Moth can't be blocked except by black creatures.", "Elf", True),
        ("Lantern Moth can't be blocked by multicolored creatures.", "Ogre", True),
        ("Lantern Moth can't be blocked by multicolored creatures.", "Elf", False),
    ],
)
def test_some_creatures_alone_cannot_block_it(text, blocker, illegal):
    blocks(text, blocker, illegal)


@pytest.mark.parametrize(
    ("text", "attacker", "illegal"),
    [
        ("Lantern Moth can block only creatures with flying.", "Elf", True),
        ("Lantern Moth can't block creatures with power 2 or less.", "Ogre", False),
        ("Lantern Moth can't block creatures with power 2 or less.", "Elf", True),
    ],
)
def test_it_cannot_block_some_creatures(text, attacker, illegal):
    then = "{illegal: 509.1b}" if illegal else "{Moth: {is: [blocking]}}"
    written([text]).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Elf, Ogre]}}, Bob: {{battlefield: [Moth]}}}}
when: [attack: {{{attacker}: Bob}}, block: {{Moth: {attacker}}}]
then: {then}
""")


@pytest.mark.parametrize(
    "text",
    [
        "Target creature can't be blocked this turn except by creatures with flying.",
        "Target creature can't be blocked except by creatures with flying this turn.",
    ],
)
def test_who_cannot_block_it_is_settled_for_a_turn(text):
    for blocker, then in (("Elf", "{illegal: 509.1b}"), ("Hawk", "{Ogre: {is: [blocked]}}")):
        written([text], "instant").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Moth], battlefield: [Ogre]}}, Bob: {{battlefield: [Elf, Hawk]}}}}
when: [{{cast: Moth, by: Ann}}, resolve: all, attack: {{Ogre: Bob}}, block: {{{blocker}: Ogre}}]
choices: [{{player: Ann, question: targets, answer: Ogre}}]
then: {then}
""")


STAYS = "Tap any number of target creatures. They don't untap during their controllers' next untap steps."


def test_what_stays_tapped_untaps_a_turn_later():
    moth = written([STAYS], "sorcery")
    for turns, status in ((1, "tapped"), (3, "untapped")):
        moth.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Moth], battlefield: [Ogre]}}, Bob: {{battlefield: [Elf]}}}}
when: [{{cast: Moth, by: Ann}}, resolve: all{", end turn: true" * turns}]
choices: [{{player: Ann, question: targets, answer: [Elf]}}]
then: {{Elf: {{is: [{status}]}}, Ogre: {{is: [untapped]}}}}
""")


def test_whoever_untaps_first_ends_it_only_for_their_own():
    written([STAYS], "sorcery").confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Moth], battlefield: [Ogre]}, Bob: {battlefield: [Elf]}}
when: [{cast: Moth, by: Ann}, resolve: all, end turn: true, check: {Elf: {is: [tapped]}}, end turn: true]
choices: [{player: Ann, question: targets, answer: [Elf, Ogre]}]
then: {Elf: {is: [tapped]}, Ogre: {is: [tapped]}}
""")


@pytest.mark.parametrize(
    ("text", "hurt", "damage"),
    [
        ("Prevent all damage that would be dealt to Lantern Moth.", "Moth", 0),
        ("Prevent all damage that would be dealt to Lantern Moth.", "Ogre", 2),
        ("Prevent all combat damage that would be dealt to Lantern Moth.", "Moth", 2),
        ("Prevent all damage that would be dealt to creatures you control.", "Ogre", 0),
        ("If a source would deal damage to a creature you control, prevent 1 of that damage.", "Moth", 1),
    ],
)
def test_damage_is_prevented_for_as_long_as_it_is_there(text, hurt, damage):
    then = f"{{{hurt}: {{counters: {{damage: {damage}}}}}}}" if damage else f"{{{hurt}: {{is not: [damaged]}}}}"
    written([text]).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Moth, Ogre]}}, Bob: {{hand: [Bolt]}}}}
when: [{{cast: Bolt, by: Bob}}, resolve: all]
choices: [{{player: Bob, question: targets, answer: {hurt}}}]
then: {then}
""")


def test_damage_by_one_source_is_prevented_and_that_of_another_is_not():
    for source, life in (("Ogre", 20), ("Elf", 19)):
        written(["Prevent all damage that would be dealt by target creature this turn."], "instant").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Ogre, Elf]}}, Bob: {{hand: [Moth]}}}}
when: [attack: {{{source}: Bob}}, {{cast: Moth, by: Bob}}, resolve: all, advance to: end of combat]
choices: [{{player: Bob, question: targets, answer: Ogre}}]
then: {{Bob: {{life: {life}}}}}
""")


def test_any_number_of_targets_may_be_none():
    for chosen, left in (("[]", "[Elf, Ogre]"), ("[Elf, Ogre]", "[]"), ("[Ogre]", "[Elf]")):
        written(["Return any number of target creatures to their owners' hands."], "sorcery").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Moth]}}, Bob: {{battlefield: [Elf, Ogre], hand: []}}}}
when: [{{cast: Moth, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {chosen}}}]
then: {{Bob: {{battlefield: {left}}}}}
""")


def test_x_targets_are_as_many_as_was_paid_for():
    moth = written(["{X}{X}, {T}: Tap X target creatures."], "artifact")
    body = """
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Moth, {{card: Isle, as: one}}, {{card: Isle, as: two}}]}}
  Bob: {{battlefield: [Elf, Ogre]}}
when: [{{activate: one, by: Ann}}, {{activate: two, by: Ann}}, {{activate: Moth, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: value of X, answer: {x}}}, {{player: Ann, question: targets, answer: {targets}}}]
then: {{Elf: {{is: [tapped]}}, Ogre: {{is: [untapped]}}, Ann: {{blue: 0}}}}
"""
    moth.confirm(body.format(x=1, targets="[Elf]"))
    too_many, too_dear = (moth.run(body.format(x=x, targets="[Elf, Ogre]")) for x in (1, 2))
    assert_stops(too_many, "may not answer 'targets' with Elf, Ogre; legal answers: [Elf] | [Ogre]")
    assert_stops(too_dear, "may not answer 'value of X' with 2; legal answers: [0] | [1]")


def test_a_spell_counts_only_if_it_targets_this():
    # The Moth has 2 power: one more of the counter, and one more of Grow where that targets it.
    for target, size in (("Moth", 4), ("Elf", 2)):
        written(["Whenever you cast a spell that targets Lantern Moth, put a +1/+1 counter on it."]).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Grow], battlefield: [Moth, Elf]}}, Bob: {{}}}}
when: [{{cast: Grow, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {target}}}]
then: {{Moth: {{power: {size}}}}}
""")


def test_only_a_spell_that_targets_you_is_countered():
    moth = written(["Counter target spell that targets you."], "instant")
    body = """
given: {{turn: {{player: Ann}}, Ann: {{hand: [Bolt]}}, Bob: {{hand: [Moth], battlefield: [Elf]}}}}
when: [{{cast: Bolt, by: Ann}}, {{cast: Moth, by: Bob}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {target}}}, {{player: Bob, question: targets, answer: Bolt}}]
then: {{Bob: {{life: 20}}, Ann: {{graveyard: [Bolt]}}}}
"""
    moth.confirm(body.format(target="Bob"))
    assert_stops(moth.run(body.format(target="Elf")), "Bob cannot play Moth: there are no legal targets for it")


def test_cards_named_like_it_are_found_and_no_others():
    named = "cards named Lantern Moth"
    text = f"When Lantern Moth enters the battlefield, return all {named} from your graveyard to your hand."
    written([text]).confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Moth], graveyard: [{card: Moth, as: other}, Elf]}, Bob: {}}
when: [{cast: Moth, by: Ann}, resolve: all]
then: {Ann: {hand: [other], graveyard: [Elf]}}
""")


def test_nobody_announces_a_number_for_what_is_paid_as_an_ability_resolves():
    [read] = MAGIC.read("When Lantern Moth dies, you may pay {X}. If you do, you gain X life.", "Lantern Moth")
    _, problems = read_data(read.data, GAMES["magic"].played.table.vocabulary)
    assert problems == ("expected a cost of which every part is known, found X",)


def test_it_is_not_known_whether_a_spell_is_copied_or_what_it_targets():
    [read] = MAGIC.read("Whenever you cast a spell that targets Lantern Moth, copy it.", "Lantern Moth")
    assert read_data(read.data, GAMES["magic"].played.table.vocabulary)[1]
