"""What readers send, what editors answer, who may do what, and the words that searches know."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from rules_data.actions import (
    EditConflict,
    UnableToGrantRole,
    UnableToHandle,
    UnableToKeepSynonym,
    UnableToName,
    acting,
    check_synonym,
    grant_role,
    handle_item,
    keep_synonym,
    name_rule,
    note_presence,
    note_sign_in,
    note_unanswered_search,
    report_problem,
    revoke_role,
)
from rules_data.actions.errors import UnableToReport
from rules_data.actions.note_presence import LONGEST_PLACE, MOST_PLACES
from rules_data.actions.propose_example import propose_example
from rules_data.models import AuditEntry, Handling, Presence, Provision, ReaderReport, Synonym
from rules_data.queries import synonym_row, synonym_rows
from rules_data.queries.desk import find_item, inbox, inbox_count, others_at, people

pytestmark = pytest.mark.django_db


def report(text: str = "A typo in it", **more: str) -> str:
    """Somebody reports; gives back the key of the report in its tray."""
    report_problem(**({"path": "/riftbound/cr/101", "text": text, "sender": "1.2.3.4"} | more))
    return str(ReaderReport.objects.latest("pk").pk)


def tray(slug: str, **asked: Any) -> list[str]:
    """The titles of what lies in a tray."""
    return [item.title for one in inbox(**asked) if one.slug == slug for item in one.items]


class TestReports:
    def test_the_first_line_is_the_title_and_the_rest_is_kept(self) -> None:
        key = report("A typo.\r\nIn the second line.\x00 ")
        found = find_item("reports", key)
        assert found is not None
        assert (found.title, found.detail) == ("A typo.", "A typo.\nIn the second line.")

    @pytest.mark.parametrize("text", ["", " \n\t", "\x00"])
    def test_who_says_nothing_is_asked_what_is_wrong(self, text: str) -> None:
        with pytest.raises(UnableToReport, match="Say what is wrong"):
            report(text)
        assert not ReaderReport.objects.exists()

    def test_a_report_is_as_long_as_a_page_of_text_at_most(self) -> None:
        report("x" * 4_000)
        with pytest.raises(UnableToReport, match="longer than 4,000 characters"):
            report("x" * 4_001)

    @pytest.mark.parametrize("address", ["ann", "ann@", "@example.org", "ann@example", "a b@example.org"])
    def test_an_address_that_is_none_is_said_to_be_none(self, address: str) -> None:
        with pytest.raises(UnableToReport, match=r"not an e-mail address\. Leave it empty"):
            report(address=address)

    def test_the_address_is_erased_when_the_report_is_closed_and_not_before(self) -> None:
        key = report(address=" ann@example.org ")
        handle_item("reports", key, answer="Mended.")
        assert ReaderReport.objects.get().address == "ann@example.org"
        handle_item("reports", key, close=True)
        assert ReaderReport.objects.get().address == ""

    def test_a_sender_is_not_told_by_the_mark_and_another_day_has_another(self) -> None:
        report()
        mark = ReaderReport.objects.get().sender
        assert "1.2.3.4" not in mark
        report("Another")
        assert set(ReaderReport.objects.values_list("sender", flat=True)) == {mark}
        report("From elsewhere", sender="5.6.7.8")
        assert ReaderReport.objects.latest("pk").sender != mark

    def test_marks_of_yesterday_are_gone_with_the_next_report(self) -> None:
        report()
        ReaderReport.objects.update(received_at=timezone.now() - timedelta(hours=25))
        report("Today's")
        assert ReaderReport.objects.earliest("pk").sender == ""

    def test_five_an_hour_are_taken_of_one_sender(self) -> None:
        for number in range(5):
            report(f"Number {number}")
        with pytest.raises(UnableToReport, match="several reports within the hour"):
            report("Number 6")
        report("From elsewhere", sender="5.6.7.8")
        ReaderReport.objects.update(received_at=timezone.now() - timedelta(minutes=61))
        report("An hour later")


class TestProposals:
    EXAMPLE = """\
example: two-deaths
game: riftbound
title: Two deaths
editions: ["v1.3"]
"""

    def propose(self, source: str, note: str = "") -> None:
        propose_example(source=source, note=note, sender="1.2.3.4")

    @pytest.mark.parametrize(
        ("source", "said"),
        [
            ("", "There is no scenario to propose"),
            (" \x00 ", "There is no scenario to propose"),
            ("x: " + "y" * 16_000, "An example has at most 16,000 characters"),
            ("given: [", "This is not a scenario: "),
            ("game: chess\nthen: {}\n", "This is not a scenario: |expects nothing yet"),
        ],
    )
    def test_what_is_no_example_is_refused_with_the_first_reason(self, source: str, said: str) -> None:
        with pytest.raises(UnableToReport, match=said):
            self.propose(source)
        assert not ReaderReport.objects.exists()


class TestTheInbox:
    def test_what_is_given_is_changed_and_the_rest_is_left(self) -> None:
        key = report()
        grant_role("ann", "author")
        handle_item("reports", key, assign_to="ann")
        handle_item("reports", key, answer="I look into it.")
        kept = Handling.objects.get()
        assert (kept.assigned_to, kept.answer, kept.state) == ("ann", "I look into it.", "open")
        handle_item("reports", key, assign_to="")
        assert Handling.objects.get().assigned_to == ""

    def test_a_person_sees_what_is_theirs(self) -> None:
        grant_role("ann", "author")
        handle_item("reports", report("For Ann"), assign_to="ann")
        report("For nobody")
        assert tray("reports", person="ann") == ["For Ann"]
        assert tray("reports", person="bob") == []
        assert len(tray("reports")) == 2

    def test_what_is_closed_lies_among_the_closed_and_may_be_opened_again(self) -> None:
        before, key = inbox_count(), report()
        assert inbox_count() == before + 1
        handle_item("reports", key, close=True)
        assert inbox_count() == before
        assert tray("reports", closed=True) == ["A typo in it"]
        assert [one.closed_count for one in inbox() if one.slug == "reports"] == [1]
        found = find_item("reports", key)
        assert found is not None
        assert found.is_closed
        handle_item("reports", key, close=False)
        assert tray("reports") == ["A typo in it"]

    def test_nobody_is_assigned_who_is_not_there(self) -> None:
        with pytest.raises(UnableToHandle, match="Nobody is called 'zoe'"):
            handle_item("reports", report(), assign_to="zoe")
        assert not Handling.objects.exists()

    def test_an_answer_longer_than_a_report_is_refused(self) -> None:
        with pytest.raises(UnableToHandle, match="That is longer than 4,000 characters"):
            handle_item("reports", report(), answer="x" * 4_001)

    def test_of_two_answers_the_second_is_refused_with_the_first(self) -> None:
        key = report()
        with acting("ann"):
            handle_item("reports", key, answer="Ann's.", seen="")
        with acting("bob"), pytest.raises(EditConflict) as conflict:
            handle_item("reports", key, answer="Bob's.", seen="")
        assert (conflict.value.theirs, conflict.value.by) == ("Ann's.", "ann")
        handle_item("reports", key, answer="Both.", seen="Ann's.\r\n")
        assert Handling.objects.get().answer == "Both."

    def test_the_same_answer_twice_is_no_conflict(self) -> None:
        key = report()
        for _ in range(2):
            handle_item("reports", key, answer="Mended.", seen="")
        assert Handling.objects.get().answer == "Mended."

    def test_a_key_of_another_tray_closes_no_report(self) -> None:
        key = report(address="ann@example.org")
        handle_item("searches", key, close=True)
        assert ReaderReport.objects.get().address == "ann@example.org"
        assert tray("reports") == ["A typo in it"]

    @pytest.mark.parametrize(
        ("query", "game"), [("a&b=c", ""), ("100% sure?", "riftbound"), ("what #1 does", ""), ("a+b", "magic")]
    )
    def test_the_link_of_an_unanswered_search_asks_exactly_that(self, query: str, game: str) -> None:
        note_unanswered_search(query, game=game, today=timezone.localdate())
        found = next(item for one in inbox() if one.slug == "searches" for item in one.items)
        asked = parse_qs(urlsplit(found.path).query)
        assert asked == {"q": [query]} | ({"game": [game]} if game else {})


class TestPeople:
    @pytest.mark.parametrize(
        ("role", "may"),
        [
            ("author", {"write_drafts"}),
            ("reviewer", {"write_drafts", "review_drafts"}),
            ("publisher", {"write_drafts", "review_drafts", "publish_drafts"}),
        ],
    )
    def test_each_role_may_do_what_those_before_it_may(self, role: str, may: set[str]) -> None:
        person = User.objects.get(pk=grant_role("ann", role).pk)
        found = {one.removeprefix("rules_data.") for one in person.get_all_permissions()}
        assert found == may

    def test_another_role_takes_the_place_of_the_one_before(self) -> None:
        grant_role("ann", "publisher")
        person = User.objects.get(pk=grant_role("ann", "author").pk)
        assert not person.has_perm("rules_data.publish_drafts")
        assert User.objects.filter(username="ann").count() == 1

    def test_a_name_in_other_capitals_is_nobody_new(self) -> None:
        grant_role("ann", "author")
        with pytest.raises(UnableToGrantRole, match="'ann' already"):
            grant_role("Ann", "publisher")
        assert list(User.objects.filter(username__iexact="ann").values_list("username", flat=True)) == ["ann"]

    def test_a_new_account_has_no_password_and_an_old_one_keeps_its_own(self) -> None:
        person = grant_role("ann", "author", email="ann@example.org")
        assert not person.has_usable_password()
        person.set_password("a long enough one")
        person.save()
        assert grant_role("ann", "reviewer").check_password("a long enough one")

    def test_without_a_role_the_account_stays_and_may_do_nothing(self) -> None:
        grant_role("ann", "publisher")
        with acting("pia"):
            revoke_role("ann")
        person = User.objects.get(username="ann")
        assert person.get_all_permissions() == set()
        assert "ann" not in people()
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.who, entry.verb, entry.subject) == ("pia", "revoke role", "ann")

    def test_only_who_has_a_role_can_be_given_work(self) -> None:
        User.objects.create(username="stranger")
        grant_role("ann", "author")
        away = grant_role("bob", "author")
        away.is_active = False
        away.save()
        assert "ann" in people()
        assert not {"stranger", "bob"} & set(people())

    @pytest.mark.parametrize(
        ("name", "role", "said"),
        [
            ("ann", "editor", "There is no role 'editor'. There are: author, reviewer, publisher"),
            ("ann", "", "There is no role ''"),
            ("two words", "author", "'two words' cannot be a name"),
            ("", "author", "'' cannot be a name"),
            ("x" * 151, "author", "cannot be a name"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_what_is_no_role_or_no_name_is_refused(self, name: str, role: str, said: str) -> None:
        with pytest.raises(UnableToGrantRole, match=said):
            grant_role(name, role)
        assert not User.objects.filter(username=name).exists()

    @pytest.mark.usefixtures("nothing_told")
    def test_nothing_is_taken_from_somebody_who_is_not_there(self) -> None:
        with pytest.raises(UnableToGrantRole, match="Nobody is called 'zoe'"):
            revoke_role("zoe")

    @pytest.mark.parametrize(
        ("given", "verb", "factor"),
        [({}, "sign in", "authenticator"), ({"recovery": True}, "sign in", "recovery code"),
         ({"new_codes": True}, "make recovery codes", None)],
    )  # fmt: skip
    def test_how_somebody_came_in_is_told(self, given: dict[str, bool], verb: str, factor: str | None) -> None:
        note_sign_in("ann", **given)
        entry = AuditEntry.objects.order_by("-number")[0]
        assert (entry.verb, entry.subject, entry.details.get("second_factor")) == (verb, "ann", factor)


class TestPresence:
    def test_who_is_there_is_seen_by_the_others_in_order(self) -> None:
        for who in ("zoe", "ann", "bob"):
            assert note_presence("/editor/x", who)
        assert others_at("/editor/x", "bob") == ("ann", "zoe")
        assert others_at("/editor/y", "bob") == ()

    def test_who_missed_three_times_has_left(self) -> None:
        note_presence("/editor/x", "ann")
        Presence.objects.update(seen_at=timezone.now() - timedelta(seconds=36))
        assert others_at("/editor/x", "bob") == ()
        note_presence("/editor/y", "bob")
        assert not Presence.objects.filter(who="ann").exists()

    def test_asking_again_is_one_presence(self) -> None:
        for _ in range(3):
            note_presence("/editor/x", "ann")
        assert Presence.objects.count() == 1

    @pytest.mark.parametrize(("place", "who"), [("/editor/x", ""), ("x" * (LONGEST_PLACE + 1), "ann")])
    def test_what_cannot_be_a_presence_is_not_kept(self, place: str, who: str) -> None:
        assert not note_presence(place, who)
        assert not Presence.objects.exists()

    def test_of_many_pages_of_one_person_the_latest_are_kept(self) -> None:
        for number in range(MOST_PLACES + 3):
            note_presence(f"/editor/{number}", "ann")
        kept = set(Presence.objects.values_list("place", flat=True))
        assert f"/editor/{MOST_PLACES + 2}" in kept
        assert "/editor/0" not in kept
        assert len(kept) <= MOST_PLACES + 1


class TestSynonyms:
    def row(self, **more: Any) -> int:
        return keep_synonym(**({"words": ["zorp"], "means": ["chain"], "game": "riftbound"} | more))

    def test_blanks_and_doubles_are_put_right(self) -> None:
        kept = synonym_row(self.row(words=["  two   words ", "zorp", "zorp"], means=["chain", " "]))
        assert kept is not None
        assert (kept.words, kept.means) == (("two words", "zorp"), ("chain",))

    def test_a_row_begins_with_a_word_once_in_a_game_and_once_in_all(self) -> None:
        self.row()
        with pytest.raises(UnableToKeepSynonym, match="Another row begins with “ZORP” already: add to that one"):
            self.row(words=["ZORP"])
        self.row(game="")
        self.row(game="magic")
        assert Synonym.objects.filter(first_word="zorp").count() == 3

    def test_a_row_may_keep_its_own_first_word(self) -> None:
        row = self.row()
        assert self.row(row=row, means=["stack"]) == row
        check_synonym(words=["zorp"], means=["x"], game="riftbound", row=row)
        with pytest.raises(UnableToKeepSynonym, match="Another row begins"):
            check_synonym(words=["zorp"], means=["x"], game="riftbound")

    def test_a_row_that_says_something_else_than_was_seen_is_not_written_over(self) -> None:
        row = self.row()
        seen = synonym_row(row)
        assert seen is not None
        self.row(row=row, means=["stack"])
        with pytest.raises(EditConflict) as conflict:
            self.row(row=row, means=["queue"], seen=seen.seen)
        assert (conflict.value.theirs, conflict.value.by) == ("zorp = stack", "Somebody else")
        kept = synonym_row(row)
        assert kept is not None
        assert kept.means == ("stack",)

    def test_a_row_that_was_taken_out_meanwhile_does_not_come_back_under_another_number(self) -> None:
        row = self.row()
        Synonym.objects.filter(pk=row).delete()
        with pytest.raises(UnableToKeepSynonym, match="This row was taken out meanwhile"):
            self.row(row=row)
        assert not Synonym.objects.filter(first_word="zorp").exists()

    @pytest.mark.parametrize(
        ("more", "said"),
        [
            ({"words": []}, "words: expected 1 to 20, found 0"),
            ({"means": ["", " "]}, "means: expected 1 to 20, found 0"),
            ({"words": [f"w{number}" for number in range(21)]}, "words: expected 1 to 20, found 21"),
            ({"words": ["x" * 101]}, "is longer than 100 characters"),
            ({"means": ["a\x07b"]}, "has a character that cannot be printed"),
            ({"words": "zorp"}, "words: expected a list"),
            ({"game": "chess"}, "There is no game 'chess'"),
        ],
    )
    @pytest.mark.usefixtures("nothing_told")
    def test_what_is_no_row_is_refused(self, more: dict[str, Any], said: str) -> None:
        before = Synonym.objects.count()
        with pytest.raises(UnableToKeepSynonym, match=said):
            self.row(**more)
        assert Synonym.objects.count() == before

    def test_rows_are_found_by_a_part_of_a_word_on_either_side(self) -> None:
        row = self.row(words=["zorpish"], means=["quux"])
        for part in ("ORPI", "uux"):
            assert row in {one.id for one in synonym_rows("riftbound", part)}
        assert synonym_rows("magic", "zorpish") == ()


class TestShortTitles:
    def named(self) -> Provision:
        found = Provision.objects.filter(document__game__slug="riftbound", document__slug="cr", title="").first()
        assert found is not None
        return found

    def name(self, title: str, provision: str = "") -> None:
        name_rule(game="riftbound", document="cr", provision=provision or self.named().slug, title=title)

    def test_a_title_is_one_line_and_an_empty_one_takes_it_away(self) -> None:
        rule = self.named()
        self.name("  Who \n goes  first ", rule.slug)
        rule.refresh_from_db()
        assert rule.title == "Who goes first"
        self.name(" ", rule.slug)
        rule.refresh_from_db()
        assert rule.title == ""

    def test_a_title_has_a_line_of_characters_at_most(self) -> None:
        self.name("x" * 120)
        with pytest.raises(UnableToName, match="The title has 121 characters: write at most 120"):
            self.name("x" * 121)

    def test_a_rule_that_nobody_knows_has_no_title(self) -> None:
        with pytest.raises(UnableToName, match="has no rule with the permanent name 'nowhere'"):
            self.name("Somewhere", "nowhere")
