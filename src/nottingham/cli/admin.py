"""`nottingham admin`: what those who run a server can do to its database, while it runs or not."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.extras import need_server
from nottingham.cli.settings import server_settings

if TYPE_CHECKING:
    from nottingham.server.admin.database import Complaint

What = Literal["list", "end", "erase", "ban", "unban", "bans", "reports", "settle"]


def admin(what: What, target: str = "", /, *, database: str | None = None, days: int = 0) -> int:
    """Look after a server's tables.

    Parameters
    ----------
    what
        list the tables; end or erase one; erase a finished game; ban or unban an address or network, list the bans;
        read the reports, or settle one.
    target
        The name of a table or a game, an address or network, or the number of a report.
    database
        sqlite:///FILE or postgresql://USER@HOST/NAME; the file in your data folder if left out.
    days
        For a ban: how long; 0 is for ever.
    """
    need_server()
    from nottingham.server.admin.database import NotFound
    from nottingham.server.ops.fault_log import database_reason

    url = server_settings(database=database).database_url()
    if what in NEED_TARGET and not target:
        raise CliError(f"What is to be done to what? `nottingham admin {what}` needs one more word.", EXIT_USAGE)
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and not file.exists():  # to open it would make one
        raise CliError(f"There is no database {file}: no server has used it yet.")
    try:
        DOERS[what](url, target, days)
    except NotFound as error:
        raise CliError(f"There is no {error.args[0]!r} in this database.") from error
    except ValueError as error:
        raise CliError(f"That cannot be: {error}.", EXIT_USAGE) from error
    except Exception as error:
        if reason := database_reason(error):
            raise CliError(f"The database cannot be used: {reason}.") from error
        raise
    return 0


def _list(url: str, _target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    for table in on_database(url, lambda admin: admin.tables()):
        kind = "public" if table.is_public else "invited"
        print(f"{table.name}  {table.stage:<8}  {kind:<7}  {_date_of(table.touched)}")


def _end(url: str, target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    on_database(url, lambda admin: admin.end(target))
    print(f"Closed: {target}")


def _erase(url: str, target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    on_database(url, lambda admin: admin.erase(target))
    print(f"Erased: {target}")


def _ban(url: str, target: str, days: int) -> None:
    from nottingham.server.admin.database import on_database

    network = on_database(url, lambda admin: admin.ban(target, days))
    print(f"Banned: {network}")


def _unban(url: str, target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    on_database(url, lambda admin: admin.lift_ban(target))
    print(f"Let in again: {target}")


def _bans(url: str, _target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    for network in on_database(url, lambda admin: admin.bans()):
        print(network)


def _reports(url: str, _target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    for complaint in on_database(url, lambda admin: admin.reports()):
        print("\n".join(_complaint_lines(complaint)))


def _complaint_lines(complaint: "Complaint") -> list[str]:
    filed = complaint.filed
    about = f"seat {filed.seat} ({complaint.name})" if complaint.name else f"seat {filed.seat}"
    head = f"{filed.id}  {_date_of(filed.time)}  {filed.table}  {filed.why}: {about}, by seat {filed.reporter}"
    talk = [f"    > {line.name}: {line.text}" for line in complaint.talk]
    return [head, *([f"    {filed.text}"] if filed.text else []), *talk]


def _settle(url: str, target: str, _days: int) -> None:
    from nottingham.server.admin.database import on_database

    if not target.isdecimal():
        raise ValueError(f"a report is settled by its number, not by {target!r}")
    number = int(target)
    on_database(url, lambda admin: admin.settle(number))
    print(f"Settled: {number}")


def _date_of(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment // 1000, UTC):%Y-%m-%d %H:%M}"


NEED_TARGET = ("end", "erase", "ban", "unban", "settle")
DOERS: dict[What, Callable[[str, str, int], None]] = {
    "list": _list,
    "end": _end,
    "erase": _erase,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "reports": _reports,
    "settle": _settle,
}
