"""manage.py check_revision [GAME DOCUMENT EDITION]"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from rules_data.actions import CheckReport, check_revision, match_revision
from rules_data.management._command import RulesCommand, add_edition_arguments, meant_edition, require_database
from rules_data.queries.desk import open_revisions


class Command(RulesCommand):
    help = "Check a draft: what moved, what it breaks, what the examples say. Nothing is published by this."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_edition_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        meant = meant_edition(options, open_revisions(), "draft")
        match_revision(game=meant.game, document=meant.document, edition=meant.edition)
        report = check_revision(game=meant.game, document=meant.document, edition=meant.edition)
        self._tell(report)
        if report.obstacles:
            listed = "\n- ".join(report.obstacles)
            overrule = "or publish with --despite-obstacles --why REASON"
            raise CommandError(f"To be settled before publishing ({overrule}):\n- {listed}")
        self.say(f"Next: python manage.py publish_revision {' '.join(meant)}")

    def _tell(self, report: CheckReport) -> None:
        if report.against:
            self.counts(f"{report.edition} against {report.against}", report.changes)
            self.say(f"{len(report.reused_numbers)} numbers name another rule than in {report.against}.")
        for loss in report.losses:
            self.say(f"warning: {loss}")
        for page in report.pages:
            self.say(f"warning: {page}")
        for link in report.dangling:
            self.say(f"warning: {link['rule']} refers to {link['cites']}, which this version does not have.")
        for link in report.disagreeing_titles:
            self.say(f"warning: {link['rule']} prints {link['raw']!r}, but {link['cites']} has another title.")
        for row in report.rows_to_review:
            self.say(f"warning: the evaluator's rule {row['rule']}: {row['problem']}.")
        for kind, slugs in (("FAQs", report.touched_faqs), ("examples", report.touched_examples)):
            if slugs:
                self.say(f"{len(slugs)} {kind} rest on rules whose text changed: {', '.join(slugs)}")
        self.counts("Examples under this version", report.examples)
