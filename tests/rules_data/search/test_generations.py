"""The index on disk: old or new, never half; and nothing is loaded that was not written here."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from rules_data.management._search_kill import kill_builders
from rules_data.search.backends import Built, DamagedIndex, UnableToBuildIndex, generations


def publish(root: Path, text: str) -> Path:
    def fill(folder: Path) -> int:
        (folder / "segment").write_text(text, encoding="utf-8")
        return 1

    with generations.building(root):
        return generations.publish(root, fill, Built(1, text, "2026-01-01"))


def test_the_newest_generation_is_in_use_and_three_are_kept(tmp_path: Path) -> None:
    root = tmp_path / "index"
    for text in "abcde":
        publish(root, text)
    assert generations.current_generation(root).name == "gen-5"
    assert sorted(folder.name for folder in root.glob("gen-*")) == ["gen-3", "gen-4", "gen-5"]


def test_only_its_owner_may_look_into_the_index(tmp_path: Path) -> None:
    publish(tmp_path / "index", "a")
    assert stat.S_IMODE((tmp_path / "index").stat().st_mode) == 0o700


def test_a_build_that_fails_leaves_the_one_before_in_use(tmp_path: Path) -> None:
    root = tmp_path / "index"
    publish(root, "a")

    def fail(folder: Path) -> int:
        (folder / "segment").write_text("half", encoding="utf-8")
        raise UnableToBuildIndex("no")

    with generations.building(root), pytest.raises(UnableToBuildIndex):
        generations.publish(root, fail, Built(1, "b", "2026-01-01"))
    assert generations.load(generations.current_generation(root))[0].built.fingerprint == "a"
    assert not list(root.glob("*.partial"))


def test_a_half_built_generation_of_a_killed_process_is_swept_away(tmp_path: Path) -> None:
    root = tmp_path / "index"
    publish(root, "a")
    (root / "gen-2.partial").mkdir()
    publish(root, "b")
    assert not list(root.glob("*.partial"))


@pytest.mark.parametrize("damage", ["flipped", "truncated", "missing", "added", "manifest"])
def test_every_damage_is_found_before_anything_is_loaded(tmp_path: Path, damage: str) -> None:
    folder = publish(tmp_path / "index", "some text")
    segment = folder / "segment"
    match damage:
        case "flipped":
            segment.write_text("some tezt", encoding="utf-8")
        case "truncated":
            segment.write_text("", encoding="utf-8")
        case "missing":
            segment.unlink()
        case "added":
            (folder / "other").write_text("x", encoding="utf-8")
        case "manifest":
            (folder / "MANIFEST").write_text("{", encoding="utf-8")
    with pytest.raises(DamagedIndex):
        generations.load(folder)


def test_any_byte_of_the_manifest_that_is_another_is_found(tmp_path: Path) -> None:
    manifest = publish(tmp_path / "index", "some text") / "MANIFEST"
    written = manifest.read_bytes()
    for place in range(len(written)):
        manifest.write_bytes(written[:place] + bytes([written[place] ^ 1]) + written[place + 1 :])
        with pytest.raises(DamagedIndex):
            generations.load(manifest.parent)


def test_folders_that_are_called_as_the_pointer_are_moved_out_of_its_way(tmp_path: Path) -> None:
    root = tmp_path / "index"
    for name in ("CURRENT", "CURRENT.new"):
        (root / name / "something").mkdir(parents=True)
    publish(root, "a")
    assert generations.current_generation(root).name == "gen-1"


def test_a_generation_whose_builder_died_before_it_was_in_use_is_found(tmp_path: Path) -> None:
    root = tmp_path / "index"
    publish(root, "a")
    with generations.building(root):
        left = generations.prepare(root, lambda folder: 0, Built(1, "b", "2026-01-01"))
        assert generations.current_generation(root).name == "gen-1"
        assert generations.prepared(root, "b", 1, "2026-01-01") == left
        assert generations.prepared(root, "b", 1, "2026-01-02") is None


def test_the_generation_in_use_is_never_dropped(tmp_path: Path) -> None:
    root = tmp_path / "index"
    publish(root, "a")
    with generations.building(root):
        for text in "bcdef":
            generations.prepare(root, lambda folder: 0, Built(1, text, "2026-01-01"))
        generations.put_in_use(root, "gen-1")
    assert generations.current_generation(root).name == "gen-1"


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "index").write_text("not a folder", encoding="ascii")
    with pytest.raises(UnableToBuildIndex, match="index"):
        publish(tmp_path / "index", "a")


@pytest.mark.parametrize("name", ["", "gen-7", "../elsewhere", "gen-1/../..", "\x00"])
def test_a_pointer_to_no_generation_is_damage(tmp_path: Path, name: str) -> None:
    root = tmp_path / "index"
    publish(root, "a")
    (root / "CURRENT").write_text(name, encoding="ascii")
    with pytest.raises(DamagedIndex):
        generations.current_generation(root)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    root = tmp_path / "index"

    def full(folder: Path) -> int:
        raise OSError(28, "No space left on device")

    with generations.building(root), pytest.raises(UnableToBuildIndex, match="No space left"):
        generations.publish(root, full, Built(1, "a", "2026-01-01"))


def test_a_builder_killed_at_any_moment_leaves_a_whole_index(tmp_path: Path) -> None:
    report = kill_builders(tmp_path / "index", 4)
    assert report.whole == report.kills == 4
    publish(tmp_path / "index", "the next build")
    manifest, _ = generations.load(generations.current_generation(tmp_path / "index"))
    assert manifest.built.fingerprint == "the next build"
