// What the guide says at every stage, where its note lies, and that it says it in every language.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Messages } from "../i18n/messages";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import {
  LANGUAGES,
  type Bag,
  type Duty,
  type GameEvent,
  type Goods,
  type Offer,
  type Phase,
  type Prompt,
  type Public,
} from "../protocol/protocol";
import { RULESET, TABLE, updateOf } from "../table/state/sample";
import { ViewModel } from "../table/state/viewModel";
import { hintFor, type Fate, type Hint, type Standing } from "./hints";
import type { Box } from "../ui/controls/ghostClicks.svelte";
import { keepSeen, seenAt } from "./memory";
import { above, placeBeside } from "./place";
import { fatesIn } from "./standing";

it("what was read is kept for its table, and nothing is made of what is no such thing", () => {
  keepSeen("one", new Set(["welcome", "bag"]));
  expect([...seenAt("one")]).toEqual(["welcome", "bag"]);
  expect([...seenAt("two")]).toEqual([]);
  for (const wrong of ["null", "7", '{"table": "one"}', '{"table": "one", "seen": "welcome"}', "{"]) {
    localStorage.setItem("nottingham.guide", wrong);
    expect([...seenAt("one")]).toEqual([]);
  }
  localStorage.removeItem("nottingham.guide");
});

const NAMES = ["Robin", "Will", "Tuck"];
const HAND: Goods = { apple: 3, cheese: 1, chicken: 1, mead: 1 };
const ALL_READ = [
  "welcome",
  "contraband",
  "bag",
  "declare",
  "gate",
  "saw-truth",
  "seal",
  "mine-hidden",
  "mine-passed",
  "mine-true",
  "mine-lie",
  "sheriff",
  "stories",
  "powers",
  "fined",
  "bought",
  "suspicion",
  "slipped",
  "crowns",
];
const MARKET: Phase = {
  phase: "market",
  opener: null,
  order: [0, 1],
  aside: null,
  has_drawn_from_deck: false,
  laid_out: [],
};
const bag = (owner: number, good: string, size: number, fate: Bag["fate"] = "closed"): Bag => ({
  owner,
  size,
  good,
  deciders: [],
  fate,
  words: [],
});
const gate = (bags: Bag[], offers: Offer[] = [], duties: Duty[] = []): Phase => ({
  phase: "inspecting",
  bags,
  offers,
  deals: [],
  duties,
  is_talk_over: false,
});
const offer = (number: number, merchant: number, proposer: number, amount: number): Offer => ({
  number,
  merchant,
  proposer,
  clauses: [
    { clause: "gold", amount },
    { clause: "pass", bag: merchant },
  ],
  answers: null,
  agreed: [],
});
const fate = (round: number, seat: number, isTrue: boolean | null, faceDown = 0): Fate => ({
  round,
  seat,
  isTrue,
  faceDown,
});

interface Wish {
  round?: number;
  sheriff?: number;
  phase?: Phase;
  prompts?: Prompt[];
  hand?: Goods;
  inBag?: Goods;
  isHeld?: boolean;
  chosen?: number[];
  good?: string;
  bag?: number | null;
  fates?: Fate[];
  seen?: string[];
}

let messages: Messages;
beforeAll(async () => {
  await tongue.start();
  messages = tongue.messages;
});

function standing(wish: Wish): Standing {
  const { round = 1, sheriff = 2, phase = MARKET, prompts = [], hand = HAND, inBag = {} } = wish;
  const update = updateOf(1, { phase, prompts });
  const shown: Public = { ...update.view!.public, round, deciders: [sheriff], piles: [["chicken"], ["mead", "apple"]] };
  const seats = TABLE.seats.map((seat, i) => ({ ...seat, is_held: i === 0 && (wish.isHeld ?? false) }));
  const model = new ViewModel(
    update,
    { ...update.view!, hand, bag: inBag, public: shown },
    { ...RULESET, players: 3 },
    { ...TABLE, seats },
    new Narrator(messages, NAMES, RULESET),
  );
  return {
    model,
    chosen: wish.chosen ?? [],
    good: wish.good ?? "",
    bag: wish.bag ?? null,
    fates: wish.fates ?? [],
    seen: new Set(wish.seen ?? ALL_READ),
  };
}
const hint = (wish: Wish): Hint | null => hintFor(standing(wish));
/** Which message, and where it points. */
const told = (wish: Wish): [string, string] | null => {
  const found = hint(wish);
  return found && [found.id, found.anchor];
};

const ASIDE: Prompt = { prompt: "set_aside_prompt", most: 5 };
const draw = (sources: string[]): Prompt => ({ prompt: "draw_prompt", sources, need: 2 });
const LOAD: Prompt = { prompt: "load_bag_prompt", most: 5 };
const DECLARE: Prompt = { prompt: "declare_prompt", goods: ["apple", "cheese", "chicken"], count: 5 };
const settle = (owner: number, offers: number[] = []): Prompt => ({
  prompt: "settle_prompt",
  bag: owner,
  may_pass: true,
  may_inspect: true,
  offers,
});

describe("as a merchant", () => {
  it("explains first, each thing once", () => {
    expect(told({ prompts: [ASIDE], seen: [] })).toEqual(["welcome", "[data-guide=hand]"]);
    expect(told({ prompts: [ASIDE], seen: ["welcome"] })).toEqual(["contraband", "[data-guide=hand] li:nth-child(6)"]);
    expect(hint({ prompts: [ASIDE], seen: ["welcome", "contraband"] })!.kind).toBe("points");
  });

  it("points at one odd card after another, then at the button", () => {
    expect(told({ prompts: [ASIDE] })).toEqual(["odd", "[data-guide=hand] li:nth-child(4)"]);
    expect(told({ prompts: [ASIDE], chosen: [3] })).toEqual(["odd", "[data-guide=hand] li:nth-child(5)"]);
    expect(told({ prompts: [ASIDE], chosen: [3, 4] })).toEqual(["aside", '[data-act="aside"]']);
  });

  it("is content with other cards than those it meant", () => {
    expect(told({ prompts: [ASIDE], chosen: [0, 1] })).toEqual(["aside", '[data-act="aside"]']);
    expect(told({ prompts: [ASIDE], hand: { apple: 6 } })).toEqual(["aside", '[data-act="aside"]']);
  });

  it("draws what it collects from a pile, the rest from the deck", () => {
    expect(told({ prompts: [draw(["left", "right", "deck"])] })).toEqual(["draw-pile", '[data-act="draw-right"]']);
    expect(told({ prompts: [draw(["deck"])] })).toEqual(["draw-deck", '[data-act="draw-deck"]']);
    expect(told({ prompts: [draw(["left"])] })).toEqual(["draw-deck", '[data-act="draw-left"]']);
    expect(told({ prompts: [{ prompt: "discard_prompt", piles: ["left", "right"], goods: { cheese: 1 } }] })).toEqual([
      "discard",
      '[data-act="lay-left"]',
    ]);
  });

  it("packs some of one good and something forbidden under it", () => {
    const phase: Phase = { phase: "loading", waiting: [0, 1], ready: [] };
    expect(told({ phase, prompts: [LOAD], seen: [] })).toEqual(["bag", "[data-drop=bag]"]);
    expect(told({ phase, prompts: [LOAD] })).toEqual(["pack", "[data-guide=hand] li:nth-child(1)"]);
    expect(told({ phase, prompts: [LOAD], chosen: [0, 1, 2] })).toEqual(["pack", "[data-guide=hand] li:nth-child(6)"]);
    expect(told({ phase, prompts: [LOAD], chosen: [0, 1, 2, 5] })).toEqual(["close", '[data-act="close"]']);
    expect(told({ phase, prompts: [LOAD], hand: { mead: 2 }, chosen: [1] })).toEqual(["close", '[data-act="close"]']);
  });

  it("declares what is nearest the truth, and knows a lie", () => {
    const phase: Phase = { phase: "declaring", bags: [] };
    const wish = { phase, prompts: [DECLARE], inBag: { apple: 4, mead: 1 } };
    expect(told({ ...wish, seen: [] })).toEqual(["declare", "[data-guide=tale]"]);
    expect(told({ ...wish, good: "cheese" })).toEqual(["tale", 'label:has(> input[value="apple"])']);
    expect(told({ ...wish, good: "apple" })).toEqual(["say-lie", '[data-act="declare"]']);
    expect(told({ ...wish, good: "apple", inBag: { apple: 5 } })).toEqual(["say-truth", '[data-act="declare"]']);
  });

  it("pays for a lie, and lets an honest bag be opened", () => {
    const phase = gate([bag(0, "apple", 2), bag(1, "chicken", 3, "opened")], [offer(7, 0, 2, 5)]);
    const wish = {
      phase,
      prompts: [{ prompt: "answer_prompt", offer: 7, may_accept: true } as const],
      fates: [fate(1, 1, true)],
    };
    expect(told({ ...wish, seen: [] })).toEqual(["gate", '[data-bag="0"]']);
    expect(told({ ...wish, seen: ["gate"] })).toEqual(["saw-truth", '[data-bag="1"]']);
    expect(told({ ...wish, fates: [fate(1, 1, false)] })).toEqual(["saw-lie", '[data-bag="1"]']);
    expect(told({ ...wish, seen: ["gate", "saw-truth"] })).toEqual(["seal", '[data-offer="7"]']);
    expect(told({ ...wish, inBag: { apple: 1, mead: 1 } })).toEqual(["accept", '[data-act="accept"]']);
    expect(told({ ...wish, inBag: { apple: 2 } })).toEqual(["refuse", '[data-act="refuse"]']);
    expect(hint(wish)!.values).toMatchObject({ who: "Tuck", gold: expect.stringContaining("5") });
  });

  it.each([
    [fate(1, 0, null, 1), "mine-hidden"],
    [fate(1, 0, null), "mine-passed"],
    [fate(1, 0, true), "mine-true"],
    [fate(1, 0, false), "mine-lie"],
  ])("tells what became of the own bag: %o", (became, id) => {
    expect(hint({ round: 2, sheriff: 0, fates: [became], seen: [] })!.id).toBe(id);
    expect(hint({ round: 2, sheriff: 0, fates: [became], seen: [id] })!.id).toBe("sheriff");
    const settled = gate([bag(0, "apple", 2, "passed"), bag(1, "chicken", 3)]);
    expect(hint({ phase: settled, fates: [became], seen: ["gate"] })!.id).toBe(id);
    expect(hint({ phase: settled, fates: [became], seen: ["gate"] })!.values).toEqual({ when: "now" });
    expect(hint({ round: 2, sheriff: 0, fates: [became], seen: [] })!.values).toEqual({ when: "over" });
    const packing: Phase = { phase: "loading", waiting: [1, 2], ready: [] };
    expect(hint({ round: 2, sheriff: 0, phase: packing, fates: [became], seen: [] })!.id).toBe(id);
    const declaring = { phase: "declaring", bags: [bag(1, "chicken", 4)] } as unknown as Phase;
    expect(hint({ round: 2, sheriff: 0, phase: declaring, fates: [became], seen: [] })!.id).toBe("sheriff");
    const later = gate([bag(1, "chicken", 4), bag(2, "cheese", 3)]);
    expect(hint({ round: 2, sheriff: 0, phase: later, fates: [became], seen: [] })!.id).toBe("sheriff"); // an old story
  });
});

describe("as the Sheriff", () => {
  const bags = [bag(1, "chicken", 4), bag(2, "cheese", 3)];
  const both = { round: 2, sheriff: 0, phase: gate(bags, [offer(9, 2, 2, 3)]), prompts: [settle(1), settle(2, [9])] };

  it("hears two stories and has three powers", () => {
    expect(told({ ...both, seen: ["sheriff"] })).toEqual(["stories", '[data-bag="1"]']);
    expect(told({ ...both, seen: ["sheriff", "stories"] })).toEqual(["powers", "[data-guide=acts]"]);
  });

  it("takes up and opens the bag of whoever pays nothing", () => {
    expect(told({ ...both, bag: 2 })).toEqual(["pick", '[data-bag="1"] ~ button']);
    expect(told({ ...both, bag: 1 })).toEqual(["open", '[data-act="open"]']);
  });

  it("lays down what was confiscated, and says what a lie costs", () => {
    expect(
      told({ ...both, prompts: [{ prompt: "place_prompt", piles: ["left", "right"], goods: { silk: 2 } }] }),
    ).toEqual(["place", '[data-act="lay-left"]']);
    expect(told({ ...both, fates: [fate(2, 1, false)], seen: ["sheriff"] })![0]).toBe("fined");
  });

  it("takes gold from whoever pays, and says what opening would have cost", () => {
    const found = hint({ ...both, prompts: [settle(2, [9])], bag: 2, fates: [fate(2, 1, false)] })!;
    expect([found.id, found.anchor]).toEqual(["take", '[data-act="take"]']);
    expect(found.values["cost"]).toBe("6\u00a0gold");
  });

  it("lets the last bag pass where nothing is offered, and never asks for what cannot be", () => {
    const last = { ...both, phase: gate(bags), prompts: [settle(2)], bag: 2 };
    expect(told({ ...last, fates: [fate(2, 1, true)] })).toEqual(["pass", '[data-act="pass"]']);
    expect(told({ ...last, prompts: [{ ...settle(2), may_inspect: false } as Prompt] })).toEqual([
      "pass",
      '[data-act="pass"]',
    ]);
  });
});

describe("at the end", () => {
  it("sums up what was decided, shows the crowns, and says goodbye once", () => {
    const wish = { round: 3, sheriff: 1, fates: [fate(1, 1, true), fate(2, 1, null, 2), fate(2, 2, null)] };
    expect(hint({ ...wish, seen: [] })).toMatchObject({ id: "slipped", values: { who: "Will", count: 2 } });
    expect(hint({ ...wish, seen: ["slipped"] })!.id).toBe("bought");
    expect(told({ ...wish, seen: ["slipped", "bought"] })).toEqual(["crowns", "[data-guide=kings]"]);
    expect(hint(wish)).toMatchObject({ id: "end", kind: "ends" });
    expect(hint({ ...wish, seen: [...ALL_READ, "end"] })).toBeNull();
    expect(hint({ ...wish, round: 4, seen: [] })!.id).toBe("crowns"); // who was fined two rounds ago is an old story
  });
});

describe("the guide is silent", () => {
  it("while others play", () => {
    expect(hint({ seen: [] })).toBeNull();
    expect(hint({ phase: { phase: "loading", waiting: [0, 1], ready: [0] }, seen: [] })).toBeNull();
    expect(hint({ phase: gate([bag(0, "apple", 2, "passed"), bag(1, "chicken", 3)]) })).toBeNull();
    expect(hint({ round: 2, sheriff: 0 })).toBeNull();
  });

  it("while a bot holds the seat, and about what it does not know", () => {
    expect(hint({ prompts: [ASIDE], isHeld: true, seen: [] })).toBeNull();
    expect(hint({ prompts: [{ prompt: "juggle_prompt" } as unknown as Prompt], seen: [] })).toBeNull();
  });
});

it("reads the fates of bags from what happened", () => {
  const events: GameEvent[] = [
    { event: "round_started", round: 1 },
    { event: "bag_opened", seat: 1, goods: { chicken: 3 }, is_truthful: true },
    { event: "round_started", round: 2 },
    { event: "bag_passed", seat: 2, legal: { cheese: 3 }, face_down: 1, contraband: { readers: [2], value: null } },
  ];
  const items = events.map((event, i) => ({
    key: i,
    seq: i,
    news: { news: "played" as const, seat: null, events: [], was_default: false },
    event,
  }));
  expect(fatesIn(items)).toEqual([fate(1, 1, true), fate(2, 2, null, 1)]);
});

describe("a note", () => {
  const screen = { width: 360, height: 740 };
  const size = { width: 336, height: 110 };
  const covers = (note: Box, other: Box): boolean =>
    note.x < other.x + other.width &&
    other.x < note.x + note.width &&
    note.y < other.y + other.height &&
    other.y < note.y + note.height;

  it("stays on the screen even where what it points at fills all of it", () => {
    const note = { width: 200, height: 100 };
    for (const anchor of [
      { x: 0, y: 0, width: 360, height: 740 },
      { x: 300, y: -50, width: 200, height: 900 },
    ]) {
      const { x, y } = placeBeside(anchor, note, screen);
      expect(
        [x, y].every((edge) => edge >= 0),
        JSON.stringify({ x, y }),
      ).toBe(true);
      expect([x + note.width <= screen.width, y + note.height <= screen.height]).toEqual([true, true]);
    }
  });

  it("never covers what it points at, wherever that is", () => {
    for (let y = 0; y <= 700; y += 20) {
      for (const [x, width] of [
        [0, 360],
        [8, 60],
        [150, 60],
        [300, 60],
      ] as const) {
        const anchor = { x, y, width, height: 40 };
        const place = placeBeside(anchor, size, screen);
        expect(covers({ ...place, ...size }, anchor), `${x} ${y}`).toBe(false);
        expect(
          place.x >= 0 && place.y >= 0 && place.x + size.width <= 360 && place.y + size.height <= 740,
          `${x} ${y}`,
        ).toBe(true);
      }
    }
  });

  it("leaves free what is needed next, and reaches over it", () => {
    const anchor = { x: 20, y: 620, width: 60, height: 90 };
    const acts = { x: 10, y: 460, width: 340, height: 60 };
    const place = placeBeside(anchor, size, screen, [acts, { x: 10, y: 590, width: 340, height: 120 }]);
    expect(covers({ ...place, ...size }, acts)).toBe(false);
    expect(place).toMatchObject({ side: "above", reach: 620 - place.y - size.height });
  });

  it("points at what is left in sight under the call", () => {
    const anchor = { x: 0, y: 100, width: 200, height: 300 };
    expect(above(anchor, { x: 0, y: 300, width: 400, height: 80 })).toEqual({ ...anchor, height: 200 });
    expect(above(anchor, { x: 0, y: 420, width: 400, height: 80 })).toBe(anchor);
    expect(above(anchor, { x: 0, y: 50, width: 400, height: 80 })).toBe(anchor);
    expect(above(anchor, null)).toBe(anchor);
  });

  // A finger's breadth from what it points at, its middle over the middle, and the arrow there.
  it.each([
    [
      "in the middle: above it",
      { x: 400, y: 400, width: 100, height: 40 },
      [],
      { x: 350, y: 286, side: "above", arrow: 100, reach: 14 },
    ],
    [
      "at the top: below it",
      { x: 400, y: 20, width: 100, height: 40 },
      [],
      { x: 350, y: 74, side: "below", arrow: 100, reach: 14 },
    ],
    [
      "at the left edge: pushed in, and the arrow with it",
      { x: 0, y: 400, width: 40, height: 40 },
      [],
      { x: 8, y: 286, side: "above", arrow: 22, reach: 14 },
    ],
    [
      "near the left edge: the arrow over its middle",
      { x: 40, y: 400, width: 60, height: 40 },
      [],
      { x: 8, y: 286, side: "above", arrow: 62, reach: 14 },
    ],
    [
      "at the right edge",
      { x: 970, y: 400, width: 30, height: 40 },
      [],
      { x: 792, y: 286, side: "above", arrow: 178, reach: 14 },
    ],
    [
      "as high as the screen, at its right: to the left of it",
      { x: 700, y: 0, width: 300, height: 700 },
      [],
      { x: 486, y: 300, side: "left", arrow: 50, reach: 14 },
    ],
    [
      "with what is needed above it: below",
      { x: 400, y: 400, width: 100, height: 40 },
      [{ x: 300, y: 200, width: 300, height: 190 }],
      { x: 350, y: 454, side: "below", arrow: 100, reach: 14 },
    ],
    [
      "with what is needed all round it: above that, and it reaches over",
      { x: 400, y: 400, width: 100, height: 40 },
      [{ x: 100, y: 250, width: 800, height: 400 }],
      { x: 350, y: 136, side: "above", arrow: 100, reach: 164 },
    ],
  ])("lies, beside what is %s", (_, anchor, free, place) => {
    expect(placeBeside(anchor, { width: 200, height: 100 }, { width: 1000, height: 700 }, free)).toEqual(place);
  });

  it("lies beside what has room only there", () => {
    const place = placeBeside(
      { x: 0, y: 0, width: 300, height: 700 },
      { width: 300, height: 100 },
      { width: 1000, height: 700 },
    );
    expect(place).toMatchObject({ side: "right", y: 300, arrow: 50 }); // half way down, as what it points at
  });
});

const HINTS = [
  "odd",
  "aside",
  "draw-pile",
  "draw-deck",
  "discard",
  "pack",
  "close",
  "tale",
  "say-lie",
  "say-truth",
  "saw-lie",
  "accept",
  "refuse",
  "pick",
  "open",
  "place",
  "take",
  "pass",
  "end",
];
const WORDS = ["title", "next", "leave", "end-title", "go-on", "play-now"];
describe.each(LANGUAGES)("in %s", (language) => {
  const source = readFileSync(`src/guide/texts/${language}.ftl`, "utf8");
  const wanted = [...new Set([...ALL_READ, ...HINTS, ...WORDS])];

  it("has every hint, and no other", () => {
    const have = [...source.matchAll(/^guide-([a-z-]+) =/gm)].map((match) => match[1]!);
    expect([...have].sort()).toEqual([...wanted].sort());
  });

  it("can say all of it, and keeps it short", () => {
    const values = {
      who: "Will",
      goods: "5 x",
      gold: "5 x",
      cost: "6 x",
      first: "Will",
      tale: "4 x",
      second: "Tuck",
      other: "3 x",
    };
    for (const id of wanted) {
      for (const [count, when] of [
        [1, "now"],
        [2, "over"],
        [5, "over"],
      ] as const) {
        const errors: Error[] = [];
        const text = new Messages(language, source).format(`guide-${id}`, { ...values, count, when }, errors);
        expect(errors, id).toEqual([]);
        expect(text.split("<b>").length, id).toBe(text.split("</b>").length);
        expect(text.length, id).toBeLessThan(210);
      }
    }
  });
});
