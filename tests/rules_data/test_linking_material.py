"""Questions and examples point at the rules they name, as far as these are published, and at nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.actions import _faqs, _material, revert_revision
from rules_data.actions._citations import NamedProvisions, Reader
from rules_data.actions._faqs import link_faq, write_faq
from rules_data.models import Example, Faq, Game, Rule
from tests.rules_data.queries.conftest import publish
from tests.rules_data.sample_texts import NEW, OLD

pytestmark = pytest.mark.django_db
ANSWER = """---
asked: Where does the tower stand?
question: Where is it?
rules:
  - {document: tr, edition: EDITION, number: NUMBER}
---
Where rule 301 says.
"""


def ask(edition: str = "v1", number: str = "101.1") -> Faq:
    game = Game.objects.get(slug="riftbound")
    write_faq(game, "tower", ANSWER.replace("EDITION", edition).replace("NUMBER", f'"{number}"'), "digest", "tower.md")
    return Faq.objects.get(game=game, slug="tower")


def numbers(faq: Faq) -> list[str]:
    found = Rule.objects.filter(provision__in=faq.provisions.all(), revision__edition__document__slug="tr")
    return sorted(set(found.filter(revision__edition__label="v1").values_list("number", flat=True)))


def test_a_question_finds_its_rule_when_the_edition_it_names_is_published_later() -> None:
    faq = ask()
    assert list(faq.provisions.all()) == []
    publish("v1", OLD)
    assert numbers(faq) == ["101.1"]


def test_a_question_keeps_its_rule_when_a_later_edition_moves_it() -> None:
    publish("v1", OLD)
    before = set(ask().provisions.values_list("pk", flat=True))
    publish("v2", NEW)
    assert set(Faq.objects.get(slug="tower").provisions.values_list("pk", flat=True)) == before


def test_a_question_that_names_another_edition_waits_for_that_one() -> None:
    publish("v1", OLD)
    faq = ask(edition="v2")
    assert list(faq.provisions.all()) == []
    publish("v2", NEW)
    assert faq.provisions.count() == 1


def test_a_number_that_is_no_rule_points_nowhere_and_breaks_nothing() -> None:
    publish("v1", OLD)
    assert list(ask(number="101.99").provisions.all()) == []


def test_publishing_one_document_leaves_examples_of_another_alone() -> None:
    through = Example.provisions.through.objects.order_by("pk")
    before = list(through.values_list("example_id", "provision_id", "pk"))
    publish("v1", OLD)
    assert list(through.values_list("example_id", "provision_id", "pk")) == before


def test_publishing_looks_only_at_answers_that_rest_on_the_document_or_refer_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ask()  # rests on tr, and refers to a rule 301 of another document
    looked_at: list[Faq] = []

    def noted(faq: Faq, *args: Any, **kwargs: Any) -> None:
        looked_at.append(faq)
        link_faq(faq, *args, **kwargs)

    monkeypatch.setattr(_material, "link_faq", noted)
    publish("v1", OLD)
    assert "tower" in [faq.slug for faq in looked_at]
    about = {"tr"}
    for faq in looked_at:
        named = {rule["document"] for rule in faq.named_rules} | {link.document for link in faq.citations.all()}
        assert about & named, faq.slug
    assert len(looked_at) < Faq.objects.filter(game__slug="riftbound").count() / 2


def test_publishing_for_one_game_leaves_the_questions_of_others_alone() -> None:
    others = Faq.objects.exclude(game__slug="riftbound").order_by("pk")
    before = list(others.values_list("pk", "answer_html"))
    publish("v1", OLD)
    assert list(others.values_list("pk", "answer_html")) == before


def test_a_question_still_knows_its_rule_after_the_edition_was_taken_back() -> None:
    publish("v1", OLD)
    faq = ask()
    revert_revision(game="riftbound", document="tr", edition="v1")
    assert numbers(faq) == ["101.1"]


def test_a_rule_named_twice_is_one_and_the_order_is_that_of_naming() -> None:
    publish("v1", OLD)
    named = NamedProvisions(Game.objects.get(slug="riftbound"))
    one, two = ({"document": "tr", "edition": "v1", "number": number} for number in ("101.1", "102"))
    assert named.keys([one, two, one]) == [*named.keys([one]), *named.keys([two])]
    assert named.keys([two, one]) == list(reversed(named.keys([one, two])))
    assert named.keys([]) == []


def test_an_edition_is_looked_up_once(django_assert_num_queries) -> None:  # type: ignore[no-untyped-def]
    publish("v1", OLD)
    named = NamedProvisions(Game.objects.get(slug="riftbound"))
    one, two = ({"document": "tr", "edition": "v1", "number": number} for number in ("101.1", "102"))
    with django_assert_num_queries(1):
        named.keys([one])
        named.keys([two, one])


def test_the_same_number_of_another_games_document_is_not_meant() -> None:
    publish("v1", OLD)
    named = NamedProvisions(Game.objects.get(slug="magic"))
    assert named.keys([{"document": "tr", "edition": "v1", "number": "101.1"}]) == []


def test_publishing_reads_only_those_answers_again_whose_references_lead_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    publish("v1", OLD)
    ask()
    read: list[str] = []
    linked = _faqs.link_faq_citations

    def noted(faq: Faq, reader: Reader) -> bool:
        read.append(faq.slug)
        return linked(faq, reader)

    monkeypatch.setattr(_faqs, "link_faq_citations", noted)
    publish("v2", NEW)
    assert "tower" not in read
    Faq.objects.get(slug="tower").citations.update(number="777", status="dangling", target=None)
    revert_revision(game="riftbound", document="tr", edition="v2")
    assert "tower" not in read
    Faq.objects.get(slug="tower").citations.update(number="383.3")
    publish("v2", NEW.replace("heals completely", "heals"))
    assert read == ["tower"]


def test_an_answer_says_the_same_whether_it_was_read_again_or_not() -> None:
    publish("v1", OLD)
    kept = {
        faq.pk: (faq.answer_html, sorted(faq.citations.values_list("start", "number", "status", "target_id")))
        for faq in Faq.objects.filter(game__slug="riftbound").prefetch_related("citations")
    }
    for faq in Faq.objects.filter(game__slug="riftbound").order_by("slug")[:40]:
        faq.answer_html = ""
        link_faq(faq)
        again = sorted(faq.citations.values_list("start", "number", "status", "target_id"))
        assert (faq.answer_html, again) == kept[faq.pk], faq.slug
