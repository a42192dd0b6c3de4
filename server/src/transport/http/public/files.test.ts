import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audios, publications, revisions } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { undisturbed } from "#test/domain";
import { anEntry, aRevision } from "#test/factories";
import { until } from "#test/poll";
import { statementsOf } from "#test/statements";

let test: TestApp;
let publicId: string;
let entryId: string;
let uid: string;
let headers: { authorization: string };
beforeAll(async () => {
  test = await startApp();
  const user = await test.newUser();
  ({ uid, headers } = user);
  const { viewer } = await test.container.authenticate(user.token);
  const { audios, revisions: all } = test.container.services;
  const entry = await anEntry(test.db, viewer, { title: "Lanterns", language: "en" });
  entryId = entry.id;
  await aRevision(test.db, viewer, entryId, "0001", "# One\nA first sentence.");
  const queue = await audios.generate(viewer, entryId, {});
  await audios.run(queue.id, undisturbed);
  await all.setLive(viewer, entryId, "0001");
  const answer = await share({ enabled: true });
  publicId = answer.json().data.publicId;
}, 60_000);
afterAll(() => test.close());

const share = (payload: object) =>
  test.app.inject({ method: "PUT", url: `/api/entries/${entryId}/share`, headers, payload });

/** Shares or not, and lets pass the news of it: of two events the later one comes last. */
async function shareAndTell(payload: object) {
  const { events } = test.container;
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const leave = events.subscribe(
    uid,
    ({ kind }) => kind === "queue" && resolve(),
    () => {},
  );
  await share(payload);
  await events.publish(test.db, { kind: "queue", userId: uid, entryId, queueId: "last" });
  await heard;
  leave();
}

const get = (url: string, more: Record<string, string> = {}) => test.app.inject({ url, headers: more });
const veryAddress = async (format: string) =>
  String((await get(`/m/${publicId}.${format}`)).headers.location);

describe("public files", () => {
  it("are reached by a permanent address, which is asked for every time", async () => {
    const answer = await get(`/m/${publicId}.mp3`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(new RegExp(`^/m/${publicId}/[\\w-]{22}\\.mp3$`));
    expect(answer.headers).toMatchObject({
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
  });

  it.each([
    ["mp3", "audio/mpeg"],
    ["wav", "audio/wav"],
    ["vtt", "text/vtt; charset=utf-8"],
    ["srt", "application/x-subrip; charset=utf-8"],
    ["chapters.json", "application/json+chapters; charset=utf-8"],
  ])("%s is what it says, with its length, for any site", async (format, type) => {
    const address = await veryAddress(format);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-length": String(answer.rawPayload.length),
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    const head = await test.app.inject({ method: "HEAD", url: address });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([
      200,
      answer.headers["content-length"],
    ]);
    expect((await get(address, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it("name the chapters in JSON chapters 1.2", async () => {
    const answer = await get(await veryAddress("chapters.json"));
    expect(answer.json()).toEqual({
      version: "1.2.0",
      title: "Lanterns",
      chapters: [{ title: "One", startTime: expect.closeTo(0, 0) }],
    });
  });

  it("are sent in ranges", async () => {
    const answer = await get(await veryAddress("wav"), { range: "bytes=0-3" });
    expect([answer.statusCode, answer.body]).toEqual([206, "RIFF"]);
    expect(answer.headers["content-range"]).toMatch(/^bytes 0-3\/\d+$/);
    expect((await get(await veryAddress("wav"), { range: "bytes=999999999-" })).statusCode).toBe(416);
  });

  it("have another tag once they lie under another name, and a half-loaded one is sent whole", async () => {
    const address = await veryAddress("wav");
    const etag = String((await get(address)).headers.etag);
    const part = (tag: string) => get(address, { range: "bytes=4-7", "if-range": tag });
    expect((await part(etag)).statusCode).toBe(206);
    const [audio] = await test.db.select().from(audios);
    const { filePath = "" } = audio ?? {};
    const next = filePath.replace(".wav", "-next.wav");
    await test.container.storage.put(next, await test.container.storage.read(filePath), "audio/wav");
    await test.db.update(audios).set({ filePath: next });
    expect((await get(address, { "if-none-match": etag })).statusCode).toBe(200);
    expect((await part(etag)).statusCode).toBe(200);
    await test.db.update(audios).set({ filePath });
  });

  it.each(["/m/0123456789ABCDEFGHIJKL.mp3", "/m/x.mp3", "/m/.mp3", "/m/0123456789ABCDEFGHIJKL/x.mp3"])(
    "are not found at %s",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    },
  );

  it("have a name that an open player compares with its own, without a query", async () => {
    const address = `/m/${publicId}/live`;
    const name = /([\w-]{22})\.mp3$/.exec(await veryAddress("mp3"))?.[1];
    const answer = await get(address);
    expect([answer.statusCode, answer.body]).toEqual([200, name]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
    const statements = async () => (await statementsOf(test.container.sql, () => get(address))).length;
    await until("the news of sharing to have passed", async () => (await statements()) === 0);
    expect(await statements()).toBe(0);
    expect((await get("/m/0123456789ABCDEFGHIJKL/live")).statusCode).toBe(404);
  });

  it("are not found in unknown formats, and not by an audio's id", async () => {
    const address = await veryAddress("mp3");
    expect((await get(`/m/${publicId}.ogg`)).statusCode).toBe(404);
    expect((await get(address.replace(/[\w-]+\.mp3$/, "x.mp3"))).statusCode).toBe(404);
  });

  it("are gone with the news that sharing is off, and back with the news that it is on", async () => {
    const address = await veryAddress("mp3");
    await shareAndTell({ enabled: false });
    expect((await get(`/m/${publicId}.mp3`)).statusCode).toBe(410);
    const gone = await get(address);
    expect([gone.statusCode, gone.body]).toEqual([410, "This audio is no longer shared"]);
    await shareAndTell({ enabled: true });
    expect((await get(address)).statusCode).toBe(200);
  });

  it("are not there while no live revision has an audio", async () => {
    const live = eq(revisions.entryId, entryId);
    await test.db.update(revisions).set({ isLive: false }).where(live);
    await until("nothing to be live", async () => (await get(`/m/${publicId}.mp3`)).statusCode === 404);
    expect((await get(`/m/${publicId}.vtt`)).statusCode).toBe(404);
    await test.db.update(revisions).set({ isLive: true }).where(live);
  });
});

describe("an id that was never public", () => {
  const MADE_UP = "0123456789ABCDEFGHIJKL";
  const addresses = (id: string) => [
    `/p/${id}`,
    `/p/${id}/${"x".repeat(22)}-1200.jpg`,
    `/embed/${id}`,
    `/m/${id}.mp3`,
    `/m/${id}.vtt`,
    `/m/${id}/live`,
    `/m/${id}/${"x".repeat(22)}.mp3`,
    `/oembed?url=${encodeURIComponent(`http://localhost:4000/p/${id}`)}`,
  ];
  const told = async (url: string) => {
    const { statusCode, headers: all, body } = await get(url);
    const { date: _date, "x-request-id": _id, ...rest } = all;
    return { statusCode, headers: rest, body };
  };
  async function anUnsharedId() {
    const { viewer } = await test.container.authenticate((await test.newUser()).token);
    const entry = await anEntry(test.db, viewer);
    await test.container.services.publications.share(viewer, entry.id, { enabled: false });
    const [row] = await test.db.select().from(publications).where(eq(publications.entryId, entry.id));
    return row!.publicId;
  }

  it("is answered alike whether an entry has it or nobody made it, after the same work", async () => {
    const unshared = await anUnsharedId();
    for (const [at, address] of addresses(unshared).entries()) {
      const madeUp = addresses(MADE_UP)[at] ?? "";
      const sent = (url: string) => statementsOf(test.container.sql, () => get(url));
      expect(await told(address), address).toEqual(await told(madeUp));
      expect((await told(address)).statusCode, address).toBe(404);
      const [query, ...more] = await sent(address);
      expect((await sent(madeUp)).map(({ statement }) => statement)).toEqual([query?.statement]);
      expect(more, address).toEqual([]);
      // The database finds no row for either.
      const { statement = "", parameters = [] } = query ?? {};
      expect(await test.container.sql.unsafe(statement, parameters)).toHaveLength(0);
    }
  });

  it("says to its own user as little as to a stranger: another's entry and a made-up one are the same [6.2]", async () => {
    const { headers: stranger } = await test.newUser();
    const answers = async (id: string) =>
      Promise.all(
        ["share", "listening"].map(async (what) => {
          const { statusCode, body } = await test.app.inject({
            url: `/api/entries/${id}/${what}`,
            headers: stranger,
          });
          return { statusCode, body };
        }),
      );
    const [share, listening] = await answers(entryId);
    expect(share?.statusCode).toBe(404);
    expect([share, listening]).toEqual(await answers("00000000-0000-4000-8000-000000000000"));
  });
});
