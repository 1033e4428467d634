"""What the README shows works as written: its commands are taken, its addresses answer, its queries are understood."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from django.core.management import load_command_class
from django.test import Client

from rules_data.search.language import parse

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
# Django's own, and those of other parts of the site, are held where they stand.
OWN = {file.stem for file in (ROOT / "rules_data/management/commands").glob("[a-z]*.py")}
SHOWN = [line for line in README.splitlines() if re.match(r"\s{4,}.*manage\.py \w", line)]
COMMANDS = sorted({line.partition("manage.py ")[2] for line in SHOWN})
TABLE = re.findall(r"^\| (`/[^|]+) \|", README, re.MULTILINE)
# Stands for any rule, or is a part of a path behind another one.
ADDRESSES = sorted(
    {one for cell in TABLE for one in re.findall(r"`(/[^`]*)`", cell) if not one.endswith(("/...", "=..."))}
)
QUERIES = sorted(
    {one for line in README.partition("## Search")[2].partition("Words, phrases")[0].splitlines()
     for one in re.split(r"\s{3,}", line.strip()) if one}
)  # fmt: skip


def test_there_is_something_to_hold_it_to() -> None:
    assert (len(COMMANDS) > 40, len(ADDRESSES) > 18, len(QUERIES) > 10) == (True, True, True)


@pytest.mark.parametrize("command", [one for one in COMMANDS if one.split()[0] in OWN])
def test_a_command_is_taken_as_it_is_written(command: str) -> None:
    name, *arguments = shlex.split(command.partition(" &&")[0])
    parser = load_command_class("rules_data", name).create_parser("manage.py", name)
    assert parser.parse_args([one.removesuffix("...") for one in arguments])


@pytest.mark.django_db
@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_answers(address: str) -> None:
    assert Client().get(address, follow=True).status_code == 200


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_is_understood_whole(query: str) -> None:
    assert parse(query).faults == ()
