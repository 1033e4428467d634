"""What is suggested while typing: to the box, to programs, and to a browser's own search field."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest
from django.test import Client

from rules_data import search

pytestmark = pytest.mark.django_db
DESCRIBES = "{http://a9.com/-/spec/opensearch/1.1/}"


def groups(client: Client, **fields: str) -> dict[str, list[dict[str, str]]]:
    response = client.get("/api/v1/suggest", fields)
    assert response.status_code == 200
    return {group["kind"]: group["items"] for group in response.json()["groups"]}


def test_a_number_suggests_its_rule_first_and_those_below(client: Client) -> None:
    numbers = [item["number"] for item in groups(client, q="383.3")["rule"]]
    assert numbers[0] == "383.3"
    assert all(number.startswith("383.3") for number in numbers)


def test_the_beginning_of_a_word_suggests_headings_terms_and_cards(client: Client) -> None:
    assert any(item["text"] == "Triggered Abilities" for item in groups(client, q="trigg")["heading"])
    assert any(item["text"] == "Sona, Harmonious" for item in groups(client, q="sona")["card"])


def test_every_suggestion_leads_to_a_page(client: Client) -> None:
    items = [item for typed in ("383", "trigg", "con", "so") for items in groups(client, q=typed).values()
             for item in items]  # fmt: skip
    assert len(items) > 10
    assert [item["path"] for item in items if client.get(item["path"]).status_code != 200] == []


def test_only_the_game_at_hand_is_suggested(client: Client) -> None:
    found = [item["game"] for items in groups(client, q="trigg", game="magic").values() for item in items]
    assert set(found) == {"magic"}


def test_nothing_typed_suggests_nothing(client: Client) -> None:
    assert groups(client, q="") == {}


@pytest.mark.parametrize("fields", [{}, {"q": "x" * 101}, {"q": "x", "size": "0"}, {"q": "x", "size": "999"}])
def test_a_program_is_told_what_is_wrong(client: Client, fields: dict[str, str]) -> None:
    response = client.get("/api/v1/suggest", fields)
    assert response.status_code == 400
    assert response.json()["detail"]


def test_suggestions_need_no_database_without_imported_cards_and_may_be_kept(
    client: Client, django_assert_num_queries: object
) -> None:
    search.forget_printed()
    client.get("/api/v1/suggest?q=tri")
    with django_assert_num_queries(0):  # type: ignore[operator]
        response = client.get("/api/v1/suggest?q=trig")
    assert response["Cache-Control"] == "public, max-age=60"


def test_every_page_tells_browsers_how_to_search_here(client: Client) -> None:
    for path in ("/", "/riftbound/cr/383.3.e", "/search?q=conquer", "/nothing/here/"):
        assert '<link rel="search" type="application/opensearchdescription+xml"' in client.get(path).content.decode()


def test_the_description_names_addresses_that_answer(client: Client) -> None:
    response = client.get("/opensearch.xml")
    assert response["Content-Type"].startswith("application/opensearchdescription+xml")
    described = ET.fromstring(response.content)  # noqa: S314  our own
    assert len(described.findtext(f"{DESCRIBES}ShortName", "")) <= 16
    templates = {url.get("type"): url.get("template", "") for url in described.findall(f"{DESCRIBES}Url")}
    assert set(templates) >= {"text/html", "application/x-suggestions+json"}
    for template in templates.values():
        assert template.startswith("http://testserver/")
        assert client.get(template.replace("{searchTerms}", "conquer")).status_code == 200


def test_suggestions_have_the_form_browsers_ask_for(client: Client) -> None:
    response = client.get("/search/suggest", {"q": "trigg"})
    assert response["Content-Type"] == "application/x-suggestions+json"
    typed, completions, descriptions, addresses = json.loads(response.content)
    assert typed == "trigg"
    assert len(completions) == len(descriptions) == len(addresses) > 1
    assert len(set(completions)) == len(completions)
    assert all(address.startswith("http://testserver/") for address in addresses)
    assert json.loads(client.get("/search/suggest").content) == ["", [], [], []]
