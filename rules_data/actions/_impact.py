"""What rests on the rules a draft changes, kept as a list to be worked through."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rules_data.core.games import GAMES
from rules_data.models import Concept, Edition, Example, Faq, GlossaryTerm, ImpactItem, Provision, Revision, Rule
from rules_data.queries.desk.writing_titles import title_slug

from ._one_writer import readers_see_another, readers_see_the_same


@dataclass
class _Touched:
    """The rules that differ between two revisions, by provision: old number, new number, new text."""

    rules: dict[int, tuple[str, str, str]] = field(default_factory=dict)

    @classmethod
    def between(cls, before: Revision, revision: Revision) -> _Touched:
        columns = ("provision_id", "number", "text", "examples")
        old = {row[0]: row[1:] for row in Rule.objects.filter(revision=before).values_list(*columns)}
        new = {row[0]: row[1:] for row in Rule.objects.filter(revision=revision).values_list(*columns)}
        found: dict[int, tuple[str, str, str]] = {}
        for provision, (number, *said) in old.items():
            now = new.get(provision)
            if now is None:
                found[provision] = (number, "", "")
            elif list(now[1:]) != said:
                found[provision] = (number, now[0], json.dumps(now[1:], ensure_ascii=False))
        return cls(found)

    def item(self, kind: str, key: str, title: str, provisions: Iterable[int]) -> ImpactItem:
        rules = sorted(self.rules[one] for one in set(provisions))
        digest = hashlib.sha256(json.dumps(rules, ensure_ascii=False).encode()).hexdigest()
        numbers = [[old, new] for old, new, _ in rules]
        return ImpactItem(kind=kind, key=key, title=title[:300], rules=numbers, digest=digest)


def list_impact(before: Revision | None, revision: Revision) -> int:
    """Make the worklist of an edition anew, with what was decided as far as the rules still say the same.

    A restatement and the publisher's text differ in every sentence and say the same: nothing is listed for that.
    A correction of what is published of the edition itself adds what it touches: the rest of its list still stands.
    Returns how many items are open.
    """
    same_words = before is not None and before.provenance == revision.provenance
    touched = _Touched.between(before, revision) if before and same_words else _Touched()
    wanted = [
        *_material(touched), *_terms(touched, revision), *_concepts(touched, revision), *_titles(touched, revision),
        *_rows(revision),
    ]  # fmt: skip
    kept = {(one.kind, one.key): one for one in ImpactItem.objects.filter(edition=revision.edition)}
    for item in wanted:
        known = kept.pop((item.kind, item.key), None)
        item.edition = revision.edition
        if known is not None and known.digest == item.digest:
            item.state, item.note = known.state, known.note
            item.decided_by, item.decided_at = known.decided_by, known.decided_at
    if before is not None and before.edition_id == revision.edition_id:
        wanted += kept.values()
    _write(revision.edition, wanted)
    return sum(item.state == ImpactItem.State.OPEN for item in wanted)


def declare_decided(edition: Edition, *kinds: str) -> None:
    """Declare that what was decided of such items is another: readers see it of answers, once the edition is there."""
    published = edition.revisions.filter(status=Revision.Status.PUBLISHED)
    if ImpactItem.Kind.FAQ in kinds and published.exists():
        readers_see_another(edition.document.game.slug)
    else:
        readers_see_the_same()


def _write(edition: Edition, items: list[ImpactItem]) -> None:
    """Put a list in the place of the one there is."""
    listed = ImpactItem.objects.filter(edition=edition)
    decided = {(one.kind, one.key, one.state) for one in listed}
    now = {(one.kind, one.key, one.state) for one in items}
    declare_decided(edition, *(kind for kind, _, state in decided ^ now if state != ImpactItem.State.OPEN))
    listed.delete()
    for one in items:
        one.pk = None
    ImpactItem.objects.bulk_create(items, batch_size=500)


def _material(touched: _Touched) -> Iterator[ImpactItem]:
    for kind, model in ((ImpactItem.Kind.FAQ, Faq), (ImpactItem.Kind.EXAMPLE, Example)):
        through = model.provisions.through.objects.filter(provision_id__in=touched.rules)
        name = model.__name__.lower()
        resting: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for slug, title, provision in through.values_list(f"{name}__slug", f"{name}__title", "provision_id"):
            resting[slug, title].append(provision)
        for (slug, title), provisions in resting.items():
            yield touched.item(kind, slug, title, provisions)


def _terms(touched: _Touched, revision: Revision) -> Iterator[ImpactItem]:
    """Defined words whose meaning cites a changed rule; the meaning itself came with the new text."""
    citing = GlossaryTerm.objects.filter(revision=revision, citations__target__in=list(touched.rules))
    resting: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for slug, term, provision in citing.values_list("slug", "term", "citations__target"):
        resting[slug, term].append(provision)
    for (slug, term), provisions in resting.items():
        yield touched.item(ImpactItem.Kind.TERM, slug, term, provisions)


def _concepts(touched: _Touched, revision: Revision) -> Iterator[ImpactItem]:
    """Concepts that name a changed rule for this game, by its number in the version they name."""
    document = revision.edition.document
    if document.slug != GAMES[document.game.slug].rulebook:
        return
    for concept in Concept.objects.exclude(rules={}).only("slug", "title", "rules"):
        named = concept.rules.get(document.game.slug) or {}
        kept = Rule.objects.filter(
            revision__edition__document=document, revision__edition__label=named.get("version", ""),
            number__in=named.get("numbers", []), provision__in=list(touched.rules),
        )  # fmt: skip
        provisions = set(kept.exclude(revision__status__in=Revision.OPEN).values_list("provision_id", flat=True))
        if provisions:
            yield touched.item(ImpactItem.Kind.CONCEPT, concept.slug, concept.title, provisions)


def _titles(touched: _Touched, revision: Revision) -> Iterator[ImpactItem]:
    """Short titles of changed rules: what players call a rule may not be what it says any more."""
    document = revision.edition.document
    for one in Provision.objects.filter(pk__in=list(touched.rules)).exclude(title=""):
        yield touched.item(ImpactItem.Kind.TITLE, title_slug(document.slug, one.slug), one.title, [one.pk])


def _rows(revision: Revision) -> Iterator[ImpactItem]:
    """Rules the evaluator decides by that are gone or read differently, as the check found them."""
    # A restatement holds a part of its rulebook; what it lacks says nothing.
    whole = revision.provenance == Revision.Provenance.OFFICIAL
    texts = dict(revision.rules.values_list("number", "text")) if whole else {}
    for found in revision.check_report.get("rows_to_review", []) if whole else []:
        text = texts.get(found["rule"], "")
        said = hashlib.sha256(f"{found['problem']}\n{text}".encode()).hexdigest()
        yield ImpactItem(
            kind=ImpactItem.Kind.ROW,
            key=found["rule"],
            title=f"Evaluator row on {found['rule']}: {found['problem']}"[:300],
            rules=[[found["rule"], found["rule"]]],
            digest=said,
        )
