"""Find the references in texts, look them up and keep them, also those that lead nowhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import QuerySet

from rules_data.core.citations import (
    Citation,
    ResolvedCitation,
    Status,
    Target,
    find_cited_within,
    resolve,
    title_agrees,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber
from rules_data.models import CitationLink, Document, Faq, Game, GlossaryTerm, Revision, Rule

# Per document and number: the provision's key, its slug and the rule's text.
Known = dict[str, dict[str, tuple[int, str, str]]]


@dataclass(frozen=True)
class Reader:
    """Reads the references of texts that stand in, or speak of, one document."""

    document: Document
    known: Known

    def cite(self, text: str) -> tuple[ResolvedCitation, ...]:
        """The references in a text, each with the rule it leads to."""
        return resolve(self._found(text), self._lookup)

    def _found(self, text: str) -> Iterable[Citation]:
        """What the game's grammar finds; in a document with a grammar of its own, that, and what is no number of it."""
        game = GAMES[self.document.game.slug]
        return find_cited_within(text, game.cited, self.document.slug, game.rulebook)

    def address(self, found: ResolvedCitation) -> str | None:
        """The permanent address of the rule a reference leads to."""
        target = self._target(found)
        return self._address(target) if target else None

    def link(
        self,
        found: ResolvedCitation,
        *,
        rule: Rule | None = None,
        faq: Faq | None = None,
        term: GlossaryTerm | None = None,
        part: int = 0,
    ) -> CitationLink:
        """A reference as it is kept, in the one text it stands in."""
        citation, target = found.citation, self._target(found)
        return CitationLink(
            rule=rule,
            faq=faq,
            term=term,
            part=part,
            start=citation.start,
            end=citation.end,
            raw=citation.raw[:300],
            number=str(citation.number),
            last_number=str(citation.last or ""),
            printed_title=(citation.title or "")[:200],
            document=citation.document or self.document.slug,
            status=CitationLink.Status.RESOLVED if target else CitationLink.Status.DANGLING,
            title_disagrees=found.title_disagrees,
            target_id=target[0] if target else None,
        )

    def still_leads(self, link: CitationLink, faq: Faq) -> bool:
        """Whether a reference kept of an answer leads where it led, and the rendered answer there as well."""
        known = self.known.get(link.document, {})
        target = known.get(link.number)
        if link.status != CitationLink.Status.RESOLVED:
            return target is None
        if target is None or target[0] != link.target_id or (link.last_number and link.last_number not in known):
            return False
        disagrees = bool(link.printed_title) and not title_agrees(link.printed_title, target[2])
        return disagrees == link.title_disagrees and f'"{self._address(target)}"' in faq.answer_html

    def _address(self, target: tuple[int, str, str]) -> str:
        return f"/{self.document.game.slug}/p/{target[1]}"

    def _target(self, found: ResolvedCitation) -> tuple[int, str, str] | None:
        if found.status is not Status.RESOLVED:
            return None
        where = found.citation.document or self.document.slug
        return self.known.get(where, {}).get(str(found.citation.number))

    def _lookup(self, number: RuleNumber, named: str | None, edition: str | None) -> Target | None:
        where = named or self.document.slug
        found = self.known.get(where, {}).get(str(number)) if edition is None else None
        return Target(number, found[2], where) if found else None


def reader_of(document: Document, revision: Revision | None = None) -> Reader:
    """What a text may refer to in each of the game's documents: `revision` where given, else the newest published."""
    known: Known = {}
    for other in document.game.documents.all():
        published = Revision.objects.filter(edition__document=other, status=Revision.Status.PUBLISHED)
        read = revision if revision is not None and other == document else None
        read = read or published.order_by("-edition__effective").first()
        if read is not None:
            rows = Rule.objects.filter(revision=read).values_list("number", "provision_id", "provision__slug", "text")
            known[other.slug] = {number: (pk, slug, text) for number, pk, slug, text in rows}
    return Reader(document, known)


def link_citations(revision: Revision) -> dict[str, int]:
    """Keep the references in all texts of a revision; returns how many were found, resolved and not."""
    reader = reader_of(revision.edition.document, revision)
    links = _keep(reader, Rule.objects.filter(revision=revision))
    terms = GlossaryTerm.objects.filter(revision=revision)
    of_terms = [reader.link(found, term=term) for term in terms for found in reader.cite(term.text)]
    CitationLink.objects.bulk_create(of_terms, batch_size=500)
    return _counts([*links, *of_terms])


def _keep(reader: Reader, rules: QuerySet[Rule]) -> list[CitationLink]:
    return CitationLink.objects.bulk_create(_links(reader, rules), batch_size=500)


def _links(reader: Reader, rules: QuerySet[Rule]) -> list[CitationLink]:
    return [
        reader.link(found, rule=rule, part=part)
        for rule in rules.order_by("position")
        for part, text in enumerate([rule.text, *rule.examples])
        for found in reader.cite(text)
    ]


def link_between_documents(changed: Document) -> None:
    """Look up anew where the published rules of a game's other documents lead in one that has changed.

    What they say stays as it is kept: only where it leads is another.
    """
    published = Revision.objects.filter(edition__document__game=changed.game, status=Revision.Status.PUBLISHED)
    for revision in published.exclude(edition__document=changed).select_related("edition__document__game"):
        kept = list(CitationLink.objects.filter(rule__revision=revision, document=changed.slug))
        if kept:
            rules = Rule.objects.filter(pk__in={link.rule_id for link in kept})
            _lead_anew(kept, _links(reader_of(revision.edition.document, revision), rules))


def _lead_anew(kept: Iterable[CitationLink], found: Iterable[CitationLink]) -> None:
    now = {(link.rule_id, link.part, link.start): link for link in found}
    leading = ("status", "title_disagrees", "target_id")
    changed = []
    for link in kept:
        again = now.get((link.rule_id, link.part, link.start))
        if again is not None and any(getattr(link, name) != getattr(again, name) for name in leading):
            for name in leading:
                setattr(link, name, getattr(again, name))
            changed.append(link)
    CitationLink.objects.bulk_update(changed, ["status", "title_disagrees", "target"], batch_size=500)


def link_faq_citations(faq: Faq, reader: Reader) -> bool:
    """Keep the references in an answer; False when they are and lead where they were and led."""
    cited = reader.cite(faq.answer)
    found = [reader.link(each, faq=faq) for each in cited]
    addresses = {reader.address(each) for each in cited} - {None}
    if [_as_kept(link) for link in found] == [_as_kept(link) for link in faq.citations.all()] and all(
        f'"{address}"' in faq.answer_html for address in addresses
    ):
        return False
    faq.citations.all().delete()
    CitationLink.objects.bulk_create(found)
    return True


def keep_faq_citations(faq: Faq, reader: Reader) -> None:
    """Keep the references in an answer that has none kept yet."""
    CitationLink.objects.bulk_create([reader.link(each, faq=faq) for each in reader.cite(faq.answer)])


def _as_kept(link: CitationLink) -> tuple[object, ...]:
    return tuple(getattr(link, field.attname) for field in link._meta.concrete_fields if not field.primary_key)


def _counts(links: Iterable[CitationLink]) -> dict[str, int]:
    statuses = [link.status for link in links]
    return {
        "references": len(statuses),
        "references resolved": statuses.count(CitationLink.Status.RESOLVED),
        "references dangling": statuses.count(CitationLink.Status.DANGLING),
    }


class NamedProvisions:
    """The provisions behind rules that files name by document, edition and number; an edition is looked up once.

    A rule of a part of the document that is not kept has none yet; it gets one when that edition is imported.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._editions: dict[tuple[str, str], dict[str, list[int]]] = {}

    def keys(self, named: Iterable[dict[str, str]]) -> list[int]:
        """The provisions' primary keys, each once, in the order in which they are named."""
        found = [
            key for rule in named for key in self._edition(rule["document"], rule["edition"]).get(rule["number"], ())
        ]
        return list(dict.fromkeys(found))

    def _edition(self, document: str, label: str) -> dict[str, list[int]]:
        if (document, label) not in self._editions:
            rules = (
                Rule.objects.filter(revision__edition__document__game=self._game)
                .filter(revision__edition__document__slug=document, revision__edition__label=label)
                .exclude(revision__status__in=Revision.OPEN)
            )
            numbered: dict[str, list[int]] = defaultdict(list)
            for number, provision in rules.values_list("number", "provision_id"):
                numbered[number].append(provision)
            self._editions[(document, label)] = numbered
        return self._editions[(document, label)]
