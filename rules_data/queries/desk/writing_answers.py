"""An answer while it is written: rendered as readers would see it, its citations looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, render_markdown
from rules_data.core.tree import RuleNumber
from rules_data.models import Card
from rules_data.queries.games import GameView
from rules_data.queries.records import RuleView, printed
from rules_data.queries.text_views import CitedRule, Fault, TextPreview

from .answer_files import LONGEST_TITLE, AnswerFields, UnableToReadAnswer, answer_fields


def preview_answer(game: GameView, source: str) -> TextPreview:
    """An answer as its file has it, with what is wrong with it."""
    try:
        fields = answer_fields(source)
    except UnableToReadAnswer as fault:
        return TextPreview("", faults=(Fault(str(fault), fault.line),))
    cited: list[CitedRule] = []
    faults = list(_faults_of(fields, game))
    try:
        html: str = render_markdown(
            fields.answer,
            cite=_cite(game, cited),
            link=lambda one: _address(game, one),
            symbols=GAMES[game.slug].symbols,
        )
    except UnableToRender as fault:
        html, faults = "", [*faults, Fault(str(fault))]
    faults += [Fault(f"“{one.raw}” leads to no rule in effect.", grave=True) for one in cited if not one.found]
    return TextPreview(fields.title, str(html), (), tuple(cited), (), tuple(faults))


def _faults_of(fields: AnswerFields, game: GameView) -> Iterator[Fault]:
    for name, text in (("title", fields.title), ("question", fields.question), ("answer", fields.answer)):
        if not text.strip():
            yield Fault(f"The {name} is missing.")
    if len(fields.title) > LONGEST_TITLE:
        yield Fault(f"The title is longer than {LONGEST_TITLE} characters.")
    if not fields.rules:
        yield Fault("No rule is named that the answer rests on.")
    for line in fields.rules:
        yield from _rule_fault(line, fields.edition, game)
    known = set(Card.objects.filter(game__slug=game.slug, name__in=fields.cards).values_list("name", flat=True))
    for card in fields.cards:
        if card not in known:
            yield Fault(f"There is no card “{card}” here; it is left out.", grave=False)


def _rule_fault(line: str, edition: str, game: GameView) -> Iterator[Fault]:
    words = line.split()
    slug = words[0].lower() if len(words) > 1 else GAMES[game.slug].rulebook
    label = words[1] if len(words) > 2 else edition
    document = game.document(slug)
    if document is None or len(words) > 3:
        yield Fault(f"“{line}”: expected a rule such as 603.4, or tr 2.3 for the tournament rules.")
        return
    version = document.edition(label)
    if not label:
        yield Fault(f"“{line}”: say which version the answer is about, or name it: {slug} VERSION {words[-1]}.")
    elif version is None:
        labels = ", ".join(known.label for known in document.editions) or "none"
        yield Fault(f"“{line}”: there is no version “{label}” of the {document.title} here. There are: {labels}.")
    elif printed(version).get(words[-1]) is None:
        # What ships holds a part of a rulebook: a rule may well exist there and not here.
        is_whole = version.provenance == "official"
        here = "" if is_whole else " on this site; it is linked once the whole rulebook is imported"
        yield Fault(f"“{line}”: {version.label} has no rule {words[-1]}{here}.", grave=is_whole)


def _cite(game: GameView, cited: list[CitedRule]) -> Callable[[str], tuple[ResolvedCitation, ...]]:
    """Finds references as publishing does, and writes down what they lead to."""
    first = next((document for document in game.documents if document.current), None)

    def lookup(number: RuleNumber, named: str | None, edition: str | None) -> Target | None:
        document = game.document(named) if named else first
        if document is None or document.current is None or edition is not None:
            return None
        rule = printed(document.current).get(str(number))
        return Target(number, rule.text, document.slug) if rule else None

    def cite(text: str) -> tuple[ResolvedCitation, ...]:
        if first is None:
            return ()
        found = resolve(find(text, GAMES[game.slug].grammar), lookup)
        for one in found:
            target = lookup(one.citation.number, one.citation.document, None)
            # What names an edition itself is looked up there when it is published.
            is_found = target is not None or one.citation.edition is not None
            rule = _rule_at(game, target)
            opening = rule.opening if rule else ""
            cited.append(CitedRule(one.citation.raw, str(one.citation.number), opening, is_found))
        return found

    return cite


def _rule_at(game: GameView, target: Target | None) -> RuleView | None:
    document = game.document(target.document or "") if target else None
    if target is None or document is None or document.current is None:
        return None
    return printed(document.current).get(str(target.number))


def _address(game: GameView, found: ResolvedCitation) -> str | None:
    document = found.citation.document or next((d.slug for d in game.documents if d.current), "")
    return f"/{game.slug}/{document}/{found.citation.number}" if document else None
