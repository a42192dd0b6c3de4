import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#db/schema/index";
import { dictionaryOf } from "#domain/readings/readings";
import { type TestDomain, testDomain } from "#test/domain";
import { anAudio, anEntry, aRevision, aViewer } from "#test/factories";
import { storedSources } from "./stored-source.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

it("brings the script, the page's readings, the user's dictionary in its order and the bytes that are kept", async () => {
  const { db } = domain;
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  const { script, revision } = await aRevision(db, viewer, entry.id, "0001");
  await anAudio(db, viewer, { revision, script }, { bytes: 1_000 });
  await db.insert(pages).values({
    entryId: entry.id,
    title: "A page",
    language: "ja",
    type: "article",
    blocks: [],
    characters: 1,
    readings: [{ base: "豆腐", reading: "トウフ", source: "ruby" }],
  });
  for (const [language, word, reading] of [
    ["ja", "行", "ギョウ"],
    ["en", "SQL", "sequel"],
    ["ja", "今日", "キョウ"],
  ] as const)
    await domain.dictionary.create(viewer, { language, word, reading });
  await domain.sql`
    insert into segments (user_id, hash, file_path, sample_rate, sample_count, measures)
    values (${viewer.uid}, 'h', 'f', 16000, 300, '{}')`;

  const found = await storedSources(db)(viewer, entry.id);
  expect(found).toMatchObject({
    revision,
    script,
    disclosure: "label",
    pageReadings: [{ base: "豆腐", reading: "トウフ" }],
    keptBytes: 1_600,
  });
  expect(found.dictionary).toHaveLength(3);
  expect(found.dictionary).toEqual(await dictionaryOf(db, viewer.uid));
});

it("brings an entry without a page, a word or a sound as it is", async () => {
  const viewer = await aViewer(domain.db);
  const entry = await anEntry(domain.db, viewer);
  expect(await storedSources(domain.db)(viewer, entry.id)).toMatchObject({
    revision: null,
    script: null,
    pageReadings: null,
    dictionary: [],
    keptBytes: 0,
  });
});

it("finds the revision that is named, else the live one, else the newest, and none for another number", async () => {
  const { db } = domain;
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  for (const number of ["0001", "0002", "0003"]) await aRevision(db, viewer, entry.id, number);
  const find = storedSources(db);
  const numberOf = async (number?: string) => (await find(viewer, entry.id, number)).revision?.number;
  expect(await numberOf()).toBe("0003");
  await domain.sql`update revisions set is_live = true where entry_id = ${entry.id} and number = '0002'`;
  expect(await numberOf()).toBe("0002");
  expect(await numberOf("0001")).toBe("0001");
  expect(await numberOf("")).toBe("0002");
  expect(await numberOf("0009")).toBeUndefined();
});

it("finds no entry of another user and none in the trash [6.2]", async () => {
  const { db } = domain;
  const viewer = await aViewer(db);
  const other = await aViewer(db);
  const entry = await anEntry(db, viewer);
  const gone = await anEntry(db, viewer, { deletedAt: new Date() });
  const find = storedSources(db);
  for (const [who, id] of [
    [other, entry.id],
    [viewer, gone.id],
    [viewer, "no-id"],
  ] as const)
    await expect(find(who, id)).rejects.toMatchObject({ code: "NOT_FOUND", message: "Entry not found" });
});
