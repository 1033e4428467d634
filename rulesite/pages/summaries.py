"""A page in short, as its head, its preview's picture and programs that embed it say it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import unescape

from django.urls import reverse
from django.utils.html import strip_tags
from django.utils.translation import gettext as _

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
    heading = (
        f"{rule.number} {title} · {name}"
        if title
        else _("Rule %(rule_number)s · %(name)s") % {"rule_number": rule.number, "name": name}
    )
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
    heading = _("Rules %(written)s · %(game)s %(document_title)s") % {
        "written": candidate.written,
        "game": game.name,
        "document_title": candidate.document.title,
    }
    text = " ".join(f"{rule.number} {rule.opening}" for rule in candidate.rules)
    return Summary(
        path=cited_path(range_name(candidate)),
        heading=heading if edition.is_current else f"{heading} {version_name(edition.label)}",
        description=text,
        picture=Picture(
            _("%(game)s · Rules") % {"game": game.name}, candidate.written, text, _stamp(edition), _notice(edition)
        ),
    )


def moved_summary(game: GameView, document: DocumentView, found: Whereabouts, edition: EditionView | None) -> Summary:
    """A number that names nothing today, or nothing in the edition asked for, and once named rules."""
    told = "; ".join(_former_line(one) for one in found.former)
    number, shown = found.number, edition or found.current
    elsewhere = (
        _("%(number)s is not in %(edition_label)s") % {"number": number, "edition_label": version_name(edition.label)}
        if edition
        else _("%(number)s has been renumbered") % {"number": number}
    )
    return Summary(
        path=pinned_path(edition, number) if edition else current_path(game.slug, document.slug, number),
        heading=elsewhere,
        description=_("Rule %(number)s %(told)s") % {"number": number, "told": told},
        picture=Picture(
            f"{game.name} · {document.title}",
            number,
            _("This number %(told)s.") % {"told": told} if told else "",
            _stamp(shown) if shown is not None else document.title,
            _("Renumbered")
            if edition is None
            else _("Not in %(edition_label)s") % {"edition_label": version_name(edition.label)},
        ),
    )


def _former_line(former: FormerRule) -> str:
    label = former.editions[-1]
    now = _("now %(now_number)s") % {"now_number": former.now[0].number} if former.now else _("gone now")
    return _("was a rule in %(label)s; it is %(now)s") % {"label": version_name(label), "now": now}


def faq_summary(game: GameView, faq: FaqPage) -> Summary:
    """A question with how its answer begins."""
    answer = unescape(strip_tags(faq.answer_html))
    rests = ", ".join(one.number for one in faq.rests_on if one.number)
    stamp, note = written_for(faq.standing).rstrip(".") or "FAQ", answer_note(faq.standing)
    cited = _("%(stamp)s, cites %(rests)s") % {"stamp": stamp, "rests": rests} if rests else stamp
    return Summary(
        path=reverse("pages:faq", args=[game.slug, faq.slug]),
        heading=_("%(question)s · %(game)s FAQ") % {"question": faq.title, "game": game.name},
        description=" ".join(part for part in (note, faq.question, answer) if part),
        picture=Picture(_("%(game)s · FAQ") % {"game": game.name}, faq.title, answer, cited, note),
    )


def example_summary(game: GameView, example: ExamplePage, standing: ExampleStanding) -> Summary:
    """An example with where it stands."""
    question, answer = parted(example.title)
    return Summary(
        path=reverse("pages:example", args=[game.slug, example.slug]),
        heading=_("%(question)s · %(game)s example") % {"question": question, "game": game.name},
        description=" ".join(one for one in (answer, example.summary) if one) or question,
        picture=Picture(
            _("%(game)s · Example") % {"game": game.name}, question, example.summary, words_of(standing, named=True)
        ),
    )


def card_summary(game: GameView, card: CardPage) -> Summary:
    """A card with what it does."""
    text = " ".join(card.ability_texts) or ", ".join(str(kind) for kind in card.facts.get("types", ()))
    corrected = _("Errata") if card.errata else ""
    return Summary(
        path=reverse("pages:card", args=[game.slug, card.slug]),
        heading=f"{card.name} · {game.name}",
        description=" ".join([card.name + ".", text]),
        picture=Picture(
            _("%(game)s · Card") % {"game": game.name}, card.name, text, _("Rules text (simplified)"), corrected
        ),
    )


def term_summary(game: GameView, page: TermPage) -> Summary:
    """A defined word with its meaning."""
    return Summary(
        path=term_path(game.slug, page.term.slug),
        heading=_("%(term)s · %(game)s glossary") % {"term": page.term.term, "game": game.name},
        description=page.term.text,
        picture=Picture(
            _("%(game)s · Glossary term") % {"game": game.name},
            page.term.term,
            page.term.text,
            _stamp(page.edition),
            _("Obsolete") if page.term.obsolete else "",
        ),
    )


def comparison_summary(game: GameView, document: DocumentView, found: Comparison, number: str = "") -> Summary:
    """Two editions, or one rule of them, with how many rules there are of each kind."""
    rows = found.within(number) if number else found.rows
    counted = Counter(row.change for row in rows)
    told = ", ".join(f"{counted[kind]} {kind}" for kind in found.counts if counted[kind])
    within = _("%(number)s in ") % {"number": number} if number else ""
    old, new = version_name(found.old.label), version_name(found.new.label)
    path = compare_path(document, found.old, found.new)
    return Summary(
        path=f"{path}?within={number}" if number else path,
        heading=_("%(within)s%(old)s and %(new)s compared · %(game)s %(document_title)s")
        % {"within": within, "old": old, "new": new, "game": game.name, "document_title": document.title},
        description=_("What changed from %(old)s to %(new)s, rule by rule: %(told)s.")
        % {"old": old, "new": new, "told": told},
        picture=Picture(
            f"{game.name} · {document.title}",
            f"{within}{old} → {new}",
            _("What changed, rule by rule: %(told)s.") % {"told": told},
            _("%(old)s and %(new)s") % {"old": day_text(found.old.effective), "new": day_text(found.new.effective)},
        ),
    )


def _stamp(edition: EditionView) -> str:
    return f"{edition.document_title} {effect(edition)}"


def _notice(edition: EditionView) -> str:
    if edition.is_future:
        return _("Not in effect yet")
    return "" if edition.is_current else _("No longer current")
