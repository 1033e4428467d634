"""manage.py verify [--head HASH] [--seal]"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from rules_data.actions import seal_revisions
from rules_data.management._command import RulesCommand, require_database
from rules_data.queries import text_digest, verify
from rules_data.queries.desk import verify_trail

MOST_TOLD = 20


class Command(RulesCommand):
    help = "Check that everything that is kept is whole, and that nothing published was changed. Status 1 if not."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--head", default="", help="a hash that an earlier run printed and you noted elsewhere")
        parser.add_argument("--seal", action="store_true", help="seal what was published before there was a trail")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        if options["seal"]:
            self.say(f"Sealed: {seal_revisions()}.")
        faults = self._promises() + self._trail(options["head"].strip().lower())
        self.say(f"The texts of all that was ever published: sha256 {text_digest()}")
        if faults:
            raise CommandError(f"Not as it was written: {faults} fault{'s' if faults > 1 else ''}.")

    def _promises(self) -> int:
        faults = 0
        for checked in verify():
            self.say(f"{'kept  ' if not checked.problems else 'BROKEN'}  {checked.promise}")
            faults += len(checked.problems)
            for problem in checked.problems[:MOST_TOLD]:
                self.say(f"          {problem}")
            if len(checked.problems) > MOST_TOLD:
                self.say(f"          and {len(checked.problems) - MOST_TOLD} more")
        return faults

    def _trail(self, head: str) -> int:
        found = verify_trail(head)
        for fault in found.faults:
            self.stderr.write(fault)
        for name in found.unsealed:
            self.say(f"Published before there was a trail, so nothing to compare it with (--seal): {name}.")
        if not found.faults:
            self.say(f"{found.entries} entries, {found.revisions} revisions and {found.texts} texts are as written.")
            self.say(f"Last hash, to be noted elsewhere: {found.head or 'none yet'}")
        return len(found.faults)
