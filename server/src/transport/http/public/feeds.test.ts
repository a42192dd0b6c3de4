import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { undisturbed } from "#test/domain";
import { anEntry, aRevision } from "#test/factories";

let test: TestApp;
let entryId: string;
let headers: { authorization: string };
beforeAll(async () => {
  test = await startApp();
  const user = await test.newUser();
  headers = user.headers;
  const { viewer } = await test.container.authenticate(user.token);
  const { audios, revisions, publications } = test.container.services;
  const entry = await anEntry(test.db, viewer, { title: "Lanterns", language: "en" });
  entryId = entry.id;
  await aRevision(test.db, viewer, entryId, "0001", "A first sentence.");
  const queue = await audios.generate(viewer, entryId, {});
  await audios.run(queue.id, undisturbed);
  await revisions.setLive(viewer, entryId, "0001");
  await publications.share(viewer, entryId, { enabled: true });
  await publications.prepare(entryId);
}, 60_000);
afterAll(() => test.close());

async function aFeed(more: object): Promise<URL> {
  const payload = {
    title: "Lights",
    description: "Of lights.",
    author: "Me",
    language: "en",
    entryIds: [entryId],
    ...more,
  };
  const answer = await test.app.inject({ method: "POST", url: "/api/feeds", headers, payload });
  return new URL(answer.json().data.url);
}
const get = (url: string, more: Record<string, string> = {}) => test.app.inject({ url, headers: more });
const enclosureOf = (xml: string) => new URL(/<enclosure url="([^"]+)"/.exec(xml)?.[1] ?? "");

describe("a feed's address", () => {
  it("answers RSS to anybody, and nothing new to whoever has it by its tag or its date", async () => {
    const { pathname } = await aFeed({});
    const answer = await get(pathname);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "x-robots-tag": "all",
    });
    const { etag, "last-modified": changed } = answer.headers;
    const again = await get(pathname, { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get(pathname, { "if-modified-since": String(changed) })).statusCode).toBe(304);
    expect((await get(pathname, { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await get(enclosureOf(answer.body).pathname)).headers["content-type"]).toBe("audio/mpeg");
  });

  it("of a private feed needs its key, and so do its media and picture", async () => {
    const { pathname, search } = await aFeed({ isPrivate: true });
    const answer = await get(pathname + search);
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    const media = enclosureOf(answer.body);
    const picture = new URL(/<itunes:image href="([^"]+)"/.exec(answer.body)?.[1] ?? "");
    const statusOf = async (url: string) => (await get(url)).statusCode;
    for (const path of [pathname, media.pathname, picture.pathname])
      expect([
        await statusOf(path + search),
        await statusOf(path),
        await statusOf(`${path}?key=0000000000000000000000`),
      ]).toEqual([200, 404, 404]);
    expect((await get(media.pathname + search)).headers["content-type"]).toBe("audio/mpeg");
    for (const path of [pathname, media.pathname, picture.pathname])
      expect((await get(path + search)).headers["cache-control"]).toMatch(/^private, /);
  });
});
