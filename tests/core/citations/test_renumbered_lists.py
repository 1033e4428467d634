"""Lists and ranges of rules given new numbers: what is written is read again as the rules that were meant."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.citations import Citation, Edit, Renumbering, find, renumbered, repaired
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber
from tests.campaigns import campaign

# Three siblings of each game as it prints them, and numbers they may have become: near, far, in other depths.
SIBLINGS = {
    "magic": ("603.7b", "603.7d", "603.7f"),
    "riftbound": ("383.3.b", "383.3.d", "383.3.f"),
    "flesh-and-blood": ("8.3.5b", "8.3.5d", "8.3.5f"),
}
NEW_ONES = {
    "magic": ("603.7b", "603.7c", "603.7d", "604.2a", "604.2b", "604.2z", "604.2aa", "604.2ab", "605.1", "605.2"),
    "riftbound": ("383.3.b", "383.3.c", "383.3.d", "384.1.a", "384.1.z", "385.1", "385.2", "383.4.c.2", "700"),
    "flesh-and-blood": ("8.3.5b", "8.3.5c", "8.3.5d", "8.4.1a", "8.4.1b", "8.4.1z", "8.4.1aa", "8.4.1", "8.4.2", "8.5"),
}  # fmt: skip
LISTS = [
    "rules {0}, {1} and {2}", "CR {0}/{1}/{2}", "rules {0} and {1} and {2}", "rules {0}, {1}, {2}", "rules {0} & {1}",
    "rules {0}–{1}", "rules {0}-{1} and {2}", "rules {0} through {1}, {2}", "rules {0} to {1}",
]  # fmt: skip
EACH_GAME = pytest.mark.parametrize("game", SIBLINGS)


@dataclass(frozen=True)
class Book:
    """One game's way to count, to read and to write."""

    game: str

    def number(self, text: str) -> RuleNumber:
        return RuleNumber.parse(text, GAMES[self.game].grammar.scheme)

    def found(self, text: str) -> tuple[Citation, ...]:
        return find(text, GAMES[self.game].grammar)

    def named(self, text: str) -> list[list[str]]:
        return [[str(one.number), str(one.last)] if one.last else [str(one.number)] for one in self.found(text)]

    def corrected(self, text: str, *to: str) -> str:
        """The text with its references given these numbers one after the other, a range as "604.2a..604.2c"."""
        edits: list[Edit] = []
        before = None
        for citation, new in zip(self.found(text), to, strict=True):
            first, _, last = new.partition("..")
            meant = Renumbering(self.number(first), self.number(last) if last else None)
            edits += renumbered(text, citation, meant, GAMES[self.game].grammar, before)
            before = meant.last or meant.number
        return repaired(text, edits)


def short(game: str, form: str) -> str:
    """A list in which all but the first are printed by their letter alone."""
    first, *others = SIBLINGS[game]
    return form.format(first, *(one[-1] for one in others))


@EACH_GAME
@pytest.mark.parametrize("form", LISTS)
def test_letters_alone_are_read_as_rules_of_the_list(game: str, form: str) -> None:
    named = [number for found in Book(game).named(short(game, form)) for number in found]
    assert named == list(SIBLINGS[game])[: form.count("{")]


@EACH_GAME
@pytest.mark.parametrize("form", LISTS)
@campaign(25)
@given(data=st.data())
def test_a_list_with_new_numbers_is_read_as_them_whatever_they_are(game: str, form: str, data: st.DataObject) -> None:
    book, text = Book(game), short(game, form)
    new = st.sampled_from([*NEW_ONES[game], *SIBLINGS[game]])
    to: list[str] = []
    for cited in book.found(text):
        ends = [data.draw(new)] if cited.last is None else sorted(data.draw(st.tuples(new, new)), key=book.number)
        numbers = [book.number(end) for end in ends]
        if len(ends) == 2 and (numbers[0] == numbers[1] or numbers[0].parts[:-1] != numbers[1].parts[:-1]):
            return
        to.append("..".join(ends))
    assert book.named(book.corrected(text, *to)) == [one.split("..") for one in to]


@EACH_GAME
@pytest.mark.parametrize("form", LISTS)
def test_a_list_that_stays_is_left_as_it_was_written(game: str, form: str) -> None:
    book, text = Book(game), short(game, form)
    assert book.corrected(text, *("..".join(one) for one in book.named(text))) == text


@pytest.mark.parametrize(
    ("text", "to", "expected"),
    [
        ("rules 704.5f and g", ["705.1f", "704.5g"], "rules 705.1f and 704.5g"),
        ("rules 704.5f, g and h", ["704.5f", "705.1", "704.5h"], "rules 704.5f, 705.1 and 704.5h"),
        ("rules 704.5f, g and h", ["704.5f", "704.5k", "704.5h"], "rules 704.5f, k and 704.5h"),
        ("rules 704.5f and g", ["704.6g", "704.6c"], "rules 704.6g and 704.6c"),
        ("rules 704.5f and g", ["704.6g", "704.6g"], "rules 704.6g and 704.6g"),
        ("rules 704.5y and z", ["704.5z", "704.5aa"], "rules 704.5z and 704.5aa"),
        ("rules 704.5f and g", ["705.2", "705.3"], "rules 705.2 and 705.3"),
        ("rules 603.7d–f and g", ["604.2a..604.2c", "603.7g"], "rules 604.2a–c and 603.7g"),
        ("RULES 704.5F AND 704.5G", ["705.1f", "704.5g"], "RULES 705.1F AND 704.5G"),
    ],
)
def test_a_letter_alone_is_said_in_full_where_it_would_be_another_rules(
    text: str, to: list[str], expected: str
) -> None:
    assert Book("magic").corrected(text, *to) == expected


@pytest.mark.parametrize(
    ("game", "text", "to", "expected"),
    [
        ("flesh-and-blood", "CR 8.3.1-5", "8.4.2..8.4.4", "CR 8.4.2-4"),
        ("flesh-and-blood", "CR 8.3.1-5", "8.4.2a..8.4.2c", "CR 8.4.2a-c"),
        ("flesh-and-blood", "CR 8.3.1a-c", "8.4.2..8.4.7", "CR 8.4.2-8.4.7"),
        ("riftbound", "rules 383.1-5", "384.2..384.4", "rules 384.2-4"),
        ("magic", "rules 603.1-5", "604.2..604.4", "rules 604.2-4"),
        ("magic", "rules 603.1–603.5", "604.2..604.4", "rules 604.2–604.4"),
        ("magic", "rules 601 through 603", "701..703", "rules 701 through 703"),
    ],
)
def test_the_end_of_a_range_stays_as_short_as_it_was(game: str, text: str, to: str, expected: str) -> None:
    assert Book(game).corrected(text, to) == expected


@EACH_GAME
@pytest.mark.parametrize("to", ["{1}..{0}", "{0}..{0}", "{0}"])
def test_a_range_that_is_none_any_more_is_not_touched(game: str, to: str) -> None:
    first, last, _ = SIBLINGS[game]
    text = f"rules {first}–{last}"
    assert Book(game).corrected(text, to.format(first, last)) == text


@EACH_GAME
def test_a_single_rule_does_not_become_a_range(game: str) -> None:
    first, last, _ = SIBLINGS[game]
    assert Book(game).corrected(f"rule {first}", f"{first}..{last}") == f"rule {first}"


@EACH_GAME
@pytest.mark.parametrize(
    "around", ["**{}**", "[{}](/x)", "“{}”", "({})", "<b>{}</b>", "`{}`", "\ufeff{}\r\n", "— {} —", "🂡 {} 🂡"]
)
def test_what_stands_around_a_number_is_kept_to_the_letter(game: str, around: str) -> None:
    first, last, _ = SIBLINGS[game]
    assert Book(game).corrected(around.format(f"CR {first}"), last) == around.format(f"CR {last}")


@EACH_GAME
def test_what_was_corrected_needs_no_second_correction(game: str) -> None:
    first, second, third = SIBLINGS[game]
    book = Book(game)
    once = book.corrected(f"See rules {first} and {second[-1]}.", second, third)
    assert book.corrected(once, second, third) == once
