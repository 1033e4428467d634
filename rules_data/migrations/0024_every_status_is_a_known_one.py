"""Every status is one of the words it may be, and a confidence is a share."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules_data', '0023_impact_on_concepts_and_titles'),
    ]

    operations = [
        migrations.AddConstraint(
            model_name='comparedrun',
            constraint=models.CheckConstraint(condition=models.Q(('old_verdict__in', ['confirmed', 'contradicted', 'not_executable'])), name='old_verdict_known'),
        ),
        migrations.AddConstraint(
            model_name='comparedrun',
            constraint=models.CheckConstraint(condition=models.Q(('new_verdict__in', ['confirmed', 'contradicted', 'not_executable'])), name='new_verdict_known'),
        ),
        migrations.AddConstraint(
            model_name='handling',
            constraint=models.CheckConstraint(condition=models.Q(('state__in', ['open', 'closed'])), name='handling_state_known'),
        ),
        migrations.AddConstraint(
            model_name='impactitem',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['faq', 'example', 'row', 'term', 'concept', 'title'])), name='impact_kind_known'),
        ),
        migrations.AddConstraint(
            model_name='impactitem',
            constraint=models.CheckConstraint(condition=models.Q(('state__in', ['open', 'still_true', 'rewritten', 'withdrawn'])), name='impact_state_known'),
        ),
        migrations.AddConstraint(
            model_name='importjob',
            constraint=models.CheckConstraint(condition=models.Q(('state__in', ['waiting', 'running', 'done', 'failed'])), name='import_state_known'),
        ),
        migrations.AddConstraint(
            model_name='matchdecision',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['same', 'split', 'merged', 'none'])), name='match_decision_kind_known'),
        ),
        migrations.AddConstraint(
            model_name='matchpair',
            constraint=models.CheckConstraint(condition=models.Q(('confidence__gte', 0), ('confidence__lte', 1)), name='match_confidence_is_a_share'),
        ),
        migrations.AddConstraint(
            model_name='textversion',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['faq', 'card', 'example', 'concept', 'title'])), name='text_version_kind_known'),
        ),
        migrations.AddConstraint(
            model_name='workingtext',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['faq', 'card', 'example', 'concept', 'title'])), name='working_text_kind_known'),
        ),
    ]
