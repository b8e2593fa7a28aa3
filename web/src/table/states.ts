// What each seat is doing, in a few words under its name.
import type { Presence } from "../protocol/protocol";
import type { SettledBag } from "./book.svelte";
import type { Scene } from "./scene";

export interface SeatState {
  readonly text: string;
  readonly tone: "plain" | "ready" | "busy" | "away";
}

const plain = (text: string): SeatState => ({ text, tone: "plain" });

export function stateOf(
  scene: Scene,
  seat: number,
  presence: Presence | null,
  settled: ReadonlyMap<number, SettledBag>,
): SeatState {
  const info = scene.table?.seats[seat];
  if (info?.is_held) return { text: scene.text("table-state-held"), tone: "away" };
  if (presence?.absent.some((absence) => absence.seat === seat))
    return { text: scene.text("table-state-away"), tone: "away" };
  if (scene.isGuard(seat)) return plain(scene.text(scene.guards.length > 1 ? "web-deputy" : "web-sheriff"));
  const { phase } = scene;
  switch (phase.phase) {
    case "market":
      if (phase.opener === null && phase.order[0] === seat)
        return { text: scene.text("table-state-market"), tone: "busy" };
      return plain(scene.text(phase.order.includes(seat) ? "table-state-next" : "table-state-marketed"));
    case "loading":
      if (phase.ready.includes(seat)) return { text: scene.text("table-state-ready"), tone: "ready" };
      return phase.waiting.includes(seat)
        ? { text: scene.text("table-state-packing"), tone: "busy" }
        : plain(scene.text("table-state-out"));
    case "declaring": {
      const bag = scene.bag(seat);
      if (!bag) return plain(scene.text("table-state-out"));
      return bag.good
        ? plain(scene.text("table-state-declared"))
        : { text: scene.text("table-state-ready"), tone: "ready" };
    }
    case "inspecting": {
      const bag = scene.bag(seat);
      if (!bag) return plain(scene.text("table-state-out"));
      if (bag.fate === "closed") return plain(scene.text("table-state-gate"));
      const seen = settled.get(seat);
      if (bag.fate === "passed" || !seen || seen.isTrue === null) return plain(scene.text("table-state-passed"));
      return plain(scene.text(seen.isTrue ? "table-state-true" : "table-state-caught"));
    }
    default:
      return plain("");
  }
}
