"""How many requirements any legal blocks obey, of whatever creatures could block (Comprehensive Rules 509.1b and c).

Blocks are a flow from creatures to attackers. What counts once, that a creature blocks at all or that an attacker is
blocked, is worth something for the first unit only, so the most that a flow is worth is found one best path after the
other. Which of the attackers that no creature blocks alone are blocked at all is tried out, the most promising first,
as long as it could be worth more. Creatures that are alike are taken together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement

_ENOUGH = 2  # so many creatures block one that none blocks alone


@dataclass(frozen=True, slots=True)
class Blocking:
    """Which creatures could block which attackers, and how many requirements are obeyed by what.

    `able`: whom each can block; `most`: how many of them together; `for_blocking`: by its blocking at all; `for_this`:
    by its blocking this attacker; `for_being_blocked`: by an attacker's being blocked at all. `in_numbers`: attackers
    that no creature blocks alone; `in_company`: creatures that do not block when no other does.
    """

    able: Mapping[str, Sequence[str]]
    most: Mapping[str, int]
    for_blocking: Mapping[str, int]
    for_this: Mapping[tuple[str, str], int]
    for_being_blocked: Mapping[str, int]
    in_numbers: frozenset[str]
    in_company: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Kind:
    """Creatures that are alike, or attackers: how many, and what each is worth once."""

    number: int
    once: int
    special: bool  # it does not block alone, or is not blocked by one
    most: int = 0


@dataclass(frozen=True, slots=True)
class _Board:
    """Kinds of creatures and of attackers, and what each block between them is worth."""

    blockers: Sequence[_Kind]
    attackers: Sequence[_Kind]
    worth: Mapping[tuple[int, int], int]


@dataclass(frozen=True, slots=True)
class _Try:
    """What is decided: how many attackers of a kind are blocked by enough creatures, and which creatures do block."""

    taken: Mapping[int, int] = field(default_factory=dict)
    busy: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Found:
    """How much the best blocks are worth, and how many of each kind take part in them."""

    worth: int
    blocking: Mapping[int, int]
    blocked: Mapping[int, int]


def most_obeyed(blocking: Blocking, spend: Callable[[int], None]) -> int:
    """How many requirements the blocks obey that obey the most; `spend` is told how much work it is."""
    board = _board(blocking)
    found = _search(board, _Try(), spend)
    if found is None or not _is_alone(board, found):
        return found.worth if found is not None else 0
    return max((one.worth for one in _others(board, spend) if one is not None), default=0)


def _is_alone(board: _Board, found: _Found) -> bool:
    """Whether a single creature blocks, and is one that cannot block alone."""
    blocking = [(kind, number) for kind, number in found.blocking.items() if number]
    return len(blocking) == 1 and blocking[0][1] == 1 and board.blockers[blocking[0][0]].special


def _others(board: _Board, spend: Callable[[int], None]) -> Iterator[_Found | None]:
    """The best blocks without any creature that cannot block alone, and those in which one has company."""
    free = tuple(replace(kind, number=0) if kind.special else kind for kind in board.blockers)
    yield _search(replace(board, blockers=free), _Try(), spend)
    for pair in combinations_with_replacement(range(len(board.blockers)), 2):
        wanted = Counter(pair)
        there = all(board.blockers[kind].number >= number for kind, number in wanted.items())
        if there and any(board.blockers[kind].special for kind in pair):
            yield _search(board, _Try(busy=wanted), spend)


# --- creatures that are alike ----------------------------------------------------------------------


def _board(blocking: Blocking) -> _Board:
    blockers = list(blocking.able)
    attackers = list(dict.fromkeys(one for able in blocking.able.values() for one in able))
    able = {blocker: frozenset(found) for blocker, found in blocking.able.items()}

    def worth(blocker: str, attacker: str) -> int:
        return blocking.for_this.get((blocker, attacker), 0) if attacker in able[blocker] else -1

    rows = {one: tuple(worth(one, other) for other in attackers) for one in blockers}
    columns = {one: tuple(rows[other][at] for other in blockers) for at, one in enumerate(attackers)}
    own = {
        one: (rows[one], blocking.for_blocking.get(one, 0), one in blocking.in_company,
              min(blocking.most[one], len(able[one])))
        for one in blockers
    }  # fmt: skip
    meant = {
        one: (columns[one], blocking.for_being_blocked.get(one, 0), one in blocking.in_numbers) for one in attackers
    }
    of_blockers, of_attackers = _kinds(own), _kinds(meant)
    worths = {
        (at, there): worth(these[0], those[0])
        for at, these in enumerate(of_blockers)
        for there, those in enumerate(of_attackers)
        if those[0] in able[these[0]]
    }
    return _Board(
        [_Kind(len(these), own[these[0]][1], own[these[0]][2], own[these[0]][3]) for these in of_blockers],
        [_Kind(len(those), meant[those[0]][1], meant[those[0]][2]) for those in of_attackers],
        worths,
    )


def _kinds(described: Mapping[str, object]) -> list[list[str]]:
    found: dict[object, list[str]] = {}
    for name, description in described.items():
        found.setdefault(description, []).append(name)
    return list(found.values())


# --- which attackers are blocked by enough ---------------------------------------------------------


def _search(board: _Board, tried: _Try, spend: Callable[[int], None]) -> _Found | None:
    """The best blocks in which each attacker that no creature blocks alone is blocked by none, or by enough."""
    best: _Found | None = None
    waiting = [tried]
    while waiting:
        now = waiting.pop()
        found = _best_flow(board, now, spend)
        if found is None or (best is not None and found.worth <= best.worth):
            continue
        open_kind = _undecided(board, now, found)
        if open_kind is None:
            best = found
            continue
        likely = min(board.attackers[open_kind].number, found.blocked.get(open_kind, 0) // _ENOUGH)
        numbers = sorted(range(board.attackers[open_kind].number + 1), key=lambda number: -abs(number - likely))
        waiting += [replace(now, taken={**now.taken, open_kind: number}) for number in numbers]
    return best


def _undecided(board: _Board, tried: _Try, found: _Found) -> int | None:
    """A kind of attacker that no creature blocks alone, and is blocked, without its being decided how many are."""
    return next(
        (at for at, kind in enumerate(board.attackers)
         if kind.special and at not in tried.taken and found.blocked.get(at)),
        None,
    )  # fmt: skip


# --- the best blocks once that is decided ----------------------------------------------------------


def _best_flow(board: _Board, tried: _Try, spend: Callable[[int], None]) -> _Found | None:
    """The blocks that are worth most, whatever is undecided; None where what is decided cannot be."""
    must = 1 + sum(kind.number * kind.once for kind in (*board.blockers, *board.attackers))
    must += sum(
        worth * board.blockers[one].number * board.attackers[other].number
        for (one, other), worth in board.worth.items()
    )  # more than everything else together
    flow = _Flow(board, tried, must)
    total = 0
    while True:
        path, worth = flow.best_path(spend)
        if worth <= 0:
            break
        total += worth * flow.send(path)
    needed = _ENOUGH * sum(tried.taken.values()) + sum(tried.busy.values())
    if total < must * needed:
        return None
    blocking = {at: min(kind.number, flow.through(("by", at))) for at, kind in enumerate(board.blockers)}
    blocked = {at: flow.through(("of", at)) for at, _ in enumerate(board.attackers)}
    return _Found(total - must * needed, blocking, blocked)


_Node = tuple[str, int]
_FROM, _TO = ("from", 0), ("to", 0)


class _Flow:
    """How many blocks go from each kind of creature to each kind of attacker."""

    def __init__(self, board: _Board, tried: _Try, must: int) -> None:
        self._edges: list[tuple[_Node, _Node, int]] = []  # from, to, and what one unit is worth; each with its reverse
        self._left: list[int] = []
        self._nodes: list[_Node] = [_FROM, _TO]
        many = sum(kind.number * kind.most for kind in board.blockers)
        for at, kind in enumerate(board.blockers):
            wanted = tried.busy.get(at, 0)
            self._add(_FROM, ("by", at), must + kind.once, wanted)
            self._add(_FROM, ("by", at), kind.once, kind.number - wanted)
            self._add(_FROM, ("by", at), 0, kind.number * max(0, kind.most - 1))
        for (at, there), worth in board.worth.items():
            pairs = board.blockers[at].number * tried.taken.get(there, board.attackers[there].number)
            self._add(("by", at), ("of", there), worth, pairs)
        for at, kind in enumerate(board.attackers):
            taken = tried.taken.get(at)
            self._add(("of", at), _TO, must + kind.once, taken or 0)
            self._add(("of", at), _TO, must, (taken or 0) * (_ENOUGH - 1))
            self._add(("of", at), _TO, kind.once, kind.number if taken is None else 0)
            self._add(("of", at), _TO, 0, 0 if taken == 0 else many)

    def _add(self, start: _Node, end: _Node, worth: int, capacity: int) -> None:
        if capacity > 0:
            self._edges += [(start, end, worth), (end, start, -worth)]
            self._left += [capacity, 0]
            self._nodes += [node for node in (start, end) if node not in self._nodes]

    def through(self, node: _Node) -> int:
        """How many units go to a node or, of an attacker, on from it: what the reverse edges could give back."""
        ends = ((at, edge) for at, edge in enumerate(self._edges) if at % 2)
        side = 0 if node[0] == "by" else 1
        meant = (at for at, edge in ends if edge[side] == node and edge[1 - side] in (_FROM, _TO))
        return sum(self._left[at] for at in meant)

    def best_path(self, spend: Callable[[int], None]) -> tuple[list[int], int]:
        """The edges of the path that is worth most, and what it is worth; 0 where there is none."""
        worth, came_by = {_FROM: 0}, dict[_Node, int]()
        for _ in self._nodes:
            spend(len(self._edges))
            changed = False
            for at, (start, end, gain) in enumerate(self._edges):
                if self._left[at] and start in worth and worth[start] + gain > worth.get(end, -_FAR):
                    worth[end], came_by[end], changed = worth[start] + gain, at, True
            if not changed:
                break
        path: list[int] = []
        node = _TO
        while node in came_by and node != _FROM:
            path.append(came_by[node])
            node = self._edges[came_by[node]][0]
        return path, worth.get(_TO, 0)

    def send(self, path: Sequence[int]) -> int:
        """Send as much as there is room for along a path; how much that is."""
        amount = min(self._left[at] for at in path)
        for at in path:
            self._left[at] -= amount
            self._left[at ^ 1] += amount
        return amount


_FAR = 10**12
