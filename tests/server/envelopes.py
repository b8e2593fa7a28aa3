"""Tables without a server: envelopes in, rows out, time told."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import prompts
from nottingham.server.protocol.requests import SetReady, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.commands import decide
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, AnyRequest, OpenTable, Play, Role, Row, Sender, Sit
from nottingham.server.table.state import Table


class PaperTable:
    """A table on paper: keeps its rows, and its clock moves when told."""

    def __init__(self, settings: Settings | None = None, bots: tuple[str, ...] = ()) -> None:
        self.table = Table()
        self.rows: list[Row] = []
        self.now = 1_000_000
        self.rng = Random(7)
        self.pace = BotPace(Random(7))
        self.absent = frozenset[Seat]()
        chosen = settings or Settings()
        self.do(
            Sender("server"),
            OpenTable(
                table="abcdefghijkm",
                code="ABCDEFGH",
                settings=chosen,
                bots=bots,
                name="Robin",
                language="en",
                token=secret(0),
            ),
        )

    def ask(
        self, sender: Sender, request: AnyRequest, *, id: str | None = None, at: str | None = None
    ) -> Row | Refusal:
        token = secret(sender.seat) if sender.role == "person" and sender.seat is not None else ""
        envelope = Envelope(sender=sender, id=id or f"id-{len(self.rows)}", request=request, at=at, token=token)
        envelope = replace(envelope, absent=self.absent)
        decided = decide(self.table, envelope, self.now, self.pace)
        return decided if isinstance(decided, Refusal) else decided.row

    def do(self, sender: Sender, request: AnyRequest, **more: str) -> Row:
        row = self.ask(sender, request, **more)
        assert isinstance(row, Row), row
        self.rows.append(row)
        self.table = self.table.after(row)
        return row

    def person(self, seat: Seat, request: AnyRequest, **more: str) -> Row:
        return self.do(Sender("person", seat), request, **more)

    def refused(self, seat: Seat, request: AnyRequest, **more: str) -> str:
        answer = self.ask(Sender("person", seat), request, **more)
        assert isinstance(answer, Refusal), answer
        return answer.code

    def fill(self) -> PaperTable:
        """People in every empty seat, all of them ready."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.is_free:
                self.do(SERVER, Sit(name=f"Guest {seat}", language="en", token=secret(seat), seat=seat))
                self.person(seat, SetReady(is_ready=True))
        return self

    def started(self) -> PaperTable:
        self.fill().person(0, Start())
        return self

    def move(self, *, only_musts: bool = True) -> Row:
        """Whoever is awaited first does something: what they must, or anything they may."""
        assert self.table.game is not None
        seat = self.table.game.state.public.phase.awaits()[0]
        view = self.table.game.view(seat)
        asked = [prompt for prompt in prompts(view) if prompt.must or not only_musts]
        role: Role = "bot" if self.table.chairs[seat].bot else "person"
        return self.do(Sender(role, seat), Play(action=self.rng.choice(asked).sample(view, self.rng)))


def secret(seat: Seat) -> str:
    return f"hash-of-seat-{seat}"
