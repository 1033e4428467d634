"""Where a scenario stands: what the players may do now, and which question is open. Nothing is kept of it."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.evaluator import Decision
from rules_data.core.scenarios import LegalMoves, Place, Position, Stopped, UnableToReadScenario, written_answer
from rules_data.queries import deadline
from rules_data.queries.lab import LabTable, lab_table

from .base import Answer
from .evaluated import FaultsSerializer, StepSerializer
from .evaluating import NO_SCENARIO, REQUEST, NoScenario, ScenarioText, unwrapped
from .serializers import ProblemSerializer

MOST_ANSWERS = 200
EDITION = OpenApiParameter(
    "edition", str, description="Play under this edition; without it under the first that the scenario names."
)


class ActionSerializer(serializers.Serializer[Any]):
    """A step that the rules allow now; `step` is what to write at the end of `when`."""

    word = serializers.CharField()
    step = serializers.DictField()
    player = serializers.CharField(allow_blank=True, help_text="Who takes it; empty for what is nobody's alone.")
    objects = serializers.ListField(child=serializers.CharField())
    rules = serializers.ListField(child=serializers.CharField())
    asks = serializers.CharField(allow_blank=True, help_text="The first question it leads to.")
    says = serializers.CharField(allow_blank=True, help_text="What the ability does that it calls by a number.")
    together = serializers.BooleanField(help_text="Several such steps can be taken as one, with all their objects.")


class RefusedSerializer(serializers.Serializer[Any]):
    """A step with a card in hand, or with an ability, that the rules forbid now: why, and which rules."""

    word = serializers.CharField()
    step = serializers.DictField()
    player = serializers.CharField(allow_blank=True)
    objects = serializers.ListField(child=serializers.CharField())
    reason = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())
    says = serializers.CharField(allow_blank=True, help_text="What the ability does that it calls by a number.")


class QuestionSerializer(serializers.Serializer[Any]):
    """A question that a player has to answer before the scenario goes on, with the rules that ask it."""

    player = serializers.CharField()
    question = serializers.CharField()
    about = serializers.CharField(allow_blank=True, help_text="The ability or object it is about.")
    rules = serializers.ListField(child=serializers.CharField())
    answers = serializers.ListField(
        child=serializers.JSONField(), help_text="The legal answers, each as it is written under `choices`."
    )
    says = serializers.DictField(
        child=serializers.CharField(), help_text="What the abilities do that the answers call by a number."
    )
    more = serializers.BooleanField(help_text="Whether there are more legal answers than are listed.")


class LabSerializer(serializers.Serializer[Any]):
    """Where a scenario stands under an edition once its steps are taken."""

    game = serializers.CharField()
    edition = serializers.CharField()
    reason = serializers.CharField(allow_blank=True, help_text="Why it goes no further; empty where it does.")
    refused_step = serializers.IntegerField(
        allow_null=True, help_text="The step (from 0) that is forbidden or leads to the open question."
    )
    stopped = serializers.ChoiceField(choices=[each.value for each in Stopped])
    question = QuestionSerializer(allow_null=True)
    actions = ActionSerializer(many=True)
    refused = RefusedSerializer(many=True)
    left_out = serializers.CharField(allow_blank=True, help_text="What was not tried, and why; empty: everything was.")
    trace = StepSerializer(many=True)
    undecided = serializers.ListField(
        child=serializers.CharField(),
        help_text="Rules used here that changed in this version and are not decided yet: played as before.",
    )


class Lab(Answer):
    """Plays a scenario as far as it goes and lists the legal steps from there, or the question that is open.

    The scenario may be unfinished: without `then`, and with questions that it does not answer. To go on, add one of
    the `actions` to `when`, or an answer to `choices`, and send it again. One second of processor time; what there
    was no time to try is said in `left_out`. Nothing is kept.
    """

    parser_classes = [ScenarioText]

    @extend_schema(
        request=REQUEST,
        parameters=[EDITION],
        responses={
            200: LabSerializer,
            400: OpenApiResponse(FaultsSerializer, NO_SCENARIO),
            413: OpenApiResponse(ProblemSerializer, "Larger than 64 kB."),
        },
        operation_id="lab",
    )
    def post(self, request: Request) -> Response:
        table = lab_table(_text(request.data), request.query_params.get("edition", ""), deadline())
        if table.position is None:
            raise NoScenario(UnableToReadScenario(table.faults))
        return Response(LabSerializer(_answer(table, table.position, table.moves)).data)


def _text(body: object) -> str:
    """What was sent, as text; refused with its place where it is none."""
    source = unwrapped(body if isinstance(body, bytes) else b"")
    if isinstance(source, str):
        return source
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        place = Place(source.count(b"\n", 0, fault.start) + 1, 1)
        found = f"byte {source[fault.start]:#04x}"
        raise NoScenario(UnableToReadScenario.at(place, "UTF-8 text", found, "Send it as UTF-8.")) from fault


def _answer(table: LabTable, position: Position, moves: LegalMoves) -> dict[str, Any]:
    return {
        "game": table.game,
        "edition": table.edition,
        "reason": position.reason,
        "refused_step": position.refused,
        "stopped": position.stopped.value,
        "question": _question(position, position.question) if position.question is not None else None,
        "actions": moves.actions,
        "refused": moves.refused,
        "left_out": moves.left_out,
        "trace": table.whole_trace,
        "undecided": table.undecided,
    }


def _question(position: Position, decision: Decision) -> dict[str, Any]:
    listed = decision.legal[:MOST_ANSWERS]
    return {
        "player": decision.player,
        "question": decision.question,
        "about": decision.subject,
        "rules": decision.rules,
        "answers": [written_answer(answer) for answer in listed],
        "says": dict(position.numbered_abilities),
        "more": len(decision.legal) > len(listed) or decision.has_more,
    }
