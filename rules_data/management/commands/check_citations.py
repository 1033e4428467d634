"""manage.py check_citations PATH...: check the rules that a folder cites, with exit statuses fit for CI."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.core.citations import NotAText, TextFile, read_text
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand, a_day, require_database
from rules_data.queries import (
    CheckedCitation,
    CheckedText,
    CheckRequest,
    Fate,
    GameView,
    Standing,
    UnableToCheck,
    check_text,
    games,
)

LARGEST_FILE = 20_000_000
SKIPPED_FOLDERS = frozenset(
    {".git", ".hg", ".svn", "node_modules", "__pycache__", ".venv", "venv", ".tox", ".mypy_cache"}
)
STALE, UNREADABLE = 1, 2


@dataclass(frozen=True)
class Checked:
    """A file with its references checked."""

    path: Path
    file: TextFile
    text: CheckedText


class Command(RulesCommand):
    help = (
        "Check the rules that texts cite: each reference is current, changed, moved, doubtful, removed, reused, of "
        "a version not on this site, or never existed. Exit status 0: all lead where they should (after --fix); "
        "1: some do not; 2: something cannot be read or judged."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders with everything in them")
        parser.add_argument("--game", default="", help=f"one of {', '.join(GAMES)}; found out for each file without it")
        parser.add_argument("--document", default="", help="cr or tr, for numbers without a document's name")
        parser.add_argument("--edition", default="", help="the version that the texts cite, such as v1.2")
        parser.add_argument("--day", type=a_day, help="the day they were written, instead of a version")
        parser.add_argument("--against", default="", help="the version to compare with; the current one without it")
        parser.add_argument("--fix", action="store_true", help="write the corrected numbers into the files")
        parser.add_argument("--diff", action="store_true", help="print what would be corrected")
        parser.add_argument("--strict", action="store_true", help="count rules that say something else as stale, too")
        parser.add_argument("--format", choices=("text", "json", "github"), default="text")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        known = games(timezone.localdate())
        asked = _asked(options, known)
        skipped: dict[str, str] = {}
        unreadable: dict[str, str] = {}
        checked = [
            Checked(path, file, self._check(file.text, known, replace(asked, path=str(path))))
            for path in _files(options["paths"], skipped, unreadable)
            if (file := _read(path, skipped, unreadable)) is not None
        ]
        checked = [self._beside_neighbours(one, checked, known, asked) for one in checked]
        self._print(checked, skipped, unreadable, options)
        if options["fix"]:
            self._fix(checked, options["format"])
        self._leave(checked, unreadable, options["strict"], options["fix"])

    def _check(self, text: str, known: Sequence[GameView], asked: CheckRequest) -> CheckedText:
        try:
            return check_text(text, known, asked)
        except UnableToCheck as refusal:
            raise CommandError(str(refusal), returncode=UNREADABLE) from refusal

    def _beside_neighbours(
        self, one: Checked, all_of_them: Sequence[Checked], known: Sequence[GameView], asked: CheckRequest
    ) -> Checked:
        """A file that does not tell its game is read as those of its folder are, if these agree."""
        if one.text.game is not None or not one.text.like_rules:
            return one
        beside = (other for other in all_of_them if other.path.parent == one.path.parent)
        told = {other.text.game.slug for other in beside if other.text.game is not None}
        if len(told) != 1:
            return one
        named = replace(asked, path=str(one.path), neighbour=told.pop())
        return replace(one, text=self._check(one.file.text, known, named))

    def _print(
        self, checked: list[Checked], skipped: dict[str, str], unreadable: dict[str, str], options: dict[str, Any]
    ) -> None:
        if options["format"] == "json":
            self.stdout.write(json.dumps(_as_json(checked, skipped, unreadable), ensure_ascii=False, indent=1))
            return
        line = _github_line if options["format"] == "github" else _text_line
        line_of_file = _github_file_line if options["format"] == "github" else _text_file_line
        for one in checked:
            if one.text.like_rules and one.text.game is None:
                self.stdout.write(line_of_file(one, _unknown(one.text.like_rules)))
            loud = [found for found in one.text.citations if found.standing is not Standing.CURRENT]
            if loud and options["format"] == "text" and one.text.assumption:
                self.stdout.write(f"{one.path}: {one.text.assumption.reason}")
            for found in loud:
                self.stdout.write(line(one, found))
            if options["diff"]:
                self.stdout.write(one.text.diff(one.path.as_posix().lstrip("/")), ending="")
        if options["format"] == "text":
            self._summary(checked, skipped, unreadable)

    def _summary(self, checked: list[Checked], skipped: dict[str, str], unreadable: dict[str, str]) -> None:
        counts = Counter(found.standing for one in checked for found in one.text.citations)
        told = ", ".join(f"{counts[standing]} {standing.value}" for standing in Standing if counts[standing])
        self.stdout.write(f"{len(checked)} files, {counts.total()} references: {told or 'none'}.")
        unknown = sum(one.text.like_rules for one in checked if one.text.game is None)
        if unknown:
            self.stdout.write(f"{_unknown(unknown)} Name the --game if it is one that is kept.")
        for reason, number in Counter(skipped.values()).items():
            self.stdout.write(f"Skipped: {number} {reason}.")
        for path, reason in unreadable.items():
            self.stderr.write(f"{path}: {reason}")

    def _fix(self, checked: list[Checked], form: str) -> None:
        for one in checked:
            corrected = one.text.corrected
            if corrected == one.text.text:
                continue
            try:
                one.path.write_bytes(one.file.write(corrected))
            except OSError as fault:
                raise CommandError(f"{one.path}: {fault.strerror or fault}.", returncode=UNREADABLE) from fault
            number = sum(bool(found.edits) for found in one.text.citations)
            if form == "text":
                self.stdout.write(f"{one.path}: {number} corrected")

    def _leave(self, checked: list[Checked], unreadable: dict[str, str], strict: bool, fixed: bool) -> None:
        found = [found for one in checked for found in one.text.citations]
        stale = sum(_is_stale(one, strict) and not (fixed and one.edits) for one in found)
        unjudged = sum(one.standing.is_unknown for one in found)
        unjudged += sum(one.text.like_rules for one in checked if one.text.game is None)
        if unreadable:
            raise CommandError(f"{len(unreadable)} could not be read.", returncode=UNREADABLE)
        if unjudged:
            told = f", and {stale} no longer lead where they should" if stale else ""
            raise CommandError(f"{unjudged} references cannot be judged{told}.", returncode=UNREADABLE)
        if stale:
            raise CommandError(f"{stale} references no longer lead where they should.", returncode=STALE)


def _asked(options: dict[str, Any], known: Sequence[GameView]) -> CheckRequest:
    """What the options say; a game, document or edition that is not kept is refused before any file is read."""
    asked = CheckRequest(options["game"], options["document"], options["edition"], options["day"], options["against"])
    if (asked.edition or asked.document or asked.against) and not asked.game:
        raise CommandError("Name the --game whose version or document is meant.", returncode=UNREADABLE)
    try:
        check_text("", known, replace(asked, day=None))
    except UnableToCheck as refusal:
        raise CommandError(str(refusal), returncode=UNREADABLE) from refusal
    return asked


def _files(paths: Sequence[str], skipped: dict[str, str], unreadable: dict[str, str]) -> Iterator[Path]:
    """The files named and all in the folders named, each once, in the order of their names."""
    seen: set[Path] = set()
    for name in paths:
        path = Path(name)
        if not path.exists():
            unreadable[name] = "no such file or folder"
        for found in _within(path, skipped) if path.is_dir() else [path] if path.exists() else []:
            if found.resolve() not in seen:
                seen.add(found.resolve())
                yield found


def _within(folder: Path, skipped: dict[str, str]) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_symlink():
            skipped[str(path)] = "links"
        elif path.is_dir() and path.name in SKIPPED_FOLDERS:
            skipped[str(path)] = "folders of tools, such as .git"
        elif path.is_dir():
            yield from _within(path, skipped)
        elif path.is_file():
            yield path


def _read(path: Path, skipped: dict[str, str], unreadable: dict[str, str]) -> TextFile | None:
    try:
        if path.stat().st_size > LARGEST_FILE:
            skipped[str(path)] = f"files over {LARGEST_FILE // 10**6} MB"
            return None
        return read_text(path.read_bytes())
    except NotAText:
        skipped[str(path)] = "files that are not text"
    except OSError as fault:
        unreadable[str(path)] = fault.strerror or str(fault)
    return None


def _is_stale(found: CheckedCitation, strict: bool) -> bool:
    return found.is_stale or (strict and found.standing is Standing.CHANGED)


def _place(one: Checked, found: CheckedCitation) -> tuple[int, int]:
    """Line and column, from 1."""
    text, start = one.text.text, found.citation.start
    return text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)


def _unknown(number: int) -> str:
    look = "numbers look like rules" if number != 1 else "number looks like a rule"
    return f"{number} {look}, but of no game or version on this site."


def _text_file_line(one: Checked, message: str) -> str:
    return f"{one.path}: {message}"


def _github_file_line(one: Checked, message: str) -> str:
    return f"::warning file={_escaped_path(one)},title=Rules citation::{message}"


def _escaped_path(one: Checked) -> str:
    return str(one.path).replace("%", "%25").replace(",", "%2C").replace(":", "%3A")


def _text_line(one: Checked, found: CheckedCitation) -> str:
    line, column = _place(one, found)
    return f"{one.path}:{line}:{column}: {_told(found)}"


def _github_line(one: Checked, found: CheckedCitation) -> str:
    """A workflow command of GitHub: shown beside the line in the change that is looked at."""
    line, column = _place(one, found)
    kind = "warning" if _is_stale(found, strict=False) or found.standing.is_unknown else "notice"
    path = _escaped_path(one)
    message = _told(found).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return f"::{kind} file={path},line={line},col={column},title=Rules citation::{message}"


def _told(found: CheckedCitation) -> str:
    """A reference and what became of it, on one line."""
    raw, fate = " ".join(found.citation.raw.split()), found.fate
    now = ", ".join(dict.fromkeys(rule.number for rule in found.now))
    told = {
        Standing.CHANGED: "says something else now",
        Standing.MOVED: f"now {now}",
        Standing.DOUBTFUL: f"the words beside it are of {found.doubt.rule.number if found.doubt else ''}",
        Standing.REMOVED: "no rule in force continues it",
        Standing.REUSED: f"names another rule now; the one meant is {now or 'gone'}",
        Standing.NOT_KEPT: "what it was there cannot be said",
        Standing.NEVER_EXISTED: _never(fate),
    }
    pinned = "; pinned to its version, left as it is" if found.is_pinned else ""
    return f"{raw}: {found.standing.value}: {told.get(found.standing, '')}{pinned}"


def _never(fate: Fate) -> str:
    where = f"{fate.read_in.label} has no such number" if fate.read_in else "no such number"
    return f"{where}; nearest is {fate.nearest.number}" if fate.nearest else where


def _as_json(checked: list[Checked], skipped: dict[str, str], unreadable: dict[str, str]) -> dict[str, Any]:
    return {"files": [_file_as_json(one) for one in checked], "skipped": skipped, "unreadable": unreadable}


def _file_as_json(one: Checked) -> dict[str, Any]:
    assumed = one.text.assumption
    return {
        "path": str(one.path),
        "game": one.text.game.slug if one.text.game else None,
        "edition": assumed.edition.label if assumed else None,
        "reason": assumed.reason if assumed else "",
        "like_rules": one.text.like_rules if one.text.game is None else 0,
        "citations": [
            {
                "line": place[0], "column": place[1], "raw": found.citation.raw, "standing": found.standing.value,
                "number": found.fate.number, "now": [rule.number for rule in found.now], "becomes": found.becomes,
                "belongs_to": found.doubt.rule.number if found.doubt else "", "pinned": found.is_pinned,
            }
            for found in one.text.citations
            for place in [_place(one, found)]
        ],
    }  # fmt: skip
