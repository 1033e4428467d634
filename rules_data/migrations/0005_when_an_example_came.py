"""Examples say when they were first written here, for those who follow a rule."""

from django.db import migrations, models
from django.db.models import Min


def date_what_is_there(apps, schema_editor):
    """Examples of before are as old as the earliest run that is kept of them."""
    example = apps.get_model("rules_data", "Example")
    for one in example.objects.annotate(ran=Min("runs__ran_at")).exclude(ran=None).iterator():
        example.objects.filter(pk=one.pk).update(added_at=one.ran)


class Migration(migrations.Migration):
    dependencies = [("rules_data", "0004_what_readers_asked")]

    operations = [
        migrations.AddField(
            model_name="example",
            name="added_at",
            field=models.DateTimeField(help_text="When it was first written here.", null=True),
        ),
        migrations.RunPython(date_what_is_there, migrations.RunPython.noop),
    ]
