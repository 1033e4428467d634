"""What is open stays open while what follows it is read, and whoever reads it waits for it once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator

import pytest

from rules_data.search.backends import keeping_open
from rules_data.search.backends.keeping_open import KeptOpen


class Shelf:
    """Indexes by their marks, which may be slow to read or damaged."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.by: list[int] = []
        self.slow: dict[str, threading.Event] = {}
        self.damaged: set[str] = set()

    def load(self, mark: str) -> str:
        self.read.append(mark)
        self.by.append(threading.get_ident())
        if mark in self.slow:
            assert self.slow[mark].wait(20)
        if mark in self.damaged:
            raise OSError(f"{mark} is damaged")
        return f"index of {mark}"


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    shelf = Shelf()
    yield shelf
    for event in shelf.slow.values():
        event.set()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_open, "PATIENCE", 0.01)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_open, "PATIENCE", 20.0)


def wait_until_read() -> None:
    """Until no thread reads any more."""
    for thread in threading.enumerate():
        if thread.name.startswith("search-reader"):
            thread.join(20)


def test_the_first_is_read_at_once_and_once(shelf: Shelf) -> None:
    kept = KeptOpen[str, str]()
    assert [kept.get("a", shelf.load), kept.get("a", shelf.load)] == ["index of a"] * 2
    assert shelf.read == ["a"]


def test_it_is_read_on_the_time_of_no_reader(shelf: Shelf) -> None:
    KeptOpen[str, str]().get("a", shelf.load)
    assert shelf.by != [threading.get_ident()]


def test_what_follows_is_waited_for_while_it_takes_no_longer_than_patience(shelf: Shelf, patient: None) -> None:
    kept = KeptOpen[str, str]()
    assert [kept.get(mark, shelf.load) for mark in "ab"] == ["index of a", "index of b"]


def test_what_takes_longer_is_read_behind_the_one_before(shelf: Shelf, impatient: None) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.slow["b"] = threading.Event()
    assert kept.get("b", shelf.load) == "index of a"
    shelf.slow["b"].set()
    wait_until_read()
    assert kept.get("b", shelf.load) == "index of b"
    assert shelf.read == ["a", "b"]


def test_many_who_ask_at_once_have_it_read_once(shelf: Shelf, impatient: None) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.slow["b"] = threading.Event()
    seen: list[str] = []
    asking = [threading.Thread(target=lambda: seen.append(kept.get("b", shelf.load))) for _ in range(8)]
    for one in asking:
        one.start()
    for one in asking:
        one.join(20)
    assert seen == ["index of a"] * 8
    assert shelf.read == ["a", "b"]


def test_one_reader_waits_once_for_one_mark(shelf: Shelf, impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.slow |= {"b": threading.Event(), "c": threading.Event()}
    waited: list[float | None] = []
    ready = kept._ready.wait
    monkeypatch.setattr(kept._ready, "wait", lambda seconds: waited.append(seconds) or ready(seconds))
    for mark in "bbbc":
        assert kept.get(mark, shelf.load) == "index of a"
    assert waited == [0.01, 0.01]


def test_what_was_overtaken_does_not_come_after_what_overtook_it(shelf: Shelf, impatient: None) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.slow |= {"b": threading.Event(), "c": threading.Event()}
    kept.get("b", shelf.load)
    kept.get("c", shelf.load)
    shelf.slow["c"].set()
    while kept._reading is not None:
        kept._ready.wait(0.01)
    shelf.slow["b"].set()
    wait_until_read()
    assert kept.get("c", shelf.load) == "index of c"
    assert shelf.read == ["a", "b", "c"]


def test_a_damaged_one_leaves_the_one_before_in_use_and_is_told(
    shelf: Shelf, patient: None, caplog: pytest.LogCaptureFixture
) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.damaged.add("b")
    with caplog.at_level(logging.WARNING):
        assert kept.get("b", shelf.load) == "index of a"
    assert "cannot be read: OSError: b is damaged" in caplog.text


def test_a_damaged_one_asked_for_again_is_refused_aloud_until_it_is_mended(shelf: Shelf, patient: None) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.damaged.add("b")
    kept.get("b", shelf.load)
    with pytest.raises(OSError, match="b is damaged"):
        kept.get("b", shelf.load)
    assert kept.get("a", shelf.load) == "index of a"
    shelf.damaged.clear()
    assert kept.get("b", shelf.load) == "index of b"


def test_a_damaged_first_one_is_refused_and_not_kept(shelf: Shelf) -> None:
    kept = KeptOpen[str, str]()
    shelf.damaged.add("a")
    with pytest.raises(OSError, match="a is damaged"):
        kept.get("a", shelf.load)
    shelf.damaged.clear()
    assert kept.get("a", shelf.load) == "index of a"


def test_what_is_forgotten_is_read_again(shelf: Shelf) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    kept.forget()
    kept.get("a", shelf.load)
    assert shelf.read == ["a", "a"]


def test_what_is_being_read_when_it_is_forgotten_does_not_come_back(shelf: Shelf, impatient: None) -> None:
    kept = KeptOpen[str, str]()
    kept.get("a", shelf.load)
    shelf.slow["b"] = threading.Event()
    kept.get("b", shelf.load)
    kept.forget()
    shelf.slow["b"].set()
    wait_until_read()
    assert kept.get("c", shelf.load) == "index of c"
    assert kept.get("c", shelf.load) == "index of c"
    assert shelf.read == ["a", "b", "c"]


def test_inside_a_transaction_it_is_read_by_who_asks(
    shelf: Shelf, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Inside:
        in_atomic_block = True
        close: Callable[[], None] = staticmethod(lambda: None)

    monkeypatch.setattr(keeping_open, "connection", Inside())
    kept = KeptOpen[str, str]()
    assert [kept.get(mark, shelf.load) for mark in "ab"] == ["index of a", "index of b"]
    assert set(shelf.by) == {threading.get_ident()}


@pytest.mark.parametrize("mark", [1, ("a", 2), None])
def test_any_value_may_be_a_mark(mark: object) -> None:
    kept = KeptOpen[object, str]()
    assert kept.get(mark, str) == kept.get(mark, str) == str(mark)
