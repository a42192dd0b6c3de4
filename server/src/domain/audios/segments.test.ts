import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { segmentStore } from "./segments.ts";
import { silence } from "./sound/finish-segment.ts";

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
  const first = await making("first");
  expect(await making("the second")).toEqual(first);
  expect(first.sampleCount).toBe(5);
  expect((await buffer(await store.read(first))).toString()).toBe("first");
  expect((await store.look(uid, ["hash"])).get("hash")).toEqual(first);
});
