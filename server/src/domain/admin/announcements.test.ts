import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announcements, auditLog } from "#db/schema/index";
import { announcementsService } from "#domain/announcements/announcements.service";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { adminAnnouncements } from "./announcements.ts";

let domain: TestDomain;
let admin: ReturnType<typeof adminAnnouncements>;
let boss: Viewer;
beforeAll(async () => {
  domain = await testDomain();
  admin = adminAnnouncements(domain);
  boss = await aViewer(domain.db, { role: "admin", language: "en" });
});
afterAll(() => domain.close());

const draft = { titleJa: "お知らせ", titleEn: "News", contentJa: "<p>本文</p>", contentEn: "Plain\ntext" };
const unread = async () => (await announcementsService(domain).unread(boss)).map(({ title }) => title);
const deeds = async (id: string) =>
  (await domain.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.createdAt)).map(
    ({ actor, action }) => [actor, action],
  );

describe("announcements, for an administrator", () => {
  it("are drafts that are changed, scheduled, withdrawn, published, and then stay as they are", async () => {
    const { id, ...first } = await admin.create(boss, draft);
    expect(first).toMatchObject({ state: "draft", number: null, publishAt: null, priority: "normal" });
    await admin.update(boss, id, { titleEn: "Urgent news", priority: "urgent" });
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await admin.publish(boss, id, tomorrow)).toMatchObject({
      state: "scheduled",
      number: null,
      publishAt: tomorrow,
      titleEn: "Urgent news",
      contentEn: "Plain\ntext",
    });
    expect(await unread()).toEqual([]);
    expect(await admin.withdraw(boss, id)).toMatchObject({ state: "draft", publishAt: null });
    const published = await admin.publish(boss, id);
    expect(published).toMatchObject({ state: "published", number: expect.any(Number) });
    expect(Math.abs(published.publishAt!.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await unread()).toEqual(["Urgent news"]);
    for (const change of [
      () => admin.update(boss, id, { titleEn: "Other" }),
      () => admin.withdraw(boss, id),
      () => admin.publish(boss, id),
      () => admin.remove(boss, id),
    ])
      await expect(change()).rejects.toMatchObject({ code: "CONFLICT", reason: "PUBLISHED" });
    expect(await deeds(id)).toEqual(
      ["create", "update", "publish", "withdraw", "publish"].map((what) => [
        boss.uid,
        `announcement.${what}`,
      ]),
    );
  });

  it("get higher numbers the later they are published, even with a time that has passed", async () => {
    const [a, b] = [await admin.create(boss, draft), await admin.create(boss, draft)];
    const second = await admin.publish(boss, b.id);
    const third = await admin.publish(boss, a.id, new Date("2020-01-01T00:00:00Z"));
    expect(third.number).toBe(second.number! + 1);
    expect(third.publishAt!.getTime()).toBeGreaterThanOrEqual(second.publishAt!.getTime());
  });

  it("keep the number that they were first seen with, when many are published at the same moment", async () => {
    const drafts = await Promise.all(Array.from({ length: 24 }, () => admin.create(boss, draft)));
    const seen = new Map<string, number>();
    const published = await Promise.all(
      drafts.map(async ({ id }) => {
        await unread();
        const { number } = await admin.publish(boss, id);
        seen.set(id, number!);
        return id;
      }),
    );
    const rows = await domain.db.select().from(announcements);
    const final = new Map(rows.map(({ draftId, id }) => [draftId, id]));
    for (const id of published) expect(final.get(id)).toBe(seen.get(id));
    const byTime = rows
      .filter(({ id }) => id !== null)
      .sort((a, b) => a.id! - b.id!)
      .map(({ publishAt }) => publishAt!.getTime());
    expect(byTime).toEqual([...byTime].sort((a, b) => a - b));
  });

  it("are sanitised when they are stored, and the preview shows how", async () => {
    const hostile = { ...draft, contentEn: '<p onclick="x()">Hi<script>alert(1)</script></p>' };
    expect(await admin.preview(boss, hostile)).toMatchObject({ contentEn: "<p>Hi</p>", priority: "normal" });
    const { id } = await admin.create(boss, hostile);
    await admin.update(boss, id, { contentJa: "<b>太字</b><iframe src=//x></iframe>" });
    const [row] = await domain.db.select().from(announcements).where(eq(announcements.draftId, id));
    expect(row).toMatchObject({ contentEn: "<p>Hi</p>", contentJa: "<b>太字</b>" });
  });

  it.each([
    ["titleJa", { titleJa: " " }],
    ["titleEn", { titleEn: "x".repeat(201) }],
    ["contentJa", { contentJa: "<script>alert(1)</script>" }],
    ["contentEn", { contentEn: "a\0b" }],
    ["contentEn", { contentEn: "\ud800" }],
    ["priority", { priority: "panic" }],
    ["number", { number: 7 }],
  ])("are refused by the name of what is wrong: %s", async (field, wrong) => {
    await expect(admin.create(boss, { ...draft, ...wrong })).rejects.toMatchObject({ reason: field });
  });

  it("are deleted while nobody has seen them", async () => {
    const { id } = await admin.create(boss, draft);
    await admin.remove(boss, id);
    expect(await deeds(id)).toContainEqual([boss.uid, "announcement.delete"]);
    for (const gone of [id, "no id"])
      await expect(admin.publish(boss, gone)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([new Date(Number.NaN), new Date("2200-01-01T00:00:00Z"), new Date(-8.64e15)])(
    "are not scheduled for %s",
    async (moment) => {
      const { id } = await admin.create(boss, draft);
      await expect(admin.publish(boss, id, moment)).rejects.toMatchObject({ reason: "publishAt" });
    },
  );

  it("are listed newest first, page by page", async () => {
    const { items, nextCursor } = await admin.list(boss, { limit: 2 });
    expect(items[0]!.createdAt.getTime()).toBeGreaterThanOrEqual(items[1]!.createdAt.getTime());
    const next = await admin.list(boss, { limit: 2, cursor: nextCursor });
    expect(next.items.map(({ id }) => id)).not.toContain(items[1]!.id);
  });
});
