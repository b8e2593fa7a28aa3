import { expect, test } from "vitest";
import type { CupStory } from "../protocol/protocol";
import { isMyTurnToPlay, percent, podium, signed } from "./cup";

const seat = (person: number | null) => ({ person, bot: "", points: null, share: null });
const story = (changes: Partial<CupStory>): CupStory => ({
  title: "Cup",
  code: "ABCDEFGHJKLMNP",
  stage: "playing",
  rules: { edition: "first", players: 3, rounds: 1, pace: "evening", is_short: false },
  bots: [],
  people: ["Ann", "Bob", "Cleo", "Dan"],
  rounds: [],
  standings: [],
  by_place: false,
  me: 0,
  is_founder: true,
  my_table: "abcdefghijkm",
  my_seat: 0,
  ...changes,
});

test("those who share a place stand on it together, and nobody on one that is not there", () => {
  const standings = [
    { person: 2, place: 1, share: 900, ahead: 5 },
    { person: 0, place: 2, share: 500, ahead: 0 },
    { person: 3, place: 2, share: 500, ahead: 0 },
    { person: 1, place: 4, share: 100, ahead: -5 },
  ];
  expect(podium(story({ stage: "finished", standings }))).toEqual([
    { place: 1, people: [2] },
    { place: 2, people: [0, 3] },
  ]);
  expect(podium(story({ standings }))).toEqual([]);
});

test("one goes to one's table until it is done", () => {
  const round = (isDone: boolean) => [
    { seats: [seat(1)], is_done: false, game: "" },
    { seats: [seat(0), seat(null)], is_done: isDone, game: "" },
  ];
  expect(isMyTurnToPlay(story({ rounds: [round(false)] }))).toBe(true);
  expect(isMyTurnToPlay(story({ rounds: [round(true)] }))).toBe(false);
  expect(isMyTurnToPlay(story({ rounds: [round(false)], me: null, my_table: "" }))).toBe(false);
});

test("shares and points as people write them", () => {
  expect(percent(667, "en")).toBe("66.7%");
  expect(percent(1000, "pl")).toBe("100%");
  expect([signed(12, "en"), signed(0, "en"), signed(-3, "en")]).toEqual(["+12", "0", "-3"]);
});
