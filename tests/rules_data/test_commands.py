"""The commands as a person meets them: what they say, and what they refuse."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from django.core.management import CommandError, call_command

from rules_data.actions import load_corpus
from rules_data.models import Edition, Revision, Rule
from tests.proof_cache import proof_of
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> str:
    told = StringIO()
    call_command(*arguments, stdout=told)
    return told.getvalue()


@pytest.fixture
def old(tmp_path: Path) -> str:
    file = tmp_path / "old.txt"
    file.write_text(OLD)
    return str(file)


@pytest.fixture
def new(tmp_path: Path) -> str:
    file = tmp_path / "new.txt"
    file.write_text(NEW)
    return str(file)


def test_the_import_tells_what_it_read_and_what_comes_next(old: str) -> None:
    told = run("import_document", "riftbound", "tr", old, "--edition", "v1")
    assert "lines accounted for" in told
    assert "manage.py check_revision riftbound tr v1" in told


def test_the_four_commands_lead_from_a_file_to_readers_and_back(old: str, new: str) -> None:
    for file, edition in ((old, "v1"), (new, "v2")):
        run("import_document", "riftbound", "tr", file, "--edition", edition)
        told = run("check_revision", "riftbound", "tr", edition)
        run("publish_revision", "riftbound", "tr", edition)
    assert "numbers name another rule than in v1" in told
    assert "302 refers to 999.9" in told
    assert "Reverted" in run("revert_revision", "riftbound", "tr", "v2")
    assert Revision.objects.get(edition__label="v2").status == "withdrawn"


def test_a_second_copy_tells_what_the_file_lacks_and_holds_it_back(old: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_text(OLD.replace("200. ", "103. Whoever owns the second lantern lights it.\n200. "))
    told = run("import_document", "riftbound", "tr", old, "--edition", "v1", "--beside", str(copy))
    missing = f"103 (“Whoever owns the second lantern lights it. …”) stands in {copy} and not here."
    assert f"obstacle: {missing}" in told
    with pytest.raises(CommandError, match=r"To be settled before publishing[^\n]*\n- 103 \(“Whoever owns"):
        run("check_revision", "riftbound", "tr", "v1")
    with pytest.raises(CommandError, match="103"):
        run("publish_revision", "riftbound", "tr", "v1")


def test_a_second_copy_that_is_the_same_is_said_to_be(old: str) -> None:
    told = run("import_document", "riftbound", "tr", old, "--edition", "v1", "--beside", old)
    assert f"note: {old} has the same" in told


def test_a_second_copy_of_another_day_is_refused_and_nothing_is_written(old: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_text(OLD.replace("2025-01-01", "2025-02-01"))
    with pytest.raises(CommandError, match="a second copy is of the same version"):
        run("import_document", "riftbound", "tr", old, "--edition", "v1", "--beside", str(copy))
    assert not Revision.objects.filter(edition__label="v1").exists()


def test_the_only_open_draft_need_not_be_named(old: str) -> None:
    run("import_document", "riftbound", "tr", old, "--edition", "v1")
    run("check_revision")
    assert "Published" in run("publish_revision")


def test_the_edition_may_be_an_option(old: str) -> None:
    run("import_document", "riftbound", "tr", old, "--edition", "v1")
    assert "Examples under this version" in run("check_revision", "riftbound", "tr", "--edition", "v1")


def test_publishing_without_a_check_names_the_check(old: str) -> None:
    run("import_document", "riftbound", "tr", old, "--edition", "v1")
    with pytest.raises(CommandError, match="check_revision riftbound tr v1"):
        run("publish_revision", "riftbound", "tr", "v1")


def test_checking_nothing_says_what_there_is() -> None:
    with pytest.raises(CommandError, match="There are none"):
        run("check_revision")


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_source_that_is_no_file_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"Check the path|name the file"):
        run("import_document", "riftbound", "tr", str(tmp_path / name), "--edition", "v1")


def test_a_source_of_fifty_megabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as opened:
        opened.truncate(50 * 1024 * 1024)
    with pytest.raises(CommandError, match="more than any rulebook"):
        run("import_document", "riftbound", "tr", str(file), "--edition", "v1")


def test_a_refused_import_names_the_line_and_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "twice.txt"
    file.write_text(OLD.replace("102.", "101.1."))
    before = [model.objects.count() for model in (Edition, Revision, Rule)]
    with pytest.raises(CommandError, match=r"(?i)line 7"):
        run("import_document", "riftbound", "tr", str(file), "--edition", "v1")
    assert [model.objects.count() for model in (Edition, Revision, Rule)] == before


def unanswered_address() -> str:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{unused.getsockname()[1]}/rules.txt"


def test_an_address_that_does_not_answer_is_refused_with_its_reason(settings: Any) -> None:
    settings.PRIVATE_ADDRESSES = True
    with pytest.raises(CommandError, match="Check the address"):
        run("import_document", "riftbound", "tr", unanswered_address(), "--edition", "v1")


def test_an_address_that_is_not_public_is_refused_unless_the_site_allows_it(settings: Any) -> None:
    settings.PRIVATE_ADDRESSES = False
    with pytest.raises(CommandError, match="RULESITE_PRIVATE_ADDRESSES"):
        run("import_document", "riftbound", "tr", unanswered_address(), "--edition", "v1")


def test_an_example_is_run_with_its_twin_and_ablations() -> None:
    told = run("check_examples", "--example", "two-deaths-one-trigger")
    assert "3 runs: 3 confirmed; 3 proved" in told
    assert "Each row switched off alone" in told
    assert "Occurrences at the same moment cannot be told apart" in told


def test_the_coverage_of_a_game_is_told_rule_by_rule() -> None:
    told = run("check_examples", "--example", "each-land-destroyed", "--coverage")
    assert "603.1 to 603.12a" in told
    assert "2 runs: 2 confirmed; 2 proved" in told


def test_all_shipped_examples_are_confirmed_and_prove_what_they_say() -> None:
    with patch("rules_data.actions._scenarios.prove", proof_of):
        told = run("check_examples", "--game", "riftbound")
    assert "Rules shown: riftbound" in told
    assert "contradicted" not in told


def test_a_contradicted_example_fails_the_command_and_holds_back_publishing(tmp_path: Path) -> None:
    shipped = ROOT / "rules_data" / "corpus" / "riftbound"
    copied = tmp_path / "riftbound"
    shutil.copytree(shipped, copied, ignore=shutil.ignore_patterns("faqs", "cards"))
    example = copied / "examples" / "two-deaths-one-trigger.yaml"
    wrong = example.read_text().replace("triggers: {Wraith of Echoes: 1}", "triggers: {Wraith of Echoes: 2}", 1)
    example.write_text(wrong)
    load_corpus(tmp_path)
    with pytest.raises(CommandError, match="contradicted"):
        run("check_examples", "--example", "two-deaths-one-trigger")
    rules = tmp_path / "rules.txt"
    rules.write_text((shipped / "cr" / "v1.3.txt").read_text().replace("Last Updated: 2026-03-30\n", ""))
    run("import_document", "riftbound", "cr", str(rules), "--edition", "v1.3")
    with pytest.raises(CommandError, match="two-deaths-one-trigger is contradicted"):
        run("check_revision", "riftbound", "cr", "v1.3")
    with pytest.raises(CommandError, match="--despite-obstacles"):
        run("publish_revision", "riftbound", "cr", "v1.3")


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(CommandError, match="No such example"):
        run("check_examples", "--example", "no-such-example")


def test_a_taken_port_names_the_fix() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CommandError, match="--port"):
            run("quickstart", "--port", str(taken.getsockname()[1]))


def test_a_second_quickstart_does_nothing_twice() -> None:
    before = list(Revision.objects.values_list("pk", flat=True))
    told = run("quickstart", "--no-serve")
    assert "Ready after" in told
    assert list(Revision.objects.values_list("pk", flat=True)) == before


def test_a_command_refuses_without_a_traceback(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "manage.py", "import_document", "riftbound", "cr", "absent.txt", "--edition", "v9"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        env={"RULESITE_VAR": str(tmp_path), "PATH": ""},
    )
    assert told.returncode != 0
    assert "quickstart" in told.stderr
    assert "Traceback" not in told.stderr
