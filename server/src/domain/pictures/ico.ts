/** An icon's pixels, or a picture that stands in it as a file of its own. */
export type IcoPicture = { png: Buffer } | { raw: Buffer; width: number; height: number };

const HEAD = 6;
const ENTRY = 16;
const MOST_IMAGES = 32;
const LONGEST_EDGE = 512;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The largest picture of an .ico file that is a PNG, or has 32 bits a pixel; null where it has none. */
export function largestOfIco(file: Buffer): IcoPicture | null {
  if (file.length < HEAD || file.readUInt32LE(0) !== 0x0001_0000) return null;
  const count = Math.min(file.readUInt16LE(4), MOST_IMAGES);
  const images = Array.from({ length: count }, (_, i) => HEAD + i * ENTRY)
    .filter((at) => at + ENTRY <= file.length)
    .map((at) => ({
      edge: file[at] || 256,
      data: file.subarray(file.readUInt32LE(at + 12)).subarray(0, file.readUInt32LE(at + 8)),
    }))
    .toSorted((a, b) => b.edge - a.edge);
  for (const { data } of images) {
    if (data.subarray(0, PNG.length).equals(PNG)) return { png: data };
    const bitmap = bitmapOf(data);
    if (bitmap) return bitmap;
  }
  return null;
}

/** Rows of blue, green, red and opacity, from the bottom up; the stated height counts a mask besides. */
function bitmapOf(data: Buffer): IcoPicture | null {
  if (data.length < 40) return null;
  const [head, width, height, bits] = [
    data.readUInt32LE(0),
    data.readInt32LE(4),
    data.readInt32LE(8) / 2,
    data.readUInt16LE(14),
  ];
  const isSound = [width, height].every((edge) => Number.isInteger(edge) && edge > 0 && edge <= LONGEST_EDGE);
  if (!isSound || bits !== 32 || head < 40 || data.length < head + width * height * 4) return null;
  const raw = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = head + ((height - 1 - y) * width + x) * 4;
      const [blue = 0, green = 0, red = 0, alpha = 0] = data.subarray(from, from + 4);
      raw.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { raw, width, height };
}
