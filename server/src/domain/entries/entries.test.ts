import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries, ledger, queues } from "#db/schema/index";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

describe("entries", () => {
  it("hold whose they are and their URL, and answer a second one of the same page with the first", async () => {
    const viewer = await aViewer(domain.db);
    const entry = await domain.entries.create(viewer, "https://example.com/a?utm_source=mail&id=1");
    expect(entry).toMatchObject({ userId: viewer.uid, url: "https://example.com/a?utm_source=mail&id=1" });
    await expect(domain.entries.create(viewer, "https://example.com/a?id=1#top")).rejects.toMatchObject({
      code: "URL_ALREADY_EXISTS",
      details: { existingEntry: { entryId: entry.id, url: entry.url } },
    });
    const other = await aViewer(domain.db);
    await expect(domain.entries.create(other, "https://example.com/a?id=1")).resolves.toBeDefined();
  });

  it("that are created twice at once are one", async () => {
    const viewer = await aViewer(domain.db);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => domain.entries.create(viewer, "https://example.com/same")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await domain.entries.count(viewer)).toBe(1);
  });

  it("stay within the plan, also when created at once", async () => {
    const viewer = await aViewer(domain.db, { plan: "free" });
    const tries = await Promise.allSettled(
      Array.from({ length: 14 }, (_, i) => domain.entries.create(viewer, `https://example.com/${i}`)),
    );
    const refused = tries.filter((t) => t.status === "rejected").map((t) => t.reason);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject({ code: "FORBIDDEN", reason: "PLAN_LIMIT" });
    expect(await domain.entries.count(viewer)).toBe(10);
  });

  it("take no place of the plan while their page cannot be read, as far as they are not more than the plan holds", async () => {
    const viewer = await aViewer(domain.db, { plan: "free" });
    const create = (name: string) => domain.entries.create(viewer, `https://example.com/${name}`);
    for (let i = 0; i < 11; i++) await anEntry(domain.db, viewer, { analysisError: "LOGIN_WALL" });
    // A page that was read once keeps its place when it cannot be read again.
    const read = { analyzedAt: new Date(), analysisError: "LOGIN_WALL" };
    for (let i = 0; i < 8; i++) await anEntry(domain.db, viewer, read);
    await create("fits");
    await expect(create("one too many")).rejects.toMatchObject({ code: "FORBIDDEN", reason: "PLAN_LIMIT" });
  });

  it("are a list without a next page where it is just full [7.1]", async () => {
    const viewer = await aViewer(domain.db);
    for (let i = 0; i < 3; i++) await anEntry(domain.db, viewer);
    expect((await domain.entries.list(viewer, { limit: 3 })).nextCursor).toBeNull();
    const page = await domain.entries.list(viewer, { limit: 2 });
    expect(page.items).toHaveLength(2);
    expect((await domain.entries.list(viewer, { limit: 2, cursor: page.nextCursor })).items).toHaveLength(1);
  });

  it("list newest first, page after page, without loss or repetition", async () => {
    const viewer = await aViewer(domain.db);
    const createdAt = new Date("2026-01-01T00:00:00.123Z");
    for (let i = 0; i < 7; i++) await anEntry(domain.db, viewer, { createdAt });
    await anEntry(domain.db, viewer, { title: "newest" });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof domain.entries.list>> = await domain.entries.list(viewer, {
        limit: 3,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(8);
    expect(seen).toHaveLength(8);
    expect((await domain.entries.list(viewer)).items[0]?.title).toBe("newest");
    await expect(domain.entries.list(viewer, { cursor: "nonsense" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  it("are found by title, site and URL, taken literally", async () => {
    const viewer = await aViewer(domain.db);
    await anEntry(domain.db, viewer, { title: "やかん 100%" });
    await anEntry(domain.db, viewer, { site: "Kettle Shop" });
    await anEntry(domain.db, viewer, { url: "https://kettle.example/1" });
    await anEntry(domain.db, viewer, { title: "teapot 1000" });
    const found = async (search: string) => {
      const { items } = await domain.entries.list(viewer, { search });
      expect(await domain.entries.count(viewer, { search })).toBe(items.length);
      return items.length;
    };
    expect(await found("KETTLE")).toBe(2);
    expect(await found("やかん")).toBe(1);
    expect(await found("100%")).toBe(1);
    expect(await found("_")).toBe(0);
    expect((await domain.entries.list(viewer, { search: "nothing" })).items).toEqual([]);
  });

  it("cost one query to list, however many there are, and one for their queues", async () => {
    const viewer = await aViewer(domain.db);
    for (let i = 0; i < 30; i++) await anEntry(domain.db, viewer);
    const ids: string[] = [];
    const list = async () => ids.push(...(await domain.entries.list(viewer)).items.map(({ id }) => id));
    expect(await statementsOf(domain.sql, list)).toHaveLength(1);
    expect(await statementsOf(domain.sql, () => domain.queues.recentOf(ids))).toHaveLength(1);
  });

  it("are counted without being read, whoever adds and removes them", async () => {
    const [viewer, other] = [await aViewer(domain.db), await aViewer(domain.db)];
    const add = (uid: string, many: number) => domain.sql`
      insert into entries (user_id, url, url_key)
      select ${uid}, 'https://e.com/' || n, 'https://e.com/' || n from generate_series(1, ${many}::int) n`;
    await add(viewer.uid, 1_000);
    await add(other.uid, 7);
    await domain.sql`delete from entries where user_id = ${viewer.uid} and url like '%9'`;
    const { items } = await domain.entries.list(viewer, { limit: 1 });
    await domain.entries.remove(viewer, items[0]!.id);
    const counts = () => Promise.all([viewer, other].map((each) => domain.entries.count(each)));
    expect(await counts()).toEqual([899, 7]);
    const sent = await statementsOf(domain.sql, counts);
    expect(sent.map(({ statement }) => /from "(\w+)"/.exec(statement)?.[1])).toEqual(["users", "users"]);
  });

  it("of another user are not found [6.2]", async () => {
    const [owner, stranger] = [await aViewer(domain.db), await aViewer(domain.db)];
    const entry = await anEntry(domain.db, owner);
    const missing = { code: "NOT_FOUND", message: "Entry not found" };
    await expect(domain.entries.get(stranger, entry.id)).rejects.toMatchObject(missing);
    await expect(domain.entries.remove(stranger, entry.id)).rejects.toMatchObject(missing);
    await expect(domain.entries.get(stranger, "no-id")).rejects.toMatchObject(missing);
    expect((await domain.entries.list(stranger)).items).toEqual([]);
    expect(await domain.entries.get(owner, entry.id)).toEqual(entry);
  });

  it("that are removed end their jobs, give the credits back and leave no file", async () => {
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
    const entry = await anEntry(domain.db, viewer);
    await domain.pages.submitText(viewer, entry.id, { text: "A kettle boils water. It is made of steel." });
    const done = await domain.scripts.generate(viewer, entry.id);
    await domain.scripts.run(done.id, undisturbed);
    const [revision] = await domain.revisions.list(viewer, entry.id);
    const key = revision!.script!.filePath;
    expect(await domain.storage.size(key)).toBeGreaterThan(0);
    const active = await domain.scripts.generate(viewer, entry.id);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 90, held: 5 });

    await domain.entries.remove(viewer, entry.id);

    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 95, held: 0, totalSpent: 5 });
    expect(await domain.storage.size(key)).toBeGreaterThan(0);
    expect(await domain.entries.empty(viewer)).toBe(1);
    expect(await domain.storage.size(key)).toBeNull();
    expect(await domain.db.$count(entries)).toBeGreaterThan(0);
    await expect(domain.queues.get(viewer, active.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [job] = await domain.sql`select state from pgboss.job where id = ${active.jobId!}`;
    expect(job?.state).toBe("cancelled");
    await domain.scripts.run(active.id, undisturbed);
    expect(await domain.db.$count(ledger)).toBeGreaterThan(0);
    expect((await domain.db.select().from(queues)).map(({ id }) => id)).not.toContain(active.id);
  });
});
