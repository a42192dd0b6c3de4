import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dailyUses } from "#db/schema/index";
import { freshDatabase } from "#test/database";
import { aViewer } from "#test/factories";
import { limitOfToday } from "./daily-uses.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const limits = { free: 3, monthly: 5 };
const useOne = (userId: string) => limitOfToday(database.db, userId, "readings", limits);

it("counts a user's uses at once and refuses those past the plan's limit, until the next day", async () => {
  const { uid } = await aViewer(database.db, { plan: "free" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => useOne(uid)));
  expect(answers.filter((limit) => limit === null)).toHaveLength(3);
  expect(answers.filter((limit) => limit === 3)).toHaveLength(7);
  await database.db.update(dailyUses).set({ day: "2020-01-01" }).where(eq(dailyUses.userId, uid));
  expect([await useOne(uid), await useOne(uid), await useOne(uid), await useOne(uid)]).toEqual([
    null,
    null,
    null,
    3,
  ]);
});

it("counts each user and each plan apart", async () => {
  const [free, monthly] = [await aViewer(database.db, { plan: "free" }), await aViewer(database.db)];
  for (let i = 0; i < 3; i++) await useOne(free.uid);
  expect(await useOne(free.uid)).toBe(3);
  for (let i = 0; i < 5; i++) expect(await useOne(monthly.uid)).toBeNull();
  expect(await useOne(monthly.uid)).toBe(5);
});
