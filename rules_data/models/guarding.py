"""What the database itself refuses, whoever asks: changes of what has been published and of what addresses are made of.

Triggers, installed after every migration and taken away before it (SQLite copies a table to alter it, and drops its
triggers with the old one), so that they always fit the tables.
"""

from __future__ import annotations

from collections.abc import Iterator

from django.db import connection, transaction

REFUSAL = "a published revision never changes: import a new one and publish that"
# Row by row it is guarded by a migration of its own; emptied whole, it would be by none.
REFUSAL_OF_TRAIL = "the audit trail is never changed"
PREFIX = "guard_"
_CLOSED = "('published', 'superseded', 'withdrawn')"

_RULE, _TERM, _LINK = "rules_data_rule", "rules_data_glossaryterm", "rules_data_citationlink"
_REVISION, _PROVISION, _EDITION = "rules_data_revision", "rules_data_provision", "rules_data_edition"
_DOCUMENT, _GAME = "rules_data_document", "rules_data_game"

# Of a revision that has been published only its status may change, from one closed one to another.
_OF_REVISION = (
    "id", "edition_id", "provenance", "title", "source_name", "source_sha256", "content_hash", "rule_count", "layout",
    "report", "check_report", "checked_at", "created_at", "published_at", "replaced_id",
    "makers", "note", "change_notes",
)  # fmt: skip
# What a reference says stays; where it leads is looked up again whenever another document changes.
_OF_LINK = ("id", "rule_id", "term_id", "faq_id", "part", "start", "\"end\"", "raw", "number", "last_number",
            "printed_title", "document")  # fmt: skip

# Put together from the names above and nothing else.
_CLOSED_REVISION = f"SELECT 1 FROM {_REVISION} r WHERE r.status IN {_CLOSED} AND "  # noqa: S608
_IN_CLOSED = f"JOIN {_REVISION} r ON r.id = t.revision_id WHERE r.status IN {_CLOSED} AND"
_PUBLISHED_RULE = f"SELECT 1 FROM {_RULE} t {_IN_CLOSED} "  # noqa: S608
_PUBLISHED_TERM = f"SELECT 1 FROM {_TERM} t {_IN_CLOSED} "  # noqa: S608
_PUBLISHED_EDITION = (
    f"SELECT 1 FROM {_REVISION} r JOIN {_EDITION} e ON e.id = r.edition_id "  # noqa: S608
    f"JOIN {_DOCUMENT} d ON d.id = e.document_id WHERE r.status IN {_CLOSED} AND "
)
# What addresses and pins are made of, once anything under it has been published.
_NAMED = {
    _PROVISION: (("id", "slug", "document_id"), _PUBLISHED_RULE + "t.provision_id = OLD.id"),
    _EDITION: (("id", "label", "effective", "document_id"), _CLOSED_REVISION + "r.edition_id = OLD.id"),
    _DOCUMENT: (("id", "slug", "game_id"), _PUBLISHED_EDITION + "d.id = OLD.id"),
    _GAME: (("id", "slug"), _PUBLISHED_EDITION + "d.game_id = OLD.id"),
}
_TRAIL = "rules_data_auditentry"
_ANY_PUBLISHED = f"SELECT 1 FROM {_REVISION} r WHERE r.status IN {_CLOSED}"  # noqa: S608
_PUBLISHED_TABLES = (_RULE, _TERM, _LINK, _REVISION, _PROVISION, _EDITION, _DOCUMENT, _GAME)
# Tables that PostgreSQL's TRUNCATE may not empty: while what is in them, and what it says then.
_NEVER_EMPTIED = {table: (_ANY_PUBLISHED, REFUSAL) for table in _PUBLISHED_TABLES} | {
    _TRAIL: (f"SELECT 1 FROM {_TRAIL}", REFUSAL_OF_TRAIL)  # noqa: S608
}


def _differs(columns: tuple[str, ...], vendor: str) -> str:
    other = "IS NOT" if vendor == "sqlite" else "IS DISTINCT FROM"
    return "(" + " OR ".join(f"OLD.{column} {other} NEW.{column}" for column in columns) + ")"


def _closed(row: str) -> str:
    return f"EXISTS ({_CLOSED_REVISION}r.id = {row}.revision_id)"


def _link_of_closed(row: str) -> str:
    return f"(EXISTS ({_PUBLISHED_RULE}t.id = {row}.rule_id) OR EXISTS ({_PUBLISHED_TERM}t.id = {row}.term_id))"


def refused(vendor: str) -> Iterator[tuple[str, str, str]]:
    """Each table and verb with the condition under which the database refuses it."""
    for table in (_RULE, _TERM):
        # INSERT OR REPLACE takes an old row away without a DELETE that SQLite would tell a trigger of.
        replaced = f"EXISTS ({_PUBLISHED_RULE if table == _RULE else _PUBLISHED_TERM}t.id = NEW.id)"
        yield table, "INSERT", f"{_closed('NEW')} OR {replaced}"
        yield table, "UPDATE", f"{_closed('OLD')} OR {_closed('NEW')}"
        yield table, "DELETE", _closed("OLD")
    yield _LINK, "INSERT", _link_of_closed("NEW")
    moved = f"({_link_of_closed('OLD')} OR {_link_of_closed('NEW')})"
    yield _LINK, "UPDATE", f"{_differs(_OF_LINK, vendor)} AND {moved}"
    yield _LINK, "DELETE", _link_of_closed("OLD")
    opened = f"NEW.status NOT IN {_CLOSED}"
    yield _REVISION, "INSERT", f"EXISTS ({_CLOSED_REVISION}r.id = NEW.id)"
    yield _REVISION, "UPDATE", f"OLD.status IN {_CLOSED} AND ({opened} OR {_differs(_OF_REVISION, vendor)})"
    yield _REVISION, "DELETE", f"OLD.status IN {_CLOSED}"
    for table, (columns, published) in _NAMED.items():
        yield table, "UPDATE", f"{_differs(columns, vendor)} AND EXISTS ({published})"


def names() -> set[str]:
    """What the guards are called that have to be there."""
    found = {_name(table, verb) for table, verb, _ in refused(connection.vendor)}
    if connection.vendor == "postgresql":
        found |= {_name(table, "truncate") for table in _NEVER_EMPTIED}
    return found


def installed() -> set[str]:
    """What the guards are called that are there."""
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        else:
            cursor.execute("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'")
        return {name for (name,) in cursor.fetchall() if name.startswith(PREFIX)}


def install() -> None:
    """Put every guard in place, anew."""
    with transaction.atomic(), connection.cursor() as cursor:
        remove()
        for table, verb, condition in refused(connection.vendor):
            for statement in _trigger(connection.vendor, table, verb, condition):
                cursor.execute(statement)
        if connection.vendor == "postgresql":
            for table in _NEVER_EMPTIED:
                for statement in _truncation(table):
                    cursor.execute(statement)


def remove() -> None:
    """Take every guard away: for migrations and for restoring a backup, which put them back."""
    with connection.cursor() as cursor:
        for name in sorted(installed()):
            if connection.vendor == "sqlite":
                cursor.execute(f"DROP TRIGGER {name}")
            else:
                cursor.execute(f"DROP FUNCTION IF EXISTS {name}() CASCADE")


def _name(table: str, verb: str) -> str:
    return f"{PREFIX}{table}_{verb.lower()}"


def _trigger(vendor: str, table: str, verb: str, condition: str) -> Iterator[str]:
    name = _name(table, verb)
    if vendor == "sqlite":
        yield (
            f"CREATE TRIGGER {name} BEFORE {verb} ON {table} WHEN {condition} "
            f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
        )
        return
    # A trigger's WHEN may not look at other tables in PostgreSQL, so the look stands in a function.
    yield (
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF {condition} THEN "
        f"RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'integrity_constraint_violation'; END IF; "
        f"RETURN {'OLD' if verb == 'DELETE' else 'NEW'}; END $$"
    )
    yield f"CREATE TRIGGER {name} BEFORE {verb} ON {table} FOR EACH ROW EXECUTE FUNCTION {name}()"


def _truncation(table: str) -> Iterator[str]:
    name = _name(table, "truncate")
    kept, refusal = _NEVER_EMPTIED[table]
    yield (
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF EXISTS ({kept}) THEN "
        f"RAISE EXCEPTION '{refusal}' USING ERRCODE = 'integrity_constraint_violation'; END IF; RETURN NULL; END $$"
    )
    yield f"CREATE TRIGGER {name} BEFORE TRUNCATE ON {table} FOR EACH STATEMENT EXECUTE FUNCTION {name}()"
