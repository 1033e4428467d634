"""Settings from the machine's environment: each means something, or the start ends with a sentence that names it."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from rulesite.environment import caches, count, database, flag, one_of, private_folder, replicas, secret_key, words

NAME = "RULESITE_IN_A_TEST"
FILE = Path("/var/site/rulesite.sqlite3")


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv(NAME, raising=False)
    return monkeypatch


@pytest.mark.parametrize("written", ["1", "true", "YES", "On"])
def test_yes_is_written_in_several_ways(given: pytest.MonkeyPatch, written: str) -> None:
    given.setenv(NAME, written)
    assert flag(NAME, False)


@pytest.mark.parametrize("written", ["0", "False", "no", "OFF", ""])
def test_no_is_written_in_several_ways(given: pytest.MonkeyPatch, written: str) -> None:
    given.setenv(NAME, written)
    assert not flag(NAME, True)


@pytest.mark.parametrize("written", ["2", "maybe", " 1", "nope"])
def test_what_is_neither_yes_nor_no_is_refused(given: pytest.MonkeyPatch, written: str) -> None:
    given.setenv(NAME, written)
    with pytest.raises(ImproperlyConfigured, match=f"{NAME}='{written}': expected 1 or 0"):
        flag(NAME, True)


@pytest.mark.parametrize(
    ("written", "read"),
    [(None, ["a"]), ("", []), ("b", ["b"]), (" b , c ,, ", ["b", "c"])],
)
def test_a_list_is_parted_at_its_commas(given: pytest.MonkeyPatch, written: str | None, read: list[str]) -> None:
    if written is not None:
        given.setenv(NAME, written)
    assert words(NAME, ["a"]) == read


@pytest.mark.parametrize(("written", "read"), [(None, 7), ("0", 0), ("12", 12), ("007", 7)])
def test_a_count_is_a_whole_number(given: pytest.MonkeyPatch, written: str | None, read: int) -> None:
    if written is not None:
        given.setenv(NAME, written)
    assert count(NAME, 7) == read


@pytest.mark.parametrize("written", ["", "-1", "1.5", "many", "٣", "1e3", "1 "])
def test_what_is_no_count_is_refused(given: pytest.MonkeyPatch, written: str) -> None:
    given.setenv(NAME, written)
    with pytest.raises(ImproperlyConfigured, match=f"{NAME}=.*expected a whole number"):
        count(NAME, 7)


def test_of_some_words_the_first_is_meant_without_one_and_any_other_is_refused(given: pytest.MonkeyPatch) -> None:
    assert one_of(NAME, ("whoosh", "postgresql")) == "whoosh"
    given.setenv(NAME, "postgresql")
    assert one_of(NAME, ("whoosh", "postgresql")) == "postgresql"
    given.setenv(NAME, "Postgresql")
    with pytest.raises(ImproperlyConfigured, match="'Postgresql': expected one of whoosh, postgresql"):
        one_of(NAME, ("whoosh", "postgresql"))


class TestADatabase:
    @pytest.mark.parametrize("url", [None, ""])
    def test_without_an_address_it_is_a_file(self, url: str | None) -> None:
        found = database(url, FILE)
        assert (found["ENGINE"], found["NAME"]) == ("django.db.backends.sqlite3", str(FILE))

    def test_a_file_is_named_after_three_slashes_and_a_whole_path_after_four(self) -> None:
        assert database("sqlite:///kept/site.sqlite3", FILE)["NAME"] == "kept/site.sqlite3"
        assert database("sqlite:////srv/my%20site.sqlite3", FILE)["NAME"] == "/srv/my site.sqlite3"
        assert database("sqlite://", FILE)["NAME"] == str(FILE)

    @pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
    def test_each_part_of_an_address_is_taken(self, scheme: str) -> None:
        found = database(f"{scheme}://ann:p%40ss%2Fword@db.example:5433/rules?sslmode=require&connect_timeout=3", FILE)
        assert found["ENGINE"] == "django.db.backends.postgresql"
        assert (found["USER"], found["PASSWORD"]) == ("ann", "p@ss/word")
        assert (found["HOST"], found["PORT"], found["NAME"]) == ("db.example", "5433", "rules")
        assert found["OPTIONS"] == {"sslmode": "require", "connect_timeout": "3"}

    def test_what_an_address_leaves_out_is_left_to_the_database(self) -> None:
        found = database("postgres:///rules", FILE)
        assert (found["USER"], found["PASSWORD"], found["HOST"], found["PORT"]) == ("", "", "", "")

    @pytest.mark.parametrize("url", ["mysql://localhost/x", "rules.sqlite3", "/srv/rules.sqlite3", "http://x/y"])
    def test_an_address_of_anything_else_is_refused(self, url: str) -> None:
        with pytest.raises(ImproperlyConfigured, match=r"expected postgres://\.\.\. or sqlite:///path"):
            database(url, FILE)

    @pytest.mark.parametrize("url", ["postgres://db:port/rules", "postgres://db:99999/rules"])
    def test_a_port_that_is_none_is_said_to_be_none(self, url: str) -> None:
        with pytest.raises(ImproperlyConfigured, match=r"DATABASE_URL: .*[Pp]ort"):
            database(url, FILE)

    def test_copies_are_counted_given_up_soon_and_are_the_database_itself_in_tests(self) -> None:
        found = replicas(["postgres://one/rules", "postgres://two/rules?connect_timeout=9"])
        assert list(found) == ["replica1", "replica2"]
        assert found["replica1"]["OPTIONS"]["connect_timeout"] == "2"
        assert found["replica2"]["OPTIONS"]["connect_timeout"] == "9"
        assert {one["TEST"]["MIRROR"] for one in found.values()} == {"default"}
        assert replicas([]) == {}


class TestWhatIsKept:
    def test_pages_are_kept_in_files_where_there_is_no_redis(self, tmp_path: Path) -> None:
        found = caches("", tmp_path / "pages")
        assert found["pages"]["LOCATION"] == str(tmp_path / "pages")
        assert found["default"]["BACKEND"] != found["pages"]["BACKEND"]

    def test_in_redis_pages_and_all_else_are_apart(self) -> None:
        found = caches("redis://127.0.0.1:6379/1", FILE)
        assert {one["LOCATION"] for one in found.values()} == {"redis://127.0.0.1:6379/1"}
        assert found["pages"].get("KEY_PREFIX") != found["default"].get("KEY_PREFIX")

    def test_nothing_is_given_to_another_version_of_the_site(self) -> None:
        for redis in ("", "redis://127.0.0.1:6379/1"):
            assert len({one["KEY_FUNCTION"] for one in caches(redis, FILE).values()}) == 1


class TestASecret:
    def test_the_one_in_the_environment_is_taken_and_none_is_made(
        self, given: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        given.setenv(NAME, "said in the environment")
        assert secret_key(NAME, tmp_path / "kept") == "said in the environment"
        assert not (tmp_path / "kept").exists()

    def test_an_empty_one_in_the_environment_is_none(self, given: pytest.MonkeyPatch, tmp_path: Path) -> None:
        given.setenv(NAME, "")
        assert len(secret_key(NAME, tmp_path / "kept")) > 60

    def test_a_kept_one_is_read_without_the_line_end_an_editor_left(
        self, given: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        (tmp_path / "kept").write_text("a secret\n", encoding="ascii")
        assert secret_key(NAME, tmp_path / "kept") == "a secret"

    def test_a_folder_is_made_with_those_above_it_and_closed_to_others(self, tmp_path: Path) -> None:
        made = private_folder(tmp_path / "a" / "b")
        assert made.stat().st_mode & 0o077 == 0
        made.chmod(0o755)
        assert private_folder(made).stat().st_mode & 0o077 == 0
