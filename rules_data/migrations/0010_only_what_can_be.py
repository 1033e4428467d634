"""Checks on every status and number that is kept.

The guards of what has been published are installed after each migration since, and not by one: SQLite copies a table
to alter it, and loses its triggers.
"""

from importlib import import_module

from django.db import migrations, models

guards_of_before = import_module("rules_data.migrations.0002_published_revisions_never_change")


class Migration(migrations.Migration):

    dependencies = [
        ('rules_data', '0009_what_readers_see_is_counted'),
    ]

    operations = [
        migrations.RunPython(guards_of_before.backwards, guards_of_before.forwards),
        migrations.AddConstraint(
            model_name='citationlink',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('status', 'resolved'), ('target__isnull', False)), models.Q(('status', 'dangling'), ('target__isnull', True)), _connector='OR'), name='citation_leads_where_it_says'),
        ),
        migrations.AddConstraint(
            model_name='citationlink',
            constraint=models.CheckConstraint(condition=models.Q(('end__gt', models.F('start'))), name='citation_has_a_length'),
        ),
        migrations.AddConstraint(
            model_name='crosswalklink',
            constraint=models.CheckConstraint(condition=models.Q(('change__in', ['same', 'moved', 'edited', 'split', 'merged', 'added', 'removed'])), name='crosswalk_change_known'),
        ),
        migrations.AddConstraint(
            model_name='crosswalklink',
            constraint=models.CheckConstraint(condition=models.Q(('confidence__gte', 0), ('confidence__lte', 1)), name='crosswalk_confidence_is_a_share'),
        ),
        migrations.AddConstraint(
            model_name='crosswalklink',
            constraint=models.CheckConstraint(condition=models.Q(('new_number', ''), ('old_number', ''), _negated=True), name='crosswalk_has_a_number'),
        ),
        migrations.AddConstraint(
            model_name='edition',
            constraint=models.CheckConstraint(condition=models.Q(('label', ''), _negated=True), name='edition_has_label'),
        ),
        migrations.AddConstraint(
            model_name='revision',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('published_at', None), ('status__in', ['draft', 'in_review', 'scheduled'])), models.Q(('published_at__isnull', False), ('status__in', ['published', 'superseded', 'withdrawn'])), _connector='OR'), name='revision_status_known_and_dated'),
        ),
        migrations.AddConstraint(
            model_name='revision',
            constraint=models.CheckConstraint(condition=models.Q(('provenance__in', ['official', 'restated'])), name='revision_provenance_known'),
        ),
        migrations.AddConstraint(
            model_name='revision',
            constraint=models.CheckConstraint(condition=models.Q(('replaced', models.F('pk')), _negated=True), name='revision_replaces_another'),
        ),
        migrations.AddConstraint(
            model_name='rule',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['heading', 'rule'])), name='rule_kind_known'),
        ),
        migrations.AddConstraint(
            model_name='rule',
            constraint=models.CheckConstraint(condition=models.Q(('number', ''), _negated=True), name='rule_has_number'),
        ),
        migrations.AddConstraint(
            model_name='scenariorun',
            constraint=models.CheckConstraint(condition=models.Q(('verdict__in', ['confirmed', 'contradicted', 'not_executable'])), name='verdict_known'),
        ),
    ]
