import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { segments } from "#db/schema/index";
import { silence } from "#kernel/sound/finish-segment";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { segmentStore } from "./segments.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

it("a sentence that two jobs made at once is the first one's, with its own file and measures", async () => {
  const { uid } = await aViewer(domain.db);
  const store = segmentStore(domain);
  const making = (text: string) =>
    store.put(uid, "hash", 16_000, { ...silence(16_000), wav: Buffer.from(text), sampleCount: text.length });
  const { segment: first, isNew } = await making("first");
  expect(isNew).toBe(true);
  expect(await making("the second")).toEqual({ segment: first, isNew: false });
  expect(first.sampleCount).toBe(5);
  expect((await buffer(await store.read(first))).toString()).toBe("first");
  expect((await store.look(uid, ["hash"])).get("hash")).toEqual(first);
});

it("that a sentence is used is written down once a day; that it is priced or looked at, never", async () => {
  const { uid } = await aViewer(domain.db);
  const store = segmentStore(domain);
  const hashes = ["today", "yesterday"];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [at, hash] of hashes.entries()) {
    await store.put(uid, hash, 16_000, silence(16_000));
    const lastUsedAt = hoursAgo([23, 25][at] as number);
    await domain.db.update(segments).set({ lastUsedAt }).where(eq(segments.hash, hash));
  }
  const uses = async () => {
    const rows = await domain.db.select().from(segments).where(eq(segments.userId, uid));
    return Object.fromEntries(rows.map(({ hash, lastUsedAt }) => [hash, lastUsedAt.getTime()]));
  };
  const before = await uses();
  expect(await store.existing(uid, ["unknown", ...hashes])).toEqual(new Set(hashes));
  expect([...(await store.look(uid, hashes)).keys()].toSorted()).toEqual(hashes);
  expect(await uses()).toEqual(before);

  expect([...(await store.find(uid, ["unknown", ...hashes])).keys()].toSorted()).toEqual(hashes);
  const after = await uses();
  expect(after.today).toBe(before.today);
  expect(after.yesterday).toBeGreaterThan(hoursAgo(1).getTime());
  expect(await store.existing((await aViewer(domain.db)).uid, hashes)).toEqual(new Set());
});
