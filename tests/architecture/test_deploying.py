"""What `deploy/` says is what the site reads: there is no container engine here, so the files are held to the code."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\b(RULESITE_[A-Z_]+|DATABASE_URL)\b")
UNITS = ("rulesite.service", "rulesite-worker.service")
# Where each may be read: settings, what they call, and the server's own file.
READ_IN = ("rulesite/settings.py", "gunicorn.conf.py")
# Of the server's process alone; said where it is used, and no matter of the site's settings.
OF_THE_SERVER = {"RULESITE_BIND", "RULESITE_WORKERS"}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(text("deploy/compose.yaml"))
    return told


def unit(name: str) -> dict[str, list[str]]:
    """What a unit says, by key; a key may stand more than once."""
    said: dict[str, list[str]] = {}
    for key, value in re.findall(r"^(\w+)=(.*)$", text(f"deploy/{name}"), re.MULTILINE):
        said.setdefault(key, []).append(value)
    return said


def read_by_the_code() -> set[str]:
    return {name for file in READ_IN for name in re.findall(r'["\'](RULESITE_\w+|DATABASE_URL)["\']', text(file))}


@pytest.mark.parametrize("file", ["compose.yaml", "Dockerfile", "nginx.conf", *UNITS])
def test_whatever_is_set_for_a_server_is_read_by_the_site(file: str) -> None:
    assert set(VARIABLE.findall(text(f"deploy/{file}"))) <= read_by_the_code()


def test_the_readme_tells_of_every_setting_and_of_no_other() -> None:
    table = set(re.findall(r"^\| `(RULESITE_\w+|DATABASE_URL)` \|", text("README.md"), re.MULTILINE))
    of_images = {"RULESITE_STATIC"}
    assert table == read_by_the_code() - OF_THE_SERVER - of_images


def test_the_settings_own_list_has_them_all() -> None:
    head = text("rulesite/settings.py").split('"""')[1]
    assert set(VARIABLE.findall(head)) == read_by_the_code() - OF_THE_SERVER


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the image's last stage copies from the checkout, and nothing else."""
    folder = tmp_path_factory.mktemp("image")
    last = text("deploy/Dockerfile").rpartition("\nFROM ")[2]
    for line in re.findall(r"^COPY (?!--from)(.+)$", last, re.MULTILINE):
        for source in line.split()[:-1]:
            if (ROOT / source).is_dir():
                (folder / source).symlink_to(ROOT / source)
            else:
                shutil.copy(ROOT / source, folder / Path(source).name)
    return folder


class TestImage:
    """The container image."""

    def test_what_is_copied_is_all_that_the_site_needs_to_start(self, image: Path, tmp_path: Path) -> None:
        """One process of Python with Django and the server's file: it takes a second."""
        code = (
            "import runpy, sys; sys.path.insert(0, '.'); sys.argv = ['manage.py', 'check']; import rulesite.wsgi; "
            "print(runpy.run_path('gunicorn.conf.py')['worker_class'])"
        )
        given = {"PATH": "/usr/bin:/bin", "RULESITE_VAR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "rulesite.settings"}
        told = subprocess.run(
            [sys.executable, "-c", code], cwd=image, env=given, capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr[-500:]
        assert told.stdout.split()[-1] == "rulesite.serving.whole_answers.WholeAnswers"

    def test_nothing_is_copied_that_is_not_there(self) -> None:
        named = re.findall(r"^COPY (?!--from)(.+) \S+$", text("deploy/Dockerfile"), re.MULTILINE)
        assert [one for line in named for one in line.split() if not (ROOT / one).exists()] == []

    def test_nobody_private_comes_along(self) -> None:
        left_out = text("deploy/Dockerfile.dockerignore").split()
        assert {".git", ".venv", "var"} <= set(left_out)

    def test_it_runs_as_nobody_in_particular_and_keeps_no_secret_of_its_own(self) -> None:
        said = text("deploy/Dockerfile")
        assert said.index("\nUSER rulesite") < said.index("\nCMD ")
        assert re.search(r"collectstatic .*&& rm -f /var/lib/rulesite/secret-key", said)

    def test_what_asks_whether_it_is_well_asks_where_it_is_told(self) -> None:
        said = text("deploy/Dockerfile")
        port = re.search(r"RULESITE_BIND=0\.0\.0\.0:(\d+)", said)
        assert port is not None
        assert f"http://127.0.0.1:{port[1]}/healthz" in said
        assert f"EXPOSE {port[1]}" in said
        assert text("deploy/nginx.conf").count(f":{port[1]} ") == 2


class TestCompose:
    """Several servers."""

    def test_both_servers_the_worker_and_the_preparing_share_one_database_and_one_redis(self) -> None:
        services = compose()["services"]
        shared = [services[name]["environment"] for name in ("prepare", "app1", "app2", "worker")]
        assert all(one == shared[0] for one in shared)
        assert shared[0]["RULESITE_SEARCH"] == "postgresql"
        assert {"db", "redis"} <= {
            re.sub(r".*@|:\d.*|redis://", "", shared[0][key]) for key in ("DATABASE_URL", "RULESITE_REDIS")
        }

    def test_the_proxy_asks_every_server_there_is(self) -> None:
        servers = re.findall(r"^\s+server (\w+):\d+ ", text("deploy/nginx.conf"), re.MULTILINE)
        assert servers == [name for name in compose()["services"] if name.startswith("app")]
        assert compose()["services"]["proxy"]["depends_on"] == servers

    def test_servers_wait_until_the_site_is_prepared(self) -> None:
        for name in ("app1", "app2", "worker"):
            assert compose()["services"][name]["depends_on"]["prepare"] == {
                "condition": "service_completed_successfully"
            }
        assert compose()["services"]["prepare"]["command"][1:] == ["manage.py", "quickstart", "--no-serve"]

    def test_a_secret_a_password_and_the_hosts_are_asked_for(self) -> None:
        asked = set(re.findall(r"\$\{(\w+):\?", text("deploy/compose.yaml")))
        assert asked == {"POSTGRES_PASSWORD", "RULESITE_SECRET_KEY", "RULESITE_HOSTS"}

    def test_what_redis_keeps_is_bounded(self) -> None:
        command = compose()["services"]["redis"]["command"]
        assert command[command.index("--maxmemory") + 1] == "256mb"
        assert "allkeys-lru" in command

    def test_the_commands_it_runs_are_there(self) -> None:
        named = re.findall(r'"manage\.py", "(\w+)"', text("deploy/compose.yaml"))
        assert named == ["quickstart", "db_worker"]
        assert [one for one in named if not (ROOT / f"rules_data/management/commands/{one}.py").exists()] == []

    def test_the_proxy_is_the_one_that_is_believed(self) -> None:
        """One proxy adds to the header, or replaces it, and the site believes one."""
        assert compose()["services"]["app1"]["environment"]["RULESITE_PROXIES"] == "1"
        assert "proxy_set_header X-Forwarded-For $remote_addr;" in text("deploy/nginx.conf")


class TestStopping:
    """A server that is told to stop answers what it has begun."""

    @pytest.fixture
    def graceful(self) -> int:
        found = re.search(r"^graceful_timeout = (\d+)$", text("gunicorn.conf.py"), re.MULTILINE)
        assert found is not None
        return int(found[1])

    def test_containers_wait_longer_than_the_server(self, graceful: int) -> None:
        assert int(compose()["services"]["app1"]["stop_grace_period"].removesuffix("s")) > graceful

    @pytest.mark.parametrize("name", UNITS)
    def test_units_wait_longer_than_the_server(self, name: str, graceful: int) -> None:
        assert int(unit(name)["TimeoutStopSec"][0]) > graceful
        assert unit(name)["KillMode"] == ["mixed"]

    def test_the_proxy_waits_at_least_as_long_as_an_answer_may_take(self) -> None:
        waits = re.search(r"proxy_read_timeout (\d+)s", text("deploy/nginx.conf"))
        server = re.search(r"^timeout = (\d+)$", text("gunicorn.conf.py"), re.MULTILINE)
        assert waits is not None
        assert server is not None
        assert int(waits[1]) >= int(server[1])


class TestUnits:
    """Without containers."""

    @pytest.mark.parametrize("name", UNITS)
    def test_a_unit_may_write_nowhere_but_to_its_own_folder(self, name: str) -> None:
        said = unit(name)
        assert said["ProtectSystem"] == ["strict"]
        assert said["StateDirectoryMode"] == ["0700"]
        assert "RULESITE_VAR=/var/lib/rulesite" in said["Environment"][0]
        assert said["StateDirectory"] == ["rulesite"]

    @pytest.mark.parametrize(
        ("name", "runs"), [("rulesite.service", "gunicorn.conf.py"), ("rulesite-worker.service", "manage.py")]
    )
    def test_a_unit_starts_what_is_there(self, name: str, runs: str) -> None:
        command = unit(name)["ExecStart"][0].split()
        assert runs in command
        assert (ROOT / runs).is_file()

    def test_the_readme_names_every_file_to_deploy_with(self) -> None:
        told = text("README.md")
        assert [name for name in (*UNITS, "nginx.conf", "compose.yaml") if f"deploy/{name}" not in told] == []


class TestProxy:
    """nginx."""

    def test_what_may_be_uploaded_may_come_through(self) -> None:
        most = re.search(r"client_max_body_size (\d+)m", text("deploy/nginx.conf"))
        field = re.search(r"^DATA_UPLOAD_MAX_MEMORY_SIZE = ([\d_]+)$", text("rulesite/settings.py"), re.MULTILINE)
        assert most is not None
        assert field is not None
        assert int(most[1]) * 1_000_000 > int(field[1])

    def test_counters_are_kept_from_strangers(self) -> None:
        assert "location = /metrics { return 404; }" in text("deploy/nginx.conf")

    def test_no_page_of_somebody_signed_in_is_kept(self) -> None:
        said = text("deploy/nginx.conf")
        assert 'map "$http_cookie$http_authorization" $own { default 1; "" ""; }' in said
        assert said.count("$own;") == 2

    def test_nothing_that_is_posted_is_asked_twice(self) -> None:
        said = re.search(r"proxy_next_upstream ([^;]+);", text("deploy/nginx.conf"))
        assert said is not None
        assert "non_idempotent" not in said[1]

    @pytest.mark.skipif(not shutil.which("nginx", path="/usr/sbin:/usr/bin"), reason="nginx is not installed")
    def test_nginx_itself_understands_it(self, tmp_path: Path) -> None:
        """With this machine's names in the place of the containers', and without a certificate."""
        said = text("deploy/nginx.conf").replace("app1:", "127.0.0.1:").replace("app2:", "127.0.0.2:")
        said = (
            re.sub(r"ssl_certificate\w* [^;]+;", "", said)
            .replace("443 ssl http2", "8443")
            .replace("listen 80;", "listen 8080;")
        )
        said = said.replace("/var/cache/nginx/rulesite", str(tmp_path / "cache"))
        (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; error_log stderr;\n{said}", encoding="utf-8")
        command = ["nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        told = subprocess.run(command, capture_output=True, text=True, check=False, env={"PATH": "/usr/sbin:/usr/bin"})
        assert told.returncode == 0, told.stderr
