import { afterAll, beforeAll, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { anAudio, anEntry, aQueue, aRevision, aViewer } from "#test/factories";
import { adminFigures } from "./figures.ts";

let domain: TestDomain;
let boss: Viewer;
beforeAll(async () => {
  domain = await testDomain();
  boss = await aViewer(domain.db, { role: "admin", createdAt: new Date(0) });
});
afterAll(() => domain.close());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const japaneseDay = (date: Date) => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

it("counts accounts, minutes, credits and jobs, in all and by days in Japan", async () => {
  const { db, credits } = domain;
  const viewer = await aViewer(db, { createdAt: ago(3) });
  await db.transaction((tx) => credits.grant(tx, viewer.uid, 100, "a"));
  await credits.adjust(viewer.uid, -30, "b", "back");
  const entry = await anEntry(db, viewer);
  await anAudio(db, viewer, await aRevision(db, viewer, entry.id, "0001"), { duration: 90 });
  const { id } = await aQueue(db, viewer, entry.id, { status: "completed", finishedAt: new Date() });
  await db.transaction(async (tx) => {
    await credits.hold(tx, viewer.uid, id, 20);
    await credits.settle(tx, id, 15);
  });
  const ended = { status: "failed", finishedAt: ago(1) } as const;
  await aQueue(db, viewer, entry.id, { ...ended, errorCode: "SERVER_ERROR" });
  await aQueue(db, viewer, entry.id, { ...ended, errorCode: "CANCELLED" });

  const { total, days } = await adminFigures(domain).read(boss, 5);
  expect(total).toEqual({
    users: 2,
    audioMinutes: 1.5,
    creditsIssued: 70,
    creditsSpent: 15,
    jobsCompleted: 1,
    jobsFailed: 1,
  });
  expect(days.map(({ date }) => date)).toEqual([4, 3, 2, 1, 0].map((n) => japaneseDay(ago(n))));
  expect(days.map((day) => day.users)).toEqual([0, 1, 0, 0, 0]);
  expect(days.map((day) => day.jobsFailed)).toEqual([0, 0, 0, 1, 0]);
  expect(days.at(-1)).toMatchObject({
    audioMinutes: 1.5,
    creditsIssued: 70,
    creditsSpent: 15,
    jobsCompleted: 1,
  });
  await expect(adminFigures(domain).read(boss, 0)).rejects.toMatchObject({ reason: "days" });
});
