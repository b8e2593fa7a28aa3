// The sheet that pictures to post are drawn on: size, colours, letters and drawings of the page itself.
export const WIDTH = 1200;
export const HEIGHT = 675;
export const [PAPER, SHEET, INK, INK_2, RED] = ["#f1e3c3", "#fbf3df", "#24170e", "#59432c", "#9c281c"] as const;
export const DISPLAY = '"Nottingham Figures", "Grenze Gotisch", serif';
export const TEXT = "Alegreya, serif";

/** The letters must be there before they are drawn. */
export const lettersReady = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load(`800 40px ${DISPLAY}`, "Nottingham0123Ł"),
    document.fonts.load(`italic 400 24px ${TEXT}`),
    document.fonts.load(`700 24px ${TEXT}`),
  ]);

/** A drawing of the sprite as a picture of its own; an emblem with the colour of its seat. */
export async function drawing(id: string, shield = ""): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(id);
  if (!symbol) return null;
  const defs = symbol.closest("svg")?.querySelector("defs")?.outerHTML ?? "";
  const box = symbol.getAttribute("viewBox") ?? "0 0 64 74";
  const [, , wide = 64, high = 74] = box.split(" ").map(Number);
  const size = `width="256" height="${Math.round((256 * high) / wide)}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${defs}${symbol.innerHTML}</svg>`;
  const image = new Image();
  const coloured = shield ? text.replaceAll(/var\(--shield, #\w+\)/g, shield) : text;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(coloured)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Letters as large as fit into a width. */
export function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  weight: number,
  size: number,
  family: string,
  width: number,
): void {
  for (let at = size; at > 12; at -= 2) {
    pen.font = `${weight} ${at}px ${family}`;
    if (pen.measureText(text).width <= width) return;
  }
}

/** Text in lines as wide as a column, in the letters of the pen. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width || !found.at(-1)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** Paper with a double frame and the name of the paper. */
export function blankSheet(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d")!;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = pen.fillStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1.5;
  pen.strokeRect(25, 25, WIDTH - 50, HEIGHT - 50);

  pen.textAlign = "center";
  pen.font = `800 58px ${DISPLAY}`;
  pen.fillText("Nottingham", WIDTH / 2, 88);
  pen.fillRect(60, 112, WIDTH - 120, 2);
  pen.fillRect(60, 117, WIDTH - 120, 2);
  return pen;
}

export const asBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
