"""Texts of Magic are read from their words and then run: what they say of players, of hands and of chapters."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

MAGIC = ability_text("magic")


def said(*lines):
    """The abilities of a text, as a file has them."""
    found = MAGIC.read("\n".join(lines), "Lantern Moth")
    assert all(one.outcome is Outcome.READ for one in found), [one.reading.not_understood for one in found]
    return json.dumps([each for one in found for each in one.data["abilities"]])


def confirm(types, text, body):
    cards = f"""
cards:
  Spell: {{types: [{types}], abilities: {said(*text)}}}
  Elf: {{types: [creature], power: 1, toughness: 1, abilities: []}}
  Ogre: {{types: [creature], power: 3, toughness: 3, abilities: []}}
  Isle: {{types: [land], abilities: []}}
"""
    return Written("magic", ("2024-06-07",), cards).confirm(body)


KIND, GONE = "a nonland card from it", "That player discards that card."
SEES = f"Target player reveals their hand. You choose {KIND}. {GONE}"
CAST = "when: [{cast: Spell, by: Ann}, resolve: all]"
AT_BOB = "{player: Ann, question: targets, answer: Bob}"


def test_a_card_is_chosen_from_the_hand_of_the_player_who_was_chosen():
    confirm("sorcery", [SEES], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell, Isle]}}, Bob: {{hand: [Elf, Ogre]}}}}
{CAST}
choices: [{AT_BOB}, {{player: Ann, question: objects, answer: Elf}}]
then: {{Bob: {{hand: [Ogre], graveyard: [Elf]}}, Ann: {{hand: [Isle]}}}}
""")  # fmt: skip


def test_only_cards_of_the_kind_are_discarded():
    confirm("sorcery", [SEES], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}, Bob: {{hand: [Isle]}}}}
{CAST}
choices: [{AT_BOB}]
then: {{Bob: {{hand: [Isle], graveyard: []}}}}
""")  # fmt: skip


def test_whoever_looks_at_their_own_hand_discards_from_it():
    confirm("sorcery", [SEES], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell, Ogre]}}, Bob: {{hand: [Elf]}}}}
{CAST}
choices: [{{player: Ann, question: targets, answer: Ann}}, {{player: Ann, question: objects, answer: Ogre}}]
then: {{Bob: {{hand: [Elf]}}, Ann: {{hand: [], graveyard: [Ogre, Spell]}}}}
""")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "ann", "bob", "cleo"),
    [
        ("Each opponent draws a card, then discards a card.", 1, 0, 0),
        ("Each player discards their hand, then draws two cards.", 2, 2, 2),
        ("Each opponent draws a card and you draw a card.", 2, 1, 1),
        ("Each opponent discards their hand and draws a card.", 1, 1, 1),
        ("Each player discards a card, then you draw two cards.", 2, 0, 0),
    ],
)
def test_what_is_done_next_is_done_by_the_player_spoken_of(text, ann, bob, cleo):
    confirm("sorcery", [text], f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Spell, Ogre], library: 9}}
  Bob: {{hand: [], library: 9}}
  Cleo: {{hand: [], library: 9}}
{CAST}
then: {{Ann: {{hand: {ann}}}, Bob: {{hand: {bob}}}, Cleo: {{hand: {cleo}}}}}
""")  # fmt: skip


def test_only_what_the_chosen_player_has_is_meant():
    confirm("sorcery", ["Put a -1/-1 counter on each creature target player controls."], f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Spell], battlefield: [Ogre]}}
  Bob: {{battlefield: [{{card: Elf, as: bobs}}]}}
  Cleo: {{battlefield: [{{card: Elf, as: cleos}}]}}
{CAST}
choices: [{AT_BOB}]
then: {{Bob: {{graveyard: [bobs]}}, Cleo: {{battlefield: [cleos]}}, Ann: {{battlefield: [Ogre]}}}}
""")  # fmt: skip


def test_a_chapter_stands_behind_its_numbers():
    text = ["I, II — You gain 2 life.", "III — Draw a card."]
    assert json.loads(said(*text)) == [
        {"chapter": [1, 2], "do": [{"gain life": 2}]},
        {"chapter": [3], "do": [{"draw": 1}]},
    ]


UNCLEAR = (
    "Draws a card.",
    "Tap target creature target player controls.",
    "~ gets +1/+1 until end of turn and draws a card.",
)


@pytest.mark.parametrize("text", UNCLEAR)
def test_nothing_is_run_of_which_it_is_not_clear_who_is_meant(text):
    body = f"given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}}}\n{CAST}\nthen: {{stack: []}}"
    with pytest.raises((AssertionError, ValueError)):
        confirm("sorcery", [text], body)


KEEPS = ["When ~ enters, exile another target creature.", "When ~ leaves the battlefield, {}."]
COMES_BACK = "return the exiled card to the battlefield under its owner's control"


def jail(then):
    return [KEEPS[0], KEEPS[1].format(then)]


def test_what_one_ability_exiled_another_of_the_card_finds():
    body = """
given: {turn: {player: Ann}, Ann: {hand: [Jail]}, Bob: {battlefield: [Ogre, Elf]}}
when: [{cast: Jail, by: Ann}, resolve: all, {destroy: Jail, by: Bob}, resolve: all]
choices: [{player: Ann, question: targets, answer: Ogre}]
then: {Bob: {battlefield: [Ogre, Elf], exile: []}}
twin:
  change: {when: [{cast: Jail, by: Ann}, resolve: all]}
  then: {Bob: {battlefield: [Elf], exile: [Ogre]}}
"""
    linked_cards("Jail", "enchantment", jail(COMES_BACK)).confirm(body)


def test_each_of_two_objects_finds_what_it_exiled_itself():
    body = """
given: {turn: {player: Ann}, Ann: {hand: [Jail, {card: Jail, as: Second}]}, Bob: {battlefield: [Ogre, Elf]}}
when:
  - {cast: Jail, by: Ann}
  - resolve: all
  - {cast: Second, by: Ann}
  - resolve: all
  - {destroy: Second, by: Bob}
  - resolve: all
choices: [{player: Ann, question: targets, answer: Ogre}]
then: {Bob: {battlefield: [Elf], exile: [Ogre]}}
"""
    linked_cards("Jail", "enchantment", jail(COMES_BACK)).confirm(body)


def linked_cards(name, types, lines):
    """Cards of which one has these lines as its text, told together."""
    card = PrintedCard(name, name, (PrintedFace(name, types, "\n".join(lines)),), "", {"types": (types,)})
    read = read_card_text(card, GAMES["magic"].played, "2024-06-07")
    assert read.description is not None, read.why
    cards = f"""
cards:
  {name}: {json.dumps(read.description)}
  Elf: {{types: [creature], power: 1, toughness: 1, abilities: []}}
  Ogre: {{types: [creature], power: 3, toughness: 3, abilities: []}}
"""
    return Written("magic", ("2024-06-07",), cards)


def test_a_card_that_exiles_nothing_speaks_of_no_exiled_card():
    with pytest.raises(AssertionError, match="exiled"):
        linked_cards("Jail", "enchantment", jail(COMES_BACK)[1:])


NOW = "Until end of turn"
COPY = "You may have ~ enter as a copy of any creature on the battlefield"


def test_a_copy_keeps_what_its_text_excepts():
    ghost = f'{COPY}, except it\'s a Spirit in addition to its other types and it has "When ~ dies, draw a card."'
    body = """
given: {turn: {player: Ann}, Ann: {hand: [Ghost], library: 3}, Bob: {battlefield: [{card: Ogre, as: ogre}]}}
when: [{cast: Ghost, by: Ann}, resolve: all]
choices: [{player: Ann, question: apply replacement, answer: [yes]}]
then: {Ghost: {power: 3, subtypes: [Spirit]}}
twin:
  change: {when: [{cast: Ghost, by: Ann}, resolve: all, {destroy: Ghost, by: Bob}, resolve: all]}
  then: {Ann: {hand: 1, graveyard: [Ghost]}}
"""
    linked_cards("Ghost", "creature", [ghost]).confirm(body)


def test_what_becomes_several_colors_is_of_all_of_them_and_of_no_other():
    text = ["Until end of turn, ~ becomes a 4/4 white and blue Spirit creature with flying. It's still a land."]
    body = """
given: {turn: {player: Ann}, Ann: {battlefield: [Isle, {card: Spell, as: Land}]}, Bob: {}}
when: [{activate: Land, by: Ann}, resolve: all]
then: {Land: {power: 4, colors: [blue, white], types: [creature, land]}}
"""
    confirm("land", [f"{{0}}: {text[0]}"], body)


@pytest.mark.parametrize(
    ("text", "then"),
    [
        (
            f"{NOW}, target creature loses all abilities and becomes a blue Frog Wizard with base power and "
            "toughness 1/2.",
            "{types: [artifact, creature], subtypes: [Equipment, Frog, Wizard], colors: [blue], toughness: 2}",
        ),
        (
            "Target creature becomes an Ape with base power and toughness 5/5 until end of turn.",
            "{types: [artifact, creature], subtypes: [Ape, Equipment], colors: [red], power: 5, toughness: 5}",
        ),
        (
            "Target creature is a green Ape creature with base power and toughness 3/3 until end of turn.",
            "{types: [creature], subtypes: [Ape], colors: [green], power: 3, toughness: 3}",
        ),
    ],
)
def test_a_new_creature_type_takes_the_place_of_creature_types_alone(text, then):
    cards = f"""
cards:
  Spell: {{types: [sorcery], abilities: {said(text)}}}
  Plow: {{types: [artifact, creature], subtypes: [Equipment, Golem], colors: [red], power: 2, toughness: 2}}
"""
    Written("magic", ("2024-06-07",), cards).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}, Bob: {{battlefield: [Plow]}}}}
{CAST}
choices: [{{player: Ann, question: targets, answer: Plow}}]
then: {{Plow: {then}}}
""")  # fmt: skip


AGAIN = """
cards:
  Muse:
    types: [sorcery]
    keywords: [{flashback: {blue: 1}}]
    abilities: [{do: [{gain life: 1}]}]
  Cub: {types: [creature], power: 1, toughness: 1, keywords: [{flashback: {blue: 1}}]}
  Stop: {types: [instant], abilities: [{do: [{counter: {choose: 1, zone: stack, type: spell}}]}]}
  Away: {types: [instant], abilities: [{do: [{return: {choose: 1, zone: stack, type: spell}}]}]}
  Tomb: {types: [artifact], abilities: [{replace: {event: is put into a graveyard, object: {}}, with: [{exile: it}]}]}
"""
again = Written("magic", ("2024-06-07",), AGAIN)


def test_a_card_with_flashback_is_cast_from_the_graveyard_for_that_cost_alone():
    again.confirm("""
given: {turn: {player: Ann}, Ann: {graveyard: [Muse], blue: 1}, Bob: {}}
when: [{cast: Muse, by: Ann}, resolve: all]
then: {Ann: {life: 21, blue: 0, exile: [Muse]}}
""")


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ("Ann: {graveyard: [Muse]}, Bob: {}", "601.2h"),
        ("Ann: {blue: 1}, Bob: {graveyard: [Muse]}", "601.2a"),
        ("Ann: {graveyard: [{card: Cub, as: Muse}], blue: 1}, Bob: {}", "601.2a"),
        ("Ann: {exile: [Muse], blue: 1}, Bob: {}", "601.2a"),
    ],
    ids=["not paid for", "another player's", "no instant or sorcery", "from exile"],
)
def test_nothing_else_is_cast_by_flashback(given, rule):
    again.confirm(f"""
given: {{turn: {{player: Ann}}, {given}}}
when: [{{cast: Muse, by: Ann}}]
then: {{illegal: "{rule}"}}
""")


@pytest.mark.parametrize("answer", ["Stop", "Away"])
def test_what_was_cast_by_flashback_is_exiled_wherever_it_would_go(answer):
    again.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{graveyard: [Muse], blue: 1}}, Bob: {{hand: [{answer}]}}}}
when: [{{cast: Muse, by: Ann}}, {{cast: {answer}, by: Bob}}, resolve: all]
choices: [{{player: Bob, question: targets, answer: Muse}}]
then: {{Ann: {{life: 20, exile: [Muse], hand: []}}, stack: []}}
""")


def test_a_countered_spell_that_is_exiled_instead_does_not_resolve():
    again.confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Muse]}, Bob: {hand: [Stop], battlefield: [Tomb]}}
when: [{cast: Muse, by: Ann}, {cast: Stop, by: Bob}, resolve: all]
choices: [{player: Bob, question: targets, answer: Muse}]
then: {Ann: {life: 20, exile: [Muse]}, stack: []}
""")


def test_cast_from_the_hand_it_goes_to_the_graveyard():
    again.confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Muse]}, Bob: {}}
when: [{cast: Muse, by: Ann}, resolve: all]
then: {Ann: {life: 21, graveyard: [Muse], exile: []}}
""")


def test_so_much_less_as_is_paid_for_x():
    price, weaker = "As an additional cost to cast ~, pay X life.", "All creatures get -X/-X until end of turn."
    confirm("sorcery", [price, weaker], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell], battlefield: [Elf]}}, Bob: {{battlefield: [Ogre]}}}}
{CAST}
choices: [{{player: Ann, question: value of X, answer: 2}}]
then: {{Ann: {{life: 18, graveyard: [Elf, Spell]}}, Ogre: {{power: 1, toughness: 1}}}}
""")  # fmt: skip


THEIRS = "target creature you don't control"
BITE = [f"Target creature you control deals damage equal to its power to {THEIRS}."]


def test_a_creature_deals_damage_by_its_own_power():
    body = f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell], battlefield: [Ogre]}}, Bob: {{battlefield: [Elf], life: 20}}}}
{CAST}
choices: [{{player: Ann, question: targets, answer: Ogre}}, {{player: Ann, question: targets, answer: Elf}}]
then: {{Bob: {{graveyard: [Elf]}}, Ann: {{battlefield: [Ogre]}}}}
"""
    confirm("sorcery", BITE, body)


@pytest.mark.parametrize(
    ("answer", "battlefield", "hand"), [("[first, second]", 1, 1), ("[first]", 1, 0), ("[]", 0, 0)]
)
def test_one_card_goes_to_the_battlefield_and_the_other_to_the_hand(answer, battlefield, hand):
    first = "{player: Ann, question: objects, answer: first}"
    choose = f", {first}" if hand else ""
    other = "the other into your hand, then shuffle"
    text = [
        f"Search your library for up to two land cards, reveal them, put one onto the battlefield tapped and {other}."
    ]
    confirm("sorcery", text, f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Spell], library: [Elf, {{card: Isle, as: first}}, {{card: Isle, as: second}}, Ogre]}}
  Bob: {{}}
{CAST}
choices: [{{player: Ann, question: search, answer: {answer}}}{choose}]
then: {{Ann: {{battlefield: {battlefield}, hand: {hand}}}}}
""")  # fmt: skip


def test_whoever_controlled_the_countered_spell_gets_the_tokens():
    text = ["Counter target artifact, creature, or sorcery spell. Its controller creates two Treasure tokens."]
    confirm("instant", text, """
given: {turn: {player: Bob}, Ann: {hand: [Spell]}, Bob: {hand: [Elf]}}
when: [{cast: Elf, by: Bob}, {cast: Spell, by: Ann}, resolve: all]
choices: [{player: Ann, question: targets, answer: Elf}]
then: {Bob: {battlefield: 2, graveyard: [Elf]}, Ann: {battlefield: []}}
""")  # fmt: skip


@pytest.mark.parametrize(("answer", "life"), [("Ogre", 23), ("[]", 20)])
def test_of_up_to_one_target_only_the_controller_of_that_one_is_spoken_of(answer, life):
    confirm("sorcery", ["Exile up to one target creature. Its controller gains life equal to its power."], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}, Bob: {{battlefield: [Ogre]}}}}
{CAST}
choices: [{{player: Ann, question: targets, answer: {answer}}}]
then: {{Bob: {{life: {life}}}, Ann: {{life: 20}}}}
""")  # fmt: skip


def test_two_kinds_of_tokens_are_created_together():
    ape, cat = "a 3/3 green Ape creature token with reach", "a 1/1 white Cat creature token"
    confirm("sorcery", [f"Create {ape} and {cat}."], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}, Bob: {{}}}}
{CAST}
then: {{Ape: {{power: 3, keywords: [reach]}}, Cat: {{power: 1, keywords: []}}}}
""")  # fmt: skip


def test_a_spell_may_put_itself_somewhere_as_it_resolves():
    confirm("sorcery", ["You gain 2 life. Exile ~. You gain 1 life."], f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Spell]}}, Bob: {{}}}}
{CAST}
then: {{Ann: {{life: 23, exile: [Spell]}}, stack: []}}
""")  # fmt: skip
