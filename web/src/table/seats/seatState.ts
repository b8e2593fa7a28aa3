// What each seat is doing, in a few words under its name.
import type { Presence } from "../../protocol/protocol";
import type { SettledBag } from "../state/eventLog.svelte";
import type { ViewModel } from "../state/viewModel";

export interface SeatState {
  readonly text: string;
  readonly tone: "plain" | "ready" | "busy" | "away";
}

const plain = (text: string): SeatState => ({ text, tone: "plain" });

export function stateOf(
  model: ViewModel,
  seat: number,
  presence: Presence | null,
  settled: ReadonlyMap<number, SettledBag>,
  until: string | null = null,
): SeatState {
  const info = model.table?.seats[seat];
  if (info?.is_held) return { text: model.text("table-state-held"), tone: "away" };
  if (presence?.absent.some((absence) => absence.seat === seat)) {
    const text =
      until === null ? model.text("table-state-away") : model.text("table-state-away-until", { time: until });
    return { text, tone: "away" };
  }
  if (model.isThinking(seat)) return { text: model.text("table-state-thinking"), tone: "busy" };
  if (model.isGuard(seat)) return plain(model.text(model.guards.length > 1 ? "web-deputy" : "web-sheriff"));
  const { phase } = model;
  switch (phase.phase) {
    case "market":
      if (phase.opener !== null) return plain(""); // nobody has been there yet
      if (phase.order[0] === seat) return { text: model.text("table-state-market"), tone: "busy" };
      return plain(model.text(phase.order.includes(seat) ? "table-state-next" : "table-state-marketed"));
    case "loading":
      if (phase.ready.includes(seat)) return { text: model.text("table-state-ready"), tone: "ready" };
      return phase.waiting.includes(seat)
        ? { text: model.text("table-state-packing"), tone: "busy" }
        : plain(model.text("table-state-out"));
    case "declaring": {
      const bag = model.bag(seat);
      if (!bag) return plain(model.text("table-state-out"));
      return bag.good
        ? plain(model.text("table-state-declared"))
        : { text: model.text("table-state-ready"), tone: "ready" };
    }
    case "inspecting": {
      const bag = model.bag(seat);
      if (!bag) return plain(model.text("table-state-out"));
      if (bag.fate === "closed") return plain(model.text("table-state-gate"));
      const seen = settled.get(seat);
      if (bag.fate === "passed" || !seen || seen.isTrue === null) return plain(model.text("table-state-passed"));
      return plain(model.text(seen.isTrue ? "table-state-true" : "table-state-caught"));
    }
    default:
      return plain("");
  }
}
