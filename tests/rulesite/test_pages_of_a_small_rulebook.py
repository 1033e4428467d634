"""A rulebook of ten rules in three versions as its pages, files and feeds show it: the same, said in each form."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from django.test import Client

from rules_data.queries import DocumentView, rule_page
from tests.rules_data.queries.conftest import document

__all__ = ["document"]
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("document")]
TR = "/riftbound/tr"
NAME = "Riftbound Tournament Rules"
ATOM = "{http://www.w3.org/2005/Atom}"


def asked(path: str, status: int = 200) -> str:
    answer = Client().get(path)
    assert answer.status_code == status, path
    return answer.content.decode()


def words(path: str, status: int = 200) -> str:
    """What the middle of a page says, without its tags."""
    middle = asked(path, status).partition("<main")[2].partition("</main>")[0]
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", middle)).split())


class TestARuleInEachForm:
    def test_as_text_has_all_under_it_and_where_it_comes_from(self) -> None:
        assert asked(f"{TR}/301.txt") == (
            "301 The player whose piece reaches the tower wins the game.\n\n"
            "301.1 If two pieces reach it together, the player whose turn it is wins.\n\n"
            f"{NAME} v3\nhttp://testserver{TR}/301\n"
        )

    def test_as_markdown_has_its_number_in_bold_and_headings_as_such(self) -> None:
        lines = asked(f"{TR}/@v1/200.md").split("\n\n")
        assert lines[:2] == ["## 200 Winning", "**201** The player whose piece reaches the tower wins the game."]
        assert lines[-1] == f"{NAME} v1\nhttp://testserver{TR}/@v1/200\n"

    def test_as_json_has_its_lasting_names(self) -> None:
        found = json.loads(asked(f"{TR}/@v1/201.json"))
        assert {name: found[name] for name in ("game", "document", "version", "effective", "provenance")} == {
            "game": "riftbound", "document": "tr", "version": "v1", "effective": "2025-01-01", "provenance": "official",
        }  # fmt: skip
        assert [(one["number"], one["permanent"]) for one in found["rules"]] == [
            ("201", "winning-201"), ("201.1", "winning-201-1"),
        ]  # fmt: skip

    @pytest.mark.parametrize("form", ["txt", "md", "json"])
    @pytest.mark.parametrize("path", ["102", "999", "@v1/302", "@v9/101"])
    def test_that_is_not_there_is_in_no_form(self, path: str, form: str) -> None:
        asked(f"{TR}/{path}.{form}", 404)


class TestWhereARuleStands:
    @pytest.mark.parametrize(
        ("number", "previous", "following"),
        [("100", None, "200"), ("101", "100", "200"), ("101.1", "101", "101.2"), ("101.2", "101.1", "200"),
         ("200", "100", "300"), ("201", "200", "300"), ("300", "200", None), ("301", "300", "302"),
         ("301.1", "301", "302"), ("302", "301.1", None)],
    )  # fmt: skip
    def test_it_is_between_the_one_before_and_the_one_after_all_under_it(
        self, document: DocumentView, number: str, previous: str | None, following: str | None
    ) -> None:
        edition = document.edition("v3")
        page = rule_page(edition, number) if edition is not None else None
        assert page is not None
        beside = (page.previous, page.following)
        assert tuple(one.number if one else None for one in beside) == (previous, following)
        for one in (one for one in beside if one is not None):
            assert f'href="{TR}/{one.number}"' in asked(f"{TR}/{number}")

    @pytest.mark.parametrize(
        ("number", "siblings"),
        [("101", ["101"]), ("101.1", ["101.1", "101.2"]), ("200", ["100", "200", "300"]), ("302", ["301", "302"])],
    )
    def test_beside_it_are_those_of_its_parent_or_heading(
        self, document: DocumentView, number: str, siblings: list[str]
    ) -> None:
        edition = document.edition("v3")
        page = rule_page(edition, number) if edition is not None else None
        assert page is not None
        assert [one.number for one in page.siblings] == siblings


class TestOldNumbers:
    @pytest.mark.parametrize(
        ("path", "said"),
        [
            (f"{TR}/201", "heals completely"),
            (f"{TR}/@v1/201", "reaches the tower wins"),
            (f"{TR}/@2025-03-01/201", "reaches the tower wins"),
            (f"{TR}/@2025-07-01/201", "heals completely"),
            (f"{TR}/201.1", "301.1"),
            (f"{TR}/102", "Pieces that meet on one field fight"),
        ],
    )
    def test_each_address_says_what_its_number_named_then_or_names_now(self, path: str, said: str) -> None:
        assert said in words(path)

    def test_before_the_first_version_there_is_none(self) -> None:
        asked(f"{TR}/@2024-12-31/201", 404)
        asked(f"{TR}/777", 404)

    @pytest.mark.parametrize(
        ("name", "leads"), [("winning-201", "301"), ("winning-201-1", "301.1"), ("resting-201", "201")]
    )
    def test_a_lasting_name_leads_to_the_number_of_today(self, name: str, leads: str) -> None:
        answer = Client().get(f"/riftbound/p/{name}")
        assert (answer.status_code, answer.headers["Location"]) == (302, f"{TR}/{leads}")

    def test_the_history_of_a_rule_has_a_line_for_every_version(self) -> None:
        said = words(f"{TR}/301.1/history")
        places = [said.index(label) for label in ("v3", "v2", "v1")]
        assert places == sorted(places)
        assert "201.1" in said
        gone = words(f"{TR}/102/history")
        assert "v1" in gone
        assert "Pieces that meet" in gone


class TestTwoVersions:
    def table(self, old: str, new: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(asked(f"{TR}/compare/{old}...{new}.csv"))))

    def test_come_as_a_table_and_as_json_that_say_the_same(self) -> None:
        rows, found = self.table("v1", "v2"), json.loads(asked(f"{TR}/compare/v1...v2.json"))
        assert [(one["change"], one["old"], one["new"]) for one in rows] == [
            (one["change"], one["old"], one["new"]) for one in found["rows"]
        ]
        assert found["counts"] == {
            "same": 4, "moved": 3, "edited": 0, "split": 0, "merged": 0, "added": 3, "removed": 1,
        }  # fmt: skip
        told = [one["change"] for one in rows]
        assert {kind: told.count(kind) for kind in found["counts"]} == found["counts"]

    def test_what_only_moved_or_changed_in_a_mark_is_told_as_such(self) -> None:
        assert [one["new"] for one in self.table("v1", "v2") if one["only_renumbered"] == "True"] == [
            "300", "301", "301.1",
        ]  # fmt: skip
        assert [one["new"] for one in self.table("v2", "v3") if one["only_punctuation"] == "True"] == ["101.2"]
        assert [one["new"] for one in self.table("v2", "v3") if one["change"] == "edited"] == ["302"]

    def test_in_the_wrong_order_lead_to_the_right_one(self) -> None:
        answer = Client().get(f"{TR}/compare/v3...v1")
        assert (answer.status_code, answer.headers["Location"]) == (302, f"{TR}/compare/v1...v3")

    def test_are_compared_through_the_one_between_as_side_by_side(self) -> None:
        steps = {one["old"]: one["new"] for one in self.table("v1", "v2") if one["old"] and one["new"]}
        onward = {one["old"]: one["new"] for one in self.table("v2", "v3") if one["old"] and one["new"]}
        both = {one["old"]: one["new"] for one in self.table("v1", "v3") if one["old"] and one["new"]}
        assert both == {old: onward[new] for old, new in steps.items() if new in onward}


class TestFeeds:
    def entries(self, path: str) -> list[dict[str, str]]:
        feed = ElementTree.fromstring(asked(path))  # noqa: S314 - made by ourselves
        return [
            {
                "title": one.findtext(f"{ATOM}title", ""),
                "id": one.findtext(f"{ATOM}id", ""),
                "published": one.findtext(f"{ATOM}published", "")[:10],
                "says": html.unescape(one.findtext(f"{ATOM}summary", "")),
                "link": one.find(f"{ATOM}link").attrib["href"],  # type: ignore[union-attr]
            }
            for one in feed.findall(f"{ATOM}entry")
        ]

    def test_of_a_document_tell_what_each_version_changed_without_mere_renumbering(self) -> None:
        newest, before = self.entries("/feeds/riftbound/tr.atom")
        assert (newest["title"], newest["published"]) == (f"{NAME} v3: 1 edited", "2025-09-01")
        assert (before["title"], before["published"]) == (f"{NAME} v2: 1 removed, 3 added", "2025-06-01")
        assert ">302</a>" in newest["says"]
        assert ">102</a>" in before["says"]
        assert ">301</a>" not in before["says"]
        assert newest["link"].startswith(f"http://testserver{TR}/compare/v2...v3")

    def test_of_a_rule_tell_where_it_went(self) -> None:
        found = self.entries("/feeds/riftbound/p/winning-201-1.atom")
        assert [one["title"] for one in found] == [
            "Riftbound TR 301.1 in v2: moved from 201.1", "Riftbound TR 301.1 in v1: the oldest version on file",
        ]  # fmt: skip

    def test_name_no_entry_twice_and_lead_to_pages_that_are_there(self) -> None:
        found = [*self.entries("/feeds/riftbound/tr.atom"), *self.entries("/feeds/riftbound/p/winning-201-1.atom")]
        assert len({one["id"] for one in found}) == len(found)
        for one in found:
            asked(one["link"].removeprefix("http://testserver"))


def test_the_whole_document_stands_on_one_page_in_order() -> None:
    said: Any = words(f"{TR}/all")
    places = [said.index(f" {number} ") for number in ("100", "101.1", "201", "301.1", "302")]
    assert places == sorted(places)
    assert "Pieces that meet on one field fight" not in said
