import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { parseRssFeed } from "feedsmith";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feeds, users } from "#db/schema/index";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { aRevision, aViewer } from "#test/factories";
import { anAudibleEntry, aSharedEntry, oneMore } from "#test/shared-entry";
import { statementsOf } from "#test/statements";
import { toneSpeech } from "#test/tone-speech";

let domain: TestDomain;
beforeAll(async () => {
  const speech = toneSpeech();
  const attribution = "Tone by Nobody, CC BY 4.0";
  const voices = () => speech.voices().map((voice) => ({ ...voice, attribution }));
  domain = await testDomain({ speech: { ...speech, voices } });
});
afterAll(() => domain.close());

const podcast = { title: "Shop & <talk>", description: "What we sell.", author: "The shop", language: "en" };

/** A feed of one prepared entry. */
async function aFeed(more: object = {}) {
  const { viewer, entry, speak } = await aSharedEntry(domain, { url: "https://shop.example/umbrella" });
  await domain.publications.prepare(entry.id);
  const feed = await domain.feeds.create(viewer, { ...podcast, ...more });
  return { viewer, entry, speak, feed, key: new URL(feed.url).searchParams.get("key") ?? undefined };
}

async function read(feedId: string, key?: string, service = domain.feeds) {
  const found = await service.find(feedId, key);
  if (found.state !== "open") throw new Error(found.state);
  const answer = await service.answer(found.feed);
  return { ...answer, feed: parseRssFeed(answer.xml), row: found.feed };
}

describe("a feed", () => {
  it("says of itself what Apple and Podcasting 2.0 ask for", async () => {
    const { feed } = await aFeed({
      ownerEmail: "shop@example.com",
      website: "https://shop.example/",
      category: "Arts > Design",
    });
    const { feed: said, xml } = await read(feed.feedId);
    expect(feed.url).toBe(`http://localhost/f/${feed.feedId}.xml`);
    expect(said).toMatchObject({
      title: "Shop & <talk>",
      description: "What we sell.",
      link: "https://shop.example/",
      language: "en",
      atom: { links: [{ href: feed.url, rel: "self", type: "application/rss+xml" }] },
      itunes: {
        author: "The shop",
        owner: { name: "The shop", email: "shop@example.com" },
        categories: [{ text: "Arts", categories: [{ text: "Design" }] }],
        image: feed.artworkUrl,
        explicit: false,
        type: "episodic",
      },
      podcast: {
        locked: { value: true, owner: "shop@example.com" },
        medium: "podcast",
        txts: [{ display: "true", purpose: "ai-content" }],
      },
    });
    expect(said.podcast?.guid).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(xml).toMatch(/<itunes:explicit>false<\/itunes:explicit>/);
    expect(xml).not.toContain("itunes:block");
  });

  it("tells of the newest 500 that are shared, each by a guid of its own, in one query", async () => {
    const { entry, feed } = await aFeed();
    await domain.sql`
      with more as (
        insert into entries (user_id, url, url_key, title, language, site)
        select user_id, url || '/' || n, url_key || '/' || n, 'Umbrella ' || n, language, site
        from entries, generate_series(1, 500) n where id = ${entry.id}
        returning id, user_id, split_part(title, ' ', 2)::int as n
      ), live as (
        insert into revisions (entry_id, number, is_live) select id, '0001', true from more returning id
      ), shared as (
        insert into publications (public_id, entry_id, user_id, enabled, shared_at)
        select left(replace(id::text, '-', ''), 22), id, user_id, true, now() + n * interval '1 second' from more
      ), spoken as (
        insert into audios (id, revision_id, user_id, settings, script_content, file_path, bytes, duration,
          sample_rate, loudness, true_peak, waveform, cues, languages, segments_made, segments_reused, elapsed_ms)
        select gen_random_uuid(), live.id, a.user_id, settings, script_content, file_path, bytes, duration,
          sample_rate, loudness, true_peak, waveform, cues, languages, segments_made, segments_reused, elapsed_ms
        from live, audios a join revisions r on r.id = a.revision_id where r.entry_id = ${entry.id}
        returning id
      )
      insert into audio_digests select id, 1000, 'sha384-mp3', 'sha384-wav' from spoken`;
    const { row } = await read(feed.feedId);
    let xml = "";
    const sent = await statementsOf(domain.sql, async () => {
      xml = (await domain.feeds.answer(row)).xml;
    });
    const items = parseRssFeed(xml).items ?? [];
    expect([items.length, new Set(items.map(({ guid }) => guid?.value)).size]).toEqual([500, 500]);
    expect([items[0]?.title, items.at(-1)?.title]).toEqual(["Umbrella 500", "Umbrella 1"]);
    expect(sent.filter(({ statement }) => statement.includes('from "entries"'))).toHaveLength(1);
  });

  it("holds no character that XML does not know, and no title of which nothing can be drawn", async () => {
    const { viewer, feed } = await aFeed({
      title: "Shop\u0001talk",
      description: "What\u000b we\ufffe sell.",
    });
    const { xml } = await read(feed.feedId);
    expect(xml).toContain("<title>Shop talk</title>");
    expect(xml).toContain("<description>What  we  sell.</description>");
    for (const title of ["\u0001", "\u200b\u2060", "\u3164"])
      await expect(domain.feeds.create(viewer, { ...podcast, title })).rejects.toMatchObject({
        details: { field: "title", rule: "nothing_shown" },
      });
  });

  it("names the very audio of each item with its length, words, digests and voice", async () => {
    const { feed, entry, viewer } = await aFeed();
    const { feed: said } = await read(feed.feedId);
    const share = await domain.publications.get(viewer, entry.id);
    const item = said.items?.[0];
    const [revision] = await domain.revisions.list(viewer, entry.id);
    const files = await domain.audios.file(revision!.audio!.id);
    const bytes = async (key: string) => {
      const hash = createHash("sha384");
      let size = 0;
      for await (const part of await domain.storage.read(key)) {
        hash.update(part);
        size += part.length;
      }
      return { size, integrity: { type: "sri", value: `sha384-${hash.digest("base64")}` } };
    };
    const [mp3, wav] = [await bytes(files.mp3), await bytes(files.wav)];
    const address = item?.enclosures?.[0]?.url ?? "";
    expect(address).toMatch(new RegExp(`^http://localhost/m/${share.publicId}/[\\w-]{22}\\.mp3$`));
    const to = (ending: string) => address.replace(/mp3$/, ending);
    expect(item).toMatchObject({
      title: "A <b>title</b>",
      link: "https://shop.example/umbrella",
      guid: { isPermaLink: false },
      enclosures: [{ url: address, length: mp3.size, type: "audio/mpeg" }],
      itunes: { explicit: false, episodeType: "full", duration: Math.round(revision!.audio!.duration) },
      podcast: {
        transcripts: [
          { url: to("vtt"), type: "text/vtt", language: "en" },
          { url: to("srt"), type: "application/srt", language: "en" },
        ],
        chapters: { url: to("chapters.json"), type: "application/json+chapters" },
        alternateEnclosures: [
          { type: "audio/mpeg", length: mp3.size, default: true, integrity: mp3.integrity },
          { type: "audio/wav", length: wav.size, integrity: wav.integrity, sources: [{ uri: to("wav") }] },
        ],
        txts: [{ display: "true", purpose: "ai-content" }],
      },
    });
    expect(item?.podcast?.persons?.[0]).toEqual({
      display: "Tone by Nobody, CC BY 4.0",
      role: "narrator",
      group: "cast",
    });
    expect(item?.description).toContain("First sentence. Second sentence.");
    expect(item?.description).toContain("Read by an AI voice.");
  });

  it("keeps guids over another audio, another live revision, a rotated id and a restart", async () => {
    const { feed, entry, viewer, speak } = await aFeed();
    const first = await read(feed.feedId);
    const guids = { feed: first.feed.podcast?.guid, item: first.feed.items?.[0]?.guid?.value };
    const enclosures = [first.feed.items?.[0]?.enclosures?.[0]?.url];
    const same = async (service = domain.feeds) => {
      await domain.publications.prepare(entry.id);
      const { feed: said } = await read(feed.feedId, undefined, service);
      expect({ feed: said.podcast?.guid, item: said.items?.[0]?.guid?.value }).toEqual(guids);
      expect(enclosures).not.toContain(said.items?.[0]?.enclosures?.[0]?.url);
      enclosures.push(said.items?.[0]?.enclosures?.[0]?.url);
    };
    await speak({ speed: 1.5 });
    await same();
    await aRevision(domain.db, viewer, entry.id, "0002");
    await speak({ revisionNumber: "0002" });
    await domain.revisions.setLive(viewer, entry.id, "0002");
    await same();
    await domain.publications.rotate(viewer, entry.id);
    const restarted = await domainOver(domain);
    await same(restarted.feeds);
    await restarted.close();
  });

  it("has tag and date of its last change, which stay while nothing changes", async () => {
    const { feed, entry, viewer, speak } = await aFeed();
    const first = await read(feed.feedId);
    const again = await read(feed.feedId);
    expect([again.etag, again.changedAt]).toEqual([first.etag, first.changedAt]);
    await speak({ speed: 1.5 });
    await domain.publications.prepare(entry.id);
    const later = await read(feed.feedId);
    expect(later.etag).not.toBe(first.etag);
    expect(later.changedAt.getTime()).toBeGreaterThan(first.changedAt.getTime());
    await domain.publications.share(viewer, entry.id, { enabled: false });
    expect((await read(feed.feedId)).feed.items ?? []).toEqual([]);
  });

  it("holds what was chosen, or all that is shared in its language", async () => {
    const { feed, viewer, entry } = await aFeed();
    const other = await oneMore(domain, viewer, { title: "Other" });
    const titles = async (feedId: string, key?: string) =>
      ((await read(feedId, key)).feed.items ?? []).map(({ title }) => title);
    await domain.publications.share(viewer, other.entry.id, { enabled: true });
    await domain.publications.prepare(other.entry.id);
    expect(await titles(feed.feedId)).toEqual(["Other", "A <b>title</b>"]);
    await domain.feeds.update(viewer, feed.feedId, { ...podcast, language: "ja" });
    expect(await titles(feed.feedId)).toEqual([]);
    await domain.feeds.update(viewer, feed.feedId, { ...podcast, entryIds: [entry.id] });
    expect(await titles(feed.feedId)).toEqual(["A <b>title</b>"]);
  });

  it.each([true, false])(
    "has nothing of an entry in the trash until it is restored: private %s",
    async (isPrivate) => {
      const { viewer, entry } = await aSharedEntry(domain);
      await domain.publications.prepare(entry.id);
      const chosen = { ...podcast, isPrivate, entryIds: [entry.id] };
      const feed = await domain.feeds.create(viewer, chosen);
      const key = new URL(feed.url).searchParams.get("key") ?? undefined;
      const { feed: before, row } = await read(feed.feedId, key);
      const name = before.items?.[0]?.enclosures?.[0]?.url?.match(/([\w-]{22})\.mp3/)?.[1] ?? "";
      await domain.entries.remove(viewer, entry.id);
      expect((await read(feed.feedId, key)).feed.items ?? []).toEqual([]);
      expect(await domain.feeds.audioNamed(row, name)).toBeNull();
      await expect(domain.feeds.update(viewer, feed.feedId, chosen)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      const without = await domain.feeds.update(viewer, feed.feedId, { ...chosen, entryIds: [] });
      expect(without.entryIds).toEqual([]);
      await domain.entries.restore(viewer, entry.id);
      expect((await read(feed.feedId, key)).feed.items).toHaveLength(1);
    },
  );

  it("of another user is not found, nor takes it another user's entries [6.2]", async () => {
    const { feed, entry } = await aFeed();
    const stranger = await aViewer(domain.db);
    const notFound = { code: "NOT_FOUND" };
    const theirs = domain.feeds.create(stranger, { ...podcast, entryIds: [entry.id] });
    await expect(theirs).rejects.toMatchObject(notFound);
    await expect(domain.feeds.update(stranger, feed.feedId, podcast)).rejects.toMatchObject(notFound);
    await expect(domain.feeds.setArtwork(stranger, feed.feedId, null)).rejects.toMatchObject(notFound);
    await expect(domain.feeds.rotateKey(stranger, feed.feedId)).rejects.toMatchObject(notFound);
    await expect(domain.feeds.remove(stranger, feed.feedId)).rejects.toMatchObject(notFound);
  });

  it("pauses 30 days after the end of its account", async () => {
    const { feed, viewer } = await aFeed();
    const accountExpiresAt = new Date(Date.now() - 31 * 86_400_000);
    await domain.db.update(users).set({ accountExpiresAt }).where(eq(users.id, viewer.uid));
    expect(await domain.feeds.find(feed.feedId, undefined)).toEqual({ state: "paused" });
  });
});

describe("a private feed", () => {
  it("opens with its key only, and so do its picture and media, shared or not", async () => {
    const { viewer, entry } = await anAudibleEntry(domain);
    const feed = await domain.feeds.create(viewer, { ...podcast, isPrivate: true, entryIds: [entry.id] });
    await domain.publications.prepare(entry.id);
    const key = new URL(feed.url).searchParams.get("key") ?? "";
    for (const wrong of [undefined, "", key.slice(1), `${key}a`])
      expect(await domain.feeds.find(feed.feedId, wrong)).toEqual({ state: "unknown" });
    const { feed: said, row } = await read(feed.feedId, key);
    const address = new URL(said.items?.[0]?.enclosures?.[0]?.url ?? "");
    expect(address.pathname).toMatch(new RegExp(`^/f/${feed.feedId}/[\\w-]{22}\\.mp3$`));
    expect(address.searchParams.get("key")).toBe(key);
    expect(said.itunes?.block).toBe(true);
    expect(said.podcast?.blocks).toEqual([{ value: true }]);
    expect(new URL(feed.artworkUrl).searchParams.get("key")).toBe(key);
    const name = address.pathname.split("/").at(-1)?.replace(".mp3", "") ?? "";
    expect(await domain.feeds.audioNamed(row, name)).toMatchObject({ entryId: entry.id });
    const other = `${name.startsWith("x") ? "y" : "x"}${name.slice(1)}`;
    expect(await domain.feeds.audioNamed(row, other)).toBeNull();
  });

  it("takes another key, and loses it when it becomes public", async () => {
    const { viewer, feed, key } = await aFeed({ isPrivate: true });
    const rotated = await domain.feeds.rotateKey(viewer, feed.feedId);
    expect(await domain.feeds.find(feed.feedId, key)).toEqual({ state: "unknown" });
    expect(rotated.url).toMatch(/\?key=[0-9A-Za-z]{22}$/);
    const open = await domain.feeds.update(viewer, feed.feedId, podcast);
    expect(open.url).toBe(`http://localhost/f/${feed.feedId}.xml`);
    await expect(domain.feeds.rotateKey(viewer, feed.feedId)).rejects.toMatchObject({
      reason: "NOT_PRIVATE",
    });
  });
});

describe("the picture", () => {
  const imageOf = async (feedId: string, url: string) => {
    const [row] = await domain.db.select().from(feeds).where(eq(feeds.feedId, feedId));
    const hash = /artwork-([\w-]{22})/.exec(url)?.[1] ?? "";
    return domain.feeds.artwork(row!, hash);
  };

  it("is made of title and colour, or of what was given and nothing but its pixels", async () => {
    const { viewer, feed } = await aFeed({ title: "秋の新作", color: "204060" });
    const made = await imageOf(feed.feedId, feed.artworkUrl);
    expect(feed.artworkUrl).toMatch(/\.png$/);
    const { data } = await sharp(made!.image)
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x20, 0x40, 0x60]);
    expect(await sharp(made!.image).metadata()).toMatchObject({ width: 3_000, height: 3_000, format: "png" });
    const given = await sharp({ create: { width: 1_600, height: 1_400, channels: 3, background: "#ff0000" } })
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
    const changed = await domain.feeds.setArtwork(viewer, feed.feedId, given.toString("base64"));
    expect(changed).toMatchObject({ hasOwnArtwork: true });
    const anew = await sharp((await imageOf(feed.feedId, changed.artworkUrl))!.image).metadata();
    expect(anew).toMatchObject({ width: 3_000, height: 3_000, format: "jpeg", space: "srgb" });
    expect(anew.exif).toBeUndefined();
    expect(await imageOf(feed.feedId, feed.artworkUrl)).toBeNull();
  });

  it("is refused where it is no picture or too small", async () => {
    const { viewer, feed } = await aFeed();
    const background = { width: 1_399, height: 1_400, channels: 3, background: "#fff" } as const;
    const small = await sharp({ create: background }).png().toBuffer();
    const refused = (given: string) => expect(domain.feeds.setArtwork(viewer, feed.feedId, given)).rejects;
    await refused(small.toString("base64")).toMatchObject({
      code: "VALIDATION_ERROR",
      details: { rule: "too_small", limit: 1_400 },
    });
    await refused("!").toMatchObject({
      code: "VALIDATION_ERROR",
      details: { field: "artwork", rule: "malformed" },
    });
  });
});
