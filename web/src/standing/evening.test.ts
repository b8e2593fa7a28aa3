// What is told of an evening, in every language.
import { describe, expect, it } from "vitest";
import { loadMessages, type Messages } from "../i18n/messages";
import { LANGUAGES, type EveningAward, type EveningStory, type Language } from "../protocol/protocol";
import { argumentFor, AWARD_ICONS, awardTold, eveningIn, headlineOf } from "./evening";

const TEXTS = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const messagesOf = async (language: Language): Promise<Messages> =>
  (await loadMessages(language, false)).with(TEXTS[`./texts/${language}.ftl`]!);

const MARIAN = { name: "Marian", bot: "", is_person: true };
const JOHN = { name: "", bot: "prince_john", is_person: false };
const award = (kind: EveningAward["kind"], more: Partial<EveningAward> = {}): EveningAward => ({
  kind,
  players: [MARIAN],
  count: 5,
  of: 7,
  worth: 31,
  moment: null,
  ...more,
});
const KINDS = Object.keys(AWARD_ICONS) as EveningAward["kind"][];

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(KINDS)("the award %s has a name, and says why in figures", async (kind) => {
    const messages = await messagesOf(language);
    const { title, names, why } = awardTold(messages, award(kind));
    expect(title).not.toMatch(/evening-|\{/);
    expect(names).toBe("Marian");
    expect(why).not.toMatch(/evening-|\{/);
    const figures = { dearest_bribe: ["31"], smuggler: ["5", "31"], gate_for_sale: ["5", "31"] }[kind as string] ?? [
      "5",
    ];
    for (const figure of figures) expect(why).toContain(figure);
  });
});

it("two who share an award are both named, with their articles where they have one", async () => {
  const told = async (language: Language): Promise<string> =>
    awardTold(await messagesOf(language), award("kept_word", { players: [JOHN, MARIAN] })).names;
  expect(await told("en")).toBe("Prince John and Marian");
  expect(await told("fr")).toBe("le Prince Jean et Marian");
});

it("whoever is first is in the headline, together with those who are equal, and leads only while it goes on", async () => {
  const messages = await messagesOf("en");
  const row = { points: 4, wins: 1, games: 2, evenings: 1, sheriff_rounds: 6 };
  const story = {
    is_over: true,
    regulars: [
      { ...row, player: MARIAN, place: 1 },
      { ...row, player: JOHN, place: 1 },
      { ...row, player: { ...MARIAN, name: "Much" }, place: 3, points: 0 },
    ],
  } as unknown as EveningStory;
  expect(headlineOf(messages, story)).toEqual(["The evening goes to Marian and Prince John", "4 points in 2 games"]);
  expect(headlineOf(messages, { ...story, is_over: false })![0]).toBe("In front so far: Marian and Prince John");
  expect(headlineOf(messages, { ...story, regulars: [] })).toBeNull();
});

it("an address holds a table and a key, whatever else it is", () => {
  const night = { table: "abcdefghijkm", key: "a".repeat(24) };
  expect(eveningIn(argumentFor(night))).toEqual(night);
  expect(eveningIn("cut")).toEqual({ table: "cut", key: "" });
});
