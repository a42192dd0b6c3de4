import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queues } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aQueue, aRevision, aViewer } from "#test/factories";
import { type AdminService, adminService } from "./admin.service.ts";

let domain: TestDomain;
let admin: AdminService;
let boss: Viewer;
let user: Viewer;
beforeAll(async () => {
  domain = await testDomain();
  admin = adminService(domain);
  boss = await aViewer(domain.db, { role: "admin" });
  user = await aViewer(domain.db, { email: "taro@example.com" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, user.uid, 500, "start"));
});
afterAll(() => domain.close());

/** A job that was ordered and then failed. */
async function failed(order: (entryId: string) => Promise<{ id: string }>) {
  const entry = await anEntry(domain.db, user, { title: "お茶" });
  await aRevision(domain.db, user, entry.id, "0001");
  const { id } = await order(entry.id);
  await domain.queues.giveUp(id);
  return { id, entry };
}

describe("jobs, for an administrator", () => {
  it("are listed with whose they are and why they failed, by state and by user", async () => {
    const { id, entry } = await failed((entryId) => domain.scripts.generate(user, entryId));
    const other = await aViewer(domain.db);
    await aQueue(domain.db, other, (await anEntry(domain.db, other)).id);
    const { items } = await admin.jobs.list(boss, { status: "failed" });
    expect(items).toMatchObject([
      { id, email: "taro@example.com", url: entry.url, title: "お茶", errorCode: "SERVER_ERROR" },
    ]);
    expect((await admin.jobs.list(boss)).items).toHaveLength(2);
    expect((await admin.jobs.list(boss, { userId: other.uid })).items).toMatchObject([{ userId: other.uid }]);
    await expect(admin.jobs.list(boss, { status: "lost" as "failed" })).rejects.toMatchObject({
      reason: "status",
    });
  });

  it.each([
    ["script", (id: string) => domain.scripts.generate(user, id, { style: "news" })],
    ["audio", (id: string) => domain.audios.generate(user, id, { settings: { speed: 1.5 } })],
  ] as const)("a failed %s is ordered again as it was, at its user's credits", async (_kind, order) => {
    const { id } = await failed(order);
    const before = await domain.credits.balance(user);
    expect(before.held).toBe(0);
    const again = await admin.jobs.retry(boss, id);
    expect(again).toMatchObject({ status: "queued", userId: user.uid, email: "taro@example.com" });
    expect(again.id).not.toBe(id);
    const [old] = await domain.db.select().from(queues).where(eq(queues.id, id));
    expect(again.input).toEqual(old!.input);
    expect((await domain.credits.balance(user)).held).toBeGreaterThan(0);
    expect((await admin.jobs.retry(boss, id)).id).toBe(again.id);
    const { items: recorded } = await admin.audit.list(boss, { subject: id });
    expect(recorded).toMatchObject([
      {
        actor: boss.uid,
        action: "job.retry",
        data: { queueId: again.id },
        subjectName: again.title ?? again.url,
      },
    ]);
    await domain.queues.cancel(user, again.entryId, again.id);
  });

  it("are retried once more where the retry failed too, and once however often one clicks", async () => {
    const { id } = await failed((entryId) => domain.scripts.generate(user, entryId));
    const ids = [id];
    for (let count = 0; count < 3; count++) {
      // The first failed job, or its last failed retry: they are the same order.
      const clicked = [id, ids.at(-1) as string, id];
      const retries = await Promise.all(clicked.map((job) => admin.jobs.retry(boss, job)));
      retries.push(await admin.jobs.retry(boss, id));
      expect(new Set(retries.map((retry) => retry.id)).size).toBe(1);
      const [retry] = retries;
      expect(retry).toMatchObject({ status: "queued" });
      expect(ids).not.toContain(retry!.id);
      ids.push(retry!.id);
      await domain.queues.giveUp(retry!.id);
    }
    const entry = (await domain.queues.get(user, id)).entryId;
    expect(await domain.db.$count(queues, eq(queues.entryId, entry))).toBe(4);
    expect((await domain.credits.balance(user)).held).toBe(0);
  });

  it("are retried only when they failed", async () => {
    const entry = await anEntry(domain.db, user);
    const { id } = await aQueue(domain.db, user, entry.id, { status: "completed" });
    await expect(admin.jobs.retry(boss, id)).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "NOT_FAILED",
    });
    await expect(admin.jobs.retry(boss, "no id")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
