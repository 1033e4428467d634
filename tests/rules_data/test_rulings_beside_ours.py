"""Other people's answers beside the site's own: nobody's takes another's place, and days are days."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules_data.actions import UnableToImportRulings, import_rulings
from rules_data.actions.import_rulings import RulingsReport
from rules_data.core.rulings import Origin
from rules_data.models import Faq
from rules_data.queries.state import site_state

pytestmark = pytest.mark.django_db


def take(text: str, name: str = "notes.md", **origin: str) -> RulingsReport:
    return import_rulings(game="riftbound", text=text, name=name, origin=Origin(**origin))


def lines(*rows: dict[str, object]) -> str:
    return "\n".join(json.dumps({"question": "Is it so?", "answer": "Yes."} | row) for row in rows)


def page(*asked: str) -> str:
    """A page of Markdown that asks these and answers each with its place."""
    return "# Notes\n\n" + "".join(f"### {one}\n\nAnswer {n}.\n\n" for n, one in enumerate(asked, 1))


def kept() -> dict[str, str]:
    """By slug, the answers that were taken over."""
    rows = Faq.objects.filter(game__slug="riftbound").values_list("slug", "answer", "source")
    return {slug: answer.strip() for slug, answer, source in rows if source.get("imported")}


class TestPlaces:
    def test_are_the_words_of_the_source_and_of_the_question(self) -> None:
        take(page("Does it trigger twice?"))
        assert kept() == {"notes-does-it-trigger-twice": "Answer 1."}

    @pytest.mark.parametrize(
        ("asked", "slugs"),
        [
            (("Is it?", "Is it?"), ["notes-is-it", "notes-is-it-2"]),
            (("Is it?", "Is it?", "Is it 2?"), ["notes-is-it", "notes-is-it-2", "notes-is-it-2-2"]),
            (("Is it 2?", "Is it?", "Is it?"), ["notes-is-it-2", "notes-is-it", "notes-is-it-3"]),
            (("Is it?", "IS it!?", "Is-it?"), ["notes-is-it", "notes-is-it-2", "notes-is-it-3"]),
            (("x" * 120 + "?", "x" * 130 + "?"), ["notes-" + "x" * 84, "notes-" + "x" * 84 + "-2"]),
        ],
    )
    def test_are_one_for_each_answer_however_alike_the_questions(
        self, asked: tuple[str, ...], slugs: list[str]
    ) -> None:
        report = take(page(*asked))
        assert report.new == len(asked)
        assert kept() == {slug: f"Answer {n}." for n, slug in enumerate(slugs, 1)}

    def test_are_the_same_the_next_time(self) -> None:
        asked = ("Is it?", "Is it?", "Is it 2?")
        take(page(*asked))
        before = kept()
        report = take(page(*asked))
        assert (report.new, report.renewed, report.unchanged) == (0, 0, 3)
        assert kept() == before

    def test_of_the_sites_own_answers_are_left_to_them(self) -> None:
        own = Faq.objects.filter(game__slug="riftbound").order_by("slug")[0]
        answer = own.answer
        report = take(f"### {own.slug.replace('-', ' ')}?\n\nTaken over.\n")
        assert report.new == 1
        assert kept() == {f"{own.slug}-2": "Taken over."}
        own.refresh_from_db()
        assert own.answer == answer

    def test_are_those_of_another_game_again(self) -> None:
        take(page("Is it?"))
        import_rulings(game="magic", text=page("Is it?"), name="notes.md")
        assert Faq.objects.filter(slug="notes-is-it").count() == 2


class TestDays:
    @pytest.mark.parametrize("day", ["2026-01-05", "2026-01-05T18:00:00Z", "on 2026-01-05"])
    def test_tell_the_edition_it_was_written_for(self, day: str) -> None:
        assert take(lines({"date": day}), "notes.jsonl").edition == "v1.2"
        assert Faq.objects.get(slug="is-it-so").source["date"] == "2026-01-05"

    @pytest.mark.parametrize("day", ["soon", "2026-02-31", "5.1.2026", "2026-13-01"])
    def test_that_are_none_are_refused_with_their_line(self, day: str) -> None:
        with pytest.raises(UnableToImportRulings, match=f"notes.jsonl: line 2: “{day}” is no day; write it as YYYY-MM"):
            take(lines({}, {"question": "And so?", "date": day}), "notes.jsonl")
        assert kept() == {}

    def test_of_no_calendar_in_the_head_of_a_page_are_refused(self) -> None:
        with pytest.raises(UnableToImportRulings, match="line 1: the front matter cannot be read: day is out of range"):
            take("---\ndate: 2026-02-31\n---\n" + page("Is it?"))

    def test_that_a_page_tells_in_words_are_no_days(self) -> None:
        take("---\ndate: In the spring, '2026-02-31'\n---\n" + page("Is it?"))
        assert "date" not in Faq.objects.get(slug="notes-is-it").source

    def test_before_the_first_edition_mean_the_first(self) -> None:
        assert take(lines({"date": "1999-01-01"}), "notes.jsonl").edition == "v1.2"


class TestReaders:
    def test_see_another_site_where_something_was_taken_over(self) -> None:
        before = site_state()
        take(page("Is it?"))
        changed = {scope for scope, serial in site_state().items() if before.get(scope) != serial}
        assert changed == {"riftbound"}

    def test_see_the_same_where_nothing_was(self) -> None:
        take(page("Is it?"))
        before = site_state()
        take(page("Is it?"))
        assert site_state() == before

    def test_see_nothing_of_a_file_with_a_fault(self) -> None:
        before = site_state(), kept()
        with pytest.raises(UnableToImportRulings, match="line 2: the answer is missing"):
            take(lines({}, {"answer": ""}), "notes.jsonl")
        assert (site_state(), kept()) == before


class TestTheCommand:
    @pytest.fixture(autouse=True)
    def _no_index(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Built:
            entries = 7

        monkeypatch.setattr("rules_data.search.rebuild", Built)

    def test_takes_what_it_can_and_says_what_it_could_not(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = tmp_path / "riftbound"
        folder.mkdir()
        (folder / "good.md").write_text(page("Is it?"), encoding="utf-8")
        (folder / "bad.jsonl").write_text(lines({"date": "soon"}), encoding="utf-8")
        with pytest.raises(CommandError, match=r"^1 not imported; the rest was\.$") as refusal:
            call_command("import_rulings", str(tmp_path))
        assert refusal.value.returncode == 2
        told = capsys.readouterr()
        assert "“soon” is no day" in told.err
        assert "7 entries indexed." in told.out
        assert kept() == {"notes-is-it": "Answer 1."}

    def test_says_who_wrote_it_when_and_under_which_licence(self, tmp_path: Path) -> None:
        file = tmp_path / "notes.md"
        file.write_text(page("Is it?"), encoding="utf-8")
        call_command("import_rulings", str(file), "--game", "RB", "--author", "A. Judge", "--licence", "CC BY 4.0",
                     "--day", "2026-01-05", "--source", "Club notes", "--url", "https://example.org/")  # fmt: skip
        faq = Faq.objects.get(answer__contains="Answer 1.")
        assert faq.edition_label == "v1.2"
        assert faq.source == {
            "title": "Notes", "author": "A. Judge", "licence": "CC BY 4.0", "date": "2026-01-05",
            "url": "https://example.org/", "imported": "yes",
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("--game", "chess"), "of which game are these rulings"),
            (("--game", "riftbound", "--edition", "v9"), "1 not imported"),
            (("--game", "riftbound", "--document", "ipg"), "1 not imported"),
            (("--game", "riftbound", "--day", "soon"), "is not a date"),
        ],
    )
    def test_refuses_what_is_not_here(self, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
        file = tmp_path / "notes.md"
        file.write_text(page("Is it?"), encoding="utf-8")
        with pytest.raises(CommandError, match=said):
            call_command("import_rulings", str(file), *words)
        assert kept() == {}
