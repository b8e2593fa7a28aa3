"""The one list of verbs. A verb is a function, imported only when it is asked for or asked about."""

from typing import NamedTuple


class Verb(NamedTuple):
    """What ``nottingham --help`` says of a verb, and where it lives (``module:function``)."""

    name: str
    summary: str
    example: str
    target: str


VERBS = (
    Verb(
        "play",
        "Play in the browser, with bots and friends in the same network; or in the terminal.",
        "nottingham play --lan",
        "nottingham.cli.play:play",
    ),
    Verb(
        "serve",
        "Serve tables to browsers: to this machine, or to the world.",
        "nottingham serve --host 0.0.0.0 --port 8000",
        "nottingham.cli.serve:serve",
    ),
    Verb(
        "admin",
        "Look after a server: list, end and erase tables, ban addresses, read reports.",
        "nottingham admin list --database sqlite:///tables.db",
        "nottingham.cli.admin:admin",
    ),
    Verb(
        "dev",
        "Serve, and start again whenever a source file changes.",
        "nottingham dev --port 8000",
        "nottingham.cli.serve:dev",
    ),
    Verb(
        "simulate",
        "Let bots play whole games, and count the scores.",
        "nottingham simulate --games 200 --edition second --bots honest",
        "nottingham.cli.simulate:simulate_games",
    ),
    Verb(
        "tournament",
        "Let bots meet over the same deals from every seat, and report who did how well.",
        "nottingham tournament --bots steward,mixer,honest --html report.html",
        "nottingham.cli.tournament:tournament",
    ),
    Verb(
        "benchmark",
        "Measure language models by a fixed protocol, and report how they bluff.",
        "nottingham benchmark --models models.toml --deals 4 --dry-run",
        "nottingham.cli.benchmark:benchmark",
    ),
    Verb(
        "dataset",
        "Write games of bots as a data set in Parquet, with lies and deals labelled.",
        "nottingham dataset games --pieces 10 --games 1000",
        "nottingham.cli.dataset:dataset",
    ),
    Verb(
        "watch",
        "Watch bots play one game, told as a story.",
        "nottingham watch --language fr --pace slow",
        "nottingham.cli.watch:watch",
    ),
    Verb(
        "mcp",
        "Let an assistant that speaks the Model Context Protocol play.",
        "nottingham mcp --http --port 8765",
        "nottingham.cli.mcp:mcp",
    ),
    Verb(
        "rules",
        "Read the rules of the game, by number.",
        "nottingham rules B4",
        "nottingham.cli.rules:rules",
    ),
    Verb(
        "referee",
        "Play a record of a game, and judge every move.",
        "nottingham referee game.txt --seat Tuck",
        "nottingham.cli.referee:referee",
    ),
    Verb(
        "analyse",
        "Say where a recorded game was won and lost.",
        "nottingham analyse game.txt --language fr",
        "nottingham.cli.analyse:analyse",
    ),
    Verb(
        "puzzles",
        "Make puzzles from games of bots, such as whether to open a bag or to take the bribe.",
        "nottingham puzzles positions.json --seed 1 --each 2",
        "nottingham.cli.puzzles:puzzles",
    ),
    Verb(
        "train",
        "Train a player by self-play, from the last checkpoint on.",
        "nottingham train examples/training/toy.toml --minutes 5",
        "nottingham.cli.train:train",
    ),
)
