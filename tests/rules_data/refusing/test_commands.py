"""What commands refuse: one sentence on what is missing or what does nothing, and a status that is not 0."""

from __future__ import annotations

import json
import os
import socket
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from rules_data.actions import correct_rule, publish_revision, revert_revision
from rules_data.management.commands.quickstart import refuse_taken_port
from rules_data.models import GlossaryTerm, Revision, Synonym, WorkingText
from tests.rules_data.refusing.conftest import V2, of, published

pytestmark = pytest.mark.django_db
V1_NAMED, V2_NAMED = ("riftbound", "tr", "v1"), ("riftbound", "tr", "v2")


def run(*arguments: object, **options: Any) -> str:
    """What a command prints."""
    told = StringIO()
    call_command(*map(str, arguments), stdout=told, stderr=told, **options)
    return told.getvalue()


def refused(*arguments: object) -> CommandError:
    """How a command that must not succeed refuses."""
    with pytest.raises(CommandError) as refusal:
        run(*arguments)
    return refusal.value


def written(folder: Path, name: str, text: str | bytes) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


class TestTheDesk:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("match", "riftbound", "tr", "v9"), "There is no version v9 of riftbound tr here"),
            (("match", *V1_NAMED), "v1 has no open draft. `manage.py desk drafts` lists those there are"),
            (("impact", *V2_NAMED, "--settle", "faq", "nothing", "open"), "Nothing on the list is faq nothing"),
            (("rule", *V2_NAMED, "999"), "v2 has no rule 999"),
            (("rule", *V2_NAMED, "101.3", "--add"), "Name the file with the rule's text: --text FILE"),
            (("rule", "riftbound", "tr", "v9", "101"), "There is no version v9"),
            (("term", *V2_NAMED, "sleep"), "The glossary of v2 has no entry sleep"),
            (("review", *V2_NAMED, "--settle", "987654321"), "has no such comment"),
            (("review", *V2_NAMED, "--link", "99"), "lasts from 1 to 30 days"),
            (("review", *V2_NAMED, "--notes", "/nowhere/notes.md"), "Check the path"),
            (("synonyms", "--words", "zorp"), "A new row needs both: --words WORD"),
            (("synonyms", "--means", "chain"), "A new row needs both"),
            (("synonyms", "--game", "chess"), "There is no game 'chess'. There are: "),
            (("text", "chess", "faq"), "There is no game 'chess'"),
            (("text", "riftbound", "faq", "x", "--undo"), "Nothing of this text was published from the desk"),
            (("text", "riftbound", "faq", "x", "--withdraw", "--note", "Wrong"), "This is not published"),
            (("text", "riftbound", "faq", "x", "--discard"), "Nobody is working on this text"),
            (("text", "riftbound", "faq", "x", "--publish"), "there is nothing to publish"),
            (("text", "all", "faq", "x", "--publish"), "Nobody is working on this text"),
            (("inbox", "reports", "987654321"), "Nothing in the inbox is reports 987654321"),
        ],
    )
    def test_what_is_not_there_is_named(self, open_draft: int, words: tuple[str, ...], said: str) -> None:
        assert said in str(refused("desk", *words))

    def test_a_text_that_is_not_utf_8_is_refused_with_the_byte(self, open_draft: int, tmp_path: Path) -> None:
        file = written(tmp_path, "rule.txt", b"A na\xefve piece.")
        said = str(refused("desk", "rule", *V2_NAMED, "101", "--text", file, "--note", "x"))
        assert "is not UTF-8 (byte 4). Save it as UTF-8." in said
        assert of(open_draft, "101").text.startswith("A player may move")

    def test_a_missing_rule_is_put_in_and_taken_out(self, open_draft: int, tmp_path: Path) -> None:
        file = written(tmp_path, "rule.txt", "It was left out.")
        told = run("desk", "rule", *V2_NAMED, "101.3", "--add", "--text", file, "--note", "Left out")
        assert "Next: python manage.py check_revision riftbound tr v2" in told
        assert of(open_draft, "101.3").text == "It was left out."
        run("desk", "rule", *V2_NAMED, "101.3", "--remove", "--note", "It was not")
        assert not Revision.objects.get(pk=open_draft).rules.filter(number="101.3").exists()

    def test_examples_of_a_rule_are_kept_unless_others_are_named(self, open_draft: int, tmp_path: Path) -> None:
        rule = of(open_draft, "101")
        correct_rule(**V2, number="101", text="One.", examples=["Kept."], note="x", version=rule.content_hash)
        text, example = written(tmp_path, "rule.txt", "Two."), written(tmp_path, "example.txt", "Another.")
        run("desk", "rule", *V2_NAMED, "101", "--text", text, "--note", "x")
        assert of(open_draft, "101").examples == ["Kept."]
        run("desk", "rule", *V2_NAMED, "101", "--text", text, "--example", example, "--note", "x")
        assert of(open_draft, "101").examples == ["Another."]
        assert run("desk", "rule", *V2_NAMED, "101").split("\n\n") == ["Two.", "Another.\n"]

    def test_a_meaning_is_shown_and_corrected(self, open_draft: int, tmp_path: Path) -> None:
        GlossaryTerm.objects.create(revision_id=open_draft, slug="rest", term="Rest", text="To stay.", position=0)
        assert "Rest: To stay." in run("desk", "term", *V2_NAMED, "rest")
        file = written(tmp_path, "term.txt", "To stay where one is.")
        run("desk", "term", *V2_NAMED, "rest", "--text", file, "--note", "Too short")
        assert GlossaryTerm.objects.get(revision_id=open_draft, slug="rest").text == "To stay where one is."

    def test_a_version_that_is_older_than_what_stands_there_saves_nothing(self, tmp_path: Path) -> None:
        file = written(tmp_path, "answer.md", "First.")
        run("desk", "text", "riftbound", "faq", "x", "--save", file)
        written(tmp_path, "answer.md", "Second.")
        run("desk", "text", "riftbound", "faq", "x", "--save", file, "--version", "1")
        written(tmp_path, "answer.md", "Third.")
        said = str(refused("desk", "text", "riftbound", "faq", "x", "--save", file, "--version", "1"))
        assert "saved another text meanwhile" in said
        assert WorkingText.objects.get().source == "Second."

    def test_a_game_may_be_called_by_any_of_its_names(self, tmp_path: Path) -> None:
        run("desk", "synonyms", "--game", "RB", "--words", "zorp", "--means", "chain")
        row = Synonym.objects.get(first_word="zorp")
        assert row.game is not None
        assert row.game.slug == "riftbound"
        run("desk", "text", "rb", "faq", "x", "--save", written(tmp_path, "answer.md", "First."))
        text = WorkingText.objects.get()
        assert text.game is not None
        assert text.game.slug == "riftbound"

    def test_what_is_wrong_with_a_text_is_told_with_its_line(self, tmp_path: Path) -> None:
        told = run("desk", "text", "riftbound", "faq", "x", "--save", written(tmp_path, "answer.md", "no head"))
        assert "faq x: being written, version 1" in told
        assert "fault: " in told

    def test_drafts_and_imports_are_listed_with_their_makers(self, open_draft: int) -> None:
        told = run("desk", "drafts")
        assert "riftbound tr v2" in told
        assert "ann" in told

    def test_the_history_of_one_thing_is_found_by_its_words(self, open_draft: int) -> None:
        told = run("desk", "history", "--about", "v2", "--limit", "1")
        assert told.count("v2") >= 1
        assert "v1" not in told


class TestPublishing:
    @pytest.mark.parametrize("why", ["", " "])
    def test_an_obstacle_is_overruled_with_a_reason_only(self, open_draft: int, why: str) -> None:
        said = str(refused("publish_revision", *V2_NAMED, "--despite-obstacles", "--why", why))
        assert "Say why it is published although its check found obstacles: --why REASON" in said

    def test_what_is_published_is_not_published_again(self, open_draft: int) -> None:
        said = str(refused("publish_revision", *V1_NAMED, "--again"))
        assert "riftbound tr v1 is not unpublished: there is nothing to publish again" in said

    def test_only_a_draft_is_scheduled(self, open_draft: int) -> None:
        said = str(refused("publish_revision", *V1_NAMED, "--at", "2099-01-01T00:00"))
        assert "riftbound tr v1 has no open draft" in said

    @pytest.mark.parametrize("at", ["tomorrow", "2099-13-01", "18:00"])
    def test_a_time_that_is_none_is_refused_with_one_that_is(self, open_draft: int, at: str) -> None:
        assert "is not a time: write it as 2026-03-30T18:00" in str(refused("publish_revision", *V2_NAMED, "--at", at))

    def test_a_time_without_a_zone_is_utc_and_one_with_another_is_kept(self, open_draft: int) -> None:
        for at, hour in (("2099-01-01T18:00", 18), ("2099-01-01T18:00+02:00", 16)):
            run("publish_revision", *V2_NAMED, "--at", at)
            planned = Revision.objects.get(pk=open_draft).publish_at
            assert planned is not None
            assert planned.hour == hour

    def test_a_version_is_named_once(self, open_draft: int) -> None:
        said = str(refused("check_revision", *V2_NAMED, "--edition", "v3"))
        assert "Which version: v2 or v3? Name it once." in said

    def test_where_several_could_be_meant_all_are_listed(self, open_draft: int) -> None:
        said = str(refused("revert_revision", "riftbound"))
        assert "Which published edition? Name game, document and edition. There are:" in said
        assert "- riftbound tr v1 (published)" in said

    def test_what_was_never_published_cannot_be_taken_back(self, open_draft: int) -> None:
        assert "Nothing is published of riftbound tr v2" in str(refused("revert_revision", *V2_NAMED))

    def test_the_last_version_taken_back_leaves_none(self, open_draft: int) -> None:
        assert "No version is published now." in run("revert_revision", *V1_NAMED)
        assert not Revision.objects.filter(edition__document__slug="tr", status="published").exists()

    def test_what_continues_another_is_not_published_over_it(self, open_draft: int) -> None:
        publish_revision(**V2, index=False, despite_obstacles=True)
        revert_revision(**V2)
        assert "Published" in run("publish_revision", *V2_NAMED, "--again")
        assert published()


class TestPeople:
    def test_a_name_gets_a_link_to_choose_a_password(self) -> None:
        told = run("make_editor", "ann", "--role", "author", "--email", "ann@example.org")
        assert "ann is author. To choose a password, within" in told
        assert "/editor/" in told
        assert User.objects.get(username="ann").email == "ann@example.org"

    def test_another_address_takes_the_place_of_the_first(self) -> None:
        run("make_editor", "ann", "--role", "author", "--email", "ann@example.org")
        run("make_editor", "ann", "--role", "author", "--email", "ann@example.net")
        run("make_editor", "ann", "--role", "reviewer")
        assert User.objects.get(username="ann").email == "ann@example.net"

    def test_an_address_that_is_none_changes_nothing(self) -> None:
        run("make_editor", "ann", "--role", "author")
        said = str(refused("make_editor", "ann", "--role", "publisher", "--email", "nowhere"))
        assert "'nowhere' is no e-mail address" in said
        ann = User.objects.get(username="ann")
        assert (ann.email, ann.has_perm("rules_data.publish_drafts")) == ("", False)

    def test_a_role_that_is_none_is_told_the_roles_there_are(self) -> None:
        said = str(refused("make_editor", "ann", "--role", "editor"))
        assert "invalid choice: 'editor' (choose from 'author', 'reviewer', 'publisher')" in said
        assert not User.objects.filter(username="ann").exists()

    def test_a_role_is_taken_away_by_name(self) -> None:
        run("make_editor", "ann", "--role", "publisher")
        assert "ann no longer has a role" in run("make_editor", "ann", "--revoke")
        assert User.objects.get(username="ann").get_all_permissions() == set()

    @pytest.mark.parametrize("more", [("--email", "ann@example.org"), ("--new-second-factor",)])
    def test_what_does_nothing_beside_taking_a_role_away_is_refused(self, more: tuple[str, ...]) -> None:
        run("make_editor", "ann", "--role", "publisher")
        assert f"{more[0]} does nothing beside --revoke" in str(refused("make_editor", "ann", "--revoke", *more))
        assert User.objects.get(username="ann").has_perm("rules_data.publish_drafts")

    @pytest.mark.parametrize("words", [(), ("--role", "editor"), ("--role", "author", "--revoke")])
    def test_a_role_is_given_or_taken(self, words: tuple[str, ...]) -> None:
        refused("make_editor", "ann", *words)
        assert not User.objects.filter(username="ann").exists()


class TestImports:
    @pytest.mark.parametrize("day", ["soon", "30.3.2026", "2026-02-30"])
    def test_a_day_that_is_none_is_refused_with_one_that_is(self, tmp_path: Path, day: str) -> None:
        file = written(tmp_path, "rules.txt", "100. Moving")
        said = str(refused("import_document", "riftbound", "tr", file, "--edition", "v1", "--effective", day))
        assert f"'{day}' is not a date: write it as YYYY-MM-DD" in said

    def test_a_folder_without_a_version_imports_nothing(self, tmp_path: Path) -> None:
        written(tmp_path, "notes.md", "Nothing")
        assert "holds no version of a rulebook: put each file into a folder" in str(refused("import_folder", tmp_path))

    def test_what_is_left_out_of_a_folder_says_why(self, tmp_path: Path) -> None:
        written(tmp_path, "elsewhere/CR-v1.3.txt", "100. Moving")
        written(tmp_path, "riftbound/rules.txt", "100. Moving")
        told = StringIO()
        with pytest.raises(CommandError, match="holds no version"):
            call_command("import_folder", str(tmp_path), stdout=told)
        assert "left out, since its folder is not named after a game" in told.getvalue()
        assert "left out, since its name has no version" in told.getvalue()

    def test_a_folder_that_is_none_is_refused(self, tmp_path: Path) -> None:
        assert "is not a folder. Name the one that holds" in str(refused("import_folder", tmp_path / "nowhere"))

    def test_cards_are_read_from_a_file_that_is_there(self, tmp_path: Path) -> None:
        assert "cannot be read: No such file" in str(refused("import_cards", "magic", tmp_path / "cards.json"))

    @pytest.mark.parametrize("text", ["", "{", "[7]", '"cards"'])
    def test_what_is_no_file_of_cards_changes_nothing(self, tmp_path: Path, text: str) -> None:
        refusal = refused("import_cards", "magic", written(tmp_path, "cards.json", text))
        assert str(refusal).endswith("Nothing was changed.")
        assert refusal.returncode == 2

    def test_cards_of_no_game_are_refused(self, tmp_path: Path) -> None:
        assert "chess" in str(refused("import_cards", "chess", written(tmp_path, "cards.json", "[]")))

    def test_rulings_are_read_from_files_that_are_there(self, tmp_path: Path) -> None:
        name = tmp_path / "nowhere"
        assert f"{name}: no such file or folder" in str(refused("import_rulings", name, "--game", "magic"))

    def test_a_folder_without_rulings_says_what_is_read(self, tmp_path: Path) -> None:
        written(tmp_path, "picture.png", b"\x89PNG")
        said = str(refused("import_rulings", tmp_path, "--game", "magic"))
        assert "No file there can hold rulings: they are read from .md" in said

    def test_rulings_of_which_nobody_knows_the_game_ask_for_it(self, tmp_path: Path) -> None:
        file = written(tmp_path, "notes.md", "# Notes\n\n### Does it?\n\nNo.\n")
        assert "of which game are these rulings? Name the --game: " in str(refused("import_rulings", file))

    def test_decisions_are_read_from_a_file_that_is_there(self, tmp_path: Path) -> None:
        name = tmp_path / "decisions.yaml"
        said = str(refused("review_rulings", "riftbound", "cr", "v1.4", "--decide", name))
        assert f"{name} cannot be read: " in said

    def test_a_version_that_is_not_published_has_no_rows_to_review(self) -> None:
        said = str(refused("review_rulings", "riftbound", "cr", "v9"))
        assert "riftbound cr v9 is not published here, so no example was run under it" in said


class TestExamples:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("--game", "chess"), "There is no game 'chess'. There are: "),
            (("--example", "nothing"), "No such example. Its slug is the last part of its page's address"),
            (("--game", "magic", "--example", "two-deaths-one-trigger"), "No such example"),
        ],
    )
    def test_what_is_not_there_is_said(self, words: tuple[str, ...], said: str) -> None:
        assert said in str(refused("check_examples", *words))

    def test_a_game_may_be_called_by_any_of_its_names(self) -> None:
        told = run("check_examples", "--game", "RB", "--example", "two-deaths-one-trigger")
        assert "3 runs: 3 confirmed; 3 proved" in told


class TestCheckingCitations:
    def status(self, *words: object) -> tuple[str, int]:
        refusal = refused("check_citations", *words)
        return str(refusal), refusal.returncode

    def test_a_version_needs_its_game(self, tmp_path: Path) -> None:
        for option, value in (("--edition", "v1.2"), ("--document", "cr"), ("--against", "v1.3")):
            said, status = self.status(tmp_path, option, value)
            assert "Name the --game whose version or document is meant" in said
            assert status == 2

    def test_what_cannot_be_read_is_counted_and_named(self, tmp_path: Path) -> None:
        written(tmp_path, "read.md", "Nothing is cited.")
        told = StringIO()
        with pytest.raises(CommandError, match="1 could not be read") as refusal:
            call_command("check_citations", str(tmp_path), str(tmp_path / "nowhere.md"), stdout=told, stderr=told)
        assert refusal.value.returncode == 2
        assert "nowhere.md: no such file or folder" in told.getvalue()

    def test_numbers_of_no_game_are_counted_as_not_judged(self, tmp_path: Path) -> None:
        said, status = self.status(written(tmp_path, "read.md", "See rule 99.98.97 and rule 99.98.96."))
        assert "references cannot be judged" in said
        assert status == 2

    def test_stale_ones_are_counted(self, tmp_path: Path) -> None:
        file = written(tmp_path, "read.md", "See rule 376.4.b.")
        said, status = self.status(file, "--game", "riftbound", "--edition", "v1.2")
        assert "1 references no longer lead where they should" in said
        assert status == 1

    def test_a_file_named_twice_is_read_once(self, tmp_path: Path) -> None:
        file = written(tmp_path, "read.md", "See rule 383.3.e.")
        link = tmp_path / "link.md"
        os.symlink(file, link)
        told = run("check_citations", file, tmp_path, link, "--game", "riftbound", "--format", "json")
        assert len(json.loads(told)["files"]) == 1


def test_a_port_that_is_taken_is_said_before_anything_is_done() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} is taken by another program.*--port {port + 1}"):
            refuse_taken_port(port)


@pytest.mark.parametrize("port", [-1, 65_536, 1_000_000])
def test_a_port_that_is_none_is_refused(port: int) -> None:
    with pytest.raises(CommandError, match=r"is not a port: choose one from 1024 to 65535|cannot be used"):
        refuse_taken_port(port)


def test_the_tables_are_written_down_from_an_empty_database_only() -> None:
    assert "This takes an empty SQLite database" in str(refused("write_schema"))
