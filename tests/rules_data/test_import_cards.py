"""Operators import printed cards: whole or not at all, again only what changed, and earlier words stay readable."""

import io
import json
from datetime import date

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from rules_data.actions import UnableToImportCards, import_cards
from rules_data.models import AuditEntry, PrintedCard
from rules_data.queries import find_printed, printed_beginning, printed_card, printed_named
from rulesite.pages.printed_cards import EXPORTING
from tests.core.cards.test_reading_card_files import CRANE, LANTERN, POET, STRIKE

JUNE, JULY = date(2026, 6, 1), date(2026, 7, 1)


def take(game, *records, day=JUNE):
    return import_cards(game=game, file=io.BytesIO(json.dumps(records).encode()), day=day)


def test_the_same_file_again_changes_nothing(db):
    first = take("magic", CRANE, LANTERN)
    assert (first.new, first.changed, first.unchanged) == (2, 0, 0)
    entries = AuditEntry.objects.count()
    again = take("magic", CRANE, LANTERN, day=JULY)
    assert (again.new, again.changed, again.unchanged) == (0, 0, 2)
    assert AuditEntry.objects.count() == entries


def test_other_words_are_taken_over_and_the_earlier_ones_kept(db):
    take("magic", CRANE, LANTERN)
    report = take("magic", {**CRANE, "oracle_text": "Flying"}, day=JULY)
    assert (report.changed, report.unchanged, report.not_in_file) == (1, 0, 1)
    crane = printed_card("magic", "paper-crane")
    assert crane.faces[0].lines == ("Flying",)
    assert crane.since == JULY
    (was,) = crane.earlier
    assert (was.since, was.until, was.faces[0].lines[1]) == (JUNE, JULY, "When this dies, draw a card.")


def test_an_older_file_does_not_bring_old_words_back(db):
    take("magic", CRANE, day=JULY)
    with pytest.raises(UnableToImportCards, match="an older file does not replace a newer one"):
        take("magic", LANTERN, {**CRANE, "oracle_text": "Flying"}, day=JUNE)
    assert list(PrintedCard.objects.values_list("name", flat=True)) == ["Paper Crane"]


def test_a_file_that_breaks_off_writes_nothing(db):
    broken = io.BytesIO(json.dumps([CRANE, LANTERN]).encode()[:-30])
    with pytest.raises(UnableToImportCards, match="cut off"):
        import_cards(game="magic", file=broken, day=JUNE)
    assert not PrintedCard.objects.exists()


def test_printings_of_one_card_are_one_card(db):
    report = take("riftbound", POET, {**POET, "id": "x2"}, {**POET, "id": "x3", "tags": []})
    assert report.new == 1
    assert report.left_out == {"printed again, the same": 1, "printed again with other words": 1}


def test_colors_of_one_name_are_cards_of_their_own(db):
    take("flesh-and-blood", STRIKE, {**STRIKE, "unique_id": "u2", "pitch": "2", "power": "2"})
    assert [card.variant for card in printed_named("flesh-and-blood", "even strike")] == ["Red", "Yellow"]
    assert printed_card("flesh-and-blood", "even-strike-yellow").faces[0].facts["power"] == "2"


def test_cards_are_found_by_words_facets_and_the_beginning_of_a_name(db):
    take("magic", CRANE, LANTERN, {**CRANE, "oracle_id": "a-9", "name": "Crâne Guard", "keywords": []})
    assert [one.name for one in find_printed("magic", "draw crane")] == ["Crâne Guard", "Paper Crane"]
    assert [one.name for one in find_printed("magic", "", {"keyword": "flying"})] == ["Paper Crane"]
    birds = find_printed("magic", "", {"type": "BIRD", "keyword": "Flying"})
    assert [one.name for one in birds] == ["Paper Crane"]
    assert not find_printed("magic", "", {"type": "Bir"})
    assert not find_printed("riftbound", "crane")
    assert [one.name for one in printed_beginning("crane", ["magic"], 5)] == ["Crâne Guard"]
    assert [one.name for one in printed_named("magic", "Lit Lantern")] == ["Lit Lantern // Dark Lantern"]


def test_the_command_tells_what_became_of_the_file(db, tmp_path, capsys):
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([CRANE, {**CRANE, "layout": "token"}]))
    call_command("import_cards", "mtg", str(path), "--day", "2026-06-01")
    told = capsys.readouterr().out
    assert "Scryfall's bulk data, 2026-06-01" in told
    assert "left out: tokens" in told
    path.write_text("[")
    with pytest.raises(CommandError, match="Nothing was changed"):
        call_command("import_cards", "magic", str(path))
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("import_cards", "magic", str(tmp_path / "no.json"))


def test_a_printed_cards_page_shows_its_words_and_the_rules_for_them(db, client):
    take("magic", CRANE, LANTERN)
    take("magic", {**CRANE, "oracle_text": "Flying\n<b>Nothing</b> else (It flies.)"}, day=JULY)
    told = client.get("/magic/cards/paper-crane").content.decode()
    assert "&lt;b&gt;Nothing" in told
    assert '<em class="reminder">(It flies.)</em>' in told
    assert "When this dies, draw a card." in told
    assert "Scryfall" in told
    assert "belongs to its publisher" in told
    assert "own restatement" not in told
    assert client.get("/magic/cards/lit-lantern-dark-lantern").status_code == 200
    assert client.get("/magic/cards/nobody").status_code == 404


def test_the_list_of_cards_finds_the_imported_ones(db, client):
    listed = client.get("/magic/cards/").content.decode()
    assert "find-cards" not in listed
    take("magic", CRANE, LANTERN)
    found = client.get("/magic/cards/?q=draw&type=bird").content.decode()
    assert "1 card found" in found
    assert 'href="/magic/cards/paper-crane"' in found
    assert "No card has all of that" in client.get("/magic/cards/?q=zeppelin").content.decode()
    assert client.get("/magic/cards/?q=draw&page=%D9%A3").status_code == 200


def test_a_card_of_the_site_shows_its_printed_words_too(db, client):
    take("magic", {**CRANE, "oracle_id": "n-1", "name": "Nekrataal"})
    told = client.get("/magic/cards/nekrataal").content.decode()
    assert "When this dies, draw a card." in told
    assert "Rules text (simplified)" in told


def test_search_completes_and_finds_imported_cards(db, client):
    take("magic", CRANE, {**CRANE, "oracle_id": "a-7", "name": "Paper Crane Folder", "keywords": []})
    groups = client.get("/api/v1/suggest?q=paper cr").json()["groups"]
    (cards,) = [group for group in groups if group["kind"] == "card"]
    assert [one["path"] for one in cards["items"]] == ["/magic/cards/paper-crane", "/magic/cards/paper-crane-folder"]
    assert not [group for group in client.get("/api/v1/suggest?q=paper cr&game=riftbound").json()["groups"]]
    told = client.get("/search?q=Paper Crane").content.decode()
    assert 'href="/magic/cards/paper-crane"' in told
    assert "paper-crane-folder" not in told
    assert "paper-crane-folder" in client.get("/search?q=paper crane&kind=card").content.decode()


def test_a_card_filter_leads_from_an_imported_card_to_the_rules_of_its_keywords(db, client):
    take("magic", CRANE)
    told = client.get("/search?q=card:%22paper crane%22&game=magic").content.decode()
    assert "/magic/cr/702.9" in told
    assert "No card is called" not in told


def test_a_printed_card_leads_to_the_rules_of_its_keywords(db, client):
    take("magic", CRANE)
    assert 'href="/magic/cr/702.9"' in client.get("/magic/cards/paper-crane").content.decode()


def test_the_api_gives_printed_cards_a_page_at_a_time_and_one_with_its_words(db, client):
    take("magic", CRANE, LANTERN)
    listed = client.get("/api/v1/games/magic/printed-cards?page_size=1").json()
    assert (listed["count"], [one["slug"] for one in listed["results"]]) == (2, ["lit-lantern-dark-lantern"])
    assert "page=2" in listed["next"]
    found = client.get("/api/v1/games/magic/printed-cards?q=draw&keyword=flying").json()
    assert [one["name"] for one in found["results"]] == ["Paper Crane"]
    one = client.get("/api/v1/games/magic/printed-cards/lit-lantern-dark-lantern").json()
    assert [face["lines"] for face in one["faces"]] == [["{T}: Add {W}."], []]
    assert client.get("/api/v1/games/magic/printed-cards/nobody").status_code == 404
    assert client.get("/api/v1/games/magic/printed-cards?kind=x").status_code == 400


def test_pages_that_are_exported_hold_no_printed_words(db, client):
    take("magic", {**CRANE, "oracle_id": "n-1", "name": "Nekrataal"}, CRANE)
    exporting = {EXPORTING: "yes"}
    assert "When this dies" not in client.get("/magic/cards/nekrataal", **exporting).content.decode()
    assert client.get("/magic/cards/paper-crane", **exporting).status_code == 404
    assert "find-cards" not in client.get("/magic/cards/", **exporting).content.decode()
