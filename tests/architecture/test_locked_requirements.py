"""What a server installs is locked by hashes, and is what was tested."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]+\])?==([^\s;\\]+)", re.MULTILINE)


def pins(text: str) -> dict[str, str]:
    return {name.lower().replace("_", "-"): version for name, version in PIN.findall(text)}


def test_every_requirement_is_locked_in_its_own_version() -> None:
    wanted = pins((ROOT / "requirements.txt").read_text())
    locked = pins((ROOT / "deploy/requirements.lock").read_text())
    assert len(wanted) > 20
    assert {name: locked.get(name) for name in wanted} == wanted


def test_every_locked_package_has_hashes() -> None:
    text = (ROOT / "deploy/requirements.lock").read_text()
    blocks = re.split(r"\n(?=[A-Za-z0-9])", text.partition("\n\n")[2] or text)
    named = [block for block in blocks if PIN.match(block)]
    assert len(named) == len(PIN.findall(text)) > 40
    assert [block.split("==")[0] for block in named if "--hash=sha256:" not in block] == []
