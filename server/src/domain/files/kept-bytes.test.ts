import { afterAll, beforeAll, expect, it } from "vitest";
import { segments } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { anAudio, anEntry, aRevision, aViewer } from "#test/factories";
import { keptBytesOf } from "./kept-bytes.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

async function keep(viewer: Viewer, bytes: number) {
  const { db } = domain;
  const entry = await anEntry(db, viewer);
  await anAudio(db, viewer, await aRevision(db, viewer, entry.id, "0001"), { bytes });
  return entry;
}

async function withCredits(plan: "free" | "monthly") {
  const viewer = await aViewer(domain.db, { plan });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  return viewer;
}

it("a trial that keeps half a gigabyte orders no more audio, and nothing is charged", async () => {
  const viewer = await withCredits("free");
  const entry = await keep(viewer, 499_999_000);
  const { id } = await domain.audios.generate(viewer, entry.id);
  await domain.queues.cancel(viewer, entry.id, id);
  await domain.db.insert(segments).values({
    userId: viewer.uid,
    hash: "one",
    filePath: "one.wav",
    sampleRate: 16_000,
    sampleCount: 500,
    measures: {},
  });
  expect(await keptBytesOf(domain.db, viewer.uid)).toBe(500_000_000);
  expect(await domain.accounts.kept(viewer)).toEqual({ bytes: 500_000_000, limit: 500_000_000 });
  const refusal = {
    code: "FORBIDDEN",
    reason: "PLAN_LIMIT",
    details: { limit: 500_000_000, bytes: 500_000_000 },
  };
  await expect(domain.audios.quote(viewer, entry.id)).rejects.toMatchObject(refusal);
  await expect(domain.audios.generate(viewer, entry.id)).rejects.toMatchObject(refusal);
  expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0 });
  expect(await domain.queues.active(viewer)).toEqual([]);
});

it("the monthly plan has room for ten, and one user's sound takes none of another's", async () => {
  const viewer = await withCredits("monthly");
  const entry = await keep(viewer, 2_000_000_000);
  for (let other = 0; other < 3; other++) await keep(viewer, 2_000_000_000);
  expect(await domain.audios.generate(viewer, entry.id)).toMatchObject({ status: "queued" });
  await keep(viewer, 2_000_000_000);
  const next = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, next.id, "0001");
  await expect(domain.audios.generate(viewer, next.id)).rejects.toMatchObject({ reason: "PLAN_LIMIT" });
  const other = await withCredits("free");
  expect(await keptBytesOf(domain.db, other.uid)).toBe(0);
});
