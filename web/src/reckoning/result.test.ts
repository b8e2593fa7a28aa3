import { describe, expect, it } from "vitest";
import type { Good, Ruleset, Score } from "../protocol/protocol";
import { tongue } from "../i18n/tongue.svelte";
import { momentIn, argumentOf } from "../replay/reel.svelte";
import { byPlace, calledBy, crownRows, margin, pointsFrom, sourcesOf, worthOf } from "./result";

const score = (seat: number, place: number, total: number, more: Partial<Score> = {}): Score => ({
  seat,
  place,
  total,
  gold: 40,
  legal: 10,
  contraband: 0,
  royal: 0,
  crowns: [],
  extras: {},
  legal_cards: 3,
  contraband_cards: 0,
  ...more,
});
const good = (id: string, king: number, cards = 10): Good => ({
  id,
  kind: "legal",
  value: 2,
  penalty: 2,
  cards,
  crown: id,
  crown_count: 1,
  king,
  queen: 5,
  names: {},
});
const ruleset = { catalogue: [good("apple", 20), good("bread", 15, 0), good("salt", 0)] } as unknown as Ruleset;
const king = { good: "apple", title: "king", count: 4, points: 15, tied: 2 } as const;

describe("the reckoning", () => {
  const scores = [
    score(0, 2, 100, { extras: { black_market: 30 } }),
    score(1, 1, 104, { crowns: [king] }),
    score(2, 3, 80),
  ];

  it("counts points by where they come from", () => {
    expect(pointsFrom(scores[0]!, "extras")).toBe(30);
    expect(pointsFrom(scores[1]!, "crowns")).toBe(15);
    expect(sourcesOf(scores)).toEqual(["gold", "legal", "crowns", "extras"]);
  });

  it("orders by place and tells how close it was", () => {
    expect(byPlace(scores).map((one) => one.seat)).toEqual([1, 0, 2]);
    expect(margin(scores, [1])).toEqual({ points: 4, second: 0 });
    expect(margin([score(0, 1, 9), score(1, 1, 9)], [0, 1])).toEqual({ points: 0, second: null });
  });

  it("names who is crowned for goods that are in play", () => {
    const rows = crownRows(ruleset, scores);
    expect(rows.map((row) => row.good)).toEqual(["apple"]);
    expect(rows[0]!.king.map((crown) => crown.seat)).toEqual([1]);
  });

  it("knows what goods are worth", () => expect(worthOf({ apple: 3 }, ruleset)).toBe(6));
});

describe("a moment of a replay", () => {
  it("stands in the address", () => {
    expect(momentIn("abc~2~17")).toEqual({ game: "abc", eyes: "2", step: 17 });
    expect(momentIn("abc")).toEqual({ game: "abc", eyes: "open", step: 0 });
    expect(momentIn("abc~<script>~x")).toEqual({ game: "abc", eyes: "open", step: 0 });
    expect(argumentOf({ game: "abc", eyes: "table", step: 3 })).toBe("abc~table~3");
  });
});

it("the reader is marked among the names, and nobody for who only watched", async () => {
  await tongue.choose("en");
  const names = ["Ellen", "Will"];
  expect([0, 1].map((seat) => calledBy({ names, me: 0 }, seat))).toEqual(["Ellen (you)", "Will"]);
  expect(calledBy({ names, me: null }, 0)).toBe("Ellen");
});
