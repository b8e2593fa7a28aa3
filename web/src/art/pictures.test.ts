// Pictures to post, painted on a sheet that remembers: which words stand where, in which letters, and which drawings.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import type { Highlight, Score } from "../protocol/protocol";
import { bluffClip } from "../replay/bluffClip";
import { paintBluff } from "../replay/bluffPicture";
import { paint } from "../reckoning/picture";
import { RULESET } from "../table/state/sample";
import { RED } from "./canvas";
import { crestOf } from "./crests.svelte";

interface Written {
  readonly text: string;
  readonly font: string;
  readonly align: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}
let written: Written[];
let drawn: { id: string; x: number }[];
let bars: { x: number; width: number }[];
let letters: string[][];

/** Ten points wide for each letter of any size, so that long words are made smaller. */
function sheet(): HTMLCanvasElement {
  const pen = {
    font: "",
    textAlign: "",
    fillStyle: "",
    measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(pen.font)![1])) / 2 }),
    fillText: (text: string, x: number, y: number) =>
      written.push({ text, font: pen.font, align: pen.textAlign, colour: pen.fillStyle, x, y }),
    drawImage: (image: { id: string }, x: number) => drawn.push({ id: image.id, x }),
    strokeRect: (x: number, _: number, width: number) => bars.push({ x, width }),
    createPattern: () => null,
  };
  const nothing = (): void => undefined;
  const context = new Proxy(pen, { get: (target, name) => target[name as keyof typeof target] ?? nothing });
  const canvas = document.createElement("canvas");
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  return document.body.appendChild(canvas);
}

beforeEach(async () => {
  await tongue.choose("en");
  [written, drawn, bars, letters] = [[], [], [], []];
  const ids = [...[0, 1, 2, 3].map((seat) => `emblem-${crestOf(seat)}`), "crown-king", "bag-wide-back", "card-coin"];
  document.body.innerHTML = `<svg>${ids.map((id) => `<symbol id="${id}"><path class="${id}"/></symbol>`).join("")}</svg>`;
  class Picture {
    id = "";
    set src(text: string) {
      this.id = /class="([\w-]+)"/.exec(decodeURIComponent(text))![1]!;
    }
    decode = (): Promise<void> => Promise.resolve();
  }
  vi.stubGlobal("Image", Picture);
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = (): null => null;
    },
  );
  Object.defineProperty(document, "fonts", {
    value: { load: (...wanted: string[]) => (letters.push(wanted), Promise.resolve([])) },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
  document.body.innerHTML = "";
});
const line = (start: string): Written => written.find((one) => one.text.startsWith(start))!;

const BLUFF: Highlight = {
  ...{ step: 1, kind: "lie_passed", seat: 2, to: 3, good: "apple", count: 3, worth: 17, price: 6, is_best: true },
  goods: { apple: 1, silk: 2 },
};
const narratorHere = (): Narrator => new Narrator(tongue.messages, ["Marian", "Will", "Tuck", "Guy"], RULESET);

it("a bluff: who said what, what was in the bag, and what it was worth", async () => {
  await paintBluff(sheet(), BLUFF, narratorHere(), RULESET);
  expect(letters[0]![0]).toMatch(/^800 40px .*Nottingham Figures/);
  expect(line("Tuck")).toMatchObject({ align: "left", x: 84 });
  expect(line("Tuck").font).toContain("800 40px");
  expect(written.some(({ text }) => text.includes("3\u00a0apples, Sheriff"))).toBe(true);
  expect(line("Smuggled past the gate: 17")).toMatchObject({ colour: RED, align: "center", x: 600 });
  expect(line("Smuggled").font).toMatch(/^800 34px .*Nottingham Figures/);
  expect(written.filter(({ text }) => text === "Silk")).toHaveLength(2);
  expect(written.filter(({ text }) => text === "8")).toHaveLength(2);
  expect(drawn.map(({ id }) => id).filter((id) => id.startsWith("emblem"))).toEqual([
    `emblem-${crestOf(2)}`,
    `emblem-${crestOf(2)}`,
  ]);
});

it("a bluff that moves: the tale, then its price, then what was in the bag and its worth", async () => {
  const { seconds, paint: frame } = await bluffClip(sheet(), BLUFF, narratorHere(), RULESET);
  expect(seconds).toBeGreaterThan(5);
  frame(2.9);
  expect(line("Tuck").x).toBeLessThan(line("Guy").x);
  expect(line("6\u00a0gold")).toMatchObject({ align: "center", x: 600, colour: RED });
  expect(line("6\u00a0gold").font).toMatch(/^800 64px .*Nottingham Figures/);
  expect(written.some(({ text }) => text.includes("3\u00a0apples"))).toBe(true);
  expect(written.some(({ text }) => text === "Silk")).toBe(false);
  written = [];
  frame(seconds);
  expect(written.filter(({ text }) => text === "Silk")).toHaveLength(2);
  expect(line("Smuggled past the gate: 17")).toBeDefined();
});

const score = (seat: number, place: number, gold: number, legal: number): Score => ({
  ...{ seat, place, gold, legal, total: gold + legal, contraband: 0, royal: 0, crowns: [], extras: {} },
  ...{ legal_cards: 3, contraband_cards: 0 },
});
const result = (winners: number[], names = ["Marian", "Will", "Tuck"]) => ({
  names,
  ruleset: { ...RULESET, players: 3 },
  end: { contraband: [], winners, scores: [score(0, 2, 40, 10), score(1, 1, 60, 40), score(2, 3, 20, 5)] },
  story: null,
  me: 0,
});

it("a game: the winner in front and in red, and a bar for each in proportion", async () => {
  await paint(sheet(), result([1]));
  expect(written.map(({ text }) => text).filter((text) => /^(Will|Marian|Tuck)$/.test(text))).toEqual([
    "Will",
    "Marian",
    "Tuck",
  ]);
  expect(["100", "50", "25"].map((total) => line(total).colour === RED)).toEqual([true, false, false]);
  expect(line("Will").text).toContain("Will");
  const rows = bars.filter(({ x, width }) => x >= 300 && width !== 30);
  expect(rows.map(({ width }) => Math.round(width))).toEqual([438, 292, 292, 73, 146, 37]);
  expect(rows[1]!.x - rows[0]!.x).toBeCloseTo(rows[0]!.width);
  expect(drawn[0]!.id).toBe(`emblem-${crestOf(1)}`);
  expect(line("An honest day")).toMatchObject({ align: "center", x: 600 });
});

it("a victory that is shared names all who share it, in letters that fit", async () => {
  await paint(sheet(), result([0, 1], ["Marian of the Greenwood", "Will", "Tuck"]));
  const title = written.find(({ text }) => text.includes("share the market"))!;
  expect(title.text).toBe("Marian of the Greenwood and Will share the market");
  expect(Number(/(\d+)px/.exec(title.font)![1])).toBeLessThan(72);
});
