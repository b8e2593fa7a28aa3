// A canvas that remembers what is painted on it, and tells it in lines: which words, in which letters and colour, which
// drawings, and where on the sheet, to the nearest ten points of its twelve hundred.
import { INK, INK_2, PAPER, RED, SHEET } from "../src/art/canvas";

export interface Painted {
  readonly kind: "words" | "drawing" | "ground" | "rim" | "shape";
  /** The words, or the name of the drawing. */
  readonly what: string;
  readonly font: string;
  readonly align: string;
  readonly colour: string;
  readonly alpha: number;
  /** In degrees. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  /** What was painted, in the order in which it was. */
  painted: Painted[];
  words(start: string): Painted;
}

type Matrix = readonly [number, number, number, number, number, number];
const COLOURS: Record<string, string> = {
  [INK]: "ink",
  [INK_2]: "pale ink",
  [PAPER]: "paper",
  [RED]: "red",
  [SHEET]: "sheet",
};
const colourOf = (style: string): string => COLOURS[style] ?? style;

/** Letters are half as wide as they are high. */
const widthOf = (text: string, font: string): number => (text.length * Number(/(\d+)px/.exec(font)?.[1] ?? 0)) / 2;

class Pen {
  font = "";
  textAlign = "left";
  fillStyle = "";
  strokeStyle = "";
  globalAlpha = 1;
  lineWidth = 1;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #kept: (Partial<Pen> & { matrix: Matrix })[] = [];
  #path: [number, number][] = [];

  constructor(private readonly painted: (one: Painted) => unknown) {}

  #put(kind: Painted["kind"], what: string, place: readonly [number, number], size = [0, 0], colour = ""): void {
    const [a, b, c, d, e, f] = this.#matrix;
    const { font, textAlign: align, globalAlpha: alpha } = this;
    const [x, y] = [a * place[0] + c * place[1] + e, b * place[0] + d * place[1] + f];
    const turn = (Math.atan2(b, a) * 180) / Math.PI;
    this.painted({
      kind,
      what,
      font,
      align,
      colour: colourOf(colour),
      alpha,
      turn,
      x,
      y,
      width: size[0]!,
      height: size[1]!,
    });
  }
  save(): void {
    const { font, textAlign, fillStyle, strokeStyle, globalAlpha, lineWidth } = this;
    this.#kept.push({ font, textAlign, fillStyle, strokeStyle, globalAlpha, lineWidth, matrix: this.#matrix });
  }
  restore(): void {
    const { matrix, ...styles } = this.#kept.pop()!;
    Object.assign(this, styles);
    this.#matrix = matrix;
  }
  translate(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
  }
  rotate(turn: number): void {
    const [a, b, c, d, e, f] = this.#matrix;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    this.#matrix = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
  }
  measureText(text: string): { width: number } {
    return { width: widthOf(text, this.font) };
  }
  fillText(text: string, x: number, y: number): void {
    this.#put("words", text, [x, y], [widthOf(text, this.font), 0], this.fillStyle);
  }
  drawImage(image: { id: string }, x: number, y: number, width: number, height: number): void {
    this.#put("drawing", image.id, [x, y], [width, height]);
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.#put("ground", "", [x, y], [width, height], this.fillStyle);
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#put("rim", "", [x, y], [width, height], this.strokeStyle);
  }
  beginPath(): void {
    this.#path = [];
  }
  moveTo(x: number, y: number): void {
    this.#path.push([x, y]);
  }
  lineTo(x: number, y: number): void {
    this.#path.push([x, y]);
  }
  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.#path.push([x, y], [x + width, y + height], [radius, radius]);
  }
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#path.push([x, y], [radius, to - from]);
  }
  fill(): void {
    this.#shape(this.fillStyle);
  }
  stroke(): void {
    this.#shape(this.strokeStyle);
  }
  #shape(colour: string): void {
    this.#put("shape", this.#path.join(" "), this.#path[0] ?? [0, 0], [0, 0], colour);
  }
  /** A pattern is called after what is painted on its tile. */
  createPattern(tile: { told: () => string }): string {
    return `tile of ${tile.told()}`;
  }
}

export function sheet(): Sheet {
  const canvas = document.createElement("canvas");
  const made: Sheet = {
    canvas,
    painted: [],
    words: (start) => made.painted.find(({ kind, what }) => kind === "words" && what.startsWith(start))!,
  };
  canvas.getContext = (() => new Pen((one) => made.painted.push(one))) as unknown as typeof canvas.getContext;
  document.body.append(canvas);
  return made;
}

/** A tile for a pattern, in place of the browser's `OffscreenCanvas`. */
export class Tile {
  #painted: Painted[] = [];
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = (): Pen => new Pen((one) => this.#painted.push(one));
  told = (): string =>
    `${this.width} by ${this.height}: ${this.#painted.map((one) => `${one.colour} ${one.what || [one.x, one.y, one.width, one.height].join()}`).join("; ")}`;
}

const coarse = (number: number): number => Math.round(number / 10) * 10 || 0;

function lineOf({ kind, what, font, align, colour, alpha, turn, x, y, width, height }: Painted): string {
  const about = {
    words: `${JSON.stringify(what)} ${font} ${align}`,
    drawing: `${what} ${coarse(width)} by ${coarse(height)}`,
    ground: `${coarse(width)} by ${coarse(height)}`,
    rim: `${coarse(width)} by ${coarse(height)}`,
    shape: what,
  }[kind];
  const look = [colour, alpha < 1 ? `${Math.round(100 * alpha)}%` : "", turn ? `turned ${turn.toFixed(1)}°` : ""];
  return [kind, about, ...look.filter(Boolean), "at", `${coarse(x)},${coarse(y)}`].join(" ");
}

/** What can be seen of it: what was painted with no ink at all is left out. */
export const pictureLines = (painted: readonly Painted[]): string[] =>
  painted.filter(({ alpha }) => alpha > 0).map(lineOf);
