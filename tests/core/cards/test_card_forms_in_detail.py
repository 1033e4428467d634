"""What each form of card files says of a card: its key, its faces, its facts, and what it can be found by."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from rules_data.core.cards import FACE_COLORS, FORM, PrintedCard, UnreadableCards, read_cards
from rules_data.core.games import GAMES
from tests.core.cards.test_reading_card_files import BLADE, CRANE, LANTERN, POET, STRIKE


def read(game: str, data: object) -> list[PrintedCard]:
    file = io.BytesIO(data if isinstance(data, bytes) else json.dumps(data).encode())
    return list(read_cards(file, GAMES[game].card_formats).cards)


def one(game: str, record: dict[str, Any]) -> PrintedCard:
    [card] = read(game, [record])
    return card


class TestScryfall:
    def test_both_sides_of_a_reversible_card_have_its_key_on_their_faces(self) -> None:
        sides = [{"oracle_id": "side", "name": "Paper Crane", "type_line": "Creature", "oracle_text": ""}] * 2
        record = {"name": "Paper Crane // Paper Crane", "layout": "reversible_card", "card_faces": sides}
        assert one("magic", record).key == "side"

    def test_a_key_of_the_card_goes_before_those_of_its_faces(self) -> None:
        faces = [{**face, "oracle_id": "of the face"} for face in LANTERN["card_faces"]]
        assert one("magic", {**LANTERN, "card_faces": faces}).key == "a-2"

    def test_a_card_that_is_told_as_one_face_has_one(self) -> None:
        assert [face.name for face in one("magic", {**CRANE, "card_faces": []}).faces] == ["Paper Crane"]

    @pytest.mark.parametrize(
        ("layout", "form"),
        [("transform", "back"), ("modal_dfc", "modal back"), ("adventure", "adventure"), ("split", "halves"),
         ("flip", None), ("meld", None), ("", None)],
    )  # fmt: skip
    def test_how_a_second_face_is_played_is_told_by_the_layout(self, layout: str, form: str | None) -> None:
        found = one("magic", {**LANTERN, "layout": layout}).facets
        assert found.get(FORM) == ((form,) if form else None)
        assert (FACE_COLORS[0] in found, FACE_COLORS[1] in found) == (False, False) if form is None else True

    def test_a_face_without_colors_of_its_own_has_those_of_its_cost(self) -> None:
        faces = [
            {"name": "A", "type_line": "Instant", "oracle_text": "", "mana_cost": "{1}{W/U}"},
            {"name": "B", "type_line": "Instant", "oracle_text": "", "mana_cost": "{3}{G}{G}"},
        ]
        found = one("magic", {**LANTERN, "layout": "split", "card_faces": faces, "colors": ["G", "U", "W"]}).facets
        assert found["colors"] == ("Green", "Blue", "White")
        assert [found[called] for called in FACE_COLORS] == [("White", "Blue"), ("Green",)]

    def test_types_are_parted_from_what_stands_before_and_behind_them(self) -> None:
        found = one("magic", {**CRANE, "type_line": "Legendary Snow Artifact Creature — Bird Soldier"}).facets
        assert (found["supertypes"], found["types"]) == (("Legendary", "Snow"), ("Artifact", "Creature"))
        assert found["subtypes"] == ("Bird", "Soldier")

    def test_what_two_faces_share_is_told_once(self) -> None:
        faces = [{**face, "type_line": "Artifact — Lamp"} for face in LANTERN["card_faces"]]
        found = one("magic", {**LANTERN, "card_faces": faces}).facets
        assert (found["types"], found["subtypes"]) == (("Artifact",), ("Lamp",))

    def test_a_color_of_another_letter_is_told_as_it_stands(self) -> None:
        assert one("magic", {**CRANE, "colors": ["U", "P"]}).facets["colors"] == ("Blue", "P")

    @pytest.mark.parametrize("layout", ["art_series", "token", "double_faced_token", "emblem"])
    def test_what_is_no_card_is_left_out(self, layout: str) -> None:
        assert read("magic", [CRANE, {**CRANE, "layout": layout}]) == read("magic", [CRANE])

    @pytest.mark.parametrize(("fact", "value"), [("loyalty", "4"), ("defense", "5"), ("power", "1+*")])
    def test_numbers_are_told_as_they_are_printed(self, fact: str, value: str) -> None:
        assert one("magic", {**CRANE, fact: value}).faces[0].facts[fact] == value

    def test_a_download_with_a_head_is_read_as_the_list_within(self) -> None:
        assert read("magic", {"object": "list", "data": [CRANE]}) == read("magic", [CRANE])


class TestMtgjson:
    FACE = {"name": "Lit // Dark", "faceName": "Lit", "type": "Artifact", "text": "", "manaCost": "{2}", "colors": []}

    def cards(self, **by_name: Any) -> list[PrintedCard]:
        return read("magic", {"meta": {}, "data": by_name})

    def test_faces_are_called_by_their_own_names(self) -> None:
        [card] = self.cards(Lit=[self.FACE, {**self.FACE, "faceName": "Dark", "layout": "transform"}])
        assert [face.name for face in card.faces] == ["Lit", "Dark"]
        assert card.faces[0].facts == {"mana cost": "{2}"}

    @pytest.mark.parametrize("identifiers", [None, {}, {"scryfallOracleId": ""}, "a-1"])
    def test_a_card_without_a_known_key_is_known_by_its_name(self, identifiers: object) -> None:
        [card] = self.cards(Lit=[{**self.FACE, "identifiers": identifiers}])
        assert card.key == "Lit"

    def test_tokens_are_counted_and_left_out(self) -> None:
        file = io.BytesIO(json.dumps({"data": {"A": [self.FACE], "B": [{**self.FACE, "layout": "token"}]}}).encode())
        found = read_cards(file, GAMES["magic"].card_formats)
        assert [card.name for card in found.cards] == ["A"]
        assert found.left_out == {"tokens, emblems and art cards": 1}

    @pytest.mark.parametrize(
        ("faces", "said"),
        [([], "a name should have a list of its faces"), ("x", "a name should have a list of its faces"),
         (["x"], "`B` should hold objects")],
    )  # fmt: skip
    def test_a_name_without_faces_is_refused_by_its_place(self, faces: object, said: str) -> None:
        with pytest.raises(UnreadableCards, match=f"^Card 2.*{said}"):
            self.cards(A=[self.FACE], B=faces)


class TestTheFabCube:
    @pytest.mark.parametrize(("pitch", "color"), [("1", "Red"), ("2", "Yellow"), ("3", "Blue"), ("", ""), ("4", "")])
    def test_the_color_of_a_card_is_told_by_what_it_pitches_for(self, pitch: str, color: str) -> None:
        card = one("flesh-and-blood", {**STRIKE, "pitch": pitch})
        assert card.variant == color
        assert card.facets.get("colors", ()) == ((color,) if color else ())

    def test_a_color_that_is_told_goes_before_that(self) -> None:
        assert one("flesh-and-blood", {**STRIKE, "color": "Purple"}).variant == "Purple"

    def test_what_a_chi_card_pitches_for_are_chi_points(self) -> None:
        facts = one("flesh-and-blood", {**STRIKE, "types": ["Chi", "Resource"]}).faces[0].facts
        assert (facts.get("chi"), facts.get("pitch")) == ("1", None)

    def test_the_card_goes_before_its_printing_as_a_key(self) -> None:
        assert one("flesh-and-blood", {**STRIKE, "card_unique_id": "card"}).key == "card"
        assert one("flesh-and-blood", STRIKE).key == "u1"

    def test_health_and_intelligence_are_called_life_and_intellect(self) -> None:
        hero = {**STRIKE, "health": "20", "intelligence": "4", "arcane": "1"}
        facts = one("flesh-and-blood", hero).faces[0].facts
        assert (facts["life"], facts["intellect"], facts["arcane"]) == ("20", "4", "1")

    def test_a_split_card_has_two_sides_and_what_is_printed_once_stands_with_the_first(self) -> None:
        card = one(
            "flesh-and-blood",
            {**STRIKE, "name": "Even // Odd", "type_text": "Ninja Action // Ninja Instant",
             "functional_text": "Hit.\n // \nRun."},
        )  # fmt: skip
        assert [(face.name, face.types, face.text) for face in card.faces] == [
            ("Even", "Ninja Action", "Hit."), ("Odd", "Ninja Instant", "Run."),
        ]  # fmt: skip
        assert card.faces[0].facts["power"] == "3"
        assert card.faces[1].facts == {}
        assert card.facets[FORM] == ("halves",)

    @pytest.mark.parametrize(
        "part", [{"name": "Even"}, {"type_text": "Ninja Action"}, {"functional_text": "Hit // run."}]
    )
    def test_where_one_part_is_not_in_two_the_card_has_one_face(self, part: dict[str, str]) -> None:
        sides = {"name": "Even // Odd", "type_text": "A // B", "functional_text": "Hit.\n//\nRun."}
        card = one("flesh-and-blood", {**STRIKE, **sides, **part})
        assert len(card.faces) == 1
        assert FORM not in card.facets

    @pytest.mark.parametrize(
        ("types", "words"),
        [('"Ninja, Action"', ("Ninja", "Action")), ("Ninja", ("Ninja",)), ("", ()),
         ('" Ninja ,, Action "', ("Ninja", "Action"))],
    )  # fmt: skip
    def test_lists_in_columns_are_parted_by_commas(self, types: str, words: tuple[str, ...]) -> None:
        head = "Unique ID\tName\tTypes\tFunctional Text\tType Text"
        [card] = read("flesh-and-blood", f"{head}\nu1\tStrike\t{types}\tHit.\tNinja\n".encode())
        assert card.facets.get("types", ()) == words

    def test_a_text_of_several_lines_stands_in_quotation_marks(self) -> None:
        head = "Unique ID\tName\tFunctional Text\tType Text"
        [card] = read("flesh-and-blood", f'{head}\nu1\tStrike\t"Hit.\nSay ""go""."\tNinja\n'.encode())
        assert card.faces[0].text == 'Hit.\nSay "go".'


class TestRiftbound:
    def test_every_printing_of_a_name_has_one_key(self) -> None:
        cards = read("riftbound", [POET, {**POET, "id": "x2", "name": "WANDERING Poet"}])
        assert {card.key for card in cards} == {"wandering poet"}

    @pytest.mark.parametrize(
        ("rich", "plain", "text"), [("", "Plain.", "Plain."), (None, " x ", "x"), ("<p>A</p>", "B", "A")]
    )
    def test_the_plain_text_counts_where_there_is_no_other(self, rich: str | None, plain: str, text: str) -> None:
        assert one("riftbound", {**POET, "text": {"rich": rich, "plain": plain}}).faces[0].text == text

    @pytest.mark.parametrize(
        ("rich", "text"),
        [("<p>A</p> <p>B</p>", "A\nB"), ("A<BR/>B<br>C", "A\nB\nC"), ("<ul><li>A</li><li>B</li></ul>", "A\nB"),
         ("A &lt;1&gt; B&nbsp;C", "A <1> B C"), ("<b>A</b>b", "Ab"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2")],
    )  # fmt: skip
    def test_paragraphs_become_lines_and_nothing_else_is_left_of_the_marks(self, rich: str, text: str) -> None:
        assert one("riftbound", {**POET, "text": {"rich": rich}}).faces[0].text == text

    @pytest.mark.parametrize(
        ("text", "keywords"),
        [("[Deflect 2] [Tank] [Deflect 3]", ("Deflect", "Tank")), ("[E1] [RUNE:fury] [A]", ()),
         ("[Assault X]", ("Assault",)), ("[Quick-Draw] hits", ("Quick-Draw",)), ("[tank]", ())],
    )  # fmt: skip
    def test_keywords_are_words_in_brackets_and_symbols_are_none(self, text: str, keywords: tuple[str, ...]) -> None:
        card = one("riftbound", {**POET, "text": {"rich": text}})
        assert card.facets.get("keywords", ()) == keywords

    def test_a_supertype_stands_before_the_type(self) -> None:
        kind = {"type": "Unit", "supertype": "Champion", "domain": []}
        card = one("riftbound", {**POET, "classification": kind})
        assert (card.faces[0].types, card.facets["types"]) == ("Champion Unit", ("Champion", "Unit"))
        assert "domains" not in card.facets

    def test_a_text_beside_no_bonus_is_not_the_cards(self) -> None:
        card = one("riftbound", {key: value for key, value in BLADE.items() if key != "mightBonus"})
        assert card.faces[0].text == "[Equip] :rb_rune_fury:"
        assert "might bonus" not in card.faces[0].facts

    def test_a_value_without_a_label_is_called_by_its_key(self) -> None:
        assert one("riftbound", {**BLADE, "energy": {"value": {"id": 4}}}).faces[0].facts["energy"] == "4"

    @pytest.mark.parametrize("value", [None, {"values": []}, {"value": None}, {}])
    def test_a_number_that_is_not_printed_is_no_fact(self, value: object) -> None:
        assert "energy" not in one("riftbound", {**BLADE, "energy": value}).faces[0].facts

    @pytest.mark.parametrize(("kind", "types"), [({"type": []}, ""), ({}, ""), ({"type": ["gear"]}, "")])
    def test_a_type_that_is_not_told_is_none(self, kind: object, types: str) -> None:
        assert one("riftbound", {**BLADE, "cardType": kind}).faces[0].types == types

    @pytest.mark.parametrize(
        ("part", "said"),
        [({"energy": 2}, "`energy` should be an object"),
         ({"domain": {"values": "fury"}}, "`domain` should have a list"),
         ({"text": {"richText": "x"}}, "`richText` should be an object")],
    )  # fmt: skip
    def test_a_part_of_the_gallery_of_another_shape_is_named(self, part: dict[str, Any], said: str) -> None:
        with pytest.raises(UnreadableCards, match=f"Card 1 .“Plain Blade”.: {said}"):
            one("riftbound", {**BLADE, **part})


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"BZh91AY", "bzip2"), (b"\xfd7zXZ\x00", "xz"), ("[]".encode("utf-16-be"), "not of a known kind"),
     (b"\xfe\xff\x00[\x00]", "UTF-16: save it as UTF-8"), (b"  <?xml", "web page or XML")],
)  # fmt: skip
def test_other_files_are_told_for_what_they_are(data: bytes, said: str) -> None:
    with pytest.raises(UnreadableCards, match=said):
        read("magic", data)


@pytest.mark.parametrize(("before", "said"), [(0, None), (8, "^Card 1: "), (9, "not of a known kind")])
def test_a_form_is_looked_for_in_the_first_few_records_only(before: int, said: str | None) -> None:
    records = [*[{"object": "error"}] * before, CRANE]
    if said is None:
        assert len(read("magic", records)) == 1
    else:
        with pytest.raises(UnreadableCards, match=said):
            read("magic", records)
