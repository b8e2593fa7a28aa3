// Where a note lies: beside what it points at, never over it, and over as little as can be of what is needed next.
import type { Box } from "../ui/controls/ghostClicks.svelte";

export type Side = "above" | "below" | "left" | "right";
export interface NotePlace {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** Where the arrow sits along the edge that looks at the anchor. */
  readonly arrow: number;
  /** How far it is from there to the anchor. */
  readonly reach: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 8;
/** The arrow stays off the corners. */
const CORNER = 22;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is left of a box where something lies over its lower part; all of it where nothing does. */
export function above(box: Box, lid: Box | null): Box {
  if (!lid || !overlap(box, lid) || lid.y <= box.y) return box;
  return { ...box, height: lid.y - box.y };
}

/** Beside the anchor, or on the same side beside what must stay free as well. */
function candidates(anchor: Box, note: Size, screen: Size, free: readonly Box[]): Omit<NotePlace, "reach">[] {
  const x = within(anchor.x + anchor.width / 2 - note.width / 2, MARGIN, screen.width - note.width - MARGIN);
  const y = within(anchor.y + anchor.height / 2 - note.height / 2, MARGIN, screen.height - note.height - MARGIN);
  const alongX = within(anchor.x + anchor.width / 2 - x, CORNER, note.width - CORNER);
  const alongY = within(anchor.y + anchor.height / 2 - y, CORNER, note.height - CORNER);
  const vertical = (at: Box): Omit<NotePlace, "reach">[] => [
    { x, y: at.y - note.height - GAP, side: "above", arrow: alongX },
    { x, y: at.y + at.height + GAP, side: "below", arrow: alongX },
  ];
  return [
    ...vertical(anchor),
    { x: anchor.x + anchor.width + GAP, y, side: "right", arrow: alongY },
    { x: anchor.x - note.width - GAP, y, side: "left", arrow: alongY },
    ...free.flatMap(vertical),
  ];
}

/** The best place on the screen; the anchor itself always stays free where any place at all leaves it so. */
export function placeBeside(anchor: Box, note: Size, screen: Size, free: readonly Box[] = []): NotePlace {
  const judged = candidates(anchor, note, screen, free).map((place, order) => {
    const x = within(place.x, MARGIN, screen.width - note.width - MARGIN);
    const y = within(place.y, MARGIN, screen.height - note.height - MARGIN);
    const box = { x, y, ...note };
    const isPushed = x !== place.x || y !== place.y;
    const isFacing =
      place.side === "above"
        ? y + note.height <= anchor.y
        : place.side === "below"
          ? y >= anchor.y + anchor.height
          : !isPushed;
    const covered = free.reduce((sum, one) => sum + overlap(box, one), 0);
    const reach =
      place.side === "above" ? anchor.y - y - note.height : place.side === "below" ? y - anchor.y - anchor.height : GAP;
    return {
      place: { ...place, x, y, reach },
      cost: overlap(box, anchor) * 1000 + (isFacing ? 0 : 1e7) + covered * 10 + order,
    };
  });
  return judged.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
}
