"""Point questions and examples at the rules they name, again whenever what is published changes."""

from __future__ import annotations

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
    for faq in Faq.objects.filter(game=game).select_related("game").prefetch_related("provisions", "citations"):
        link_faq(faq, reader, named, document, is_as_linked=True)
    for example in Example.objects.filter(game=game).only("named_rules"):
        if any(rule["document"] == changed.slug for rule in example.named_rules):
            example.provisions.set(named.keys(example.named_rules))
