import { existsSync } from "node:fs";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idempotencyKeys, looseFiles, paymentEvents, quotes, segments } from "#db/schema/index";
import { looseFilesOf } from "#domain/files/loose-files";
import { workFolder } from "#domain/files/work-folder";
import type { Storage } from "#ports/storage";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { housekeepingService } from "./housekeeping.service.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

it("what has run out is removed, with its files, and what has not is kept", async () => {
  const { db, storage } = domain;
  const viewer = await aViewer(db);
  const { id: entryId } = await anEntry(db, viewer);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const segment = async (hash: string, lastUsedAt: Date) => {
    const filePath = `segments/${hash}.pcm`;
    await storage.put(filePath, Buffer.from(hash), "audio/pcm");
    await db.insert(segments).values({
      userId: viewer.uid,
      hash,
      filePath,
      sampleRate: 1,
      sampleCount: 1,
      measures: {},
      lastUsedAt,
    });
  };
  for (let i = 0; i < 501; i++) await segment(`old${i}`, ago(30 * 24 + 1));
  await segment("used", ago(29 * 24));
  const quote = {
    userId: viewer.uid,
    entryId,
    queueType: "generate_script",
    inputHash: "",
    credits: 1,
  } as const;
  await db.insert(quotes).values([
    { ...quote, expiresAt: ago(1) },
    { ...quote, expiresAt: ago(-1) },
  ]);
  const key = { userId: viewer.uid, requestHash: "", answer: { queueId: "" } };
  await db.insert(idempotencyKeys).values([
    { ...key, key: "old", createdAt: ago(25) },
    { ...key, key: "new", createdAt: ago(23) },
  ]);
  await db.insert(paymentEvents).values([
    { provider: "stripe", eventId: "old", receivedAt: ago(30 * 24 + 1) },
    { provider: "stripe", eventId: "new", receivedAt: ago(29 * 24) },
  ]);

  await domain.housekeeping.run();

  expect((await db.select().from(segments)).map(({ hash }) => hash)).toEqual(["used"]);
  expect(await storage.size("segments/old0.pcm")).toBeNull();
  expect(await storage.size("segments/used.pcm")).toBe(4);
  expect(await db.$count(quotes)).toBe(1);
  expect((await db.select().from(paymentEvents)).map(({ eventId }) => eventId)).toEqual(["new"]);
  expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(["new"]);
});

it("what cannot be done hinders nothing else, and is told in the end", async () => {
  const { db, storage } = domain;
  const viewer = await aViewer(db);
  const stuck: Storage = {
    ...storage,
    async remove(key) {
      if (key === "stuck.txt") throw new Error("storage refuses");
      await storage.remove(key);
    },
  };
  const files = looseFilesOf({ db, storage: stuck });
  await files.note("stuck.txt");
  await db.update(looseFiles).set({ createdAt: new Date(0) });
  await db.insert(segments).values({
    userId: viewer.uid,
    hash: "unused",
    filePath: "segments/unused.wav",
    sampleRate: 1,
    sampleCount: 1,
    measures: {},
    lastUsedAt: new Date(0),
  });
  const failing = { removeBroken: () => Promise.reject(new Error("no folder answers")) };

  const run = housekeepingService({
    db,
    storage: failing,
    files,
    trash: domain.entries,
    marks: { markSome: async () => {} },
    webhooks: domain.webhooks,
    deletions: domain.deletions,
    exports: domain.exports,
  }).run();
  await expect(run).rejects.toMatchObject({
    errors: [{ errors: [new Error("storage refuses")] }, new Error("no folder answers")],
  });
  expect(await db.$count(segments, eq(segments.hash, "unused"))).toBe(0);

  await housekeepingService({
    db,
    storage,
    files: domain.files,
    trash: domain.entries,
    marks: { markSome: async () => {} },
    webhooks: domain.webhooks,
    deletions: domain.deletions,
    exports: domain.exports,
  }).run();
  expect(await db.$count(looseFiles)).toBe(0);
});

it("what killed processes left on this machine goes after a day; the work of others does not", async () => {
  const left = await Promise.all([workFolder("audio"), workFolder("mp3")]);
  const [working, foreign] = [
    await workFolder("audio"),
    await mkdtemp(join(tmpdir(), "yomikoe-audio-of-others-")),
  ];
  const half = join(domain.folder, ".parts", "half");
  await domain.storage.put("whole.txt", Buffer.from("whole"), "text/plain");
  await writeFile(half, "half");
  for (const folder of left) await writeFile(join(folder, "joined.wav"), "sound");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const path of [...left, foreign, half]) await utimes(path, yesterday, yesterday);

  await domain.housekeeping.run();

  expect([...left, working, foreign, half].map((path) => existsSync(path))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(await domain.stored("whole.txt")).toBe("whole");
  for (const folder of [working, foreign]) await rm(folder, { recursive: true });
});
