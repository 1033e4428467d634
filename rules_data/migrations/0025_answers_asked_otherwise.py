"""An answer keeps the other words in which its question is asked."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules_data', '0024_every_status_is_a_known_one'),
    ]

    operations = [
        migrations.AddField(
            model_name='faq',
            name='also',
            field=models.JSONField(default=list, help_text='The same question in other words, in small letters.'),
        ),
    ]
