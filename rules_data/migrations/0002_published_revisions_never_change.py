"""The database itself refuses to change what has been published."""

from django.db import migrations

CLOSED = "('published', 'superseded', 'withdrawn')"
FIXED = ["edition_id", "provenance", "title", "source_sha256", "content_hash", "created_at"]
TABLES = ["rules_data_rule", "rules_data_glossaryterm"]
REFUSAL = "a published revision never changes: import a new one and publish that"

ROW_CLOSED = f"EXISTS (SELECT 1 FROM rules_data_revision r WHERE r.id = {{row}}.revision_id AND r.status IN {CLOSED})"
REVISION_CHANGED = (
    f"OLD.status IN {CLOSED} AND (NEW.status NOT IN {CLOSED} OR "
    + " OR ".join(f"OLD.{column} <> NEW.{column}" for column in FIXED)
    + ")"
)


def sqlite_triggers():
    for table in TABLES:
        for verb, row in (("INSERT", "NEW"), ("UPDATE", "OLD"), ("DELETE", "OLD")):
            yield (
                f"{table}_no_{verb.lower()}",
                f"CREATE TRIGGER {table}_no_{verb.lower()} BEFORE {verb} ON {table} "
                f"WHEN {ROW_CLOSED.format(row=row)} BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END",
            )
    yield (
        "rules_data_revision_no_update",
        "CREATE TRIGGER rules_data_revision_no_update BEFORE UPDATE ON rules_data_revision "
        f"WHEN {REVISION_CHANGED} BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END",
    )
    yield (
        "rules_data_revision_no_delete",
        "CREATE TRIGGER rules_data_revision_no_delete BEFORE DELETE ON rules_data_revision "
        f"WHEN OLD.status IN {CLOSED} BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END",
    )


def postgresql_statements():
    yield (
        "CREATE OR REPLACE FUNCTION rules_data_refuse() RETURNS trigger AS $$ "
        f"BEGIN RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'integrity_constraint_violation'; END $$ LANGUAGE plpgsql"
    )
    # A trigger's WHEN may not look at other tables in PostgreSQL, so the look stands in a function.
    yield (
        "CREATE OR REPLACE FUNCTION rules_data_refuse_row() RETURNS trigger AS $$ "
        "DECLARE owner bigint; "
        "BEGIN IF TG_OP = 'INSERT' THEN owner := NEW.revision_id; ELSE owner := OLD.revision_id; END IF; "
        f"IF EXISTS (SELECT 1 FROM rules_data_revision r WHERE r.id = owner AND r.status IN {CLOSED}) THEN "
        f"RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'integrity_constraint_violation'; END IF; "
        "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$ LANGUAGE plpgsql"
    )
    for table in TABLES:
        yield (
            f"CREATE TRIGGER {table}_refuse BEFORE INSERT OR UPDATE OR DELETE ON {table} "
            "FOR EACH ROW EXECUTE FUNCTION rules_data_refuse_row()"
        )
    yield (
        "CREATE TRIGGER rules_data_revision_no_update BEFORE UPDATE ON rules_data_revision "
        f"FOR EACH ROW WHEN ({REVISION_CHANGED}) EXECUTE FUNCTION rules_data_refuse()"
    )
    yield (
        "CREATE TRIGGER rules_data_revision_no_delete BEFORE DELETE ON rules_data_revision "
        f"FOR EACH ROW WHEN (OLD.status IN {CLOSED}) EXECUTE FUNCTION rules_data_refuse()"
    )


def forwards(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        for _, statement in sqlite_triggers():
            schema_editor.execute(statement)
    elif schema_editor.connection.vendor == "postgresql":
        for statement in postgresql_statements():
            schema_editor.execute(statement, params=None)


def backwards(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        for name, _ in sqlite_triggers():
            schema_editor.execute(f"DROP TRIGGER IF EXISTS {name}")
    elif schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("DROP FUNCTION IF EXISTS rules_data_refuse() CASCADE", params=None)
        schema_editor.execute("DROP FUNCTION IF EXISTS rules_data_refuse_row() CASCADE", params=None)


class Migration(migrations.Migration):
    dependencies = [("rules_data", "0001_what_is_kept")]
    operations = [migrations.RunPython(forwards, backwards)]
