"""How a rule is cited elsewhere: one citation in the written forms of the places it is pasted into.

Every form names document, number, edition and date, and is escaped for its own place. What the plain form says is
found again by the grammars of this package.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from html import escape
from types import MappingProxyType

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NOT_IN_A_KEY = re.compile(r"[^A-Za-z0-9]+")
_BLANKS = re.compile(r"\s+")
# What would end an address early, or begin markup, in one of the forms.
_UNSAFE_IN_ADDRESS = re.compile(r"[\s()<>\[\]{}\"'\\^`|*]")
_MARKDOWN_SIGNS = re.compile(r"([\\`*_{}\[\]()<>#|~!&])")
_REDDIT_SIGNS = re.compile(r"([\\`*_{}\[\]()<>#|~!&^])")
_DISCORD_SIGNS = re.compile(r"([\\`*_\[\]()<>|~#@])")
_BIBTEX_SIGNS = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_",
    "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CitedRule:
    """A rule as a citation names it: "Riftbound", "Core Rules", "cr", "383.3.e", "v1.3", since when, whose.

    `is_summary`: what stands at its address is a summary of the rule in other words.
    """

    game: str
    document_title: str
    document: str
    number: str
    edition: str
    effective: date
    publisher: str = ""
    is_summary: bool = False

    @property
    def name(self) -> str:
        """Game, document and number: "Riftbound CR 383.3.e"."""
        return f"{self.game} {self.document.upper()} {self.number}"

    @property
    def issue(self) -> str:
        """The edition and its day as players write it, once where the edition is named by its day; and a summary."""
        day = _day(self.effective)
        issue = day if self.edition == self.effective.isoformat() else f"{self.edition}, {day}"
        return f"{issue}, summary" if self.is_summary else issue


def written(cited: CitedRule, address: str) -> Mapping[str, str]:
    """The citation in every form, by the form's name; `address` is where it links to.

    >>> rule = CitedRule("Riftbound", "Core Rules", "cr", "383.3.e", "v1.3", date(2026, 3, 30))
    >>> written(rule, "https://rules.example.org/riftbound/cr/@v1.3/383.3.e")["markdown"]
    '[Riftbound CR 383.3.e](https://rules.example.org/riftbound/cr/@v1.3/383.3.e) (v1.3, Mar 30, 2026)'
    """
    safe = _UNSAFE_IN_ADDRESS.sub(lambda sign: "".join(f"%{byte:02X}" for byte in sign[0].encode()), address)
    return {form: write(cited, safe) for form, write in _WRITERS.items()}


def _day(day: date) -> str:
    """Aug 7, 2026, in whatever language the machine speaks."""
    return f"{_MONTHS[day.month - 1].capitalize()} {day.day}, {day.year}"


def _plain(cited: CitedRule, address: str) -> str:
    return f"{_line(cited.name)} ({_line(cited.issue)}), {address}"


def _markdown(cited: CitedRule, address: str) -> str:
    return _linked(_MARKDOWN_SIGNS, cited, address)


def _reddit(cited: CitedRule, address: str) -> str:
    return _linked(_REDDIT_SIGNS, cited, address)


def _discord(cited: CitedRule, address: str) -> str:
    # The bare address is what Discord makes a preview of wherever it is pasted.
    name = _behind_strokes(_DISCORD_SIGNS, cited.name)
    return f"**{name}** ({_behind_strokes(_DISCORD_SIGNS, cited.issue)}) {address}"


def _html(cited: CitedRule, address: str) -> str:
    return f'<cite><a href="{escape(address)}">{escape(_line(cited.name))}</a></cite> ({escape(_line(cited.issue))})'


def _bibtex(cited: CitedRule, address: str) -> str:
    key = _NOT_IN_A_KEY.sub("-", f"{cited.game}-{cited.document}-{cited.number}-{cited.edition}").strip("-").lower()
    fields = {
        "author": f"{{{{{_for_bibtex(cited.publisher)}}}}}" if cited.publisher else "",
        "title": f"{{{{{_for_bibtex(f'{cited.game} {cited.document_title}')}}}, {_for_bibtex(cited.number)}}}",
        "edition": f"{{{_for_bibtex(cited.edition)}}}",
        "year": f"{{{cited.effective.year}}}",
        "month": _MONTHS[cited.effective.month - 1],
        "note": f"{{In effect from {_day(cited.effective)}{'; a summary of the rule' if cited.is_summary else ''}}}",
        "url": f"{{{address}}}",
    }
    lines = [f"  {name} = {value}" for name, value in fields.items() if value]
    return f"@misc{{{key},\n" + ",\n".join(lines) + "\n}"


def _linked(signs: re.Pattern[str], cited: CitedRule, address: str) -> str:
    return f"[{_behind_strokes(signs, cited.name)}]({address}) ({_behind_strokes(signs, cited.issue)})"


def _line(text: str) -> str:
    return _BLANKS.sub(" ", text).strip()


def _behind_strokes(signs: re.Pattern[str], text: str) -> str:
    """The text with a backslash before every sign that would be read as markup."""
    return signs.sub(r"\\\1", _line(text))


def _for_bibtex(text: str) -> str:
    return "".join(_BIBTEX_SIGNS.get(sign, sign) for sign in _line(text))


_WRITERS: Mapping[str, Callable[[CitedRule, str], str]] = MappingProxyType(
    {
        "plain": _plain,
        "markdown": _markdown,
        "reddit": _reddit,
        "discord": _discord,
        "html": _html,
        "bibtex": _bibtex,
    }
)
# Their names for people, in the order they are offered.
FORMS: Mapping[str, str] = MappingProxyType(
    {
        "plain": "Plain text",
        "markdown": "Markdown",
        "reddit": "Reddit",
        "discord": "Discord",
        "html": "HTML",
        "bibtex": "BibTeX",
    }
)
