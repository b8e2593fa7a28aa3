// A page in lines: what tests compare with what was last read and approved (tests/golden).
import { expect } from "vitest";

const SHOWN = ["data-act", "data-seat", "data-bag", "data-pile", "data-offer", "href", "aria-label", "aria-pressed"];
/** Where a part of a drawing lies, how it leans, how long a bar is. */
const SHAPES = ["style", "d", "transform", "x", "y", "x1", "x2", "y1", "y2"];
const STATES = ["aria-disabled", "aria-checked", "aria-selected", "disabled", "checked", "open", "value", "role"];

/** A line for every element that says something: its name, what marks it, and its own words. */
export function outline(element: Element, depth = 0): string[] {
  const said = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent!.trim());
  const marks = [...SHOWN, ...STATES, ...SHAPES]
    .filter((name) => element.hasAttribute(name))
    .map((name) => `${name}=${element.getAttribute(name)}`);
  const states = [...element.classList].filter((name) => name.startsWith("is-"));
  const words = [...marks, ...states, ...said.filter(Boolean).map((text) => JSON.stringify(text))];
  const isTold = words.length > 0;
  const inner = [...element.children].flatMap((child) => outline(child, depth + Number(isTold)));
  return isTold ? [`${"  ".repeat(depth)}${element.tagName.toLowerCase()} ${words.join(" ")}`, ...inner] : inner;
}

/** As it was approved. */
export const areGolden = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`${import.meta.dirname}/golden/${name}.txt`) as Promise<void>;

/** The page as it was approved, without what was there before. */
export const isGolden = (name: string, before: readonly string[] = []): Promise<void> =>
  areGolden(
    name,
    outline(document.body).filter((line) => !before.includes(line)),
  );
