"""How games, documents, rules and citations are written as JSON."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from rest_framework import serializers

from rules_data.queries import EditionView

from .standings import VERDICTS, AnswerStandingSerializer, StandingSerializer


class ProblemSerializer(serializers.Serializer[Any]):
    """An error: what is wrong and what to do."""

    detail = serializers.CharField()


class EditionSerializer(serializers.Serializer[Any]):
    """An edition of a document."""

    label = serializers.CharField()  # type: ignore[assignment]
    effective = serializers.DateField()
    in_force = serializers.BooleanField(source="is_current")
    future = serializers.BooleanField(source="is_future")
    provenance = serializers.ChoiceField(choices=["official", "restated"])
    rule_count = serializers.IntegerField()
    reviewed_on = serializers.DateField(
        allow_null=True, help_text="When a restatement was read beside the official text by somebody else."
    )
    reviewed_by = serializers.CharField(allow_blank=True)


class DocumentSerializer(serializers.Serializer[Any]):
    """A document with its editions, newest first."""

    game = serializers.CharField()
    slug = serializers.CharField()
    title = serializers.CharField()
    editions = EditionSerializer(many=True)


class GameSerializer(serializers.Serializer[Any]):
    """A game with its documents."""

    slug = serializers.CharField()
    name = serializers.CharField()
    aliases = serializers.ListField(child=serializers.CharField())
    publisher = serializers.CharField(allow_blank=True)
    notice = serializers.CharField(allow_blank=True)
    faq_count = serializers.IntegerField()
    card_count = serializers.IntegerField()
    example_count = serializers.IntegerField()
    documents = DocumentSerializer(many=True)


class SectionSerializer(serializers.Serializer[Any]):
    """A section of a document's contents."""

    number = serializers.CharField()
    title = serializers.CharField()
    rule_count = serializers.IntegerField()


class PartSerializer(SectionSerializer):
    """A part of a document's contents with its sections."""

    sections = SectionSerializer(many=True)


class EditionContentsSerializer(EditionSerializer):
    """An edition with its contents."""

    contents = PartSerializer(many=True)


class RuleSerializer(serializers.Serializer[Any]):
    """A numbered record: a heading or a rule."""

    number = serializers.CharField()
    kind = serializers.ChoiceField(choices=["heading", "rule"])
    text = serializers.CharField()
    examples = serializers.ListField(child=serializers.CharField())
    depth = serializers.IntegerField()
    parent = serializers.CharField(source="parent_number", allow_blank=True)  # type: ignore[assignment]
    heading = serializers.CharField(source="heading_number", allow_blank=True)
    provision = serializers.CharField()
    summary = serializers.BooleanField(
        source="is_summary", help_text="Restated in short: the official rule says more than `text`."
    )


class CitationSerializer(serializers.Serializer[Any]):
    """A reference in a text. Part 0 is the text itself, 1 the first example, and so on."""

    part = serializers.IntegerField()
    start = serializers.IntegerField()
    end = serializers.IntegerField()
    raw = serializers.CharField()
    number = serializers.CharField()
    last_number = serializers.CharField(allow_blank=True)
    document = serializers.CharField(allow_blank=True)
    resolved = serializers.BooleanField()
    title_disagrees = serializers.BooleanField()


class CitingSerializer(serializers.Serializer[Any]):
    """A rule that cites the one asked for."""

    number = serializers.CharField()
    document = serializers.CharField()
    edition = serializers.CharField()
    opening = serializers.CharField(allow_blank=True)


class CitingTermSerializer(serializers.Serializer[Any]):
    """A defined word whose meaning cites the rule asked for."""

    slug = serializers.CharField()
    term = serializers.CharField()


class CitingCardSerializer(serializers.Serializer[Any]):
    """A card of an example or answer that shows the rule asked for."""

    slug = serializers.CharField()
    name = serializers.CharField()


class RunnableSerializer(serializers.Serializer[Any]):
    """An example that runs: where it stands under the edition being read, and its verdict there, null if not run."""

    slug = serializers.CharField()
    title = serializers.CharField()
    verdict = serializers.ChoiceField(choices=VERDICTS, allow_null=True, source="standing.verdict_there")
    edition = serializers.CharField(allow_blank=True, source="standing.edition")
    standing = StandingSerializer()


class FaqRowSerializer(serializers.Serializer[Any]):
    """A question in a list, and what its answer can be relied on for today."""

    slug = serializers.CharField()
    title = serializers.CharField()
    question = serializers.CharField()
    standing = AnswerStandingSerializer()


class NumberInEditionSerializer(serializers.Serializer[Any]):
    """The number of a rule in one edition."""

    edition = serializers.CharField()
    number = serializers.CharField()
    in_force = serializers.BooleanField()


class RulePageSerializer(RuleSerializer):
    """A rule in its place."""

    edition = EditionSerializer()
    url = serializers.SerializerMethodField()
    citations = CitationSerializer(many=True)
    ancestors = RuleSerializer(many=True)
    below = RuleSerializer(many=True)
    cited_by = CitingSerializer(many=True, source="cited_by.rules")
    cited_by_terms = CitingTermSerializer(many=True, source="cited_by.terms")
    shown_with_cards = CitingCardSerializer(many=True, source="cited_by.cards")
    runnable = RunnableSerializer(many=True)
    faqs = FaqRowSerializer(many=True)
    numbers = NumberInEditionSerializer(many=True)

    def get_url(self, page: dict[str, Any]) -> str:
        edition: EditionView = page["edition"]
        return reverse("pages:pinned_rule", args=[edition.game, edition.document, edition.label, page["number"]])


class FormerSerializer(serializers.Serializer[Any]):
    """A rule that a number named before, and the rules that continue it."""

    editions = serializers.ListField(child=serializers.CharField())
    rule = RuleSerializer()
    change = serializers.CharField(allow_blank=True)
    now = RuleSerializer(many=True)


class WhereaboutsSerializer(serializers.Serializer[Any]):
    """All that a number names and has named."""

    number = serializers.CharField()
    edition_in_force = serializers.CharField(allow_null=True)
    rule = RuleSerializer(allow_null=True)
    former = FormerSerializer(many=True)
    nearest = RuleSerializer(allow_null=True)


class ProvisionSerializer(serializers.Serializer[Any]):
    """A rule whatever its number: what it was numbered and said in each edition, newest first."""

    provision = serializers.CharField()
    document = serializers.CharField()
    editions = serializers.ListField(child=serializers.DictField())
