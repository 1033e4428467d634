"""The PostgreSQL backend: one index for all servers of a site, in the database they share.

Words are matched by the database's full-text search (a tsvector of each entry's stems under a GIN index), and scored
as everywhere, so that both backends find the same. A generation is written in one transaction and put in use by it:
readers see the old one or the new one, and a builder that is killed leaves nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, astuple, replace
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.db import DatabaseError, connection, transaction

from rules_data.search.stored_fields import Shown, shown
from rules_data.search.weighing import Weighed, Weighing
from rules_data.search.words import spelled_words

from .interface import Built, DamagedIndex, UnableToBuildIndex
from .keeping_open import KeptOpen
from .postgresql_reading import PostgresqlIndex

VERSION = 5
KEPT = 3
BATCH = 500
LONGEST_WORD = 200
# Any number will do, as long as nothing else in the database locks by it.
_LOCK = 5_830_383

_TABLES = """
CREATE TABLE IF NOT EXISTS search_generation (
    generation integer PRIMARY KEY, built jsonb NOT NULL, digest text NOT NULL
);
CREATE TABLE IF NOT EXISTS search_entry (
    generation integer NOT NULL REFERENCES search_generation ON DELETE CASCADE,
    place integer NOT NULL, shown jsonb NOT NULL, weights jsonb NOT NULL, words tsvector NOT NULL,
    PRIMARY KEY (generation, place)
);
CREATE INDEX IF NOT EXISTS search_entry_words ON search_entry USING gin (words);
CREATE TABLE IF NOT EXISTS search_word (
    generation integer NOT NULL REFERENCES search_generation ON DELETE CASCADE,
    word text COLLATE "C" NOT NULL, uses integer NOT NULL, PRIMARY KEY (generation, word)
);
"""
_INSERT = """
INSERT INTO search_entry (generation, place, shown, weights, words)
SELECT %s, place, shown::jsonb, weights::jsonb, array_to_tsvector(ARRAY(SELECT jsonb_object_keys(weights::jsonb)))
FROM unnest(%s::integer[], %s::text[], %s::text[]) AS given (place, shown, weights)
"""
_DIGEST = """
SELECT count(*), coalesce(md5(string_agg(md5(shown::text || weights::text || words::text), '' ORDER BY place)), '')
FROM search_entry WHERE generation = %s
"""
_DIGEST_OF_WORDS = """
SELECT coalesce(md5(string_agg(word || ' ' || uses, ',' ORDER BY word)), '') FROM search_word WHERE generation = %s
"""


class Postgresql:
    """Builds and opens the generations in the site's database."""

    name = "postgresql"

    def __init__(self) -> None:
        if connection.vendor != "postgresql":
            raise ImproperlyConfigured("RULESITE_SEARCH=postgresql wants a PostgreSQL database: set DATABASE_URL.")
        self._read: KeptOpen[int, PostgresqlIndex] = KeptOpen()

    @contextmanager
    def building(self) -> Iterator[None]:
        with transaction.atomic():
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            yield

    def prepare(self, entries: Iterable[Weighed], built: Built, averages: Mapping[str, float] | None = None) -> Built:
        try:
            with transaction.atomic(), connection.cursor() as cursor:
                cursor.execute(_TABLES)
                return _write(cursor, entries, built)
        except DatabaseError as error:
            raise UnableToBuildIndex(f"The index cannot be written to the database: {error}") from error

    def prepare_changes(self, weighing: Weighing, built: Built) -> Built:
        """A whole generation: rows are written anew for each, and so quickly that what is the same is no saving."""
        return self.prepare(weighing.weighed(), built)

    def prepared(self, wanted: Built) -> Built | None:
        """None: a generation is in use as soon as it is committed, so none is left over."""
        return None

    def put_in_use(self, built: Built) -> None:
        """Nothing to do: the commit has done it."""

    def inspect(self) -> Built:
        with connection.cursor() as cursor:
            generation = _current(cursor)
            built, digest = _manifest(cursor, generation)
            if _counted(cursor, generation, built) != (built.count, digest):
                raise DamagedIndex(f"The rows of generation {generation} are not the ones that were written.")
        return built

    def open(self) -> PostgresqlIndex:
        with connection.cursor() as cursor:
            generation = _current(cursor)
        return self._read.get(generation, _read_generation)

    def forget(self) -> None:
        self._read.forget()


def _write(cursor: Any, entries: Iterable[Weighed], built: Built) -> Built:
    cursor.execute("SELECT coalesce(max(generation), 0) + 1 FROM search_generation")
    (generation,) = cursor.fetchone()
    cursor.execute("INSERT INTO search_generation VALUES (%s, '{}', '')", (generation,))
    written: set[str] = set()
    uses: Counter[str] = Counter()
    batch: list[tuple[str, str]] = []
    for weighed in entries:
        if weighed.entry.key in written:
            raise UnableToBuildIndex(f"Two entries have the key {weighed.entry.key!r}.")
        written.add(weighed.entry.key)
        uses.update(spelled_words(weighed.entry.title, weighed.entry.body, weighed.entry.examples))
        batch.append(_row(weighed))
        if len(batch) == BATCH:
            _insert(cursor, generation, len(written) - len(batch), batch)
            batch = []
    _insert(cursor, generation, len(written) - len(batch), batch)
    values = (generation, list(uses), list(uses.values()))
    cursor.execute("INSERT INTO search_word SELECT %s, * FROM unnest(%s::text[], %s::integer[])", values)
    return _seal(cursor, generation, replace(built, version=VERSION, count=len(written), name=f"gen-{generation}"))


def _row(weighed: Weighed) -> tuple[str, str]:
    weights = {word: round(weight, 4) for word, weight in weighed.weights.items() if len(word) <= LONGEST_WORD}
    return json.dumps(astuple(shown(weighed))).replace("\\u0000", " "), json.dumps(weights).replace("\\u0000", " ")


def _insert(cursor: Any, generation: int, first: int, batch: list[tuple[str, str]]) -> None:
    places = list(range(first, first + len(batch)))
    cursor.execute(_INSERT, (generation, places, [row[0] for row in batch], [row[1] for row in batch]))


def _seal(cursor: Any, generation: int, built: Built) -> Built:
    """Count and digest what was written, and drop what is too old to be read."""
    count, digest = _counted(cursor, generation, built)
    if count != built.count:
        raise UnableToBuildIndex(f"The index holds {count} entries, not the {built.count} written.")
    values = (json.dumps(asdict(built)), digest, generation)
    cursor.execute("UPDATE search_generation SET built = %s, digest = %s WHERE generation = %s", values)
    cursor.execute("DELETE FROM search_generation WHERE generation <= %s", (generation - KEPT,))
    return built


def _counted(cursor: Any, generation: int, built: Built) -> tuple[int, str]:
    """How many entries a generation has, and one digest of them, of the words and of what is said of their origin."""
    cursor.execute(_DIGEST, (generation,))
    count, of_entries = cursor.fetchone()
    cursor.execute(_DIGEST_OF_WORDS, (generation,))
    (of_words,) = cursor.fetchone()
    told = json.dumps(asdict(built), sort_keys=True)
    return int(count), hashlib.sha256(f"{of_entries} {of_words} {told}".encode()).hexdigest()


def _current(cursor: Any) -> int:
    cursor.execute("SELECT to_regclass('search_generation') IS NOT NULL")
    if not cursor.fetchone()[0]:
        raise DamagedIndex("No index has been built here yet.")
    cursor.execute("SELECT max(generation) FROM search_generation")
    (generation,) = cursor.fetchone()
    if generation is None:
        raise DamagedIndex("No index has been built here yet.")
    return int(generation)


def _manifest(cursor: Any, generation: int) -> tuple[Built, str]:
    cursor.execute("SELECT built::text, digest FROM search_generation WHERE generation = %s", (generation,))
    read, digest = cursor.fetchone()
    try:
        built = Built(**json.loads(read))
    except TypeError as error:
        raise DamagedIndex(f"Generation {generation} does not say from what it was built.") from error
    if built.version != VERSION:
        raise DamagedIndex("The index was built by another version of the site.")
    return built, digest


def _read_generation(generation: int) -> PostgresqlIndex:
    with connection.cursor() as cursor:
        return _load(cursor, generation)


def _load(cursor: Any, generation: int) -> PostgresqlIndex:
    built, _ = _manifest(cursor, generation)
    cursor.execute("SELECT shown::text FROM search_entry WHERE generation = %s ORDER BY place", (generation,))
    entries = [_shown(json.loads(row)) for (row,) in cursor.fetchall()]
    if len(entries) != built.count:
        raise DamagedIndex(f"Generation {generation} holds {len(entries)} entries, not {built.count}.")
    return PostgresqlIndex(generation, built, entries)


def _shown(kept: list[Any]) -> Shown:
    fields = dict(zip(Shown.__slots__, kept, strict=True))
    return Shown(**(fields | {"leads_to": tuple(fields["leads_to"])}))
