"""Damage done to a document on purpose, to see whether anybody notices: as copies, editors and downloads do it."""

from __future__ import annotations

import codecs
import random
import re
from collections.abc import Callable
from dataclasses import dataclass

_NUMBERED = re.compile(r"\s*\d{1,3}(?:\.[0-9a-z]{1,3})*\.?[a-z]{0,2}\s")
_NUMBER = re.compile(r"\d{1,3}(?:\.[0-9a-z]{1,3})*")

Lines = list[str]
Mutation = Callable[[Lines, random.Random], Lines]


@dataclass(frozen=True)
class Source:
    """The lines of a file, and how they become bytes again."""

    lines: Lines
    end: str
    encoding: str
    mark: bytes

    @classmethod
    def of(cls, data: bytes) -> Source:
        mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
        try:
            text, encoding = data[len(mark) :].decode("utf-8"), "utf-8"
        except UnicodeDecodeError:
            text, encoding = data.decode("cp1252", "replace"), "cp1252"
        end = "\r\n" if text.count("\r\n") * 2 > text.count("\r") > 0 else "\n" if "\n" in text else "\r"
        return cls(re.split(r"\r\n|\r|\n", text), end, encoding, mark)

    def data(self, lines: Lines) -> bytes:
        return self.mark + self.end.join(lines).encode(self.encoding, "replace")


def mutated(source: Source, chance: random.Random) -> tuple[str, bytes]:
    """One damaged copy, and what was done to it."""
    name = chance.choice(list(MUTATIONS))
    return name, source.data(MUTATIONS[name](list(source.lines), chance))


def _some_line(lines: Lines, chance: random.Random) -> int:
    return chance.randrange(len(lines))


def _numbered_line(lines: Lines, chance: random.Random) -> int:
    at = [position for position, line in enumerate(lines) if _NUMBERED.match(line)]
    return chance.choice(at) if at else _some_line(lines, chance)


def _drop_rule(lines: Lines, chance: random.Random) -> Lines:
    at = _numbered_line(lines, chance)
    end = next((to for to in range(at + 1, len(lines)) if _NUMBERED.match(lines[to])), len(lines))
    return lines[:at] + lines[end:]


def _drop_block(lines: Lines, chance: random.Random) -> Lines:
    at = _some_line(lines, chance)
    return lines[:at] + lines[at + chance.randint(1, 200) :]


def _drop_beginning(lines: Lines, chance: random.Random) -> Lines:
    return lines[int(len(lines) * chance.uniform(0.05, 0.5)) :]


def _drop_end(lines: Lines, chance: random.Random) -> Lines:
    return lines[: int(len(lines) * chance.uniform(0.4, 0.98))]


def _join_with_above(lines: Lines, chance: random.Random) -> Lines:
    at = _numbered_line(lines, chance)
    above = next((to for to in range(at - 1, -1, -1) if lines[to].strip()), None)
    if above is None:
        return lines
    return [*lines[:above], f"{lines[above]} {lines[at]}", *lines[at + 1 :]]


def _damage_number(lines: Lines, chance: random.Random) -> Lines:
    at = _numbered_line(lines, chance)
    found = _NUMBER.search(lines[at])
    if found is None:
        return lines
    number, place = found[0], chance.randrange(len(found[0]))
    damaged = chance.choice(
        [
            number[:place] + chance.choice("0123456789") + number[place:],
            number[:place] + number[place + 1 :],
            number[:place] + chance.choice("OlIS#~?") + number[place + 1 :],
            number[:place] + " " + number[place:],
            f"{chance.choice(['x', 'Refl', '|', '>>'])}{number}",
            number.replace(".", chance.choice([",", "", "..", " "]), 1),
            "",
        ]
    )
    lines[at] = lines[at][: found.start()] + damaged + lines[at][found.end() :]
    return lines


def _four_digits(lines: Lines, chance: random.Random) -> Lines:
    at = _numbered_line(lines, chance)
    lines[at] = re.sub(r"\d", lambda digit: digit[0] * 2, lines[at], count=1)
    return lines


def _swap_lines(lines: Lines, chance: random.Random) -> Lines:
    one, other = _numbered_line(lines, chance), _numbered_line(lines, chance)
    lines[one], lines[other] = lines[other], lines[one]
    return lines


def _repeat_block(lines: Lines, chance: random.Random) -> Lines:
    at = _some_line(lines, chance)
    block = lines[at : at + chance.randint(1, 30)]
    return lines[:at] + block + lines[at:]


def _move_block(lines: Lines, chance: random.Random) -> Lines:
    at = _some_line(lines, chance)
    size = chance.randint(1, 60)
    block, rest = lines[at : at + size], lines[:at] + lines[at + size :]
    to = _some_line(rest or [""], chance)
    return rest[:to] + block + rest[to:]


def _noise(lines: Lines, chance: random.Random) -> Lines:
    for _ in range(chance.randint(1, 8)):
        at = _some_line(lines, chance)
        if lines[at]:
            place = chance.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chance.choice("\u00b6%&*#0. ~") + lines[at][place + 1 :]
    return lines


def _lose_examples(lines: Lines, chance: random.Random) -> Lines:
    return [line for line in lines if not line.lstrip().startswith("Example") or chance.random() < 0.02]


def _mark_down(lines: Lines, chance: random.Random) -> Lines:
    mark = chance.choice(["**", "`", "<b>"])
    close = mark.replace("<", "</")
    return [_NUMBER.sub(lambda number: f"{mark}{number[0]}{close}", line, count=1) for line in lines]


MUTATIONS: dict[str, Mutation] = {
    "a rule dropped": _drop_rule,
    "a block dropped": _drop_block,
    "the beginning dropped": _drop_beginning,
    "the end dropped": _drop_end,
    "a line joined to the one above": _join_with_above,
    "a number damaged": _damage_number,
    "a number with four digits": _four_digits,
    "two lines swapped": _swap_lines,
    "a block repeated": _repeat_block,
    "a block moved": _move_block,
    "characters replaced": _noise,
    "examples lost": _lose_examples,
    "numbers marked up": _mark_down,
}
