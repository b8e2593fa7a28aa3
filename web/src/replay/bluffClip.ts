// The best bluff as a moving picture: the tale, the price, the bag that passes, and what was in it. A frame follows from
// the time alone, so that it is the same however fast it is drawn.
import { blankSheet, DISPLAY, drawing, fitted, INK, INK_2, lettersReady, RED, SHEET, TEXT, WIDTH } from "../art/canvas";
import type { Clip } from "../reckoning/clip";
import type { Narrator } from "../i18n/narrator";
import { t } from "../i18n/tongue.svelte";
import type { Highlight, Ruleset } from "../protocol/protocol";
import { cardsArt, emblemArt, paintCard, type Drawing, type Pen } from "./bluffPicture";

/** When each act begins, and when all is over, in seconds. */
const [TALE, PRICE, PASSES, OPENS, END] = [0.2, 1.6, 3, 4, 6.6] as const;
/** From one card to the next. */
const CARD_EVERY = 0.28;
const COINS_MOST = 8;
const GATE = 620;

/** How much of something that begins then and takes so long is done: slow, quick, slow. */
function done(at: number, from: number, takes: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / takes));
  return part * part * (3 - 2 * part);
}
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

export async function bluffClip(
  canvas: HTMLCanvasElement,
  bluff: Highlight,
  narrator: Narrator,
  ruleset: Ruleset,
): Promise<Clip> {
  const guard = bluff.to ?? bluff.seat;
  const [merchant, sheriff, badge, coin, closed, back, front, cardCoin, cards] = await Promise.all([
    emblemArt(canvas, bluff.seat),
    emblemArt(canvas, guard),
    drawing("badge"),
    drawing("coin"),
    drawing("bag-closed"),
    drawing("bag-wide-back"),
    drawing("bag-wide-front"),
    drawing("card-coin"),
    cardsArt(bluff, ruleset),
    lettersReady(),
  ]);
  const said = narrator.quoted(t("replay-picture-said", { declared: narrator.good(bluff.good, bluff.count) }));
  const price = bluff.price ? narrator.gold(bluff.price) : t("replay-clip-free");
  const worth = t("replay-picture-worth", { points: narrator.points(bluff.worth) });

  function people(pen: Pen, at: number): void {
    const enter = done(at, 0, 0.5);
    face(pen, merchant, narrator.name(bluff.seat), between(-160, 96, enter));
    face(pen, sheriff, narrator.name(guard), between(WIDTH + 20, WIDTH - 220, enter));
    const hop = Math.abs(Math.sin(at * 9)) * 8 * (at > PRICE && at < PASSES ? 1 : 0);
    if (badge) pen.drawImage(badge, between(WIDTH + 84, WIDTH - 156, enter), 226 - hop, 48, 48);
  }

  function tale(pen: Pen, at: number): void {
    const shown = [...said].slice(0, Math.ceil([...said].length * done(at, TALE + 0.4, 0.8))).join("");
    pen.globalAlpha = done(at, TALE, 0.3) * (1 - done(at, OPENS, 0.4));
    pen.fillStyle = SHEET;
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(270, 150, WIDTH - 540, 92, 18);
    pen.fill();
    pen.stroke();
    pen.fillStyle = INK;
    pen.textAlign = "center";
    fitted(pen, said, 700, 40, TEXT, WIDTH - 590);
    pen.fillText(shown, WIDTH / 2, 208);
    pen.globalAlpha = 1;
  }

  /** From one face to the other; where nothing was paid, that is said. */
  function paying(pen: Pen, at: number): void {
    const count = Math.min(COINS_MOST, bluff.price);
    for (let i = 0; i < count; i++) {
      const part = done(at, PRICE + i * 0.09, 0.6);
      if (!coin || part === 0 || part === 1) continue;
      pen.drawImage(coin, between(200, WIDTH - 240, part), 300 - Math.sin(part * Math.PI) * 120, 52, 52);
    }
    pen.globalAlpha = done(at, PRICE + 0.3, 0.3) * (1 - done(at, OPENS, 0.4));
    pen.fillStyle = bluff.price ? RED : INK_2;
    pen.textAlign = "center";
    fitted(pen, price, 800, 64, DISPLAY, 560);
    pen.fillText(price, WIDTH / 2, 330);
    pen.globalAlpha = 1;
  }

  /** The bag slides past the gate, closed. */
  function passing(pen: Pen, at: number): void {
    if (at >= OPENS || !closed) return;
    const x = between(130, WIDTH / 2 - 90, done(at, PASSES, 0.8));
    const bump = Math.abs(Math.sin(done(at, PASSES, 0.8) * Math.PI * 3)) * 12;
    pen.drawImage(closed, x, 400 - bump, 180, 190);
  }

  function opening(pen: Pen, at: number): void {
    if (at < OPENS) return;
    const [left, top, width] = [300, 318, 600];
    const wide = width * (300 / 680);
    if (back) pen.drawImage(back, left, top + 20, width, wide);
    const room = Math.min(108, (width - 60) / Math.max(1, cards.length));
    cards.forEach((card, i) => {
      const risen = done(at, OPENS + 0.3 + i * CARD_EVERY, 0.4);
      if (risen === 0) return;
      const lean = i - (cards.length - 1) / 2;
      const y = between(top + 200, top + 62 + Math.abs(lean) * 5, risen);
      paintCard(pen, card, cardCoin, WIDTH / 2 + lean * room, y, lean * 0.05 * risen);
    });
    if (front) pen.drawImage(front, left, top + 20, width, wide);
    if (merchant) pen.drawImage(merchant, WIDTH / 2 - 27, top + 190, 54, 62);
    const stamped = done(at, OPENS + 0.5 + cards.length * CARD_EVERY, 0.25);
    pen.globalAlpha = stamped;
    pen.fillStyle = RED;
    pen.textAlign = "center";
    fitted(pen, worth, 800, Math.round(between(52, 38, stamped)), DISPLAY, WIDTH - 160);
    pen.fillText(worth, WIDTH / 2, GATE + 14);
    pen.globalAlpha = 1;
  }

  return {
    seconds: END,
    paint: (at) => {
      const pen = blankSheet(canvas);
      people(pen, at);
      tale(pen, at);
      paying(pen, at);
      passing(pen, at);
      opening(pen, at);
    },
  };
}

function face(pen: Pen, emblem: Drawing, name: string, x: number): void {
  if (emblem) pen.drawImage(emblem, x, 140, 124, 143);
  pen.fillStyle = INK;
  pen.textAlign = "center";
  fitted(pen, name, 800, 34, DISPLAY, 220);
  pen.fillText(name, x + 62, 322);
}
