import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { revisions } from "#db/schema/index";
import type { OpenPublication } from "#domain/publications/open-publications";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { anAudibleEntry } from "#test/shared-entry";
import { isUncounted, readBeacon } from "./beacon.ts";
import { listeningService } from "./listening.service.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

/** A publication, and its listeners in a process of its own. */
async function withListeners(allowedOrigins: string[] = []) {
  const viewer = await aViewer(domain.db);
  const entry = await anEntry(domain.db, viewer);
  const [revision] = await domain.db
    .insert(revisions)
    .values({ entryId: entry.id, number: "0001" })
    .returning();
  const live = { name: "the-live-audio", revisionId: revision!.id };
  const publicId = entry.id.replaceAll("-", "").slice(0, 22);
  const publication = { publicId, userId: viewer.uid, entryId: entry.id, allowedOrigins, live };
  const goLive = async (number: string, name: string) => {
    const [next] = await domain.db.insert(revisions).values({ entryId: entry.id, number }).returning();
    publication.live = { name, revisionId: next!.id };
    return next!.id;
  };
  const service = listeningService({ db: domain.db, onError: console.error });
  const tell = (more: object = {}, address = "192.0.2.1") => {
    const text = JSON.stringify({ session: "session-1", audio: "the-live-audio", events: [], ...more });
    service.count(publication as unknown as OpenPublication, readBeacon(text)!, address);
  };
  const read = async (days = {}) => {
    await service.close();
    return service.get(viewer, entry.id, days);
  };
  return { viewer, entry, service, tell, read, goLive };
}

describe("listening", () => {
  it("counts each event of a session once, and sums seconds, by revision and host", async () => {
    const { tell, read } = await withListeners();
    const host = "shop.example";
    tell({ events: ["load"], host });
    tell({ events: ["play", "t1"], seconds: 10.4, host });
    tell({ events: ["play", "t1", "t2", "ended"], seconds: 5, host });
    tell({ events: ["load"], session: "session-2" });
    const { total, revisions: all, hosts, days } = await read();
    expect(total).toEqual({ loads: 2, plays: 1, ended: 1, seconds: 15 });
    expect(all).toMatchObject([{ revisionNumber: "0001", plays: 1, tenths: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0] }]);
    expect(hosts).toMatchObject([
      { host: "shop.example", loads: 1, plays: 1 },
      { host: "", loads: 1, plays: 0 },
    ]);
    expect(days).toMatchObject([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), loads: 2 }]);
  });

  it("adds to what was written before", async () => {
    const { tell, read } = await withListeners();
    tell({ events: ["load"] });
    await read();
    tell({ events: ["load"], session: "session-2" });
    expect((await read()).total.loads).toBe(2);
  });

  it("ignores an audio that never was live, and what one address sends beyond 60 a minute", async () => {
    const { tell, read } = await withListeners();
    tell({ events: ["load"], audio: "another-audio" });
    for (let session = 0; session < 100; session++) tell({ events: ["load"], session: `session-${session}` });
    tell({ events: ["load"], session: "elsewhere" }, "192.0.2.2");
    expect((await read()).total.loads).toBe(61);
  });

  it("counts nothing twice of one who plays to the end again and again, and 120 seconds a message at most", async () => {
    const { tell, read } = await withListeners();
    const all = ["load", "play", "ended", ..."123456789".split("").map((tenth) => `t${tenth}`), "t10"];
    for (let turn = 0; turn < 5; turn++) tell({ events: all, seconds: 120 });
    tell({ events: [], seconds: 121 });
    const { total, revisions: versions } = await read();
    expect(total).toEqual({ loads: 1, plays: 1, ended: 1, seconds: 600 });
    expect(versions[0]?.tenths).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("tells a hundred sites apart, and counts further ones without their name", async () => {
    const { tell, read } = await withListeners();
    for (let site = 0; site < 105; site++)
      tell(
        { events: ["play"], session: `session-${site}`, host: `shop-${site}.example` },
        `192.0.2.${site % 5}`,
      );
    const { hosts, total } = await read();
    expect([hosts.length, total.plays]).toEqual([101, 105]);
    expect(hosts[0]).toMatchObject({ host: "", plays: 5 });
  });

  it("goes on counting who began with an audio that another one has replaced", async () => {
    const { tell, read, goLive } = await withListeners();
    tell({ events: ["load", "play"] });
    await goLive("0002", "the-next-audio");
    tell({ events: ["ended"] });
    tell({ events: ["load"], session: "session-2", audio: "the-next-audio" });
    expect((await read()).revisions).toMatchObject([
      { revisionNumber: "0002", loads: 1, plays: 0, ended: 0 },
      { revisionNumber: "0001", loads: 1, plays: 1, ended: 1 },
    ]);
  });

  it("loses no sums of others with those of a revision that was removed", async () => {
    const { tell, read, goLive } = await withListeners();
    tell({ events: ["load"] });
    const next = await goLive("0002", "the-next-audio");
    tell({ events: ["load"], session: "session-2", audio: "the-next-audio" });
    await domain.db.delete(revisions).where(eq(revisions.id, next));
    expect((await read()).revisions).toMatchObject([{ revisionNumber: "0001", loads: 1 }]);
  });

  it("names the sentences of each version with those who reached them", async () => {
    const { viewer, entry } = await anAudibleEntry(domain, {}, "One. Two. Three. Four.");
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    const found = await domain.publications.open(publicId ?? "");
    const publication = (found as { publication: OpenPublication }).publication;
    const service = listeningService({ db: domain.db, onError: console.error });
    const tell = (session: string, events: string[]) => {
      const text = JSON.stringify({ session, audio: publication.live?.name, events });
      service.count(publication, readBeacon(text)!, "192.0.2.1");
    };
    tell("session-1", ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10"]);
    tell("session-2", ["t1", "t2", "t3"]);
    await service.close();
    const [revision] = (await service.get(viewer, entry.id)).revisions;
    expect(revision?.sentences).toMatchObject([
      { start: 0.1, text: "One.", listeners: 2 },
      { text: "Two.", listeners: expect.any(Number) },
      { text: "Three.", listeners: 1 },
      { text: "Four.", listeners: 1 },
    ]);
  });

  it("takes no host that the owner did not allow", async () => {
    const { tell, read } = await withListeners(["https://shop.example"]);
    tell({ events: ["load"], host: "spam.example" });
    tell({ events: ["load"], host: "SHOP.example", session: "session-2" });
    expect((await read()).hosts.map(({ host }) => host).sort()).toEqual(["", "shop.example"]);
  });

  it("is read for the days asked for, by its owner only", async () => {
    const { tell, read, service, entry, viewer } = await withListeners();
    tell({ events: ["load"] });
    expect(await read({ from: "2020-01-01", to: "2020-01-31" })).toMatchObject({
      days: [],
      total: { loads: 0 },
    });
    const stranger = await aViewer(domain.db);
    await expect(service.get(stranger, entry.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const days of [{ from: "yesterday" }, { from: "2020-01-01", to: "2026-01-01" }])
      await expect(service.get(viewer, entry.id, days)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });
});

describe("a beacon", () => {
  it.each([
    "",
    "{",
    "[]",
    JSON.stringify({ session: "x", audio: "a", events: [] }),
    JSON.stringify({ session: "session-1", audio: "a", events: ["bought"] }),
    JSON.stringify({ session: "session-1", audio: "a".repeat(3_000), events: [] }),
  ])("is nothing when it is %j", (text) => {
    expect(readBeacon(text)).toBeNull();
  });

  it("keeps no host that is none, and no seconds that cannot be", () => {
    const text = JSON.stringify({
      session: "session-1",
      audio: "a",
      events: [],
      host: "<script>alert(1)</script>",
      seconds: 1e9,
    });
    expect(readBeacon(text)).toMatchObject({ host: "", seconds: 0 });
  });

  it.each([
    [{ "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" }, false],
    [{ "user-agent": "Mozilla/5.0 Firefox/140.0", dnt: "1" }, true],
    [{ "user-agent": "Mozilla/5.0 Firefox/140.0", "sec-gpc": "1" }, true],
    [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, true],
    [{}, true],
  ])("of %j is left out: %s", (headers, left) => {
    expect(isUncounted(headers)).toBe(left);
  });
});
