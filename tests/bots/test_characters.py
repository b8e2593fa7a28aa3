from nottingham import compose
from nottingham.bots.characters import CHARACTERS
from nottingham.bots.populations import POPULATIONS
from tests.bots.recognition import recognised, samples_of


def test_characters_are_recognised_from_three_games() -> None:
    names, ruleset = POPULATIONS["characters"], compose("first", 4)
    training, held_out = (samples_of(ruleset, names, 32, seed) for seed in (1, 2))
    assert recognised(training, held_out) >= 0.7  # few games to learn from; the soak test asks for 80 %


def test_every_character_has_an_emblem_of_its_own() -> None:
    assert len(CHARACTERS) == 8
    assert len({character.emblem for character in CHARACTERS.values()}) == len(CHARACTERS)
