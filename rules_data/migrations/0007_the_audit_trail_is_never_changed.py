"""The database itself refuses to change the audit trail; what gets past that, `manage.py verify` finds."""

from django.db import migrations

TABLE = "rules_data_auditentry"
REFUSAL = "the audit trail is never changed"


def forwards(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            schema_editor.execute(
                f"CREATE TRIGGER {TABLE}_no_{verb.lower()} BEFORE {verb} ON {TABLE} "
                f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
            )
    elif schema_editor.connection.vendor == "postgresql":
        schema_editor.execute(
            "CREATE OR REPLACE FUNCTION rules_data_refuse_audit() RETURNS trigger AS $$ "
            f"BEGIN RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'integrity_constraint_violation'; END $$ "
            "LANGUAGE plpgsql",
            params=None,
        )
        schema_editor.execute(
            f"CREATE TRIGGER {TABLE}_never_changed BEFORE UPDATE OR DELETE ON {TABLE} "
            "FOR EACH ROW EXECUTE FUNCTION rules_data_refuse_audit()"
        )


def backwards(apps, schema_editor):
    if schema_editor.connection.vendor == "sqlite":
        for verb in ("update", "delete"):
            schema_editor.execute(f"DROP TRIGGER IF EXISTS {TABLE}_no_{verb}")
    elif schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("DROP FUNCTION IF EXISTS rules_data_refuse_audit() CASCADE", params=None)


class Migration(migrations.Migration):
    dependencies = [("rules_data", "0006_the_editors_desk")]
    operations = [migrations.RunPython(forwards, backwards)]
