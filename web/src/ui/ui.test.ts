import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { tongue } from "../i18n/tongue.svelte";
import { CATALOGUE, faces } from "../gallery/sample";
import { Button, Card, Chronicle, Dialog, GoodsPicker, OfferSlip, Rich, Stamp, Stand, Stepper, Tabs } from ".";
import { ghostClicks } from "./controls/ghostClicks.svelte";
import GhostClickShade from "./controls/GhostClickShade.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test mounts another component
function show(component: any, props: object): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  const made = mount(component, { target, props });
  flushSync();
  shown.push(() => void unmount(made));
  return target;
}
const shown: (() => void)[] = [];
const click = (element: Element | null): void => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
};
const press = (element: Element | null, key: string): void => {
  element!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const textOf = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

beforeAll(async () => tongue.choose("en"));
afterEach(() => {
  for (const remove of shown.splice(0)) remove();
  document.body.replaceChildren();
});

describe("a card", () => {
  it("says what it is, what it is worth and what it costs", () => {
    const card = show(Card, { good: CATALOGUE[8] }).querySelector("svg")!;
    expect(card.getAttribute("aria-label")).toBe(
      "Green Apples: value 4, penalty 3, royal goods, counts as 2\u00a0apples",
    );
  });

  it("says it anew in another language", async () => {
    const card = show(Card, { good: CATALOGUE[0] }).querySelector("svg")!;
    await tongue.choose("pl");
    flushSync();
    expect(card.getAttribute("aria-label")).toBe("Jabłko: wartość 2, grzywna 2, legalne towary");
    expect(textOf(card.querySelector("text"))).toBe("Jabłko");
    expect(document.documentElement.lang).toBe("pl");
    await tongue.choose("en");
  });

  it("that lies face down tells nothing", () => {
    expect(show(Card, { good: null }).querySelector("svg")!.getAttribute("aria-label")).toBe("A card, face down");
  });
});

describe("a button", () => {
  it("that cannot be used says why instead of acting, and stays in the keyboard's reach", () => {
    const [onclick, onwhy] = [vi.fn(), vi.fn()];
    const button = show(Button, { onclick, onwhy, why: "Not now." }).querySelector("button")!;
    click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledWith("Not now.");
    expect([button.getAttribute("aria-disabled"), button.disabled]).toEqual(["true", false]);
  });
});

describe("a stand", () => {
  const props = { seat: 2, name: "Tuck", gold: 38, goods: { apple: 5 }, legal: ["apple", "cheese"], faceDown: 1 };

  it("tells in words what it shows in drawings", () => {
    const stand = show(Stand, props).querySelector("article")!;
    expect(stand.getAttribute("aria-label")).toBe("Tuck’s stand");
    const words = [...stand.querySelectorAll(".unseen")].map(textOf);
    expect(words).toEqual(["38 gold", "5 apples", "0 cheese", "1 card face down"]);
  });

  it("has a torch when its owner must act", () => {
    expect(
      show(Stand, { ...props, isActing: true })
        .querySelector(".torch")!
        .getAttribute("aria-label"),
    ).toBe("must act now");
  });
});

describe("an offer", () => {
  it("shows every gift, marks what is only claimed, and is sealed when it binds", () => {
    const clauses = [
      { clause: "gold", amount: 5 },
      { clause: "stand", goods: { apple: 2 } },
      { clause: "bag", goods: { silk: 1 } },
      { clause: "pass", bag: 0 },
    ];
    const slip = show(OfferSlip, { proposer: 0, heading: "<b>You</b> offer Guy", clauses, asks: "your bag passes" });
    expect([...slip.querySelectorAll(".give .unseen")].map(textOf)).toEqual(["5 gold", "2 apples", "1 silk"]);
    expect(slip.querySelector(".claim")!.getAttribute("aria-label")).toBe("said to be in the bag");
    expect(slip.querySelector(".wax svg")!.getAttribute("aria-label")).toMatch(/^Sealed/);
    const worded = show(OfferSlip, {
      ...{ proposer: 0, heading: "", asks: "" },
      clauses: [...clauses, { clause: "words", by: 0, text: "Trust me." }],
    });
    expect(worded.querySelector(".wax")).not.toBeNull();
  });

  it("marks what nobody can see: in the bag, or face down; not what lies on the stand", () => {
    const clauses = ["bag", "contraband", "stand"].map((clause) => ({ clause, goods: { silk: 1 } }));
    const slip = show(OfferSlip, { proposer: 0, heading: "", clauses, asks: "" });
    const marks = [...slip.querySelectorAll(".give li")].map((li) => li.querySelector(".claim"));
    expect(marks.map((mark) => mark?.getAttribute("aria-label") ?? null)).toEqual([
      "said to be in the bag",
      "said to lie face down",
      null,
    ]);
  });

  it("of nothing but words has a feather", () => {
    const slip = show(OfferSlip, {
      proposer: 0,
      heading: "",
      clauses: [{ clause: "words", by: 0, text: "Trust me." }],
      asks: "",
      promises: ["Trust me."],
    });
    expect(slip.querySelector(".wax")).toBeNull();
    expect(slip.querySelector(".word svg")!.getAttribute("aria-label")).toMatch(/^Only words/);
  });
});

describe("choosing", () => {
  it("goods: never more than there are, nor more than allowed", () => {
    const onchange = vi.fn();
    const picker = show(GoodsPicker, {
      faces: faces("apple", "silk"),
      available: { apple: 2, silk: 1 },
      chosen: {},
      most: 2,
      label: "Goods",
      onchange,
    });
    const [apple, silk] = [...picker.querySelectorAll(".more")];
    for (let i = 0; i < 3; i++) click(apple!);
    click(silk!);
    expect(onchange.mock.calls.map(([chosen]) => chosen as object)).toEqual([{ apple: 1 }, { apple: 2 }]);
    click(picker.querySelector(".less"));
    click(silk!);
    expect(onchange).toHaveBeenLastCalledWith({ apple: 1, silk: 1 });
  });

  it("a number: within its limits", () => {
    const onchange = vi.fn();
    const stepper = show(Stepper, { value: 4, max: 5, label: "Gold", onchange });
    const [less, more] = [...stepper.querySelectorAll("button")];
    click(more!);
    click(more!);
    click(less!);
    expect(onchange.mock.calls.flat()).toEqual([5, 5, 4]);
    expect(more!.getAttribute("aria-label")).toBe("More: Gold");
  });

  it("a tab: by arrows, with one of them in the tab order", async () => {
    const { createRawSnippet } = await import("svelte");
    const children = createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` }));
    const tabs = show(Tabs, {
      tabs: [
        { id: "all", label: "All" },
        { id: "talk", label: "Talk" },
      ],
      chosen: "all",
      label: "Talk",
      children,
    });
    press(tabs.querySelector("[role=tablist]"), "ArrowRight");
    const states = [...tabs.querySelectorAll("[role=tab]")].map((tab) => [
      tab.getAttribute("aria-selected"),
      tab.getAttribute("tabindex"),
    ]);
    expect(states).toEqual([
      ["false", "-1"],
      ["true", "0"],
    ]);
  });
});

describe("words", () => {
  it("of a message are never taken for HTML", () => {
    const rich = show(Rich, { text: "<b>Guy</b> pays <img src=x onerror=alert(1)> Will", names: ["Will"] });
    expect([...rich.querySelectorAll("b")].map(textOf)).toEqual(["Guy", "Will"]);
    expect(rich.querySelector("img")).toBeNull();
  });

  it("of the chronicle follow each other, with a heading for each round", () => {
    const entries = [
      { key: 1, kind: "round", text: "Round 1" },
      { key: 2, kind: "say", text: "Trust me.", by: "Will", icon: "emblem-fox" },
    ];
    const chronicle = show(Chronicle, { entries });
    expect([textOf(chronicle.querySelector("h3")), textOf(chronicle.querySelector("q"))]).toEqual([
      "Round 1",
      "Trust me.",
    ]);
    expect(chronicle.querySelector("svg")!.getAttribute("aria-label")).toBe("Will");
  });

  it("of a stamp are in the reader's language", () => {
    expect(show(Stamp, { isTrue: false }).querySelector("svg")!.getAttribute("aria-label")).toBe("Lie");
  });
});

describe("a dialog", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>You owe 6 gold.</p>" }));

  it("opens, has a name, and tells when it was closed", async () => {
    const onclose = vi.fn();
    const dialog = show(Dialog, { title: "Pay", isOpen: true, children, onclose }).querySelector("dialog")!;
    expect(dialog.open).toBe(true);
    expect(document.getElementById(dialog.getAttribute("aria-labelledby")!)!.textContent).toBe("Pay");
    click(dialog.querySelector("[aria-label=Close]"));
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  });

  it("that comes and goes twice within the moment leaves two shades", () => {
    vi.useFakeTimers();
    ghostClicks.shades = [];
    const page = show(GhostClickShade, {});
    const note = { x: 10, y: 20, width: 30, height: 40 };
    ghostClicks.shade(note);
    ghostClicks.shade(note);
    flushSync();
    expect(page.querySelectorAll(".shade").length).toBe(2);
    vi.runAllTimers();
    flushSync();
    expect(page.querySelector(".shade")).toBeNull();
    vi.useRealTimers();
  });

  it.each(["closed", "taken away"])("that was %s leaves a shade over the page, for a moment", async (how) => {
    vi.useFakeTimers();
    ghostClicks.shades = []; // another test's may still lie there
    const page = show(GhostClickShade, {});
    const sheet = mount(Dialog, { target: document.body, props: { title: "Pay", isOpen: true, children } });
    flushSync();
    expect(page.querySelector(".shade")).toBeNull();
    if (how === "closed") click(document.querySelector("dialog [aria-label=Close]"));
    await unmount(sheet);
    flushSync();
    const { width, height } = page.querySelector<HTMLElement>(".shade")!.style;
    expect([width, height]).toEqual([`${innerWidth}px`, `${innerHeight}px`]);
    vi.runAllTimers();
    flushSync();
    expect(page.querySelector(".shade")).toBeNull();
    vi.useRealTimers();
  });
});
