"""What has to be decided of the evaluator's rows in an edition before its examples say anything."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from rules_data.models import Revision, Rule, ScenarioRun
from rules_data.queries.wording_changes import DiffPiece, word_diff


@dataclass(frozen=True)
class ChangedRule:
    """A rule that reads differently, as the edition `since` numbers and words it; '' where it is gone now."""

    since: str
    old_number: str
    old_text: str
    new_number: str
    new_text: str

    def diff(self) -> tuple[DiffPiece, ...]:
        """What differs, word by word."""
        return word_diff(self.old_text, self.new_text)


@dataclass(frozen=True)
class UndecidedRow:
    """A row or step by its name, what it answers, the rules that changed, and the examples that wait for it."""

    name: str
    asks: str
    rules: tuple[ChangedRule, ...]
    examples: tuple[str, ...]


def undecided_rows(game: str, document: str, edition: str) -> tuple[UndecidedRow, ...] | None:
    """What the examples of a published edition wait for, the row that most of them wait for first; None without one."""
    revision = _published(game, document, edition)
    if revision is None:
        return None
    waiting: dict[str, list[str]] = defaultdict(list)
    told: dict[str, dict[str, object]] = {}
    runs = ScenarioRun.objects.filter(edition=revision.edition).exclude(undecided=[]).order_by("example__slug")
    for slug, undecided in runs.values_list("example__slug", "undecided"):
        for one in undecided:
            waiting[one["name"]].append(slug)
            told[one["name"]] = one
    texts = _Texts(game, document, revision)
    rows = [
        UndecidedRow(
            name,
            str(told[name]["asks"]),
            tuple(texts.changed(str(told[name]["since"]), number) for number in _numbers(told[name])),
            tuple(waiting[name]),
        )
        for name in waiting
    ]
    return tuple(sorted(rows, key=lambda row: (-len(row.examples), row.name)))


def _numbers(told: dict[str, object]) -> list[str]:
    rules = told["rules"]
    return [str(number) for number in rules] if isinstance(rules, list) else []


def _published(game: str, document: str, edition: str) -> Revision | None:
    return (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status=Revision.Status.PUBLISHED)
        .select_related("edition")
        .first()
    )


class _Texts:
    """Rules of earlier editions beside what they are in one edition; each edition is read once."""

    def __init__(self, game: str, document: str, revision: Revision) -> None:
        self._game, self._document = game, document
        rules = Rule.objects.filter(revision=revision).values_list("provision_id", "number", "text")
        self._now = {provision: (number, text) for provision, number, text in rules}
        self._then: dict[str, dict[str, tuple[int, str]]] = {}

    def changed(self, since: str, number: str) -> ChangedRule:
        provision, text = self._edition(since).get(number, (0, ""))
        new_number, new_text = self._now.get(provision, ("", ""))
        return ChangedRule(since, number, text, new_number, new_text)

    def _edition(self, label: str) -> dict[str, tuple[int, str]]:
        if label not in self._then:
            revision = _published(self._game, self._document, label)
            rules = Rule.objects.filter(revision=revision).values_list("number", "provision_id", "text")
            self._then[label] = {number: (provision, text) for number, provision, text in rules}
        return self._then[label]
