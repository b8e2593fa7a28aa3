"""`nottingham watch`: one game between bots, told as a story."""

import re
import time
from collections.abc import Callable, Iterable
from random import Random
from textwrap import wrap
from typing import Annotated, Literal

from cyclopts import Parameter

from nottingham.bots.characters import CHARACTERS
from nottingham.bots.simulate import play_game
from nottingham.bots.voice.company import Company
from nottingham.bots.voice.lines import voice_of
from nottingham.cli.scores import columns
from nottingham.cli.story import Paragraph, Story
from nottingham.cli.tables import bots_for, ruleset_for
from nottingham.cli.tongue import Language, language_for, usage
from nottingham.locales.narrator import Narrator
from nottingham.research.arena.words import capital
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat

Pace = Literal["slow", "normal", "fast", "none"]
SECONDS_PER_WORD: dict[Pace, float] = {"slow": 0.3, "normal": 0.12, "fast": 0.03, "none": 0.0}
"""A person reads about five words in a second, and wants to look at the table too."""
COLOURS = ("red", "green", "blue", "magenta", "yellow", "cyan")


def watch(
    *,
    bots: str | None = None,
    players: int = 4,
    edition: str = "first",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: int | None = None,
    language: Language = None,
    pace: Pace = "normal",
    seat: str | None = None,
    is_open: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> None:
    """Watch bots play one game, told as a story.

    Parameters
    ----------
    bots
        One name for all seats, or one for each seat with commas between them. If not said, a company of characters.
    players
        Seats at the table.
    edition
        first or second.
    option
        An optional rule, such as royal_goods; may be repeated.
    seed
        The same seed gives the same game.
    language
        The language of the story, such as fr or pt-BR; yours if not said.
    pace
        How fast the story is told.
    seat
        See the game as this seat does: its number, from 1, or its name. If not said, as a bystander does.
    is_open
        See everything: every hand, every bag, every secret.
    """
    tongue = language_for(language)
    ruleset = ruleset_for(edition, players, option or [], language=tongue)
    chance = Random().getrandbits(32) if seed is None else seed
    names = bots_for(bots or ",".join(Random(chance).sample(list(CHARACTERS), players)), players, tongue)
    people = names_at_table(tuple(voice_of(name) or name for name in names), Narrator(tongue, ()).character)
    if seat is not None and is_open:
        raise usage(tongue, "terminal-open-or-seat")
    viewer = None if seat is None else _seat_called(seat, people, tongue)
    narrator = Narrator(tongue, people, ruleset)
    stage = Stage(people, pace)
    stage.print(f"[dim]--seed {chance}[/]\n")
    company = Company(ruleset, tuple(map(voice_of, names)), chance)
    story = Story(narrator, viewer, is_open=is_open, talk=company.hear)
    result = play_game(ruleset, names, chance, watch=lambda step: stage.tell(story.tell(step)))
    stage.print_scores(narrator, result.scores)


def names_at_table(bots: tuple[str, ...], name: Callable[[str], str] = str) -> tuple[str, ...]:
    """What the seats are called: like their bots, with a number where there are several.

    >>> names_at_table(("honest", "random", "honest"))
    ('Honest 1', 'Random', 'Honest 2')
    """
    return tuple(
        f"{capital(name(bot))} {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else capital(name(bot))
        for seat, bot in enumerate(bots)
    )


def _seat_called(wanted: str, people: tuple[str, ...], language: str) -> Seat:
    for seat, name in enumerate(people):
        if wanted.lower() in {str(seat + 1), name.lower().replace("\u00a0", " ")}:
            return seat
    known = ", ".join(f"{seat} {name}" for seat, name in enumerate(people, 1))
    raise usage(language, "terminal-no-seat", word=wanted, known=known)


class Stage:
    """Where the story is told: a terminal, with a colour for each player."""

    def __init__(self, people: tuple[str, ...], pace: Pace, sleep: Callable[[float], None] = time.sleep) -> None:
        from rich.console import Console

        self._console = Console(highlight=False, soft_wrap=False)
        self._colours = dict(zip(people, COLOURS, strict=False))
        self._seconds_per_word = SECONDS_PER_WORD[pace]
        self._sleep = sleep

    def print(self, markup: str) -> None:
        self._console.print(markup)

    def tell(self, paragraphs: Iterable[Paragraph]) -> None:
        for paragraph in paragraphs:
            self._show(paragraph)
            if self._seconds_per_word:
                self._sleep(self._seconds_per_word * len(paragraph.text.split()))

    def _show(self, paragraph: Paragraph) -> None:
        """Lines are broken here and not by rich, which breaks them at no-break spaces too."""
        from rich.padding import Padding
        from rich.rule import Rule
        from rich.text import Text

        match paragraph.kind:
            case "round":
                self._console.print()
                self._console.print(Rule(Text(paragraph.text, style="bold"), style="dim"))
            case "phase":
                self._console.print()
                self._console.print(Text(paragraph.text, style="bold dim"))
            case "event" | "speech":
                indent = 6 if paragraph.kind == "speech" else 2
                lines = wrap(paragraph.text, self._console.width - indent, break_on_hyphens=False)
                text = Text("\n".join(lines), style="italic" if paragraph.kind == "speech" else "")
                for name, colour in self._colours.items():
                    text.highlight_regex(re.escape(name).replace(r"\ ", r"\s+"), f"bold {colour}")
                self._console.print(Padding(text, (0, 0, 0, indent), expand=False))

    def print_scores(self, narrator: Narrator, scores: Iterable[Score]) -> None:
        """Points by source, and below them who wears which crown."""
        from rich.table import Table
        from rich.text import Text

        ranked = sorted(scores, key=lambda score: (score.place, score.seat))
        told = {head: tell for head, tell in columns(narrator).items() if any(map(tell, ranked))}
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for head in told:
            table.add_column(head, justify="right", vertical="bottom")
        for score in ranked:
            name = narrator.name(score.seat)
            cells = (str(tell(score)) for tell in told.values())
            table.add_row(str(score.place), Text(name, style=f"bold {self._colours.get(name, '')}"), *cells)
        self._console.print()
        self._console.print(table)
        self._console.print()
        honours = ((score.seat, _honours(narrator, score)) for score in ranked)
        self.tell(Paragraph("event", narrator.labelled(narrator.name(seat), held)) for seat, held in honours if held)


def _honours(narrator: Narrator, score: Score) -> str:
    """Crowns and what options brought, by name."""
    crowns = [f"{narrator.crown_won(crown)} {crown.points}" for crown in score.crowns]
    extras = [f"{narrator.option(id)} {points}" for id, points in score.extras.items() if points]
    return ", ".join(crowns + extras)
