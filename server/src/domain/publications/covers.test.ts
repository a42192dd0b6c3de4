import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { until } from "#test/poll";
import { aSharedEntry } from "#test/shared-entry";
import { covers } from "./covers.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const shown = {
  cover: "a",
  picture: null,
  title: "秋の新作",
  site: "山の道具店",
  sourceUrl: "https://shop.example/",
};
const BRAND = [12, 107, 88];

/** The colour at a place, within what a JPEG changes. */
async function colorAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
const near = (color: readonly number[]) => color.map((part) => expect.closeTo(part, -1));
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return `${format} ${width}×${height}`;
};

describe("the picture of a publication", () => {
  it("is its title on the product's colour, in three sizes", async () => {
    const cover = covers(domain);
    const large = await cover(shown, 1_200);
    expect(await sizeOf(large)).toBe("jpeg 1200×630");
    expect(await colorAt(large, 5, 5)).toEqual(near(BRAND));
    const letters = await sharp(large).extract({ left: 80, top: 200, width: 1_040, height: 270 }).stats();
    expect(letters.channels[0]?.max).toBeGreaterThan(240);
    expect(await sizeOf(await cover(shown, 600))).toBe("jpeg 600×315");
    expect(await sizeOf(await cover(shown, 200))).toBe("jpeg 200×105");
  });

  it.each([`<b>&"\u0000`, "", "長い".repeat(400), "🎧"])("takes the title %j", async (title) => {
    expect(await sizeOf(await covers(domain)({ ...shown, title }, 1_200))).toBe("jpeg 1200×630");
  });

  it("is shown although others needed its place while it was drawn", async () => {
    const reading = Promise.withResolvers<Readable>();
    const storage = { ...domain.storage, read: () => reading.promise };
    const cover = covers({ storage, keptBytes: 40_000 });
    const slow = cover({ ...shown, cover: "slow", picture: "pictures/slow.jpg" }, 1_200);
    for (const other of ["a", "b", "c"]) await cover({ ...shown, cover: other }, 1_200);
    const red = sharp({ create: { width: 30, height: 30, channels: 3, background: "#cc2200" } });
    reading.resolve(Readable.from([await red.jpeg().toBuffer()]));
    expect(await sizeOf(await slow)).toBe("jpeg 1200×630");
  });

  it("shows the page's own picture whole, and the title once that is gone", async () => {
    const red = sharp({ create: { width: 300, height: 300, channels: 3, background: "#cc2200" } });
    await domain.storage.put("pictures/red.jpg", await red.jpeg().toBuffer(), "image/jpeg");
    const pictured = { ...shown, picture: "pictures/red.jpg" };
    const large = await covers(domain)(pictured, 1_200);
    expect(await sizeOf(large)).toBe("jpeg 1200×630");
    expect(await colorAt(large, 600, 315)).toEqual(near([204, 34, 0]));
    await domain.storage.remove("pictures/red.jpg");
    expect(await colorAt(await covers(domain)(pictured, 1_200), 5, 5)).toEqual(near(BRAND));
  });

  it("has another name as soon as the page has another title", async () => {
    const { viewer, entry } = await aSharedEntry(domain);
    const { publicId } = await domain.publications.get(viewer, entry.id);
    const name = async () => {
      const found = await domain.publications.open(publicId ?? "");
      return found.state === "public" ? found.publication.live?.cover : undefined;
    };
    const first = await name();
    expect(first).toMatch(/^[\w-]{22}$/);
    const change = (values: Partial<typeof entries.$inferInsert>) =>
      domain.db.update(entries).set(values).where(eq(entries.id, entry.id));
    await change({ title: "Another" });
    await until("another name", async () => (await name()) !== first);
  });
});
