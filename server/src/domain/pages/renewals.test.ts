import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entries, pages as pagesTable } from "#db/schema/index";
import type { ExtractedPage } from "#kernel/page";
import { unreadable } from "#kernel/unreadable";
import type { Viewer } from "#kernel/viewer";
import type { JobRequest } from "#ports/jobs";
import { freshDatabase } from "#test/database";
import { anEntry, aViewer } from "#test/factories";
import { noWebhooks } from "#test/no-webhooks";
import { pagesService } from "./pages.service.ts";
import { pageRenewals } from "./renewals.ts";
import { storePage } from "./store.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let viewer: Viewer;
beforeAll(async () => {
  database = await freshDatabase();
  viewer = await aViewer(database.db);
});
afterAll(() => database.close());

const pageWith = (text: string, url: string | null = "https://pages.example/tea"): ExtractedPage => ({
  url,
  title: "お茶",
  site: null,
  language: "ja",
  type: "article",
  author: null,
  publishedAt: null,
  blocks: [{ kind: "paragraph", text }],
  facts: [],
});

/** An entry whose page was read by the first version of the analysis. */
async function anOldEntry(url: string | null = "https://pages.example/tea") {
  const entry = await anEntry(database.db, viewer);
  await storePage({ db: database.db, emit: noWebhooks }, entry.id, pageWith("昔の読み方です。", url));
  await database.db.update(pagesTable).set({ analysisVersion: 1 }).where(eq(pagesTable.entryId, entry.id));
  return entry;
}

/** Renewals whose jobs are noted, and a reader that answers with `html`. */
function renewing(html: () => string) {
  const sent: JobRequest[] = [];
  const jobs = {
    enqueue: async (_: unknown, request: JobRequest) => {
      sent.push(request);
      return "job";
    },
  };
  const renewals = pageRenewals({ db: database.db, jobs });
  const pages = pagesService({
    db: database.db,
    fetcher: { fetch: async (url) => ({ url, html: html() }) },
    parser: {
      parse: async (text) => pageWith(text),
      close: () => {},
      loadAhead: () => {},
      prepare: async () => {},
    },
    publicUrl: "http://localhost:4000",
    samplesDir: "/",
    emit: noWebhooks,
    onError: console.error,
  });
  return { sent, renewals, pages };
}

it("a page of an older analysis is asked for anew when it is opened, and once a day only", async () => {
  const entry = await anOldEntry();
  const { sent, renewals } = renewing(() => "");
  await Promise.all([renewals.ask(entry), renewals.ask(entry)]);
  await renewals.ask(entry);
  expect(sent).toEqual([
    { task: "renew_page", data: { entryId: entry.id }, group: `renewals of ${viewer.uid}`, groupLimit: 1 },
  ]);
  await database.sql`update pages set renewal_asked_at = now() - interval '25 hours' where entry_id = ${entry.id}`;
  await renewals.ask(entry);
  expect(sent).toHaveLength(2);
});

it("a page of this analysis is not, nor is pasted text", async () => {
  const [pasted, fresh] = [await anOldEntry(null), await anEntry(database.db, viewer)];
  await storePage({ db: database.db, emit: noWebhooks }, fresh.id, pageWith("今の読み方です。"));
  const { sent, renewals } = renewing(() => "");
  await renewals.ask(pasted);
  await renewals.ask(fresh);
  await renewals.ask(await anEntry(database.db, viewer));
  expect(sent).toEqual([]);
});

it("the new reading takes the old one's place, uses none of the user's, and the old one is kept", async () => {
  const entry = await anOldEntry();
  const { sent, renewals, pages } = renewing(() => "新しい読み方です。");
  await pages.renew(entry.id);
  expect(await pages.get(entry.id)).toMatchObject({ version: 2, blocks: [{ text: "新しい読み方です。" }] });
  const former = await database.sql`select page from former_pages where entry_id = ${entry.id}`;
  expect(former).toMatchObject([{ page: { version: 1, blocks: [{ text: "昔の読み方です。" }] } }]);
  expect(await database.sql`select * from daily_uses where user_id = ${viewer.uid}`).toHaveLength(0);
  await renewals.ask(entry);
  expect(sent).toEqual([]);
});

it("where the page cannot be read any more, what was known stays, and nothing is said of it", async () => {
  const entry = await anOldEntry();
  const { pages } = renewing(() => {
    throw unreadable("NOT_FOUND");
  });
  await pages.renew(entry.id);
  expect(await pages.get(entry.id)).toMatchObject({ version: 1, blocks: [{ text: "昔の読み方です。" }] });
  const [row] = await database.db.select().from(entries).where(eq(entries.id, entry.id));
  expect(row?.analysisError).toBeNull();
});
