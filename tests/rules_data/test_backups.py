"""A backup is one moment of the site, whole; what comes back is the same site."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from django.db import connection

from rules_data.actions import UnableToKeepBackup, UnableToRestoreBackup, keep_backup, restore_backup
from rules_data.models import Rule, guarding
from rules_data.queries import text_digest, verify

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def kept(module_db: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "kept.zip"
    keep_backup(path)
    return path


@pytest.fixture
def backup(kept: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(kept, tmp_path))


# Both commands in one process: starting one takes as long as the second command.
RESTORE_AND_VERIFY = """
import django, sys
django.setup()
from django.core.management import call_command
call_command("restore", sys.argv[1])
call_command("verify")
"""


def test_what_is_restored_into_an_empty_site_is_the_same_site(backup: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    environment |= {"RULESITE_VAR": str(tmp_path / "var"), "DJANGO_SETTINGS_MODULE": "rulesite.settings"}
    command = [sys.executable, "-c", RESTORE_AND_VERIFY, str(backup)]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert text_digest() in told.stdout.replace("\n", "")


def test_only_its_owner_may_read_a_backup(kept: Path) -> None:
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_a_backup_never_replaces_a_file(backup: Path) -> None:
    with pytest.raises(UnableToKeepBackup, match="there already"):
        keep_backup(backup)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnableToKeepBackup, match="elsewhere"):
        keep_backup(tmp_path / "elsewhere" / "kept.zip")


def is_refused(backup: Path, data: bytes) -> None:
    backup.write_bytes(data)
    with pytest.raises(UnableToRestoreBackup):
        restore_backup(backup)


@pytest.mark.parametrize("place", range(1, 6))
def test_a_damaged_backup_is_refused_before_anything_is_written(backup: Path, place: int) -> None:
    """A changed byte may still be unpacked to something else, or to nothing at all: it hangs on the place."""
    data = bytearray(backup.read_bytes())
    data[len(data) * place // 6] ^= 0x55
    is_refused(backup, data)


def test_a_backup_that_is_cut_short_or_is_another_file_is_refused(backup: Path) -> None:
    data = backup.read_bytes()
    is_refused(backup, data[: len(data) // 2])
    with zipfile.ZipFile(backup, "w") as archive:
        archive.writestr("something", "else")
    is_refused(backup, backup.read_bytes())


def test_a_backup_is_not_restored_over_a_site(backup: Path) -> None:
    with pytest.raises(UnableToRestoreBackup, match="not empty"):
        restore_backup(backup)


def test_a_whole_site_keeps_every_promise_about_its_texts() -> None:
    kept = {checked.promise: checked.problems for checked in verify()}
    assert kept["Every published text is the one that was imported"] == ()
    assert kept["The database guards what has been published"] == ()


def test_a_text_changed_behind_the_guards_is_found() -> None:
    guarding.remove()
    rule = Rule.objects.filter(revision__status="published", kind="rule").first()
    assert rule is not None
    with connection.cursor() as cursor:
        cursor.execute("UPDATE rules_data_rule SET text = text || ' not' WHERE id = %s", [rule.pk])
    problems = [problem for checked in verify() for problem in checked.problems]
    assert any(rule.number in problem and "does not say" in problem for problem in problems)
    assert any("is missing" in problem for problem in problems)
