"""Questions to a person at a keyboard, one line at a time."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from nottingham.cli.rules import as_text
from nottingham.locales.folding import folded
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.refusals import InputError
from nottingham.rules.law import rules

T = TypeVar("T")
Reader = Callable[[str], str]
"""Asks a question and gives back a line; raises EOFError when there are no more."""
Names = Mapping[str, Sequence[str]]
"""What people may call each good, by its id; first comes the name that is shown."""
COMMANDS = ("any", "quit", "look")
SPOKEN = ">"
"""What a line begins with that is said to the table, and is no answer: the question is asked again."""
MOST_WORDS = 4
"""In the name of one good."""


class Left(Exception):
    """The person has left the table."""


class Whatever(Exception):
    """The person does not mind: anything that is allowed will do."""


class Unclear(InputError):
    """An answer that cannot be understood."""

    topic = "terminal"


class Terminal:
    """Asks until the answer can be understood. A '?' tells what would be."""

    def __init__(self, read: Reader, narrator: Narrator) -> None:
        self._read = read
        self._narrator = narrator
        self.hear: Callable[[str], None] = lambda _words: None
        """Who listens to what is said to the table."""

    def line(self, question: str, advice: str = "") -> str:
        while True:
            try:
                answer = self._read(f"{question} ").strip()
            except EOFError as end:
                raise Left from end
            match self.command(answer):
                case "quit":
                    raise Left
                case "any":
                    raise Whatever
                case "?":
                    print(*filter(None, (advice, self._narrator.text("terminal-help"))))
                case asked if asked.startswith("?"):
                    self._print_rule(asked.removeprefix("?").strip())
                case _ if answer.startswith(SPOKEN):
                    self.hear(answer.removeprefix(SPOKEN).strip())
                case _:
                    return answer

    def command(self, answer: str) -> str:
        """What was typed, a command in English: people may type theirs in their own language."""
        typed = folded(answer)
        own = {folded(self._narrator.text(f"terminal-word-{word}")): word for word in COMMANDS}
        return own.get(typed, typed)

    def _print_rule(self, number: str) -> None:
        found = rules(self._narrator.language).get(number.upper())
        print(as_text(found) if found else self._narrator.text("terminal-no-rule", word=number))

    def understood(self, question: str, read: Callable[[str], T], advice: str) -> T:
        """Asks again until `read` makes sense of the answer."""
        while True:
            try:
                return read(self.line(question, advice))
            except Unclear as error:
                print(self._narrator.input_error(error))

    def choice(self, question: str, choices: Sequence[tuple[str, T]]) -> T:
        """One of several, by number."""
        for number, (label, _) in enumerate(choices, 1):
            print(f"  {number}  {label}")
        return choices[self.number(question, 1, len(choices)) - 1][1]

    def number(self, question: str, least: int, most: int) -> int:
        """A number within limits; an empty line is the least."""
        misread = Unclear("number_please", least=least, most=most)

        def read(answer: str) -> int:
            if answer and answer not in map(str, range(least, most + 1)):
                raise misread
            return int(answer or least)

        return self.understood(f"{question} [{least}-{most}]", read, self._narrator.input_error(misread))

    def goods(self, question: str, names: Names) -> Goods:
        """Goods as 'apple 2 silk'; an empty line is none."""
        shown = [forms[0] for forms in names.values()]
        advice = self._narrator.text(
            "terminal-help-goods", example=f"3 {shown[0]}, 2 {shown[-1]}", known=", ".join(shown)
        )
        return self.understood(question, lambda answer: parse_goods(answer, names), advice)


def parse_goods(text: str, names: Names) -> Goods:
    """Goods from words, with numbers before them.

    >>> parse_goods("apple 2 si", {"apple": ["Apple"], "silk": ["Silk"]})
    Goods(apple=1, silk=2)
    """
    counts: dict[str, int] = {}
    count, words = 1, text.replace(",", " ").split()
    while words:
        if words[0].isdecimal():
            count = int(words.pop(0)[:4])
            continue
        good, length = _first_good(words, names)
        counts[good] = counts.get(good, 0) + count
        count, words = 1, words[length:]
    return Goods(counts)


def _first_good(words: list[str], names: Names) -> tuple[str, int]:
    """The good that the first words name, as many of them as can be, and how many they are."""
    for length in range(min(MOST_WORDS, len(words)), 0, -1):
        found = _goods_named(" ".join(words[:length]), names)
        if len(found) == 1:
            return found[0], length
    if several := _goods_named(words[0], names):
        raise Unclear("several_goods", word=words[0], known=", ".join(names[good][0] for good in several))
    raise Unclear("no_such_good", word=words[0])


def _goods_named(words: str, names: Names) -> list[str]:
    """The goods with such a name; if there are none, those with a name that begins so."""
    wanted = folded(words)
    known = {good: [good, *map(folded, forms)] for good, forms in names.items()}
    exact = [good for good, forms in known.items() if wanted in forms]
    return exact or [good for good, forms in known.items() if any(form.startswith(wanted) for form in forms)]
