// What a player's figures say of them, and what a link with a key does.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlayerFigures } from "../protocol/protocol";
import { playerKey } from "../session/playerKey";
import { bringGames } from "./arrival";
import { acquaintancesOf, epithetOf, figuresOf } from "./figures";

const TUCK = { name: "", bot: "tuck", is_person: false };
const PLAIN: PlayerFigures = {
  games: 3,
  wins: 1,
  bags: 20,
  lies: 10,
  lies_passed: 8,
  truths_passed: 9,
  caught: 2,
  searched: 1,
  sheriff_rounds: 6,
  dearest_paid: null,
  dearest_taken: null,
  nemesis: null,
  customer: null,
};
const named = ({ bot }: { bot: string }): string => bot.toUpperCase();

describe("figures", () => {
  it("give a name to what somebody is like", () => {
    expect(epithetOf({ ...PLAIN, bags: 5, lies: 1, lies_passed: 1 })).toBe("new");
    expect(epithetOf({ ...PLAIN, lies: 2, lies_passed: 0 })).toBe("honest");
    expect(epithetOf(PLAIN)).toBe("silver");
    expect(epithetOf({ ...PLAIN, lies_passed: 6 })).toBe("bold");
    expect(epithetOf({ ...PLAIN, lies_passed: 3 })).toBe("hapless");
  });

  it("tell shares, and leave out what never happened", () => {
    expect(figuresOf(PLAIN, named).map(({ id }) => id)).toEqual(["wins", "believed", "honest", "caught"]);
    expect(figuresOf(PLAIN, named)[1]!.values).toEqual({ percent: 80, passed: 8, lies: 10 });
    expect(figuresOf({ ...PLAIN, lies: 0, lies_passed: 0 }, named)[1]!.values).toMatchObject({ percent: 0 });
    expect(figuresOf({ ...PLAIN, lies: 20 }, named).map(({ id }) => id)).not.toContain("honest");
    const paid = { other: TUCK, worth: 12, game: "x" };
    expect(figuresOf({ ...PLAIN, dearest_paid: paid }, named).at(-1)).toEqual({
      id: "paid",
      values: { worth: 12, to: "TUCK" },
    });
  });

  it("name whom one meets again", () => {
    const nemesis = { other: TUCK, worth: 30, games: 2, openings: 4 };
    expect(acquaintancesOf({ ...PLAIN, nemesis }, named)).toEqual([
      { id: "nemesis", values: { who: "TUCK", worth: 30, openings: 4 } },
    ]);
  });
});

describe("a key in a link", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("adds its games to this browser's own key, which stays, and gives it nothing", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(body as string));
      return Promise.resolve(new Response('{"seats": 2}'));
    });
    const own = playerKey();
    const strangers = "a-key-of-a-strangers-own-making-0123";
    await bringGames(strangers);
    expect(sent).toEqual([{ player: own, other: strangers }]);
    expect(playerKey()).toBe(own);
  });

  it("that was cut short does not keep the page from starting", async () => {
    const { routeOf } = await import("../shell/route.svelte");
    expect(routeOf("#/%")).toEqual({ screen: "%", argument: null });
    expect(routeOf("#/join/AB%20CD")).toEqual({ screen: "join", argument: "AB CD" });
    expect(routeOf("#/join/%E0%A4%A")).toEqual({ screen: "join", argument: "%E0%A4%A" });
  });
});
