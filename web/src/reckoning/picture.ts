// The game as a picture one can post: the front page in small, drawn on a canvas with the page's own letters.
import { crestOf } from "../art/crests.svelte";
import { blankSheet, DISPLAY, drawing, fitted, INK, INK_2, lettersReady, RED, SHEET, TEXT, WIDTH } from "../art/canvas";
import { emblemOf } from "../art/faces";
import { Narrator } from "../i18n/narrator";
import { t, tongue } from "../i18n/tongue.svelte";
import { byPlace, pointsFrom, sourcesOf, type Result, type Source } from "./result";

const GROUND: Record<Source, string> = {
  gold: "#e9b339",
  legal: "#3f6a3c",
  contraband: "#5b2420",
  royal: "#6a3b72",
  crowns: "#4b3a7c",
  extras: "#7a6a52",
};

/** Dots and stripes, so that the chart works in black and white. */
function pattern(pen: CanvasRenderingContext2D, source: Source): CanvasPattern | string {
  const tile = new OffscreenCanvas(12, 12);
  const ink = tile.getContext("2d");
  if (!ink) return GROUND[source];
  ink.fillStyle = GROUND[source];
  ink.fillRect(0, 0, 12, 12);
  ink.fillStyle = ink.strokeStyle = {
    gold: "#e9b339",
    legal: "#fbf3df",
    contraband: "#b3664a",
    royal: "#b9a6ec",
    crowns: "#8d7fc0",
    extras: "#24170e",
  }[source];
  if (source === "legal") {
    ink.beginPath();
    ink.arc(6, 6, 2, 0, 7);
    ink.fill();
  } else if (source === "crowns") ink.fillRect(8, 0, 4, 12);
  else if (source === "royal") ink.fillRect(0, 8, 12, 3);
  else if (source !== "gold") {
    ink.lineWidth = 4;
    for (const shift of [-12, 0, 12]) {
      ink.beginPath();
      ink.moveTo(shift, 12);
      ink.lineTo(shift + 12, 0);
      ink.stroke();
    }
  }
  return pen.createPattern(tile, "repeat") ?? GROUND[source];
}

export async function paint(canvas: HTMLCanvasElement, result: Result): Promise<void> {
  const { end, ruleset } = result;
  const narrator = new Narrator(tongue.messages, result.names, ruleset);
  const scores = byPlace(end.scores);
  const [emblems, crown] = await Promise.all([
    Promise.all(
      scores.map(({ seat }) =>
        drawing(`emblem-${crestOf(seat)}`, getComputedStyle(canvas).getPropertyValue(`--${emblemOf(seat)}`)),
      ),
    ),
    drawing("crown-king"),
    lettersReady(),
  ]);
  const pen = blankSheet(canvas);

  const winner = end.winners[0] ?? 0;
  const title =
    end.winners.length === 1
      ? narrator.text("reckoning-wins", narrator.people(null, { who: winner }))
      : t("reckoning-shared", { names: narrator.allNames(end.winners) });
  const first = emblems[scores.findIndex(({ seat }) => seat === winner)];
  if (first) pen.drawImage(first, 70, 160, 84, 97);
  if (crown) pen.drawImage(crown, 82, 132, 60, 69);
  pen.textAlign = "left";
  fitted(pen, title, 800, 72, DISPLAY, WIDTH - 260);
  pen.fillText(title, 184, 222);

  const [left, top, height, gap] = [300, 292, Math.min(52, 230 / scores.length), 10];
  const most = Math.max(1, ...scores.map((score) => score.total));
  const wide = WIDTH - left - 170;
  const sources = sourcesOf(scores);
  scores.forEach((score, row) => {
    const y = top + row * (height + gap);
    const emblem = emblems[row];
    if (emblem) pen.drawImage(emblem, 70, y, height * 0.86, height);
    pen.fillStyle = INK;
    fitted(pen, result.names[score.seat]!, 600, 34, DISPLAY, left - 140);
    pen.fillText(result.names[score.seat]!, 124, y + height * 0.68);
    let x = left;
    for (const source of sources) {
      const width = (pointsFrom(score, source) / most) * wide;
      if (!width) continue;
      pen.fillStyle = pattern(pen, source);
      pen.fillRect(x, y, width, height);
      pen.strokeStyle = INK;
      pen.lineWidth = 2.5;
      pen.strokeRect(x, y, width, height);
      x += width;
    }
    pen.textAlign = "right";
    pen.fillStyle = end.winners.includes(score.seat) ? RED : INK;
    pen.font = `800 42px ${DISPLAY}`;
    pen.fillText(String(score.total), WIDTH - 66, y + height * 0.74);
    pen.textAlign = "left";
  });

  let x = left;
  pen.font = `400 20px ${TEXT}`;
  for (const source of sources) {
    pen.fillStyle = pattern(pen, source);
    pen.fillRect(x, 566, 30, 17);
    pen.strokeRect(x, 566, 30, 17);
    pen.fillStyle = INK_2;
    const label = t(`reckoning-source-${source}`);
    pen.fillText(label, x + 38, 581);
    x += 62 + pen.measureText(label).width;
  }
  const bluff = result.story?.broadsheet.best_bluff;
  const line = bluff
    ? narrator.text("reckoning-bluff-head", {
        goods: narrator.good(bluff.good, bluff.count),
        ...narrator.people(null, { who: bluff.seat }),
      })
    : t("reckoning-no-bluff-head");
  pen.fillStyle = SHEET;
  pen.fillRect(60, 598, WIDTH - 120, 38);
  pen.fillStyle = INK;
  pen.textAlign = "center";
  fitted(pen, line, 600, 26, DISPLAY, WIDTH - 150);
  pen.fillText(line, WIDTH / 2, 626);
}
