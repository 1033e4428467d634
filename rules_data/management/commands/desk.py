"""manage.py desk inbox|drafts|match|impact|review|rule|term|text|synonyms|history: the editors' desk from a shell."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from rules_data.actions import acting
from rules_data.management._command import RulesCommand, require_database
from rules_data.management._desk import drafting, synonyms, texts, waiting

Show = Callable[[RulesCommand, dict[str, Any]], None]
Add = Callable[[ArgumentParser], None]


def _nothing(_parser: ArgumentParser) -> None:
    """A part without arguments of its own."""


PARTS: dict[str, tuple[str, Add, Show]] = {
    "inbox": ("what waits: list, assign, answer, close", waiting.add_inbox, waiting.show_inbox),
    "drafts": ("open drafts and imports", _nothing, waiting.show_drafts),
    "match": ("the match board of a draft", drafting.add_match, drafting.show_match),
    "impact": ("what rests on the rules a draft changes", drafting.add_impact, drafting.show_impact),
    "review": ("comments, approval, change notes, preview links", drafting.add_review, drafting.show_review),
    "rule": ("show or correct one rule", drafting.add_rule_correction, drafting.show_rule),
    "term": ("show or correct one glossary entry", drafting.add_term_correction, drafting.show_term),
    "text": ("write, publish and take back a text", texts.add_text, texts.show_text),
    "synonyms": ("the words that search takes for one another", synonyms.add_synonyms, synonyms.show_synonyms),
    "history": ("the audit trail", waiting.add_history, waiting.show_history),
}


class Command(RulesCommand):
    help = "Do at a shell what the screens of the editors' desk do; import, check, publish and revert are commands too."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--as", dest="who", default="", metavar="NAME", help="in whose name, for the history")
        parts = parser.add_subparsers(dest="part", required=True)
        for name, (about, add, _show) in PARTS.items():
            add(parts.add_parser(name, help=about))

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        show = PARTS[options["part"]][2]
        if not options["who"]:
            show(self, options)
            return
        with acting(options["who"]):
            show(self, options)
