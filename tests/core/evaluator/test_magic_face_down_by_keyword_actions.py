"""Magic: manifested and cloaked cards, and what is discovered, incubated or suspected (701.34, 701.51 to 701.58)."""

from __future__ import annotations

import pytest

from tests.core.scenarios.test_famous_wordings_play import MAGIC, card, table
from tests.magic_boards import Boards

BOARDS = Boards(
    """
  Omen: {types: [sorcery], abilities: [{do: [{manifest: {top: 1}}]}]}
  Crowd: {types: [sorcery], abilities: [{do: [{manifest: {top: 1}, player: any}]}]}
  Veil: {types: [sorcery], abilities: [{do: [{cloak: {top: 1}}]}]}
  Imp: {types: [creature], mana cost: "{1}{B}", power: 3, toughness: 1, keywords: [flying, {morph: "{B}"}]}
  Sage: {types: [planeswalker], loyalty: 3}
  Bond: {types: [enchantment], subtypes: [Aura], abilities: [{enchant: {type: creature}}]}
  Horde: {types: [creature], power: 5, toughness: 5, abilities: [{replace: {event: enters, object: me}, keeps: true, afterwards: true, with: [{put counter: "+1/+1", on: me, count: 2}]}]}
  Blink: {types: [instant], abilities: [{do: [{exile: {choose: 1, type: creature, as: gone}}, {return: {that: gone}, to: battlefield, under: its owner}]}]}
  Find: {types: [sorcery], abilities: [{do: [{discover: 2}]}]}
  Brood: {types: [sorcery], abilities: [{do: [{incubate: 1}]}]}
  Rumor: {types: [sorcery], abilities: [{do: [{suspect: {choose: 1, type: creature}}]}]}
  Alibi: {types: [sorcery], abilities: [{do: [{suspect: {choose: 1, type: creature}, no longer: true}]}]}
  Fright: {types: [sorcery], abilities: [{do: [{give: {keyword: menace}, to: {choose: 1, type: creature}, for: permanently}]}]}
  Stun: {types: [sorcery], abilities: [{do: [{give: {lose abilities: true}, to: {choose: 1, type: creature}, for: until end of turn}]}]}
  Free: {types: [creature], mana cost: "{0}", power: 3, toughness: 3}
  Elf: {types: [creature], mana cost: "{G}", power: 1, toughness: 1}
"""  # noqa: E501
)
LAID = "{cast: Omen, by: Ann}, {resolve: all}"


@pytest.mark.parametrize("name", ["Bolt", "Sage", "Bond", "Horde", "Forest", "Imp"])
def test_whatever_is_manifested_is_a_2_2_creature_without_more(name: str) -> None:
    BOARDS.confirm(
        LAID,
        f"{name}: {{power: 2, toughness: 2, is: [face down, manifested], counters: {{loyalty: 0, '+1/+1': 0}}}}",
        ann=f"hand: [Omen], library: [{name}]",
    )


def test_a_manifested_card_with_morph_is_turned_up_for_either_cost() -> None:
    for ability, left in (("manifest", 0), ("morph", 1)):
        BOARDS.confirm(
            LAID + f", {{activate: Imp, by: Ann, ability: {ability}}}",
            f"Imp: {{power: 3, is not: [face down]}}, Ann: {{black: {left}}}",
            ann="hand: [Omen], library: [Imp], black: 2",
        )


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        ("{activate: Bear, by: Ann, ability: cloak}", "702.37e"),
        ("{activate: Bear, by: Bob, ability: manifest}", "702.37e"),
        ("{activate: Bear, by: Ann, ability: morph}", "702.37e"),
    ],
)
def test_it_is_turned_up_by_its_controller_and_by_how_it_lies_there(step: str, rule: str) -> None:
    BOARDS.refused(f"{LAID}, {step}", rule, ann="hand: [Omen], library: [Bear]")


def test_what_it_costs_has_to_be_paid_and_what_is_no_creature_card_stays_down() -> None:
    BOARDS.refused(LAID + ", {activate: Elf, by: Ann, ability: manifest}", "601.2h", ann="hand: [Omen], library: [Elf]")
    BOARDS.refused(
        LAID + ", {activate: Sage, by: Ann, ability: manifest}", "701.34b", ann="hand: [Omen], library: [Sage]"
    )


def test_a_card_that_costs_nothing_is_turned_up_and_one_without_a_mana_cost_is_not() -> None:
    for spell, ability, rule in (("Omen", "manifest", "701.34b"), ("Veil", "cloak", "701.56b")):
        step = f"{{cast: {spell}, by: Ann}}, {{resolve: all}}, {{activate: %s, by: Ann, ability: {ability}}}"
        BOARDS.confirm(step % "Free", "Free: {power: 3}", ann=f"hand: [{spell}], library: [Free]")
        BOARDS.refused(step % "Giant", rule, ann=f"hand: [{spell}], library: [Giant]")
        BOARDS.refused(step % "Copy", rule, ann=f"hand: [{spell}], library: [{{card: Giant, as: Copy}}]")


def test_each_player_manifests_a_card_of_their_own() -> None:
    BOARDS.confirm(
        "{cast: Crowd, by: Ann}, {resolve: all}",
        "Bear: {controller: Ann, power: 2}, Giant: {controller: Bob, power: 2}",
        ann="hand: [Crowd], library: [Bear]",
        bob="library: [Giant]",
    )


def test_a_card_that_comes_back_is_no_longer_manifested() -> None:
    BOARDS.confirm(
        LAID + ", {cast: Blink, by: Ann}, {resolve: all}",
        "Giant: {power: 5, is not: [face down, manifested]}",
        ann="hand: [Omen, Blink], library: [Giant]",
    )


def test_only_a_cloaked_creature_has_ward() -> None:
    for spell, zone in (("Veil", "battlefield"), ("Omen", "graveyard")):
        BOARDS.confirm(
            f"{{cast: {spell}, by: Ann}}, {{resolve: 1}}, {{cast: Murder, by: Bob}}, {{resolve: all}}",
            f"Bear: {{zone: {zone}}}",
            ann=f"hand: [{spell}], library: [Bear]",
            bob="hand: [Murder]",
        )


@pytest.mark.parametrize(
    ("library", "choices", "then"),
    [
        ("Forest, Elf", "Ann may: yes", "Elf: {zone: battlefield}, Ann: {library: 1}"),
        ("Forest, Elf", "Ann may: no", "Elf: {zone: hand}, Ann: {library: 1}"),
        ("Elf, Forest", "Ann may: yes", "Elf: {zone: battlefield}, Ann: {library: 1}"),
        ("Forest, Island", "", "Ann: {library: 2, hand: 0}, events: [{event: discovers, times: 1}]"),
    ],
)
def test_discovering_goes_up_to_the_first_card_that_is_cheap_enough(library: str, choices: str, then: str) -> None:
    BOARDS.confirm(
        "{cast: Find, by: Ann}, {resolve: all}", then, ann=f"hand: [Find], library: [{library}]", choices=choices
    )


SUSPECTED = "{cast: Rumor, by: Ann}, {resolve: all}, {check: {Wolf: {keywords: [menace], is: [suspected]}}}"
MEETS = ", {attack: {Ogre: Bob}}, {block: {Wolf: Ogre}}"


def test_a_suspected_creature_keeps_out_of_the_way_until_it_is_no_longer_suspected() -> None:
    board = {"ann": "hand: [Rumor, Alibi], battlefield: [Ogre]", "bob": "battlefield: [Wolf]"}
    BOARDS.confirm(SUSPECTED + MEETS, "illegal: true", choices="Ann targets: Wolf", **board)
    cleared = ", {cast: Alibi, by: Ann}, {resolve: all}, {check: {Wolf: {keywords: [], is not: [suspected]}}}"
    twice = "Ann targets: Wolf; Ann targets: Wolf"
    BOARDS.confirm(SUSPECTED + cleared + MEETS, "Wolf: {is: [blocking]}", choices=twice, **board)


def test_what_was_never_suspected_keeps_the_menace_that_it_has_otherwise() -> None:
    given = "Wolf: {keywords: [menace], is not: [suspected]}"
    board = {"ann": "hand: [Fright, Rumor, Alibi]", "bob": "battlefield: [Wolf]", "choices": "Ann targets: Wolf; " * 3}
    steps = "{cast: Fright, by: Ann}, {resolve: all}, {cast: Rumor, by: Ann}, {resolve: all}"
    BOARDS.confirm(steps + ", {cast: Alibi, by: Ann}, {resolve: all}", given, **board)


def test_a_suspected_creature_that_loses_all_abilities_can_block_though_it_is_still_suspected() -> None:
    steps = SUSPECTED + ", {cast: Stun, by: Ann}, {resolve: all}" + MEETS
    board = {"ann": "hand: [Rumor, Stun], battlefield: [Ogre]", "bob": "battlefield: [Wolf]"}
    then = "Wolf: {keywords: [], is: [blocking, suspected]}"
    BOARDS.confirm(steps, then, choices="Ann targets: Wolf; Ann targets: Wolf", **board)


def test_an_incubator_without_counters_dies_as_it_becomes_a_creature() -> None:
    made = "{cast: Brood, by: Ann}, {resolve: 1}, {activate: Incubator, by: Ann}, {resolve: 1}"
    BOARDS.confirm(made, "Incubator: {power: 1, toughness: 1}", ann="hand: [Brood], green: 2")
    BOARDS.confirm(
        "{cast: Brood, by: Ann}, {resolve: 1}, {remove counter: '+1/+1', on: Incubator, by: Ann}, "
        "{activate: Incubator, by: Ann}, {resolve: 1}",
        "Incubator: {zone: nowhere}",
        ann="hand: [Brood], green: 2",
    )


@pytest.mark.parametrize(
    ("text", "choices", "then"),
    [
        ("Manifest the top card of your library, then put two +1/+1 counters on it.", "", "Elk: {power: 4}"),
        ("Manifest dread.", "objects, answer: Elk", "Elk: {power: 2}, Ox: {zone: graveyard}"),
        ("Manifest dread, then put a +1/+1 counter on that creature.", "objects, answer: Ox", "Ox: {power: 3}"),
        ("Cloak the top two cards of your library.", "", "Elk: {is: [cloaked]}, Ox: {is: [cloaked]}"),
        ("Discover 4.", "may, answer: yes", "Elk: {power: 5}"),
        ("Incubate 2.", "", "Incubator: {counters: {'+1/+1': 2}}"),
        ("Suspect target creature. It is no longer suspected.", "", "Fox: {is not: [suspected], keywords: []}"),
        ("Suspect target creature.", "", "Fox: {is: [suspected], keywords: [menace]}"),
    ],
)
def test_such_texts_are_read_and_played(text: str, choices: str, then: str) -> None:
    beasts = "  Elk: {types: [creature], power: 5, toughness: 5}\n  Ox: {types: [creature], power: 5, toughness: 5}\n"
    beasts += "  Fox: {types: [creature], power: 1, toughness: 1}\n"
    given = "  Ann: {hand: [Charm], library: [Elk, Ox]}\n  Bob: {battlefield: [Fox]}\n"
    answers = f"choices: [{{player: Ann, question: {choices}}}]\n" if choices else ""
    played = "when: [{cast: Charm, by: Ann}, {resolve: all}]\n" + answers + f"then: {{{then}}}\n"
    MAGIC.confirm(table(card("Charm", "sorcery", text) + beasts, given, played))
