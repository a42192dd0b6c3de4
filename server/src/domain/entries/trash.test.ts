import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer";
import type { EntryOrder } from "#kernel/vocabulary";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anAudio, anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const missing = (what: string) => ({ code: "NOT_FOUND", message: `${what} not found` });
const titles = async (viewer: Viewer, state?: "deleted") =>
  (await domain.entries.list(viewer, { state })).items.map(({ title }) => title);

async function spoken() {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer, { title: "spoken" });
  const { revision, script } = await aRevision(domain.db, viewer, entry.id, "0001");
  const { id: queueId } = await domain.audios.generate(viewer, entry.id);
  await domain.audios.run(queueId, undisturbed);
  const [{ audio } = { audio: null }] = await domain.revisions.list(viewer, entry.id);
  return { viewer, entry, revision, script, queueId, audio: audio! };
}

describe("an entry in the trash", () => {
  it("is not found by any call, and leaves list and count [4.8, 7.1]", async () => {
    const { viewer, entry, script, queueId, audio } = await spoken();
    await domain.entries.remove(viewer, entry.id);
    expect(await titles(viewer)).toEqual([]);
    expect(await domain.entries.count(viewer)).toBe(0);
    const { entries, scripts, audios, queues, pages, revisions } = domain;
    await expect(entries.get(viewer, entry.id)).rejects.toMatchObject(missing("Entry"));
    await expect(entries.remove(viewer, entry.id)).rejects.toMatchObject(missing("Entry"));
    await expect(pages.analyze(viewer, entry.id)).rejects.toMatchObject(missing("Entry"));
    await expect(revisions.list(viewer, entry.id)).rejects.toMatchObject(missing("Entry"));
    await expect(scripts.get(viewer, script.id)).rejects.toMatchObject(missing("Script"));
    await expect(audios.get(viewer, audio.id)).rejects.toMatchObject(missing("Audio"));
    await expect(queues.get(viewer, queueId)).rejects.toMatchObject(missing("Queue"));
  });

  it("gives no sound any more to those who still have its links", async () => {
    const { viewer, entry, queueId, audio } = await spoken();
    const hash = (await domain.audios.readySegments(await domain.queues.get(viewer, queueId)))[0]!.hash;
    expect(await domain.audios.segmentFile(queueId, hash)).toContain(hash);
    await domain.entries.remove(viewer, entry.id);
    await expect(domain.audios.file(audio.id)).rejects.toMatchObject(missing("Audio"));
    await expect(domain.audios.words(audio.id)).rejects.toMatchObject(missing("Audio"));
    await expect(domain.audios.segmentFile(queueId, hash)).rejects.toMatchObject(missing("Segment"));
  });

  it("is public no longer, at once, and again once it is restored", async () => {
    const { viewer, entry } = await spoken();
    await domain.revisions.setLive(viewer, entry.id, "0001");
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    const stateOf = async () => (await domain.publications.open(publicId!)).state;
    expect(await stateOf()).toBe("public");
    await domain.entries.remove(viewer, entry.id);
    await until("nobody to see it", async () => (await stateOf()) === "gone");
    await domain.entries.restore(viewer, entry.id);
    await until("everybody to see it", async () => (await stateOf()) === "public");
  });

  it("comes back as it was", async () => {
    const { viewer, entry, audio } = await spoken();
    await domain.entries.remove(viewer, entry.id);
    expect(await titles(viewer, "deleted")).toEqual(["spoken"]);
    expect(await domain.entries.restore(viewer, entry.id)).toMatchObject({ id: entry.id, deletedAt: null });
    expect(await titles(viewer, "deleted")).toEqual([]);
    expect(await titles(viewer)).toEqual(["spoken"]);
    expect(await domain.entries.count(viewer)).toBe(1);
    const { wav } = await domain.audios.file(audio.id);
    expect(await text(await domain.storage.read(wav, { start: 0, end: 3 }))).toBe("RIFF");
    await expect(domain.entries.restore(viewer, entry.id)).rejects.toMatchObject(missing("Entry"));
  });

  it("lets its address be submitted again, and stays where it is then", async () => {
    const viewer = await aViewer(domain.db);
    const first = await domain.entries.create(viewer, "https://example.com/again");
    await domain.entries.remove(viewer, first.id);
    const second = await domain.entries.create(viewer, "https://example.com/again");
    expect(second.id).not.toBe(first.id);
    await expect(domain.entries.restore(viewer, first.id)).rejects.toMatchObject({
      code: "URL_ALREADY_EXISTS",
      details: { existingEntry: { entryId: second.id } },
    });
    await domain.entries.remove(viewer, second.id);
    await domain.entries.restore(viewer, first.id);
    await expect(domain.entries.restore(viewer, second.id)).rejects.toMatchObject({
      code: "URL_ALREADY_EXISTS",
    });
  });

  it("takes no place of the plan, and needs one to come back", async () => {
    const viewer = await aViewer(domain.db, { plan: "free" });
    const create = (name: number) => domain.entries.create(viewer, `https://example.com/${name}`);
    const first = await create(0);
    for (let i = 1; i < 10; i++) await create(i);
    await domain.entries.remove(viewer, first.id);
    await create(10);
    const refusal = { code: "FORBIDDEN", reason: "PLAN_LIMIT" };
    await expect(domain.entries.restore(viewer, first.id)).rejects.toMatchObject(refusal);
  });

  it("is another user's as little as before [6.2]", async () => {
    const { viewer, entry } = await spoken();
    const stranger = await aViewer(domain.db);
    await domain.entries.remove(viewer, entry.id);
    await expect(domain.entries.restore(stranger, entry.id)).rejects.toMatchObject(missing("Entry"));
    expect(await domain.entries.empty(stranger)).toBe(0);
    expect(await titles(stranger, "deleted")).toEqual([]);
    expect(await titles(viewer, "deleted")).toEqual(["spoken"]);
  });

  it("goes for good after 30 days, with its files", async () => {
    const { viewer, entry, audio } = await spoken();
    const kept = await anEntry(domain.db, viewer, { title: "kept" });
    for (const { id } of [entry, kept]) await domain.entries.remove(viewer, id);
    const age = (id: string, hours: number) =>
      domain.sql`update entries set deleted_at = now() - ${hours} * interval '1 hour' where id = ${id}`;
    await age(entry.id, 30 * 24 + 1);
    await age(kept.id, 30 * 24 - 1);
    await domain.housekeeping.run();
    expect(await titles(viewer, "deleted")).toEqual(["kept"]);
    expect(await domain.storage.size(audio.filePath)).toBeNull();
    expect(await domain.entries.count(viewer)).toBe(0);
  });
});

describe("a list of entries", () => {
  let seconds = 0;
  /** Younger than all before it: rows of one millisecond have no order that a test could know. */
  const aLaterEntry = (viewer: Viewer, values: Parameters<typeof anEntry>[2]) =>
    anEntry(domain.db, viewer, { createdAt: new Date(Date.now() + ++seconds * 1_000), ...values });

  it("holds those in a state, of a site or in a language, and counts the same", async () => {
    const { viewer, entry, script } = await spoken();
    const { db, sql } = domain;
    const site = { site: "Kettles", language: "en" as const };
    await aLaterEntry(viewer, { title: "refused", analysisError: "LOGIN_WALL" });
    const written = await aLaterEntry(viewer, { title: "written", ...site });
    await aRevision(db, viewer, written.id, "0001");
    await aLaterEntry(viewer, { title: "read", ...site });
    const found = async (filter: Parameters<typeof domain.entries.list>[1]) => {
      const { items } = await domain.entries.list(viewer, filter);
      expect(await domain.entries.count(viewer, filter)).toBe(items.length);
      return items.map(({ title }) => title);
    };
    expect(await found({ state: "spoken" })).toEqual(["spoken"]);
    expect(await found({ state: "written" })).toEqual(["written"]);
    expect(await found({ state: "read" })).toEqual(["read", "refused"]);
    expect(await found({ state: "attention" })).toEqual(["refused"]);
    expect(await found({ site: "Kettles" })).toEqual(["read", "written"]);
    expect(await found({ site: "Kettles", language: "ja" })).toEqual([]);
    expect(await found({ order: "oldest" })).toEqual(["spoken", "refused", "written", "read"]);
    expect(await domain.entries.sites(viewer)).toEqual(["Kettles"]);
    await sql`update scripts set content = 'Something else.' where id = ${script.id}`;
    expect(await found({ state: "attention" })).toEqual(["refused", "spoken"]);
    const outdated = () => domain.entries.outdatedOf([entry.id, written.id]);
    expect(await outdated()).toEqual(new Map([[entry.id, "audio"]]));
    await sql`update scripts set content = (select script_content from audios where revision_id = scripts.revision_id),
      page_version = -1 where id = ${script.id}`;
    await sql`insert into pages (entry_id, url, title, language, type, blocks, characters)
      values (${entry.id}, 'https://kettles.example/', 'A kettle', 'en', 'article', '[]', 0)`;
    expect(await outdated()).toEqual(new Map([[entry.id, "script"]]));
    await domain.audios.generate(viewer, entry.id);
    expect(await found({ state: "making" })).toEqual(["spoken"]);
    await sql`update entries set reading_since = now() - interval '1 minute' where id = ${written.id}`;
    expect(await found({ state: "making" })).toEqual(["written", "spoken"]);
    await sql`update entries set reading_since = now() - interval '3 minutes' where id = ${written.id}`;
    expect(await found({ state: "making" })).toEqual(["spoken"]);
  });

  it("goes on from a cursor from the oldest, too", async () => {
    const viewer = await aViewer(domain.db);
    for (const title of ["a", "b", "c"]) await aLaterEntry(viewer, { title });
    const first = await domain.entries.list(viewer, { order: "oldest", limit: 2 });
    const next = await domain.entries.list(viewer, { order: "oldest", cursor: first.nextCursor });
    expect([...first.items, ...next.items].map(({ title }) => title)).toEqual(["a", "b", "c"]);
  });

  it("begins with the oldest for those who ask with the former word, unless they name an order", async () => {
    const viewer = await aViewer(domain.db);
    for (const title of ["b", "a", "c"]) await aLaterEntry(viewer, { title });
    const found = async (options: Parameters<typeof domain.entries.list>[1]) =>
      (await domain.entries.list(viewer, options)).items.map(({ title }) => title);
    expect(await found({ oldestFirst: true })).toEqual(["b", "a", "c"]);
    expect(await found({ oldestFirst: false })).toEqual(["c", "a", "b"]);
    expect(await found({ oldestFirst: true, order: "newest" })).toEqual(["c", "a", "b"]);
    expect(await found({ oldestFirst: true, order: "title" })).toEqual(["a", "b", "c"]);
  });

  it("is sorted as its reader expects: kana before kanji, 2 before 10, what is missing last", async () => {
    const viewer = await aViewer(domain.db);
    const titled = [
      { title: "第10回", site: "b", language: "ja" as const },
      { title: "apple", site: null, language: "en" as const },
      { title: "あさ", site: "a", language: "ja" as const },
      { title: "Banana", site: "B", language: null },
      { title: "第2回", site: "a", language: "en" as const },
    ];
    for (const entry of titled) await aLaterEntry(viewer, entry);
    const inOrder = async (order: EntryOrder) =>
      (await domain.entries.list(viewer, { order })).items.map(({ title }) => title);
    expect(await inOrder("title")).toEqual(["apple", "Banana", "あさ", "第2回", "第10回"]);
    expect(await inOrder("site")).toEqual(["第2回", "あさ", "第10回", "Banana", "apple"]);
    expect(await inOrder("language")).toEqual(["第2回", "apple", "あさ", "第10回", "Banana"]);
  });

  it("is sorted by state, as the library shows it, and by the length of the audio", async () => {
    const { viewer } = await spoken();
    const { db, sql } = domain;
    await aLaterEntry(viewer, { title: "read" });
    await aLaterEntry(viewer, { title: "refused", analysisError: "LOGIN_WALL" });
    const written = await aLaterEntry(viewer, { title: "written" });
    await aRevision(db, viewer, written.id, "0001");
    const long = await aLaterEntry(viewer, { title: "long" });
    await anAudio(db, viewer, await aRevision(db, viewer, long.id, "0001"), { duration: 9000 });
    const inOrder = async (order: EntryOrder) =>
      (await domain.entries.list(viewer, { order })).items.map(({ title }) => title);
    expect(await inOrder("longest")).toEqual(["long", "spoken", "written", "refused", "read"]);
    expect(await inOrder("shortest")).toEqual(["spoken", "long", "written", "refused", "read"]);
    await sql`update entries set reading_since = now() where id = ${long.id}`;
    expect(await inOrder("state")).toEqual(["long", "refused", "read", "written", "spoken"]);
  });

  it("goes on from a cursor in every order, even where its entry fits the filter no more", async () => {
    const viewer = await aViewer(domain.db);
    const site = "Kettles";
    for (const title of ["d", "b", "a", "c"]) await aLaterEntry(viewer, { title, site });
    const list = (cursor?: string | null) =>
      domain.entries.list(viewer, { order: "title", site, limit: 2, cursor });
    const first = await list();
    const [, b] = first.items;
    await domain.sql`update entries set site = 'Other' where id = ${b!.id}`;
    const next = await list(first.nextCursor);
    expect([...first.items, ...next.items].map(({ title }) => title)).toEqual(["a", "b", "c", "d"]);
    expect(next.nextCursor).toBeNull();
    await expect(list("nonsense")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("goes on where it ended although its last entry was renamed or removed for good", async () => {
    const viewer = await aViewer(domain.db);
    for (const title of ["d", "b", "a", "c"]) await anEntry(domain.db, viewer, { title });
    const list = (cursor?: string | null) =>
      domain.entries.list(viewer, { order: "title", limit: 2, cursor });
    const goesOn = async (cursor: string | null) => (await list(cursor)).items.map(({ title }) => title);
    const { items, nextCursor } = await list();
    const b = items[1]!;
    await domain.entries.rename(viewer, b.id, "0");
    expect(await goesOn(nextCursor)).toEqual(["c", "d"]);
    await domain.entries.rename(viewer, b.id, "cc");
    expect(await goesOn(nextCursor)).toEqual(["c", "cc"]);
    await domain.entries.remove(viewer, b.id);
    await domain.entries.empty(viewer);
    expect(await goesOn(nextCursor)).toEqual(["c", "d"]);
  });

  it("shows the name that its user gave an entry", async () => {
    const { viewer, entry } = await spoken();
    await domain.entries.rename(viewer, entry.id, "  Mine  ");
    expect(await titles(viewer)).toEqual(["Mine"]);
    await domain.pages.submitText(viewer, entry.id, { text: "A kettle boils water.", title: "Kettle" });
    await domain.entries.rename(viewer, entry.id, "Yours");
    await domain.pages.submitText(viewer, entry.id, { text: "A teapot holds tea.", title: "Teapot" });
    expect(await titles(viewer)).toEqual(["Yours"]);
    await expect(domain.entries.rename(viewer, entry.id, " ")).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "title",
    });
  });
});
