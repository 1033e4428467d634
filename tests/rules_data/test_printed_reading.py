"""A printed card is read when it is looked at: what is understood can be played, what is not is said."""

import io
import json
from datetime import date

from rules_data.actions import import_cards
from rules_data.queries import card_reading, printed_reading
from rules_data.queries.lab.cards import lab_card, lab_cards

CRANE = {
    "oracle_id": "a-1", "name": "Paper Crane", "lang": "en", "mana_cost": "{1}{U}",
    "type_line": "Artifact Creature — Bird", "oracle_text": "Flying\nWhen Paper Crane dies, draw a card.",
    "power": "1", "toughness": "1", "colors": ["U"], "keywords": ["Flying"],
}  # fmt: skip
RIDDLE = {
    **CRANE, "oracle_id": "a-2", "name": "Paper Riddle",
    "oracle_text": "Flying\nWhen Paper Riddle dies, hum a merry tune.",
}  # fmt: skip


def take(game, *records):
    import_cards(game=game, file=io.BytesIO(json.dumps(records).encode()), day=date(2026, 6, 1))


def test_a_card_that_is_understood_is_told_line_by_line_and_can_be_played(db, client):
    take("magic", CRANE)
    read = card_reading("magic", "paper-crane", "2024-06-07")
    (flying, dies), = read.faces  # fmt: skip
    assert (flying.outcome, dies.outcome) == ("read", "read")
    assert dies.kinds[0][0] == "triggered"
    assert "603.1" in dies.kinds[0][1]
    assert dies.parts == (("condition", "~ dies"), ("effect", "draw a card"))
    assert read.description["types"] == ["artifact", "creature"]
    assert (read.description["power"], read.description["colors"]) == (1, "blue")
    assert read.description["keywords"] == ["flying"]
    assert len(read.description["abilities"]) == 1
    told = client.get("/magic/cards/paper-crane").content.decode()
    assert "Every word is understood, and this card can be played in the lab." in told
    assert 'href="/magic/cr/603.1"' in told
    assert "<dt>Condition</dt> <dd>Paper Crane dies</dd>" in told
    tried = client.get("/lab?game=magic&card=Paper Crane", follow=True).content.decode()
    assert "Paper Crane" in tried
    assert "Cast" in tried or "What players can do" in tried


def test_a_card_of_which_a_word_is_not_understood_is_not_played(db, client):
    take("magic", RIDDLE)
    read = card_reading("magic", "paper-riddle")
    assert read.description is None
    assert not read.is_read
    assert "hum a merry tune" in read.faces[0][1].missing
    told = client.get("/magic/cards/paper-riddle").content.decode()
    assert '<mark class="wrong">hum a merry tune</mark>' in told
    assert "Not every word is understood" in told


def test_other_words_are_read_anew(db):
    take("magic", RIDDLE)
    assert card_reading("magic", "paper-riddle").description is None
    take("magic", {**RIDDLE, "oracle_text": "Flying"})
    assert card_reading("magic", "paper-riddle").description["keywords"] == ["flying"]


def test_facts_the_format_does_not_take_leave_a_card_without_a_description(db):
    take("magic", {**CRANE, "power": "*"})
    read = card_reading("magic", "paper-crane")
    assert read.is_read
    assert read.description is None
    assert "power" in read.why


def test_a_card_with_two_faces_is_read_and_not_played(db):
    faces = [{"name": name, "type_line": "Creature — Bird", "oracle_text": "Flying"} for name in ("Day", "Night")]
    take("magic", {**CRANE, "name": "Day // Night", "card_faces": faces})
    read = card_reading("magic", "day-night")
    assert [line.outcome for face in read.faces for line in face] == ["read", "read"]
    assert read.description is None
    assert "several faces" in read.why


def test_the_laboratory_takes_the_imported_cards_and_says_which_have_no_text_there(db):
    take("magic", CRANE, RIDDLE)
    found = {one.name: one.without_text for one in lab_cards("magic", "paper")}
    assert found == {"Paper Crane": False, "Paper Riddle": True}
    card = lab_card("magic", "paper crane")
    assert (card.name, card.types) == ("Paper Crane", ("artifact", "creature"))
    assert card.description["abilities"]
    assert lab_card("magic", "paper riddle") is None


def test_a_text_at_which_the_reader_fails_takes_no_page_with_it(db, client, monkeypatch):
    def fail(*_given):
        raise RuntimeError("lost its way")

    take("magic", {**CRANE, "oracle_id": "a-3", "name": "Paper Knot"})
    monkeypatch.setattr(printed_reading, "read_card_text", fail)
    read = card_reading("magic", "paper-knot")
    assert (read.failed, read.is_read, read.description) == (True, False, None)
    told = client.get("/magic/cards/paper-knot").content.decode()
    assert "The reader itself fails at this text" in told
    assert "Every word is understood" not in told
    one = client.get("/api/v1/games/magic/printed-cards/paper-knot").json()
    assert (one["reading"], one["read_lines"]) == ("not-wholly-understood", [[]])
    assert "fault of this site" in one["not_played"]


def test_programs_are_told_how_one_card_is_read(db, client):
    take("magic", CRANE, RIDDLE)
    crane, riddle = (
        client.get(f"/api/v1/games/magic/printed-cards/{slug}").json() for slug in ("paper-crane", "paper-riddle")
    )
    assert (crane["reading"], riddle["reading"]) == ("plays", "not-wholly-understood")
    (flying, dies), = crane["read_lines"]  # fmt: skip
    assert dies["kinds"] == [{"kind": "triggered", "rules": dies["kinds"][0]["rules"]}]
    assert "603.1" in dies["kinds"][0]["rules"]
    assert (flying["outcome"], flying["not_understood"], crane["not_played"]) == ("read", "", "")
    hums = riddle["read_lines"][0][1]
    assert hums["not_understood"] == "hum a merry tune"
    assert hums["why"]
