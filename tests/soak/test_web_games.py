"""The slowest games in a real browser: one by keyboard alone, and one for six."""

from tests.web.conftest import Visit
from tests.web.driver import Driver, play
from tests.web.hands import Keys
from tests.web.house import House
from tests.web.test_games import assert_nothing_secret, compare, invite

pytest_plugins = ["tests.web.conftest"]


def test_a_game_by_keyboard_alone(visit: Visit, house: House) -> None:
    visitor = visit()
    keys = Keys(visitor.page)
    keys.press(visitor.page.locator(".door.first button"))
    driver = Driver(visitor, 3, keys, eager=0.3)
    play([driver])
    compare([driver], house, edition="first", options=())


def test_two_people_and_four_bots_play_the_second_edition_with_black_market(visit: Visit, house: House) -> None:
    host = visit("#/set")
    host.page.locator(".choice", has_text="One pile").click()
    host.page.locator(".numbers label", has_text="6").click()
    host.page.locator(".choice", has_text="Black market").click()
    seats = host.page.locator(".seats select").all()
    for select, bot in zip(seats, ("", "tuck", "will", "guy", "much"), strict=True):
        select.select_option(bot)
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate([host, *invite(host, visit, 1)])]
    play(drivers)
    compare(drivers, house, edition="second", options=("black_market", "deputies"))
    assert_nothing_secret(drivers, house)
