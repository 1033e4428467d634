"""Run a scenario that a program sends: nothing is kept of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Run,
    Scenario,
    UnableToReadScenario,
    read_card_file,
    run_scenario,
    scenario_json_schema,
    scenarios_json_schema,
)
from rules_data.queries import card_files

from .base import Answer
from .serializers import ProblemSerializer

LARGEST_BODY = 64 * 1024
# Of several editions, the verdict that a reader has to know.
GRAVEST_FIRST = ("contradicted", "not_executable", "confirmed")


class TooLarge(APIException):
    """The body is larger than any example."""

    status_code = status.HTTP_413_REQUEST_ENTITY_TOO_LARGE
    default_detail = f"The scenario is larger than {LARGEST_BODY // 1024} kB. Send one example at a time."


class NoScenario(APIException):
    """The body is no scenario; every fault is told with its place."""

    status_code = status.HTTP_400_BAD_REQUEST

    def __init__(self, fault: UnableToReadScenario) -> None:
        super().__init__()
        # Set as it is: the framework would turn line and column into texts.
        self.detail: dict[str, Any] = {
            "detail": str(fault.problems[0]),
            "problems": [asdict(problem) for problem in fault.problems],
        }


class ScenarioText(BaseParser):
    """The body as it is: JSON is YAML too, and a fault is reported at its place in what was sent."""

    media_type = "*/*"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        body: bytes = stream.read(LARGEST_BODY + 1)
        if len(body) > LARGEST_BODY:
            raise TooLarge
        return body


class FaultSerializer(serializers.Serializer[Any]):
    """One fault in a scenario, with its place from line 1 and column 1."""

    line = serializers.IntegerField()
    column = serializers.IntegerField()
    expected = serializers.CharField()
    found = serializers.CharField(allow_blank=True)
    advice = serializers.CharField(allow_blank=True)


class FaultsSerializer(serializers.Serializer[Any]):
    """Why a scenario cannot be read: the first fault in a sentence, and all of them with their places."""

    detail = serializers.CharField()
    problems = FaultSerializer(many=True)


class StepSerializer(serializers.Serializer[Any]):
    """One step of a trace with the rules that decided it, numbered as in the run's edition."""

    kind = serializers.CharField()
    text = serializers.CharField()
    rules = serializers.ListField(child=serializers.CharField())
    ok = serializers.BooleanField(allow_null=True)
    objects = serializers.ListField(child=serializers.CharField())
    players = serializers.ListField(child=serializers.CharField())
    detail = serializers.DictField(
        help_text="More of some steps, as values: a stages table, a replacement's before and after, points prevented."
    )


class ExpectationSerializer(serializers.Serializer[Any]):
    """What was expected and what was seen."""

    expected = serializers.CharField(allow_blank=True)
    seen = serializers.CharField(allow_blank=True)
    ok = serializers.BooleanField()
    line = serializers.IntegerField()


class EvaluatedSerializer(serializers.Serializer[Any]):
    """A run under one edition."""

    edition = serializers.CharField()
    verdict = serializers.ChoiceField(choices=GRAVEST_FIRST)
    reason = serializers.CharField(allow_blank=True)
    expectations = ExpectationSerializer(many=True)
    trace = StepSerializer(many=True)


class EvaluationSerializer(serializers.Serializer[Any]):
    """The runs of a scenario under each edition it names; `verdict` is the gravest of theirs."""

    example = serializers.CharField()
    game = serializers.CharField()
    verdict = serializers.ChoiceField(choices=GRAVEST_FIRST)
    runs = EvaluatedSerializer(many=True)


REQUEST = {
    "application/json": {
        "description": 'A scenario (see /api/v1/scenario-schema), or {"scenario": "the scenario as YAML"}.',
        "type": "object",
        "examples": [game.sample_scenario for game in GAMES.values() if game.sample_scenario],
    },
    "application/yaml": {"type": "string", "description": "A scenario as YAML."},
}


NO_SCENARIO = "No scenario: every fault with its line and column. /api/v1/scenario-schema describes the form."


class Evaluate(Answer):
    """Runs a scenario and says what came of it, step by step. Bounded in size and time; nothing is kept."""

    parser_classes = [ScenarioText]

    @extend_schema(
        request=REQUEST,
        responses={
            200: EvaluationSerializer,
            400: OpenApiResponse(FaultsSerializer, NO_SCENARIO),
            413: OpenApiResponse(ProblemSerializer, "Larger than 64 kB."),
        },
        operation_id="evaluate",
    )
    def post(self, request: Request) -> Response:
        scenario = _read(request.data)
        runs = [_run(run_scenario(scenario, edition)) for edition in dict.fromkeys(scenario.editions)]
        verdicts = {run["verdict"] for run in runs}
        gravest = next((verdict for verdict in GRAVEST_FIRST if verdict in verdicts), "not_executable")
        answer = {"example": scenario.slug, "game": scenario.game.slug, "verdict": gravest, "runs": runs}
        return Response(EvaluationSerializer(answer).data)


GAME = OpenApiParameter("game", {"type": "string", "enum": list(GAMES.played)}, description="All games without it.")


class ScenarioSchema(Answer):
    """The JSON Schema of scenarios: of one game, or of all."""

    @extend_schema(
        parameters=[GAME],
        responses={200: {"type": "object"}, 404: OpenApiResponse(ProblemSerializer, "No such game.")},
        operation_id="scenario_schema",
    )
    def get(self, request: Request) -> Response:
        named = request.query_params.get("game", "")
        if not named:
            return Response(scenarios_json_schema(GAMES.played))
        game = GAMES.called(named)
        if game is None or game.played is None:
            raise NotFound(f"The evaluator plays no game {named!r}; it plays {', '.join(GAMES.played)}.")
        return Response(scenario_json_schema(game.played))


def _read(body: object) -> Scenario:
    source = body if isinstance(body, bytes) else b""
    try:
        return GAMES.read_scenario(_unwrapped(source), _kept_card)
    except UnableToReadScenario as fault:
        raise NoScenario(fault) from fault


def _kept_card(name: str) -> CardFacts | None:
    """A card that the scenario names without describing it; of two games with such a card, neither is guessed."""
    files = card_files(name)
    if len(files) != 1:
        return None
    slug, source = files[0]
    game = GAMES.played.get(slug)
    return read_card_file(source, game).facts if game is not None else None


def _unwrapped(body: bytes) -> bytes | str:
    """The scenario in {"scenario": "..."}; any other body is one itself."""
    try:
        sent = json.loads(body)
    except (ValueError, RecursionError):
        return body
    inner = sent.get("scenario") if isinstance(sent, dict) and len(sent) == 1 else None
    return inner if isinstance(inner, str) else body


def _run(run: Run) -> dict[str, Any]:
    return run.to_json() | {"verdict": run.verdict.name.lower()}
