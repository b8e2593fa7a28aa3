"""A wheel in a clean environment serves the game, and needs no Node for it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

from nottingham.client import Player, call, set_table
from nottingham.server.protocol.requests import Start
from tools import web

ROOT = Path(__file__).resolve().parents[2]


def test_a_wheel_serves_the_page_and_a_game_without_node(tmp_path: Path) -> None:
    web.build_if_stale()
    building = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(building, cwd=ROOT, check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    assert "nottingham/server/static/app/index.html" in ZipFile(wheel).namelist()
    venv.create(tmp_path / "clean", with_pip=True)
    bin_ = tmp_path / "clean/bin"
    subprocess.run([bin_ / "python", "-m", "pip", "install", "-qq", f"{wheel}[server]"], check=True)
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}} | {
        "PATH": str(bin_),
        "NOTTINGHAM_PACE": "0",
    }
    database = f"sqlite:///{tmp_path}/tables.db"
    serving = [str(bin_ / "nottingham"), "serve", "--port", "0", "--database", database]
    with subprocess.Popen(serving, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        try:
            status, page = call(url, "GET", "/")
            assert status == 200
            script = page.decode().split('src="')[1].split('"')[0]
            for path in (script, "/manifest.webmanifest", "/icon.svg"):
                assert call(url, "GET", f"/{path.lstrip('./')}")[0] == 200
            with Player(set_table(url, bots=("honest",) * 3)) as me:
                me.ask(Start())
                me.wait_until(lambda: me.update is not None and me.update.view is not None)
        finally:
            server.terminate()
