import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries, pages as pagesTable } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import { noWebhooks } from "#test/no-webhooks";
import { freshDatabase } from "../../test/database.ts";
import { anEntry, aViewer } from "../../test/factories.ts";
import { fetcherFor, serveFixturePages } from "../../test/pages/serve.ts";
import { until } from "../../test/poll.ts";
import { type PagesService, pagesService } from "./pages.service.ts";
import { pageParser } from "./parser.ts";

const publicUrl = "http://localhost:4000";
const samplesDir = fileURLToPath(new URL("../../../samples", import.meta.url));
const unknownId = "00000000-0000-4000-8000-000000000000";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let site: Awaited<ReturnType<typeof serveFixturePages>>;
let pages: PagesService;
let viewer: Viewer;
/** One for all services of these tests: each loads its own program. */
const parser = pageParser({ ready: 0 });
beforeAll(async () => {
  [database, site] = await Promise.all([freshDatabase(), serveFixturePages()]);
  const fetcher = fetcherFor(site.allow);
  pages = pagesService({
    db: database.db,
    fetcher,
    publicUrl,
    samplesDir,
    emit: noWebhooks,
    parser,
    onError: console.error,
  });
  viewer = await aViewer(database.db);
});
afterAll(async () => {
  await pages.close();
  await Promise.all([database.close(), site.close()]);
});

const entryOf = (url: string) => anEntry(database.db, viewer, { url });
const stored = async (entryId: string) =>
  (await database.db.select().from(entries).where(eq(entries.id, entryId)))[0];

describe("analysing a page", () => {
  it("stores what was understood with the entry [1.1] [7.2]", async () => {
    const { id } = await entryOf(site.url("product-ja"));
    expect(await pages.get(id)).toBeNull();
    expect(await pages.analyze(viewer, id)).toMatchObject({
      id,
      title: "南部鉄器 急須「あられ」0.6L",
      site: "湯の音オンラインショップ",
      language: "ja",
      pageType: "product",
      analysisError: null,
      analyzedAt: expect.any(Date),
    });
    const page = await pages.get(id);
    expect(page?.url).toBe(site.url("product-ja"));
    expect(page?.facts.find(({ kind }) => kind === "price")).toMatchObject({
      value: "8580",
      currency: "JPY",
    });
  });

  it.each([
    ["article-sjis", "雪で電線が切れ、町じゅうの明かりが消えた"],
    ["article-eucjp", "坂の途中に、手紙を書くための店があります"],
  ] as const)("reads %s in its own character set", async (name, words) => {
    const { id } = await entryOf(site.url(name));
    const page = await pages.ensure(viewer.uid, id);
    expect(page.blocks.map(({ text }) => text).join("")).toContain(words);
  });

  /** Pages of which each is these words. */
  const reading = (html: string) =>
    pagesService({
      db: database.db,
      fetcher: { fetch: async (url) => ({ url, html }) },
      publicUrl,
      samplesDir,
      emit: noWebhooks,
      parser,
      onError: console.error,
    });

  it("keeps how the page says that its words are read", async () => {
    const { id } = await entryOf("https://pages.example/lemon");
    const html = `<html lang="ja"><body><h1>夜の<ruby>檸檬<rt>れもん</rt></ruby></h1><p>${"坂の上の店で、檸檬をひとつ買って帰りました。".repeat(8)}</p></body></html>`;
    const shop = reading(html);
    await shop.analyze(viewer, id);
    expect((await pages.get(id))?.readings).toEqual([{ base: "檸檬", reading: "れもん", source: "ruby" }]);
  });

  it("keeps how the page sums itself up, and forgets it with a page that no longer does", async () => {
    const { id } = await entryOf("https://pages.example/mill");
    const body = `<body><h1>The mill at Holm</h1><p>${"The mill at Holm turns again by the river. ".repeat(8)}</p></body>`;
    const says = async (head: string) => {
      const html = `<html lang="en"><head>${head}</head>${body}</html>`;
      const site = reading(html);
      await site.analyze(viewer, id);
      return (await pages.get(id))?.summary;
    };
    const summary = "The mill at Holm turns again after a flood.";
    expect(await says(`<meta name="description" content="${summary}">`)).toBe(summary);
    expect(await says("")).toBeNull();
  });

  it("replaces what was known, and nothing is there twice", async () => {
    const { id } = await entryOf(`${site.url("product-ja")}?again`);
    await Promise.all([pages.analyze(viewer, id), pages.analyze(viewer, id)]);
    const facts = (await pages.factsOf([id])).get(id) ?? [];
    expect(facts.filter(({ kind }) => kind === "price")).toHaveLength(1);
    const [row] = await database.db.select().from(pagesTable).where(eq(pagesTable.entryId, id));
    expect(row?.characters).toBe(row?.blocks.reduce((sum, { text }) => sum + text.length, 0));
  });

  it.each([
    ["missing", "NOT_FOUND"],
    ["blocked", "BLOCKED"],
  ] as const)("keeps the entry of a refused page, with the reason: %s", async (name, reason) => {
    const { id } = await entryOf(site.url(name));
    await expect(pages.analyze(viewer, id)).rejects.toMatchObject({ code: "PAGE_UNREADABLE", reason });
    expect(await stored(id)).toMatchObject({ analysisError: reason, analyzedAt: null });
    expect(await pages.get(id)).toBeNull();
  });

  it("does not know another user's entry", async () => {
    const { id } = await entryOf(`${site.url("article-en")}?mine`);
    const other = await aViewer(database.db);
    for (const entryId of [id, unknownId, "no id"]) {
      await expect(pages.analyze(other, entryId)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(pages.ensure(other.uid, entryId)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(pages.submitText(other, entryId, { text: "words" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    }
  });

  it("does not reach private addresses", async () => {
    const { id } = await entryOf("http://127.0.0.1:1/");
    await expect(pages.analyze(viewer, id)).rejects.toMatchObject({ reason: "PRIVATE_ADDRESS" });
  });
});

describe("the product's own sample pages", () => {
  it.each([
    ["product-ja", "product", "ja"],
    ["article-ja", "article", "ja"],
    ["article-en", "article", "en"],
  ])("reads %s from disk, with no server running", async (name, type, language) => {
    const { id } = await entryOf(`${publicUrl}/samples/${name}.html`);
    expect(await pages.analyze(viewer, id)).toMatchObject({ pageType: type, language });
    const characters = (await pages.get(id))!.blocks.reduce((sum, { text }) => sum + text.length, 0);
    expect(characters).toBeGreaterThan(500);
  });

  it.each(["nothing.html", "../package.json", "..%2fpackage.json", "%2e%2e/package", "a/b.html"])(
    "has no other file: %s",
    async (name) => {
      const { id } = await entryOf(`${publicUrl}/samples/${name}`);
      await expect(pages.analyze(viewer, id)).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
    },
  );
});

describe("text in place of a page", () => {
  const text = "港の朝は早いです。\n\n市場では魚が並びます。\n\n声が響きます。";

  it("becomes the entry's page", async () => {
    const { id } = await entryOf(`${site.url("missing")}?pasted`);
    await expect(pages.analyze(viewer, id)).rejects.toThrow();
    expect(await pages.submitText(viewer, id, { text })).toMatchObject({
      title: "港の朝は早いです",
      language: "ja",
      analysisError: null,
    });
    expect((await pages.ensure(viewer.uid, id)).blocks).toHaveLength(3);
  });

  it("takes the title that comes with it, and drops what a database cannot hold", async () => {
    const { id } = await entryOf("https://pages.example/odd");
    const odd = { title: "港\0の朝", text: `${text}\n\n\0壊れた\ud800文字もあります。` };
    expect((await pages.submitText(viewer, id, odd)).title).toBe("港の朝");
    expect((await pages.get(id))?.blocks.at(-1)?.text).toBe("壊れた\ufffd文字もあります。");
  });

  it.each([
    [{ text: "" }, "text"],
    [{ text: "x".repeat(100_001) }, "text"],
    [{ text: "안녕하세요. 만나서 반갑습니다." }, "text"],
    [{ text, title: "x".repeat(301) }, "title"],
  ])("names the field that is wrong", async (input, field) => {
    const { id } = await entryOf(`https://pages.example/${field}/${input.text.length}/${Math.random()}`);
    await expect(pages.submitText(viewer, id, input)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: field,
    });
  });
});

describe("a page that says nothing without its scripts", () => {
  const empty = `<!doctype html><html lang="ja"><title>空</title><body><div id="root"></div><script src="/app.js"></script></body></html>`;
  const paragraphs = Array.from(
    { length: 9 },
    (_, n) => `<p>${n + 1}番目の港の朝は早く、市場には魚が並びます。</p>`,
  );
  const full = `<!doctype html><html lang="ja"><title>港</title><body><article>${paragraphs.join("")}</article></body></html>`;
  const url = "https://pages.example/app";
  const withRenderer = (render: () => Promise<{ html: string; url: string }>) =>
    pagesService({
      db: database.db,
      fetcher: { fetch: async () => ({ html: empty, url }) },
      renderer: { render },
      publicUrl,
      samplesDir,
      emit: noWebhooks,
      parser,
      onError: console.error,
    });

  it("is read as it is when they have run, where a renderer is there", async () => {
    const { id } = await entryOf(`${url}?rendered`);
    const running = withRenderer(async () => ({ html: full, url }));
    expect(await running.analyze(viewer, id)).toMatchObject({ title: "港", analysisError: null });
  });

  it("is refused as such where that fails too", async () => {
    const { id } = await entryOf(`${url}?late`);
    const failing = withRenderer(async () => {
      throw new Error("no browser");
    });
    await expect(failing.analyze(viewer, id)).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
    expect(["NEEDS_SCRIPT", "EMPTY"]).toContain((await stored(id))?.analysisError);
  });
});

it("answers the facts of many entries, with an empty list where there are none", async () => {
  const [known, unknown] = await Promise.all([
    entryOf(`${site.url("product-ja")}?facts`),
    entryOf("https://pages.example/none"),
  ]);
  await pages.analyze(viewer, known!.id);
  const facts = await pages.factsOf([known!.id, unknown!.id]);
  expect(facts.get(known!.id)?.map(({ kind }) => kind)).toContain("price");
  expect(facts.get(unknown!.id)).toEqual([]);
  expect(await pages.factsOf([])).toEqual(new Map());
});

it("analyses two pages of a user at a time, lets 20 wait, and refuses the next", async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => void held.push(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetcher = fetcherFor(address);
  const patient = pagesService({
    db: database.db,
    fetcher,
    publicUrl,
    samplesDir,
    emit: noWebhooks,
    onError: console.error,
  });
  const busy = await aViewer(database.db);
  const own = await Promise.all(
    Array.from({ length: 23 }, (_, i) => anEntry(database.db, busy, { url: `http://${address}/${i}` })),
  );

  const results = own.map(({ id }) =>
    patient.analyze(busy, id).then(
      () => "read",
      (error) => error.code as string,
    ),
  );
  await until("a refusal", async () => refusals(results));
  await until("two requests", () => held.length === 2);
  const another = patient
    .analyze(viewer, (await entryOf(`http://${address}/other`)).id)
    .catch((error) => error.code);
  await until("another user's request beside them", () => held.length === 3);

  let most = 0;
  let answered = 0;
  await until("all pages", async () => {
    most = Math.max(most, held.length - answered);
    for (; answered < held.length; answered++) held[answered]?.writeHead(404).end();
    return held.length === 23;
  });
  const outcomes = await Promise.all(results);
  expect(outcomes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(1);
  expect(outcomes.filter((code) => code === "PAGE_UNREADABLE")).toHaveLength(22);
  expect(await another).toBe("PAGE_UNREADABLE");
  expect(most).toBeLessThanOrEqual(3);
  await patient.close();
  server.close();
});

it("reads 60 pages a day for a trial account, and says that the plan has no more", async () => {
  const trial = await aViewer(database.db, { plan: "free" });
  const entry = await anEntry(database.db, trial, { url: `${publicUrl}/samples/nothing.html` });
  await database.sql`insert into daily_uses values (${trial.uid}, 'readings', day_of(now()), 59)`;
  await expect(pages.analyze(trial, entry.id)).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
  await expect(pages.analyze(trial, entry.id)).rejects.toMatchObject({
    code: "FORBIDDEN",
    reason: "PLAN_LIMIT",
    details: { field: "readings", rule: "too_many_items", limit: 60 },
  });
  expect(await stored(entry.id)).toMatchObject({ analysisError: expect.not.stringContaining("PLAN_LIMIT") });
});

/** Whether one of the promises has settled with a refusal. */
async function refusals(results: Promise<string>[]) {
  const now = await Promise.all(results.map((result) => Promise.race([result, "pending"])));
  return now.includes("TOO_MANY_REQUESTS");
}
