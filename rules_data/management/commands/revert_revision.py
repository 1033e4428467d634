"""manage.py revert_revision [GAME DOCUMENT EDITION] [--why REASON]"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from rules_data.actions import acting, revert_revision
from rules_data.management._command import (
    RulesCommand,
    add_actor_arguments,
    add_edition_arguments,
    meant_edition,
    require_database,
)
from rules_data.queries.desk import published_revisions


class Command(RulesCommand):
    help = "Revert a published version; readers see again what they saw before."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_edition_arguments(parser)
        add_actor_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        meant = meant_edition(options, published_revisions(), "published edition")
        with acting(options["who"], options["why"].strip()):
            report = revert_revision(game=meant.game, document=meant.document, edition=meant.edition)
        self.say(f"Reverted: {report.edition}.")
        self.say(
            f"Readers see again: {report.restored}." if report.restored else "No version is published now."
        )
        self.say_rebased(report.rebased)
