import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries, publications, users } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { anAudibleEntry } from "#test/shared-entry";
import { statementsOf } from "#test/statements";
import { publicWords } from "./live-audio.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const withAudio = (content?: string) => anAudibleEntry(domain, {}, content);

const MARK = "You have been listening to an AI voice.";
const open = (publicId: string | null) => domain.publications.open(publicId ?? "");
const stateOf = async (publicId: string | null) => {
  const found = await open(publicId);
  return found.state === "gone" ? found.reason : found.state;
};
const becomes = (publicId: string | null, state: string) =>
  until(`the publication to be ${state}`, async () => (await stateOf(publicId)) === state);

describe("sharing", () => {
  it("is off at first, and has no address", async () => {
    const { viewer, entry } = await withAudio();
    expect(await domain.publications.get(viewer, entry.id)).toEqual({
      entryId: entry.id,
      enabled: false,
      publicId: null,
      pageUrl: null,
      embedUrl: null,
      embedCode: null,
      scriptCode: null,
      fileUrls: null,
      allowedOrigins: [],
    });
  });

  it("gives an id of 22 letters and digits, and codes in which a title is only text", async () => {
    const { viewer, entry } = await withAudio();
    const share = await domain.publications.share(viewer, entry.id, { enabled: true });
    expect(share.publicId).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(share.pageUrl).toBe(`http://localhost/p/${share.publicId}`);
    expect(share.fileUrls?.chapters).toBe(`http://localhost/m/${share.publicId}.chapters.json`);
    expect(share.embedCode).toContain('title="A &lt;b&gt;title&lt;/b&gt;"');
    expect(share.scriptCode).toBe(
      `<script async src="http://localhost/embed.js" data-yomikoe="${share.publicId}"></script>`,
    );
  });

  it("is gone when it is off, and the same when it is on again", async () => {
    const { viewer, entry } = await withAudio();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    expect(await stateOf(publicId)).toBe("public");
    await domain.publications.share(viewer, entry.id, { enabled: false });
    await becomes(publicId, "OFF");
    const again = await domain.publications.share(viewer, entry.id, { enabled: true });
    expect(again.publicId).toBe(publicId);
    await becomes(publicId, "public");
  });

  it("with another id leaves the former one gone for ever", async () => {
    const { viewer, entry } = await withAudio();
    const former = await domain.publications.share(viewer, entry.id, {
      enabled: true,
      allowedOrigins: ["https://shop.example"],
    });
    const share = await domain.publications.rotate(viewer, entry.id);
    expect(share.publicId).not.toBe(former.publicId);
    expect(share.allowedOrigins).toEqual(["https://shop.example"]);
    expect(await stateOf(former.publicId)).toBe("ROTATED");
    await domain.publications.share(viewer, entry.id, { enabled: true });
    expect(await stateOf(former.publicId)).toBe("ROTATED");
    expect(await stateOf(share.publicId)).toBe("public");
  });

  it("refuses another id where nothing was ever shared", async () => {
    const { viewer, entry } = await withAudio();
    await expect(domain.publications.rotate(viewer, entry.id)).rejects.toMatchObject({
      reason: "NOT_SHARED",
    });
  });

  it("of another user's entry is not found", async () => {
    const { entry } = await withAudio();
    const stranger = await aViewer(domain.db);
    const share = domain.publications.share(stranger, entry.id, { enabled: true });
    await expect(share).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("keeps the origins of addresses, each once, and refuses what a header must not hold", async () => {
    const { viewer, entry } = await withAudio();
    const allow = (...allowedOrigins: string[]) =>
      domain.publications.share(viewer, entry.id, { enabled: true, allowedOrigins });
    const { allowedOrigins } = await allow(
      "https://Shop.example/a?b",
      "https://shop.example:443",
      "http://[::1]:80",
    );
    expect(allowedOrigins).toEqual(["https://shop.example", "http://[::1]"]);
    for (const bad of [
      "shop.example",
      "javascript:alert(1)",
      "https://a;script-src.example",
      "https://*.b.example",
    ])
      await expect(allow(bad)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });
});

describe("what visitors find", () => {
  it("never was there: unshared and made-up ids", async () => {
    const { viewer, entry } = await withAudio();
    await domain.publications.share(viewer, entry.id, { enabled: false });
    const [row] = await domain.db.select().from(publications).where(eq(publications.entryId, entry.id));
    expect(await stateOf(row!.publicId)).toBe("unknown");
    expect(await stateOf("0123456789ABCDEFGHIJKL")).toBe("unknown");
    expect(await stateOf("'; drop table")).toBe("unknown");
  });

  it("has the words of the live audio by paragraph, with its chapters and the spoken mark of AI", async () => {
    const { viewer, entry, speak } = await withAudio("# Start\nOne. Two.\n\nThree.");
    await domain.accounts.setDisclosure(viewer, "spoken");
    await speak();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    const found = await open(publicId);
    const live = found.state === "public" ? found.publication.live! : null;
    expect(live).toMatchObject({ title: "A <b>title</b>", language: "en", sourceUrl: entry.url });
    const { cues, chapters, paragraphs, peaks } = publicWords(live!);
    expect(cues.map(({ text }) => text)).toEqual(["Start", "One.", "Two.", "Three.", MARK]);
    expect(chapters).toMatchObject([{ title: "Start" }]);
    expect(paragraphs).toEqual([
      { isHeading: true, cues: [0] },
      { isHeading: false, cues: [1, 2] },
      { isHeading: false, cues: [3] },
      { isHeading: false, cues: [4] },
    ]);
    expect(Math.max(...peaks)).toBeGreaterThan(0);
  });

  it("costs no query once it was asked for", async () => {
    const { viewer, entry } = await withAudio();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    await open(publicId);
    const statements = async () => (await statementsOf(domain.sql, async () => open(publicId))).length;
    await until("the news of sharing to have passed", async () => (await statements()) === 0);
    expect(await statements()).toBe(0);
  });

  it("follows live, an audio made again, and the title", async () => {
    const { viewer, entry, speak } = await withAudio();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    const live = async () => {
      const found = await open(publicId);
      return found.state === "public" ? found.publication.live : null;
    };
    const first = await live();
    await speak({ speed: 1.5 });
    await until("the new audio", async () => (await live())?.name !== first?.name);
    await domain.db.update(entries).set({ title: "Another" }).where(eq(entries.id, entry.id));
    await until("the new title", async () => (await live())?.title === "Another");
    await aRevision(domain.db, viewer, entry.id, "0002");
    await domain.revisions.setLive(viewer, entry.id, "0002");
    await until("a live revision without audio", async () => (await live()) === null);
    expect(await stateOf(publicId)).toBe("public");
  });

  it("is gone with its entry", async () => {
    const { viewer, entry } = await withAudio();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    expect(await stateOf(publicId)).toBe("public");
    await domain.entries.remove(viewer, entry.id);
    await becomes(publicId, "OFF");
  });

  it("stays for 30 days after the account's end, and comes back when it is paid", async () => {
    const { viewer, entry } = await withAudio();
    const { publicId } = await domain.publications.share(viewer, entry.id, { enabled: true });
    const endedBefore = async (days: number) => {
      const accountExpiresAt = new Date(Date.now() - days * 86_400_000);
      await domain.db.update(users).set({ accountExpiresAt }).where(eq(users.id, viewer.uid));
      await domain.events.publish(domain.db, { kind: "account", userId: viewer.uid });
    };
    await endedBefore(29.9);
    await becomes(publicId, "public");
    await endedBefore(30.1);
    await becomes(publicId, "PAUSED");
    expect(await stateOf(publicId)).toBe("PAUSED");
    await endedBefore(-1);
    await becomes(publicId, "public");
  });
});

it("the mp3 of a shared entry is made by the job that going live sends", async () => {
  const { viewer, entry } = await withAudio();
  const [revision] = await domain.revisions.list(viewer, entry.id);
  const { mp3 } = await domain.audios.file(revision!.audio!.id);
  await domain.publications.prepare(entry.id);
  expect(await domain.storage.size(mp3)).toBeNull();

  await domain.publications.share(viewer, entry.id, { enabled: true });
  const [job] = await domain.sql`
    select data->'data' as data from pgboss.job
    where data->>'task' = 'prepare_publication' and data->'data'->>'entryId' = ${entry.id}`;
  await domain.publications.prepare(job!.data.entryId);
  expect(await domain.storage.size(mp3)).toBeGreaterThan(0);
});
