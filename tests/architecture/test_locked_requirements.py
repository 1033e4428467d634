"""What a server installs is locked by hashes, and is what was tested."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]+\])?==([^\s;\\]+)", re.MULTILINE)


def pins(text: str) -> dict[str, str]:
    return {name.lower().replace("_", "-"): version for name, version in PIN.findall(text)}


@pytest.mark.parametrize(
    ("files", "lock"),
    [
        (["requirements.txt"], "deploy/requirements.lock"),
        (["requirements.txt", "requirements-dev.txt"], "deploy/requirements-dev.lock"),
    ],
)
def test_every_requirement_is_locked_in_its_own_version(files: list[str], lock: str) -> None:
    wanted = {name: pin for file in files for name, pin in pins((ROOT / file).read_text()).items()}
    locked = pins((ROOT / lock).read_text())
    assert len(wanted) > 20
    assert {name: locked.get(name) for name in wanted} == wanted


def test_what_is_tested_is_what_a_server_installs() -> None:
    served, tested = (pins((ROOT / f"deploy/{name}.lock").read_text()) for name in ("requirements", "requirements-dev"))
    assert {name: tested.get(name) for name in served} == served


def test_the_tests_are_run_with_what_is_locked() -> None:
    [command] = re.findall(r"^    python3 -m venv .*pytest.*$", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert "--require-hashes -r deploy/requirements-dev.lock" in command


@pytest.mark.parametrize("lock", ["deploy/requirements.lock", "deploy/requirements-dev.lock"])
def test_every_locked_package_has_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text()
    blocks = re.split(r"\n(?=[A-Za-z0-9])", text.partition("\n\n")[2] or text)
    named = [block for block in blocks if PIN.match(block)]
    assert len(named) == len(PIN.findall(text)) > 40
    assert [block.split("==")[0] for block in named if "--hash=sha256:" not in block] == []
