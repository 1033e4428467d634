"""What editors write: what it would look like, what is wrong with it, and what came before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import yaml

from rules_data.core.abilities import CardFacts
from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import UnableToRender, render_markdown
from rules_data.core.scenarios import (
    Run,
    Scenario,
    UnableToReadScenario,
    read_card_file,
    read_nodes,
    run_scenario,
    tell,
)
from rules_data.core.tree import RuleNumber
from rules_data.models import Card, Example, Faq, Game, TextVersion, WorkingText

from .answer_files import LONGEST_TITLE, AnswerFields, UnableToReadAnswer, answer_fields, answer_of
from .games import GameView
from .records import opening_of, printed

FAQ, CARD, EXAMPLE = "faq", "card", "example"
KINDS_OF_TEXT = {FAQ: "answer", CARD: "card", EXAMPLE: "example"}
LONGEST_TEXT = 60_000


@dataclass(frozen=True)
class Fault:
    """What is wrong, and where: line and column from 1, 0 where it has no place. A fault that is `grave` stops it."""

    message: str
    line: int = 0
    column: int = 0
    grave: bool = True


@dataclass(frozen=True)
class CitedRule:
    """A rule that a text cites, as it was found: its number now, its first words, or that there is none."""

    raw: str
    number: str
    opening: str
    found: bool


@dataclass(frozen=True)
class TextPreview:
    """How a text would look and what is to be said about it."""

    title: str
    html: str = ""
    lines: tuple[str, ...] = ()
    cited: tuple[CitedRule, ...] = ()
    runs: tuple[tuple[str, Run], ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def may_be_published(self) -> bool:
        return not any(fault.grave for fault in self.faults)


@dataclass(frozen=True)
class TextRow:
    """A text in a list: published, being written, or both."""

    kind: str
    game: str
    slug: str
    title: str
    is_published: bool
    changed_by: str = ""
    changed_at: datetime | None = None


@dataclass(frozen=True)
class EditedText:
    """A text as an editor opens it. `version` is 0 as long as nobody has begun to change it."""

    kind: str
    game: str
    slug: str
    source: str
    version: int
    changed_by: str
    changed_at: datetime | None
    published: str
    history: tuple[TextVersion, ...] = ()


def preview_text(kind: str, game: GameView, source: str) -> TextPreview:
    """Read a text as publishing would, without keeping anything."""
    if len(source) > LONGEST_TEXT:
        return TextPreview("", faults=(Fault(f"That is longer than {LONGEST_TEXT:,} characters."),))
    bad = next((c for c in source if not c.isprintable() and c not in "\n\r\t"), None)
    if bad is not None:
        line = source.count("\n", 0, source.index(bad)) + 1
        return TextPreview("", faults=(Fault(f"A character that cannot be printed ({bad!r}). Type it again.", line),))
    return _PREVIEWS[kind](game, source.replace("\r\n", "\n"))


def _answer(game: GameView, source: str) -> TextPreview:
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
    version = document.edition(label) if label else document.current
    if version is None:
        labels = ", ".join(known.label for known in document.editions)
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
            opening = opening_of(target.text) if target else ""
            cited.append(CitedRule(one.citation.raw, str(one.citation.number), opening, is_found))
        return found

    return cite


def _address(game: GameView, found: ResolvedCitation) -> str | None:
    document = found.citation.document or next((d.slug for d in game.documents if d.current), "")
    return f"/{game.slug}/{document}/{found.citation.number}" if document else None


def _card(game: GameView, source: str) -> TextPreview:
    try:
        read_nodes(source)
        facts: dict[str, Any] = yaml.safe_load(source)
        played = GAMES[game.slug].played
        read = read_card_file(source, played) if played is not None else None
    except UnableToReadScenario as fault:
        return TextPreview("", faults=_problems(fault))
    except (yaml.YAMLError, ValueError) as fault:
        return TextPreview("", faults=(Fault(str(fault)),))
    name = str(facts.get("card", "")) if isinstance(facts, dict) else ""
    if not name:
        return TextPreview("", faults=(Fault("Begin with the card’s name: `card: Lightning Bolt`.", 1, 1),))
    lines = tuple(read.ability_texts) if read else ()
    return TextPreview(name, lines=lines)


def _example(game: GameView, source: str) -> TextPreview:
    try:
        scenario = GAMES.read_scenario(source, _cards_named(game.slug))
    except UnableToReadScenario as fault:
        return TextPreview("", faults=_problems(fault))
    said = scenario.game.slug
    if said != game.slug:
        return TextPreview(scenario.title, faults=(Fault(f"It says it is of {said}; this is {game.name}."),))
    runs = tuple((edition, run_scenario(scenario, edition)) for edition in dict.fromkeys(scenario.editions))
    faults = tuple(
        Fault(f"Conflict under {edition}: {run.reason or _missed(run)}")
        for edition, run in runs
        if run.verdict.name == "CONTRADICTED"
    )
    return TextPreview(scenario.title, lines=_told(scenario, source), runs=runs, faults=faults)


def _missed(run: Run) -> str:
    return "; ".join(f"expected {one.expected}, got {one.seen}" for one in run.expectations if not one.ok)


def _told(scenario: Scenario, source: str) -> tuple[str, ...]:
    story = tell(scenario, yaml.safe_load(source))
    return tuple(
        line for part in story.values() for line in (part if isinstance(part, list | tuple) else [part]) if line
    )


def _cards_named(game: str) -> Callable[[str], CardFacts | None]:
    def named(name: str) -> CardFacts | None:
        source = Card.objects.filter(game__slug=game, name=name).values_list("source", flat=True).first()
        played = GAMES[game].played
        return read_card_file(source, played).facts if source and played is not None else None

    return named


def _problems(fault: UnableToReadScenario) -> tuple[Fault, ...]:
    return tuple(
        Fault(f"Expected {one.expected}, found {one.found or 'nothing'}. {one.advice}", one.line, one.column)
        for one in fault.problems
    )


_PREVIEWS = {FAQ: _answer, CARD: _card, EXAMPLE: _example}


def published_source(kind: str, game: str, slug: str) -> str:
    """The file of what readers see, or nothing."""
    if kind == FAQ:
        faq = Faq.objects.filter(game__slug=game, slug=slug).first()
        return answer_of(faq) if faq else ""
    model = Card if kind == CARD else Example
    found = model.objects.filter(game__slug=game, slug=slug).values_list("source", flat=True).first()
    return str(found or "")


def edited_text(kind: str, game: str, slug: str) -> EditedText:
    """A text for the editing screen: the one being worked on, else the published one, else an empty one."""
    working = WorkingText.objects.filter(game__slug=game, kind=kind, slug=slug).first()
    published = published_source(kind, game, slug)
    history = tuple(TextVersion.objects.filter(game__slug=game, kind=kind, slug=slug).select_related("game")[:20])
    if working is None:
        return EditedText(kind, game, slug, published, 0, "", None, published, history)
    return EditedText(
        kind, game, slug, working.source, working.version, working.changed_by, working.changed_at, published, history
    )


def texts_of(game: str, kind: str) -> tuple[TextRow, ...]:
    """Every text of a kind, those being written first."""
    working = {one.slug: one for one in WorkingText.objects.filter(game__slug=game, kind=kind).defer("source")}
    titles = _titles(game, kind)
    rows = [TextRow(kind, game, slug, title, True, *_changed(working.get(slug))) for slug, title in titles.items()]
    fresh = {slug: one for slug, one in working.items() if slug not in titles}
    rows += [TextRow(kind, game, slug, slug, False, *_changed(one)) for slug, one in fresh.items()]
    return tuple(sorted(rows, key=lambda row: (row.changed_at is None, row.title.lower())))


def _titles(game: str, kind: str) -> dict[str, str]:
    if kind == CARD:
        return dict(Card.objects.filter(game__slug=game).values_list("slug", "name"))
    if kind == FAQ:
        return dict(Faq.objects.filter(game__slug=game).values_list("slug", "title"))
    return dict(Example.objects.filter(game__slug=game).values_list("slug", "title"))


def _changed(working: WorkingText | None) -> tuple[str, datetime | None]:
    return (working.changed_by, working.changed_at) if working else ("", None)


def edited_at_the_desk() -> set[tuple[str, str, str]]:
    """Texts (game, kind, slug) that editors have published or withdrawn: what ships leaves them alone."""
    found: set[tuple[str, str, str]] = set()
    rows = TextVersion.objects.filter(undone=False).values_list("game__slug", "kind", "slug")
    for game, kind, slug in rows:
        found.add((game, kind, slug))
    return found


def games_written_for() -> tuple[tuple[str, str], ...]:
    """Slug and name of every game."""
    return tuple(Game.objects.values_list("slug", "name"))
