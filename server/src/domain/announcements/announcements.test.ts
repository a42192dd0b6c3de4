import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { announcements, users } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { announcementsService } from "./announcements.service.ts";
import { japaneseMinute } from "./japanese-minute.ts";

let domain: TestDomain;
let service: ReturnType<typeof announcementsService>;
beforeAll(async () => {
  domain = await testDomain();
  service = announcementsService(domain);
});
afterAll(() => domain.close());
beforeEach(() => domain.db.delete(announcements));

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** One that goes out at that moment; null for a draft. */
async function written(titleEn: string, publishAt: Date | null) {
  const texts = { titleJa: `${titleEn}の件`, titleEn, contentJa: "<p>本文</p>", contentEn: "line 1\nline 2" };
  const [row] = await domain.db
    .insert(announcements)
    .values({ ...texts, publishAt })
    .returning();
  return row!.draftId;
}

const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe("announcements", () => {
  it("have a number, texts in the language asked for, a priority and a minute in Japan [3.10][7.11]", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    await written("New voices", new Date("2026-01-31T15:04:59Z"));
    const [own] = await service.unread(viewer);
    expect(own).toEqual({
      id: expect.any(Number),
      title: "New voices",
      content: "line 1\nline 2",
      priority: "normal",
      datetime: 202602010004,
    });
    const [japanese] = await service.unread(viewer, "ja");
    expect(japanese).toMatchObject({ id: own!.id, title: "New voicesの件", content: "<p>本文</p>" });
    await expect(service.unread(viewer, "fr")).rejects.toMatchObject({ reason: "lang" });
  });

  it("stay in a list once they were read, newest first, in the language asked for [7.11]", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    await written("draft", null);
    await written("second", minutesFromNow(-1));
    await written("first", minutesFromNow(-2));
    const [newest] = await service.unread(viewer);
    await service.markRead(viewer, newest!.id);
    expect(await service.unread(viewer)).toEqual([]);
    expect(titles(await service.published(viewer))).toEqual(["second", "first"]);
    expect(titles(await service.published(viewer, "ja"))).toEqual(["secondの件", "firstの件"]);
  });

  it("are unread when they are published and above what was read, newest first [7.11]", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    await written("draft", null);
    await written("later", minutesFromNow(60));
    await written("second", minutesFromNow(-1));
    await written("first", minutesFromNow(-2));
    const list = await service.unread(viewer);
    expect(titles(list)).toEqual(["second", "first"]);
    expect(await service.markRead(viewer, list[1]!.id)).toBe(list[1]!.id);
    expect(titles(await service.unread(viewer))).toEqual(["second"]);
    const other = await aViewer(domain.db, { language: "en" });
    expect(await service.unread(other)).toHaveLength(2);
  });

  it("get their ids in the order of publication, however they were written", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    await written("b", minutesFromNow(-10));
    await written("a", minutesFromNow(-20));
    const scheduled = await written("c", minutesFromNow(30));
    const before = await service.unread(viewer);
    expect(titles(before)).toEqual(["b", "a"]);
    // It becomes due, and is the newest although others were written later.
    await domain.db
      .update(announcements)
      .set({ publishAt: minutesFromNow(-1) })
      .where(eq(announcements.draftId, scheduled));
    const after = await service.unread(viewer);
    expect(titles(after)).toEqual(["c", "b", "a"]);
    expect(after[1]).toEqual(before[0]);
    expect(after[0]!.id).toBe(before[0]!.id + 1);
  });

  it("are published once by many that read at the same moment", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    for (let n = 0; n < 20; n++) await written(`n${n}`, minutesFromNow(-100 + n));
    const lists = await Promise.all(Array.from({ length: 12 }, () => service.unread(viewer)));
    const ids = lists[0]!.map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(titles(lists[0]!)[0]).toBe("n19");
  });

  it("stay read: a mark is never lowered, and never passes the newest [7.11]", async () => {
    const viewer = await aViewer(domain.db, { language: "en" });
    await written("one", minutesFromNow(-2));
    await written("two", minutesFromNow(-1));
    const [two, one] = await service.unread(viewer);
    expect(await service.markRead(viewer, 2_000_000_000)).toBe(two!.id);
    expect(await service.markRead(viewer, one!.id)).toBe(two!.id);
    await written("three", new Date());
    expect(titles(await service.unread(viewer))).toEqual(["three"]);
  });

  it.each([-1, 1.5, 2 ** 31, Number.NaN, "7", null, undefined])("are not read up to %s", async (latestId) => {
    const viewer = await aViewer(domain.db);
    await expect(service.markRead(viewer, latestId)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "latestId",
    });
    const [user] = await domain.db.select().from(users).where(eq(users.id, viewer.uid));
    expect(user!.lastReadAnnouncementId).toBe(0);
  });
});

it.each([
  ["2026-11-20T06:59:59Z", 202611201559],
  ["2025-12-31T15:00:00Z", 202601010000],
])("the minute of %s in Japan is %d [3.10]", (moment, minute) => {
  expect(japaneseMinute(new Date(moment))).toBe(minute);
});
