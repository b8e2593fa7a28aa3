"""The replay worth watching: talk at the stands, moments, whose eyes, links to moments, play, a picture to post."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from nottingham.server.client import Player, game_replay, set_table
from nottingham.server.protocol.news import Spoke
from nottingham.server.protocol.replays import Replay
from nottingham.server.protocol.requests import SayText, Start, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.story.highlights import Highlight
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.waiting import wait_until

SAVE_AT_ONCE = """async (make) => {
  make.click();
  for (let frame = 0; frame < 3600; frame++) {
    const save = document.querySelector("dialog[open] footer button");
    if (save) return save.click();
    await new Promise(requestAnimationFrame);
  }
  throw new Error("there is nothing to save it with");
}"""
WORDS = "Nothing but apples, on my word"
pytestmark = pytest.mark.xdist_group("replay")


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A game that is over, with a word said in it; the host's friends smuggle."""
    host = set_table(
        house.url, Settings(options=("short_game",)), name="Marian", bots=("liar", "bulk_smuggler", "tuck")
    )
    with Player(host) as player:
        player.ask(Start())
        player.ask(SayText(text=WORDS))
        player.ask(StepAway())
        player.wait_until(lambda: bool(player.info and player.info.last_game), timeout=60)
        assert player.info is not None
        return player.info.last_game


@pytest.fixture(scope="module")
def replay(house: House, game: str) -> Replay:
    return game_replay(house.url, game, "open")


def best(replay: Replay) -> Highlight:
    return next(one for one in replay.highlights if one.is_best)


def at(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"~{step}$"))


Open = Callable[..., Page]


@pytest.fixture
def watch(visit: Visit, game: str) -> Open:
    def open_replay(moment: str = "", **wishes: object) -> Page:
        page = visit(f"#/replay/{game}{moment}", **wishes).page
        expect(page.locator("footer .controls")).to_be_visible()
        return page

    return open_replay


def test_a_moment_is_chosen_told_pictured_and_seen_with_other_eyes(watch: Open, replay: Replay) -> None:
    page = watch()
    bluff = best(replay)
    page.get_by_role("tab", name="Moments").click()
    expect(page.locator(".list li")).to_have_count(len(replay.highlights))
    page.locator(".list button", has_text="The best bluff of the game").click()
    at(page, bluff.step)
    caption = page.locator(".captions .caption", has_text="The best bluff of the game")
    expect(caption.locator(".cards svg")).to_have_count(len(bluff.goods))

    with page.expect_download() as kept:
        caption.get_by_role("button", name="Make a picture of it").evaluate(SAVE_AT_ONCE)
    assert kept.value.path().stat().st_size > 100_000, "letters and art are in it, however soon it was saved"
    page.get_by_role("button", name="Close").click()

    other = next(seat for seat in range(4) if seat != bluff.seat)
    page.get_by_label("Through whose eyes").select_option(str(other))
    told = page.locator(".captions .caption", has_text="A lie slips through")
    expect(told).to_contain_text("something else")
    expect(told.locator(".cards")).to_have_count(0)
    expect(page.locator(".captions", has_text="best bluff")).to_have_count(0)


FILMED = """async () => {
  // What was saved, decoded by the browser itself: how long it lasts, and whether its pictures differ.
  const video = Object.assign(document.createElement("video"), { muted: true, src: URL.createObjectURL(window.saved) });
  const happens = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener("error", () => reject(new Error("no film")), { once: true });
  });
  await happens("loadeddata");
  const seek = async (at) => (video.currentTime = at, await happens("seeked"), video.currentTime);
  const seconds = await seek(1e6); // a film that was recorded has no length in its head
  const canvas = Object.assign(document.createElement("canvas"), { width: 120, height: 68 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const frames = [];
  for (const at of [0.1, 1, 2.2, 3.4, 4.6, seconds - 0.2]) {
    await seek(at);
    pen.drawImage(video, 0, 0, 120, 68);
    frames.push([...pen.getImageData(0, 0, 120, 68).data]);
  }
  const differing = (one, other) => one.filter((value, i) => Math.abs(value - other[i]) > 40).length;
  const first = new Uint8Array(await window.saved.slice(0, 4).arrayBuffer());
  return {
    kind: window.saved.type, head: [...first], seconds, size: [video.videoWidth, video.videoHeight],
    changes: frames.slice(1).map((frame, i) => differing(frame, frames[i])),
  };
}"""
KEEP_SAVED = """() => {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => ((window.saved ??= blob), make(blob));
}"""


def save_clip(page: Page) -> None:
    page.get_by_role("tab", name="Moments").click()
    page.locator(".list button", has_text="The best bluff of the game").click()
    page.get_by_role("button", name="Make a picture of it").click()
    page.get_by_role("button", name="As a clip").click()
    page.evaluate(KEEP_SAVED)
    with page.expect_download():
        page.locator("dialog [data-film]").click()


def test_the_best_bluff_is_a_film_of_five_to_eight_seconds(watch: Open) -> None:
    page = watch()
    save_clip(page)
    film = page.evaluate(FILMED)
    assert film["kind"] == "video/webm"
    assert film["head"] == [0x1A, 0x45, 0xDF, 0xA3]  # EBML
    assert 5 <= film["seconds"] <= 8
    assert film["size"] == [1200, 675]
    # A recorder films what the machine has time to draw: how many pictures it catches is not the page's affair.
    assert sum(change > 100 for change in film["changes"]) >= 3, film["changes"]


def test_without_a_recorder_the_clip_is_an_animated_picture(watch: Open) -> None:
    page = watch()
    page.evaluate("delete window.MediaRecorder")
    save_clip(page)
    size, chunks = page.evaluate("""async () => {
      const bytes = new Uint8Array(await window.saved.arrayBuffer());
      const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
      await decoder.tracks.ready;
      const frames = decoder.tracks.selectedTrack.frameCount;
      const seconds = (await decoder.decode({ frameIndex: frames - 1 })).image.timestamp / 1e6;
      return [bytes.length, [frames, seconds]];
    }""")
    assert size < 12_000_000
    assert chunks[0] == 53
    assert 5 <= chunks[1] <= 8


def test_what_was_said_is_heard_again_at_its_moment(watch: Open, replay: Replay) -> None:
    step = next(one for one in replay.steps if WORDS in [getattr(said, "text", "") for said in one.talk])
    page = watch(f"~open~{step.number}", size="phone")
    expect(page.locator('[data-seat="0"] .speech')).to_contain_text(WORDS)
    expect(page.locator(".chronicle")).to_contain_text(WORDS)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator('[data-seat="0"] .speech', has_text=WORDS)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_character_is_heard_in_its_own_words(watch: Open, replay: Replay) -> None:
    step = next(one for one in replay.steps if any(isinstance(said, Spoke) for said in one.talk))
    page = watch(f"~open~{step.number}")
    expect(page.locator(f'[data-seat="{step.talk[-1].seat}"] .speech')).to_have_text(re.compile(r"\w"))


def test_it_plays_by_itself_at_any_speed_and_obeys_the_keys(watch: Open, replay: Replay) -> None:
    page = watch("~table~3")
    at(page, 3)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(page, lambda: page.evaluate("() => Number(location.hash.split('~')[2]) >= 6"))
    page.get_by_role("button", name="Pause").click()
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("0")
    expect(page).to_have_url(re.compile("~open~"))
    page.keyboard.press("End")
    at(page, replay.total - 1)
    page.keyboard.press("ArrowUp")
    at(page, max(one.step for one in replay.highlights if one.step < replay.total - 1))
    page.keyboard.press("Home")
    page.get_by_role("button", name="To the next moment").click()
    at(page, replay.highlights[0].step)


def test_the_link_to_the_best_bluff_opens_there(watch: Open, replay: Replay) -> None:
    page = watch("~open~bluff")
    at(page, best(replay).step)
    expect(page.locator(".captions")).to_contain_text("The best bluff of the game")
