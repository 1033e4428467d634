"""Imported cards with two faces: each face is read and has its own types and colors, and the card is played by both."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from rules_data.core.cards import read_cards
from rules_data.core.games import GAMES
from rules_data.core.scenarios import CardText, read_card_text
from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
PLAYED = GAMES["magic"].played
Record = dict[str, Any]


def face(name: str, types: str, text: str, cost: str = "", **more: Any) -> Record:
    return {"name": name, "type_line": types, "oracle_text": text, "mana_cost": cost, **more}


def scryfall(layout: str, first: Record, second: Record, **more: Any) -> Record:
    name = f"{first['name']} // {second['name']}"
    return {"oracle_id": name, "name": name, "layout": layout, "card_faces": [first, second], **more}


def read(record: Record) -> CardText:
    [card] = read_cards(io.BytesIO(json.dumps([record]).encode()), GAMES["magic"].card_formats).cards
    assert PLAYED is not None
    return read_card_text(card, PLAYED)


def described(record: Record) -> Record:
    text = read(record)
    assert text.description is not None, text.why
    return text.description


SCOUT = scryfall(
    "adventure",
    face("Marsh Scout", "Creature — Human Scout", "", "{0}", power="2", toughness="1"),
    face("First Step", "Sorcery — Adventure", "You gain 3 life.", "{W}"),
    colors=["G"],
)
KEEPER = scryfall(
    "transform",
    face(
        "Day Keeper", "Creature — Human", "{0}: Transform this creature.", "{0}", power="1", toughness="1", colors=["W"]
    ),
    face("Night Keeper", "Creature — Wolf", "Trample", power="4", toughness="4", colors=["R"]),
)
SINGER = scryfall(
    "modal_dfc",
    face("War Singer", "Legendary Creature — Elf Bard", "", "{0}", power="2", toughness="2", colors=["G"]),
    face("War Harp", "Legendary Artifact", "{T}: You gain 1 life.", "{0}", colors=[]),
)
HALVES = scryfall(
    "split",
    face("Wax", "Instant", "Target creature gets +2/+2 until end of turn.", "{G}"),
    face("Wane", "Instant", "Destroy target enchantment.", "{W}"),
    colors=["G", "W"],
)


def test_an_adventure_is_part_of_its_creature_with_its_own_color() -> None:
    said = described(SCOUT)
    assert (said["types"], said["subtypes"], said["colors"]) == (["creature"], ["Human", "Scout"], "green")
    assert said["adventure"]["name"] == "First Step"
    assert (said["adventure"]["types"], said["adventure"]["colors"]) == (["sorcery"], "white")


def test_a_back_face_has_the_colors_it_is_printed_with_and_no_cost() -> None:
    said = described(KEEPER)
    assert (said["colors"], said["back"]["colors"]) == ("white", "red")
    assert (said["power"], said["back"]["power"], said["back"]["keywords"]) == (1, 4, ["trample"])
    assert "mana cost" not in said["back"]


def test_halves_each_have_their_own_cost_and_color() -> None:
    assert [(one["name"], one["colors"], one["mana cost"]) for one in described(HALVES)["halves"]] == [
        ("Wax", "green", "{G}"),
        ("Wane", "white", "{W}"),
    ]


def test_of_two_legendary_faces_each_is_legendary() -> None:
    said = described(SINGER)
    assert (said["supertypes"], said["modal back"]["supertypes"]) == (["legendary"], ["legendary"])
    assert "colors" not in said["modal back"]


def test_one_word_that_is_not_understood_on_either_face_leaves_the_card_without_a_description() -> None:
    odd = face("Night Keeper", "Creature — Wolf", "Whenever the moon hums, sing along.", power="4", toughness="4")
    text = read({**KEEPER, "card_faces": [KEEPER["card_faces"][0], odd]})
    assert text.description is None
    assert "moon hums" in text.why


@pytest.mark.parametrize("layout", ["flip", "meld", "aftermath", ""])
def test_faces_that_are_played_in_other_ways_are_refused_by_name(layout: str) -> None:
    text = read({**KEEPER, "layout": layout})
    assert text.description is None
    assert "several faces of this kind" in text.why


def test_mtgjson_tells_the_same_of_both_faces() -> None:
    def half(side: Record, colors: list[str]) -> Record:
        return {
            "name": SCOUT["name"], "faceName": side["name"], "type": side["type_line"], "text": side["oracle_text"],
            "manaCost": side["mana_cost"], "layout": "adventure", "colors": colors,
            **{key: side[key] for key in ("power", "toughness") if key in side},
        }  # fmt: skip

    first, second = SCOUT["card_faces"]
    file = {"data": {SCOUT["name"]: [half(first, ["G"]), half(second, ["W"])]}}
    [card] = read_cards(io.BytesIO(json.dumps(file).encode()), GAMES["magic"].card_formats).cards
    assert PLAYED is not None
    assert read_card_text(card, PLAYED).description == described(SCOUT)


def plays(record: Record, given: str, rest: str) -> None:
    cards = f"cards:\n  Two: {json.dumps(described(record))}\n  Bear: {{types: [creature], power: 2, toughness: 2}}\n"
    MAGIC.confirm(f"{cards}given:\n  turn: {{player: Ann, phase: main}}\n{given}{rest}")


def test_the_adventure_is_cast_first_and_the_creature_from_exile() -> None:
    plays(
        SCOUT,
        "  Ann: {hand: [Two], white: 1}\n  Bob: {}\n",
        "when: [{cast: Two, by: Ann, as: First Step}, {resolve: all}, {cast: Two, by: Ann}, {resolve: all}]\n"
        "then: {Ann: {life: 23, battlefield: [Two]}}\n",
    )


def test_a_card_that_transforms_is_then_what_its_back_says() -> None:
    plays(
        KEEPER,
        "  Ann: {battlefield: [Two]}\n  Bob: {}\n",
        "when: [{activate: Two, by: Ann}, {resolve: all}]\n"
        "then: {Two: {power: 4, colors: red, subtypes: [Wolf], keywords: [trample]}}\n",
    )


def test_a_modal_back_is_played_in_place_of_the_front() -> None:
    plays(
        SINGER,
        "  Ann: {hand: [Two]}\n  Bob: {}\n",
        "when: [{cast: Two, by: Ann, as: War Harp}, {resolve: all}, {activate: Two, by: Ann}, {resolve: all}]\n"
        "then: {Two: {types: [artifact]}, Ann: {life: 21}}\n",
    )


def test_one_half_of_a_split_card_is_cast() -> None:
    plays(
        HALVES,
        "  Ann: {hand: [Two], green: 1, battlefield: [{card: Bear, as: bear}]}\n  Bob: {}\n",
        "when: [{cast: Two, by: Ann, as: Wax}, {resolve: all}]\n"
        "choices: [{player: Ann, question: targets, answer: bear}]\n"
        "then: {bear: {power: 4}, Ann: {green: 0}}\n",
    )


SIDES = {
    "unique_id": "sides", "name": "Blaze Up // Jolt", "pitch": "1", "cost": "1", "defense": "3",
    "types": ["Wizard", "Action", "Ice", "Instant"], "type_text": "Wizard Action // Ice Instant",
    "functional_text": "**Meld**\n\nGain 3{h}\n\n//\n\nDeal 2 arcane damage to target hero.",
}  # fmt: skip


def split_card(record: Record) -> CardText:
    played = GAMES["flesh-and-blood"].played
    assert played is not None
    [card] = read_cards(io.BytesIO(json.dumps([record]).encode()), GAMES["flesh-and-blood"].card_formats).cards
    return read_card_text(card, played)


def test_a_split_card_has_two_sides_and_one_cost_and_color_for_both() -> None:
    said = split_card(SIDES).description
    assert said is not None
    assert (said["cost"], said["pitch"], said["defense"], said["color"]) == (1, 1, 3, "red")
    assert [(side["name"], side["types"]) for side in said["halves"]] == [
        ("Blaze Up", ["action"]),
        ("Jolt", ["instant"]),
    ]
    assert all("cost" not in side and "pitch" not in side for side in said["halves"])


@pytest.mark.parametrize(
    ("name", "damage", "life"), [("Jolt", 2, 20), ("Blaze Up", 0, 23), ("Blaze Up // Jolt", 2, 23)]
)
def test_a_split_card_is_played_as_either_side_or_melded(name: str, damage: int, life: int) -> None:
    """A card of the data that people have, whose name has a double slash."""
    fab = Written("flesh-and-blood", ("2026-06-10",), f"cards:\n  Two: {json.dumps(split_card(SIDES).description)}\n")
    targets = "[{player: Ira, question: targets, answer: Bravo}]" if damage else "[]"
    fab.confirm(
        "given: {turn: {player: Ira}, Ira: {hand: [Two], resources: 2, life: 20}, Bravo: {life: 20}}\n"
        f"when: [{{play: Two, as: {name.replace('Blaze Up // Jolt', 'Two')}}}, {{resolve: all}}]\nchoices: {targets}\n"
        f"then: {{Bravo: {{life: {20 - damage}}}, Ira: {{life: {life}}}}}\n"
    )


@pytest.mark.parametrize(
    "changed", [{"functional_text": "Gain 1{h}"}, {"type_text": "Action"}, {"name": "Alone"}]
)
def test_a_card_of_which_not_all_has_two_sides_is_read_as_one(changed: Record) -> None:
    text = split_card({**SIDES, **changed})
    assert len(text.faces) == 1
