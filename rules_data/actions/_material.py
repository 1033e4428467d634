"""Point questions and examples at the rules they name, again whenever what is published changes."""

from __future__ import annotations

from rules_data.models import Example, Faq, Game

from ._citations import link_between_documents, provisions_of_named, reader_of
from ._faqs import link_faq


def link_material(game: Game) -> None:
    """Renew the links of all questions and examples of a game, and those between its documents."""
    link_between_documents(game)
    document = game.documents.order_by("slug").first()
    reader = reader_of(document) if document else None
    for faq in Faq.objects.filter(game=game).select_related("game"):
        link_faq(faq, reader)
    for example in Example.objects.filter(game=game).select_related("game"):
        example.provisions.set(provisions_of_named(game, example.named_rules))
