import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableNews, Update } from "../protocol/protocol";
import { Stage } from "./stage.svelte";

const update = (seq: number): Update => ({
  type: "update",
  seq,
  after: seq - 1,
  at: "",
  now: 0,
  news: [{ news: "hurried", seat: seq }],
});
const seatOf = (news: TableNews): number => (news.news === "hurried" ? news.seat : -1);

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("shows the first update at once, and later ones when they were played", async () => {
    const played: number[] = [];
    const stage = new Stage(async (news) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      played.push(seatOf(news));
    });
    stage.take(update(1));
    expect(stage.shown?.seq).toBe(1);
    stage.take(update(2));
    stage.take(update(3));
    expect(stage.shown?.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(310);
    expect([stage.shown?.seq, played]).toEqual([2, [2]]);
    await vi.advanceTimersByTimeAsync(310);
    expect([stage.shown?.seq, played]).toEqual([3, [2, 3]]);
  });

  it("is never further behind than its patience", async () => {
    const stage = new Stage(() => new Promise(() => undefined), 2_000);
    stage.take(update(1));
    for (let seq = 2; seq < 8; seq++) stage.take(update(seq));
    await vi.advanceTimersByTimeAsync(2_010);
    expect(stage.shown?.seq).toBe(7);
  });

  it("tells whoever plays to stop", async () => {
    let wasStopped = false;
    const stage = new Stage((_news, _update, signal) => {
      signal.addEventListener("abort", () => (wasStopped = true));
      return new Promise(() => undefined);
    }, 500);
    stage.take(update(1));
    stage.take(update(2));
    await vi.advanceTimersByTimeAsync(510);
    expect(wasStopped).toBe(true);
  });

  it("survives a drawing that fails", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const stage = new Stage(() => Promise.reject(new Error("no ink")));
    stage.take(update(1));
    stage.take(update(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.shown?.seq).toBe(2);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it("can be skipped", async () => {
    const stage = new Stage(() => new Promise(() => undefined));
    stage.take(update(1));
    stage.take(update(2));
    stage.take(update(3));
    stage.skip();
    expect(stage.shown?.seq).toBe(3);
  });

  it("plays what comes after a skip at once", async () => {
    const played: number[] = [];
    const stage = new Stage(async (news, _update, signal) => {
      played.push(seatOf(news));
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    });
    for (let seq = 1; seq < 4; seq++) stage.take(update(seq));
    stage.skip();
    stage.take(update(4));
    await vi.advanceTimersByTimeAsync(1);
    expect(played).toEqual([2, 4]);
  });
});
