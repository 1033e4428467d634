"""manage.py bench cards: how much of the text of cards is understood, whether it runs, and how fast it is read."""

from __future__ import annotations

import json
import time
import zlib
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.core.abilities.reading import (
    AbilityReading,
    AbilityText,
    Outcome,
    Swallowed,
    ability_text,
    changed_by_chance,
    changed_lines,
    swallowed,
    with_links,
)
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, PlayedGame, read_back, read_data
from rules_data.management._card_labels import Agreement, line_labels
from rules_data.management._command import RulesCommand

# How many changes of a line by chance are tried, beside those that are always tried.
BY_CHANCE = 12
COLUMNS = ("what", "half that was looked at", "other half", "all")
# A key that only the rows of one game's files have.
_TELLING = {"oracle": "magic", "domains": "riftbound", "pitch": "flesh-and-blood", "type_text": "flesh-and-blood"}


def add_arguments(parser: ArgumentParser) -> None:
    """The file, the game where its rows do not tell, which halves, and how much of what is not understood is shown."""
    parser.add_argument("file", help="JSON lines: one face of a card each, with name and text (or oracle)")
    parser.add_argument("--game", default="", help="the game, where the rows do not tell it")
    parser.add_argument(
        "--seed", type=int, default=0, help="which half of the names is which, and which words are changed"
    )
    parser.add_argument("--phrases", type=int, default=25, metavar="N", help="the N most frequent, of each list")


@dataclass(slots=True)
class Figures:
    """What was counted in some faces; lines are printed lines, each option of a choice being one."""

    faces: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    triggered: Counter[str] = field(default_factory=Counter)
    runnable_lines: int = 0
    whole: int = 0
    runnable: int = 0
    held_back: int = 0
    again: int = 0
    abilities: int = 0
    changed: int = 0
    swallowed: list[Swallowed] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    kinds: Agreement = field(default_factory=Agreement)
    events: Agreement = field(default_factory=Agreement)
    phrases: Counter[str] = field(default_factory=Counter)
    instructions: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0  # of processor time, for reading all faces once

    def rows(self) -> Iterator[tuple[str, str]]:
        """Each figure by what it counts."""
        total = sum(self.lines.values())
        yield "faces with text", str(self.faces)
        yield "lines", str(total)
        for outcome in Outcome:
            yield f"lines {outcome.value}", _share(self.lines[outcome.value], total)
        yield "triggered lines read", _share(self.triggered[Outcome.READ.value], sum(self.triggered.values()))
        yield "lines read and runnable", _share(self.runnable_lines, total)
        yield "faces wholly read", _share(self.whole, self.faces)
        yield "faces wholly read and runnable", _share(self.runnable, self.faces)
        yield "round trips of lines read that differ", str(len(self.lost))
        yield "abilities that run, written and read back", _share(self.again, self.abilities)
        yield "lines held back since they would differ", str(self.held_back)
        yield "changes of a small word that are swallowed", f"{len(self.swallowed)} of {self.changed}"
        yield "kinds that agree with labels", _share(self.kinds.agree, self.kinds.asked)
        yield "trigger events that agree with labels", _share(self.events.agree, self.events.asked)
        yield "faces a second, read", f"{self.faces / self.seconds:.0f}" if self.seconds else "-"

    def with_(self, other: Figures) -> Figures:
        """The figures of these faces and of others."""
        both = ((one.name, getattr(self, one.name), getattr(other, one.name)) for one in fields(self))
        return Figures(**{name: mine + theirs for name, mine, theirs in both})


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / whole:.1%})" if whole else "-"


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Print the figures of a file, by halves: names of one half may have been looked at, those of the other not."""
    rows = list(_rows(Path(options["file"])))
    slug = _game(options["game"], rows)
    game = GAMES[slug]
    if game.played is None:
        raise CommandError(f"{game.name} has no evaluator.")
    try:
        text = ability_text(slug)
    except KeyError as fault:
        raise CommandError(f"Nothing reads the card text of {game.name}.") from fault
    halves = [[row for row in rows if _half(row, options["seed"]) == half] for half in (0, 1)]
    first, other = (_figures(half, text, game.played, options["rounds"], options["seed"]) for half in halves)
    counted = [first, other, first.with_(other)]
    cells = [dict(each.rows()) for each in counted]
    command.table(f"Card text: {game.name}", COLUMNS, [[what, *(each[what] for each in cells)] for what in cells[0]])
    both = counted[2]
    shown = options["phrases"]
    command.table("Not understood, most frequent first", ["lines", "from here on"], _most(both.phrases, shown))
    unknown = ["lines", "what the evaluator does not know"]
    command.table("Read but not runnable", unknown, _most(both.instructions, shown))
    disagreeing = [*both.kinds.examples[:shown], *both.events.examples[:shown]]
    command.table("Labels that disagree", ["label", "read as", "line"], disagreeing)
    for line in both.lost:
        command.say(f"Differs: {line}")
    for one in both.swallowed:
        command.say(f"Swallows {one.word!r}: {one.line} - {one.changed}")


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    if not path.is_file():
        raise CommandError(f"There is no file {path}.")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
        except json.JSONDecodeError as fault:
            raise CommandError(f"{path}, line {number}: this is not JSON ({fault.msg}).") from fault
        if not isinstance(row, dict) or not isinstance(row.get("name"), str):
            raise CommandError(f"{path}, line {number}: a face is an object with a name.")
        if isinstance(row.get("oracle", row.get("text")), str):
            yield row


def _game(asked: str, rows: Sequence[dict[str, Any]]) -> str:
    slug = asked or next((game for key, game in _TELLING.items() if any(key in row for row in rows[:50])), "")
    if not slug:
        raise CommandError("The rows do not tell which game this is: say it with --game.")
    game = GAMES.called(slug)
    if game is None:
        raise CommandError(f"There is no game {slug!r}. Games: {', '.join(GAMES)}.")
    return game.slug


def _half(row: dict[str, Any], seed: int) -> int:
    return (zlib.crc32(str(row["name"]).encode()) + seed) % 2


def _figures(
    rows: Sequence[dict[str, Any]], text: AbilityText, game: PlayedGame, rounds: int, seed: int = 0
) -> Figures:
    found = Figures()
    times: list[float] = []
    faces: list[tuple[AbilityReading, ...]] = []
    for _ in range(max(1, rounds)):
        started = time.process_time()
        faces = [text.read(_printed(row), row["name"]) for row in rows]
        times.append(time.process_time() - started)
    found.seconds = min(times)
    for row, readings in zip(rows, faces, strict=True):
        if readings:
            _count(found, row, readings, game)
    _look_for_swallowed(found, text, faces, seed)
    return found


def _look_for_swallowed(
    found: Figures, text: AbilityText, faces: Sequence[tuple[AbilityReading, ...]], seed: int
) -> None:
    """Read each line that was read without its small words, to see that it says something else then."""
    lines = {each.line.whole: each.data for readings in faces for each in readings if each.data}
    for line, data in lines.items():
        changes = [*changed_lines(line), *changed_by_chance(line, seed, BY_CHANCE)]
        found.changed += len(changes)
        found.swallowed += swallowed(text.grammar, line, data, changes)


def _printed(row: dict[str, Any]) -> str:
    return str(row.get("oracle", row.get("text", "")))


def _count(found: Figures, row: dict[str, Any], readings: tuple[AbilityReading, ...], game: PlayedGame) -> None:
    found.faces += 1
    runs = [_count_line(found, each, game) for each in readings]
    found.whole += all(each.outcome is Outcome.READ for each in readings)
    found.runnable += all(runs) and _is_whole(readings)
    for each, label, event in line_labels(row, readings):
        found.kinds.compare_kind(each, label)
        found.events.compare_event(each, event)


def _is_whole(readings: tuple[AbilityReading, ...]) -> bool:
    """Whether what the lines of a card say of one another is there: what was exiled, or sacrificed."""
    said = [each.data.get("abilities") for each in readings if isinstance(each.data, dict)]
    return with_links([one for abilities in said if isinstance(abilities, list) for one in abilities]) is not None


def _count_line(found: Figures, each: AbilityReading, game: PlayedGame) -> bool:
    """Count one ability with its options; whether it runs."""
    printed = 1 + len(each.line.options)
    found.lines[each.outcome.value] += printed
    if each.line.text.lower().startswith(("when ", "whenever ", "at the ", "at end ")):
        found.triggered[each.outcome.value] += printed
    if each.data is None:
        found.held_back += each.reading.differs
        found.phrases[" ".join(each.reading.not_understood.split()[:4])] += 1
        return False
    if each.reading.differs or _lost_words(each):
        found.lost.append(each.line.whole)
    abilities, problems = read_data(each.data, game.table.vocabulary)
    if problems:
        found.instructions[problems[0]] += 1
        return False
    found.abilities += len(abilities)
    found.again += sum(read_back(one, game).outcome is Back.SAME for one in abilities)
    found.runnable_lines += printed
    return True


# Words whose loss would change what a text says; looked for in what the data say again, however that was read.
_NEVER_LOST = ("if", "may", "unless", "until", "only", "another")


def _lost_words(each: AbilityReading) -> list[str]:
    """The words that stand in a line and not in what its data say again, nor in another way of saying it."""
    words = each.line.whole.lower().replace(",", " ").replace(".", " ").split()
    again = each.reading.written.split()
    alike = {"another": "other", "until": "this"}
    return [one for one in _NEVER_LOST if one in words and one not in again and alike.get(one, one) not in again]


def _most(counts: Counter[str], shown: int) -> list[tuple[int, str]]:
    return [(count, what) for what, count in counts.most_common(shown)]
