"""manage.py publish_revision [GAME DOCUMENT EDITION] [--at TIME] [--despite-obstacles --why REASON] [--again]"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from datetime import datetime
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.actions import acting, publish_again, publish_revision, schedule_revision
from rules_data.management._command import (
    Meant,
    RulesCommand,
    add_actor_arguments,
    add_edition_arguments,
    meant_edition,
    refuse_beside,
    require_database,
)
from rules_data.queries.desk import open_revisions, withdrawn_revisions


class Command(RulesCommand):
    help = "Publish a checked draft: readers, search and API see it at once and whole, now or at a time."

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_edition_arguments(parser)
        parser.add_argument(
            "--despite-obstacles", action="store_true", help="publish although its check found obstacles"
        )
        add_actor_arguments(parser)
        parser.add_argument("--at", type=a_time, help="by the worker at this time (UTC), such as 2026-03-30T18:00")
        parser.add_argument("--again", action="store_true", help="publish again what was unpublished")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        refuse_beside(options, {"--at": ["--again"], "--despite-obstacles": ["--again"]})
        why = options["why"].strip()
        if options["despite_obstacles"] and not why:
            raise CommandError("Say why it is published although its check found obstacles: --why REASON.")
        with acting(options["who"], why):
            if options["again"]:
                self._again(options)
            else:
                self._publish(meant_edition(options, open_revisions(), "draft"), options)

    def _again(self, options: dict[str, Any]) -> None:
        rows = withdrawn_revisions()
        meant = meant_edition(options, rows, "version that was unpublished")
        found = [row.id for row in rows if (row.game, row.document, row.edition) == tuple(meant)]
        if not found:
            raise CommandError(f"{' '.join(meant)} is not unpublished: there is nothing to publish again.")
        report = publish_again(found[-1])
        self.say(f"Published {report.edition} again.")
        self.say_rebased(report.rebased)

    def _publish(self, meant: Meant, options: dict[str, Any]) -> None:
        if options["at"] is not None:
            rows = [row for row in open_revisions(meant.game, meant.document) if row.edition == meant.edition]
            if not rows:
                raise CommandError(f"{' '.join(meant)} has no open draft.")
            schedule_revision(rows[0].id, options["at"], despite_obstacles=options["despite_obstacles"])
            self.say(f"{' '.join(meant)} is published at {options['at']:%Y-%m-%d %H:%M} UTC, if a worker is running.")
            return
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
        self.say_rebased(report.rebased)
        self.say(f"To take it back: python manage.py revert_revision {' '.join(meant)}")


def a_time(text: str) -> datetime:
    """A time as an argument, in UTC where it does not say otherwise."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError as fault:
        raise ArgumentTypeError(f"{text!r} is not a time: write it as 2026-03-30T18:00") from fault
    return when if timezone.is_aware(when) else timezone.make_aware(when)
