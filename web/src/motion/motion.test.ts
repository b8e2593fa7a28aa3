// Motion: from where to where something moves, how far, and that nothing moves for those who asked for none.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as motion from "./motion";

interface Moved {
  readonly frames: Keyframe[];
  readonly how: KeyframeAnimationOptions;
}
let moved: Moved[];
let isReduced: boolean;
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  [moved, isReduced] = [[], false];
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  Element.prototype.animate = ((frames: Keyframe[], how: KeyframeAnimationOptions) => {
    moved.push({ frames, how });
    return { finished: Promise.resolve(), cancel: () => undefined };
  }) as unknown as typeof Element.prototype.animate;
  element = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete (Element.prototype as { animate?: unknown }).animate;
  document.body.innerHTML = "";
});
const box = (x: number, y: number, width: number, height: number): DOMRect => new DOMRect(x, y, width, height);

it("something slides from the middle of where it was to where it is", async () => {
  element.getBoundingClientRect = () => box(200, 300, 40, 60);
  await motion.slideFrom(element, box(10, 20, 100, 200));
  const [middleX, middleY] = [10 + 50 - (200 + 20), 20 + 100 - (300 + 30)];
  expect(moved[0]!.frames).toEqual([{ transform: `translate(${middleX}px, ${middleY}px)` }, { transform: "none" }]);
  expect(moved[0]!.how).toMatchObject({ duration: motion.DURATIONS.slow, delay: 0, easing: motion.EASINGS.slide });
});

it("coins fly one after another in an arc, twelve at most, and none is left lying", async () => {
  const flight = motion.flyCoins(box(0, 400, 20, 20), box(500, 100, 60, 40), 30);
  expect(document.querySelectorAll("svg")).toHaveLength(12);
  expect(moved.map(({ how }) => how.delay).slice(0, 3)).toEqual([0, 40, 80]);
  expect(moved[1]!.frames.map(({ transform }) => transform)).toEqual([
    "translate(-3px, 397px)", // the middle of a coin in the middle of the purse
    "translate(257px, 53px)", // above both ends, each coin at another height
    "translate(517px, 107px)",
  ]);
  await flight;
  expect(document.querySelector("svg")).toBeNull();
});

it("a bag trembles to both sides, more and more, and comes to rest", async () => {
  await motion.tremble(element);
  const turns = moved[0]!.frames.map(({ transform }) => Number(/rotate\((-?[\d.]+)/.exec(String(transform))?.[1] ?? 0));
  expect([turns[0], turns.at(-1)]).toEqual([0, 0]);
  const shaken = turns.slice(1, -1);
  expect(shaken.map(Math.sign)).toEqual(shaken.map((_, i) => (i % 2 ? -1 : 1)));
  expect(shaken.map(Math.abs)).toEqual([...shaken.map(Math.abs)].sort((one, other) => one - other));
});

it("nothing moves for who asked for none, after an end, or off the page", async () => {
  const over = AbortSignal.abort();
  await motion.shut(element, over);
  await motion.flyCoins(box(0, 0, 1, 1), box(9, 9, 1, 1), 3, over);
  await motion.shut(document.createElement("i"));
  isReduced = true;
  await motion.shut(element);
  await motion.flyCoins(box(0, 0, 1, 1), box(9, 9, 1, 1), 3);
  expect(moved).toEqual([]);
  expect([motion.duration("slow"), document.querySelector("svg")]).toEqual([0, null]);
  isReduced = false;
  expect(motion.duration("slow")).toBe(450);
});

it("a pause ends with its time, at once where there is none left, or when it is broken off", async () => {
  const ended: string[] = [];
  const control = new AbortController();
  void motion.pause(100).then(() => ended.push("time"));
  void motion.pause(100, control.signal).then(() => ended.push("broken off"));
  void motion.pause(0).then(() => ended.push("none"));
  void motion.pause(100, AbortSignal.abort()).then(() => ended.push("over"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(["none", "over"]);
  control.abort();
  await vi.advanceTimersByTimeAsync(99);
  expect(ended).toEqual(["none", "over", "broken off"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.at(-1)).toBe("time");
});
