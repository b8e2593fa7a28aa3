"""`nottingham play`: a table in the browser, or a game against bots in the terminal, line by line."""

from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from nottingham.bots.bot import Room, SetPhrase
from nottingham.bots.simulate import Players
from nottingham.bots.talk.proposals import proposal_in
from nottingham.bots.talk.reading import read_remark
from nottingham.bots.voice.company import Company
from nottingham.bots.voice.lines import voice_of
from nottingham.bots.voice.phrases import PUZZLING
from nottingham.cli.browser import TableToSet, Way, play_in_browser
from nottingham.cli.forms import Desk
from nottingham.cli.models import invite_all_models, invite_models, reseated
from nottingham.cli.showing import shown
from nottingham.cli.tables import bots_for, house_goods, ruleset_for
from nottingham.cli.terminal import Left, Reader, Terminal, Whatever
from nottingham.cli.tongue import Language, language_for, usage
from nottingham.cli.watch import names_at_table
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import CHARACTERS
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.floor import Floor, Turn
from nottingham.rules.game import act, check, new_game, outcome
from nottingham.story.deputies import DeputyWords

YOU: Seat = 0
YOUR_NAME = "Robin"
STAND_IN = "random"
"""The bot that has your seat in the list of bots and is never asked."""
COMPANY = tuple(character for character in CHARACTERS if character not in ("prince_john", "richard"))
"""Good company for a first evening; Prince John and King Richard have to be asked."""
OPPONENTS = ("Guy", "Marion", "Tuck", "Alan", "David")
"""What bots are called that are no characters."""
OFFERS_PER_BAG = 12
"""People may talk for long; two bots that cannot agree may not talk for ever."""


def play(
    *,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    lan: Annotated[bool, Parameter(negative="")] = False,
    port: int | None = None,
    browser: bool = True,
    name: str = "",
    players: int = 4,
    edition: str = "first",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    bots: str | None = None,
    seat: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: int | None = None,
    house: Path | None = None,
    models: Path | None = None,
    language: Language = None,
) -> int:
    """Open a table in the browser: alone with bots, with friends in the same network, or in the terminal.

    In the browser everything from `name` on can be chosen there. What is said here already sets a table like that, and
    the browser opens at it.

    Parameters
    ----------
    terminal
        Play against bots in the terminal, line by line.
    lan
        Let phones and others in the same network play, and show them the way.
    port
        The port to listen on; 8000, or any that is free.
    browser
        Open a browser, if there is a display to open it on.
    name
        What the others call you; in the browser, the name it remembers.
    players
        Seats at the table, yours included.
    edition
        first or second.
    option
        An optional rule, such as royal_goods; may be repeated.
    bots
        One name for all opponents, or one for each with commas between them; if not said, some of the characters. The
        hardest is richard.
    seat
        Who sits in one seat, such as 2=steward or 3=llm:NAME (yours is 1); may be repeated.
    seed
        The same seed gives the same cards, in the terminal.
    house
        A file that describes house goods.
    models
        A file that says where language models answer.
    language
        What the terminal speaks, such as fr or pt-BR; yours if not said. The browser has a menu of its own for it.
    """
    tongue = language_for(language)
    if seed is not None and not terminal:
        raise usage(tongue, "terminal-seed-alone")
    way = Way(lan=lan, port=port, is_shown=browser, language=tongue)
    is_said = any((name, players != 4, edition != "first", option, bots, seat, house))
    if not (terminal or is_said):
        invite_all_models(models)
        return play_in_browser(way)
    ruleset = ruleset_for(edition, players, option or [], house, tongue)
    chance = Random().getrandbits(32) if seed is None else seed
    bots = bots or ",".join(Random(chance).sample(COMPANY, players - 1))
    seats = seat or []
    invite_models([*bots.split(","), *(words.partition("=")[2] for words in seats)], models)
    opponents = bots_for(",".join(reseated(bots_for(bots, players - 1, tongue), seats, tongue)), players - 1, tongue)
    if not terminal:
        invite_all_models(models)
        table = TableToSet(edition, players, tuple(option or ()), house_goods(house, tongue), opponents, name)
        return play_in_browser(way, table)
    Game(ruleset, name or YOUR_NAME, opponents, chance, input, tongue).play()
    return 0


class OfferInWords(Exception):
    """The person has made an offer in words, in place of an answer."""

    def __init__(self, offer: Propose) -> None:
        super().__init__(offer)
        self.offer = offer


class Game:
    """One table with one person."""

    def __init__(
        self, ruleset: Ruleset, name: str, opponents: tuple[str, ...], seed: int, read: Reader, language: str
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.names = names = (name, *_names_of(opponents, language))
        self.narrator = Narrator(language, names, ruleset)
        self.bots = Players(ruleset, (STAND_IN, *opponents), seed, Room(names, language))
        self.talk = Company(ruleset, (None, *opponents), seed)
        self.deputies = DeputyWords()
        self.terminal = Terminal(read, self.narrator)
        self.rng = Random(seed)

    def play(self) -> None:
        print(self.narrator.text("terminal-welcome", seed=str(self.seed)), end="\n\n")
        try:
            self._play()
        except Left:
            print()
            print(self.narrator.text("terminal-left"))

    def _play(self) -> None:
        step, floor = new_game(self.ruleset, self.seed), Floor.seeded(self.seed, OFFERS_PER_BAG)
        self._tell(step.events)
        while outcome(step.state) is None:
            turn, floor = floor.next(step.state)
            action = self._action(turn)
            if action is None:
                continue
            answer = act(step.state, turn.seat, action)
            assert not isinstance(answer, Refusal), (action, answer)
            step = answer
            self._tell(step.events)
        for score in sorted(outcome(step.state) or (), key=lambda score: score.place):
            print(self.narrator.score(score, YOU))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.bots.hear(events)
        for event in events:
            if self.deputies.is_news(event) and (line := self.narrator.event(event, YOU)):
                print(line)
            for saying in self.talk.hear(event):
                self._speak(saying.seat, self.narrator.saying(saying))

    def _speak(self, seat: Seat, words: str) -> None:
        print(" ", self.narrator.text("phrase-says", who=self.narrator.name(seat), words=words))

    def _action(self, turn: Turn) -> Action | None:
        if turn.seat != YOU or turn.action is not None:
            answer = self.bots.answer(turn)
            self._tell_note(turn)
            return answer
        print(f"\n{shown(turn.view, self.narrator)}")
        return self._ask_until_legal(turn)

    def _tell_note(self, turn: Turn) -> None:
        """What a bot said with its answer, and whether another had to answer for it."""
        note = self.bots.note(turn)
        if note is None or turn.seat is None:
            return
        if note.stand_in:
            name = self.narrator.name(turn.seat)
            print(self.narrator.text("terminal-stand-in", bot=note.stand_in, name=name, why=note.why))
        if note.said:
            self._speak(turn.seat, note.said)

    def _ask_until_legal(self, turn: Turn) -> Action | None:
        """Asks until the referee would say yes, or until an offer is made in words, whatever was asked."""
        desk = Desk(turn.view, self.narrator, self.terminal, self.rng)
        self.terminal.hear = lambda words: self._say(words, turn)
        try:
            while prompt := self._choose_prompt(turn, desk):
                action = desk.action(prompt)
                refusal = check(turn.view, action)
                if refusal is None:
                    return action
                self._object(refusal)
        except OfferInWords as said:
            return said.offer
        return None

    def _object(self, refusal: Refusal) -> None:
        why = self.narrator.refusal(refusal, YOU)
        print(self.narrator.text("terminal-by-rule", why=why, rule=refusal.rule))

    def _say(self, words: str, turn: Turn) -> None:
        """Words to the table: an offer where they are one, else the characters answer what they understand."""
        language = self.narrator.language
        if proposal := proposal_in(words, turn.view, self.names, language):
            if proposal.refusal is None:
                raise OfferInWords(proposal.offer)
            self._object(proposal.refusal)
            return
        remark = read_remark(words, self.names, language)
        phrase = SetPhrase(YOU, remark.code, remark.to) if remark else SetPhrase(YOU, PUZZLING)
        self.bots.overhear(phrase)
        for saying in self.talk.answer(phrase):
            self._speak(saying.seat, self.narrator.saying(saying))

    def _choose_prompt(self, turn: Turn, desk: Desk) -> Prompt | None:
        """One of the prompts by number; where there is no choice, none is asked."""
        if turn.must and len(turn.prompts) == 1:
            return turn.prompts[0]
        for number, prompt in enumerate(turn.prompts, 1):
            print(f"  {number}  {desk.label(prompt)}")
        while True:
            answer = self._menu_line()
            if self.terminal.command(answer) == "look":
                print(shown(turn.view, self.narrator))
            elif answer in ("", "0") and not turn.must:
                return None
            elif answer == "any":
                return self.rng.choice(turn.prompts)
            elif answer in map(str, range(1, len(turn.prompts) + 1)):
                return turn.prompts[int(answer) - 1]
            else:
                print(self.narrator.text("terminal-help-menu"))

    def _menu_line(self) -> str:
        try:
            return self.terminal.line(self.narrator.text("terminal-what-now"), self.narrator.text("terminal-help-menu"))
        except Whatever:
            return "any"


def _names_of(opponents: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Characters go by their own names, and other bots by such as are heard in Nottingham."""
    people = tuple(voice_of(bot) or OPPONENTS[place] for place, bot in enumerate(opponents))
    return names_at_table(people, Narrator(language, ()).character)
