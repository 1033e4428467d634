"""The pack of a game holds what a reader needs without a network, and is another one when something is published."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import caches
from django.test import Client
from django.utils import timezone

from rules_data.actions import check_revision, import_document, keep_synonym, publish_revision
from rules_data.queries import all_rules, find_game, searchable_entries
from rules_data.search import portable_index
from rules_data.search.portable import PIECES
from rules_data.search.words import stem
from tests.campaigns import some_of
from tests.rules_data.sample_texts import OLD

pytestmark = pytest.mark.django_db
GAME = "riftbound"


def description(client: Client, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/offline/{game}.json").json()
    return found


def piece(client: Client, told: dict[str, Any], name: str) -> dict[str, Any]:
    address = next(one for one in told["pieces"] if one.endswith(f"/{name}.json"))
    answer = client.get(address)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_a_pack_says_its_version_and_what_is_in_it(client: Client) -> None:
    told = description(client)
    assert (told["game"], told["name"]) == (GAME, "Riftbound")
    assert len(told["version"]) == 12
    assert {"title", "edition", "effective", "rules", "path"} == set(told["documents"][0])
    assert told["answers"] > 10
    assert told["examples"] > 10


@pytest.mark.campaign
def test_every_rule_in_force_stands_on_a_page_of_the_pack(client: Client) -> None:
    """In a sample every rule has a page, and some of these are read."""
    told = description(client)
    paths = piece(client, told, "paths")
    game = find_game(GAME, timezone.localdate())
    assert game is not None
    where: dict[str, int] = {path: nth for nth, some in enumerate(paths["pages"]) for path in some}
    read = some_of(range(len(paths["pages"])), 10)
    html: dict[str, str] = {}
    for document in game.documents:
        if document.current is None:
            continue
        pages = paths["rules"][f"/{GAME}/{document.slug}/"]
        for rule in all_rules(document.current):
            path = pages[rule.number]
            if where[path] not in read:
                continue
            if path not in html:
                kept = piece(client, told, f"pages-{where[path]}")["pages"]
                html |= {one: text for one, (_, text) in kept.items()}
            own = path.endswith(f"/{rule.number}")
            assert own or f'id="{rule.number}"' in html[path], rule.number
    assert len(html) > 10


def test_answers_and_examples_with_their_traces_are_taken_along_without_what_needs_a_server(client: Client) -> None:
    told = description(client)
    paths = piece(client, told, "paths")
    listed = [path for some in paths["pages"] for path in some]
    example = next(path for path in listed if path.startswith(f"/{GAME}/examples/") and not path.endswith("/"))
    nth = next(nth for nth, some in enumerate(paths["pages"]) if example in some)
    title, text = piece(client, told, f"pages-{nth}")["pages"][example]
    assert title
    assert 'class="trace"' in text
    assert "/report?" not in text
    assert "data-try" not in text


def test_the_index_of_a_pack_finds_what_the_sites_own_has(client: Client) -> None:
    told = description(client)
    words = piece(client, told, "words")
    assert words["forms"] == sorted(words["forms"])
    number = words["words"][words["forms"].index("conquer")]
    found = piece(client, told, f"found-{number % PIECES}")["found"][str(number)]
    place, texts = 0, []
    for step, weight in zip(found[::2], found[1::2], strict=True):
        place += step
        assert weight >= 1
        text = piece(client, told, f"texts-{place // words['each']}")["texts"][place % words["each"]]
        texts.append(" ".join(text).lower())
    assert any("conquer" in text for text in texts)
    assert place < words["entries"]


def test_what_all_packs_weigh_fits_on_a_phone(client: Client) -> None:
    for game in ("riftbound", "magic", "flesh-and-blood"):
        told = description(client, game)
        search = [one for one in told["pieces"] if "/pages-" not in one and "/paths" not in one]
        size = sum(len(gzip.compress(client.get(one).content, 9)) for one in search)
        assert 10_000 < size < 3_000_000


def test_the_same_entries_make_the_same_index() -> None:
    entries = list(searchable_entries(timezone.localdate(), GAME))[::4]
    assert len(entries) > 300
    one, other = (portable_index(entries, lambda entry: entry.key) for _ in range(2))
    assert json.dumps(one.words) == json.dumps(other.words)
    assert json.dumps(one.found) == json.dumps(other.found)
    assert stem("conquering") == stem("conquer")


@pytest.fixture
def kept(settings: Any) -> Iterator[None]:
    settings.KEEP_PAGES = True
    caches["pages"].clear()
    yield
    caches["pages"].clear()


def test_publishing_makes_another_version_of_that_games_pack_alone(client: Client, kept: None) -> None:
    before, other = description(client), description(client, "magic")
    import_document(game=GAME, document="tr", edition="v9", data=OLD.encode(), source_name="sample.txt")
    check_revision(game=GAME, document="tr", edition="v9")
    publish_revision(game=GAME, document="tr", edition="v9")
    after = description(client)
    assert after["version"] != before["version"]
    assert description(client, "magic")["version"] == other["version"]
    assert client.get(before["pieces"][0]).status_code == 404
    assert client.get(after["pieces"][0]).status_code == 200


def test_what_changes_nothing_in_a_pack_makes_no_other_version(client: Client) -> None:
    before = description(client)["version"]
    keep_synonym(words=["zapping"], means=["deal damage"], game="magic")
    assert description(client)["version"] == before


def test_a_pack_takes_along_what_players_write_and_its_texts_say_otherwise(client: Client) -> None:
    keep_synonym(words=["zapping", "conquer twice"], means=["deal damage", "xyzzy"], game=GAME)
    words = piece(client, description(client), "words")
    number = dict(zip(words["forms"], words["words"], strict=True))
    means = [[number["deal"], number["damage"]]]
    # A word that no text has stands there as it is written; a meaning that no text has is left out.
    assert [["zapping"], means, 0.4] in words["said"]
    assert [[number["conquer"], number["twice"]], means, 0.6] in words["said"]


NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="there is no node to run a page's script with")
def test_the_script_of_a_page_finds_what_a_word_means_that_no_text_has(client: Client, tmp_path: Path) -> None:
    keep_synonym(words=["zapping"], means=["conquer"], game=GAME)
    told = description(client)
    names = [one.rsplit("/", 1)[1].removesuffix(".json") for one in told["pieces"]]
    pieces = {name: piece(client, told, name) for name in names if not name.startswith(("pages", "paths"))}
    (tmp_path / "pack.json").write_text(json.dumps({"told": told, "pieces": pieces}))
    script = Path(settings.BASE_DIR) / "rulesite/static/rulesite/pack.js"
    (tmp_path / "ask.js").write_text(
        f"""const kept = require("{tmp_path}/pack.json"), fs = require("fs");
        globalThis.fetch = (one) => Promise.resolve(
          {{ ok: true, json: () => Promise.resolve(kept.pieces[one.split("/").pop().replace(".json", "")]) }});
        eval(fs.readFileSync("{script}", "utf8") + "; globalThis.Pack = Pack");
        Promise.all(["zapping", "conquer", "zapping unit"].map((one) => Pack.find(kept.told, one, 100))).then(
          (all) => console.log(JSON.stringify(all.map((one) => [one.had, one.hits.map((hit) => hit.path).sort()]))));"""
    )
    said = subprocess.run([str(NODE), tmp_path / "ask.js"], capture_output=True, text=True, check=True).stdout
    alone, meant, both = json.loads(said)
    assert alone == meant
    assert len(alone[1]) > 10
    assert both[0] == 2
    assert set(both[1]) <= set(alone[1])


def test_a_piece_is_kept_for_a_year_and_a_description_asked_for_again(client: Client) -> None:
    told = client.get(f"/offline/{GAME}.json")
    assert "must-revalidate" in told["Cache-Control"]
    assert "immutable" in client.get(told.json()["pieces"][0])["Cache-Control"]


@pytest.mark.parametrize("name", ["pages-9999", "found-99", "nothing", "texts", "pages--1", "found-x"])
def test_a_piece_that_is_none_is_not_found(client: Client, name: str) -> None:
    version = description(client)["version"]
    assert client.get(f"/offline/{GAME}/{version}/{name}.json").status_code == 404
    assert client.get("/offline/chess.json").status_code == 404


def test_the_manifest_names_what_is_there(client: Client) -> None:
    told = client.get("/manifest.webmanifest")
    assert told["Content-Type"] == "application/manifest+json"
    for one in told.json()["icons"]:
        assert client.get(one["src"]).status_code == 200
    assert client.get(told.json()["start_url"]).status_code == 200
    assert b'rel="manifest"' in client.get("/about").content


def test_every_file_the_worker_keeps_is_there(client: Client) -> None:
    script = client.get("/service-worker.js")
    assert script["Content-Type"] == "text/javascript"
    text = script.content.decode()
    for one in json.loads(text[text.index("FILES = ") + 8 : text.index("];") + 1]):
        assert client.get(one).status_code == 200, one


@pytest.mark.parametrize("path", ["/offline/", "/offline/page"])
def test_pages_for_reading_offline_are_pages_of_the_site(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "Set-Cookie" not in answer.headers
    assert client.post(path).status_code == 405
