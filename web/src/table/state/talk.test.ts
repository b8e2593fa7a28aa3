// @vitest-environment node
// Language models at the table: what they are called, and who moved for them.
import { describe, expect, it } from "vitest";
import { loadMessages } from "../../i18n/messages";
import { Narrator } from "../../i18n/narrator";
import { LANGUAGES, type ReplayStep, type StoodIn } from "../../protocol/protocol";
import { linesOf } from "../../replay/lines";
import { EventLog } from "./eventLog.svelte";
import { aboutBot, botName, isModel } from "./seatNames";
import { newsLine, said, stoodIn } from "./talk";

const REASONS = ["late", "busy", "absent", "empty", "garbage", "illegal", "move_tokens", "day_tokens", "something new"];
const news = (why: string): StoodIn => ({ news: "stood_in", seat: 1, bot: "steward", why });

describe.each(LANGUAGES)("in %s", async (language) => {
  const messages = await loadMessages(language, true);
  const narrator = new Narrator(messages, ["Robin", "Sage-7", "Tuck"]);

  it("a model is called as its operator wrote it, and told apart from the characters", () => {
    expect(botName(messages, "llm:Sage-7")).toBe("Sage-7");
    expect([isModel("llm:Sage-7"), isModel("tuck")]).toEqual([true, false]);
    const about = aboutBot(messages, "llm:Sage-7");
    expect(about).not.toBe("");
    expect(about).not.toBe(aboutBot(messages, "tuck"));
  });

  it("every reason why a bot moved for a model has a line with both names", () => {
    const lines = REASONS.map((why) => stoodIn(narrator, news(why)));
    for (const line of lines) expect(line).toMatch(/Sage-7.*: .+/);
    for (const line of lines) expect(line).toContain(botName(messages, "steward"));
    expect(new Set(lines).size).toBe(3);
    expect(newsLine(narrator, news("late"), 0)).toBe(lines[0]);
  });

  it("words that a model lent are read in their language, and our own line in every other", () => {
    const line = { news: "spoke", seat: 2, character: "tuck", intent: "greet", variant: 1, parameters: {} } as const;
    const own = said(narrator, { ...line, words: "", language: "" });
    const lent = said(narrator, { ...line, words: "God's peace, all!", language: "en" });
    expect(own).toBe(narrator.saying(line));
    expect(lent).toBe(language === "en" ? "God's peace, all!" : own);
  });

  it("at the table nobody speaks of the end before it is reckoned", () => {
    const end = { news: "played", seat: null, was_default: false, events: [{ event: "game_ended" }] };
    const words = { news: "said", seat: 1, phrase: "", to: null, text: "You won!" };
    const update = { seq: 1, news: [end, words] } as unknown as Parameters<EventLog["take"]>[0];
    const told = [new EventLog(), new EventLog({ isAfterwards: true })].map((log) => {
      log.take(update);
      log.tellUpTo(1);
      return log.entries(narrator, 0, "talk").map((entry) => entry.text);
    });
    expect(told).toEqual([[], ["You won!"]]);
  });

  it("a replay tells it before the move", () => {
    const step = {
      number: 4,
      stood_in: news("late"),
      events: [{ event: "market_opened", first: 1 }],
      talk: [],
    } as unknown as ReplayStep;
    const [first, ...rest] = linesOf(step, narrator, null);
    expect(first?.text).toBe(stoodIn(narrator, news("late")));
    expect(rest).toHaveLength(1);
    expect(linesOf({ ...step, stood_in: null }, narrator, null)).toHaveLength(1);
    const talk = [{ news: "said", seat: 1, phrase: "", to: null, text: "Apples!" }] as const;
    expect(linesOf({ ...step, talk }, narrator, null).at(-1)).toMatchObject({ kind: "say", text: "Apples!", seat: 1 });
  });
});
