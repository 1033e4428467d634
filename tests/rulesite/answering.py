"""An application that answers in every way there is, for processes of gunicorn to serve."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

PAUSE = 0.6
LONG = 3 << 20
StartResponse = Callable[[str, list[tuple[str, str]]], object]


def application(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    """Answer by the path."""
    return ANSWERS[environ["PATH_INFO"]](environ, start_response)


def whole(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    start_response("200 OK", [("Content-Length", "5")])
    return [b"wh", b"ole"]


def long(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    start_response("200 OK", [("Content-Length", str(LONG))])
    return [b"x" * (LONG // 3)] * 3


def huge(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    start_response("200 OK", [("Content-Length", str(LONG * 20))])
    return [b"x" * LONG] * 20


def unchanged(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    start_response("304 Not Modified", [("ETag", '"1"')])
    return []


def streamed(environ: dict[str, Any], start_response: StartResponse) -> Iterator[bytes]:
    start_response("200 OK", [])
    yield b"first"
    time.sleep(PAUSE)
    yield b"last"


def file(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    kept = tempfile.TemporaryFile()  # noqa: SIM115  closed by whoever answers
    kept.write(b"in a file")
    kept.seek(3)
    start_response("200 OK", [("Content-Length", "6")])
    answered: Iterable[bytes] = environ["wsgi.file_wrapper"](kept)
    return answered


def posted(environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
    got = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Length", str(len(got)))])
    return [got]


def failing(environ: dict[str, Any], start_response: StartResponse) -> Iterator[bytes]:
    start_response("200 OK", [("Content-Length", "5")])
    yield b"wh"
    raise RuntimeError("after the head and some of the body")


def killed(environ: dict[str, Any], start_response: StartResponse) -> Iterator[bytes]:
    start_response("200 OK", [("Content-Length", "5")])
    yield b"wh"
    os.kill(os.getpid(), signal.SIGKILL)
    yield b"ole"


ANSWERS = {
    f"/{answer.__name__}": answer
    for answer in (whole, long, huge, unchanged, streamed, file, posted, failing, killed)
}  # fmt: skip
