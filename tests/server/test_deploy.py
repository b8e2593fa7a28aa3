"""What people copy to host tables: it parses, and servers start with exactly these settings."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from nottingham.server.client import Player, set_table
from nottingham.server.config import from_environment
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Rename, Start
from tests.server.conftest import Serve
from tests.server.processes import Process
from tests.server.test_admin_page import ask
from tests.server.test_stalls import answer

DEPLOY = Path(__file__).parents[2] / "deploy"
ANSWERS = {
    "POSTGRES_PASSWORD": "secret",
    "SITE": "nottingham.example",
    "ADMIN_TOKEN": "a token of the operator",
    "ADDRESS_SECRET": "salt",
}


def settings_of(service: str) -> dict[str, str]:
    """The environment of a service, with the variables of deploy/.env filled in."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    environment: dict[str, str] = compose["services"][service]["environment"]
    return {
        name: re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: ANSWERS[found[1]], value)
        for name, value in environment.items()
    }


def test_two_processes_play_one_table_with_the_settings_of_the_compose_file(postgres: str) -> None:
    """All of them but what the machine decides: the database's address and the ports."""
    running = []
    for service in ("one", "two"):
        settings = {name.removeprefix("NOTTINGHAM_"): value for name, value in settings_of(service).items()}
        assert (
            from_environment(settings_of(service)).database_url().startswith("postgresql://nottingham:secret@postgres")
        )
        here = {"HOST": "127.0.0.1", "METRICS_HOST": "127.0.0.1", "METRICS_PORT": "0"}
        running.append(Process(postgres, 0, limits=None, **{**settings, **here}))
    one, two = running
    try:
        for process in running:
            assert answer(process.url, "/ready")[0] == 200
        host = set_table(one.url, bots=("honest",) * 3)
        with Player(host) as here_me:
            assert isinstance(here_me.ask(Start()), Done)
            host = type(host)(two.url, host.table, host.seat, host.token, host.code)
            with Player(host) as there_me:
                assert isinstance(there_me.ask(Rename(name="Robin", language="en")), Done)
    finally:
        for process in running:
            process.stop()


def test_the_compose_file_knows_every_part_it_speaks_of() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(compose["services"]) == {"postgres", "one", "two", "caddy"}
    for service in ("one", "two"):
        assert f"{service}:8000" in caddyfile
        dockerfile = DEPLOY / compose["services"][service]["build"]["context"] / "Containerfile"
        assert dockerfile.is_file()
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings_of("one")["NOTTINGHAM_TRUSTED_PROXIES"] == subnet
    assert caddyfile.count("{") == caddyfile.count("}")


def test_the_unit_file_starts_the_server_and_waits_for_its_end() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "nottingham@.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    assert shlex.split(service["ExecStart"]) == ["/opt/nottingham/bin/nottingham", "serve"]
    assert int(service["TimeoutStopSec"]) > 15
    assert service["Restart"] == "on-failure"


def test_the_dashboard_asks_for_metrics_that_there_are(serve: Serve) -> None:
    server = serve(metrics_port=0)
    text = ask(server, "/metrics", None)[1]
    known = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"nottingham_\w+", target["expr"])
    }
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked} <= known
    assert known - {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked} == set()
