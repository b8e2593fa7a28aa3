"""The container image of a release, by an engine that only pretends: what it is asked, what is said without one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tools.container import ENGINES, ImageFault, check_image

PRETENDER = """#!/bin/sh
echo "$@" >> {asked}
case "$1" in
    info) exit {info} ;;
    build) exit {build} ;;
    run) echo container-1 ;;
    port) echo 127.0.0.1:{port} ;;
    logs) echo "it fell over" ;;
esac
"""


@pytest.fixture
def port() -> Iterator[int]:
    """Of a server that is ready."""

    class Ready(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/ready" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = HTTPServer(("127.0.0.1", 0), Ready)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


class Engine:
    """A podman that writes down what it is asked."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")

    def pretend(self, port: int, *, info: int = 0, build: int = 0) -> None:
        program = self._folder / "podman"
        program.write_text(PRETENDER.format(asked=self._folder / "asked", port=port, info=info, build=build), "utf-8")
        program.chmod(0o755)

    def asked(self) -> list[str]:
        return [line.split()[0] for line in (self._folder / "asked").read_text("utf-8").splitlines()]


@pytest.fixture
def podman(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.setattr("tools.container.ENGINES", ENGINES[:1])  # what else is installed here is not asked
    return Engine(tmp_path, monkeypatch)


def test_an_image_is_built_started_asked_and_taken_away(podman: Engine, port: int) -> None:
    podman.pretend(port)
    assert check_image() == "built and started by podman: nottingham-release"
    assert podman.asked() == ["info", "build", "run", "port", "rm"]


def test_where_no_engine_answers_it_says_so_plainly(podman: Engine) -> None:
    assert check_image().startswith("NOT BUILT: neither podman nor docker")
    podman.pretend(0, info=125)
    assert check_image().startswith("NOT BUILT: neither podman nor docker")
    assert podman.asked() == ["info"]


def test_an_image_that_cannot_be_built_or_does_not_start_stops_the_release(podman: Engine) -> None:
    podman.pretend(9, build=1)
    with pytest.raises(ImageFault, match="podman build failed"):
        check_image()
    podman.pretend(9)  # nobody listens there
    with pytest.raises(ImageFault, match="not ready within 0 seconds\nit fell over"):
        check_image(within=0.1)
    assert podman.asked()[-1] == "rm"
