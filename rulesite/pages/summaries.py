"""A page in short, as its head, its preview's picture and programs that embed it say it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import unescape

from django.urls import reverse
from django.utils.html import strip_tags

from rules_data.queries import (
    Candidate,
    CardPage,
    Comparison,
    DocumentView,
    EditionView,
    ExamplePage,
    ExampleStanding,
    FaqPage,
    FormerRule,
    GameView,
    RuleView,
    TermPage,
    Whereabouts,
    titles,
)

from .drawing import Picture
from .paths import cited_path, compare_path, current_path, pinned_path, range_name, rule_path, term_path
from .question_titles import parted
from .standings import answer_note, words_of, written_for
from .wording import day_text, effect, version_name


@dataclass(frozen=True)
class Summary:
    """What a page says of itself; `path` is its own address, also where another is the lasting one."""

    path: str
    heading: str
    description: str
    picture: Picture

    @property
    def alternative(self) -> str:
        """The picture in words."""
        shown = self.picture
        parts = (shown.label, shown.title, shown.text, shown.stamp, shown.notice)
        return ". ".join(part.rstrip(".") for part in parts if part) + "."


def rule_summary(
    game: GameView, edition: EditionView, rule: RuleView, section: RuleView | None, below: RuleView | None
) -> Summary:
    """A rule in its section; a heading with the first rule `below` it."""
    name = f"{game.name} {edition.document_title}"
    title = titles(edition).get(rule.number, "")
    heading = f"{rule.number} {title} · {name}" if title else f"Rule {rule.number} · {name}"
    text = below.said if rule.is_heading and below is not None else rule.said
    return Summary(
        path=rule_path(edition, rule.number),
        heading=heading if edition.is_current else f"{heading} {version_name(edition.label)}",
        description=f"{section.text}: {text}" if section is not None else text,
        picture=Picture(
            label=f"{game.name} · {section.text if section is not None else edition.document_title}",
            title=f"{rule.number} {title}" if title else rule.number,
            text=text,
            stamp=_stamp(edition),
            notice=_notice(edition),
        ),
    )


def range_summary(game: GameView, candidate: Candidate, edition: EditionView) -> Summary:
    """The rules of a range or list, each with how it begins."""
    heading = f"Rules {candidate.written} · {game.name} {candidate.document.title}"
    text = " ".join(f"{rule.number} {rule.opening}" for rule in candidate.rules)
    return Summary(
        path=cited_path(range_name(candidate)),
        heading=heading if edition.is_current else f"{heading} {version_name(edition.label)}",
        description=text,
        picture=Picture(f"{game.name} · Rules", candidate.written, text, _stamp(edition), _notice(edition)),
    )


def moved_summary(game: GameView, document: DocumentView, found: Whereabouts, edition: EditionView | None) -> Summary:
    """A number that names nothing today, or nothing in the edition asked for, and once named rules."""
    told = "; ".join(_former_line(one) for one in found.former)
    number, shown = found.number, edition or found.current
    elsewhere = f"{number} is not in {version_name(edition.label)}" if edition else f"{number} has been renumbered"
    return Summary(
        path=pinned_path(edition, number) if edition else current_path(game.slug, document.slug, number),
        heading=elsewhere,
        description=f"Rule {number} {told}",
        picture=Picture(
            f"{game.name} · {document.title}",
            number,
            f"This number {told}." if told else "",
            _stamp(shown) if shown is not None else document.title,
            "Renumbered" if edition is None else f"Not in {version_name(edition.label)}",
        ),
    )


def _former_line(former: FormerRule) -> str:
    label = former.editions[-1]
    now = f"now {former.now[0].number}" if former.now else "gone now"
    return f"was a rule in {version_name(label)}; it is {now}"


def faq_summary(game: GameView, faq: FaqPage) -> Summary:
    """A question with how its answer begins."""
    answer = unescape(strip_tags(faq.answer_html))
    rests = ", ".join(one.number for one in faq.rests_on if one.number)
    stamp, note = written_for(faq.standing).rstrip(".") or "FAQ", answer_note(faq.standing)
    cited = f"{stamp}, cites {rests}" if rests else stamp
    return Summary(
        path=reverse("pages:faq", args=[game.slug, faq.slug]),
        heading=f"{faq.title} · {game.name} FAQ",
        description=" ".join(part for part in (note, faq.question, answer) if part),
        picture=Picture(f"{game.name} · FAQ", faq.title, answer, cited, note),
    )


def example_summary(game: GameView, example: ExamplePage, standing: ExampleStanding) -> Summary:
    """An example with where it stands."""
    question, answer = parted(example.title)
    return Summary(
        path=reverse("pages:example", args=[game.slug, example.slug]),
        heading=f"{question} · {game.name} example",
        description=" ".join(one for one in (answer, example.summary) if one) or question,
        picture=Picture(f"{game.name} · Example", question, example.summary, words_of(standing, named=True)),
    )


def card_summary(game: GameView, card: CardPage) -> Summary:
    """A card with what it does."""
    text = " ".join(card.ability_texts) or ", ".join(str(kind) for kind in card.facts.get("types", ()))
    corrected = "Errata" if card.errata else ""
    return Summary(
        path=reverse("pages:card", args=[game.slug, card.slug]),
        heading=f"{card.name} · {game.name}",
        description=" ".join([card.name + ".", text]),
        picture=Picture(f"{game.name} · Card", card.name, text, "Rules text (simplified)", corrected),
    )


def term_summary(game: GameView, page: TermPage) -> Summary:
    """A defined word with its meaning."""
    return Summary(
        path=term_path(game.slug, page.term.slug),
        heading=f"{page.term.term} · {game.name} glossary",
        description=page.term.text,
        picture=Picture(
            f"{game.name} · Glossary term",
            page.term.term,
            page.term.text,
            _stamp(page.edition),
            "Obsolete" if page.term.obsolete else "",
        ),
    )


def comparison_summary(game: GameView, document: DocumentView, found: Comparison, number: str = "") -> Summary:
    """Two editions, or one rule of them, with how many rules there are of each kind."""
    rows = found.within(number) if number else found.rows
    counted = Counter(row.change for row in rows)
    told = ", ".join(f"{counted[kind]} {kind}" for kind in found.counts if counted[kind])
    within = f"{number} in " if number else ""
    old, new = version_name(found.old.label), version_name(found.new.label)
    path = compare_path(document, found.old, found.new)
    return Summary(
        path=f"{path}?within={number}" if number else path,
        heading=f"{within}{old} and {new} compared · {game.name} {document.title}",
        description=f"What changed from {old} to {new}, rule by rule: {told}.",
        picture=Picture(
            f"{game.name} · {document.title}",
            f"{within}{old} → {new}",
            f"What changed, rule by rule: {told}.",
            f"{day_text(found.old.effective)} and {day_text(found.new.effective)}",
        ),
    )


def _stamp(edition: EditionView) -> str:
    return f"{edition.document_title} {effect(edition)}"


def _notice(edition: EditionView) -> str:
    if edition.is_future:
        return "Not in effect yet"
    return "" if edition.is_current else "No longer current"
