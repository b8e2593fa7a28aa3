// An animated picture, read again byte by byte: a head, how many frames, and for each its size, place and time.
// @vitest-environment node
import { deflateSync, crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { animatedPng } from "./animatedPng";

const [WIDTH, HEIGHT, A_SECOND] = [3, 2, 8];

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
/** A grey picture. */
function picture(shade: number): Uint8Array {
  const head = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, 8, 0, 0, 0, 0]);
  const rows = Buffer.from(Array.from({ length: HEIGHT }, () => [0, shade, shade, shade]).flat());
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]),
  );
}
function* chunksIn(png: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    yield { name: named.toString("latin1", 0, 4), data: named.subarray(4) };
    at += 12 + length;
  }
}

it("has every picture as a frame of the same size, each as long, in order", () => {
  const chunks = [...chunksIn(Buffer.from(animatedPng([10, 20, 30].map(picture), A_SECOND)))];
  expect(chunks.map(({ name }) => name)).toEqual([
    ...["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"],
  ]);
  const control = chunks.find(({ name }) => name === "acTL")!.data;
  expect([control.readUInt32BE(0), control.readUInt32BE(4)]).toEqual([3, 0]); // and again without an end
  const frames = chunks.filter(({ name }) => name === "fcTL").map(({ data }) => data);
  expect(frames.map((one) => [0, 4, 8, 12, 16].map((at) => one.readUInt32BE(at)))).toEqual(
    [0, 1, 3].map((number) => [number, WIDTH, HEIGHT, 0, 0]),
  );
  expect(frames.map((one) => [one.readUInt16BE(20), one.readUInt16BE(22)])).toEqual(frames.map(() => [1, A_SECOND]));
  const shown = chunks.filter(({ name }) => name === "fdAT").map(({ data }) => data);
  expect(shown.map((one) => one.readUInt32BE(0))).toEqual([2, 4]);
  expect(shown[1]!.subarray(4)).toEqual(deflateSync(Buffer.from([0, 30, 30, 30, 0, 30, 30, 30])));
});
