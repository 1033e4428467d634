"""manage.py bench cards counts what it says it counts."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

SAMPLES = Path(__file__).parents[1] / "samples"


def told(*options: str) -> str:
    out = StringIO()
    call_command("bench", "cards", *options, "--rounds", "1", stdout=out)
    return out.getvalue()


def figures(text: str) -> dict[str, str]:
    """The figure for all faces by what it counts."""
    cells = [line.replace("┃", "│").split("│") for line in text.splitlines() if "│" in line]
    return {row[0].strip(): row[-1].strip() for row in cells if len(row) == 4}


def test_lines_faces_and_labels_are_counted():
    found = figures(told(str(SAMPLES / "magic" / "card-texts.jsonl")))
    assert found["lines read"] == "3 of 4 (75.0%)"
    assert found["lines not understood"] == "1 of 4 (25.0%)"
    assert found["lines read and runnable"] == "3 of 4 (75.0%)"
    assert found["faces wholly read"] == "2 of 3 (66.7%)"
    assert found["faces wholly read and runnable"] == "2 of 3 (66.7%)"
    assert found["kinds that agree with labels"] == "3 of 3 (100.0%)"
    assert found["trigger events that agree with labels"] == "1 of 1 (100.0%)"


@pytest.mark.parametrize(("cost", "runs"), [("Sacrifice a creature", "1 of 1 (100.0%)"), ("{T}", "0 of 1 (0.0%)")])
def test_a_face_that_speaks_of_what_none_of_its_lines_sacrifices_does_not_run(tmp_path: Path, cost: str, runs: str):
    said = f"{cost}: You gain life equal to the sacrificed creature's toughness."
    (tmp_path / "cards.jsonl").write_text(f'{{"name": "Lantern Moth", "oracle": "{said}"}}')
    found = figures(told(str(tmp_path / "cards.jsonl"), "--game", "magic"))
    assert found["faces wholly read"] == "1 of 1 (100.0%)"
    assert found["faces wholly read and runnable"] == runs


def test_a_label_that_disagrees_is_shown(tmp_path: Path):
    row = '{"name": "Lantern Moth", "oracle": "Draw a card.", "line_labels": ["triggered"]}'
    (tmp_path / "cards.jsonl").write_text(row)
    text = told(str(tmp_path / "cards.jsonl"))
    assert figures(text)["kinds that agree with labels"] == "0 of 1 (0.0%)"
    assert "instructions" in text


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "line 1: this is not JSON"),
        ('{"oracle": "Flying"}', "line 1: a face is an object with a name"),
        ('{"name": "Lantern Moth", "text": "Flying"}', "say it with --game"),
    ],
)
def test_a_file_that_is_no_list_of_faces_is_refused(tmp_path: Path, content: str, message: str):
    (tmp_path / "cards.jsonl").write_text(content)
    with pytest.raises(CommandError, match=message):
        told(str(tmp_path / "cards.jsonl"))


def test_an_unknown_game_is_refused(tmp_path: Path):
    (tmp_path / "cards.jsonl").write_text('{"name": "Lantern Moth", "text": "Flying"}')
    with pytest.raises(CommandError, match="There is no game 'chess'"):
        told(str(tmp_path / "cards.jsonl"), "--game", "chess")
