"""A counter of changes for each game and the site, which caches and indexes compare themselves with."""

from django.db import migrations, models


def begin(apps, schema_editor):
    apps.get_model("rules_data", "SiteState").objects.get_or_create(scope="")


class Migration(migrations.Migration):
    dependencies = [("rules_data", "0008_games_are_described_in_code")]

    operations = [
        migrations.CreateModel(
            name="SiteState",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "scope",
                    models.SlugField(
                        blank=True, help_text="A game's slug; empty for the site.", max_length=40, unique=True
                    ),
                ),
                ("serial", models.PositiveBigIntegerField(default=0)),
            ],
            options={"ordering": ["scope"]},
        ),
        migrations.RunPython(begin, migrations.RunPython.noop),
    ]
