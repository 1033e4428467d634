"""What is measured is named rightly, or refused before anything is measured."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules_data.management.commands.bench import MEASURED_AGAIN


def refusal(*words: object) -> str:
    with pytest.raises(CommandError) as found:
        call_command("bench", *map(str, words), stdout=StringIO(), stderr=StringIO())
    return str(found.value)


def written(folder: Path, text: str) -> Path:
    file = folder / "questions.jsonl"
    file.write_text(text, encoding="utf-8")
    return file


NEEDED = {
    "import": ["riftbound", "cr", "rules.txt", "--edition", "v9"], "cards": ["faces.jsonl"],
}  # fmt: skip


@pytest.mark.parametrize("kind", MEASURED_AGAIN)
@pytest.mark.parametrize("rounds", ["0", "-1", "many", "1.5", "٣"])
def test_what_is_measured_again_is_measured_once_at_least(kind: str, rounds: str) -> None:
    assert f"'{rounds}' is not a whole number from 1" in refusal(kind, *NEEDED.get(kind, []), f"--rounds={rounds}")


@pytest.mark.parametrize("kind", ["code", "keys", "written", "crosswalk", "strength"])
def test_rounds_of_what_is_counted_once_are_refused(kind: str) -> None:
    assert "rounds" in refusal(kind, "--rounds", "5")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "required"),
        (("weather",), "invalid choice: 'weather'"),
        (("campaigns", "--times", "0"), "--times 0: expected 1 or more"),
        (("campaigns", "--ordinary"), "with --ordinary, say --under which files or folders"),
        (("hostile", "--only", "weather"), "No requests of this kind: 'weather'"),
        (("site", "--sizes", "3"), "invalid choice: 3"),
    ],
)
@pytest.mark.django_db
def test_what_is_none_of_what_is_measured_is_refused(words: tuple[str, ...], said: str) -> None:
    assert said in refusal(*words)


@pytest.mark.parametrize(
    "text",
    ["{", "[]", "7", '{"game": "magic"}', '{"game": "magic", "query": "x"}',
     '{"game": "magic", "query": "x", "answers": 7}'],
)  # fmt: skip
@pytest.mark.django_db
def test_questions_of_another_form_are_refused_with_the_file(tmp_path: Path, text: str) -> None:
    file = written(tmp_path, text)
    assert f"{file}: expected lines with game, query and answers (" in refusal("search", "--phone", file)


@pytest.mark.django_db
def test_questions_that_are_not_there_are_refused_with_the_file(tmp_path: Path) -> None:
    assert "nowhere.jsonl: expected lines with" in refusal("search", "--phone", tmp_path / "nowhere.jsonl")


def test_a_folder_without_two_editions_of_a_document_has_nothing_to_compare(tmp_path: Path) -> None:
    assert "No document has two editions there" in refusal("crosswalk", tmp_path)
