"""Keywords of Magic read from text and played: backup, cleave, craft, encore, partner with, read ahead, spree."""

import pytest
import yaml

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

OTHERS = """
  Bear: {types: [creature], power: 2, toughness: 2}
  Scrap: {types: [artifact], abilities: []}
  Rags: {types: [enchantment], abilities: []}
  "Mole, Digger of the Deep": {types: [creature], power: 1, toughness: 1}
"""


def read(types, *lines, back=""):
    faces = [
        PrintedFace("Lamp", types, "\n".join(lines), {"power": "2", "toughness": "2"} if "creature" in types else {})
    ]
    facets = {"types": (types,)}
    if back:
        faces.append(PrintedFace(back, "Artifact Creature", "", {"power": "6", "toughness": "6"}))
        facets = {"second face": ("back",), "colors of the first face": (), "colors of the second face": ()}
    return read_card_text(PrintedCard("Lamp", "Lamp", tuple(faces), "", facets), GAMES["magic"].played, "2024-06-07")


def lamp(types, *lines, back=""):
    found = read(types, *lines, back=back)
    assert found.description is not None, found.why
    described = yaml.dump(dict(found.description), default_flow_style=True, width=10_000)
    return Written("magic", ("2024-06-07",), f"cards:\n  Lamp: {described.strip()}{OTHERS}")


@pytest.mark.parametrize(("on", "power", "life"), [("Bear", 3, 21), ("Lamp", 2, 20)])
def test_backup_gives_another_creature_what_is_printed_below(on, power, life):
    below = "Whenever this creature deals combat damage to a player, you gain 1 life."
    lamp("creature", "Vigilance", "Backup 1", "Trample", below).confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{life: 20, hand: [Lamp], battlefield: [Bear]}}, Bob: {{life: 20}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all, {{attack: {{Bear: Bob}}}}, {{advance to: end of combat}}, resolve: all]
choices: [{{player: Ann, question: targets, answer: {on}}}]
then:
  Ann: {{life: {life}}}
  Bear: {{power: {power}, tapped: true, keywords: {"[trample]" if on == "Bear" else "[]"}}}
""")


@pytest.mark.parametrize(("material", "left"), [("old", "Scrap"), ("Scrap", "old")])
def test_craft_takes_its_material_from_the_battlefield_or_the_graveyard(material, left):
    lamp("Artifact", "Craft with artifact {2}", back="Colossus").confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Lamp, Scrap, Rags], graveyard: [{{card: Scrap, as: old}}], colorless: 2}}
  Bob: {{}}
when: [{{activate: Lamp, by: Ann, ability: craft}}, resolve: all]
choices: [{{player: Ann, question: objects, answer: {material}}}]
then: {{Lamp: {{power: 6, is: [transformed]}}, {material}: {{zone: exile}}, {left}: {{zone: {
        "battlefield" if left == "Scrap" else "graveyard"
    }}}}}
""")


def test_what_cannot_be_crafted_with_is_no_material():
    lamp("Artifact", "Craft with artifact {2}", back="Colossus").run("""
given: {turn: {player: Ann}, Ann: {battlefield: [Lamp, Rags], colorless: 2}, Bob: {}}
when: [{activate: Lamp, by: Ann, ability: craft}]
then: {Lamp: {zone: battlefield}}
""").reason.index("cannot pay")


@pytest.mark.parametrize(("who", "other"), [("Ann", "Bob"), ("Bob", "Ann")])
def test_partner_with_lets_target_player_search_for_the_other_card(who, other):
    lamp("creature", "Partner with Mole, Digger of the Deep").confirm(f"""
given:
  turn: {{player: Ann}}
  Ann: {{hand: [Lamp], library: [{{card: "Mole, Digger of the Deep", as: Ann's mole}}, Scrap]}}
  Bob: {{hand: 0, library: [{{card: "Mole, Digger of the Deep", as: Bob's mole}}]}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices:
  - {{player: Ann, question: targets, answer: {who}}}
  - {{player: {who}, question: may, answer: yes}}
  - {{player: {who}, question: search, answer: {who}'s mole}}
then: {{{who}: {{hand: [{who}'s mole]}}, {other}: {{hand: 0}}}}
""")


@pytest.mark.parametrize(("opponents", "tokens"), [("Bob: {}", 1), ("Bob: {}, Cid: {}", 2)])
def test_encore_makes_a_token_for_each_opponent_and_sacrifices_them_together(opponents, tokens):
    lamp("creature", "Encore {2}").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{graveyard: [Lamp], colorless: 2}}, {opponents}}}
when:
  - {{activate: Lamp, by: Ann, ability: encore}}
  - resolve: all
  - check: {{Ann: {{battlefield: {tokens}}}, Lamp 2: {{keywords: [encore, haste]}}}}
  - attack: {{Lamp 2: Bob{", Lamp 3: Cid" if tokens == 2 else ""}}}
  - {{advance to: end}}
  - resolve: all
then: {{Ann: {{battlefield: 0}}, triggers: {{Lamp (later): 1}}}}
""")


def test_encore_is_no_instant():
    lamp("creature", "Encore {2}").confirm("""
given: {turn: {player: Bob}, Ann: {graveyard: [Lamp], colorless: 2}, Bob: {}}
when: [{activate: Lamp, by: Ann, ability: encore}]
then: {illegal: true}
""")


def test_whoever_searches_as_a_target_shuffles_without_being_targeted_again():
    text = "Target player searches their library for a basic land card, puts it onto the battlefield, then shuffles."
    [one] = read("sorcery", text).description["abilities"]
    assert [each["player"] for each in one["do"] if "shuffle" in each] == [{"that": one["do"][0]["player"]["as"]}]


@pytest.mark.parametrize(
    ("modes", "left", "cards"), [(["Draw a card"], 2, 1), (["Draw a card", "Destroy target artifact"], 1, 1)]
)
def test_each_mode_of_a_spree_has_its_own_cost(modes, left, cards):
    lamp("instant", "Spree", "+ {2} — Draw a card.", "+ {1} — Destroy target artifact.").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Lamp], colorless: 4}}, Bob: {{battlefield: [Scrap]}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices: [{{player: Ann, question: mode, answer: {modes}}}]
then: {{Ann: {{colorless: {left}, hand: {cards}}}, Scrap: {{zone: {"battlefield" if left == 2 else "graveyard"}}}}}
""")


def test_a_mode_is_not_chosen_that_cannot_be_paid_for():
    lamp("instant", "Spree", "+ {2} — Draw a card.", "+ {1} — Destroy target artifact.").confirm("""
given: {turn: {player: Ann}, Ann: {hand: [Lamp], colorless: 2}, Bob: {battlefield: [Scrap]}}
when: [{cast: Lamp, by: Ann}]
choices: [{player: Ann, question: mode, answer: [Draw a card, Destroy target artifact]}]
then: {illegal: true}
""")


@pytest.mark.parametrize(("chapter", "now", "later"), [(1, 21, 31), (2, 30, 130), (3, 120, 120)])
def test_a_saga_is_read_ahead_from_the_chapter_that_is_chosen(chapter, now, later):
    told = ("Read ahead", "I — You gain 1 life.", "II — You gain 10 life.", "III — You gain 100 life.")
    saga = lamp("enchantment", *told)
    saga = Written(
        saga.game, saga.editions, saga.cards.replace("types: [enchantment]", "types: [enchantment], subtypes: [Saga]")
    )
    saga.confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{life: 20, hand: [Lamp]}}, Bob: {{}}}}
when:
  - {{cast: Lamp, by: Ann}}
  - resolve: all
  - check: {{Ann: {{life: {now}}}}}
  - {{end turn: true}}
  - {{end turn: true}}
  - resolve: all
choices: [{{player: Ann, question: chapter, answer: "{chapter}"}}]
then: {{Ann: {{life: {later}}}}}
""")


@pytest.mark.parametrize(("cost", "mana", "drawn"), [("its own", 2, 1), ("cleave", 0, 3)])
def test_what_stands_in_brackets_is_left_out_for_the_cleave_cost(cost, mana, drawn):
    lamp("instant", "Cleave {4}", "Draw three cards[, then discard two cards].").confirm(f"""
given: {{turn: {{player: Ann}}, Ann: {{hand: [Lamp], colorless: {4 if cost == "cleave" else 2}}}, Bob: {{}}}}
when: [{{cast: Lamp, by: Ann}}, resolve: all]
choices:
  - {{player: Ann, question: which cost, answer: {cost}}}
  {"- {player: Ann, question: discard, answer: [Ann's library card 1, Ann's library card 2]}" if drawn == 1 else ""}
then: {{Ann: {{colorless: {mana}, hand: {drawn}}}}}
""")


def test_brackets_mean_nothing_on_a_card_without_cleave():
    assert read("instant", "Draw three cards[, then discard two cards].").description is None
