"""An answer as its file has it and as a form has it: head and Markdown on one side, plain fields on the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import yaml

from rules_data.core.markup import front_matter, values_as_written
from rules_data.core.scenarios import UnableToReadScenario, read_nodes
from rules_data.models import Faq
from rules_data.queries.text_views import says_nothing

SEPARATOR = "---\n"
LONGEST_TITLE = 200
DEFAULT_DOCUMENT = "cr"


class UnableToReadAnswer(ValueError):
    """The file has no head that can be read; `line` counts from 1."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class AnswerFields:
    """What an editor fills in. `rules` are lines such as "603.4" or "tr 2.3" or "cr 2025-02-07 603.4".

    `also` asks the same as the title in other words.
    """

    title: str = ""
    question: str = ""
    answer: str = ""
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    edition: str = ""
    source: Mapping[str, str] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    @property
    def also_lines(self) -> str:
        return "\n".join(self.also)

    @property
    def rule_lines(self) -> str:
        return "\n".join(self.rules)

    @property
    def card_lines(self) -> str:
        return "\n".join(self.cards)


def answer_file(fields: AnswerFields) -> str:
    """The file of an answer: its head in YAML, then the answer in Markdown."""
    head: dict[str, Any] = {"question": fields.question.strip(), "asked": fields.title.strip()}
    also = [one.strip() for one in fields.also if one.strip()]
    if also:
        head["also"] = also
    head["rules"] = [_rule(line, fields.edition) for line in fields.rules if line.strip()]
    head["cards"] = [card.strip() for card in fields.cards if card.strip()]
    source = {key: value.strip() for key, value in fields.source.items() if value.strip()}
    if source:
        head["source"] = source
    if fields.edition.strip():
        head["about"] = fields.edition.strip()
    written = yaml.safe_dump(head, sort_keys=False, allow_unicode=True, width=10_000)
    return f"{SEPARATOR}{written}{SEPARATOR}\n{fields.answer.strip()}\n"


def _rule(line: str, edition: str) -> dict[str, str]:
    words = line.split()
    if len(words) == 1:
        return {"document": DEFAULT_DOCUMENT, "edition": edition.strip(), "number": words[0]}
    if len(words) == 2:
        return {"document": words[0].lower(), "edition": edition.strip(), "number": words[1]}
    # A word too many stays in the number, which is then refused for what it is.
    return {"document": words[0].lower(), "edition": words[1], "number": " ".join(words[2:])}


def answer_fields(file: str) -> AnswerFields:
    """The fields of an answer's file. Raises UnableToReadAnswer with the line of a fault."""
    head, answer = split_answer(file)
    edition = str(head.get("about") or "")
    rules, cards, also = (_listed(head, key) for key in ("rules", "cards", "also"))
    try:
        lines = tuple(_line(_whole(rule, edition), edition) for rule in rules)
        source = {str(key): str(value) for key, value in (head.get("source") or {}).items()}
    except (AttributeError, KeyError, TypeError) as fault:
        raise UnableToReadAnswer("Each of its rules needs document, edition and number.") from fault
    title, question = str(head.get("asked") or ""), str(head.get("question") or "")
    return AnswerFields(title, question, answer.strip(), lines, _words(cards), edition, source, _words(also))


def _listed(head: Mapping[str, Any], key: str) -> list[Any]:
    found = head.get(key) or []
    if not isinstance(found, list):
        raise UnableToReadAnswer(f"Its {key} are a list: a line with a dash for each of them.")
    return found


def _words(listed: list[Any]) -> tuple[str, ...]:
    return tuple(map(str, listed))


def _whole(rule: Mapping[str, Any], edition: str) -> Mapping[str, Any]:
    """The rule; KeyError where it has no edition and would be taken for one of the answer’s own."""
    if edition and not str(rule["edition"]).strip():
        raise KeyError("edition")
    return rule


def _line(rule: Mapping[str, Any], edition: str) -> str:
    document, number, named = str(rule["document"]), str(rule["number"]), str(rule["edition"])
    if named != edition or " " in number:
        return f"{document} {named} {number}"
    return number if document == DEFAULT_DOCUMENT else f"{document} {number}"


def split_answer(file: str) -> tuple[dict[str, Any], str]:
    """Head and Markdown. The head is looked over for what YAML can hide before it is read."""
    pieces = front_matter(file)
    if pieces is None:
        raise UnableToReadAnswer("Expected a head between two lines of ---.")
    if says_nothing(pieces[0]):
        return {}, pieces[1].strip() + "\n"
    try:
        read_nodes(pieces[0])
        head = values_as_written(pieces[0])
    except UnableToReadScenario as fault:
        raise UnableToReadAnswer(str(fault), fault.line + 1) from fault
    except (yaml.YAMLError, ValueError) as fault:
        raise UnableToReadAnswer(str(fault), 2) from fault
    if not isinstance(head, dict):
        raise UnableToReadAnswer("The head is not a list of keys with values.", 2)
    return head, pieces[1].strip() + "\n"


def answer_of(faq: Faq) -> str:
    """The file of a published answer, put together from what is kept of it."""
    edition = faq.edition_label
    fields = AnswerFields(
        faq.title,
        faq.question,
        faq.answer,
        tuple(_line(rule, edition) for rule in faq.named_rules),
        tuple(faq.cards.order_by("name").values_list("name", flat=True)),
        edition,
        {str(key): str(value) for key, value in faq.source.items()},
        tuple(faq.also),
    )
    return answer_file(replace(fields, answer=fields.answer.strip()))
