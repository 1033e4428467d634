"""How many times something has happened: by anyone or by each player, one by one or several at once."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.magic_boards import Boards
from tests.verdicts import Written

WISHES = Boards(
    "".join(
        f"  {name}: {{types: [enchantment], abilities: [{{when: {{event: is cast}}, {how}, do: [{{draw: 0}}]}}]}}\n"
        for name, how in {
            "First": "ordinal: first, per: turn",
            "Second": "ordinal: second, per: turn",
            "Third": "ordinal: third, per: turn",
            "EachFirst": "ordinal: first, per: turn, for each player: true",
            "EachSecond": "ordinal: second, per: turn, for each player: true",
            "EachThird": "ordinal: third, per: turn, for each player: true",
        }.items()
    )
    + "  Wish: {types: [instant], abilities: [{do: [{gain life: 0}]}]}\n"
)
FIRST = "{player: Ira, question: first player, answer: Dorn}"
OF_ALL, OF_EACH = "First, Second, Third", "EachFirst, EachSecond, EachThird"


@pytest.mark.parametrize(
    "by", [*product(("Ann", "Bob"), repeat=3), ("Ann", "Bob", "Ann", "Bob"), ("Bob",) * 4], ids="-".join
)
def test_the_nth_spell_of_a_turn_and_of_each_player_in_it(by: tuple[str, ...]) -> None:
    """Whatever the order in which they cast, and again in the next turn from the beginning."""
    expected: Counter[str] = Counter()
    steps: list[str] = []
    hands: dict[str, list[str]] = {"Ann": [], "Bob": []}
    for turn in ("now", "later"):
        cast: Counter[str] = Counter()
        for number, player in enumerate(by):
            name = f"{turn}{number}"
            hands[player].append(f"{{card: Wish, as: {name}}}")
            steps += [f"{{cast: {name}, by: {player}}}", "{resolve: all}"]
            cast[player] += 1
        for place, word in enumerate(("First", "Second", "Third"), start=1):
            expected[word] += len(by) >= place
            expected[f"Each{word}"] += sum(times >= place for times in cast.values())
        steps += ["{end turn: true}"] if turn == "now" else []
    WISHES.confirm(
        ", ".join(steps),
        f"triggers: {{{', '.join(f'{name}: {times}' for name, times in expected.items())}}}",
        ann=f"hand: [{', '.join(hands['Ann'])}], battlefield: [{OF_EACH}]",
        bob=f"hand: [{', '.join(hands['Bob'])}]",
        cid=f"battlefield: [{OF_ALL}]",
    )


@pytest.mark.parametrize("many", [1, 2, 3])
def test_several_cards_drawn_or_discarded_are_so_many_times(many: int) -> None:
    """In Flesh and Blood each card is an event of its own (1.9.2); what counts the second time sees it."""
    Written("flesh-and-blood", ("2026-06-10",)).confirm(f"""
cards:
  Tally: {{types: [action], subtypes: [item], abilities: [
    {{name: drawn, when: {{event: draws, player: you}}, do: [{{gain life: 0}}]}},
    {{name: lost, when: {{event: discards, player: you}}, do: [{{gain life: 0}}]}}]}}
  Echo: {{types: [action], subtypes: [item], abilities: [
    {{when: {{event: discards, player: opponent}}, ordinal: second, per: turn, do: [{{gain life: 0}}]}}]}}
given: {{turn: {{player: Ira}}, Ira: {{arena: [Tally], deck: 5, hand: {many}}}, Dorn: {{arena: [Echo]}}}}
choices: [{FIRST * (many > 1)}]
when: [{{discard: {many}, player: you, by: Ira}}, {{draw: {many}, player: you, by: Ira}}]
then: {{triggers: {{Tally/drawn: {many}, Tally/lost: {many}, Echo: {int(many > 1)}}}}}
""")
