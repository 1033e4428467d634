"""What came of reading a printed card is kept, with what was read and by which reader."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules_data', '0025_answers_asked_otherwise'),
    ]

    operations = [
        migrations.CreateModel(
            name='PrintedReading',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('outcome', models.CharField(choices=[('runs', 'Runs'), ('read', 'Read'), ('read_in_part', 'Read In Part'), ('not_understood', 'Not Understood')], max_length=20)),
                ('digest', models.CharField(help_text="The card's own, when it was read.", max_length=64)),
                ('reader', models.CharField(help_text='The version of the sources that read it.', max_length=40)),
                ('card', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='reading', to='rules_data.printedcard')),
            ],
            options={
                'ordering': ['card'],
                'constraints': [models.CheckConstraint(condition=models.Q(('outcome__in', ['runs', 'read', 'read_in_part', 'not_understood'])), name='reading_outcome_known')],
            },
        ),
    ]
