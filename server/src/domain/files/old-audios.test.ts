import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audios, publications, revisions, scripts } from "#db/schema/index";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anAudio, anEntry, aRevision, aViewer } from "#test/factories";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const NOW = new Date("2026-11-21T12:00:00Z");
const OLD = new Date("2026-08-20T00:00:00Z");
const RECENT = new Date("2026-08-22T00:00:00Z");

interface Revision {
  isLive?: boolean;
  name?: string;
  language?: "ja";
  isSilent?: boolean;
}

/** An entry with these revisions, 0001 first, spoken in English on that day unless told otherwise. */
async function anEntryOf(folder: string, made: Revision[], createdAt = OLD) {
  const { db, storage } = domain;
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  for (const [at, { isLive = false, name = null, language = "en", isSilent }] of made.entries()) {
    const number = `000${at + 1}`;
    const one = await aRevision(db, viewer, entry.id, number);
    await db.update(revisions).set({ isLive, name }).where(eq(revisions.id, one.revision.id));
    await db.update(scripts).set({ settings: { language } }).where(eq(scripts.id, one.script.id));
    if (isSilent) continue;
    const filePath = `${folder}/${number}.wav`;
    for (const file of [filePath, `${folder}/${number}.vtt`])
      await storage.put(file, Buffer.from("sound"), "audio/wav");
    await anAudio(db, viewer, one, { filePath, createdAt, isMarked: true });
  }
  return { viewer, entry };
}

it("removes audios of revisions that are not live, months after they were made, and only where that was chosen", async () => {
  const { db, storage } = domain;
  const live = { isLive: true };
  const ja = { language: "ja" } as const;
  await anEntryOf("former", [{}, live]);
  await anEntryOf("recent", [{}, live], RECENT);
  await anEntryOf("never-live", [{}, {}, {}]);
  await anEntryOf("of-two-languages", [ja, {}, ja, {}]);
  await anEntryOf("live-in-another", [ja, live]);
  await anEntryOf("drafts", [{}, live, {}, {}]);
  await anEntryOf("live-again", [live, {}]);
  await anEntryOf("named", [{ name: "for Christmas" }, {}, { ...live, name: "for all" }]);
  await anEntryOf("silent", [{}, { ...live, isSilent: true }]);
  const shared = await anEntryOf("shared", [{}, live]);
  await db
    .insert(publications)
    .values({ publicId: "shared", entryId: shared.entry.id, userId: shared.viewer.uid, sharedAt: OLD });
  const left = async () => (await db.select().from(audios)).map(({ filePath }) => filePath).sort();

  await domain.housekeeping.run(NOW);
  expect(await left()).toHaveLength(25);

  const chosen = await domainOver(domain, { oldAudioMonths: 3 });
  await chosen.housekeeping.run(NOW);
  await chosen.close();
  expect(await left()).toEqual([
    "drafts/0002.wav",
    "drafts/0003.wav",
    "drafts/0004.wav",
    "former/0002.wav",
    "live-again/0001.wav",
    "live-again/0002.wav",
    "live-in-another/0001.wav",
    "live-in-another/0002.wav",
    "named/0001.wav",
    "named/0003.wav",
    "never-live/0003.wav",
    "of-two-languages/0003.wav",
    "of-two-languages/0004.wav",
    "recent/0001.wav",
    "recent/0002.wav",
    "shared/0001.wav",
    "shared/0002.wav",
    "silent/0001.wav",
  ]);
  for (const [file, size] of [
    ["former/0001.wav", null],
    ["former/0001.vtt", null],
    ["former/0002.wav", 5],
    ["shared/0001.wav", 5],
  ] as const)
    expect([file, await storage.size(file)]).toEqual([file, size]);
});
