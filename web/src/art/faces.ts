// Which drawing belongs to what.
import { DRAWN, EMBLEMS, TEARS, type Emblem, type SymbolId } from "../../generated/symbols";
import type { Good } from "../protocol/protocol";

/** What of a good is drawn on its card. */
export type Face = Pick<Good, "id" | "kind" | "value" | "penalty" | "crown" | "crown_count" | "names">;

/** The drawing of a good; a table's own goods come in a barrel or a chest. */
export function drawingOf(id: string, kind: Good["kind"] = "legal"): SymbolId {
  if (DRAWN.has(id)) return `art-${id}` as SymbolId;
  return kind === "legal" ? "art-house_legal" : "art-house_contraband";
}

/** Torn cards of one good are torn alike. */
const tearOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TEARS;

export const frameOf = ({ id, kind }: Pick<Good, "id" | "kind">): SymbolId =>
  (kind === "contraband" ? `frame-contraband-${tearOf(id)}` : `frame-${kind}`) as SymbolId;
export const miniFrameOf = ({ id, kind }: Pick<Good, "id" | "kind">): SymbolId =>
  (kind === "contraband" ? `mini-contraband-${tearOf(id)}` : `mini-${kind}`) as SymbolId;

/** The emblem of a seat: with its colour and its awning it says who, always all three together. */
export const emblemOf = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length]!;
