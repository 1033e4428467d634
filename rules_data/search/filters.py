"""Filters of a query, turned into the set of entries that may be found and the editions they are looked for in."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches

from rules_data.queries import (
    KINDS,
    STATUSES,
    EditionView,
    GameView,
    Keys,
    RuleView,
    card_ties,
    cards_named,
    games,
    keys_changed,
    keys_cited_by,
    keys_citing,
    keys_citing_number,
    keys_of_editions,
    keys_of_examples,
    keys_of_material,
    keys_with_status,
    number_of,
    resolve_asked,
    rule_and_below,
)

from .filter_values import day_of, editions_compared, labels_of, rules_numbered
from .hits import CommonGround
from .language import Fault, Filter, Query

MOST_NAMED = 6
_KIND_NAMES = {"question": "faq", "heading": "rule", "glossary": "term", "word": "term"}
# What is also written for a status, beside the words of the badges.
_STATUS_NAMES = {
    "changed": "rules-changed", "can't-be-tested": "cannot-be-tested", "untestable": "cannot-be-tested",
    "not-tested": "not-tested-yet", "untested": "not-tested-yet", "proven": "verified", "unproven": "unproved",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scope:
    """What may be found: one `game` and these `kinds` (any, if empty), and of the entries those in `restrict`.

    `editions` are the ones that filters leave, `is_current` when they are in force.
    """

    game: str | None
    kinds: tuple[str, ...]
    restrict: Keys | None = None
    editions: tuple[EditionView, ...] = ()
    is_current: bool = True
    faults: tuple[Fault, ...] = ()
    notes: tuple[str, ...] = ()
    common: CommonGround | None = None


def scope_of(query: Query, game: str | None, kinds: Sequence[str], today: date) -> Scope:
    """Understand the filters of a query; what cannot be is among the faults, and the rest counts.

    `game` and `kinds` are where the reader is; a filter of the query goes before them.
    """
    if not query.filters:
        return Scope(game, tuple(kinds))
    return _Reader(query, game, tuple(kinds), today).scope()


class _Reader:
    """Reads the filters of one query, those that say where to look first."""

    def __init__(self, query: Query, game: str | None, kinds: tuple[str, ...], today: date) -> None:
        self.query, self.kinds, self.today = query, kinds, today
        self.faults: list[Fault] = []
        self.notes: list[str] = []
        self.ties: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
        known = games(today)
        self.games = self._games(known, game)
        # One game is a thing the index knows; several are a set of entries.
        self.game = self.games[0].slug if len(self.games) == 1 < len(known) else None
        self.is_part = 1 < len(self.games) < len(known)
        in_force = tuple(d.current for one in self.games for d in one.documents if d.current is not None)
        self.editions = self._editions() or in_force
        self.are_named = self.editions != in_force
        self.is_current = all(edition.is_current for edition in self.editions)
        if not self.is_current:
            named = ", ".join(f"{one.game} {one.document} {one.label}" for one in self.editions)
            self.notes.append(f"Rules and defined words of these editions were searched: {named}.")

    def scope(self) -> Scope:
        kinds = self._kinds()
        restrict = self._restrict() if kinds is not None else frozenset[str]()
        return Scope(
            self.game, kinds or (), restrict, self.editions, self.is_current,
            tuple(self.faults), tuple(self.notes), self._common(),
        )  # fmt: skip

    def _named(self, *names: str) -> list[Filter]:
        return [one for one in self.query.filters if one.name in names]

    def _fault(self, at: Filter, message: str) -> None:
        self.faults.append(Fault(at.start, at.end, message))

    def _games(self, known: Sequence[GameView], here: str | None) -> tuple[GameView, ...]:
        wanted: set[str] = set()
        unwanted: set[str] = set()
        for one in self._named("game"):
            for value in one.values:
                found = next((g for g in known if value == g.name.lower() or g.is_called(value)), None)
                if found is None:
                    self._fault(one, f"There is no game “{value}”. There are {', '.join(g.slug for g in known)}.")
                else:
                    (unwanted if one.excluded else wanted).add(found.slug)
        if not wanted and not unwanted and here:
            wanted = {here}
        return tuple(one for one in known if (not wanted or one.slug in wanted) and one.slug not in unwanted)

    def _kinds(self) -> tuple[str, ...] | None:
        """The kinds that may be found: any if empty, none at all if None."""
        wanted: set[str] = set()
        unwanted: set[str] = set()
        for one in self._named("type"):
            for value in one.values:
                singular = value.removesuffix("s")
                kind = _KIND_NAMES.get(singular, singular)
                if kind not in KINDS:
                    self._fault(one, f"There is no type “{value}”. There are {', '.join(KINDS)}.")
                else:
                    (unwanted if one.excluded else wanted).add(kind)
        if not wanted and not unwanted:
            return self.kinds
        return tuple(kind for kind in KINDS if (not wanted or kind in wanted) and kind not in unwanted) or None

    def _editions(self) -> tuple[EditionView, ...]:
        found: list[EditionView] = []
        for one in self._named("in", "asof"):
            if one.excluded:
                self._fault(one, f"{one.name}: says which edition to search and cannot be turned around.")
                continue
            named = self._in_force(one) if one.name == "asof" else self._labelled(one)
            found += [edition for edition in named if edition not in found]
        return tuple(found)

    def _labelled(self, one: Filter) -> list[EditionView]:
        documents = [document for game in self.games for document in game.documents]
        found = [edition for document in documents if (edition := document.edition(one.value)) is not None]
        if not found:
            self._fault(one, f"There is no edition “{one.value}” here. There are {labels_of(documents)}.")
        return found

    def _in_force(self, one: Filter) -> list[EditionView]:
        day = day_of(one.value)
        if day is None:
            self._fault(one, f"“{one.value}” is not a date: write it as 2026-02-01.")
            return []
        found = [edition for game in self.games for d in game.documents if (edition := d.in_force(day)) is not None]
        if not found:
            self._fault(one, f"No version on this site was in effect on {one.value} yet.")
        return found

    def _restrict(self) -> Keys | None:
        """The entries that every filter leaves; those named several times that are either-or leave any of theirs."""
        either: dict[str, Keys] = {}
        sets: list[Keys] = []
        # Said twice is meant once.
        for one in {str(one): one for one in self.query.filters}.values():
            keys = self._keys(one)
            if keys is None:
                continue
            if one.excluded:
                sets.append(self._everything() - keys)
            elif one.name in {"rule", "status"}:
                either[one.name] = either.get(one.name, frozenset()) | keys
            else:
                sets.append(keys)
        sets += either.values()
        if self.are_named or self.is_part or not self.games or (self._is_understood() and not self.query.terms):
            sets.append(self._everything())
        return frozenset.intersection(*sets) if sets else None

    def _is_understood(self) -> bool:
        """Whether a filter says something, so that what it leaves can be listed without any word."""
        faulty = {fault.start for fault in self.faults}
        return any(one.start not in faulty for one in self.query.filters)

    def _everything(self) -> Keys:
        """All there is to find; questions and cards belong to no edition, and examples stand somewhere in each."""
        if not self.are_named:
            return keys_of_editions(self.editions) | keys_of_material(self.games)
        examples = keys_of_examples(self.games) if self._named("status") else frozenset[str]()
        return keys_of_editions(self.editions) | examples

    def _keys(self, one: Filter) -> Keys | None:
        """What a filter lets through; None for one that says where to look, or could not be understood."""
        readers: dict[str, Callable[[Filter], Keys | None]] = {
            "rule": self._rules,
            "card": self._card,
            "cites": self._cites,
            "cited-by": self._cited_by,
            "changed": self._changed,
            "status": self._status,
        }
        read = readers.get(one.name)
        return read(one) if read is not None else None

    def _rules(self, one: Filter) -> Keys | None:
        found: set[str] = set()
        for value in one.values:
            keys = {key for edition in self.editions for key in rules_numbered(value, edition)}
            if not keys:
                where = "in force" if self.is_current else "of these editions"
                self._fault(one, f"No rule {where} has the number {value.rstrip('.*')}.")
            found |= keys
        return frozenset(found) or None

    def _card(self, one: Filter) -> Keys | None:
        found = cards_named(one.value, [game.slug for game in self.games])
        if not found.cards:
            near = f" Did you mean {' or '.join(found.nearest)}?" if found.nearest else ""
            self._fault(one, f"No card is called “{one.value}” here.{near}")
            return None
        if len(found.cards) > 1:
            names = ", ".join(name for _, _, name in found.cards[:MOST_NAMED])
            self.notes.append(f"Several cards are called “{one.value}”: {names}.")
        ties = [card_ties(game, slug, self.editions) for game, slug, _ in found.cards[:MOST_NAMED]]
        known = [tie for tie in ties if tie is not None]
        if not one.excluded:
            called = tuple(tie.name for tie in known)
            self.ties.append((called, tuple(dict.fromkeys(word for tie in known for word in tie.shows))))
        return frozenset(key for tie in known for key in tie.keys)

    def _common(self) -> CommonGround | None:
        """What the cards asked for have in common beside the entries found."""
        if not self.ties:
            return None
        first, *others = (shows for _, shows in self.ties)
        shows = tuple(word for word in first if all(word in other for other in others))
        return CommonGround(tuple(" / ".join(names) for names, _ in self.ties), shows)

    def _cites(self, one: Filter) -> Keys | None:
        dangling = keys_citing_number(one.value.lower(), self.editions)
        if dangling:
            self.notes.append(f"Rule {one.value} itself is not on this site; these texts refer to it.")
            return dangling
        named = self._named_rules(one)
        if named is None:
            return None
        return frozenset().union(*(keys_citing(rules, edition, self.editions) for edition, rules in named))

    def _cited_by(self, one: Filter) -> Keys | None:
        named = self._named_rules(one)
        if named is None:
            return None
        return frozenset().union(*(keys_cited_by(rules, self.editions) for _, rules in named))

    def _named_rules(self, one: Filter) -> list[tuple[EditionView, Sequence[RuleView]]] | None:
        """The rules a value names, each with its edition: in those searched, else wherever it is known."""
        value, whole = one.value.removesuffix("*").rstrip("."), one.value.endswith("*")
        found: list[tuple[EditionView, Sequence[RuleView]]] = []
        for edition in self.editions:
            number = number_of(edition.scheme, value)
            under = rule_and_below(edition, number) if number else ()
            found += [(edition, under if whole else under[:1])] if under else []
        if found:
            return found
        resolution = resolve_asked(value, self.today, self.game)
        for candidate in resolution.candidates:
            if candidate.edition is not None and candidate.rules:
                found.append((candidate.edition, candidate.rules))
            else:
                edition_of = {edition.label: edition for edition in candidate.document.editions}
                found += [(edition_of[was.editions[-1]], (was.rule,)) for was in candidate.where.former]
        if not found:
            self._fault(one, resolution.problem or f"No rule has the number {value}.")
        return found or None

    def _changed(self, one: Filter) -> Keys | None:
        documents = [document for game in self.games for document in game.documents]
        pairs = editions_compared(documents, one.value)
        if not pairs:
            message = f"“{one.value}” does not name two versions on this site. There are {labels_of(documents)}."
            self._fault(one, message)
            return None
        found: set[str] = set()
        for document, old, new in pairs:
            keys, gone = keys_changed(document, old, new, self.editions)
            found |= keys
            if gone and not one.excluded:
                rules = "rule is" if gone == 1 else "rules are"
                self.notes.append(f"{gone} more {rules} gone since {old.label} and cannot be among these.")
        return frozenset(found)

    def _status(self, one: Filter) -> Keys | None:
        if not self.is_current and self.query.terms:
            named = " ".join(str(other) for other in self._named("in", "asof"))
            self._fault(one, f"Examples have words in the rules in force alone. Leave out {named}, or the words.")
            return None
        found: set[str] = set()
        known_any = False
        for value in one.values:
            status = _status_named(value)
            if status is None:
                self._fault(one, f"There is no status “{value}”. {_nearest_status(value)}")
            else:
                found |= keys_with_status(status, self.games, self.editions if self.are_named else ())
                known_any = True
        return frozenset(found) if known_any else None


def _status_named(value: str) -> str | None:
    written = re.sub(r"[\s_-]+", "-", value.replace("’", "'"))
    status = _STATUS_NAMES.get(written, written)
    return status if status in STATUSES else None


def _nearest_status(value: str) -> str:
    near = get_close_matches(value, [*STATUSES, *_STATUS_NAMES], n=1)
    asked = f"Did you mean {near[0]}? " if near else ""
    return f"{asked}There are {', '.join(STATUSES)}."
