"""manage.py review_rulings GAME DOCUMENT EDITION [--decide FILE]"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.actions import decide_rows, run_examples
from rules_data.management._command import RulesCommand, game_called, require_database
from rules_data.queries import NewRulesView, new_rules
from rules_data.queries.desk import ChangedRule, UndecidedRow, undecided_rows

SHOWN = 5
MARKS = {"same": "{}", "ins": "[+{}+]", "del": "[-{}-]"}


class Command(RulesCommand):
    help = (
        "Print the evaluator's rows that must be decided in a version, since a rule they rest on reads differently, "
        "and the rules that are new there and not recorded yet."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game")
        parser.add_argument("document")
        parser.add_argument("edition")
        parser.add_argument(
            "--decide", type=Path, metavar="FILE", help="keep the decisions of a YAML file, and run the examples again"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        named = {name: options[name] for name in ("game", "document", "edition")}
        named["game"] = game_called(named["game"])
        if options["decide"] is not None:
            self._decide(options["decide"], named)
        rows = undecided_rows(**named)
        if rows is None:
            raise CommandError(f"{' '.join(named.values())} is not published here, so no example was run under it.")
        for row in rows:
            self._tell(row)
        waiting = {example for row in rows for example in row.examples}
        self.say(f"{len(rows)} rows are not decided in {named['edition']}; {len(waiting)} examples wait for them.")
        self._tell_new(new_rules(**named))

    def _decide(self, file: Path, named: dict[str, str]) -> None:
        try:
            source = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise CommandError(f"{file} cannot be read: {fault}") from fault
        kept = decide_rows(**named, source=source)
        report = run_examples(game=named["game"])
        self.say(f"{kept} decisions kept, {report.runs} runs made again.")

    def _tell_new(self, found: NewRulesView | None) -> None:
        if found is None:
            return
        if found.told:
            self.say(f"{found.told}.")
            return
        for rule in found.open:
            self.say(f"new {rule.number}: {rule.text}")
        self.say(f"{len(found.open)} of {found.count} rules that {found.like} does not have are not recorded.")
        if found.idle:
            self.say(f"Recorded, but not new beside {found.like} as it is published here: {', '.join(found.idle)}.")

    def _tell(self, row: UndecidedRow) -> None:
        asks = f": {row.asks}" if row.asks else ""
        shown = ", ".join((*row.examples[:SHOWN], *(["..."] if len(row.examples) > SHOWN else [])))
        self.say(f"{row.name}{asks} ({len(row.examples)} examples: {shown})")
        for rule in row.rules:
            self.say(f"  {_numbers(rule)}: {_text(rule)}")


def _numbers(rule: ChangedRule) -> str:
    return f"{rule.since} {rule.old_number} -> {rule.new_number or 'gone'}"


def _text(rule: ChangedRule) -> str:
    if not rule.new_text:
        return MARKS["del"].format(rule.old_text)
    return "".join(MARKS[piece.kind].format(piece.text) for piece in rule.diff())
