import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audios, publications, revisions } from "#db/schema/index";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anAudio, anEntry, aRevision, aViewer } from "#test/factories";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const NOW = new Date("2026-11-21T12:00:00Z");

/** An entry with a former revision, a live one and so many drafts, all spoken on that day. */
async function anEntryWithAudios(name: string, createdAt: Date, { drafts = 0 } = {}) {
  const { db, storage } = domain;
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  const spoken = async (number: string) => {
    const made = await aRevision(db, viewer, entry.id, number);
    const filePath = `${name}/${number}.wav`;
    for (const file of [filePath, `${name}/${number}.vtt`])
      await storage.put(file, Buffer.from("sound"), "audio/wav");
    await anAudio(db, viewer, made, { filePath, createdAt, isMarked: true });
    return made.revision.id;
  };
  const former = await spoken("0001");
  const live = await spoken("0002");
  for (let draft = 0; draft < drafts; draft++) await spoken(`000${3 + draft}`);
  await setLive(live, former);
  return { viewer, entry, former, live };
}

async function setLive(live: string, former: string) {
  await domain.db.update(revisions).set({ isLive: false }).where(eq(revisions.id, former));
  await domain.db.update(revisions).set({ isLive: true }).where(eq(revisions.id, live));
}

it("removes audios of revisions that are not live, but for the newest, months after they were made, and only where that was chosen", async () => {
  const { db, storage } = domain;
  const old = new Date("2026-08-20T00:00:00Z");
  await anEntryWithAudios("old", old);
  await anEntryWithAudios("recent", new Date("2026-08-22T00:00:00Z"));
  const undecided = await anEntryWithAudios("undecided", old);
  await db.update(revisions).set({ isLive: false }).where(eq(revisions.id, undecided.live));
  const draft = await anEntryWithAudios("draft", old);
  await setLive(draft.former, draft.live);
  await anEntryWithAudios("drafts", old, { drafts: 2 });
  const silent = await anEntryWithAudios("silent", old);
  await db.delete(audios).where(eq(audios.revisionId, silent.live));
  const shared = await anEntryWithAudios("shared", old);
  await db
    .insert(publications)
    .values({ publicId: "shared", entryId: shared.entry.id, userId: shared.viewer.uid, sharedAt: old });
  const left = async () => (await db.select().from(audios)).map(({ filePath }) => filePath).sort();

  await domain.housekeeping.run(NOW);
  expect(await left()).toHaveLength(15);

  const chosen = await domainOver(domain, { oldAudioMonths: 3 });
  await chosen.housekeeping.run(NOW);
  await chosen.close();
  expect(await left()).toEqual([
    "draft/0001.wav",
    "draft/0002.wav",
    "drafts/0002.wav",
    "drafts/0004.wav",
    "old/0002.wav",
    "recent/0001.wav",
    "recent/0002.wav",
    "shared/0001.wav",
    "shared/0002.wav",
    "silent/0001.wav",
    "undecided/0002.wav",
  ]);
  for (const [file, size] of [
    ["old/0001.wav", null],
    ["old/0001.vtt", null],
    ["old/0002.wav", 5],
    ["shared/0001.wav", 5],
  ] as const)
    expect([file, await storage.size(file)]).toEqual([file, size]);
});
