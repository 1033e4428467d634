"""Write an answer, card or example to where readers see it, or take it away."""

from __future__ import annotations

from rules_data.models import Card, Example, Faq, Game, TextKind
from rules_data.queries import GameView, find_game
from rules_data.queries.writing import CARD, EXAMPLE, FAQ

from ._cards import write_card
from ._examples import write_example
from ._faqs import write_faq
from ._index import index_with_this_change
from .errors import UnableToEditText, UnableToLoadCorpus
from .load_corpus import source_hash
from .run_examples import run_examples

_WRITE = {FAQ: write_faq, CARD: write_card, EXAMPLE: write_example}
_MODELS: dict[str, type[Faq] | type[Card] | type[Example]] = {FAQ: Faq, CARD: Card, EXAMPLE: Example}


def game_of(slug: str) -> Game:
    """The game, or UnableToEditText."""
    found = Game.objects.filter(slug=slug).first()
    if found is None:
        raise UnableToEditText(f"There is no game {slug!r}.")
    return found


def view_of(game: Game, today: object) -> GameView:
    """The game as readers see it on a day."""
    found = find_game(game.slug, today)  # type: ignore[arg-type]
    if found is None:
        raise UnableToEditText(f"There is no game {game.slug!r}.")
    return found


def kind_of(kind: str) -> str:
    """The kind, or UnableToEditText."""
    if kind not in TextKind.values:
        raise UnableToEditText(f"{kind!r} is none of: {', '.join(TextKind.values)}.")
    return kind


def put_before_readers(kind: str, game: Game, slug: str, source: str) -> None:
    """Write or take away one text; what depends on it is run and searched anew."""
    if source:
        try:
            _WRITE[kind](game, slug, source, source_hash(source), slug)
        except UnableToLoadCorpus as fault:
            raise UnableToEditText(str(fault)) from fault
    else:
        _MODELS[kind].objects.filter(game=game, slug=slug).delete()
    if kind in (CARD, EXAMPLE):
        run_examples(game=game.slug)
    index_with_this_change(UnableToEditText)
