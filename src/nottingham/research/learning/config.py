"""Training configuration: a TOML file, every field with a name, unknown ones refused."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of table to learn at."""

    edition: str
    players: int
    options: tuple[str, ...] = ()
    share: int = 1
    """How many of the iterations, beside those of the other kinds."""

    @property
    def ruleset(self) -> Ruleset:
        return compose(self.edition, self.players, self.options)

    @property
    def name(self) -> str:
        return "-".join((self.edition, str(self.players), *self.options))


class ImitationConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bots to imitate before self-play begins, and how long."""

    bots: tuple[str, ...] = ("steward_hard",)
    """Line-ups are drawn from these."""
    games: int = 1000
    """Games to play at each kind of table, times its share."""
    seed: int = 1
    tables: int = 2
    """Only the first so many kinds of table are imitated; the others share what is learned there."""
    epochs: int = 4
    minibatch: int = 8192
    minibatches: int = 150
    """In one epoch."""
    learning_rate: float = 1e-3


class LineupConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the learner meets: the other seats are drawn from these."""

    bots: tuple[str, ...]
    share: int = 1
    """How many of the games, beside those of the other line-ups."""


class SparringConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Training against the bots themselves, who play on processor cores beside the accelerator."""

    tables_of: tuple[TableConfig, ...]
    lineups: tuple[LineupConfig, ...]
    trust: float = 3.0
    """How much likelier (in logits) the counsel's step is at first than it would be without."""
    mixed: float = 0.15
    """Share of games in which some of the other seats are the learner's too."""
    to_win: float = 0.8
    """Share of seats that play to win; the others have any aim."""
    games: int = 768
    """In one iteration."""
    games_at_a_time: int = 8
    """That a process plays before it hands them in."""
    iterations: int = 250
    seed: int = 1
    minibatch: int = 8192
    epochs: int = 3
    learning_rate: float = 3e-4
    learning_rate_end: float = 5e-5
    clip: float = 0.2
    decay: float = 0.95
    entropy: float = 0.003
    magnet: float = 0.003
    forecast: float = 0.05
    critic_first: int = 4
    checkpoint_every: int = 10
    keep_every: int = 50
    """After so many iterations a snapshot is kept."""


class TrainingConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a training run depends on, beside the machine."""

    tables_of: tuple[TableConfig, ...]
    seed: int = 0
    width: int = 512
    tables: int = 65536
    """Tables played at once."""
    steps: int = 32
    """Steps of each table in one iteration."""
    minibatch: int = 65536
    epochs: int = 2
    learning_rate: float = 5e-4
    learning_rate_end: float = 5e-5
    clip: float = 0.2
    decay: float = 0.95
    """Lambda of the advantage estimation; rewards are not discounted."""
    entropy: float = 0.02
    entropy_end: float = 0.003
    forecast: float = 0.25
    """How much the forecast counts beside the policy: both are told by the same hidden layers."""
    magnet: float = 0.0
    """How strongly the policy is held near a slower copy of itself (magnetic mirror descent); 0 leaves it free."""
    magnet_every: int = 0
    """After so many iterations the slower copy catches up; 0 leaves it where self-play began."""
    alone: float = 0.3
    """Share of tables where the learner sits alone among imitated bots."""
    mixed: float = 0.2
    """Share of tables where past selves sit at some seats; at all others the learner plays against itself."""
    sharpness: float = 1.0
    """How much surer of themselves the imitated bots are than their imitation: its logits are multiplied by this."""
    critic_first: int = 0
    """Iterations in which the policy waits for a critic who knows something."""
    pool: int = 8
    pool_every: int = 100
    """A past self is kept after so many iterations."""
    iterations: int = 1000
    """The length of the whole run: learning rate and entropy go down along it."""
    log_every: int = 20
    checkpoint_seconds: float = 60.0
    imitation: ImitationConfig | None = None
    sparring: SparringConfig | None = None
    """What comes after self-play."""

    @property
    def rulesets(self) -> tuple[Ruleset, ...]:
        return tuple(table.ruleset for table in self.tables_of)


class BadTrainingConfig(ValueError):
    """A configuration that cannot be used, with the reason."""


def read_config(path: Path) -> TrainingConfig:
    try:
        config = msgspec.toml.decode(path.read_bytes(), type=TrainingConfig)
    except OSError as error:
        raise BadTrainingConfig(f"cannot read {path}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadTrainingConfig(f"{path}: {error}") from None
    if not config.tables_of:
        raise BadTrainingConfig(f"{path}: tables_of names no table")
    if config.tables * config.steps % config.minibatch:
        raise BadTrainingConfig(f"{path}: minibatch must divide tables times steps")
    return config
