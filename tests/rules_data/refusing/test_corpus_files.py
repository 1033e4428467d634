"""Files of a corpus: each fault is told with the file and what was expected, and nothing of the file is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.actions import UnableToLoadCorpus
from rules_data.actions._cards import read_card, write_card
from rules_data.actions._concepts import write_concept
from rules_data.actions._corpus_files import read_text, read_yaml, source_hash
from rules_data.actions._examples import read_example, write_example
from rules_data.actions._faqs import write_faq
from rules_data.actions._summaries import read_summaries
from rules_data.models import Card, Concept, Example, Faq, Game

pytestmark = pytest.mark.django_db
HEAD = {
    "asked": "Does it?", "question": "Does my trigger resolve?", "about": "v1.3", "cards": "[]",
    "rules": '[{document: cr, edition: v1.3, number: "383.3.e"}]',
}  # fmt: skip


def answer(**changed: str | None) -> str:
    """The file of an answer, with some of its keys changed, or without them."""
    head = {key: said for key, said in (HEAD | changed).items() if said is not None}
    return "---\n" + "".join(f"{key}: {said}\n" for key, said in head.items()) + "---\nYes, by rule 383.3.e.\n"


def riftbound() -> Game:
    return Game.objects.get(slug="riftbound")


def write(source: str) -> bool:
    return write_faq(riftbound(), "x", source, source_hash(source), "x.md")


class TestAnAnswer:
    @pytest.mark.parametrize(
        ("source", "said"),
        [
            ("", "x.md: line 1: expected front matter between two lines of ---"),
            ("asked: Does it?\n", "expected front matter"),
            ("before\n---\nasked: x\n---\nText", "expected front matter"),
            ("---\n- a list\n---\nText", "x.md: the front matter is not a mapping of keys to values"),
            ("---\nasked: [\n---\nText", "x.md: "),
            (answer(asked=None), "x.md: the key 'asked' is missing in its front matter"),
            (answer(question=None), "x.md: the key 'question' is missing in its front matter"),
            (answer(asked=""), "x.md: nothing is said under asked"),
            (answer(asked="' '"), "x.md: nothing is said under asked"),
            (answer(question="[a]"), "x.md: expected words under question, found ['a']"),
            (answer(also="how so"), "x.md: expected a list under also, found 'how so'"),
            (answer(cards="Bear"), "x.md: expected a list under cards, found 'Bear'"),
            (answer(rules="383.3"), "x.md: expected a list under rules, found '383.3'"),
            (answer(about="[1.3]"), "x.md: expected words under about, found ['1.3']"),
            (answer(source="FAQ"), "x.md: expected keys with values under source, found 'FAQ'"),
            (answer(rules="[383]"), "x.md: each of its rules needs document, edition and number"),
            (answer(rules="[{document: cr, number: 383}]"), "each of its rules needs document, edition and number"),
            (answer(askd="Does it?"), "x.md: an answer has no key “askd”. It has: asked, question, also, rules"),
        ],
    )
    def test_what_cannot_be_read_is_named_and_nothing_is_kept(self, source: str, said: str) -> None:
        with pytest.raises(UnableToLoadCorpus) as found:
            write(source)
        assert said in str(found.value)
        assert not Faq.objects.filter(slug="x").exists()

    @pytest.mark.parametrize("key", ["also", "cards", "rules", "source", "about"])
    @pytest.mark.parametrize("said", [None, ""])
    def test_what_may_be_left_out_may_be_left_empty(self, key: str, said: str | None) -> None:
        assert write(answer(**{key: said}))
        assert Faq.objects.get(slug="x").title == "Does it?"

    def test_what_cannot_be_shown_is_refused_with_the_answers_name(self) -> None:
        with pytest.raises(UnableToLoadCorpus, match="FAQ x: 40 brackets are opened and never closed"):
            write(answer() + "[" * 40)

    def test_the_same_file_again_is_no_change_and_another_is_one(self) -> None:
        assert write(answer())
        assert not write(answer())
        assert write(answer(asked="Does it, really?"))
        assert Faq.objects.get(slug="x").title == "Does it, really?"

    def test_a_faulty_file_leaves_the_answer_that_was_there(self) -> None:
        write(answer())
        with pytest.raises(UnableToLoadCorpus):
            write(answer(asked="' '"))
        assert Faq.objects.get(slug="x").title == "Does it?"

    def test_a_card_that_nobody_knows_is_named_by_nothing(self) -> None:
        write(answer(cards="[Bear of Nowhere]"))
        assert not Faq.objects.get(slug="x").cards.exists()


class TestACard:
    @pytest.mark.parametrize("source", ["", "7", "card: [", "- x"])
    def test_what_is_no_card_is_refused_with_the_file(self, source: str) -> None:
        with pytest.raises(UnableToLoadCorpus, match=r"^bear\.yaml: "):
            write_card(riftbound(), "bear", source, source_hash(source), "bear.yaml")
        assert not Card.objects.filter(slug="bear").exists()

    def test_the_same_card_again_is_no_change(self) -> None:
        card = Card.objects.filter(game__slug="riftbound").order_by("slug")[0]
        assert not write_card(card.game, card.slug, card.source, card.source_hash, "card.yaml")
        assert read_card("riftbound", card.source, "card.yaml").facts.name == card.name


class TestAnExample:
    @pytest.fixture
    def example(self) -> Example:
        return Example.objects.get(game__slug="riftbound", slug="two-deaths-one-trigger")

    @pytest.mark.parametrize("source", ["", "7", "example: [", "example: x\n"])
    def test_what_is_no_example_is_refused_with_the_file(self, source: str) -> None:
        with pytest.raises(UnableToLoadCorpus, match=r"^x\.yaml: "):
            read_example(source, {}, "x.yaml")

    def test_a_file_is_called_as_its_example_is(self, example: Example) -> None:
        with pytest.raises(UnableToLoadCorpus, match="it calls itself 'two-deaths-one-trigger', and its file 'other'"):
            write_example(example.game, "other", example.source, "x", "other.yaml")

    def test_a_file_lies_in_the_folder_of_its_game(self, example: Example) -> None:
        magic = Game.objects.get(slug="magic")
        with pytest.raises(UnableToLoadCorpus, match="its game is 'riftbound', and its folder's 'magic'"):
            write_example(magic, example.slug, example.source, "x", "x.yaml")

    def test_the_same_example_again_is_no_change(self, example: Example) -> None:
        assert not write_example(example.game, example.slug, example.source, example.source_hash, "x.yaml")


class TestOtherFiles:
    def test_a_concept_at_fault_is_named_and_nothing_is_kept(self) -> None:
        with pytest.raises(UnableToLoadCorpus, match=r"concepts\.yaml: The title is missing"):
            write_concept("x", "question: Who?\n", "hash", "concepts.yaml")
        assert not Concept.objects.filter(slug="x").exists()

    def test_a_file_that_is_not_there_or_not_utf_8_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(UnableToLoadCorpus, match=r"nowhere\.yaml: .*No such file"):
            read_text(tmp_path / "nowhere.yaml")
        (tmp_path / "latin.yaml").write_bytes(b"name: na\xefve\n")
        with pytest.raises(UnableToLoadCorpus, match=r"latin\.yaml: .*utf-8"):
            read_text(tmp_path / "latin.yaml")

    @pytest.mark.parametrize(
        ("text", "said"), [("- x\n", "expected a mapping"), ("7\n", "expected a mapping"), ("a: [\n", "line 2")]
    )
    def test_a_file_of_another_form_is_named_with_the_place(self, tmp_path: Path, text: str, said: str) -> None:
        (tmp_path / "game.yaml").write_text(text)
        with pytest.raises(UnableToLoadCorpus, match=rf"game\.yaml(?s:.*){said}"):
            read_yaml(tmp_path / "game.yaml")

    def test_a_list_of_summaries_may_have_remarks_and_empty_lines(self, tmp_path: Path) -> None:
        (tmp_path / "summaries-v1.txt").write_text("# Remarks\n\n101\n  102.1  \n")
        assert list(read_summaries(tmp_path, "v1")) == ["101", "102.1"]
        assert read_summaries(tmp_path, "v2") == {}
