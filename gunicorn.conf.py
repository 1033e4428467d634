"""How gunicorn serves the site: `gunicorn -c gunicorn.conf.py rulesite.wsgi`; all of it may be said otherwise there."""

import os
import shutil
import tempfile
from typing import Any

bind = os.environ.get("RULESITE_BIND", "127.0.0.1:8000")
workers = int(os.environ.get("RULESITE_WORKERS", "2"))
# Of a process's threads at most twelve are taken by long questions, two running and ten waiting: the others read pages.
# These are gunicorn's threads, which send an answer whole: of one that is killed no reader has half an answer.
worker_class = "rulesite.serving.whole_answers.WholeAnswers"
threads = 16
# A request that is being answered when the server is told to stop is answered.
graceful_timeout = 30
timeout = 60
# The site is read before the port is opened: a server that has been restarted takes no request that would wait for it.
preload_app = True
keepalive = 15
# Larger than any address or header that means something.
limit_request_line = 8190
if os.environ.get("RULESITE_METRICS") == "1":
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="rulesite-metrics-"))


def on_starting(server: Any) -> None:
    """Read every view before the port is opened; no connection to a database is made, which workers could not share."""
    from django.urls import get_resolver  # noqa: PLC0415  the site is ready only now

    get_resolver().reverse_dict  # noqa: B018  read once, here


def post_worker_init(worker: Any) -> None:
    """Prepare the first answers before the first reader asks, now and after each publish."""
    from rulesite.serving.preparing import start_preparing  # noqa: PLC0415  the site is ready only now

    start_preparing()


def child_exit(server: Any, worker: Any) -> None:
    """A process that has ended is not counted any more."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        from prometheus_client import multiprocess  # noqa: PLC0415  reads the folder when it is imported

        multiprocess.mark_process_dead(worker.pid)


def on_exit(server: Any) -> None:
    """Take the counters away with the server."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")
    if os.path.basename(folder).startswith("rulesite-metrics-"):
        shutil.rmtree(folder, ignore_errors=True)
