"""Run a scenario that a program sends: nothing is kept of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.exceptions import APIException, NotFound, ParseError
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response

from rules_data.core.evaluator import Deadline, OutOfTime
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Evaluated,
    Scenario,
    UnableToReadScenario,
    scenario_json_schema,
    scenarios_json_schema,
    values_of,
)
from rules_data.queries import deadline, evaluate_here, game_here
from rules_data.queries.lab import named_cards

from .base import Answer
from .evaluated import GRAVEST_FIRST, EvaluationSerializer, FaultsSerializer
from .serializers import ProblemSerializer

LARGEST_BODY = 64 * 1024


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


class Evaluate(Answer):
    """Runs a scenario and says what came of it and which rules decided that, step by step. Nothing is kept.

    It runs under every edition that this site has and that the evaluator's rows reach: /api/v1/scenario-schema lists
    them. All runs of a request share one second of processor time. What there was no time for says so.
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
        within = deadline()
        asked = _asked_for_deciding(request)
        scenario = _read(request.data, within)
        found = evaluate_here(scenario, timezone.localdate(), within=within, deciding=asked)
        runs = [_as_json(each) for each in found]
        verdicts = {run["verdict"] for run in runs}
        gravest = next((verdict for verdict in GRAVEST_FIRST if verdict in verdicts), "not_executable")
        answer = {"example": scenario.slug, "game": scenario.game.slug, "verdict": gravest, "runs": runs}
        return Response(EvaluationSerializer(answer).data)


GAME = OpenApiParameter("game", {"type": "string", "enum": list(GAMES.played)}, description="All games without it.")


class ScenarioSchema(Answer):
    """The JSON Schema of scenarios, of one game or of all, with the editions that they can be run under."""

    @extend_schema(
        parameters=[GAME],
        responses={200: {"type": "object"}, 404: OpenApiResponse(ProblemSerializer, "No such game.")},
        operation_id="scenario_schema",
    )
    def get(self, request: Request) -> Response:
        named, today = request.query_params.get("game"), timezone.localdate()
        if named is None:
            return Response(scenarios_json_schema({slug: game_here(slug, today) for slug in GAMES.played}))
        game = GAMES.called(named)
        if game is None or game.played is None:
            raise NotFound(f"The evaluator plays no game {named!r}; it plays {', '.join(GAMES.played)}.")
        return Response(scenario_json_schema(game_here(game.slug, today)))


def _read(body: object, within: Deadline) -> Scenario:
    source = unwrapped(body if isinstance(body, bytes) else b"")
    try:
        return GAMES.read_scenario(source, named_cards(values_of(source), within))
    except UnableToReadScenario as fault:
        raise NoScenario(fault) from fault
    except OutOfTime as over:
        said = f"{over}, spent on looking up the cards it names. Name fewer, or describe them."
        raise OutOfTimeReading(said) from over


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
    undecided = [one.to_json() for one in evaluated.undecided]
    verdict = evaluated.run.verdict.name.lower()
    return evaluated.run.to_json() | {"verdict": verdict, "undecided": undecided, "deciding": deciding}
