"""manage.py import_document GAME DOCUMENT PATH-OR-URL --edition LABEL [--effective DAY] [--beside PATH-OR-URL]"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from rules_data.actions import ImportReport, import_document
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand, a_day, game_called, read_source, require_database


class Command(RulesCommand):
    help = "Make a draft of a version from the publisher's file. Nothing is published by this."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
        parser.add_argument("document", help="cr (core rules) or tr (tournament rules)")
        parser.add_argument("source", help="path or http(s) address of the file")
        parser.add_argument("--edition", required=True, help="the version's label, such as v1.3")
        parser.add_argument("--replace-draft", action="store_true", help="replace an open draft somebody works on")
        parser.add_argument("--beside", metavar="COPY", help="a second copy of it, in any form: what differs is told")
        parser.add_argument("--effective", type=a_day, help="in force from, such as 2026-03-30")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        options["game"] = game_called(options["game"])
        data = read_source(options["source"])
        report = import_document(
            game=options["game"],
            document=options["document"],
            data=data,
            source_name=options["source"],
            edition=options["edition"],
            effective=options["effective"],
            replace_draft=options["replace_draft"],
            beside=(options["beside"], read_source(options["beside"])) if options["beside"] else None,
        )
        self._tell(report, options)

    def _tell(self, report: ImportReport, options: dict[str, Any]) -> None:
        named = f"{options['game']} {options['document']} {report.edition}"
        if report.unchanged:
            self.say(f"{named} is already published with this very text: nothing to do.")
            return
        self.counts(f"{report.title} ({report.layout})", report.counts)
        for finding in report.findings:
            place = f"line {finding['line']}: " if finding["line"] else ""
            self.say(f"{finding['severity']}: {place}{finding['message']} {finding['advice']}")
        self.say(f"Draft made. Next: python manage.py check_revision {named}")
