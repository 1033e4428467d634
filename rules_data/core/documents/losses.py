"""What a file may have lost: an edition held against the one before it.

Publishers strike rules out and renumber them, so a missing rule alone proves nothing. What they do not do is to
leave holes: a jump in the numbers that the version before does not have, a long stretch that is gone, rules run
into one another, or texts that are all different, are signs of a damaged file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rules_data.core.tree import Change, Crosswalk, NodeKind, RuleNode, RuleNumber, RuleTree

from .parsed import Severity

_LONG_RUN, _RUN_AT_EDGE = 25, 5
_MOST_GONE = 0.25
_FEW_PAIRS, _FEWEST_EQUAL = 30, 0.35
_FEW_EXAMPLES, _FEW_HEADINGS = 5, 5
_MOST_HEADINGS_GONE = 0.3
_FEW_MISSING = 3
# So many entries of a glossary in a row are not struck out at once.
_RUN_OF_TERMS = 4
_TELLING_WORDS = 4
_ENDS_SHOWN = 200
# "... of the step. Refl391. Text": what a number looks like where one rule runs into the next.
_JOINT = re.compile(r"(?:\A|\s)([^\s]*\d[^\s]*)(?=\s)")
_LEGIBLE = re.compile(r"(?:\A|\s)[A-Za-z]{1,12}(\d{3}(?:\.[0-9a-z]{1,3})*)\.\s", re.ASCII)


@dataclass(frozen=True, slots=True)
class Loss:
    """One sign that something is missing: where, what, and whether a person has to look before publishing."""

    number: RuleNumber | None
    message: str
    severity: Severity


def find_losses(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> tuple[Loss, ...]:
    """Compare an edition with the one before, which the messages name as `called` ("v1.2").

    `crosswalk` leads from `before` to `now`. Signs with `Severity.OBSTACLE` should hold back publishing; the others
    name every rule that is not there any more, so that none goes without a word.
    """
    found = [
        *_jumps(before, now, crosswalk, called),
        *_orphans(before, now, called),
        *_joined(before, now, crosswalk, called),
        *_stretches(before, now, crosswalk, called),
        *_changed_everywhere(before, now, crosswalk, called),
        *_gone(before, now, crosswalk, called),
        *_ending(before, now, crosswalk, called),
        *_open_ends(now, crosswalk, called),
    ]
    return tuple(found)


def find_lost_terms(before: Sequence[str], now: Iterable[str], called: str) -> tuple[Loss, ...]:
    """Entries of the glossary, in its order, that `now` lacks; several that follow one another hold back publishing."""
    kept = {_flat(term) for term in now}
    found: list[Loss] = []
    for gone, run in groupby(before, key=lambda term: _flat(term) not in kept):
        terms = list(run) if gone else []
        if len(terms) >= _RUN_OF_TERMS:
            ends = f"from “{terms[0]}” to “{terms[-1]}”"
            found.append(_obstacle(None, f"{len(terms)} entries {ends} of the glossary of {called} are not here."))
        found += [
            _warning(None, f"“{term}” of the glossary of {called} is not here: was it struck out?") for term in terms
        ]
    return tuple(found)


def _obstacle(number: RuleNumber | None, message: str) -> Loss:
    return Loss(number, message, Severity.OBSTACLE)


def _warning(number: RuleNumber | None, message: str) -> Loss:
    return Loss(number, message, Severity.WARNING)


def _gone(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    merged = {link.old for link in crosswalk.links if link.change is Change.MERGED}
    for node in before:
        followed = crosswalk.successors(node.number)
        if not followed:
            told = " ".join(node.text.split()[:8])
            yield _warning(node.number, f"{node.number} of {called} (“{told} …”) is not here: was it struck out?")
        elif node.number in merged and node.number not in now:
            message = f"{node.number} of {called} seems to stand in {followed[0]}: is its number gone?"
            yield _warning(node.number, message)


def _ending(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    """An end that is not the end of the version before: what is new there may have been cut short."""
    last = now.nodes[-1].number
    if before.nodes[-1].number not in crosswalk.predecessors(last):
        end = before.nodes[-1].number
        yield _warning(last, f"It ends with {last}, which is not how {called} ends ({end}): is that its last rule?")


def _open_ends(now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    """Lists that end with what is new: of one more rule behind these, no text tells. A person has to look there."""
    last = {node.number.parent: node.number for node in now}
    ends = [number for number in last.values() if not crosswalk.predecessors(number)]
    if ends:
        shown = ", ".join(map(str, ends[:_ENDS_SHOWN])) + (" …" if len(ends) > _ENDS_SHOWN else "")
        lists = "One list ends" if len(ends) == 1 else f"{len(ends)} lists end"
        message = f"{lists} with a rule that {called} does not have ({shown}): nothing tells of one more behind it."
        yield _warning(None, f"{message} Compare these ends with the publisher's, or import a second copy beside it.")


def _orphans(before: RuleTree, now: RuleTree, called: str) -> Iterator[Loss]:
    """Rules that stand below a number that is not printed, where the version before leaves no such parent out."""
    parents = (node.number.parent for node in before)
    known = {above for above in parents if above is not None and above not in before}
    told: set[RuleNumber] = set()
    for node in now:
        above = node.number.parent
        if above is None or above in now or above in known or above in told or above < now.nodes[0].number:
            continue
        told.add(above)
        yield _obstacle(node.number, f"{node.number} stands below {above}, which is not here.")


@dataclass(frozen=True, slots=True)
class _Jump:
    """A number that does not come next below its parent; `after` is None where it is the first there."""

    after: RuleNumber | None
    number: RuleNumber
    missing: int


def _jumps(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    known = {(jump.after, jump.number) for jump in _jumps_of(before)}
    targets = {jump.number for jump in _jumps_of(before)}
    legible = {match[1] for node in now for match in _LEGIBLE.finditer(node.text)}
    for jump in _jumps_of(now):
        top = jump.number.depth == 0 and now.scheme.section_depth == 0
        if (jump.after, jump.number) in known or (top and _opens_part(jump.number, targets)):
            continue
        where = f"after {jump.after}" if jump.after else "first"
        missing = "a number between is" if jump.missing == 1 else f"{jump.missing} numbers between are"
        message = f"{jump.number} comes {where}: {missing} not here, and {called} has no such jump."
        struck = _stood_there(before, crosswalk, jump)
        read_otherwise = jump.missing == 1 and bool(legible)
        if top and (read_otherwise or (jump.missing < _FEW_MISSING and not struck)):
            yield _warning(jump.number, message)
        else:
            yield _obstacle(jump.number, message)


def _opens_part(number: RuleNumber, targets: set[RuleNumber]) -> bool:
    first = number.parts[0]
    return number in targets or (isinstance(first, int) and first % 50 == 0)


def _stood_there(before: RuleTree, crosswalk: Crosswalk, jump: _Jump) -> bool:
    """Whether the version before has something between these two that is nowhere now."""
    if jump.after is None:
        return False
    ends = [crosswalk.predecessors(number) for number in (jump.after, jump.number)]
    if not all(ends):
        return True
    start, end = ends[0][-1], ends[1][0]
    between = [node.number for node in before if start < node.number < end and not start.contains(node.number)]
    return any(not crosswalk.successors(number) for number in between)


def _jumps_of(tree: RuleTree) -> Iterator[_Jump]:
    latest: dict[RuleNumber | None, RuleNumber] = {}
    letters = tree.scheme.next_letters
    for node in tree:
        number, above = node.number, node.number.parent
        last, earlier = number.parts[-1], latest.get(above)
        latest[above] = number
        if earlier is None:
            printed = above is not None and above in tree
            if printed and last not in (0, 1, "a"):
                yield _Jump(None, number, _distance(last))
            continue
        old = earlier.parts[-1]
        if isinstance(last, int) and isinstance(old, int):
            if last != old + 1:
                yield _Jump(earlier, number, last - old - 1)
        elif isinstance(last, str) and isinstance(old, str) and last not in _next(old, letters(old)):
            yield _Jump(earlier, number, max(1, _distance(last) - _distance(old)))


def _next(letters: str, counted: str) -> tuple[str, ...]:
    """What may come next; whether l and o are left out is not known for every game."""
    plain = letters[:-1] + chr(ord(letters[-1]) + 1)
    return (counted, plain, letters[:-1] + chr(ord(letters[-1]) + 2)) if plain[-1:] in ("l", "o") else (counted, plain)


def _distance(part: int | str) -> int:
    return part - 1 if isinstance(part, int) else ord(part[-1]) - ord("a")


def _joined(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    """Rules whose text holds, behind something like a number, the text of a rule that had its own number before."""
    whole = {_flat(node.text): node.number for node in before if len(node.text.split()) >= _TELLING_WORDS}
    for node in now:
        for match in _JOINT.finditer(node.text):
            held = whole.get(_flat(node.text[match.end() :]))
            if held is None or held in crosswalk.predecessors(node.number)[:1]:
                continue
            message = f"{node.number} seems to hold {held} of {called} as well, behind {match[1]!r}."
            legible = _LEGIBLE.match(f"{match[0]} ") is not None
            yield _warning(node.number, message) if legible else _obstacle(node.number, message)


def _flat(text: str) -> str:
    return " ".join(text.split()).casefold()


def _stretches(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    """Long runs of rules that are gone, wherever they stood, and shorter ones at the document's ends."""
    first, last = before.nodes[0], before.nodes[-1]
    for run in _runs_gone(before, crosswalk):
        place = "first" if run[0] is first else "last" if run[-1] is last else ""
        if len(run) >= (_RUN_AT_EDGE if place else _LONG_RUN):
            counted = f"The {place} {len(run)} rules" if place else f"The {len(run)} rules"
            ends = f"from {run[0].number} to {run[-1].number}"
            yield _obstacle(run[0].number, f"{counted} {ends} of {called} are not here.")
    gone = sum(1 for node in before if not crosswalk.successors(node.number))
    if gone > _MOST_GONE * len(before):
        yield _obstacle(None, f"{gone} of the {len(before)} rules of {called} are not here.")
    start = now.nodes[0].number
    if start > first.number and not crosswalk.successors(first.number):
        yield _obstacle(start, f"It begins with {start}, {called} with {first.number}.")


def _runs_gone(before: RuleTree, crosswalk: Crosswalk) -> Iterator[list[RuleNode]]:
    run: list[RuleNode] = []
    for node in before:
        if not crosswalk.successors(node.number):
            run.append(node)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _changed_everywhere(before: RuleTree, now: RuleTree, crosswalk: Crosswalk, called: str) -> Iterator[Loss]:
    pairs = [link for link in crosswalk.links if link.old is not None and link.new is not None]
    equal = sum(1 for link in pairs if link.change in (Change.SAME, Change.MOVED))
    if len(pairs) >= _FEW_PAIRS and equal < _FEWEST_EQUAL * len(pairs):
        message = f"Only {equal} of {len(pairs)} rules say what they say in {called}: was the text mangled?"
        yield _obstacle(None, message)
    shown = [_node(before, link.old) for link in pairs]
    had = [(node, link) for node, link in zip(shown, pairs, strict=True) if node.examples]
    lost = [node for node, link in had if not _node(now, link.new).examples]
    if len(lost) >= _FEW_EXAMPLES and len(lost) * 2 > len(had):
        yield _obstacle(None, f"{len(lost)} of the {len(had)} rules that have examples in {called} have none here.")
    headings = [node.number for node in before if node.kind is NodeKind.HEADING]
    vanished = [number for number in headings if not crosswalk.successors(number)]
    if len(vanished) >= _FEW_HEADINGS and len(vanished) > _MOST_HEADINGS_GONE * len(headings):
        yield _obstacle(None, f"{len(vanished)} of the {len(headings)} headings of {called} are not here.")


def _node(tree: RuleTree, number: RuleNumber | None) -> RuleNode:
    node = tree.get(number) if number is not None else None
    if node is None:
        raise KeyError(f"{number} is not in this tree")
    return node
