"""Point questions and examples at the rules they name, again whenever what is published changes."""

from __future__ import annotations

from django.db.models import Q

from rules_data.models import Document, Example, Faq

from ._citations import NamedProvisions, link_between_documents, reader_of
from ._faqs import link_faq


def link_material(changed: Document) -> None:
    """Renew what points at a document: questions and examples of its game, and references from other documents."""
    link_between_documents(changed)
    game = changed.game
    document = game.documents.order_by("slug").first()
    reader = reader_of(document) if document else None
    named = NamedProvisions(game)
    concerned = Faq.objects.filter(pk__in=_answers_about(changed))
    for faq in concerned.select_related("game").prefetch_related("provisions", "citations"):
        link_faq(faq, reader, named, document, is_as_linked=True)
    for example in Example.objects.filter(game=game).only("named_rules"):
        if any(rule["document"] == changed.slug for rule in example.named_rules):
            example.provisions.set(named.keys(example.named_rules))


def _answers_about(changed: Document) -> set[int]:
    """The answers that rest on rules of a document or refer to it, whether that leads anywhere or not.

    Where the others lead has not changed, and nothing of them has to be read. One that waits to be rendered is among
    them.
    """
    answers = Faq.objects.filter(game=changed.game)
    referring = answers.filter(Q(citations__document=changed.slug) | Q(answer_html=""))
    resting = answers.values_list("pk", "named_rules")
    return set(referring.values_list("pk", flat=True)) | {
        pk for pk, named in resting if any(rule["document"] == changed.slug for rule in named)
    }
