"""Questions, cards and examples."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.queries import cards_of, examples_of, faqs_of, find_card, find_example, find_faq, rulebook_of

from .base import Answer, game_named
from .described import BAD, MISSING, PAGING, paged_as
from .serializers import FaqRowSerializer
from .standings import VERDICTS, OpenDecisionSerializer, StandingSerializer


class RestsOnSerializer(serializers.Serializer[Any]):
    """A rule an answer rests on; `number` is empty when it is not in force."""

    provision = serializers.CharField()
    document = serializers.CharField()
    number = serializers.CharField(allow_blank=True)


class FaqSerializer(FaqRowSerializer):
    """A question with its answer, as Markdown and as HTML."""

    answer = serializers.CharField()
    answer_html = serializers.CharField()
    source = serializers.DictField()  # type: ignore[assignment]
    edition = serializers.CharField(source="edition_label", allow_blank=True)
    rests_on = RestsOnSerializer(many=True)
    cards = serializers.SerializerMethodField()

    def get_cards(self, faq: Any) -> list[str]:
        return [slug for slug, _ in faq.cards]


class CardRowSerializer(serializers.Serializer[Any]):
    """A card in a list."""

    slug = serializers.CharField()
    name = serializers.CharField()
    types = serializers.ListField(child=serializers.CharField())


class ErratumSerializer(serializers.Serializer[Any]):
    """A correction of a card."""

    published = serializers.DateField(allow_null=True)
    source = serializers.CharField(allow_blank=True)  # type: ignore[assignment]
    note = serializers.CharField()
    before = serializers.ListField(child=serializers.CharField())
    after = serializers.ListField(child=serializers.CharField())


class VerdictSerializer(serializers.Serializer[Any]):
    """An example's verdict under one edition."""

    edition = serializers.CharField()
    verdict = serializers.ChoiceField(choices=VERDICTS)


class ExampleRowSerializer(serializers.Serializer[Any]):
    """An example in a list: where it stands under one edition, its verdict there (null where it was not run), and its
    verdict in each edition."""

    slug = serializers.CharField()
    title = serializers.CharField()
    summary = serializers.CharField(allow_blank=True)
    standing = StandingSerializer()
    verdict = serializers.ChoiceField(choices=VERDICTS, allow_null=True, source="standing.verdict_there")
    verdicts = serializers.SerializerMethodField()
    rules = serializers.ListField(child=serializers.CharField())

    @extend_schema_field(VerdictSerializer(many=True))
    def get_verdicts(self, example: Any) -> list[dict[str, str]]:
        return [{"edition": edition, "verdict": verdict} for edition, verdict in example.verdicts]


class CardSerializer(serializers.Serializer[Any]):
    """A card's facts, its abilities written out, and its corrections."""

    slug = serializers.CharField()
    name = serializers.CharField()
    facts = serializers.DictField()
    ability_texts = serializers.ListField(child=serializers.CharField())
    errata = ErratumSerializer(many=True)
    faqs = FaqRowSerializer(many=True)
    examples = ExampleRowSerializer(many=True)


class RunSerializer(serializers.Serializer[Any]):
    """The last run of an example under one edition."""

    edition = serializers.CharField()
    verdict = serializers.ChoiceField(choices=VERDICTS)
    reason = serializers.CharField(allow_blank=True)
    undecided = OpenDecisionSerializer(many=True, help_text="What has to be decided before the run says anything.")
    deciding = serializers.DictField(
        help_text="The rules that decide the run, under `rules`: those without which it comes out differently, each "
        "with what it answers and what is seen without it. Empty where the run was not made to be kept."
    )
    expectations = serializers.ListField(child=serializers.DictField())
    trace = serializers.ListField(child=serializers.DictField())
    proof = serializers.DictField(
        help_text="The negative twin, with what it tells under `story` and what that stands in for under "
        "`instead_of`, and under `ablations` each rule switched off: whether the result changed, and "
        "for every row that follows the rule the question it answers, what is so without it and why, and whether "
        "switching that row off alone changed the result."
    )
    proved = serializers.BooleanField()
    evaluator_version = serializers.CharField()
    ran_at = serializers.DateTimeField()


class DemonstratedSerializer(serializers.Serializer[Any]):
    """A rule that an example shows, with its number in each edition."""

    provision = serializers.CharField()
    document = serializers.CharField()
    numbers = serializers.SerializerMethodField()

    def get_numbers(self, rule: Any) -> dict[str, str]:
        return dict(rule.numbers)


class ExampleSerializer(serializers.Serializer[Any]):
    """An example with its scenario and its last runs: where it stands today, and under each edition."""

    slug = serializers.CharField()
    title = serializers.CharField()
    summary = serializers.CharField(allow_blank=True)
    source = serializers.CharField()  # type: ignore[assignment]
    scenario = serializers.DictField()
    story = serializers.DictField()
    standing = StandingSerializer()
    standings = StandingSerializer(many=True)
    demonstrates = DemonstratedSerializer(many=True)
    runs = RunSerializer(many=True)


class Faqs(Answer):
    """All questions of a game."""

    @extend_schema(
        parameters=PAGING, responses={200: paged_as("Faqs", FaqRowSerializer), **BAD, **MISSING}, operation_id="faqs"
    )
    def get(self, request: Request, game: str) -> Response:
        return self.paged(request, faqs_of(game_named(game).slug), FaqRowSerializer)


class OneFaq(Answer):
    """A question with its answer and the rules it rests on."""

    @extend_schema(responses={200: FaqSerializer, **MISSING}, operation_id="faq")
    def get(self, request: Request, game: str, slug: str) -> Response:
        known = game_named(game)
        revisions = [document.current.revision_id for document in known.documents if document.current]
        return Response(FaqSerializer(_found(find_faq(known.slug, slug, revisions), "question", slug)).data)


class Cards(Answer):
    """All cards of a game."""

    @extend_schema(
        parameters=PAGING, responses={200: paged_as("Cards", CardRowSerializer), **BAD, **MISSING}, operation_id="cards"
    )
    def get(self, request: Request, game: str) -> Response:
        return self.paged(request, cards_of(game_named(game).slug), CardRowSerializer)


class OneCard(Answer):
    """A card."""

    @extend_schema(responses={200: CardSerializer, **MISSING}, operation_id="card")
    def get(self, request: Request, game: str, slug: str) -> Response:
        return Response(CardSerializer(_found(find_card(game_named(game).slug, slug), "card", slug)).data)


EDITION = OpenApiParameter("edition", str, description="As they stand under this edition; else the one in force.")


class Examples(Answer):
    """All examples of a game, as they stand under an edition."""

    @extend_schema(
        parameters=[EDITION, *PAGING],
        responses={200: paged_as("Examples", ExampleRowSerializer), **BAD, **MISSING},
        operation_id="examples",
    )
    def get(self, request: Request, game: str) -> Response:
        known = game_named(game)
        label = _edition_asked(known.slug, request.query_params.get("edition", ""))
        return self.paged(request, examples_of(known.slug, label), ExampleRowSerializer)


class OneExample(Answer):
    """An example with its scenario, its last run under each edition, and the trace of each."""

    @extend_schema(responses={200: ExampleSerializer, **MISSING}, operation_id="example")
    def get(self, request: Request, game: str, slug: str) -> Response:
        return Response(ExampleSerializer(_found(find_example(game_named(game).slug, slug), "example", slug)).data)


def _edition_asked(game: str, label: str) -> str:
    """The label as it is written; 404 naming the editions there are."""
    document = rulebook_of(game)
    found = document.edition(label) if document is not None and label else None
    if label and found is None:
        known = ", ".join(one.label for one in document.editions) if document is not None else "none"
        raise NotFound(f"There is no edition {label[:40]!r} of the rules that the examples are run by: {known}.")
    return found.label if found is not None else ""


def _found(found: Any, what: str, slug: str) -> Any:
    if found is None:
        raise NotFound(f"There is no {what} {slug!r} here.")
    return found
