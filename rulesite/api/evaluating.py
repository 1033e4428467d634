"""Run a scenario that a program sends: nothing is kept of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound, ParseError
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import Deadline, OutOfTime
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Evaluated,
    Scenario,
    Stopped,
    UnableToReadScenario,
    evaluate,
    read_card_file,
    scenario_json_schema,
    scenarios_json_schema,
)
from rules_data.queries import card_files, deadline

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


class OutOfTimeReading(APIException):
    """So much is named that reading it alone takes all the time there is."""

    status_code = status.HTTP_422_UNPROCESSABLE_ENTITY


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
    problems = FaultSerializer(many=True, required=False, help_text="Absent where the address is at fault.")


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


class DecidingRuleSerializer(serializers.Serializer[Any]):
    """A rule without which the run comes out differently, numbered as in the run's edition."""

    rule = serializers.CharField()
    asks = serializers.CharField(help_text="What the rule answers.")
    answer = serializers.CharField(allow_blank=True)
    says = serializers.CharField(help_text="Its answer in a sentence.")
    outcome = serializers.CharField(help_text="What is seen without the rule.")
    together = serializers.ListField(
        child=serializers.CharField(),
        help_text="Rules that answer the same: only without all of them anything changes. Empty: it decides alone.",
    )


class DecidingSerializer(serializers.Serializer[Any]):
    """The rules that decide a run: each row of the evaluator that it used was switched off in a run of its own."""

    rules = DecidingRuleSerializer(many=True)
    tried = serializers.IntegerField(help_text="How many rows were switched off.")
    rows = serializers.IntegerField(help_text="How many rows the run used.")
    stopped = serializers.CharField(allow_blank=True, help_text="Why not all of them were, or none.")


class EvaluatedSerializer(serializers.Serializer[Any]):
    """A run under one edition."""

    edition = serializers.CharField()
    verdict = serializers.ChoiceField(choices=GRAVEST_FIRST)
    reason = serializers.CharField(allow_blank=True)
    stopped = serializers.ChoiceField(
        choices=[each.value for each in Stopped],
        help_text="What ended it early: the time for the answer, or its own length (bounds). Empty: nothing did.",
    )
    deciding = DecidingSerializer(allow_null=True, help_text="Null where it was not asked for.")
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


DECIDING = OpenApiParameter(
    "deciding", bool, description="Whether to look for the rules that decide each run: so unless it is `false`."
)
SECONDS = 1.0


class Evaluate(Answer):
    """Runs a scenario and says what came of it and which rules decided that, step by step. Nothing is kept.

    All runs of a request share one second of processor time. What there was no time for says so.
    """

    parser_classes = [ScenarioText]

    @extend_schema(
        request=REQUEST,
        parameters=[DECIDING],
        responses={
            200: EvaluationSerializer,
            400: OpenApiResponse(FaultsSerializer, NO_SCENARIO),
            413: OpenApiResponse(ProblemSerializer, "Larger than 64 kB."),
        },
        operation_id="evaluate",
    )
    def post(self, request: Request) -> Response:
        within = deadline(SECONDS)
        asked = _asked_for_deciding(request)
        scenario = _read(request.data, within)
        runs = [_as_json(each) for each in evaluate(scenario, within, deciding=asked)]
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
        named = request.query_params.get("game")
        if named is None:
            return Response(scenarios_json_schema(GAMES.played))
        game = GAMES.called(named)
        if game is None or game.played is None:
            raise NotFound(f"The evaluator plays no game {named!r}; it plays {', '.join(GAMES.played)}.")
        return Response(scenario_json_schema(game.played))


def _read(body: object, within: Deadline) -> Scenario:
    source = body if isinstance(body, bytes) else b""
    try:
        return GAMES.read_scenario(unwrapped(source), lambda name: _kept_card(name, within))
    except UnableToReadScenario as fault:
        raise NoScenario(fault) from fault
    except OutOfTime as over:
        said = f"{over}, spent on looking up the cards it names. Name fewer, or describe them."
        raise OutOfTimeReading(said) from over


def _kept_card(name: str, within: Deadline) -> CardFacts | None:
    """A card that the scenario names without describing it; of two games with such a card, neither is guessed."""
    within.look()
    files = card_files(name)
    if len(files) != 1:
        return None
    slug, source = files[0]
    game = GAMES.played.get(slug)
    return read_card_file(source, game).facts if game is not None else None


def unwrapped(body: bytes) -> bytes | str:
    """The scenario in {"scenario": "..."}; any other body is one itself."""
    try:
        sent = json.loads(body)
    except (ValueError, RecursionError):
        return body
    inner = sent.get("scenario") if isinstance(sent, dict) and len(sent) == 1 else None
    return inner if isinstance(inner, str) else body


def _asked_for_deciding(request: Request) -> bool:
    said = request.query_params.get("deciding", "true")
    if said not in ("true", "false"):
        raise ParseError(f"deciding is true or false, not {said[:20]!r}.")
    return said == "true"


def _as_json(evaluated: Evaluated) -> dict[str, Any]:
    deciding = evaluated.deciding.to_json() if evaluated.deciding is not None else None
    return evaluated.run.to_json() | {"verdict": evaluated.run.verdict.name.lower(), "deciding": deciding}
