"""Questions to a person at a keyboard, one line at a time."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from nottingham.engine.goods import Goods

T = TypeVar("T")
Reader = Callable[[str], str]
"""Asks a question and gives back a line; raises EOFError when there are no more."""


class Left(Exception):
    """The person has left the table."""


class Whatever(Exception):
    """The person does not mind: anything that is allowed will do."""


class Terminal:
    """Asks until the answer can be understood. A '?' tells what would be."""

    def __init__(self, read: Reader) -> None:
        self._read = read

    def line(self, question: str, advice: str = "") -> str:
        while True:
            try:
                answer = self._read(f"{question} ").strip()
            except EOFError as end:
                raise Left from end
            match answer.lower():
                case "quit":
                    raise Left
                case "any":
                    raise Whatever
                case "?":
                    print(f"{advice} 'any' chooses for you, 'quit' leaves the table.".strip())
                case _:
                    return answer

    def understood(self, question: str, read: Callable[[str], T], advice: str) -> T:
        """Asks again until `read` makes sense of the answer."""
        while True:
            try:
                return read(self.line(question, advice))
            except ValueError as error:
                print(error)

    def choice(self, question: str, choices: Sequence[tuple[str, T]]) -> T:
        """One of several, by number."""
        for number, (label, _) in enumerate(choices, 1):
            print(f"  {number}  {label}")
        return choices[self.number(question, 1, len(choices)) - 1][1]

    def number(self, question: str, least: int, most: int) -> int:
        """A number within limits; an empty line is the least."""

        def read(answer: str) -> int:
            if answer and answer not in map(str, range(least, most + 1)):
                raise ValueError(f"A number from {least} to {most}, please.")
            return int(answer or least)

        return self.understood(f"{question} [{least}-{most}]", read, f"Type a number from {least} to {most}.")

    def goods(self, question: str, names: Mapping[str, str]) -> Goods:
        """Goods as 'apple 2 silk'; an empty line is none."""
        known = ", ".join(names.values())
        advice = f"Type goods, with numbers before them: 'apple 2 silk'. The beginning of a word will do: {known}."
        return self.understood(question, lambda answer: parse_goods(answer, names), advice)


def parse_goods(text: str, names: Mapping[str, str]) -> Goods:
    """Goods from words, with numbers before them; names are by id.

    >>> parse_goods("apple 2 si", {"apple": "Apple", "silk": "Silk"})
    Goods(apple=1, silk=2)
    """
    counts: dict[str, int] = {}
    count = 1
    for word in text.replace(",", " ").split():
        if word.isdecimal():
            count = int(word[:4])
            continue
        good = _good_called(word, names)
        counts[good] = counts.get(good, 0) + count
        count = 1
    return Goods(counts)


def _good_called(word: str, names: Mapping[str, str]) -> str:
    """The one good whose id or name begins like that."""
    wanted = word.lower()
    exact = [id for id, name in names.items() if wanted in (id, name.lower())]
    begun = [id for id, name in names.items() if id.startswith(wanted) or name.lower().startswith(wanted)]
    found = exact or begun
    if len(found) != 1:
        raise ValueError(f"{word!r} could be any of {', '.join(found)}." if found else f"There is no {word!r}.")
    return found[0]
