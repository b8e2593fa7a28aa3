"""`nottingham serve`: tables for people and bots, on this machine or for the world; `dev` for those who work on it."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from nottingham.cli.extras import missing_page, need_server
from nottingham.cli.models import MODELS_VARIABLE, check_voice, invite_all_models
from nottingham.cli.settings import server_settings
from nottingham.cli.tables import admitted

if TYPE_CHECKING:  # each verb imports what it needs
    from starlette.applications import Starlette


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    trusted_proxies: Annotated[str | None, Parameter(name="--proxy")] = None,
    allowed_hosts: Annotated[list[str] | None, Parameter(name="--allow-host", negative="")] = None,
    metrics_host: str | None = None,
    metrics_port: int | None = None,
    words: str | None = None,
    log: Literal["text", "json"] | None = None,
    models: Path | None = None,
    voice: str | None = None,
    bots: str | None = None,
) -> int:
    """Serve tables until interrupted. Everything can also be set in the environment (NOTTINGHAM_PORT and so on).

    Parameters
    ----------
    host
        The address to listen on; only this machine unless you say otherwise (0.0.0.0 is everybody in the network).
    port
        The port to listen on; 0 takes any that is free.
    database
        sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if left out.
    public_url
        How the world reaches the server, when a reverse proxy or a tunnel stands in front of it.
    trusted_proxies
        Addresses of reverse proxies whose X-Forwarded headers are to be believed, with commas between them.
    allowed_hosts
        A host name that browsers may use beside localhost, addresses and the public one; can be given several times.
    metrics_host
        The address of the port for figures; only this machine unless you say otherwise.
    metrics_port
        Give figures for Prometheus at /metrics of this port, which is not the public one; nowhere if left out.
    words
        A file with words and phrases, one a line, that nobody is to say or to be called here; none if left out.
    log
        Lines of JSON on stderr, or of text for a person.
    models
        A file that says where language models answer; hosts of tables can then choose them by name.
    voice
        The model of that file that lends our characters their words; without it they speak their own.
    bots
        Bots from outside for hosts to choose, beside ours: package.module:Name, with commas between them.
    """
    need_server()
    if complaint := missing_page():
        print(complaint, file=sys.stderr)  # programs can still play
    from nottingham.server.run import serve as serve_tables

    config = server_settings(
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        allowed_hosts=allowed_hosts,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        words=words,
        voice=voice,
        log=log,
    )
    invite_all_models(models)
    check_voice(config.voice)
    if bots:
        admitted(bots)
    return serve_tables(config, lambda address: print(f"Nottingham is open: {address}", flush=True))


def dev(*, host: str | None = None, port: int | None = None, models: Path | None = None) -> None:
    """Serve, and start again whenever a source file changes.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    models
        A file that says where language models answer.
    """
    need_server()
    from nottingham.server.run import develop

    if models is not None:
        os.environ[MODELS_VARIABLE] = str(models.resolve())
    develop(server_settings(host=host, port=port), "nottingham.cli.serve:app_from_environment")


def app_from_environment() -> "Starlette":
    """What uvicorn starts anew whenever a source file changes."""
    from nottingham.server.app import create_app

    invite_all_models(None)
    config = server_settings()
    check_voice(config.voice)
    return create_app(config)
