"""Write a text to where readers see it, or take it away."""

from __future__ import annotations

from datetime import date

from rules_data.models import EVERY_GAME, Card, Concept, Example, Faq, Game, TextKind
from rules_data.queries import GameView, every_game, find_game
from rules_data.queries.desk.writing import CARD, CONCEPT, EXAMPLE, FAQ, TITLE

from ._cards import write_card
from ._concepts import write_concept
from ._corpus_files import source_hash
from ._examples import write_example
from ._faqs import write_faq
from ._index import index_with_this_change
from ._one_writer import readers_see_another
from ._titles import write_title
from .errors import UnableToEditText, UnableToLoadCorpus, UnableToName
from .run_examples import run_examples

_WRITE = {FAQ: write_faq, CARD: write_card, EXAMPLE: write_example}
_MODELS: dict[str, type[Faq] | type[Card] | type[Example]] = {FAQ: Faq, CARD: Card, EXAMPLE: Example}


def game_of(slug: str) -> Game:
    """The game, or UnableToEditText."""
    found = Game.objects.filter(slug=slug).first()
    if found is None:
        raise UnableToEditText(f"There is no game {slug!r}.")
    return found


def owner_of(slug: str, kind: str) -> Game | None:
    """The game that a text is of; None for a concept, which is of all games. Raises UnableToEditText."""
    if (kind == CONCEPT) != (slug == EVERY_GAME):
        raise UnableToEditText("A concept is of all games, and every other text of one.")
    return None if slug == EVERY_GAME else game_of(slug)


def view_of(game: Game | None, today: date) -> GameView:
    """The game as readers see it on a day."""
    found = find_game(game.slug, today) if game is not None else every_game()
    if found is None:
        raise UnableToEditText(f"There is no such game as {game}.")
    return found


def kind_of(kind: str) -> str:
    """The kind, or UnableToEditText."""
    if kind not in TextKind.values:
        raise UnableToEditText(f"{kind!r} is none of: {', '.join(TextKind.values)}.")
    return kind


def put_before_readers(kind: str, game: Game | None, slug: str, source: str) -> None:
    """Write or take away one text; what depends on it is run and searched anew."""
    try:
        if kind == CONCEPT:
            _put_concept(slug, source)
        elif kind == TITLE and game is not None:
            write_title(game, slug, source)
            readers_see_another(game.slug)
        elif game is not None:
            _put_material(kind, game, slug, source)
    except (UnableToLoadCorpus, UnableToName) as fault:
        raise UnableToEditText(str(fault)) from fault


def _put_concept(slug: str, source: str) -> None:
    """Concepts and short titles are not among what a search looks through: no index is built for them."""
    if source:
        write_concept(slug, source, source_hash(source), slug)
    else:
        Concept.objects.filter(slug=slug).delete()


def _put_material(kind: str, game: Game, slug: str, source: str) -> None:
    if source:
        _WRITE[kind](game, slug, source, source_hash(source), slug)
    else:
        _MODELS[kind].objects.filter(game=game, slug=slug).delete()
    if kind in (CARD, EXAMPLE):
        run_examples(game=game.slug)
    readers_see_another(game.slug)
    index_with_this_change(UnableToEditText)
