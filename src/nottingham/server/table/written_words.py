"""Written words: what of a request people wrote themselves, and why a word list is against it. Pure."""

from __future__ import annotations

from nottingham.rules.engine.actions import Pledge, Propose
from nottingham.rules.engine.deals import Words
from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.protocol.requests import ChangeSettings, Rename, SayText
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import AnyRequest, OpenTable, Play, Sit
from nottingham.server.table.state import table_refuse


def objection_to_words(request: AnyRequest, words: WordFilter) -> Refusal | None:
    """Why this is neither stored nor told; None where nothing is on the list."""
    if not words:
        return None
    if any(words.finds(name) for name in _names_in(request)):
        return table_refuse("name_not_allowed")
    if any(words.finds(text) for text in texts_in(request)):
        return table_refuse("words_not_allowed")
    return None


def _names_in(request: AnyRequest) -> tuple[str, ...]:
    match request:
        case OpenTable(name=name) | Sit(name=name) | Rename(name=name):
            return (name,)
    return ()


def texts_in(request: AnyRequest) -> tuple[str, ...]:
    """Lines that the table is shown, as they were written."""
    match request:
        case SayText(text=text):
            return (text,)
        case Play(action=Pledge(words=text)):
            return (text,)
        case Play(action=Propose(clauses=clauses)):
            return tuple(clause.text for clause in clauses if isinstance(clause, Words))
        case OpenTable(settings=Settings(terms=terms)) | ChangeSettings(terms=terms):
            return tuple(word for one in terms for word in one.written_words())
    return ()
