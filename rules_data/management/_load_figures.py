"""What `bench load` prints: a crowd of readers on two app servers behind nginx, for long, and then far too many."""

from __future__ import annotations

import os
import shutil
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from django.db import connection

from rules_data.management._command import RulesCommand, require_database
from rules_data.management._strength.asking import Asked, Told
from rules_data.management._strength.load import (
    SHARE,
    TIMES_TOO_MUCH,
    LoadPlan,
    LoadReport,
    bear_load,
    handed_out_by_proxy,
)
from rules_data.management._strength.many_servers import missing_for_many_servers
from rules_data.management._strength.small_site import SmallSite, small_site
from rules_data.management._strength.what_readers_ask import Pools, pools_of_this_site
from rules_data.management._strength_table import record


def add_arguments(parser: ArgumentParser) -> None:
    """How long each phase lasts, and on which site."""
    plan = LoadPlan()
    parser.add_argument("--steady", type=float, default=plan.steady, metavar="SECONDS", help="at 70 %% of the most")
    parser.add_argument("--strained", type=float, default=plan.strained, metavar="SECONDS", help="at 3 times the most")
    parser.add_argument("--most", type=float, default=plan.most, metavar="SECONDS", help="to find out what the most is")
    parser.add_argument("--after", type=float, default=plan.after, metavar="SECONDS", help="at 70 %% again")
    parser.add_argument("--workers", type=int, default=2, help="processes of each app server")
    parser.add_argument(
        "--proxied", type=float, default=0, metavar="SECONDS", help="instead: what nginx hands out by itself; needs wrk"
    )
    parser.add_argument("--redis", default="", metavar="URL", help="redis://host:port/number, used and left as it is")
    parser.add_argument(
        "--postgresql", default="", metavar="URL", help="a small site in a database of its own; else DATABASE_URL's"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="add the rows to a table, such as docs/strength.md")


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Bear the load. Raises CommandError where something is missing, and when anything was not as it should be."""
    missing = missing_for_many_servers()
    if missing:
        raise CommandError(missing)
    if not options["redis"]:
        raise CommandError("Several servers share a Redis: name it with --redis.")
    if options["proxied"]:
        rows, faults = _proxied(options)
    else:
        plan = LoadPlan(options["steady"], options["strained"], options["most"], options["after"])
        report = borne(options, plan)
        rows, faults = rows_of(report, plan), report.faults()
    command.table("Load", ["what", "times", "how it went"], rows)
    if options["record"]:
        record(options["record"], rows, len(faults))
    if faults:
        listed = "\n".join(f"- {one}" for one in faults[:20])
        raise CommandError(f"{len(faults)} were not as they should be:\n{listed}")


def borne(options: dict[str, Any], plan: LoadPlan) -> LoadReport:
    """Bear the load on a small site of its own, or on this environment's. Raises CommandError where that is SQLite."""
    with _site(options) as (environment, pools):
        return bear_load(environment, pools, plan, options["workers"])


def _proxied(options: dict[str, Any]) -> tuple[list[list[Any]], list[str]]:
    """One page of the site, kept by nginx, asked for again and again."""
    if shutil.which("wrk") is None:
        raise CommandError("wrk is not installed: apt-get install wrk.")
    with _site(options) as (environment, pools):
        path = next(one.path for one in pools["page"] if one.path.count("/") == 3 and one.path[-1] != "/")
        rate, failed = handed_out_by_proxy(environment, path, options["proxied"])
    what = "pages a second handed out by nginx by itself, kept for a second at a time"
    how = f"{rate:.0f} a second of {path} for {options['proxied']:.0f} s, asked by wrk on the same machine"
    return [[what, round(rate * options["proxied"]), how]], [f"{failed} answers were errors"] if failed else []


@contextmanager
def _site(options: dict[str, Any]) -> Iterator[tuple[dict[str, str], Pools]]:
    """The environment of the app servers, and what can be asked of them."""
    shared = {"RULESITE_REDIS": options["redis"], "RULESITE_SEARCH": "postgresql", "RULESITE_PROXIES": "1",
              "RULESITE_HOSTS": "127.0.0.1"}  # fmt: skip
    if options["postgresql"]:
        with tempfile.TemporaryDirectory() as folder, small_site(Path(folder) / "site", options["postgresql"]) as site:
            with site.with_settings(shared) as several:
                pools = _of_small_site(several)
            yield several.environment, pools
        return
    require_database()
    if connection.vendor != "postgresql":
        raise CommandError("Several servers share a PostgreSQL: name it in DATABASE_URL, or one with --postgresql.")
    yield os.environ | {"RULESITE_VAR": str(settings.VAR_DIR)} | shared, pools_of_this_site()


def _of_small_site(site: SmallSite) -> Pools:
    """A small site with one edition published, and what can be asked of it."""
    worker = site.worker()
    try:
        for verb, given in (("draft", {"mark": 1}), ("check", {}), ("publish", {})):
            told = worker.ask(verb, **given)
            if "done" not in told:
                raise CommandError(f"The small site could not be made ({verb}): {told}")
        asked = worker.ask("what_readers_ask")["done"]
    finally:
        worker.kill()
    return {kind: [Asked(kind, path, body.encode()) for path, body in those] for kind, those in asked.items()}


def rows_of(report: LoadReport, plan: LoadPlan) -> list[list[Any]]:
    """What is recorded of it: one row for each phase."""
    amounts = [amount for _, amount in report.memory] or [0.0]
    memory = f"memory {amounts[0]:.0f} MB at first, {amounts[-1]:.0f} MB at last, {report.growth():+.1%}"
    back = report.back_after()
    again = "not well served again" if back is None else f"well served again after {back:.0f} s"
    steady = f"{SHARE:.0%} of the most, {SHARE * report.most:.0f} a second for {plan.steady:.0f} s"
    strain = f"{TIMES_TOO_MUCH:g} times the most, {TIMES_TOO_MUCH * report.most:.0f} a second for {plan.strained:.0f} s"
    return [
        _row(steady, report.steady, memory),
        _row(strain, report.strained, again),
        _row(f"{SHARE:.0%} again, for {plan.after:.0f} s", report.after, ""),
    ]


def _row(what: str, told: Told, more: str) -> list[Any]:
    asked = f"{len(told.answers) / max(told.took, 0.001):.0f} a second were asked; "
    counted = asked + "; ".join(f"{times} times {outcome}" for outcome, times in sorted(told.outcomes().items()))
    unasked = f"; {told.unasked} found no free connection of the asking side" if told.unasked else ""
    p50, p95, p99 = (told.percentile(share) * 1000 for share in (0.5, 0.95, 0.99))
    quick = f"half of the good answers within {p50:.0f} ms, 95 of 100 within {p95:.0f}, 99 within {p99:.0f}"
    return [f"load: {what}", len(told.answers), "; ".join(filter(None, [counted + unasked, quick, more]))]
