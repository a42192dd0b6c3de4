import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { decode } from "./decode.ts";
import { decodeApart } from "./decoder.ts";

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#cc2200" } });

/** An icon file with one picture of its own format. */
function ico(edge: number, data: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head[6] = edge;
  head.writeUInt32LE(data.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, data]);
}

/** 2 × 2 pixels with 32 bits: blue below, red above. */
function bitmap(): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(2, 4);
  head.writeInt32LE(4, 8);
  head.writeUInt16LE(32, 14);
  const [blue, bright] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ];
  return Buffer.concat([head, Buffer.from([...blue!, ...blue!, ...bright!, ...bright!])]);
}

const sizeOf = async (picture: Uint8Array | null | undefined) => {
  const { format, width, height } = await sharp(picture ?? Buffer.alloc(0)).metadata();
  return `${format} ${width}×${height}`;
};

describe("pictures of a page", () => {
  it("are made anew, small, and without anything but their pixels", async () => {
    const lead = await red(3_000, 2_000)
      .withExif({ IFD0: { Copyright: "secret" } })
      .jpeg()
      .toBuffer();
    const icon = await red(300, 300).webp().toBuffer();
    const made = await decode({ lead, icon });
    expect(await sizeOf(made.lead?.large)).toBe("jpeg 810×540");
    expect(await sizeOf(made.lead?.small)).toBe("jpeg 192×144");
    expect(await sizeOf(made.icon)).toBe("png 64×64");
    expect((await sharp(made.lead!.large).metadata()).exif).toBeUndefined();
  });

  it("are refused one by one: too many pixels, too few, none at all", async () => {
    // A head that promises more than anybody unpacks: its pixels need not be there.
    const huge = await red(8, 8).png().toBuffer();
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    const icon = await red(16, 16).png().toBuffer();
    const tiny = await red(119, 500).png().toBuffer();
    for (const lead of [huge, tiny, Buffer.from("<html>")]) {
      const made = await decode({ lead, icon });
      expect(made.lead).toBeNull();
      expect(await sizeOf(made.icon)).toBe("png 16×16");
    }
  });

  it("may be icons of the old kind, with a PNG or with pixels", async () => {
    const iconOf = async (icon: Buffer) => (await decode({ lead: null, icon })).icon;
    expect(await sizeOf(await iconOf(ico(48, await red(48, 48).png().toBuffer())))).toBe("png 48×48");
    const pixels = await sharp((await iconOf(ico(2, bitmap())))!)
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    const broken = [ico(2, bitmap().subarray(0, 44)), ico(2, Buffer.alloc(0)), Buffer.from([0, 0, 1, 0, 9])];
    for (const icon of broken) expect(await iconOf(icon)).toBeNull();
  });
});

describe("a process of their own", () => {
  it("decodes the formats of photographs, and no other", async () => {
    const tiff = await red(200, 200).tiff().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>');
    expect(await decodeApart({ lead: tiff, icon: svg })).toEqual({ lead: null, icon: null });
    const photo = await red(200, 200).jpeg().toBuffer();
    const made = await decodeApart({ lead: photo, icon: photo });
    expect(await sizeOf(made?.lead?.large)).toBe("jpeg 200×200");
    expect(await sizeOf(made?.icon)).toBe("png 64×64");
  });

  it("ends when a picture takes too long", async () => {
    expect(await decodeApart({ lead: await red(4_000, 4_000).png().toBuffer(), icon: null }, 0)).toBeNull();
  });
});
