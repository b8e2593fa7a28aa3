// A moving picture as a file: filmed from its canvas where the browser has a recorder, an animated picture elsewhere.
import { asBlob } from "../art/canvas";
import { animatedPng } from "./animatedPng";

export interface Clip {
  readonly seconds: number;
  /** Draw how it looks so many seconds after the start. */
  readonly paint: (at: number) => void;
}

/** In the order of how many others can open it. */
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"] as const;
const FRAMES_A_SECOND = 30;
const PICTURES_A_SECOND = 8;
/** A film is light; a picture for each frame is not, and is drawn smaller. */
const PICTURE_WIDTH = 600;
const BITS_A_SECOND = 2_500_000;

const kindHere = (): string | null =>
  typeof MediaRecorder === "undefined" ? null : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null);

/** The file, and what its name ends in. A recorder takes as long as the clip lasts; `stop` ends it early, with null. */
export async function fileOf(canvas: HTMLCanvasElement, clip: Clip, stop: AbortSignal): Promise<File | null> {
  const kind = kindHere();
  const blob = kind ? await filmed(canvas, clip, kind, stop) : await drawn(canvas, clip, stop);
  if (!blob || stop.aborted) return null;
  const type = blob.type.split(";")[0]!;
  return new File([blob], `nottingham.${type.split("/")[1]!}`, { type });
}

function filmed(canvas: HTMLCanvasElement, clip: Clip, kind: string, stop: AbortSignal): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    clip.paint(0);
    const stream = canvas.captureStream(FRAMES_A_SECOND);
    const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS_A_SECOND });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new Error("the recorder gave up"));
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      resolve(stop.aborted ? null : new Blob(parts, { type: kind }));
    };
    recorder.onstart = () => {
      const start = performance.now();
      // No animation frames: a page that is out of sight would film its last one for ever.
      const timer = setInterval(() => {
        const at = (performance.now() - start) / 1000;
        clip.paint(Math.min(at, clip.seconds));
        if (at < clip.seconds && !stop.aborted) return;
        clearInterval(timer);
        recorder.stop();
      }, 1000 / FRAMES_A_SECOND);
    };
    recorder.start();
  });
}

async function drawn(canvas: HTMLCanvasElement, clip: Clip, stop: AbortSignal): Promise<Blob | null> {
  const small = document.createElement("canvas");
  small.width = PICTURE_WIDTH;
  small.height = Math.round((PICTURE_WIDTH * canvas.height) / canvas.width);
  const pictures: Uint8Array[] = [];
  for (let i = 0; i <= clip.seconds * PICTURES_A_SECOND; i++) {
    if (stop.aborted) return null;
    clip.paint(i / PICTURES_A_SECOND);
    small.getContext("2d")!.drawImage(canvas, 0, 0, small.width, small.height);
    const blob = await asBlob(small);
    if (blob) pictures.push(new Uint8Array(await blob.arrayBuffer()));
  }
  return new Blob([animatedPng(pictures, PICTURES_A_SECOND)], { type: "image/png" });
}
