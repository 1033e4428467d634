"""What is told of each request: an id, how long it took, one line in the log, counters for Prometheus; and health."""

from __future__ import annotations

import logging
import re
import time
import uuid
from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest, multiprocess

from rules_data.queries import site_state
from rules_data.search import index_state

from .kinds import kind_of
from .lines import request_id

log = logging.getLogger("rulesite.requests")
_ID = re.compile(r"[A-Za-z0-9-]{8,64}\Z")

ANSWERED = Counter("rulesite_requests", "Requests answered.", ["kind", "method", "status"])
SECONDS = Histogram(
    "rulesite_request_seconds", "Time until the answer was made.", ["kind"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)  # fmt: skip
PROCESSOR = Counter("rulesite_processor_seconds", "Processor time of the thread that answered.", ["kind"])
_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class RequestLog:
    """Middleware, the outermost: also answers what machines ask about this process, whatever name they call it by."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._own: dict[str, Callable[[], HttpResponse]] = {"/healthz": alive, "/readyz": ready, "/metrics": metrics}

    def __call__(self, request: HttpRequest) -> HttpResponse:
        own = self._own.get(request.path_info)
        if own is not None and request.method in {"GET", "HEAD"}:
            return own()
        passed = request.META.get("HTTP_X_REQUEST_ID", "")
        name = passed if _ID.match(passed) else uuid.uuid4().hex
        token = request_id.set(name)
        began, spent = time.perf_counter(), time.thread_time()
        try:
            response = self.get_response(request)
            response.headers["X-Request-ID"] = name
            _log(request, response, time.perf_counter() - began, time.thread_time() - spent)
            return response
        finally:
            request_id.reset(token)


def _log(request: HttpRequest, response: HttpResponse, seconds: float, processor: float) -> None:
    kind = kind_of(request.path_info).name
    method = request.method if request.method in _METHODS else "other"
    ANSWERED.labels(kind, method, str(response.status_code)).inc()
    SECONDS.labels(kind).observe(seconds)
    PROCESSOR.labels(kind).inc(processor)
    if log.isEnabledFor(logging.INFO):
        told = {
            "method": method,
            # Without what was asked for behind the question mark: that may be someone's own.
            "path": request.path_info[:300],
            "status": response.status_code,
            "kind": kind,
            "ms": round(seconds * 1000, 2),
            "cpu_ms": round(processor * 1000, 2),
        }
        log.info("%s %s %s", method, told["path"], response.status_code, extra={"told": told})


def alive() -> HttpResponse:
    """The process answers."""
    return _plain("ok\n", 200)


def ready() -> HttpResponse:
    """Whether readers can be sent here: the database answers; without an index the search is only slower."""
    try:
        site_state()
    except DatabaseError:
        return _plain("the database does not answer\n", 503)
    return _plain("ok\n" if index_state() else "ok, without a search index\n", 200)


def metrics() -> HttpResponse:
    """For Prometheus, where it is wanted: RULESITE_METRICS=1."""
    if not settings.METRICS:
        return _plain("", 404)
    if settings.METRICS_FOLDER:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return HttpResponse(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
    return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)


def _plain(text: str, status: int) -> HttpResponse:
    return HttpResponse(text, status=status, content_type="text/plain", headers={"Cache-Control": "no-store"})
