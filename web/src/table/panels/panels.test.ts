// Panels beside the table, each alone with a controller that remembers what it was told.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { choose, write } from "../../../tests/shown";
import { tongue } from "../../i18n/tongue.svelte";
import { TABLE } from "../state/sample";
import type { TableController } from "../state/controller.svelte";
import Pledge from "./Pledge.svelte";

const NAMES = TABLE.seats.map((seat) => seat.name);
let played: unknown[];
let isTaken: boolean;
let page: Record<string, unknown> | null = null;

beforeAll(() => tongue.choose("en"));
beforeEach(() => {
  [played, isTaken] = [[], true];
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = "";
});

function show(to: number[] | null, { isPublic = false, asked = null as number | null } = {}): void {
  const controller = {
    model: {
      prompt: () => (to ? { prompt: "pledge_prompt", to } : undefined),
      table: { settings: { is_public: isPublic } },
      name: (seat: number) => NAMES[seat],
    },
    play: async (action: unknown) => (played.push(action), isTaken),
  } as unknown as TableController;
  page = mount(Pledge as unknown as Component<Record<string, unknown>>, {
    target: document.body,
    props: { controller, isOpen: true, to: asked },
  });
  flushSync();
}
const fields = (): HTMLSelectElement[] => [...document.querySelectorAll("select")];
const give = async (): Promise<void> => {
  const button = [...document.querySelectorAll<HTMLButtonElement>("footer button")].at(-1)!;
  button.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};
const isOpen = (): boolean => document.querySelector("dialog")!.open;

describe("a promise outside any deal", () => {
  it("is given to who was tapped, if they may be promised anything, else to the first", async () => {
    show([1, 3], { asked: 3 });
    await give();
    expect(played).toEqual([{ action: "pledge", to: 3, act: "pass", words: "" }]);
    expect(isOpen()).toBe(false);
  });

  it("to somebody who is not there goes to the first", async () => {
    show([1, 3], { asked: 2 });
    choose(fields()[1]!, "open");
    await give();
    expect(played).toEqual([{ action: "pledge", to: 1, act: "open", words: "" }]);
  });

  it("in free words needs some, and stays open when it is refused", async () => {
    isTaken = false;
    show([1, 3]);
    choose(fields()[1]!, "");
    await give();
    expect(played).toEqual([]);
    write("input", " You have my word. ");
    await give();
    expect(played).toEqual([{ action: "pledge", to: 1, act: null, words: "You have my word." }]);
    expect(isOpen()).toBe(true);
  });

  it("comes too late where nothing is asked any more", async () => {
    show(null);
    await give();
    expect(played).toEqual([]);
  });

  it("at a public table is one of the two that can be judged", () => {
    show([1], { isPublic: true });
    expect([...fields()[1]!.options].map((one) => one.value)).toEqual(["pass", "open"]);
    expect(document.querySelector("input")).toBeNull();
  });
});
