// The best bluff as a picture one can post: who said what, and what was really in the bag.
import { blankSheet, DISPLAY, drawing, fitted, INK, INK_2, lettersReady, RED, SHEET, TEXT, WIDTH } from "../art/canvas";
import { crestOf } from "../art/crests.svelte";
import { drawingOf, emblemOf, frameOf } from "../art/faces";
import type { Narrator } from "../i18n/narrator";
import { t } from "../i18n/tongue.svelte";
import type { Good, Highlight, Ruleset } from "../protocol/protocol";
import { bluffCards } from "../reckoning/result";
import { cardName } from "../ui/pieces/cards";

export type Pen = CanvasRenderingContext2D;
export type Drawing = HTMLImageElement | null;

export interface CardArt {
  readonly good: Good;
  readonly frame: Drawing;
  readonly face: Drawing;
  readonly isLie: boolean;
}

/** The emblem of a seat in its colour. */
export const emblemArt = (canvas: HTMLCanvasElement, seat: number): Promise<Drawing> =>
  drawing(`emblem-${crestOf(seat)}`, getComputedStyle(canvas).getPropertyValue(`--${emblemOf(seat)}`));

/** The cards of a bag that passed, what was declared before what was not. */
export function cardsArt(bluff: Highlight, ruleset: Ruleset): Promise<CardArt[]> {
  const goods = bluffCards(bluff.good, bluff.count, bluff.goods, ruleset)
    .map((id) => ruleset.catalogue.find((good) => good.id === id))
    .filter((good) => good !== undefined);
  return Promise.all(
    goods.map(async (good): Promise<CardArt> => {
      const [frame, face] = await Promise.all([drawing(frameOf(good)), drawing(drawingOf(good.id, good.kind))]);
      return { good, frame, face, isLie: good.id !== bluff.good };
    }),
  );
}

export async function paintBluff(
  canvas: HTMLCanvasElement,
  bluff: Highlight,
  narrator: Narrator,
  ruleset: Ruleset,
): Promise<void> {
  const [emblem, back, front, coin, cards] = await Promise.all([
    emblemArt(canvas, bluff.seat),
    drawing("bag-wide-back"),
    drawing("bag-wide-front"),
    drawing("card-coin"),
    cardsArt(bluff, ruleset),
    lettersReady(),
  ]);
  const pen = blankSheet(canvas);
  paintSpeaker(pen, emblem, bluff, narrator);

  const [left, top, width] = [300, 318, 600];
  if (back) pen.drawImage(back, left, top + 20, width, width * (300 / 680));
  const room = Math.min(108, (width - 60) / Math.max(1, cards.length));
  cards.forEach((card, i) => {
    const lean = i - (cards.length - 1) / 2;
    paintCard(pen, card, coin, WIDTH / 2 + lean * room, top + 62 + Math.abs(lean) * 5, lean * 0.05);
  });
  if (front) pen.drawImage(front, left, top + 20, width, width * (300 / 680));
  if (emblem) pen.drawImage(emblem, WIDTH / 2 - 27, top + 190, 54, 62);

  const worth = t("replay-picture-worth", { points: narrator.points(bluff.worth) });
  pen.fillStyle = RED;
  pen.textAlign = "center";
  fitted(pen, worth, 800, 34, DISPLAY, WIDTH - 160);
  pen.fillText(worth, WIDTH / 2, 636);
}

/** The face, the name, and the lie in a balloon. */
function paintSpeaker(pen: Pen, emblem: Drawing, bluff: Highlight, narrator: Narrator): void {
  if (emblem) pen.drawImage(emblem, 84, 150, 104, 120);
  const words = narrator.quoted(t("replay-picture-said", { declared: narrator.good(bluff.good, bluff.count) }));
  pen.fillStyle = SHEET;
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(236, 148, WIDTH - 236 - 84, 96, 18);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(238, 182);
  pen.lineTo(206, 200);
  pen.lineTo(238, 212);
  pen.fill();
  pen.stroke();
  pen.fillStyle = INK;
  pen.textAlign = "center";
  fitted(pen, words, 700, 46, TEXT, WIDTH - 236 - 84 - 50);
  pen.fillText(words, (236 + WIDTH - 84) / 2, 212);
  const name = narrator.name(bluff.seat);
  pen.textAlign = "left";
  fitted(pen, name, 800, 40, DISPLAY, 300);
  pen.fillText(name, 84, 314);
  const inside = t("replay-picture-inside");
  pen.fillStyle = INK_2;
  pen.textAlign = "center";
  pen.font = `italic 400 28px ${TEXT}`;
  pen.fillText(inside, WIDTH / 2, 296);
}

/** A card with its middle at the top edge of the bag, leaning a little; a lie is set apart by a red rim. */
export function paintCard(pen: Pen, card: CardArt, coin: Drawing, x: number, y: number, turn: number): void {
  const [width, height] = [104, 146];
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.translate(-width / 2, -height / 2);
  if (card.frame) pen.drawImage(card.frame, 0, 0, width, height);
  if (card.isLie) {
    pen.strokeStyle = RED;
    pen.lineWidth = 6;
    pen.strokeRect(1, 1, width - 2, height - 2);
  }
  if (card.face) pen.drawImage(card.face, 13, 19, 78, 78);
  if (coin) pen.drawImage(coin, 2, 2, 32, 32);
  pen.fillStyle = INK;
  pen.textAlign = "center";
  pen.font = `800 21px ${DISPLAY}`;
  pen.fillText(String(card.good.value), 18, 25);
  fitted(pen, cardName(card.good), 600, 18, DISPLAY, width - 18);
  pen.fillText(cardName(card.good), width / 2, 117);
  pen.restore();
}
