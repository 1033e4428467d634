"""A file of cards is read in whichever form people have it, or refused with the place of its fault."""

import gzip
import io
import json

import pytest

from rules_data.core.cards import FACE_COLORS, FORM, UnreadableCards, read_cards
from rules_data.core.games import GAMES

CRANE = {
    "oracle_id": "a-1", "name": "Paper Crane", "lang": "en", "layout": "normal", "mana_cost": "{1}{U}",
    "type_line": "Artifact Creature — Bird", "oracle_text": "Flying\nWhen this dies, draw a card.",
    "power": "1", "toughness": "1", "colors": ["U"], "keywords": ["Flying"],
}  # fmt: skip
LANTERN = {
    "oracle_id": "a-2", "name": "Lit Lantern // Dark Lantern", "layout": "transform", "colors": [],
    "keywords": ["Transform"],
    "card_faces": [
        {"name": "Lit Lantern", "type_line": "Artifact", "oracle_text": "{T}: Add {W}.", "mana_cost": "{2}"},
        {"name": "Dark Lantern", "type_line": "Artifact", "oracle_text": "", "mana_cost": ""},
    ],
}  # fmt: skip
STRIKE = {
    "unique_id": "u1", "name": "Even Strike", "pitch": "1", "cost": "0", "power": "3", "defense": "2", "health": "",
    "intelligence": "", "types": ["Ninja", "Action", "Attack"], "card_keywords": ["Go again"],
    "functional_text": "**Go again**", "type_text": "Ninja Action - Attack",
}  # fmt: skip
POET = {
    "id": "x1", "name": "Wandering Poet", "riftbound_id": "tst-001-100",
    "attributes": {"energy": 3, "might": 2, "power": None},
    "classification": {"type": "Unit", "supertype": None, "rarity": "Common", "domain": ["Calm"]},
    "text": {"rich": "<p>[Deflect 2]<br />When I move, draw 1.</p><p>Second &amp; last.</p>", "plain": "x"},
    "tags": ["Ionia"],
}  # fmt: skip
BLADE = {
    "id": "y1", "name": "Plain Blade", "publicCode": "TST-002/100",
    "cardType": {"type": [{"id": "gear", "label": "Gear"}], "superType": []},
    "domain": {"values": [{"id": "fury", "label": "Fury"}]}, "energy": {"value": {"id": 2, "label": "2"}},
    "mightBonus": {"value": {"id": 1, "label": "+1"}}, "effect": {"richText": {"body": "<p>Attached it hits.</p>"}},
    "text": {"richText": {"type": "html", "body": "<p>[Equip] :rb_rune_fury:</p>"}},
    "tags": {"tags": ["Equipment"]},
}  # fmt: skip


def read(game, data):
    file = io.BytesIO(data if isinstance(data, bytes) else json.dumps(data).encode())
    found = read_cards(file, GAMES[game].card_formats)
    return list(found.cards), found


def test_scryfall_gives_faces_types_and_facts():
    (crane, lantern), found = read("magic", [CRANE, LANTERN])
    assert found.source == "Scryfall's bulk data"
    assert (crane.key, crane.name, crane.faces[0].text) == ("a-1", "Paper Crane", CRANE["oracle_text"])
    assert crane.faces[0].facts == {"mana cost": "{1}{U}", "power": "1", "toughness": "1"}
    assert crane.facets["types"] == ("Artifact", "Creature")
    assert crane.facets["subtypes"] == ("Bird",)
    assert crane.facets["colors"] == ("Blue",)
    assert [face.name for face in lantern.faces] == ["Lit Lantern", "Dark Lantern"]
    assert lantern.facets["types"] == ("Artifact",)


def test_what_is_no_card_is_counted_by_its_reason():
    cards, found = read("magic", [CRANE, {**CRANE, "layout": "token"}, {**CRANE, "lang": "de"}])
    assert len(cards) == 1
    assert found.left_out == {"tokens, emblems and art cards": 1, "not in English": 1}


def test_mtgjson_gives_the_same_card_as_scryfall():
    face = {
        "name": "Paper Crane", "manaCost": "{1}{U}", "type": "Artifact Creature — Bird", "text": CRANE["oracle_text"],
        "power": "1", "toughness": "1", "colors": ["U"], "keywords": ["Flying"],
        "identifiers": {"scryfallOracleId": "a-1"},
    }  # fmt: skip
    (theirs,), found = read("magic", {"meta": {"date": "2026-01-01"}, "data": {"Paper Crane": [face]}})
    (ours,), _ = read("magic", [CRANE])
    assert found.source == "MTGJSON's AtomicCards"
    assert theirs == ours


def test_the_fab_cubes_two_forms_give_the_same_card():
    (ours,), _ = read("flesh-and-blood", [STRIKE])
    columns = ["Unique ID", "Name", "Pitch", "Cost", "Power", "Defense", "Types", "Card Keywords", "Functional Text"]
    values = ["u1", "Even Strike", "1", "0", "3", "2", '"Ninja, Action, Attack"', "Go again", '"**Go again**"']
    lines = ["\t".join([*columns, "Type Text"]), "\t".join([*values, "Ninja Action - Attack"])]
    (theirs,), found = read("flesh-and-blood", ("﻿" + "\r\n".join(lines) + "\r\n").encode())
    assert found.source == "the-fab-cube's card.csv"
    assert theirs == ours
    assert (ours.variant, ours.faces[0].facts["pitch"]) == ("Red", "1")
    assert "life" not in ours.faces[0].facts


def test_riftcodex_gives_lines_numbers_and_keywords():
    for form in ([POET], {"items": [POET]}, [{"set_id": "TST", "cards": [POET]}]):
        (poet,), found = read("riftbound", form)
        assert found.source == "Riftcodex's cards"
        assert poet.faces[0].text == "[Deflect 2]\nWhen I move, draw 1.\nSecond & last."
        assert poet.faces[0].facts == {"energy": "3", "might": "2"}
        assert poet.facets == {"types": ("Unit",), "keywords": ("Deflect",), "domains": ("Calm",), "tags": ("Ionia",)}


def test_the_gallery_is_read_from_its_page_and_from_its_service():
    page = {"props": {"pageProps": {"page": {"blades": [{"x": 1}, {"cards": {"items": [BLADE]}}]}}}}
    for form in (page, page["props"], {"data": [BLADE]}, [BLADE]):
        (blade,), found = read("riftbound", form)
        assert found.source == "the publisher's card gallery"
        assert blade.faces[0].text == "[Equip] :rb_rune_fury:\nAttached it hits."
        assert blade.faces[0].facts == {"energy": "2", "might bonus": "+1"}
        assert blade.facets["keywords"] == ("Equip",)


@pytest.mark.parametrize(
    ("game", "data", "told"),
    [
        ("magic", b"", "The file is empty"),
        ("magic", b"Paper Crane, 1U", "not of a known kind.* Scryfall"),
        ("riftbound", json.dumps([CRANE]).encode(), "not of a known kind.* Riftcodex"),
        ("magic", json.dumps([CRANE, LANTERN]).encode()[:-40], "cut off behind card 1 .“Paper Crane”"),
        ("magic", json.dumps([CRANE, {**CRANE, "oracle_text": ["x"]}]).encode(), "Card 2 .*: `oracle_text`"),
        ("magic", json.dumps([CRANE, {**CRANE, "name": ""}]).encode(), "Card 2.*has no name"),
        ("magic", json.dumps([CRANE, {**CRANE, "oracle_text": "x" * 7000}]).encode(), "Card 2.*longer than 6000"),
        ("magic", b'[{"oracle_id": "a", "name": "\xff"}]', "not of a known kind.*not in UTF-8"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(game, data, told):
    with pytest.raises(UnreadableCards, match=told):
        read(game, data)


def test_a_table_with_a_short_line_is_refused():
    with pytest.raises(UnreadableCards, match="more or fewer columns"):
        read("flesh-and-blood", b"Unique ID\tName\tFunctional Text\tType Text\nu1\tA\tb\tc\nu2\tOnly this\n")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (gzip.compress(b"[]", mtime=0), "gzip"),
        (b"PK\x03\x04rest", "unpack it first"),
        (json.dumps([CRANE]).encode("utf-16"), "UTF-16: save it as UTF-8"),
        ('[{"oracle_id": "1", "name": "Café"}]'.encode("latin-1"), "not in UTF-8"),
        (b"<html><body>Not found</body></html>", "web page"),
        (b"SQLite format 3\x00", "a database"),
        (b"\xef\xbb\xbf", "empty"),
    ],
    ids=["gzip", "zip", "UTF-16", "Latin-1", "page", "database", "empty"],
)
def test_a_file_that_is_none_of_cards_is_told_for_what_it_is(data, said):
    with pytest.raises(UnreadableCards, match=said):
        read("magic", data)


def test_a_letter_cut_off_where_the_beginning_ends_is_no_fault():
    """Only the beginning is looked at first, and that may end within a letter of several bytes."""
    for more in range(4):
        name = "x" * (4_096 - len('[{"oracle_id": "1", "type_line": "A", "name": "B", "oracle_text": "') - 1 - more)
        text = '[{"oracle_id": "1", "type_line": "A", "name": "B", "oracle_text": "' + name + "é" * 300 + '"}]'
        (card,), _ = read("magic", text.encode())
        assert card.faces[0].text.endswith("é" * 300)


def test_the_second_of_two_faces_is_told_with_its_colors():
    adventure = {
        **CRANE, "name": "Paper Crane // Fold", "layout": "adventure", "colors": ["U"],
        "card_faces": [
            {"name": "Paper Crane", "type_line": "Creature — Bird", "oracle_text": "", "mana_cost": "{1}{U}"},
            {"name": "Fold", "type_line": "Instant — Adventure", "oracle_text": "", "mana_cost": "{R}"},
        ],
    }  # fmt: skip
    (card, lantern), _ = read("magic", [adventure, LANTERN])
    assert card.facets[FORM] == ("adventure",)
    assert [card.facets[called] for called in FACE_COLORS] == [("Blue",), ("Red",)]
    assert lantern.facets[FORM] == ("back",)
    (crane,), _ = read("magic", [CRANE])
    assert FORM not in crane.facets
