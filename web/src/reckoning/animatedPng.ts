// APNG from pictures of one size: the first stays a picture for those who know no other, the rest become its frames.
const SIGNATURE = 8;
const HEAD = 12; // length, name and checksum of a chunk

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

function* chunksOf(png: Uint8Array): Generator<Chunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE; at < png.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield { name, data: png.subarray(at + 8, at + 8 + length) };
    at += HEAD + length;
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const checksum = (bytes: Uint8Array): number =>
  ~bytes.reduce((sum, byte) => (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff]!, ~0) >>> 0;

function written({ name, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(HEAD + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Numbers of so many bytes each. */
function packed(...fields: readonly (readonly [value: number, bytes: 1 | 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 4) view.setUint32(at, value);
    else if (bytes === 2) view.setUint16(at, value);
    else view.setUint8(at, value);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

export function animatedPng(pictures: readonly Uint8Array[], aSecond: number): Uint8Array<ArrayBuffer> {
  const first = [...chunksOf(pictures[0]!)];
  const head = first.find(({ name }) => name === "IHDR")!;
  const view = new DataView(head.data.buffer, head.data.byteOffset);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  let number = 0;
  const chunks: Chunk[] = [head, { name: "acTL", data: packed([pictures.length, 4], [0, 4]) }];
  pictures.forEach((picture, i) => {
    const place = packed([number++, 4], [width, 4], [height, 4], [0, 4], [0, 4], [1, 2], [aSecond, 2], [0, 1], [0, 1]);
    chunks.push({ name: "fcTL", data: place });
    for (const { name, data } of chunksOf(picture)) {
      if (name !== "IDAT") continue;
      if (i === 0) chunks.push({ name, data });
      else chunks.push({ name: "fdAT", data: new Uint8Array([...packed([number++, 4]), ...data]) });
    }
  });
  chunks.push({ name: "IEND", data: new Uint8Array() });
  const parts = [pictures[0]!.subarray(0, SIGNATURE), ...chunks.map(written)];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
