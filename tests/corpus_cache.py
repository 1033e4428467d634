"""The database with the shipped corpus in it, kept by the content of everything it is made from.

Loading what ships, running its examples and building the index takes about a minute. One worker does it, the others
wait and take a copy, and so does the next run as long as nothing has changed. On SQLite it is made as whoever starts
the site for the first time makes it, so that this is tried out too, and kept as a file. PostgreSQL keeps a database
beside the test databases that new ones are made from; where SQLite has kept the corpus, its rows are copied.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from django.apps import apps
from django.conf import settings
from django.contrib.contenttypes.models import ContentType
from django.core.management.color import no_style
from django.db import connection, transaction
from django.utils import timezone

from tests.proof_cache import ROOT, forget_old, kept_folder

# Everything that decides what is in the database and the index. Commands and the admin only call it.
SOURCES = ("rules_data", "requirements.txt", "rulesite/settings.py")
NOT_SOURCES = (Path("rules_data/management"), Path("rules_data/admin.py"))


def content_key(root: Path = ROOT) -> str:
    """A hash of the corpus, of the sources that load and run it, and of what and when they are run with."""
    run_with = (sys.version, settings.SEARCH_BACKEND, timezone.localdate())
    digest = hashlib.sha256(repr(run_with).encode())
    for file in sorted(file for name in SOURCES for file in (root / name, *(root / name).rglob("*")) if file.is_file()):
        path = file.relative_to(root)
        if file.suffix != ".pyc" and not any(path.is_relative_to(each) for each in NOT_SOURCES):
            digest.update(f"{path} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


class CorpusCache:
    """One database's corpus: `claim` it, then either `restore` it or make it and `keep` it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.key = content_key()
        self.folder = (folder or kept_folder() / "corpus") / f"{connection.vendor}-{self.key[:24]}"
        self.of_sqlite = self.folder.with_name(f"sqlite-{self.key[:24]}")
        self.found = False
        self._lock: IO[str] | None = None

    @cached_property
    def template(self) -> str:
        """The name of PostgreSQL's kept database: one for each database that tests are run on."""
        return f"test_{settings.DATABASES['default']['NAME']}_corpus"

    def claim(self) -> bool:
        """Whether it is kept; while another process makes it, wait. What is not kept stays locked until `keep`."""
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        self._lock = (self.folder.parent / f"{connection.vendor}.lock").open("w")
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        self.found = self.folder.is_dir() and (connection.vendor != "postgresql" or self._template_is_fresh())
        if self.found:
            self.release()
        return self.found

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def prepare_settings(self, test: dict[str, Any]) -> None:
        """Say how Django is to make the test database: from the kept one, or without what is copied over it anyway."""
        if not self.found:
            return
        if connection.vendor == "postgresql":
            test["TEMPLATE"] = self.template
        else:
            test["MIGRATE"] = False

    def restore(self, index: Path) -> None:
        """Fill the test database and the folder of the index from what is kept."""
        if connection.vendor == "sqlite":
            connection.ensure_connection()
            with closing(sqlite3.connect(self.folder / "corpus.sqlite3")) as kept:
                kept.backup(connection.connection)
        ContentType.objects.clear_cache()
        self.copy_index(index)

    def copy_index(self, folder: Path) -> None:
        """Fill a folder with the kept index."""
        shutil.copytree(self.folder / "index", folder, dirs_exist_ok=True)

    def take_from_sqlite(self, index: Path) -> bool:
        """Fill PostgreSQL's test database and the index with what the tests on SQLite have kept, if they have."""
        if connection.vendor != "postgresql" or not self.of_sqlite.is_dir():
            return False
        with closing(sqlite3.connect(self.of_sqlite / "corpus.sqlite3")) as kept:
            copy_rows(kept)
        ContentType.objects.clear_cache()
        shutil.copytree(self.of_sqlite / "index", index, dirs_exist_ok=True)
        return True

    def make_from_nothing(self) -> None:
        """On SQLite: start the site for the first time in an empty folder, and keep what is there then."""
        with TemporaryDirectory(prefix=f"{self.folder.name}.", dir=self.folder.parent) as place:
            first, partial = Path(place) / "var", Path(place) / "kept"
            start_from_nothing(first)
            partial.mkdir()
            with (
                closing(sqlite3.connect(first / "rulesite.sqlite3")) as made,
                closing(sqlite3.connect(partial / "corpus.sqlite3")) as kept,
            ):
                made.backup(kept)
            (first / "index").rename(partial / "index")
            self._put_in_place(partial)

    def keep(self, index: Path) -> None:
        """Keep the test database and its index as they are now, whole or not at all, and let the others go on."""
        partial = self.folder.with_name(f"{self.folder.name}.{os.getpid()}")
        shutil.copytree(index, partial / "index")
        if connection.vendor == "postgresql":
            self._keep_template()
        else:
            with closing(sqlite3.connect(partial / "corpus.sqlite3")) as kept:
                connection.connection.backup(kept)
        self._put_in_place(partial)

    def _put_in_place(self, partial: Path) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        partial.rename(self.folder)
        forget_old(self.folder)
        self.release()

    def copy_site(self, folder: Path) -> None:
        """Fill a var folder to serve a site from, if there is a kept corpus of SQLite; else leave it to be made."""
        if connection.vendor == "sqlite" and self.folder.is_dir():
            self.copy_index(folder / "index")
            shutil.copy(self.folder / "corpus.sqlite3", folder / "rulesite.sqlite3")

    def _template_is_fresh(self) -> bool:
        with connection._nodb_cursor() as cursor:
            cursor.execute(
                "SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = %s", [self.template]
            )
            return cursor.fetchone() == (self.key,)

    def _keep_template(self) -> None:
        made = connection.ops.quote_name(connection.settings_dict["NAME"])
        kept = connection.ops.quote_name(self.template)
        connection.close()
        with connection._nodb_cursor() as cursor:
            cursor.execute(f"DROP DATABASE IF EXISTS {kept}")
            cursor.execute(f"CREATE DATABASE {kept} TEMPLATE {made}")
            cursor.execute(f"COMMENT ON DATABASE {kept} IS %s", [self.key])


def start_from_nothing(folder: Path) -> None:
    """`manage.py quickstart --no-serve` in a process of its own, with what it writes in `folder`.

    Raises RuntimeError, with what it said, where it fails.
    """
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    environment["RULESITE_VAR"] = str(folder)
    command = [sys.executable, "-m", "tests.first_start", str(kept_folder())]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if said.returncode:
        raise RuntimeError(f"The site does not start from nothing:\n{said.stdout}{said.stderr}")


def copy_rows(kept: sqlite3.Connection) -> None:
    """Put the rows of a SQLite database in the place of those that PostgreSQL's tables have.

    What guards published rows from being changed has been held by the tests; here it stands aside.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
        tables = [name for name in connection.introspection.table_names(cursor) if name != "django_migrations"]
        quoted = {name: connection.ops.quote_name(name) for name in tables}
        cursor.execute(f"TRUNCATE {', '.join(quoted.values())}")
        for table in tables:
            rows = kept.execute(f"SELECT * FROM {quoted[table]}")  # noqa: S608 - a name of our own tables
            columns = ", ".join(connection.ops.quote_name(column[0]) for column in rows.description)
            with cursor.copy(f"COPY {quoted[table]} ({columns}) FROM STDIN") as copying:
                for row in rows:
                    copying.write_row(row)
        for statement in connection.ops.sequence_reset_sql(no_style(), apps.get_models(include_auto_created=True)):
            cursor.execute(statement)
