// A player's figures as a picture to post.
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

export interface CardFigure {
  readonly figure: string;
  readonly about: string;
}
export interface PlayerCard {
  readonly name: string;
  readonly epithet: string;
  /** Four at most have room. */
  readonly figures: readonly CardFigure[];
  readonly people: readonly CardFigure[];
}

const FIGURES_MOST = 4;

export async function paintCard(canvas: HTMLCanvasElement, card: PlayerCard): Promise<void> {
  const [seal] = await Promise.all([drawing("wax"), lettersReady()]);
  const pen = blankSheet(canvas);
  pen.fillStyle = INK;
  pen.textAlign = "center";
  fitted(pen, card.name, 800, 84, DISPLAY, WIDTH - 400);
  pen.fillText(card.name, WIDTH / 2, 206);
  pen.fillStyle = RED;
  fitted(pen, card.epithet, 600, 44, DISPLAY, WIDTH - 300);
  pen.fillText(card.epithet, WIDTH / 2, 262);
  if (seal) pen.drawImage(seal, WIDTH - 190, 142, 110, 110);

  const shown = card.figures.slice(0, FIGURES_MOST);
  const [left, gap] = [60, 20];
  const wide = (WIDTH - 2 * left - gap * (shown.length - 1)) / Math.max(1, shown.length);
  shown.forEach(({ figure, about }, column) => {
    const x = left + column * (wide + gap);
    pen.fillStyle = SHEET;
    pen.fillRect(x, 300, wide, 186);
    pen.strokeStyle = INK;
    pen.lineWidth = 2.5;
    pen.strokeRect(x, 300, wide, 186);
    pen.fillStyle = INK;
    fitted(pen, figure, 800, 60, DISPLAY, wide - 24);
    pen.fillText(figure, x + wide / 2, 372);
    pen.fillStyle = INK_2;
    pen.font = `400 24px ${TEXT}`;
    wrapped(pen, about, wide - 28)
      .slice(0, 3)
      .forEach((line, row) => pen.fillText(line, x + wide / 2, 408 + row * 27));
  });

  card.people.forEach(({ figure, about }, row) => {
    const y = 540 + row * 52;
    pen.fillStyle = INK;
    pen.font = `700 30px ${TEXT}`;
    const text = `${figure}. ${about}`;
    fitted(pen, text, 700, 30, TEXT, WIDTH - 160);
    pen.fillText(text, WIDTH / 2, y);
  });
}
