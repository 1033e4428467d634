"""manage.py check_examples [--game G] [--example SLUG] [--coverage]"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.actions import ExamplesReport, run_examples
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand, game_called, require_database
from rules_data.queries import coverage_of, games, games_with_examples, subrules


class Command(RulesCommand):
    help = "Run the examples with their twins and ablations; print verdicts and which rules they show."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--game", default="", help=f"one of {', '.join(GAMES)}; all without it")
        parser.add_argument("--coverage", action="store_true", help="every rule of the game's sections, shown or not")
        parser.add_argument("--example", default="", help="one example by its slug")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        options["game"] = game_called(options["game"]) if options["game"] else ""
        with self.progress() as show:
            report = run_examples(game=options["game"], example=options["example"], again=True, progress=show)
        if not report.verdicts:
            raise CommandError("No such example. Its slug is the last part of its page's address.")
        if options["coverage"]:
            self._subrules(options["game"])
        else:
            self._verdicts(report)
        if options["example"]:
            self._ablations(report)
        if not options["example"] and not options["coverage"]:
            self._coverage(options["game"])
        self._summary(report)
        if report.bad:
            raise CommandError(f"{len(report.bad)} runs are contradicted, cannot be run, or prove less than they say.")

    def _verdicts(self, report: ExamplesReport) -> None:
        rows = [
            [one.example, one.edition, one.verdict.replace("_", " "), "yes" if one.proved else "no", _why(one)]
            for one in report.verdicts
        ]
        self.table("Examples", ["example", "version", "verdict", "proved", "why"], rows)

    def _ablations(self, report: ExamplesReport) -> None:
        """What became of an example without each of its rules, and without each row of theirs alone."""
        rows = [
            [one.edition, each.rule, off.row, off.answer, off.without, "yes" if off.changed else "no", off.because]
            for one in report.verdicts
            for each in one.ablations
            for off in each.rows
        ]
        columns = ["version", "rule", "row", "with it", "without it", "changes alone", "because"]
        self.table("Each row switched off alone", columns, rows)

    def _coverage(self, game: str) -> None:
        for slug in [game] if game else games_with_examples():
            rows = [
                [row.edition, row.rule, "yes" if row.proved_by else "no", ", ".join(row.examples)]
                for row in coverage_of(slug)
            ]
            self.table(f"Rules shown: {slug}", ["version", "rule", "proved", "by"], rows)

    def _subrules(self, wanted: str) -> None:
        """Rule by rule: the rows of policy that rest on it, its examples, and where there is none, why."""
        for game in games(timezone.localdate()):
            for edition in (each for document in game.documents for each in document.editions):
                found = subrules(game.slug, edition) if wanted in ("", game.slug) else ()
                if found:
                    rows = [
                        [row.rule, ", ".join(row.policy), ", ".join(row.examples), row.reason or row.state]
                        for row in found
                    ]
                    title = f"{game.name} {edition.label}, rules {found[0].rule} to {found[-1].rule}"
                    self.table(title, ["rule", "policy", "examples", "shown"], rows)
                    counts = Counter(row.state for row in found)
                    self.say("; ".join(f"{count} {state}" for state, count in sorted(counts.items())))

    def _summary(self, report: ExamplesReport) -> None:
        counts = Counter(one.verdict.replace("_", " ") for one in report.verdicts)
        told = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
        proved = sum(one.proved for one in report.verdicts)
        self.say(f"{report.runs} runs: {told}; {proved} proved.")
        waiting = Counter((one.game, one.edition) for one in report.verdicts if one.waits_for)
        for (game, edition), count in sorted(waiting.items()):
            self.say(
                f"{count} wait under {edition} for decisions on rows: "
                f"`manage.py review_rulings {game} {GAMES[game].rulebook} {edition}` lists them."
            )


def _why(one: Any) -> str:
    return "; ".join([part for part in (one.reason, *one.doubts) if part])
