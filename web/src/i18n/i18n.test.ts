// @vitest-environment node
// Python and the page read the same messages with two libraries. narration.json is what Python's narrator said just now.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  LANGUAGES,
  type Action,
  type GameEvent,
  type Language,
  type Offer,
  type Ruleset,
  type Score,
} from "../protocol/protocol";
import { actionTold } from "./actions";
import { bestLanguage } from "./language";
import { loadMessages, Messages } from "./messages";
import { sound } from "./names";
import { Narrator } from "./narrator";
import { cardsOf, counting, inOrder, sizeOf, Speaker } from "./speaker";

interface Narration {
  sounds: Record<string, string>;
  plurals: Record<Language, Record<string, string[]>>;
  tables: {
    ruleset: Ruleset;
    names: Record<Language, string[]>;
    lines: { viewer: number | null; event: GameEvent; said: Record<Language, string | null> }[];
    scores: { score: Score; said: Record<Language, string> }[];
  }[];
  refusals: Record<Language, Record<string, string>>;
  parameters: Record<string, string | number>;
  sayings: Record<Language, Record<string, string>>;
  saying: Record<string, string | number>;
  actions: { action: Action | null; said: Record<Language, [string, string]> }[];
  offer: Offer;
}
const python = JSON.parse(
  readFileSync(new URL("../../generated/narration.json", import.meta.url), "utf8"),
) as Narration;
const NAMES = ["Guy", "Alan", "Isabel", "Tuck", "Marion", "Yves"];
const messages = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadMessages(language, true)])),
) as Record<Language, Messages>;

describe.each(LANGUAGES)("the narrator in %s says what Python's says", (language) => {
  it("of every good in every number", () => {
    const narrator = new Narrator(messages[language], NAMES);
    const { counts, gold, cards, points, ...goods } = python.plurals[language];
    const numbers = counts!.map(Number);
    for (const [good, said] of Object.entries(goods)) expect(numbers.map((n) => narrator.good(good, n))).toEqual(said);
    expect(numbers.map((n) => narrator.gold(n))).toEqual(gold);
    expect(numbers.map((n) => narrator.cards(n))).toEqual(cards);
    expect(numbers.map((n) => narrator.points(n))).toEqual(points);
  });

  it("of every kind of event, to a player and to a spectator", () => {
    for (const { ruleset, names, lines } of python.tables) {
      const narrator = new Narrator(messages[language], names[language], ruleset);
      for (const { viewer, event, said } of lines)
        expect(narrator.event(event, viewer), event.event).toBe(said[language]);
    }
  });

  it("of what every character says", () => {
    const narrator = new Narrator(messages[language], python.tables[1]!.names[language]);
    for (const [line, said] of Object.entries(python.sayings[language])) {
      const [character = "", intent = ""] = line.split(" ");
      expect(narrator.saying({ character, intent, variant: 1, parameters: python.saying })).toBe(said);
    }
  });

  it("and carries what characters say to a table alone", async () => {
    const elsewhere = await loadMessages(language, false);
    for (const id of ["voice-tuck-greet-1", "scene-tuck-to-will-1"])
      expect([elsewhere.has(id), messages[language].has(id)], id).toEqual([false, true]);
  });

  it("of every kind of action", () => {
    const narrator = new Narrator(messages[language], NAMES);
    for (const { action, said } of python.actions)
      expect([null, 1].map((viewer) => actionTold(narrator, action, 1, [python.offer], viewer))).toEqual(
        said[language],
      );
  });

  it("of every refusal", () => {
    const narrator = new Narrator(messages[language], NAMES);
    for (const [code, said] of Object.entries(python.refusals[language])) {
      expect(narrator.refusal({ code, parameters: python.parameters }, 1)).toBe(said);
    }
  });

  it("of every score", () => {
    for (const { ruleset, names, scores } of python.tables) {
      const narrator = new Narrator(messages[language], names[language], ruleset);
      for (const { score, said } of scores) expect(narrator.score(score, 1)).toBe(said[language]);
    }
  });
});

describe("Polish", () => {
  it("counts apples in three forms", () => {
    const speaker = new Speaker(messages.pl, []);
    const said = [1, 2, 4, 5, 12, 21, 22, 25, 1002].map((count) => speaker.good("apple", count));
    expect(said).toEqual([
      "1\u00a0jabłko",
      "2\u00a0jabłka",
      "4\u00a0jabłka",
      "5\u00a0jabłek",
      "12\u00a0jabłek",
      "21\u00a0jabłek",
      "22\u00a0jabłka",
      "25\u00a0jabłek",
      "1002\u00a0jabłka",
    ]);
  });
});

describe("parts of sentences", () => {
  it("know how a word begins", () => {
    for (const [word, begins] of Object.entries(python.sounds)) expect(sound(word), word).toBe(begins);
  });

  it("join lists as each language does", () => {
    const joined = (language: Language, names: string[]): string => new Speaker(messages[language], []).joined(names);
    expect(joined("en", ["Guy", "Tuck", "Isabel"])).toBe("Guy, Tuck and Isabel");
    expect(joined("es", ["Guy", "Isabel"])).toBe("Guy e Isabel");
    expect([joined("en", []), joined("en", ["Guy"])]).toEqual(["", "Guy"]);
  });

  it("show the id of a message that is missing, and say so", () => {
    const errors: Error[] = [];
    expect(messages.en.format("web-no-such-message", {}, errors)).toBe("web-no-such-message");
    expect(errors).toHaveLength(1);
  });

  it("tell an event nobody here knows by its name and open fields", () => {
    const narrator = new Narrator(messages.en, NAMES);
    const event = {
      event: "goose_escaped",
      seat: 1,
      geese: 2,
      secret: { readers: [], value: null },
    } as unknown as GameEvent;
    expect(narrator.event(event)).toBe("goose escaped, seat: Alan, geese: 2");
  });
});

describe("goods", () => {
  it("are listed in the order of the catalogue, strangers last", () => {
    expect(inOrder({ silk: 1, goose: 2, apple: 3, bread: 0 })).toEqual([
      ["apple", 3],
      ["silk", 1],
      ["goose", 2],
    ]);
    expect(cardsOf({ silk: 1, apple: 2 })).toEqual(["apple", "apple", "silk"]);
    expect(counting(["apple", "silk", "apple"])).toEqual({ apple: 2, silk: 1 });
    expect(sizeOf({ apple: 2, silk: 1 })).toBe(3);
  });
});

describe("the language of a first visit", () => {
  it.each([
    [["pl"], "pl"],
    [["pt-PT", "en"], "pt-BR"],
    [["fr-CA"], "fr"],
    [["tlh", "es-419"], "es"],
    [["de"], "en"],
    [[], "en"],
  ])("%j is %s", (wanted, best) => expect(bestLanguage(wanted)).toBe(best));
});
