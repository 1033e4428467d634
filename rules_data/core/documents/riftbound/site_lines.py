"""What a site copy prints below its rules: how many it left out, and related FAQs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rules_data.core.documents.parsed import Finding, LineUse, ParsedFaq, Severity, Use

from .pieces import FAQ_LINE, MORE_LINE, Piece


@dataclass
class SiteLines:
    rules: list[Piece] = field(default_factory=list)
    faqs: list[ParsedFaq] = field(default_factory=list)
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    left_out: int = 0


def part_site_lines(pieces: Sequence[Piece]) -> SiteLines:
    """Part the rules from what the site added around them."""
    found = SiteLines()
    faq_at = next((at for at, piece in enumerate(pieces) if FAQ_LINE.match(piece.text)), len(pieces))
    for piece in pieces[:faq_at]:
        more = MORE_LINE.match(piece.text)
        if more is None:
            found.rules.append(piece)
            continue
        found.left_out += int(more[1])
        found.lines.append(LineUse(piece.line, piece.line, Use.SKIPPED, reason="says how many rules are left out"))
        found.findings.append(
            Finding(
                piece.line,
                1,
                f"The copy leaves out {int(more[1])} rules.",
                "Import the whole document to have them.",
                Severity.WARNING,
            )
        )
    if faq_at < len(pieces):
        _read_faqs(found, pieces[faq_at], pieces[faq_at + 1 :])
    return found


def _read_faqs(found: SiteLines, headline: Piece, pieces: Sequence[Piece]) -> None:
    found.lines.append(LineUse(headline.line, headline.line, Use.SKIPPED, reason="headline over the FAQs"))
    match = FAQ_LINE.match(headline.text)
    stated = int(match[1]) if match else 0
    # One line each is the rule; where answers run over several lines, a question is a line that asks.
    if len(pieces) == 2 * stated:
        starts = list(range(0, len(pieces), 2))
    else:
        starts = [at for at, piece in enumerate(pieces) if piece.text.endswith("?")]
    if pieces and (not starts or starts[0] != 0):
        starts.insert(0, 0)
    for start, end in pairwise([*starts, len(pieces)]):
        block = pieces[start:end]
        answer = "\n".join(piece.text for piece in block[1:])
        found.faqs.append(ParsedFaq(block[0].text, answer, block[0].line, block[-1].line))
        found.lines.append(LineUse(block[0].line, block[-1].line, Use.FAQ))
    if len(found.faqs) != stated or any(not faq.answer for faq in found.faqs):
        found.findings.append(
            Finding(
                headline.line,
                1,
                f"The copy announces {stated} FAQs; {len(found.faqs)} could be told apart.",
                "Look at the questions and answers.",
                Severity.WARNING,
            )
        )
