"""Every screen of the web client, brought about on a real server: for accessibility checks, measures and pictures."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from nottingham.record import codec
from nottingham.rules.engine.actions import Accept
from nottingham.rules.engine.families import Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.options.black_market.rule import ClaimPrompt
from nottingham.rules.options.deputies.rule import ProposeSplit, SplitPrompt
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, fetch, set_table, set_tablet, sit_down
from nottingham.server.config import Caps, Config
from nottingham.server.protocol.players import KeepTable, StandingTable
from nottingham.server.protocol.requests import SetReady, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.run import TableServer, uvicorn_config
from nottingham.server.table.tutorial import COMPANY, LESSON

NAMES = ("Robin", "Marian", "Tuck", "Will", "Guy", "Much")
SEED = 5
"""The same screens each time, so that a picture differs only where the page does."""
FREE = Rate(0, 0)
CAPS = Caps(
    connections=0,
    unfinished=0,
    sockets=0,
    work=FREE,
    pages=FREE,
    tables=FREE,
    joins=FREE,
    requests=FREE,
    messages=FREE,
    acts=FREE,
    talk=FREE,
    proposals=FREE,
    replays=FREE,
)
PLAIN = Settings()
GRAND = Settings(edition="second", players=6, options=("black_market", "royal_goods"))


GAMES_MOST = 40
"""Games that are played for a moment before it is given up."""
TABLET = Settings(has_tablet=True)
MARKET = Settings(edition="second", options=("black_market",))
CROWN = "header button:has([href='#i-crown']):visible, nav button:has([href='#i-crown']):visible"
"""Kings and Queens: in the masthead, or on a phone among the views."""
MORE = "header button:has([href='#i-more'])"
NEIGHBOUR = "button.name:visible"


class Screen(NamedTuple):
    """What to open, who looks at it, and what to press there."""

    name: str
    path: str
    place: Place | None = None
    press: tuple[str, ...] = ()
    ready: str = "h1"

    def memory(self) -> Mapping[str, str]:
        """What a browser must remember to sit there."""
        if self.place is None:
            return {}
        if self.place.token is None:  # a tablet in the middle, which has no seat
            tablet = {"table": self.place.table, "code": self.place.code}
            return {"nottingham.tablets": json.dumps([tablet])}
        seat = {"table": self.place.table, "seat": self.place.seat, "token": self.place.token}
        return {"nottingham.places": json.dumps([{**seat, "code": self.place.code, "since": 0}])}


@contextmanager
def serving() -> Iterator[str]:
    """A server on this machine that always deals the same, gone afterwards; its address."""
    with TemporaryDirectory(prefix="nottingham-") as folder:
        is_up, found = threading.Event(), list[str]()
        config = Config(port=0, database=f"sqlite:///{Path(folder)}/tables.db", bot_workers=0, pace=0.0, caps=CAPS)

        def announce(address: str) -> None:
            found.append(address)
            is_up.set()

        server = TableServer(uvicorn_config(config, Random(SEED)), announce)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
        thread.start()
        if not is_up.wait(20):
            raise RuntimeError("the server did not start")
        yield found[0]
        server.should_exit = True
        thread.join(20)


@contextmanager
def screens(server: str) -> Iterator[list[Screen]]:
    """All of them, with tables at the right point of a game; they stay as they are until the end."""
    with ExitStack() as stack:
        yield _screens(server, stack)


def _screens(server: str, stack: ExitStack) -> list[Screen]:
    def table(
        settings: Settings, until: Callable[[Player], bool], then: Callable[[list[Player]], None] | None = None
    ) -> Place:
        return played(server, settings, until, stack, then)

    waiting = set_table(server, PLAIN, name=NAMES[0], bots=("tuck",))
    gate = table(PLAIN, lambda me: can_offer(me) and bool(_offers(me)))
    sheriff = table(PLAIN, lambda me: _has(me, SettlePrompt) and bool(_offers(me)))
    packing = table(PLAIN, _asked_for("load_bag_prompt"))
    market = table(PLAIN, _asked_for("set_aside_prompt"))
    declaring = table(PLAIN, _asked_for("declare_prompt"))
    six = table(GRAND, lambda me: _has(me, SettlePrompt))
    six_packing = table(GRAND, _asked_for("load_bag_prompt", 3))
    claim = table(MARKET, can_claim)
    split = table(GRAND, has_loot)
    split_answer = table(GRAND, has_loot, propose_split)
    around = table(TABLET, lambda me: _has(me, SettlePrompt) and bool(_offers(me)))
    around_six = table(replace(GRAND, has_tablet=True), lambda me: _has(me, SettlePrompt) and bool(_offers(me)))
    around_room = set_tablet(server, TABLET, bots=("tuck",))
    end = table(PLAIN, lambda me: me.is_over)
    with Player(end) as me:
        me.wait_until(lambda: bool(me.info and me.info.last_game))
        game = me.info.last_game if me.info else ""
    standing = _make_standing(server, end)
    guided = _set_lesson(server)  # last: its bots pause by the chance that deals, whenever they come to think
    board = "[data-act], .table-page .call"
    return [
        Screen("home", ""),
        Screen("set", "#/set"),
        Screen("join", f"#/join/{waiting.code}"),
        Screen("wrong-code", "#/join/NOSUCHCODE"),
        Screen("move", f"#/move/{waiting.table}~anything"),
        Screen("mine", "#/mine", end, ready=".story"),
        Screen("standing", f"#/standing/{standing.code}", ready="tbody"),
        Screen("evening", f"#/evening/{standing.nights[0].table}~{standing.nights[0].key}", ready=".moments"),
        Screen("waiting", _at(waiting), waiting, ready=".invitation"),
        Screen("market", *_place_at_table(market), ready=board),
        Screen("guided", *_place_at_table(guided), ready="[data-hint]"),
        Screen(
            "packing",
            *_place_at_table(packing),
            (".in-hand .hand li:nth-child(1) button", ".in-hand .hand li:nth-child(3) button"),
            board,
        ),
        Screen("declaring", *_place_at_table(declaring), ready=board),
        Screen("gate", *_place_at_table(gate), ready=board),
        Screen("builder", *_place_at_table(gate), ('[data-act="counter"], [data-act="offer"]',), board),
        Screen("sheriff", *_place_at_table(sheriff), ready=board),
        Screen("six", *_place_at_table(six), ready=board),
        Screen("six-packing", *_place_at_table(six_packing), ready=board),
        Screen("claim", *_place_at_table(claim), ready=board),
        Screen("split", *_place_at_table(split), ready=board),
        Screen("split-answer", *_place_at_table(split_answer), ready=board),
        Screen("kings", *_place_at_table(sheriff), (CROWN,), board),
        Screen("piles", *_place_at_table(sheriff), (".deck",), board),
        Screen("seat", *_place_at_table(sheriff), (NEIGHBOUR,), board),
        Screen("pledge", *_place_at_table(sheriff), (NEIGHBOUR, "dialog[open] footer .plain"), board),
        Screen("more", *_place_at_table(sheriff), (MORE,), board),
        Screen("other-device", *_place_at_table(sheriff), (MORE, '[data-page="other-device"]'), board),
        Screen("leave", *_place_at_table(sheriff), (MORE, "dialog[open] .more > .quiet"), board),
        Screen("tablet", "#/tablet", ready="form"),
        Screen("tablet-room", *_in_the_middle(around_room), ready=".letters"),
        Screen("tablet-gate", *_in_the_middle(around), ready=".tablet-page .board"),
        Screen("tablet-six", *_in_the_middle(around_six), ready=".tablet-page .board"),
        Screen("tablet-settings", *_in_the_middle(around), (".tools button:has([href='#i-gear'])",), ".tablet-page"),
        Screen("hand", *_place_at_table(around), ready=board),
        Screen("reckoning", *_place_at_table(end), ready=".stories.is-out"),
        Screen("game", f"#/game/{game}", ready=".stories.is-out"),
        Screen("replay", f"#/replay/{game}", ready="footer .controls"),
        Screen("puzzles", "#/puzzles", ready=".question"),
        Screen("hotseat", "#/hotseat", ready="form"),
        Screen("today", "#/today", ready=".mine"),
        Screen("rules", "#/rules/first"),
        Screen("rules-second", "#/rules/second+black_market"),
        Screen("credits", "#/credits"),
    ]


def _at(place: Place) -> str:
    return f"#/table/{place.table}"


def _place_at_table(place: Place) -> tuple[str, Place]:
    return _at(place), place


def _in_the_middle(place: Place) -> tuple[str, Place]:
    """As a screen sees that table which has no seat there."""
    return f"#/board/{place.table}", Place(place.server, place.table, code=place.code)


def _has(me: Player, kind: type[Prompt]) -> bool:
    return any(isinstance(prompt, kind) for prompt in me.prompts)


def can_offer(me: Player) -> bool:
    """Whether a merchant has a bag to talk about."""
    return any(isinstance(prompt, BargainPrompt) and prompt.merchant == me.seat for prompt in me.prompts)


def _asked_for(tag: str, round_: int = 2) -> Callable[[Player], bool]:
    """Whether something must be answered, once the stands are no longer bare."""

    def is_asked(me: Player) -> bool:
        tags = {codec.to_plain(prompt)["prompt"] for prompt in me.prompts}
        return tag in tags and me.view.public.round >= round_

    return is_asked


def can_claim(me: Player) -> bool:
    return any(isinstance(prompt, ClaimPrompt) and prompt.goods for prompt in me.prompts)


def has_loot(me: Player) -> bool:
    """Whether there is something of every sort to share."""
    return any(isinstance(prompt, SplitPrompt) and prompt.gold > 1 and prompt.goods for prompt in me.prompts)


def propose_split(players: list[Player]) -> None:
    """The other deputy wants one gold and no goods."""
    other = next(player for player in players[1:] if _has(player, SplitPrompt))
    other.play(ProposeSplit(gold=1, goods=Goods()))
    players[0].wait_for(other.update.seq if other.update else 0)


def _offers(me: Player) -> tuple[object, ...]:
    offers: tuple[object, ...] = getattr(me.view.public.phase, "offers", ())
    return offers


def _make_standing(server: str, place: Place) -> StandingTable:
    """Make a table a standing one."""
    assert place.token is not None
    keep = KeepTable(player=new_token(), title="Thursdays at eight", table=place.table, token=place.token)
    return fetch(server, "POST", "/api/standing", StandingTable, keep)


def _set_lesson(server: str) -> Place:
    """A guided first game, at its first hint."""
    place = set_table(server, LESSON, name=NAMES[0], bots=COMPANY)
    with Player(place) as me:
        me.ask(Start())
    return place


def played(
    server: str,
    settings: Settings,
    until: Callable[[Player], bool],
    stack: ExitStack,
    then: Callable[[list[Player]], None] | None = None,
) -> Place:
    """A table of people, played by chance until the first of them sees what is wanted, and perhaps one thing more."""
    rng = Random(SEED)
    for _ in range(GAMES_MOST):
        players = _begun(server, settings, stack)
        if _play_until(players, until, rng):
            if then is not None:
                then(players)
            return players[0].place
    raise RuntimeError("no such moment came")


def _begun(server: str, settings: Settings, stack: ExitStack) -> list[Player]:
    host = set_table(server, settings, name=NAMES[0])
    others = [sit_down(server, host.table, name=name, code=host.code) for name in NAMES[1 : settings.players]]
    players = [stack.enter_context(Player(place)) for place in (host, *others)]
    for player in players[1:]:
        player.ask(SetReady(is_ready=True))
    players[0].ask(Start())
    return players


def _play_until(players: list[Player], until: Callable[[Player], bool], rng: Random) -> bool:
    """Whether the moment came before the game was over."""
    while True:
        newest = max(player.update.seq for player in players if player.update)
        for player in players:
            player.wait_for(newest)
        if until(players[0]):
            return True
        if players[0].is_over:
            return False
        _move(players, rng)


def _move(players: list[Player], rng: Random) -> None:
    """An offer now and then, a yes to one, else whatever somebody must do."""
    asked = [(player, prompt) for player in players for prompt in player.prompts if isinstance(prompt, AnswerPrompt)]
    answers = [(player, prompt) for player, prompt in asked if prompt.may_accept]
    if answers and rng.random() < 0.5:
        player, answer = rng.choice(answers)
        player.play(Accept(offer=answer.offer))
        return
    talkers = [player for player in players if _has(player, BargainPrompt)]
    if talkers and rng.random() < 0.4:
        player = rng.choice(talkers)
        prompt = rng.choice([one for one in player.prompts if isinstance(one, BargainPrompt)])
        player.play(prompt.sample(player.view, rng))
        return
    player = rng.choice([player for player in players if player.must_act])
    player.play(player.sample(rng))
