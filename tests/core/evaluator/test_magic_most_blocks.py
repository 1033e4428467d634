# ruff: noqa: E501
"""Magic: how many requirements on blocks can be obeyed together, also where many creatures meet many (509.1c)."""

import random
import re
from itertools import chain, combinations, product
from time import process_time

import pytest

from rules_data.core.evaluator.games.magic import requirements
from rules_data.core.evaluator.games.magic.most_blocks import Blocking, most_obeyed
from tests.magic_boards import Boards

BOARDS = Boards("""
  Brave: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: block}, affects: me}]}
  Bold: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: block}, affects: me}, {passive: {blocks more: any}, affects: me}]}
  Loud: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: be blocked}, affects: me}]}
  Lure: {types: [creature], power: 1, toughness: 1, abilities: [{passive: {must: be blocked by all}, affects: me}]}
  Dread: {types: [creature], power: 1, toughness: 1, keywords: [menace]}
  Terror: {types: [creature], power: 1, toughness: 1, keywords: [menace], abilities: [{passive: {must: be blocked}, affects: me}]}
""")
MANY = 20


def random_blocking(chance: random.Random) -> Blocking:
    blockers, attackers = [f"b{at}" for at in range(chance.randint(1, 4))], [f"a{at}" for at in range(chance.randint(1, 4))]
    able = {one: [other for other in attackers if chance.random() < 0.7] for one in blockers}
    able = {one: found for one, found in able.items() if found}
    pairs = [(one, other) for one, found in able.items() for other in found]
    return Blocking(
        able,
        {one: chance.choice([1, 1, 2, 9]) for one in able},
        {one: chance.choice([0, 1, 2]) for one in able},
        {pair: chance.choice([0, 0, 1, 2]) for pair in pairs},
        {one: chance.choice([0, 1, 2]) for one in attackers},
        frozenset(one for one in attackers if chance.random() < 0.4),
        frozenset(one for one in able if chance.random() < 0.3),
    )


def tried_one_by_one(blocking: Blocking) -> int:
    """The same by looking at every way to block."""
    ways = [
        list(chain.from_iterable(combinations(found, size) for size in range(min(len(found), blocking.most[one]) + 1)))
        for one, found in blocking.able.items()
    ]
    best = 0
    for choice in product(*ways):
        blocks = dict(zip(blocking.able, choice, strict=True))
        by = {one: [other for other, found in blocks.items() if one in found] for one in blocking.for_being_blocked}
        busy = [one for one, found in blocks.items() if found]
        if any(len(found) == 1 and one in blocking.in_numbers for one, found in by.items()):
            continue
        if len(busy) == 1 and busy[0] in blocking.in_company:
            continue
        worth = sum(blocking.for_blocking[one] for one in busy)
        worth += sum(blocking.for_this.get((one, other), 0) for one in busy for other in blocks[one])
        best = max(best, worth + sum(blocking.for_being_blocked[one] for one, found in by.items() if found))
    return best


@pytest.mark.parametrize("seed", range(300))
def test_no_way_to_block_obeys_more_than_is_found(seed):
    blocking = random_blocking(random.Random(seed))  # noqa: S311
    assert most_obeyed(blocking, lambda work: None) == tried_one_by_one(blocking), blocking


def board(cards: str, name: str, number: int = MANY) -> str:
    return "battlefield: [" + ", ".join(f"{{card: {cards}, as: {name}{at}}}" for at in range(number)) + "]"


def blocks(pairs) -> str:
    attack = ", ".join(f"a{at}: Bob" for at in range(MANY))
    return f"{{attack: {{{attack}}}}}, {{block: {{{', '.join(pairs)}}}}}"


ALL_PAIRED = [f"b{at}: a{at}" for at in range(MANY)]
IN_TWOS = [f"b{at}: a{at // 2}" for at in range(MANY)]


@pytest.mark.parametrize(
    ("attackers", "blockers", "legal", "not_legal"),
    [
        ("Bear", "Brave", ALL_PAIRED, ALL_PAIRED[1:]),
        ("Loud", "Bear", ALL_PAIRED, IN_TWOS),
        ("Dread", "Brave", IN_TWOS, IN_TWOS[2:]),
        ("Terror", "Bear", IN_TWOS, [f"b{at}: a{at // 4}" for at in range(MANY)]),
        ("Terror", "Bold", [f"b{at}: [{', '.join(f'a{other}' for other in range(MANY))}]" for at in range(2)] + [f"b{at}: a0" for at in range(2, MANY)], IN_TWOS),
        ("Lure", "Bear", ALL_PAIRED, ALL_PAIRED[1:]),
    ],
)
def test_twenty_creatures_each_side_are_decided(attackers, blockers, legal, not_legal):
    sides = {"ann": board(attackers, "a"), "bob": board(blockers, "b")}
    begun = process_time()
    BOARDS.confirm(blocks(legal), "a0: {is: [blocked]}", **sides)
    BOARDS.refused(blocks(not_legal), "509.1c", **sides)
    assert process_time() - begun < 2


def test_twenty_attackers_that_differ_are_decided_too():
    cards = [
        f"{{token: T{at}, as: a{at}, types: [creature], power: {at}, toughness: 1, keywords: [menace{', flying' if at % 2 else ''}{', skulk' if at % 3 else ''}]}}"
        for at in range(MANY)
    ]
    sides = {"ann": f"battlefield: [{', '.join(cards)}]", "bob": board("Brave", "b")}
    even = [at for at in range(MANY) if not at % 2 and not (at % 3 and at < 1)]
    BOARDS.confirm(blocks([f"b{at}: a{even[at // 2 % len(even)]}" for at in range(MANY)]), "a2: {is: [blocked]}", **sides)
    BOARDS.refused(blocks([]), "509.1c", **sides)


def test_a_search_that_takes_too_long_says_so(monkeypatch):
    monkeypatch.setattr(requirements, "MOST_SEARCHED", 10)
    run = BOARDS.run(blocks(IN_TWOS), ann=board("Dread", "a"), bob=board("Brave", "b"))
    assert re.search("search for the blocks that obey the most requirements took longer", run.reason)
