"""The units for systemd are ones that systemd takes, and start what is there."""

from __future__ import annotations

import configparser
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNITS = sorted((ROOT / "deploy").glob("*.service"))
HOME = "/srv/rulesite/.venv/bin/"


def read(unit: Path) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(strict=True, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]  names are written as systemd writes them
    parsed.read_string(unit.read_text())
    return parsed


def test_there_is_a_unit_for_the_site_and_one_for_the_worker() -> None:
    assert [unit.name for unit in UNITS] == ["rulesite-worker.service", "rulesite.service"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_what_a_unit_starts_is_part_of_the_site(unit: Path) -> None:
    service = read(unit)["Service"]
    program, *words = service["ExecStart"].split()
    assert program.startswith(HOME)
    if words[0] == "manage.py":
        assert (ROOT / "rules_data/management/commands" / f"{words[1]}.py").exists()
    else:
        assert importlib.util.find_spec(Path(program).name) is not None
        assert (ROOT / words[words.index("-c") + 1]).exists()
    # As long as a request that has begun may take (gunicorn.conf.py), and some seconds more.
    graceful = re.search(r"^graceful_timeout = (\d+)$", (ROOT / "gunicorn.conf.py").read_text(), re.MULTILINE)
    assert graceful is not None
    assert int(service["TimeoutStopSec"]) > int(graceful[1])
    assert service["StateDirectoryMode"] == "0700"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_a_unit_as_it_is(unit: Path, tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("there is no systemd-analyze on this machine")
    copy = tmp_path / unit.name
    copy.write_text(re.sub(rf"(?m)^ExecStart={HOME}\w+", f"ExecStart={sys.executable}", unit.read_text()))
    said = subprocess.run([verifier, "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in (said.stdout + said.stderr).splitlines() if unit.name in line] == []
