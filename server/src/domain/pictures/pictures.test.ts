import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entries, pages } from "#db/schema/index";
import { looseFilesOf } from "#domain/files/loose-files";
import { AppError } from "#kernel/errors";
import { samplesFolder } from "#kernel/folders";
import type { PagePictures } from "#kernel/page";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { aSharedEntry } from "#test/shared-entry";
import { decode } from "./decode.ts";
import { picturesService } from "./pictures.service.ts";

let domain: TestDomain;
let photo: Buffer;
beforeAll(async () => {
  domain = await testDomain();
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#27a" } })
    .png()
    .toBuffer();
});
afterAll(() => domain.close());

/** The service, where sites give these pictures and no others. */
const over = (given: Record<string, Buffer>) =>
  picturesService({
    db: domain.db,
    jobs: domain.jobs,
    storage: domain.storage,
    files: looseFilesOf(domain),
    decode,
    publicUrl: "http://localhost:4000",
    samplesDir: samplesFolder,
    fetcher: {
      fetchPicture: async (url) => {
        const picture = given[url];
        if (!picture) throw new AppError("PAGE_UNREADABLE", { reason: "NOT_FOUND" });
        return picture;
      },
    },
  });

async function aPage(pictures: PagePictures) {
  const viewer = await aViewer(domain.db);
  const { id } = await anEntry(domain.db, viewer);
  await keepPage(id, pictures);
  const row = async () => {
    const [entry] = await domain.db.select().from(entries).where(eq(entries.id, id));
    return entry!;
  };
  return { id, viewer, row, names: (next: PagePictures) => name(id, next) };
}

async function keepPage(id: string, pictures: PagePictures) {
  const page = { title: "A lantern", language: "en", type: "article", blocks: [], characters: 0 } as const;
  await domain.db.insert(pages).values({ entryId: id, ...page, blocks: [], pictures });
}

const name = (entryId: string, pictures: PagePictures) =>
  domain.db.update(pages).set({ pictures }).where(eq(pages.entryId, entryId));
const isStored = async (key: string | null) => key !== null && (await domain.storage.size(key)) !== null;
const nameOf = (key: string | null) => key?.split("/").at(-1) ?? "";

const LEAD = "https://a.example/lead.png";
const ICON = "https://a.example/icon.png";

it("keeps a page's picture in two sizes, and the icon of its site", async () => {
  const { id, row } = await aPage({ lead: LEAD, icon: ICON });
  const pictures = over({ [LEAD]: photo, [ICON]: photo });
  await pictures.fetch(id);
  const { picture, icon } = await row();
  const small = nameOf(picture).replace(".jpg", "-small.jpg");
  expect(await pictures.file(id, nameOf(picture))).toMatchObject({ key: picture, contentType: "image/jpeg" });
  expect((await pictures.file(id, small)).bytes).toBeGreaterThan(0);
  expect(await pictures.file(id, nameOf(icon))).toMatchObject({ key: icon, contentType: "image/png" });
  await expect(pictures.file(id, "other.jpg")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("keeps the former picture while the site does not give one, and removes what is replaced", async () => {
  const { id, row, names } = await aPage({ lead: LEAD, icon: null });
  await over({ [LEAD]: photo }).fetch(id);
  const { picture: first } = await row();
  await over({}).fetch(id);
  expect((await row()).picture).toBe(first);

  await over({ [LEAD]: photo }).fetch(id);
  const { picture: second } = await row();
  expect(second).not.toBe(first);
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);

  await names({ lead: null, icon: null });
  await over({}).fetch(id);
  expect((await row()).picture).toBeNull();
  expect(await isStored(second)).toBe(false);
});

it("is told to the processes that keep the public page", async () => {
  const { viewer, entry } = await aSharedEntry(domain);
  const { publicId } = await domain.publications.get(viewer, entry.id);
  const shown = async () => {
    const found = await domain.publications.open(publicId ?? "");
    return found.state === "public" ? found.publication.live : null;
  };
  const before = await shown();
  expect(before?.picture).toBeNull();
  await keepPage(entry.id, { lead: LEAD, icon: null });
  await over({ [LEAD]: photo }).fetch(entry.id);
  await until("the picture", async () => (await shown())?.picture);
  expect((await shown())?.cover).not.toBe(before?.cover);
});

it("shows nothing of an entry in the trash, and leaves no file behind when it is gone", async () => {
  const { id, viewer, row } = await aPage({ lead: LEAD, icon: null });
  const pictures = over({ [LEAD]: photo });
  await pictures.fetch(id);
  const { picture } = await row();
  await domain.entries.remove(viewer, id);
  await expect(pictures.file(id, nameOf(picture))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await domain.entries.empty(viewer);
  expect(await isStored(picture)).toBe(false);
});

it("leaves an entry as it is whose pictures are none", async () => {
  const { id, row } = await aPage({ lead: LEAD, icon: ICON });
  await over({ [LEAD]: Buffer.from("<html>"), [ICON]: Buffer.from("GIF89a") }).fetch(id);
  expect(await row()).toMatchObject({ picture: null, icon: null });
});

it("reads the pictures of the product's own sample pages from disk, and no other file", async () => {
  const samples = "http://localhost:4000/samples";
  const known = await aPage({ lead: `${samples}/product-ja.jpg`, icon: null });
  await over({}).fetch(known.id);
  expect((await known.row()).picture).toMatch(/picture-[\w-]+\.jpg$/);
  for (const path of ["nothing.jpg", "../package.json", "..%2fpackage.json", "product-ja.html"]) {
    const { id, row } = await aPage({ lead: `${samples}/${path}`, icon: null });
    await over({}).fetch(id);
    expect((await row()).picture).toBeNull();
  }
});
