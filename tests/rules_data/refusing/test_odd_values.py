"""Values that are nearly right: too long for the database, unprintable, or written in another way."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rules_data.actions import (
    UnableToImportDocument,
    UnableToName,
    import_document,
    name_rule,
    queue_import,
    report_problem,
)
from rules_data.actions.errors import UnableToReport
from rules_data.actions.propose_example import propose_example
from rules_data.models import Edition, ImportJob, Provision, ReaderReport
from rules_data.queries.desk import import_job, import_jobs
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db
SAMPLE: dict[str, Any] = {"game": "riftbound", "document": "tr"}


def address(length: int) -> str:
    """An e-mail address of this length, whose every part is as long as a part may be or shorter."""
    rest = length - len("a@.org")
    parts = ["b" * min(60, rest - 61 * n) for n in range(rest // 61 + 1) if rest - 61 * n > 0]
    return f"a@{'.'.join(parts)}.org"


class TestReports:
    def report(self, **more: str) -> ReaderReport:
        report_problem(**({"path": "/magic/", "text": "A typo", "sender": "1.2.3.4"} | more))
        return ReaderReport.objects.latest("pk")

    def test_an_address_as_long_as_the_database_keeps_is_taken(self) -> None:
        mail = address(254)
        assert len(mail) == 254
        assert self.report(address=mail).address == mail

    @pytest.mark.parametrize("mail", [address(255), address(308), "a@", "a b@example.org", "a@example.org\nb"])
    def test_one_that_is_longer_or_none_is_refused_in_a_sentence(self, mail: str) -> None:
        with pytest.raises(UnableToReport, match="That is not an e-mail address"):
            self.report(address=mail)
        assert not ReaderReport.objects.exists()

    def test_blanks_around_an_address_are_no_part_of_it(self) -> None:
        assert self.report(address=" ann@example.org\n").address == "ann@example.org"
        assert self.report(address="  ").address == ""

    def test_what_no_database_keeps_is_left_out_of_the_page_it_is_about(self) -> None:
        assert self.report(path="/magic/\x00cr").path == "/magic/cr"
        assert len(self.report(path="/" + "x" * 400).path) == 300

    @pytest.mark.parametrize(
        "source", ["- a", "- {game: riftbound}", "x", "7", "game: riftbound\nthen: 7\n", "? [a]\n: b", "then: [1]\n"]
    )
    def test_an_example_of_another_shape_is_refused_and_breaks_nothing(self, source: str) -> None:
        with pytest.raises(UnableToReport):
            propose_example(source=source, note="", sender="1.2.3.4")
        assert not ReaderReport.objects.exists()


class TestTitles:
    @pytest.mark.parametrize("title", ["a\x07b", "a\x00b", "\u200eab", "\ue000"])
    def test_that_cannot_be_printed_are_refused(self, title: str) -> None:
        rule = Provision.objects.filter(document__game__slug="riftbound", document__slug="cr").order_by("pk")[0]
        with pytest.raises(UnableToName, match="has a character that cannot be printed"):
            name_rule(game="riftbound", document="cr", provision=rule.slug, title=title)
        assert Provision.objects.get(pk=rule.pk).title == rule.title

    @pytest.mark.parametrize("title", ["Ahri’s “turn”", "é – ü", " two\nlines "])
    def test_in_whatever_letters_are_taken_as_one_line(self, title: str) -> None:
        rule = Provision.objects.filter(document__game__slug="riftbound", document__slug="cr").order_by("pk")[0]
        name_rule(game="riftbound", document="cr", provision=rule.slug, title=title)
        assert Provision.objects.get(pk=rule.pk).title == " ".join(title.split())


class TestVersions:
    def take(self, text: str, edition: str, **more: Any) -> Any:
        return import_document(**SAMPLE, data=text.encode(), source_name="sample.txt", edition=edition, **more)

    @pytest.mark.parametrize(("first", "again"), [("v1", "V1"), ("V1", "v1"), ("v1.a", "v1.A")])
    def test_that_differ_in_capitals_are_one_and_named_as_they_are_here(self, first: str, again: str) -> None:
        self.take(OLD, first)
        with pytest.raises(UnableToImportDocument, match=f"Edition {again} is written {first} here: name it so"):
            self.take(NEW, again)
        assert list(Edition.objects.filter(document__slug="tr").values_list("label", flat=True)) == [first]

    def test_a_day_that_is_not_the_editions_own_is_refused_with_it(self) -> None:
        self.take(OLD, "v1")
        with pytest.raises(UnableToImportDocument, match="Edition v1 takes effect on 2025-01-01, not 2025-02-01"):
            self.take(OLD, "v1", effective=date(2025, 2, 1))

    def test_a_day_beside_another_in_the_text_is_told(self) -> None:
        report = self.take(OLD, "v1", effective=date(2025, 2, 1))
        told = [one["message"] for one in report.findings]
        assert "The text says 2025-01-01, the import 2025-02-01." in told
        assert Edition.objects.get(document__slug="tr").effective == date(2025, 2, 1)

    def test_without_a_day_anywhere_it_is_asked_for(self) -> None:
        with pytest.raises(UnableToImportDocument, match="its text states no date: say when it takes effect"):
            self.take(OLD.replace("Last Updated: 2025-01-01\n", ""), "v1")
        assert not Edition.objects.filter(document__slug="tr").exists()


class TestJobs:
    def ask(self, **more: Any) -> int:
        return queue_import(**SAMPLE, **({"edition": "v1", "data": OLD.encode(), "source_name": "s.txt"} | more))

    @pytest.mark.parametrize(
        ("given", "said"),
        [
            ({"data": b""}, "exactly one of the three"),
            ({"address": "https://example.org/x"}, "exactly one of the three"),
            ({"edition": "v 1"}, "cannot be an edition's label"),
            ({"data": b"x" * 8_000_001}, "That is more than 8 MB"),
        ],
    )
    def test_that_cannot_be_right_are_refused_at_once(self, given: dict[str, Any], said: str) -> None:
        with pytest.raises(UnableToImportDocument, match=said):
            self.ask(**given)
        assert not ImportJob.objects.exists()

    def test_of_another_document_are_refused_with_what_to_choose(self) -> None:
        with pytest.raises(UnableToImportDocument, match="Choose the rulebook"):
            queue_import(game="riftbound", document="ipg", edition="v1", data=b"x")

    def test_the_same_twice_is_one_and_the_second_is_told_whose_it_is(self) -> None:
        self.ask()
        with pytest.raises(UnableToImportDocument, match=r"command line is importing .* v1 right now: wait"):
            self.ask()
        self.ask(edition="v2")
        assert ImportJob.objects.count() == 2

    def test_one_that_nobody_hears_of_any_more_is_called_stalled_and_is_in_nobodys_way(self) -> None:
        first = self.ask()
        assert not import_job(first, 900).is_stalled  # type: ignore[union-attr]
        stalled = import_job(first, -1)
        assert stalled is not None
        assert stalled.is_stalled
        assert not stalled.is_over
        assert [one.id for one in import_jobs(900, limit=1)] == [first]

    def test_one_that_is_not_there_is_none(self) -> None:
        assert import_job(987_654_321, 900) is None


class TestCommands:
    @pytest.mark.parametrize("processes", ["0", "-1", "many", "1.5"])
    def test_no_fewer_than_one_process_catches_up(self, processes: str) -> None:
        with pytest.raises(CommandError, match=f"'{processes}' is not a whole number from 1"):
            call_command("catch_up", f"--processes={processes}")

    def test_rulings_are_reviewed_of_a_game_by_any_of_its_names(self, capsys: pytest.CaptureFixture[str]) -> None:
        call_command("review_rulings", "RB", "cr", "v1.3")
        assert "rows are not decided in v1.3" in capsys.readouterr().out
        with pytest.raises(CommandError, match="There is no game 'chess'"):
            call_command("review_rulings", "chess", "cr", "v1.3")
