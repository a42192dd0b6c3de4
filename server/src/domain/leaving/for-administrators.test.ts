import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog, users } from "#db/schema/index";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { leavingForAdministrators } from "./for-administrators.ts";

let domain: TestDomain;
let boss: Viewer;
beforeAll(async () => {
  domain = await testDomain();
  boss = await aViewer(domain.db, { role: "admin" });
});
afterAll(() => domain.close());

const recordedOf = async (subject: string) =>
  (await domain.db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ actor, action }) => ({
    actor,
    action,
  }));

it("orders an archive for somebody without its link, and writes down who did", async () => {
  const { uid } = await aViewer(domain.db);
  expect(await leavingForAdministrators(domain).export(boss, uid)).toMatchObject({
    status: "queued",
    url: null,
  });
  expect(await recordedOf(uid)).toEqual([{ actor: boss.uid, action: "user.export" }]);
});

it("closes somebody's account, and writes down who did", async () => {
  const { uid } = await aViewer(domain.db);
  await leavingForAdministrators(domain).delete(boss, uid);
  const [user] = await domain.db.select().from(users).where(eq(users.id, uid));
  expect(user?.deletionAskedAt).toBeInstanceOf(Date);
  expect(await recordedOf(uid)).toEqual([{ actor: boss.uid, action: "user.delete" }]);
});

it("does neither for those who are no administrators, nor closes their own account [6.1]", async () => {
  const nobody = await aViewer(domain.db);
  const { uid } = await aViewer(domain.db);
  const { export: order, delete: close } = leavingForAdministrators(domain);
  await expect(order(nobody, uid)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(close(nobody, uid)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(close(boss, boss.uid)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await recordedOf(uid)).toEqual([]);
});
