"""What sentences make of a name: articles, prepositions and cases, for characters and for what people call themselves.

French says 'd'Alan' but 'du Prince Jean'. A message asks for a form by a suffix: wherever it is given `$owner`, it may
use `$owner_of` too. The forms of a character are attributes of the message with its name; those of anybody else are
attributes of `phrase-name`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from nottingham.locales.saying import CHARACTERS

if TYPE_CHECKING:
    from nottingham.locales.messages import Messages

PEOPLE = frozenset(
    {
        "about",
        "by",
        "giver",
        "merchant",
        "names",
        "owner",
        "proposer",
        "receiver",
        "seat",
        "sheriff",
        "to",
        "turn",
        "who",
    }
)
"""Variables that hold a name, or a list of names."""
FORMS = ("begins", "within", "of", "to", "vocative")
"""The first words of a sentence, later ones, whose something is, to whom something goes, and how one is called."""
SILENT_H = "ad[er]|ect|ele|elo|enri|era|erbe|ercu|ermin|ermio|erve|esp|eure|ila|ipp|ome|ono|ora|ort|ube|ug[uo]|yac"
"""How the names go on whose h French does not hear: Hélène, Henri, Hortense; not Hans or Harry."""
TWIN = re.compile(r"(?P<name>.+)(?P<numeral> (?:[1-6]|II|III|IV|V|VI))")
"""Two of a kind at one table are numbered."""


class NameForms:
    """The forms of names in one language, each worked out once."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._known: dict[str, str] = {}
        """The message that says a character's name, by the name."""
        self._forms: dict[str, dict[str, str]] = {}

    def forms(self, name: str) -> dict[str, str]:
        """Every form by its suffix.

        Also its `sound`, and whether it is `declined`: Polish has cases for characters, but none for what people type.
        """
        if name not in self._forms:
            self._forms[name] = self._forms_of(name)
        return self._forms[name]

    def _forms_of(self, name: str) -> dict[str, str]:
        twin = TWIN.fullmatch(name)
        bare, numeral = (twin["name"], twin["numeral"]) if twin and twin["name"] in self._characters() else (name, "")
        own = self._own_forms(bare)
        ear = sound(name)
        return {
            "sound": ear,
            "form": "declined" if own.get("to") else "plain",
            **{form: self._messages.attribute("phrase-name", form, name=name, sound=ear) or name for form in FORMS},
            "begins": self._with_article_in_front(name),
            **{form: text + numeral for form, text in own.items()},
        }

    def _own_forms(self, name: str) -> dict[str, str]:
        """Those of a character; none of anybody else."""
        id = self._characters().get(name)
        found = {form: self._messages.attribute(id, form) for form in FORMS} if id else {}
        return {form: text for form, text in found.items() if text}

    def _with_article_in_front(self, names: str) -> str:
        """A list that begins with a character's article, as the beginning of a sentence."""
        for own in map(self._own_forms, self._characters()):
            if "within" in own and names.startswith(own["within"]):
                return own["begins"] + names.removeprefix(own["within"])
        return names

    def _characters(self) -> dict[str, str]:
        if not self._known:
            ids = [f"character-{id.replace('_', '-')}-{part}" for id in CHARACTERS for part in ("call", "name")]
            self._known = {self._messages.format(id): id for id in ids}
        return self._known


def sound(text: str) -> str:
    """How a word begins to the ear: French says d'Alan and d'Hélène but de Guy, Spanish says Guy e Isabel.

    >>> sound("Alan"), sound("Guy"), sound("Isabel"), sound("Élise"), sound("Yves"), sound("Yann")
    ('vowel', 'consonant', 'i', 'vowel', 'i', 'consonant')
    >>> sound("Hélène"), sound("Hugo"), sound("Hans"), sound("Œdipe")
    ('vowel', 'vowel', 'consonant', 'vowel')
    """
    letters = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFD", text)).lower()
    if re.match(r"h?i(?!a|e|o)|y[^aeiou]", letters):
        return "i"
    return "vowel" if re.match(rf"[aeiouœæ]|h(?:{SILENT_H})", letters) else "consonant"
