"""manage.py publish_revision [GAME DOCUMENT EDITION] [--despite-obstacles]"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from rules_data.actions import publish_revision
from rules_data.management._command import RulesCommand, add_edition_arguments, meant_edition, require_database
from rules_data.queries import open_revisions


class Command(RulesCommand):
    help = "Publish a checked draft: readers, search and API see it at once and whole."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_edition_arguments(parser)
        parser.add_argument(
            "--despite-obstacles", action="store_true", help="publish although its check found obstacles"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        meant = meant_edition(options, open_revisions(), "draft")
        report = publish_revision(
            game=meant.game,
            document=meant.document,
            edition=meant.edition,
            despite_obstacles=options["despite_obstacles"],
        )
        self.say(f"Published {report.edition}: {report.records} records, {report.crosswalk_links} crosswalk links, ")
        self.say(f"{report.examples_run} example runs kept, the search index rebuilt.")
        if report.superseded:
            self.say(f"Superseded: {report.superseded}.")
        for draft in report.rebased:
            self.say(f"The draft of {draft} was matched with it anew: check that draft again before it is published.")
        self.say(f"To take it back: python manage.py revert_revision {' '.join(meant)}")
