import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "#test/database";
import { foreignStore } from "./mark.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let parent: string;
beforeAll(async () => {
  database = await freshDatabase();
  parent = await mkdtemp(join(tmpdir(), "yomikoe-mark-"));
});
afterAll(async () => {
  await database.close();
  await rm(parent, { recursive: true, force: true });
});

it("takes one folder for the files of a database, for all processes that share it, and refuses every other", async () => {
  const { db } = database;
  const shared = join(parent, "host-a");
  const together = Array.from({ length: 8 }, () => foreignStore(db, shared));
  expect(await Promise.all(together)).toEqual(Array(8).fill(null));
  expect(await readdir(shared)).toEqual([".store"]);

  const other = join(parent, "host-b");
  const sentence = await foreignStore(db, other);
  expect(sentence).toMatch(
    /^STORAGE=local keeps the files of this database in another folder than .*host-b: mount that folder on every host, or use STORAGE=gcs\./,
  );
  expect(sentence).toMatch(/ write \S{36} into .*host-b\/\.store and start again\.$/);

  const [, mark = ""] = sentence?.match(/write (\S+) into/) ?? [];
  await writeFile(join(other, ".store"), `${mark}\n`);
  expect(await foreignStore(db, other)).toBeNull();
});
