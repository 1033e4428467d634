"""A rule through all editions: when it came, moved, was said otherwise, and went."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import QuerySet

from rules_data.core.games import GAMES
from rules_data.models import CrosswalkLink

from .comparing import whole_text
from .games import DocumentView, EditionView
from .records import RuleView, records_in
from .whereabouts import numbers_over_time
from .wording_changes import NOISE, Difference, DiffPiece, word_diff, wording_differences


@dataclass(frozen=True)
class HistoryEntry:
    """What one edition did to a rule.

    `rule` is None where it was removed. `before` is the rule in the edition before, None where it was created or
    nothing older is kept (`is_oldest`). `kin` are rules of a created one's edition before that it came from, or
    rules of a removed one's edition that took its place.
    """

    edition: EditionView
    rule: RuleView | None
    before: RuleView | None
    before_edition: EditionView | None
    is_oldest: bool
    differences: frozenset[Difference]
    kin: tuple[tuple[EditionView, RuleView], ...] = ()

    @property
    def is_created(self) -> bool:
        return self.rule is not None and self.before is None and not self.is_oldest

    @property
    def is_removed(self) -> bool:
        return self.rule is None

    @property
    def is_moved(self) -> bool:
        return Difference.NUMBER in self.differences

    @property
    def is_edited(self) -> bool:
        return bool(self.differences - NOISE)

    @property
    def has_other_text(self) -> bool:
        return bool(self.differences - {Difference.NUMBER})

    def diff(self) -> tuple[DiffPiece, ...]:
        """The wording, examples included, with what was put in and taken out since the edition before."""
        return word_diff(whole_text(self.before) if self.before else "", whole_text(self.rule) if self.rule else "")


def history_of(document: DocumentView, provision: str) -> tuple[HistoryEntry, ...]:
    """Every edition a rule has lived in, newest first, and the ones that removed it; empty for an unknown rule."""
    lived = {edition.label: rule for edition, rule in numbers_over_time(document, provision)}
    entries: list[HistoryEntry] = []
    before_edition, before = None, None
    for edition in reversed(document.editions):
        rule = lived.get(edition.label)
        if rule is not None or before is not None:
            entries.append(_entry(document, edition, rule, before_edition, before))
        before_edition, before = edition, rule
    return tuple(reversed(entries))


def _entry(
    document: DocumentView,
    edition: EditionView,
    rule: RuleView | None,
    before_edition: EditionView | None,
    before: RuleView | None,
) -> HistoryEntry:
    differences = _differences(document, before, rule) if before and rule else frozenset()
    kin: tuple[tuple[EditionView, RuleView], ...] = ()
    if rule is not None and before is None and before_edition is not None:
        links = _links(before_edition, edition).filter(new_number=rule.number).exclude(old_number="")
        kin = tuple(records_in([before_edition], number__in=links.values_list("old_number", flat=True)))
    elif rule is None and before is not None and before_edition is not None:
        links = _links(before_edition, edition).filter(old_number=before.number).exclude(new_number="")
        kin = tuple(records_in([edition], number__in=links.values_list("new_number", flat=True)))
    return HistoryEntry(edition, rule, before, before_edition, before_edition is None, differences, kin)


def _differences(document: DocumentView, before: RuleView, rule: RuleView) -> frozenset[Difference]:
    moved = {Difference.NUMBER} if before.number != rule.number else set()
    return wording_differences(whole_text(before), whole_text(rule), GAMES[document.game].grammar) | moved


def _links(old: EditionView, new: EditionView) -> QuerySet[CrosswalkLink]:
    return CrosswalkLink.objects.filter(old_edition__revisions=old.revision_id, new_edition__revisions=new.revision_id)
