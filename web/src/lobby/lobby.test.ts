import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../i18n/messages";
import { tongue } from "../i18n/tongue.svelte";
import { LANGUAGES } from "../protocol/protocol";
import { EDITIONS, OPTIONS } from "../protocol/rulebook";
import { ServerSaysNo } from "../session/api";
import { ago } from "./ago";
import { botsOf, conflictsOf, freshDraft, objectionTo, settingsOf, withFigure, withOption, withPlayers } from "./draft";
import { faceOf, mayWatch, whyOf, type Face } from "./faces";
import { aboutOpponent, opponentName, opponentsIn } from "./levels";
import { climbAt, counted, nextStrength } from "./ladder";
import { keepName, nameAmong, NAME_MOST } from "./me";
import { qrOf } from "./qr";
import { atStrength, characterOf } from "../table/state/strength";
import { codeIn, MILD, someOf } from "./tables";
import { COMPANY, HARD } from "../protocol/company";

const LIMITS = { editions: EDITIONS, options: OPTIONS };
const draft = freshDraft(["tuck", "will", "guy"]);

describe("a table before it is set", () => {
  it("is by default what Play now plays", () => {
    expect(settingsOf(draft)).toMatchObject({
      edition: "first",
      players: 4,
      options: [],
      is_public: false,
      fill_after: 0,
      clock: { seconds: 0 },
    });
    expect(conflictsOf(draft, LIMITS)).toEqual([]);
  });

  it("waits for strangers only where strangers may come", () => {
    const patient = { ...draft, wait: 60 };
    expect(settingsOf(patient).fill_after).toBe(0);
    expect(settingsOf({ ...patient, isPublic: true })).toMatchObject({ is_public: true, fill_after: 60 });
  });

  it("has a seat for everybody, and keeps who was chosen", () => {
    expect(withPlayers(draft, 5).company).toEqual(["tuck", "will", "guy", null]);
    expect(withPlayers(draft, 3).company).toEqual(["tuck", "will"]);
    expect(botsOf(withPlayers(draft, 5))).toEqual(["tuck", "will", "guy"]);
  });

  it("tells what does not go together, and how to put it right", () => {
    const six = withOption(withPlayers(draft, 6), "black_market", true);
    const conflicts = conflictsOf(six, LIMITS);
    expect(conflicts.map((conflict) => conflict.code)).toEqual([
      "wrong_number_of_players",
      "black_market_is_second_edition",
    ]);
    expect(conflicts[0]!.parameters).toEqual({ least: 3, most: 5, players: 6 });
    expect(conflicts[0]!.mended.players).toBe(5);
    expect(conflictsOf({ ...six, edition: "second" }, LIMITS)).toEqual([]);
  });

  it("says why an option cannot be ticked, but lets a ticked one be taken off", () => {
    expect(objectionTo("black_market", draft, LIMITS)?.code).toBe("black_market_is_second_edition");
    expect(objectionTo("black_market", withOption(draft, "black_market", true), LIMITS)).toBeNull();
    expect(objectionTo("royal_goods", draft, LIMITS)).toBeNull();
  });
});

describe("how strong characters play", () => {
  it("is part of their ids, and they stay who they are", () => {
    expect(botsOf({ ...draft, strength: "gentle" })).toEqual(["tuck_gentle", "will_gentle", "guy_gentle"]);
    for (const id of [...COMPANY, "prince_john"])
      for (const strength of ["gentle", "usual", "sharp"] as const)
        expect(characterOf(atStrength(id, strength))).toBe(id);
    expect(atStrength("richard", "gentle")).toBe("richard");
    expect(atStrength("llm:Sage_gentle", "sharp")).toBe("llm:Sage_gentle");
    expect(characterOf("steward_hard")).toBe("steward");
    expect(characterOf("always_inspect")).toBe("always_inspect");
  });

  it("begins gently, rises after two wins and falls after three losses in a row, each game once", () => {
    localStorage.clear();
    expect(nextStrength()).toBe("gentle");
    climbAt("one");
    expect(counted("elsewhere", "g0", true)).toBeNull();
    expect(counted("one", "g1", true)).toBeNull();
    expect(counted("one", "g1", true)).toBeNull();
    expect(counted("one", "g2", false)).toBeNull();
    expect(counted("one", "g3", true)).toBe("usual");
    expect(nextStrength()).toBe("usual");
    expect(counted("one", "g4", true)).toBeNull(); // a rematch with those who are gentle still
    climbAt("two");
    expect(["g5", "g6", "g7"].map((game) => counted("two", game, false))).toEqual([null, null, "gentle"]);
    expect(nextStrength()).toBe("gentle");
    for (const game of ["g8", "g9", "g10"]) expect(counted("one", game, false)).toBeNull(); // there is nothing gentler
    localStorage.clear();
  });

  it("goes no further than sharp, and a beginner meets none of those who play to win", () => {
    localStorage.setItem(
      "nottingham.ladder",
      JSON.stringify({ strength: "sharp", wins: 1, losses: 0, tables: [["t", "sharp"]], counted: "" }),
    );
    expect(counted("t", "g", true)).toBeNull();
    expect(nextStrength()).toBe("sharp");
    const kept = { strength: "sharp", wins: 1, losses: 0, tables: [], counted: "" };
    for (const wrong of [{ strength: "immense" }, { wins: "1" }, { losses: 0.5 }, { tables: {} }, { counted: null }]) {
      localStorage.setItem("nottingham.ladder", JSON.stringify({ ...kept, ...wrong }));
      expect(nextStrength(), JSON.stringify(wrong)).toBe("gentle");
    }
    expect(MILD.filter((id) => (HARD as readonly string[]).includes(id))).toEqual([]);
    localStorage.clear();
  });
});

describe("goods and figures of a table's own", () => {
  const fig = {
    id: "fig",
    kind: "legal",
    value: 3,
    penalty: 2,
    cards_3: 12,
    cards_4: 18,
    crown: "",
    crown_count: 0,
    king: 0,
    queen: 0,
    names: {},
  } as const;
  const piles = [
    { good: "pepper", values: [30, 27] },
    { good: "mead", values: [32, 29] },
  ];

  it("are sent as they were given, and the market's only where there is one", () => {
    const own = { ...draft, house: [fig], piles };
    const house = { terms: "house_goods_terms", house: [fig] };
    expect(settingsOf(own).terms).toEqual([house]);
    expect(settingsOf(withOption(own, "black_market", true)).terms).toEqual([
      house,
      { terms: "black_market_terms", black_market: piles },
    ]);
    expect(settingsOf(withOption(draft, "black_market", true)).terms).toEqual([]);
  });

  it("need an invitation, which can be mended", () => {
    const [conflict] = conflictsOf({ ...draft, house: [fig], isPublic: true }, LIMITS);
    expect(conflict?.code).toBe("house_needs_invitation");
    expect(conflictsOf(conflict!.mended, LIMITS)).toEqual([]);
  });

  it.each([
    [0, 1, 40, [40, 30]],
    [0, 0, 5, [27, 5]],
    [0, 0, Number.NaN, [27, 0]],
    [0, 0, 5000, [999, 27]],
  ])("keep the higher card on top: pile %i, card %i, %d", (pile, card, value, values) => {
    expect(withFigure(piles, pile, card, value)).toEqual([{ good: "pepper", values }, piles[1]]);
  });

  it("have minutes only with a time limit", () => {
    expect(settingsOf(draft).terms).toEqual([]);
    expect(settingsOf({ ...withOption(draft, "time_limit", true), minutes: 3 }).terms).toEqual([
      { terms: "time_limit_terms", minutes: 3 },
    ]);
  });
});

describe("an invitation", () => {
  it.each([
    ["nthe rrcc", "NTHERRCC"],
    ["NTHERRCC", "NTHERRCC"],
    [" ntherrcc ", "NTHERRCC"],
    ["http://10.0.0.2:8000/#/join/NTHERRCC", "NTHERRCC"],
    ["", ""],
  ])("is found in %j", (text, code) => expect(codeIn(text)).toBe(code));

  it("becomes a square with three finders", () => {
    const modules = qrOf("http://127.0.0.1:8731/#/join/NTHERRCC");
    expect(modules.length).toBe(29); // version 3
    const isFinder = (x: number, y: number): boolean =>
      [0, 1, 2, 3, 4, 5, 6].every(
        (i) => modules[y]![x + i] && modules[y + 6]![x + i] && modules[y + i]![x] && modules[y + i]![x + 6],
      ) && modules[y + 3]![x + 3]!;
    expect([isFinder(0, 0), isFinder(22, 0), isFinder(0, 22)]).toEqual([true, true, true]);
    expect(modules[21]![8]).toBe(true); // the module that is always dark
  });
});

describe("a name", () => {
  beforeAll(() => tongue.start());

  it.each(LANGUAGES)("lent by the woods is no character's, and there are enough for a table: %s", async (language) => {
    const messages = await loadMessages(language, true);
    const woods = messages.format("lobby-woods").split(", ");
    const characters = [...COMPANY, ...HARD].flatMap((id) =>
      ["name", "call"].map((form) => messages.format(`character-${id.replace("_", "-")}-${form}`)),
    );
    expect(new Set(woods).size).toBe(woods.length);
    expect(woods.length).toBeGreaterThanOrEqual(6);
    expect(woods.filter((name) => characters.includes(name) || name.length > NAME_MOST)).toEqual([]);
  });

  it("is one that nobody at the table has, until somebody says their own", () => {
    localStorage.clear();
    const lent = nameAmong([]);
    expect(nameAmong([])).toBe(lent);
    expect(nameAmong([lent, "Guy"])).not.toBe(lent);
    keepName(" Robin ");
    expect(nameAmong(["Robin"])).toBe("Robin");
    localStorage.clear();
  });
});

describe("small things", () => {
  it("chooses each at most once", () => {
    expect(someOf(["a", "b", "c"], 3, () => 0)).toEqual(["a", "b", "c"]);
    expect(new Set(someOf(["a", "b", "c", "d"], 3)).size).toBe(3);
    expect(someOf(["a"], 3)).toEqual(["a"]);
  });

  it("tells how long ago", () => {
    const now = 1_000_000_000_000;
    expect(ago(now, "en", now)).toBe("now");
    expect(ago(now - 4 * 60_000, "en", now)).toBe("4 min. ago");
    expect(ago(now - 86_400_000, "fr", now)).toBe("hier");
  });

  it("gives every refusal a face", () => {
    expect(whyOf(new ServerSaysNo(409, { code: "table_full", parameters: {} }))).toBe("table_full");
    expect(faceOf("table_full")).toBe("full");
    expect(faceOf("no_such_table")).toBe("gone");
    expect(["held_another_seat", "not_admitted"].map(faceOf)).toEqual(["held", "apart"]); // bots sit there: not full
    expect(["full", "held", "apart", "gone", "removed"].map((face) => mayWatch(face as Face))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(faceOf("nonsense")).toBe("stumble");
  });
});

describe("opponents who are no characters", () => {
  const brought = ["my_bots.clever:Clever", "network:/a/b.npz", "wily-fox"];
  const known = { bots: ["random", "liar", "steward_hard", "steward_easy", "tuck", ...brought], brought };

  it("are the Steward by strength and what the operator brought, not the bots of the laboratory", () => {
    expect(opponentsIn(known)).toEqual(["steward_easy", "steward_hard", ...brought]);
    expect(opponentsIn(null)).toEqual([]);
  });

  it.each(LANGUAGES)("have a name and a line each in %s", async (language) => {
    const messages = await loadMessages(language, true);
    const names = opponentsIn(known).map((bot) => opponentName(messages, bot));
    expect(names.slice(2)).toEqual(["my_bots.clever:Clever", "b.npz", "Wily fox"]);
    expect(new Set(names).size).toBe(5);
    for (const bot of opponentsIn(known)) expect(aboutOpponent(messages, bot)).not.toBe("");
  });
});
