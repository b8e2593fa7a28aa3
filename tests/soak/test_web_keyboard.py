"""A whole game in a real browser by keyboard alone; slow, because every key is pressed."""

from tests.web.conftest import Visit
from tests.web.driver import Driver, play
from tests.web.hands import Keys
from tests.web.house import House
from tests.web.test_games import LATE, compare

pytest_plugins = ["tests.web.conftest"]


def test_a_game_by_keyboard_alone(visit: Visit, house: House) -> None:
    visitor = visit()
    keys = Keys(visitor.page)
    keys.press(visitor.page.locator(".door.first button"))
    driver = Driver(visitor, 3, keys, eager=0.3)
    play([driver], 240)
    compare([driver], house, edition="first", options=(), races=LATE)
