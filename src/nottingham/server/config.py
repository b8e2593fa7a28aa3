"""Configuration of a server: flags of `nottingham serve`, or the environment (NOTTINGHAM_HOST and so on)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Literal

import msgspec

from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.word_filter import WordFilter, read_word_list

PREFIX = "NOTTINGHAM_"
OTHERS = frozenset(f"{PREFIX}{name}" for name in ("DEBUG", "MODELS", "SHOTS", "SOAK_SCALE", "TEST_SEED"))
"""Variables of the project that are no settings of a server: of its command line, its tests and its tools."""
ADMIN_TOKEN_LEAST = 16
"""Letters: what opens the admin page is not to be guessed."""

DATABASES = ("sqlite:///", "postgresql://", "postgres://")
"""How the URL of a database begins."""


class Caps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one address, one seat or one table may use; 0 is no limit."""

    connections: int = 240
    """HTTP connections of one address at the same time: a browser opens six."""
    unfinished: int = 80
    """Those of them whose request is not complete yet."""
    sockets: int = 60
    """Connections of one address at the same time."""
    spectators: int = 50
    """Of one table."""
    spectators_of_address: int = 10
    """Those of them from one address."""
    work: Rate = Rate(30, 15_000)
    """Milliseconds of the event loop that one address uses at once, and in a minute; what comes beyond that waits."""
    pages: Rate = Rate(400, 9_000)
    """Requests of one address for anything at all; what comes beyond that waits, and after a while is refused."""
    tables: Rate = Rate(20, 1)
    """Tables set by one address."""
    cups: Rate = Rate(6, 0.05)
    """Cups founded by one address."""
    cup_home: int = 12
    """People of one address in one cup."""
    tries: Rate = Rate(12, 0.01)
    """Tries at the market of the day from one address, each with another key."""
    joins: Rate = Rate(30, 20)
    """Seats taken, and invitations tried, by one address: a code of 40 bits is not guessed at this speed."""
    requests: Rate = Rate(120, 240)
    """HTTP requests of one address."""
    messages: Rate = Rate(60, 600)
    """Messages of one connection."""
    acts: Rate = Rate(120, 300)
    """Everything that one seat asks and does; a person who clicks as fast as they can stays below."""
    talk: Rate = Rate(6, 30)
    """Phrases and lines of one seat."""
    proposals: Rate = Rate(12, 40)
    """Offers, demands and promises of one seat."""
    reports: Rate = Rate(3, 0.2)
    """Of one seat."""
    bot_seconds: Rate = Rate(30, 20)
    """Seconds of a processor that the bots of one table may think; then simpler ones answer for them."""
    models_at_once: int = 8
    """Questions to language models at the same time, of all tables; they are asked only where the operator has any."""
    stored_tables: int = 100_000
    """Tables in the database."""
    replays: Rate = Rate(60, 60)
    """Pages of a replay, stories and records, for one address."""
    analyses: Rate = Rate(10, 4)
    """Analyses of finished games that one address asks for; those that are there already are not counted."""
    hints: Rate = Rate(30, 20)
    """Hints that one address asks for."""
    message_bytes: int = 16 * 1024
    backlog_bytes: int = 1024 * 1024
    """What may wait to be read by a client before it is cut off."""


class Keeping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many days what nobody touches is kept; 0 is for ever."""

    waiting: int = 3
    """A table at which no game has begun, or that was closed."""
    playing: int = 90
    """A game that nobody goes on with."""
    finished: int = 14
    """A table whose game is over; the game itself stays."""
    games: int = 0
    """Finished games."""

    def days_of_stages(self) -> dict[str, int]:
        """How long a table of each stage is kept after it was last touched."""
        return {
            "waiting": self.waiting,
            "playing": self.playing,
            "finished": self.finished,
            "closed": self.waiting,
        }


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """sqlite:///FILE or postgresql://...; empty is a file in the user's data folder."""
    synchronous: Literal["NORMAL", "FULL", "EXTRA"] = "FULL"
    """SQLite only: NORMAL is faster, and a power cut may then cost the last moments."""
    public_url: str = ""
    """How the world reaches this server, when something stands in front of it."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names that browsers may use beside localhost, addresses and the public one."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded headers are believed."""
    bot_workers: int = 1
    pace: float = 1.0
    """A factor on the pauses of bots."""
    idle_seconds: float = 60.0
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where the metrics for Prometheus are; never on the public port. None is nowhere, 0 any that is free."""
    admin_token: str = ""
    """Opens the admin page on that private port; empty is no page."""
    address_secret: str = ""
    """With it addresses are hashed; empty is that of a file beside the database or in the data folder, made once."""
    push_key: str = ""
    """Signs web push, as 32 bytes in base64url; empty is that of a file beside the database or in the data folder."""
    words: str = ""
    """A file with words and phrases that nobody is to say or to be called; empty is none."""
    voice: str = ""
    """The model, by the operator's name for it, that lends the characters their words; empty is none."""
    log: Literal["text", "json"] = "json"
    is_dev: bool = False
    caps: Caps = Caps()
    keeping: Keeping = Keeping()

    def __post_init__(self) -> None:
        if 0 < len(self.admin_token) < ADMIN_TOKEN_LEAST:
            raise ValueError(f"an admin token has {ADMIN_TOKEN_LEAST} letters or more")
        if self.database and not self.database.startswith(DATABASES):
            raise ValueError("a database is named as sqlite:///FILE or postgresql://USER@HOST/NAME")
        if self.public_url and not self.public_url.startswith(("https://", "http://")):
            raise ValueError("a public URL begins with https:// or http://")
        self.word_filter()  # a list that cannot be read is found out before anything is opened

    def database_url(self) -> str:
        return self.database or f"sqlite:///{default_file()}"

    def word_filter(self) -> WordFilter:
        return read_word_list(Path(self.words)) if self.words else WordFilter()

    def secret_file(self) -> Path:
        """Not in the database, so that no backup of it has both."""
        return self._beside("secret", "address.secret")

    def push_key_file(self) -> Path:
        return self._beside("push-key", "push.key")

    def _beside(self, ending: str, name: str) -> Path:
        """A file beside the one of SQLite; with another database, in the user's data folder."""
        kind, _, file = self.database_url().partition(":///")
        return Path(f"{file}.{ending}") if kind == "sqlite" else default_file().with_name(name)


def default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "nottingham" / "tables.db"


def from_environment(environment: Mapping[str, str], **flags: object) -> Config:
    """What the environment says, except where a flag says otherwise (None is a flag not given).

    Raises msgspec.ValidationError where it says what cannot be, or what nobody knows.
    """
    known = {field.name for field in msgspec.structs.fields(Config)}
    said = {
        key.removeprefix(PREFIX).lower(): value
        for key, value in environment.items()
        if key.startswith(PREFIX) and key not in OTHERS
    }
    if strangers := sorted(said.keys() - known):
        raise msgspec.ValidationError(_unknown(strangers[0], known))
    chosen: dict[str, object] = {name: _plain(name, value) for name, value in said.items()}
    chosen |= {name: value for name, value in flags.items() if value is not None}
    return msgspec.convert(chosen, Config, strict=False)


def _unknown(name: str, known: set[str]) -> str:
    near = get_close_matches(name, known, n=1)
    meant = f"; did you mean {PREFIX}{near[0].upper()}?" if near else ""
    return f"{PREFIX}{name.upper()} in the environment is no setting{meant}"


def _plain(name: str, value: str) -> object:
    if name == "allowed_hosts":
        return [host.strip() for host in value.split(",") if host.strip()]
    return msgspec.json.decode(value) if name in ("caps", "keeping") else value
