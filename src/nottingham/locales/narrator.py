"""The narrator: everything a table has to say to a person, in that person's language.

narrator = Narrator("pl", ["Guy", "Marion", "Tuck"], ruleset)
narrator.event(event, viewer=0)      # a line of the chronicle, or None where there is no news
narrator.refusal(refusal, viewer=0)  # why not
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from nottingham.locales.chronicle import tell
from nottingham.locales.messages import Value
from nottingham.locales.saying import CHARACTERS, Saying, saying_id
from nottingham.locales.speaker import Speaker
from nottingham.rules.engine.families import Event, snake_case
from nottingham.rules.engine.fields import Form
from nottingham.rules.engine.refusals import InputError, Parameter, Refusal, told_plainly
from nottingham.rules.engine.scoring import Crown, Score
from nottingham.rules.engine.seats import Seat

SEAT_PARAMETERS = ("seat", "turn", "sheriff")
"""Parameters of refusals that name a seat."""


class Narrator(Speaker):
    """Tells what happens at one table, what is refused and how it ended."""

    def event(self, event: Event, viewer: Seat | None = None, *, sees_all: bool = False) -> str | None:
        """One line of the chronicle as the viewer (None: a spectator) may read it; None where there is no news.

        Only a referee's own report sees all.
        """
        return tell(self, event if sees_all else event.as_seen_by(viewer), viewer)

    def refusal(self, refusal: Refusal, viewer: Seat | None = None) -> str:
        """Why the viewer cannot do that: by a rule of the game, by the manners of a table, or by how it is set up."""
        code = _hyphens(refusal.code)
        ids = (f"refusal-{code}", f"table-{code}", f"ruleset-{code}")
        id = next(filter(self.has, ids), ids[0])
        return self._explain(id, refusal, self._readable(refusal.parameters, viewer))

    def input_error(self, error: InputError) -> str:
        """Why a file, or a wish for a table, cannot be used: with its own words, which are what must be put right."""
        return self._explain(f"{error.topic}-{_hyphens(error.code)}", error, error.parameters)

    def _explain(self, id: str, no: Refusal | InputError, values: Mapping[str, Value]) -> str:
        """A code nobody here knows, such as an extension's, is told as it is."""
        return self.text(id, **values) if self.has(id) else told_plainly(no.code, no.parameters)

    def _readable(self, parameters: dict[str, Parameter], viewer: Seat | None) -> dict[str, Value]:
        """Seats and goods by name, and goods with their number as one phrase."""
        values: dict[str, Value] = dict(parameters)
        seats = {name: seat for name in SEAT_PARAMETERS if isinstance(seat := parameters.get(name), int)}
        values |= self.people(viewer, **seats)
        good, count = parameters.get("good"), parameters.get("count")
        if isinstance(good, str):
            values["good"] = self.good_name(good)
            if isinstance(count, int):
                values["goods"] = self.good(good, count)
        if isinstance(phase := parameters.get("phase"), str):
            values["phase"] = self.phase(phase)
        return values

    # --- talk

    def saying(self, saying: Saying) -> str:
        """What a character says, without the name of who says it; empty for a character nobody here knows."""
        id = saying_id(saying)
        return self.text(id, **self._spoken_values(saying.parameters)) if self.has(id) else ""

    def _spoken_values(self, parameters: dict[str, Parameter]) -> dict[str, Value]:
        """People as others call them, goods, gold and small numbers in words, a crown by its title.

        What may begin a sentence has a form with a capital.
        """
        values: dict[str, Value] = dict(parameters)
        for role in ("to", "about"):
            if isinstance(seat := parameters.get(role), int):
                values[role] = self.called(seat)
        good, count = parameters.get("good"), parameters.get("count")
        if isinstance(good, str) and isinstance(count, int):
            values |= _with_capital("goods", self.good_said(good, count))
        if isinstance(gold := parameters.get("gold"), int):
            values |= _with_capital("gold", self.gold_said(gold)) | {"gold_object": self.gold_object(gold)}
        if isinstance(times := parameters.get("times"), int):
            values |= _with_capital("times", self.times_said(times))
        if isinstance(crown := parameters.get("crown"), str):
            values["crown"] = self.crown(crown, "king")
        if isinstance(met := parameters.get("met"), int):
            values["weekday"] = datetime.fromtimestamp(met / 1000).astimezone().isoweekday() if met else 0
        return values

    def phrase(self, code: str, to: Seat | None = None) -> str:
        """One of the phrases that people can say, to all or with somebody in mind; a code nobody knows as it is."""
        words = self._text_or_words(f"phrase-chat-{_hyphens(code)}", code)
        return words if to is None else self.text("phrase-chat-to", words=words, **self.people(None, to=to))

    def form(self, form: Form) -> str:
        """What a form is called: as its option says, or by the name of its action."""
        return self._text_or_words(f"form-{_hyphens(form.verb)}", form.verb)

    def field(self, form: Form, name: str) -> str:
        """What a field of a form is called."""
        return self._text_or_words(f"field-{_hyphens(form.verb)}-{_hyphens(name)}", name)

    def character(self, id: str) -> str:
        """The name of a character."""
        return self._text_or_words(f"character-{_hyphens(id)}-name", id)

    def called(self, seat: Seat) -> str:
        """How others call a seat to its face: a character by the short name, anybody else by name."""
        name = self.name(seat)
        short = (self.text(f"character-{_hyphens(id)}-call") for id in CHARACTERS if self.character(id) == name)
        return next(short, name)

    def character_explained(self, id: str) -> str:
        """What to expect of a character, in a sentence; empty for one that is not ours."""
        return self._text_or_words(f"character-{_hyphens(id)}-about", "")

    # --- names of things

    def phase(self, tag: str) -> str:
        """What a phase is called, by its tag ('inspecting')."""
        id = f"phrase-phase-{_hyphens(snake_case(tag))}"
        return self.text(id) if self.has(id) else _words(tag)

    def edition(self, id: str) -> str:
        return self._text_or_words(f"ruleset-edition-{_hyphens(id)}", id)

    def option(self, id: str) -> str:
        """What an option is called."""
        return self._text_or_words(f"option-{_hyphens(id)}", id)

    def option_explained(self, id: str) -> str:
        """What an option does, in a sentence; empty for one that is not ours."""
        return self._text_or_words(f"option-{_hyphens(id)}-explained", "")

    def pile_name(self, pile: str) -> str:
        """What a source of cards is called: the deck or a discard pile."""
        return self._text_or_words(f"phrase-pile-{_hyphens(pile)}", pile)

    def _text_or_words(self, id: str, otherwise: str) -> str:
        return self.text(id) if self.has(id) else _words(otherwise)

    # --- the reckoning

    def place(self, place: int) -> str:
        """'1st' to '6th'."""
        return self.text("score-place", place=place)

    def points(self, points: int) -> str:
        return self.text("score-points", count=points)

    def score_parts(self, score: Score) -> list[tuple[str, int]]:
        """Where the points come from: a label and a number each, crowns one by one."""
        goods = [
            (self.text(f"score-{part}"), getattr(score, part)) for part in ("gold", "legal", "contraband", "royal")
        ]
        crowns = [(self.crown_won(crown), crown.points) for crown in score.crowns]
        extras = [(self.option(id), points) for id, points in score.extras.items()]
        return [part for part in goods if part[1]] + crowns + extras

    def crown_won(self, crown: Crown) -> str:
        """A title, and with how many it is shared."""
        title = self.crown(crown.good, crown.title)
        return self.text("score-crown-shared", title=title, tied=crown.tied) if crown.tied > 1 else title

    def score(self, score: Score, viewer: Seat | None = None) -> str:
        """One player's result in a line."""
        parts = ", ".join(f"{label} {points}" for label, points in self.score_parts(score))
        people = self.people(viewer, who=score.seat)
        return self.text("score-line", place=self.place(score.place), points=score.total, parts=parts, **people)


def _with_capital(name: str, words: str) -> dict[str, Value]:
    """A variable, and the same for the beginning of a sentence."""
    return {name: words, f"{name}_begins": words[:1].upper() + words[1:]}


def _hyphens(id: str) -> str:
    return id.replace("_", "-")


def _words(id: str) -> str:
    return id.replace("_", " ")
