"""A printed card over which the reader itself broke down is kept as such."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules_data', '0026_how_printed_cards_are_read'),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='printedreading',
            name='reading_outcome_known',
        ),
        migrations.AlterField(
            model_name='printedreading',
            name='outcome',
            field=models.CharField(choices=[('runs', 'Runs'), ('read', 'Read'), ('read_in_part', 'Read In Part'), ('not_understood', 'Not Understood'), ('failed', 'Failed')], max_length=20),
        ),
        migrations.AddConstraint(
            model_name='printedreading',
            constraint=models.CheckConstraint(condition=models.Q(('outcome__in', ['runs', 'read', 'read_in_part', 'not_understood', 'failed'])), name='reading_outcome_known'),
        ),
    ]
