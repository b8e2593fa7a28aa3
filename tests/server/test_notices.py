"""At the door: a person who is turned away reads why, a program is told a code."""

import http.client
import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from nottingham.server.transport.error_pages import font_faces, policy
from tests.server.conftest import Serve
from tests.server.test_keeping import admin
from tests.waiting import PATIENCE, until

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
TITLES = {
    "en-GB": "The gate does not know that name",
    "fr-CA,en;q=0.5": "La porte ne connaît pas ce nom",
    "es": "La puerta no conoce ese nombre",
    "de;q=0.9,pt-PT;q=0.8": "O portão não conhece esse nome",
    "pl": "Brama nie zna tej nazwy",
    "tlh": "The gate does not know that name",
}
STRANGE = ['"><script>alert(1)</script>', "<b>.example", "a b.example", "[", "x" * 400]


class Answer:
    """What came back for a GET with a Host of one's own choosing."""

    def __init__(self, url: str, path: str, host: str, **headers: str) -> None:
        address = urlsplit(url)
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=PATIENCE)
        connection.putrequest("GET", path, skip_host=True)
        for name, value in {"host": host, **headers}.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        self.status = answer.status
        self.text = answer.read().decode()
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        connection.close()


@pytest.mark.parametrize("wish", TITLES)
def test_a_person_at_an_unknown_name_reads_why_in_the_browsers_language(shared: str, wish: str) -> None:
    answer = Answer(shared, "/", "play.example:8000", accept=BROWSER, accept_language=wish)
    assert answer.status == 403
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f"<h1>{TITLES[wish]}</h1>" in answer.text
    assert "<code>--allow-host play.example</code>" in answer.text
    assert "<code>NOTTINGHAM_ALLOWED_HOSTS</code>" in answer.text


@pytest.mark.parametrize("accept", ["application/json", "*/*", ""])
def test_a_program_at_an_unknown_name_is_told_a_code(shared: str, accept: str) -> None:
    answer = Answer(shared, "/", "play.example", accept=accept)
    assert answer.status == 403
    assert json.loads(answer.text) == {"code": "unknown_host", "parameters": {}}
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_that_is_none_is_never_shown(shared: str, name: str) -> None:
    answer = Answer(shared, "/", name, accept=BROWSER)
    assert answer.status in (400, 403)
    assert name not in answer.text
    assert "<script" not in answer.text


def test_a_notice_may_have_its_own_style_and_nothing_else(shared: str) -> None:
    answer = Answer(shared, "/", "play.example", accept=BROWSER)
    (style,) = re.findall("<style>(.*?)</style>", answer.text, re.DOTALL)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert b64encode(sha256(style.encode()).digest()).decode() in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"  # once it is put right, the page must come


@pytest.mark.parametrize(("language", "title"), [("en", "You are not let in here"), ("pl", "Nie masz tu wstępu")])
def test_a_banned_person_reads_so_and_a_program_is_told_a_code(
    serve: Serve, tmp_path: Path, language: str, title: str
) -> None:
    server = serve()
    host = urlsplit(server.url).netloc
    admin(tmp_path, "ban", "127.0.0.1")
    until(lambda: Answer(server.url, "/api/tables", host).status == 403, "the ban")
    answer = Answer(server.url, "/", host, accept=BROWSER, accept_language=language)
    assert answer.status == 403
    assert f"<h1>{title}</h1>" in answer.text
    assert "nottingham admin unban" in answer.text
    assert json.loads(Answer(server.url, "/", host).text)["code"] == "banned"


def test_who_took_a_wrong_turn_is_shown_the_way_to_the_gate(shared: str) -> None:
    host = urlsplit(shared).netloc
    answer = Answer(shared, "/nowhere", host, accept=BROWSER, accept_language="es")
    assert answer.status == 404
    assert "<h1>Aquí no hay nada</h1>" in answer.text
    assert '<a href="/">A la puerta de la ciudad</a>' in answer.text
    assert "sha256" in answer.headers["content-security-policy"]
    assert json.loads(Answer(shared, "/nowhere", host).text)["code"] == "not_found"


def test_a_wrong_turn_is_set_in_the_letters_of_the_house(tmp_path: Path) -> None:
    files = ("alegreya-latin-400-normal-Ab12.woff2", "grenze-gotisch-latin-ext-800-normal-Cd34.woff2")
    assert font_faces(tmp_path / "not-built") == ""
    for name in (*files, "alegreya-latin-400-italic-Ef56.woff2"):
        (tmp_path / "app/assets").mkdir(parents=True, exist_ok=True)
        (tmp_path / "app/assets" / name).touch()
    faces = font_faces(tmp_path / "app")
    assert re.findall(r"/assets/([^\"]+)", faces) == list(files)
    assert "font-src 'self'" in policy(faces)
    assert "font-src" not in policy("")
