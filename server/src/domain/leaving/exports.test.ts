import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { aViewer } from "#test/factories";
import { aRowOfEach, tablesWith } from "#test/rows-of-each";
import { unzip } from "#test/unzip";
import { contents, tableOf, tables } from "./export/contents.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const idOf = async (uid: string): Promise<string> =>
  (await domain.sql`select id from account_exports where user_id = ${uid}`)[0]?.id;

/** Does what a worker would, and answers the files of the archive. */
async function archiveOf(uid: string) {
  const id = await idOf(uid);
  await domain.exports.run(id, undisturbed);
  const { key } = await domain.exports.file(id);
  return unzip(await buffer(await domain.storage.read(key)));
}

const jsonOf = (files: Map<string, Buffer>, path: string) => JSON.parse(String(files.get(path)));

const sqlName = (name: string) => getTableName(tableOf(name));
/** Tables that tell of no account. */
const ofNobody = Object.entries(contents).flatMap(([name, part]) =>
  typeof part === "string" && part.startsWith("of nobody") ? [`public.${sqlName(name)}`] : [],
);

/** The only account, with a row of its own in every table, and the files that its rows name. */
async function somebody() {
  await domain.sql`truncate users, audit_log cascade`;
  const viewer = await aViewer(domain.db, { displayName: "Aki" });
  const { uid } = viewer;
  const { sql, storage } = domain;
  const folder = `users/${uid}`;
  await aRowOfEach(sql, uid, [...ofNobody, "public.account_exports"]);
  await sql`update entries set title = 'Tea: "sencha" / 100 g', picture = ${`${folder}/p.jpg`}, icon = null where user_id = ${uid}`;
  await sql`update revisions set number = '0001' where number like ${`%${uid}%`}`;
  await sql`update scripts set file_path = ${`${folder}/s.txt`} where user_id = ${uid}`;
  await sql`update audios set file_path = ${`${folder}/a.wav`} where user_id = ${uid}`;
  await sql`update feed_artworks set content_type = 'image/png'`;
  await sql`update dictionary_words set language = 'ja', word = 'a "b", c', reading = '読み' where user_id = ${uid}`;
  await sql`update audios set chapters = '[{"title":"茶","start":0}]' where user_id = ${uid}`;
  await sql`update entries set language = 'ja', page_type = 'article'`;
  await sql`update pages set language = 'ja', type = 'article'`;
  await sql`update facts set kind = 'price', source = 'visible'`;
  await sql`update queues set queue_type = 'generate_script', stage = 'reading', status = 'completed'`;
  await sql`update webhooks set disabled_reason = null`;
  await sql`update feeds set language = 'ja', category = 'Arts'`;
  for (const name of ["p.jpg", "s.txt", "a.wav", "a.vtt"])
    await storage.put(`${folder}/${name}`, Buffer.from(`the file ${name}`), "text/plain");
  return viewer;
}

describe("the archive", () => {
  it("has a line for every table: its place, or the reason that it has none", async () => {
    const everyTable = (await tablesWith(domain.sql, "")).filter((name) => name.startsWith("public."));
    const named = Object.keys(contents).map((name) => `public.${sqlName(name)}`);
    expect(named.sort()).toEqual(everyTable.sort());
  });

  it("holds each row once where a table has many, whatever its key is made of", async () => {
    const viewer = await somebody();
    await domain.sql`
      insert into listening (entry_id, day, revision_id, host, kind, count)
      select entry_id, day + n, revision_id, host, kind, n from listening, generate_series(1, 44) n`;
    await domain.sql`
      insert into dictionary_words (user_id, language, word, reading)
      select user_id, language, word || n, reading from dictionary_words, generate_series(1, 44) n`;
    await domain.exports.ask(viewer);
    const files = await archiveOf(viewer.uid);
    const heard = jsonOf(files, "data/listening.json").map(({ count }: { count: number }) => count);
    expect(heard.slice(1)).toEqual(Array.from({ length: 44 }, (_, n) => n + 1));
    const words = String(files.get("dictionary.csv")).trim().split("\r\n").slice(1);
    expect([words.length, new Set(words).size]).toEqual([45, 45]);
  });

  it("is as the database is, by the schema that it brings along, and keeps secrets back", async () => {
    const viewer = await somebody();
    await domain.exports.ask(viewer);
    const files = await archiveOf(viewer.uid);
    const { $defs } = jsonOf(files, "schema.json");
    for (const { name, table, without = {} } of tables) {
      if (name === "dictionaryWords") continue;
      const path = `data/${name}.json`;
      const rows = jsonOf(files, path) as Record<string, unknown>[];
      expect([path, z.fromJSONSchema($defs[path]).safeParse(rows).error?.message]).toEqual([path, undefined]);
      const stored = (await domain.db.select().from(table)) as Record<string, unknown>[];
      for (const row of stored) for (const column of ["userId", ...Object.keys(without)]) delete row[column];
      expect([path, rows.map(({ files: _files, ...row }) => row)]).toEqual([
        path,
        JSON.parse(JSON.stringify(stored)),
      ]);
      expect([path, rows.length]).toEqual([path, 1]);
    }
    const left = tables.flatMap(({ name, without = {} }) =>
      Object.keys(without).map((column) => `${name}.${column}`),
    );
    expect(left).toEqual([
      "entries.picture",
      "entries.icon",
      "scripts.filePath",
      "audios.filePath",
      "audios.isMarked",
      "feeds.key",
      "apiKeys.fingerprint",
      "apiKeys.formerFingerprint",
      "webhooks.secret",
      "webhooks.formerSecret",
      "auditLog.actor",
    ]);

    const iso = (moment: string) => new Date(moment).toISOString();
    const [word] = await domain.sql`select id, created_at, updated_at from dictionary_words`;
    expect(String(files.get("dictionary.csv"))).toBe(
      "\uFEFFid,language,word,reading,createdAt,updatedAt\r\n" +
        `${word?.id},ja,"a ""b"", c",読み,${iso(word?.created_at)},${iso(word?.updated_at)}\r\n`,
    );
  });

  it("has a folder for each page, and tells which files a row has and which are gone", async () => {
    const viewer = await somebody();
    await domain.exports.ask(viewer);
    const files = await archiveOf(viewer.uid);
    const folder = "pages/0001 Tea sencha 100 g";
    const [feed] = jsonOf(files, "data/feeds.json");
    expect([...files.keys()].filter((path) => /^(pages|feeds)\//.test(path))).toEqual([
      `${folder}/picture.jpg`,
      `${folder}/0001/script.txt`,
      `${folder}/0001/audio.wav`,
      `${folder}/0001/captions.vtt`,
      `feeds/${feed.feedId}.png`,
    ]);
    expect(String(files.get(`${folder}/0001/audio.wav`))).toBe("the file a.wav");
    expect(String(files.get(`${folder}/picture.jpg`))).toBe("the file p.jpg");
    expect(jsonOf(files, "data/entries.json")[0].files).toEqual([`${folder}/picture.jpg`]);
    expect(jsonOf(files, "data/scripts.json")[0].files).toEqual([`${folder}/0001/script.txt`]);
    expect(feed.files).toEqual([`feeds/${feed.feedId}.png`]);
    expect(jsonOf(files, "missing.json")).toEqual([`${folder}/0001/chapters.vtt`]);
    expect(String(files.get("README.txt"))).toContain("This archive holds the data of a Yomikoe account");
  });

  it("misses no chapters of an audio that has none", async () => {
    const viewer = await somebody();
    await domain.sql`update audios set chapters = '[]' where user_id = ${viewer.uid}`;
    await domain.exports.ask(viewer);
    expect(jsonOf(await archiveOf(viewer.uid), "missing.json")).toEqual([]);
  });

  it("holds nothing of anybody else [6.2]", async () => {
    const other = await somebody();
    const viewer = await aViewer(domain.db);
    await domain.exports.ask(viewer);
    const files = await archiveOf(viewer.uid);
    for (const [path, content] of files) expect([path, content.includes(other.uid)]).toEqual([path, false]);
    expect(jsonOf(files, "data/users.json")).toMatchObject([{ id: viewer.uid }]);
    expect(jsonOf(files, "data/entries.json")).toEqual([]);
  });
});

describe("ordering it", () => {
  it("makes one at a time, tells how far it is, and takes the place of the one before", async () => {
    const viewer = await aViewer(domain.db);
    expect(await domain.exports.standing(viewer)).toMatchObject({ status: "none", url: null });
    expect(await domain.exports.ask(viewer)).toMatchObject({ status: "queued", progress: 0, url: null });
    await expect(domain.exports.ask(viewer)).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "ALREADY_RUNNING",
    });
    const first = await idOf(viewer.uid);
    await domain.exports.run(first, undisturbed);
    const ready = await domain.exports.standing(viewer);
    expect(ready).toMatchObject({ status: "completed", progress: 1, bytes: expect.any(Number) });
    const { key } = await domain.exports.file(first);
    expect(await domain.storage.size(key)).toBe(ready.bytes);

    await domain.exports.ask(viewer);
    expect(await domain.exports.standing(viewer)).toMatchObject({ status: "queued", url: null });
    await expect(domain.exports.file(first)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await domain.storage.size(key)).toBeNull();
  });

  it("stays ready, whatever another attempt says of it afterwards", async () => {
    const viewer = await aViewer(domain.db);
    await domain.exports.ask(viewer);
    const id = await idOf(viewer.uid);
    const late = domain.exports.run(id, {
      ...undisturbed,
      holds: async () => {
        await domain.exports.run(id, undisturbed);
        return false;
      },
    });
    await late;
    await domain.exports.giveUp(id);
    expect(await domain.exports.standing(viewer)).toMatchObject({
      status: "completed",
      url: expect.any(String),
    });
  });

  it("refuses the sixth of a day", async () => {
    const viewer = await aViewer(domain.db);
    for (let order = 0; order < 5; order++) {
      await domain.exports.ask(viewer);
      await domain.exports.giveUp(await idOf(viewer.uid));
    }
    expect(await domain.exports.standing(viewer)).toMatchObject({ status: "failed", url: null });
    await expect(domain.exports.ask(viewer)).rejects.toMatchObject({
      code: "FORBIDDEN",
      reason: "PLAN_LIMIT",
      details: { field: "exports", limit: 5 },
    });
  });

  it("keeps no file of a job that another one replaced", async () => {
    const viewer = await aViewer(domain.db);
    await domain.exports.ask(viewer);
    await domain.exports.run(await idOf(viewer.uid), { ...undisturbed, holds: async () => false });
    expect(await domain.exports.standing(viewer)).toMatchObject({ status: "running", url: null });
    expect(await domain.storage.list(`users/${viewer.uid}`)).toEqual([]);
    await domain.exports.run(randomUUID(), undisturbed);
  });
});

describe("its end", () => {
  it("comes 7 days after it was ready, with the file", async () => {
    const viewer = await aViewer(domain.db);
    await domain.exports.ask(viewer);
    await archiveOf(viewer.uid);
    const id = await idOf(viewer.uid);
    const { url, endsAt } = await domain.exports.standing(viewer);
    expect(Number(new URL(url!, "http://x").searchParams.get("expires"))).toBe(
      Math.floor(endsAt!.getTime() / 1_000),
    );
    await domain.exports.sweep(inDays(6.9));
    expect(await domain.exports.standing(viewer)).toMatchObject({ status: "completed" });
    await expect(domain.exports.file(id, inDays(7.1))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await domain.exports.standing(viewer, inDays(7.1))).toMatchObject({ status: "none", url: null });
    await domain.exports.sweep(inDays(7.1));
    expect(await domain.storage.list(`users/${viewer.uid}`)).toEqual([]);
    expect(await tablesWith(domain.sql, id)).not.toContain("public.account_exports");
  });

  it("comes with the deletion of the account, until that is taken back", async () => {
    const viewer = await aViewer(domain.db);
    await domain.exports.ask(viewer);
    await archiveOf(viewer.uid);
    const id = await idOf(viewer.uid);
    await domain.sql`update users set deletion_asked_at = now() where id = ${viewer.uid}`;
    await expect(domain.exports.file(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await domain.sql`update users set deletion_asked_at = null where id = ${viewer.uid}`;
    await domain.exports.file(id);
  });
});
