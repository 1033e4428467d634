"""What a program is told of a rulebook of ten rules in three versions, and what holds between the answers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client

from rules_data.queries import DocumentView
from tests.rules_data.queries.conftest import document

__all__ = ["document"]
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("document")]
TR = "/api/v1/games/riftbound/documents/tr"
OF_V1 = ["100", "101", "101.1", "101.2", "102", "200", "201", "201.1"]
OF_V3 = ["100", "101", "101.1", "101.2", "200", "201", "300", "301", "301.1", "302"]


def asked(path: str, status: int = 200) -> Any:
    answer = Client().get(path if path.startswith("/api") else f"{TR}{path}")
    assert answer.status_code == status, answer.content
    return answer.json()


def listed(path: str) -> list[Any]:
    """All rows of a list, page by page."""
    rows: list[Any] = []
    while path:
        page = asked(path)
        rows += page["results"]
        address = urlsplit(page["next"] or "")
        path = f"{address.path}?{address.query}" if page["next"] else ""
        assert len(rows) <= page["count"]
    return rows


class TestVersions:
    def test_are_listed_newest_first_with_the_one_in_force(self) -> None:
        assert [(one["label"], one["effective"], one["in_force"], one["rule_count"]) for one in asked("/editions")] == [
            ("v3", "2025-09-01", True, 7), ("v2", "2025-06-01", False, 7), ("v1", "2025-01-01", False, 6),
        ]  # fmt: skip
        assert asked("")["editions"] == asked("/editions")

    @pytest.mark.parametrize(
        ("label", "sections"),
        [("v1", [("100", "Moving", 5), ("200", "Winning", 3)]),
         ("v3", [("100", "Moving", 4), ("200", "Resting", 2), ("300", "Winning", 4)])],
    )  # fmt: skip
    def test_have_their_sections_with_how_much_each_has(self, label: str, sections: list[tuple[Any, ...]]) -> None:
        found = asked(f"/editions/{label}")["contents"]
        assert [(one["number"], one["title"], one["rule_count"]) for one in found] == sections

    @pytest.mark.parametrize("label", ["v1", "v2", "v3"])
    def test_come_whole_as_the_same_rules_that_are_listed_page_by_page(self, label: str) -> None:
        whole = asked(f"/editions/{label}/whole.json")
        for size in (3, 200):
            assert listed(f"/rules?edition={label}&size={size}") == whole

    def test_come_whole_as_text_with_every_rule_behind_its_number(self) -> None:
        text = Client().get(f"{TR}/editions/v3/whole.txt").content.decode()
        head, *rules = text.rstrip().split("\n\n")
        assert head == "Tournament Rules v3"
        assert rules == [f"{one['number']} {one['text']}" for one in asked("/editions/v3/whole.json")]


class TestLists:
    @pytest.mark.parametrize(
        ("under", "numbers"),
        [("100", OF_V1[:5]), ("101", OF_V1[1:4]), ("101.2", ["101.2"]), ("200", OF_V1[5:]), ("201", OF_V1[6:])],
    )
    def test_a_part_is_what_stands_below_a_number_and_the_rule_itself(self, under: str, numbers: list[str]) -> None:
        assert [one["number"] for one in listed(f"/rules?edition=v1&under={under}")] == numbers

    @pytest.mark.parametrize(("size", "last", "left"), [(1, 10, 1), (3, 4, 1), (5, 2, 5), (9, 2, 1), (10, 1, 10)])
    def test_the_last_page_has_what_is_left_and_leads_back_but_not_on(self, size: int, last: int, left: int) -> None:
        page = asked(f"/rules?size={size}&page={last}")
        assert (len(page["results"]), page["count"], page["next"]) == (left, 10, None)
        assert (page["previous"] is None) == (last == 1)
        asked(f"/rules?size={size}&page={last + 1}", 404)

    def test_the_first_page_leads_on_and_not_back_and_keeps_what_was_asked(self) -> None:
        page = asked("/rules?edition=v1&size=2")
        assert page["previous"] is None
        assert {"edition=v1", "size=2", "page=2"} == set(urlsplit(page["next"]).query.split("&"))


class TestARule:
    @pytest.mark.parametrize("label", ["v1", "v3"])
    def test_says_of_itself_what_the_list_says_of_it(self, label: str) -> None:
        for row in asked(f"/editions/{label}/whole.json"):
            one = asked(f"/rules/{row['number']}?edition={label}")
            assert {name: one[name] for name in row} == row
            assert one["url"] == f"/riftbound/tr/@{label}/{row['number']}"

    @pytest.mark.parametrize(
        ("number", "above", "below"),
        [("101", [], ["101.1", "101.2"]), ("101.2", ["101"], []), ("301.1", ["301"], []),
         ("300", [], ["301", "301.1", "302"])],
    )  # fmt: skip
    def test_stands_between_those_above_and_below(self, number: str, above: list[str], below: list[str]) -> None:
        one = asked(f"/rules/{number}")
        assert [each["number"] for each in one["ancestors"]] == above
        assert [each["number"] for each in one["below"]] == below

    @pytest.mark.parametrize(
        ("address", "numbers"),
        [("/rules/301.1", ["301.1", "301.1", "201.1"]), ("/rules/201", ["201", "201"]),
         ("/rules/201?edition=v1", ["301", "301", "201"]), ("/rules/102?edition=v1", ["102"])],
    )  # fmt: skip
    def test_knows_its_number_in_every_version(self, address: str, numbers: list[str]) -> None:
        found = asked(address)["numbers"]
        assert [one["number"] for one in found] == numbers
        assert [one["edition"] for one in found] == sorted({one["edition"] for one in found}, reverse=True)
        assert [one["in_force"] for one in found] == [one["edition"] == "v3" for one in found]

    def test_is_the_same_by_its_lasting_name(self) -> None:
        found = asked("/api/v1/games/riftbound/provisions/winning-201-1")
        numbers = asked("/rules/301.1")["numbers"]
        assert found["document"] == "tr"
        assert [(one["edition"], one["number"]) for one in found["editions"]] == [
            (one["edition"], one["number"]) for one in numbers
        ]
        assert len({one["text"] for one in found["editions"]}) == 1

    def test_tells_which_references_lead_somewhere(self) -> None:
        [leads] = asked("/rules/302")["citations"]
        [nowhere] = asked("/rules/302?edition=v2")["citations"]
        assert (leads["number"], nowhere["number"]) == ("301", "999.9")
        assert (leads["resolved"], nowhere["resolved"]) == (True, False)
        assert [one["number"] for one in asked("/rules/301")["cited_by"]] == ["302"]
        assert asked("/rules/301?edition=v2")["cited_by"] == []

    @pytest.mark.parametrize("typed", ["301.1", "301.1."])
    def test_is_found_however_its_number_is_typed(self, typed: str) -> None:
        assert asked(f"/rules/{typed}")["number"] == "301.1"


class TestANumber:
    @pytest.mark.parametrize("number", sorted({*OF_V1, *OF_V3}))
    def test_that_any_version_has_is_known_with_the_rule_it_names_now(self, number: str) -> None:
        found = asked(f"/whereabouts/{number}")
        assert (found["rule"] is not None) == (number in OF_V3)
        assert found["edition_in_force"] == "v3"
        for former in found["former"]:
            assert former["rule"]["number"] == number
            assert former["editions"] == ["v1"]

    def test_leads_on_to_where_its_rule_went(self) -> None:
        found = {number: asked(f"/whereabouts/{number}")["former"] for number in ("200", "201", "201.1", "102")}
        went = {number: [now["number"] for one in former for now in one["now"]] for number, former in found.items()}
        assert went == {"200": ["300"], "201": ["301"], "201.1": ["301.1"], "102": []}
        assert {number: one[0]["change"] for number, one in found.items()} == {
            "200": "moved", "201": "moved", "201.1": "moved", "102": "removed",
        }  # fmt: skip

    def test_that_is_gone_is_told_with_the_nearest_above_and_where_to_ask(self) -> None:
        assert asked("/whereabouts/201.1")["nearest"]["number"] == "201"
        told = asked("/rules/201.1", 404)["detail"]
        assert told == f"Version v3 has no rule 201.1. Ask {TR}/whereabouts/201.1 where it went."


class TestHistory:
    @pytest.mark.parametrize(
        ("number", "events"),
        [
            ("101", [("v3", "unchanged"), ("v2", "unchanged"), ("v1", "oldest")]),
            ("101.2", [("v3", "changed"), ("v2", "unchanged"), ("v1", "oldest")]),
            ("301", [("v3", "unchanged"), ("v2", "changed"), ("v1", "oldest")]),
            ("201", [("v3", "unchanged"), ("v2", "created")]),
            ("302", [("v3", "changed"), ("v2", "created")]),
            ("102", [("v2", "removed"), ("v1", "oldest")]),
        ],
    )
    def test_tells_what_each_version_did_to_a_rule(self, number: str, events: list[tuple[str, str]]) -> None:
        assert [(one["edition"], one["event"]) for one in asked(f"/rules/{number}/history")] == events

    @pytest.mark.parametrize(
        ("number", "differences"), [("101.2", ["punctuation"]), ("301", ["number"]), ("302", ["words"])]
    )
    def test_names_the_kind_of_a_change(self, number: str, differences: list[str]) -> None:
        [changed] = [one for one in asked(f"/rules/{number}/history") if one["event"] == "changed"]
        assert changed["differences"] == differences

    def test_of_a_rule_that_is_gone_ends_with_nothing(self) -> None:
        removed, was = asked("/rules/102/history")
        assert (removed["number"], removed["text"], was["number"]) == (None, None, "102")


class TestComparing:
    @pytest.mark.parametrize(("old", "new"), [("v1", "v2"), ("v2", "v3"), ("v1", "v3")])
    def test_names_every_number_of_both_versions_once(self, old: str, new: str) -> None:
        rows = listed(f"/compare?old={old}&new={new}&size=4")
        for side, label in (("old", old), ("new", new)):
            numbers = [one["number"] for one in asked(f"/editions/{label}/whole.json")]
            assert sorted(row[side] for row in rows if row[side]) == sorted(numbers)

    def test_is_the_same_asked_the_other_way_round_and_up_to_the_one_in_force(self) -> None:
        assert listed("/compare?old=v3&new=v1") == listed("/compare?old=v1&new=v3") == listed("/compare?old=v1")

    def test_marks_numbers_that_name_another_rule_now(self) -> None:
        rows = listed("/compare?old=v1&new=v2")
        assert [row["old"] for row in rows if row["reused"]] == ["200", "201"]
        assert [(row["old"], row["new"]) for row in rows if row["change"] == "moved"] == [
            ("200", "300"), ("201", "301"), ("201.1", "301.1"),
        ]  # fmt: skip

    def test_says_of_a_rule_what_its_history_says(self) -> None:
        for row in listed("/compare?old=v2&new=v3"):
            event = asked(f"/rules/{row['new']}/history")[0]
            assert event["differences"] == row["differences"]
            assert event["event"] == ("changed" if row["differences"] else "unchanged")


def test_a_version_that_is_not_changed_is_answered_with_nothing_to_send(document: DocumentView) -> None:
    first = Client().get(f"{TR}/editions/v2/whole.json")
    again = Client().get(f"{TR}/editions/v2/whole.json", headers={"if-none-match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = Client().get(f"{TR}/editions/v3/whole.json", headers={"if-none-match": first.headers["ETag"]})
    assert other.status_code == 200
