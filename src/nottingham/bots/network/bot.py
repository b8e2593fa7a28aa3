"""A trained network as a bot: its weights where it knows the table and plays it well, another bot elsewhere."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nottingham.bots.bot import Bot, Note
from nottingham.record.codec import to_bytes
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import PledgePrompt

if TYPE_CHECKING:
    from nottingham.bots.network.player import NetworkPlayer, SeatMemory
    from nottingham.bots.network.policy import Network

RICHARD: Final = Path(__file__).with_name("richard.npz")
"""The weights that ship with the package: King Richard's."""
PREFIX: Final = "network:"
"""A name that begins so goes on with the path of a file of weights."""
UNKNOWN_TABLE: Final = "unknown_table"
WEAK_TABLE: Final = "weak_table"
TEMPERATURE: Final = 0.5
"""How freely it chooses among steps: 0 is always the likeliest."""


class TableKind(msgspec.Struct, frozen=True):
    """Tables with so many players and at least these options."""

    players: int
    options: tuple[str, ...]

    def fits(self, ruleset: Ruleset) -> bool:
        return ruleset.players == self.players and set(self.options) <= set(ruleset.options)


class Manner(msgspec.Struct, frozen=True):
    """How a network's weights are used, where that is not as they were trained."""

    deference: float = 0.0
    """Added to the trust in the counsel, in log odds."""
    weak_at: tuple[TableKind, ...] = ()
    """Tables at which its counsel is the better player, and plays for it."""


AS_TRAINED: Final = Manner()


class KnownTable(msgspec.Struct, frozen=True):
    """A table that the network knows, and what it remembers of it."""

    player: NetworkPlayer
    seat: Seat
    memory: SeatMemory


class StandInMemory(msgspec.Struct, frozen=True):
    """What another bot remembers of a table at which it plays for the network."""

    memory: Any
    why: str


NetworkMemory = KnownTable | StandInMemory


class NetworkBot(Bot[NetworkMemory]):
    """Plays what a network says. Weights are loaded, and NumPy imported, when it first sits down, not before."""

    def __init__(self, path: Path, stand_in: Bot[Any], stand_in_name: str, manner: Manner = AS_TRAINED) -> None:
        self.path, self.stand_in, self.stand_in_name, self.manner = path, stand_in, stand_in_name, manner
        self._players: dict[bytes, NetworkPlayer | None] = {}
        """A cache by the bytes of a ruleset; None where the network has never met its like."""

    @cached_property
    def network(self) -> Network:
        """The weights, read when they are first asked for; BadWeights if there are none."""
        from nottingham.bots.network.policy import load_network  # noqa: PLC0415 - who never meets one needs no NumPy

        return load_network(self.path)

    def parameters(self) -> object:
        return sha256(self.path.read_bytes()).hexdigest(), TEMPERATURE, self.manner

    def _player(self, ruleset: Ruleset) -> NetworkPlayer | None:
        from nottingham.bots.network.inputs import UnknownTable  # noqa: PLC0415 - as above
        from nottingham.bots.network.player import NetworkPlayer  # noqa: PLC0415 - as above

        key = to_bytes(ruleset)
        if key not in self._players:
            try:
                self._players[key] = NetworkPlayer(self.network, ruleset, deference=self.manner.deference)
            except UnknownTable:
                self._players[key] = None
        return self._players[key]

    def begin(self, ruleset: Ruleset, seat: Seat) -> NetworkMemory:
        if any(kind.fits(ruleset) for kind in self.manner.weak_at):
            return StandInMemory(self.stand_in.begin(ruleset, seat), WEAK_TABLE)
        player = self._player(ruleset)
        if player is None:
            return StandInMemory(self.stand_in.begin(ruleset, seat), UNKNOWN_TABLE)
        return KnownTable(player, seat, player.begin(seat))

    def remember(self, memory: NetworkMemory, event: Event) -> NetworkMemory:
        if isinstance(memory, StandInMemory):
            return StandInMemory(self.stand_in.remember(memory.memory, event), memory.why)
        return msgspec.structs.replace(memory, memory=memory.player.remember(memory.memory, event, memory.seat))

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: NetworkMemory, rng: Random) -> Action | None:
        if isinstance(memory, StandInMemory):
            return self.stand_in.choose(view, prompts, memory.memory, rng)
        of_weight = tuple(prompt for prompt in prompts if not isinstance(prompt, PledgePrompt))  # talk without a price
        return memory.player.choose(view, of_weight, memory.memory, rng, TEMPERATURE)

    def note(self, memory: NetworkMemory) -> Note | None:
        """Where another plays for the network it is said who, and why."""
        return Note(stand_in=self.stand_in_name, why=memory.why) if isinstance(memory, StandInMemory) else None
