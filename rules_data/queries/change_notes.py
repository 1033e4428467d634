"""What is new in a version: drafted from the differences for an editor to finish, and then shown to readers."""

from __future__ import annotations

from collections import defaultdict

from rules_data.core.citations import ResolvedCitation, Target, find, resolve
from rules_data.core.games import GAMES
from rules_data.core.markup import LONGEST_SOURCE, render_markdown
from rules_data.core.tree import RuleNumber
from rules_data.models import MatchPair, Revision, Rule

from .games import EditionView
from .records import printed
from .saying import opening_of
from .wording_changes import Difference, wording_differences

# How many lines stand under each head: fewer where the notes would be longer than a page shows.
MOST_TOLD = (40, 20, 10, 5)
_HEADS = {
    "added": "New",
    "removed": "Removed",
    "split": "Split",
    "merged": "Merged",
    "edited": "Reworded",
}


def drafted_notes(revision_id: int) -> str:
    """Markdown: what was added, removed, split, merged and reworded, by number and first words.

    Rules that only moved, or whose references or punctuation alone changed, are counted and not listed. Empty where
    there is no version before to compare with.
    """
    revision = Revision.objects.select_related("edition__document__game").get(pk=revision_id)
    if revision.note:
        return f"Corrected: {revision.note}"
    pairs = list(MatchPair.objects.filter(revision=revision_id).select_related("before"))
    if not pairs:
        return ""
    old, new = _texts(pairs[0].before_id), _texts(revision_id)
    were_summaries, summaries = _summaries(pairs[0].before_id), _summaries(revision_id)
    grammar = GAMES[revision.edition.document.game.slug].grammar
    told: defaultdict[str, dict[str, None]] = defaultdict(dict)
    minor = 0
    for pair in pairs:
        was, now = old.get(pair.old_number, ""), new.get(pair.new_number, "")
        differences = wording_differences(was, now, grammar)
        if pair.change == "edited" and Difference.WORDS not in differences:
            # What somebody has put together may well say the same.
            minor += bool(differences)
        elif pair.change in _HEADS:
            is_summary = pair.new_number in summaries if now else pair.old_number in were_summaries
            told[pair.change][_line(pair, was, now, is_summary)] = None
    drafts = (_written(told, minor, most) for most in MOST_TOLD)
    return next((one for one in drafts if len(one.encode()) <= LONGEST_SOURCE), "")


def _texts(revision_id: int) -> dict[str, str]:
    return dict(Rule.objects.filter(revision=revision_id).values_list("number", "text"))


def _summaries(revision_id: int) -> frozenset[str]:
    return frozenset(Rule.objects.filter(revision=revision_id, is_summary=True).values_list("number", flat=True))


def _line(pair: MatchPair, was: str, now: str, is_summary: bool) -> str:
    numbers = [number for number in dict.fromkeys((pair.old_number, pair.new_number)) if number]
    return f"- **{' → '.join(numbers)}** {opening_of(now or was, is_summary)}"


def _written(told: dict[str, dict[str, None]], minor: int, most: int) -> str:
    parts = []
    for change, head in _HEADS.items():
        lines = list(told.get(change, ()))
        if lines:
            more = [f"- and {len(lines) - most} more"] if len(lines) > most else []
            parts.append("\n".join([f"### {head}", "", *lines[:most], *more]))
    if minor:
        rules = "rule" if minor == 1 else "rules"
        parts.append(f"{minor} {rules} changed only in punctuation or in the numbers cited.")
    return "\n\n".join(parts)


def change_notes(edition: EditionView) -> str:
    """What people wrote about a version, as HTML with its rules linked in this version; empty where nothing was."""
    if not edition.has_notes:
        return ""
    written = Revision.objects.filter(pk=edition.revision_id).values_list("change_notes", flat=True).first() or ""
    game = GAMES[edition.game]

    def lookup(number: RuleNumber, document: str | None, label: str | None) -> Target | None:
        is_here = document in (None, edition.document) and label in (None, edition.label)
        rule = printed(edition).get(str(number)) if is_here else None
        return Target(number, rule.text, edition.document) if rule else None

    def cite(text: str) -> tuple[ResolvedCitation, ...]:
        return resolve(find(text, game.grammar), lookup)

    def link(found: ResolvedCitation) -> str | None:
        number = str(found.citation.number)
        known = lookup(found.citation.number, found.citation.document, found.citation.edition)
        return f"/{edition.game}/{edition.document}/@{edition.label}/{number}" if known else None

    return str(render_markdown(written, cite=cite, link=link, symbols=game.symbols))
