"""From the path of a page to what it says in short, without making the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.http import Http404
from django.urls import Resolver404, resolve
from django.utils.translation import gettext

from rules_data.queries import (
    DocumentView,
    EditionView,
    GameView,
    compare,
    find_card,
    find_example,
    find_game,
    first_below,
    resolve_asked,
    rules_with_numbers,
    term_page,
    whereabouts,
)

from .comparing import editions_of
from .examples import asked_for
from .faqs import faq_in_force
from .rules import number_typed
from .scope import edition_named, today
from .summaries import (
    Summary,
    card_summary,
    comparison_summary,
    example_summary,
    faq_summary,
    moved_summary,
    range_summary,
    rule_summary,
    term_summary,
)

Asked = Mapping[str, str]


def summary_at(path: str, asked: Asked) -> Summary:
    """The summary of the page at `path` with the query `asked`; Http404 when there is none or it has no summary."""
    try:
        match = resolve(path)
    except Resolver404 as fault:
        raise Http404(gettext("There is no page at %(path)s.") % {"path": path}) from fault
    summarised = _OF.get(match.url_name or "") if match.app_name == "pages" else None
    if summarised is None:
        raise Http404(gettext("The page at %(path)s has no preview of its own.") % {"path": path})
    found = summarised({name: str(value) for name, value in match.kwargs.items()}, asked)
    if found is None:
        raise Http404(gettext("There is nothing at %(path)s.") % {"path": path})
    return found


def _game(named: Asked) -> GameView:
    game = find_game(named["game"], today())
    if game is None:
        raise Http404(gettext("No game is called “%(game)s” here.") % {"game": named["game"]})
    return game


def _document(named: Asked) -> tuple[GameView, DocumentView]:
    game = _game(named)
    document = game.document(named["document"].lower())
    if document is None or not document.editions:
        raise Http404(
            gettext("%(game)s has no document “%(document)s” here.")
            % {"game": game.name, "document": named["document"]}
        )
    return game, document


def _rule(named: Asked, _: Asked) -> Summary | None:
    game, document = _document(named)
    number = number_typed(document, named["typed"])
    edition = edition_named(document, named["pin"]) if "pin" in named else document.current
    found = _rule_in(game, edition, number) if edition else None
    if found is not None:
        return found
    where = whereabouts(document, number)
    pinned = edition if "pin" in named else None
    return moved_summary(game, document, where, pinned) if where.is_known else None


def _rule_in(game: GameView, edition: EditionView, number: str) -> Summary | None:
    rule = rules_with_numbers(edition, [number]).get(number)
    if rule is None:
        return None
    section = rules_with_numbers(edition, [rule.heading_number]).get(rule.heading_number)
    return rule_summary(game, edition, rule, section, first_below(edition, rule))


def _faq(named: Asked, _: Asked) -> Summary | None:
    game = _game(named)
    found = faq_in_force(game, named["slug"])
    return faq_summary(game, found) if found else None


def _example(named: Asked, asked: Asked) -> Summary | None:
    game = _game(named)
    found = find_example(game.slug, named["slug"])
    return example_summary(game, found, asked_for(found, asked.get("edition", ""))[0]) if found else None


def _card(named: Asked, _: Asked) -> Summary | None:
    game = _game(named)
    found = find_card(game.slug, named["slug"])
    return card_summary(game, found) if found else None


def _term(named: Asked, _: Asked) -> Summary | None:
    game = _game(named)
    found = term_page(game, named["slug"].lower())
    return term_summary(game, found) if found else None


def _comparison(named: Asked, asked: Asked) -> Summary | None:
    game, document = _document(named)
    number = number_typed(document, asked["within"]) if asked.get("within") else ""
    return comparison_summary(game, document, compare(document, *editions_of(document, named["pair"])), number)


def _range(named: Asked, _: Asked) -> Summary | None:
    found = resolve_asked(named.get("text", ""), today()).only
    if found is None or found.edition is None or not found.rules:
        return None
    game = _game({"game": found.game})
    if found.is_range:
        return range_summary(game, found, found.edition)
    return _rule_in(game, found.edition, found.number)


_OF: Mapping[str, Callable[[Asked, Asked], Summary | None]] = {
    "rule": _rule,
    "pinned_rule": _rule,
    "faq": _faq,
    "example": _example,
    "card": _card,
    "term": _term,
    "compare": _comparison,
    "cited": _range,
}
