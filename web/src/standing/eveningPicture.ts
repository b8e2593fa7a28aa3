// An evening as a picture to post: who won it, the points, and what was earned.
import {
  blankSheet,
  DISPLAY,
  drawing,
  fitted,
  INK,
  INK_2,
  lettersReady,
  RED,
  SHEET,
  TEXT,
  WIDTH,
  wrapped,
} from "../art/canvas";
import type { SymbolId } from "../../generated/symbols";
import type { ToldAward } from "./evening";

export interface EveningPicture {
  readonly title: string;
  /** Which evening, and when. */
  readonly line: string;
  readonly headline: string;
  readonly points: readonly { readonly name: string; readonly points: number }[];
  readonly awards: readonly PaintedAward[];
}

export interface PaintedAward extends ToldAward {
  readonly icon: SymbolId;
}

const ROWS_MOST = 6;
const AWARDS_MOST = 3;
const [TOP, HEIGHT, GAP] = [282, 354, 12];

export async function paintEvening(canvas: HTMLCanvasElement, evening: EveningPicture): Promise<void> {
  const awards = evening.awards.slice(0, AWARDS_MOST);
  const [icons] = await Promise.all([Promise.all(awards.map(({ icon }) => drawing(icon))), lettersReady()]);
  const pen = blankSheet(canvas);
  pen.fillStyle = INK_2;
  const line = `${evening.title} · ${evening.line}`;
  fitted(pen, line, 700, 30, TEXT, WIDTH - 160);
  pen.fillText(line, WIDTH / 2, 162);
  pen.fillStyle = RED;
  fitted(pen, evening.headline, 800, 68, DISPLAY, WIDTH - 160);
  pen.fillText(evening.headline, WIDTH / 2, 236);

  const [left, wide] = awards.length ? [66, 400] : [300, WIDTH - 600];
  paintPoints(pen, evening.points.slice(0, ROWS_MOST), left, wide);
  const height = (HEIGHT - GAP * (awards.length - 1)) / Math.max(2, awards.length);
  awards.forEach((award, row) => paintAward(pen, award, icons[row] ?? null, TOP + row * (height + GAP), height));
}

/** The table of the evening. */
function paintPoints(pen: CanvasRenderingContext2D, rows: EveningPicture["points"], left: number, wide: number): void {
  const height = HEIGHT / Math.max(4, rows.length);
  rows.forEach(({ name, points }, row) => {
    const y = TOP + (row + 1) * height;
    pen.fillStyle = INK;
    pen.fillRect(left, y - 6, wide, 1.5);
    pen.textAlign = "left";
    fitted(pen, name, row ? 600 : 800, 40, DISPLAY, wide - 90);
    pen.fillText(name, left, y - 20);
    pen.textAlign = "right";
    pen.font = `800 44px ${DISPLAY}`;
    pen.fillText(String(points), left + wide, y - 20);
  });
}

/** What was earned, by whom, and why. */
function paintAward(
  pen: CanvasRenderingContext2D,
  award: PaintedAward,
  icon: HTMLImageElement | null,
  y: number,
  height: number,
): void {
  const [left, wide] = [506, WIDTH - 506 - 60];
  const room = wide - 116;
  pen.fillStyle = SHEET;
  pen.fillRect(left, y, wide, height);
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.strokeRect(left, y, wide, height);
  if (icon) pen.drawImage(icon, left + 18, y + height / 2 - 32, 64, 64 * (icon.height / icon.width));
  pen.textAlign = "left";
  pen.fillStyle = RED;
  fitted(pen, award.title, 800, 32, DISPLAY, room);
  pen.fillText(award.title, left + 100, y + height / 2 - 22);
  pen.fillStyle = INK;
  fitted(pen, award.names, 700, 26, TEXT, room);
  pen.fillText(award.names, left + 100, y + height / 2 + 8);
  pen.fillStyle = INK_2;
  pen.font = `400 21px ${TEXT}`;
  const lines = wrapped(pen, award.why, room);
  lines.slice(0, 2).forEach((text, row) => pen.fillText(text, left + 100, y + height / 2 + 34 + row * 23));
}
