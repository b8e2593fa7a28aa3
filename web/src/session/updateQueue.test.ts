import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableNews, Update } from "../protocol/protocol";
import { UpdateQueue } from "./updateQueue.svelte";

const update = (seq: number): Update => ({
  type: "update",
  seq,
  after: seq - 1,
  at: "",
  now: 0,
  news: [{ news: "hurried", seat: seq }],
  view: null,
  outlook: null,
  prompts: [],
  forms: [],
  awaited: [],
  clocks: [],
  table: null,
});
const seatOf = (news: TableNews): number => (news.news === "hurried" ? news.seat : -1);

describe("the queue", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("shows the first update at once, and later ones when they were played", async () => {
    const played: number[] = [];
    const queue = new UpdateQueue(async (news) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      played.push(seatOf(news));
    });
    queue.take(update(1));
    expect(queue.shown?.seq).toBe(1);
    queue.take(update(2));
    queue.take(update(3));
    expect(queue.shown?.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(310);
    expect([queue.shown?.seq, played]).toEqual([2, [2]]);
    await vi.advanceTimersByTimeAsync(310);
    expect([queue.shown?.seq, played]).toEqual([3, [2, 3]]);
  });

  it("is never further behind than its patience", async () => {
    const queue = new UpdateQueue(
      () => new Promise(() => undefined),
      () => 2_000,
    );
    queue.take(update(1));
    for (let seq = 2; seq < 8; seq++) queue.take(update(seq));
    await vi.advanceTimersByTimeAsync(2_010);
    expect(queue.shown?.seq).toBe(7);
  });

  it("goes on with the next when what plays is cut", async () => {
    const begun: number[] = [];
    const queue = new UpdateQueue((news) => {
      begun.push(seatOf(news));
      return new Promise(() => undefined);
    });
    for (const seq of [1, 2, 3]) queue.take(update(seq));
    queue.cut();
    await vi.advanceTimersByTimeAsync(0);
    expect([queue.shown?.seq, begun]).toEqual([2, [2, 3]]);
  });

  it("tells whoever plays to stop", async () => {
    let wasStopped = false;
    const queue = new UpdateQueue(
      (_news, _update, signal) => {
        signal.addEventListener("abort", () => (wasStopped = true));
        return new Promise(() => undefined);
      },
      () => 500,
    );
    queue.take(update(1));
    queue.take(update(2));
    await vi.advanceTimersByTimeAsync(510);
    expect(wasStopped).toBe(true);
  });

  it("survives a drawing that fails", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const queue = new UpdateQueue(() => Promise.reject(new Error("no ink")));
    queue.take(update(1));
    queue.take(update(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.shown?.seq).toBe(2);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it("can be skipped", async () => {
    const queue = new UpdateQueue(() => new Promise(() => undefined));
    queue.take(update(1));
    queue.take(update(2));
    queue.take(update(3));
    queue.skip();
    expect(queue.shown?.seq).toBe(3);
  });

  it("plays what comes after a skip at once", async () => {
    const played: number[] = [];
    const queue = new UpdateQueue(async (news, _update, signal) => {
      played.push(seatOf(news));
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    });
    for (let seq = 1; seq < 4; seq++) queue.take(update(seq));
    queue.skip();
    queue.take(update(4));
    await vi.advanceTimersByTimeAsync(1);
    expect(played).toEqual([2, 4]);
  });
});
