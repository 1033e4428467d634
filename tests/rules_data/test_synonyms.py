"""What players write and the rules say otherwise: shipped, and changed by editors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data import search
from rules_data.actions import UnableToAct, UnableToKeepSynonym, UnableToLoadCorpus, keep_synonym, load_corpus
from rules_data.actions._synonyms import load_synonyms
from rules_data.models import Synonym
from rules_data.queries import synonyms
from rules_data.search.synonyms import meanings

pytestmark = pytest.mark.django_db


def means(word: str) -> set[str]:
    return {meaning for row in synonyms() if word in row.words for meaning in row.means}


def test_the_shipped_rows_are_kept_for_their_games() -> None:
    assert "state-based actions" in means("sba")
    assert {row.game for row in synonyms()} == {"", "magic", "riftbound", "flesh-and-blood"}


def test_an_editors_row_is_searched_with_at_once(django_capture_on_commit_callbacks: Any) -> None:
    meanings()
    with django_capture_on_commit_callbacks(execute=True):
        keep_synonym(words=["zorp", "zorps"], means=["triggered ability"], game="riftbound")
    results = search.search("zorp", game="riftbound")
    assert results.hits
    # Only what was typed is marked.
    assert "<mark>" not in results.hits[0].snippet
    assert not search.search("zorp", game="magic").hits
    search.forget_synonyms()


def test_a_row_may_be_changed_and_switched_off() -> None:
    row = keep_synonym(words=["zorp"], means=["chain"])
    assert keep_synonym(words=["zorp"], means=["stack"], row=row) == row
    assert means("zorp") == {"stack"}
    keep_synonym(words=["zorp"], means=["stack"], row=row, in_use=False)
    assert means("zorp") == set()


@pytest.mark.parametrize(
    ("words", "meant", "game"),
    [
        ([], ["x"], ""),
        (["a\x00b"], ["x"], ""),
        (["x"], ["a\x00b"], ""),
        (["x"], [], ""),
        (["  "], ["x"], ""),
        (["x" * 101], ["y"], ""),
        (["x"], ["y"], "chess"),
    ],
)
def test_what_cannot_be_kept_is_refused(words: list[str], meant: list[str], game: str) -> None:
    with pytest.raises(UnableToKeepSynonym):
        keep_synonym(words=words, means=meant, game=game)


def test_two_rows_of_a_game_never_begin_alike() -> None:
    keep_synonym(words=["zorp"], means=["chain"])
    keep_synonym(words=["zorp"], means=["chain"], game="magic")
    with pytest.raises(UnableToAct, match="already"):
        keep_synonym(words=["Zorp", "other"], means=["chain"])


def test_loading_the_corpus_again_leaves_what_an_editor_changed(tmp_path: Path) -> None:
    file = tmp_path / "synonyms.yaml"
    file.write_text("- {words: [zorp], means: [chain]}\n- {words: [blip], means: [chain]}\n", encoding="utf-8")
    assert load_synonyms(file, None) == 2
    row = next(row for row in synonyms() if "blip" in row.words)
    from rules_data.models import Synonym

    keep_synonym(words=row.words, means=["base"], row=Synonym.objects.get(first_word="blip").pk)
    file.write_text("- {words: [zorp], means: [stack]}\n- {words: [blip], means: [stack]}\n", encoding="utf-8")
    assert load_synonyms(file, None) == 1
    assert (means("zorp"), means("blip")) == ({"stack"}, {"base"})
    assert load_synonyms(file, None) == 0


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- {words: [a]}", "row 1"),
        ("- {words: [a], means: [b]}\n- {words: [A], means: [c]}", "row 2"),
        ("words: [a]", "a list of rows"),
        ("- {words: [a", "line 1"),
    ],
)
def test_a_faulty_row_is_named(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "synonyms.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UnableToLoadCorpus, match=fault):
        load_synonyms(file, None)


def test_no_shipped_row_says_what_another_of_its_game_says() -> None:
    for file in settings.CORPUS_DIR.rglob("synonyms.yaml"):
        rows = yaml.safe_load(file.read_text(encoding="utf-8"))
        first = [str(row["words"][0]).lower() for row in rows]
        assert len(first) == len(set(first)), file


def test_staff_change_rows_in_the_admin(client: Client) -> None:
    person = User.objects.create_superuser("editor")
    client.force_login(person, backend="django.contrib.auth.backends.ModelBackend")
    # The admin asks for the second factor.
    device = TOTPDevice.objects.create(user=person, name="phone", confirmed=True)
    session = client.session
    session["otp_device_id"] = device.persistent_id
    session.save()
    given = {"game": "", "words": "zorp\nzorps", "means": "triggered ability", "in_use": "on"}
    assert client.post("/admin/rules_data/synonym/add/", given).status_code == 302
    assert means("zorps") == {"triggered ability"}
    again = client.post("/admin/rules_data/synonym/add/", given)
    assert again.status_code == 200
    assert "already" in again.content.decode()


def test_loading_everything_again_changes_nothing() -> None:
    assert not load_corpus(settings.CORPUS_DIR).changed


def test_a_row_that_ships_no_longer_is_taken_out_unless_an_editor_changed_it(tmp_path: Path) -> None:
    file = tmp_path / "synonyms.yaml"
    rows = [f"- {{words: [{word}], means: [chain]}}\n" for word in ("zorp", "blip", "quux")]
    file.write_text("".join(rows))
    load_synonyms(file, None)
    row = Synonym.objects.get(first_word="blip")
    keep_synonym(words=["blip"], means=["stack"], row=row.pk)
    file.write_text("- {words: [quux], means: [x]}\n")
    load_synonyms(file, None)
    assert means("zorp") == set()
    assert means("blip") == {"stack"}
