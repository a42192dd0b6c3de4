import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#db/schema/index";
import { MONTHLY_CREDITS } from "#kernel/limits";
import { freshDatabase } from "../../test/database.ts";
import { fillDemoAccount } from "./demo.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it("puts the demo account on plan monthly and tops it up at every start", async () => {
  const { db } = database;
  await db.insert(users).values({ id: "demo", email: "demo@example.com" });
  const now = async () => (await db.select().from(users).where(eq(users.id, "demo")))[0];
  await fillDemoAccount(db, "demo");
  expect(await now()).toMatchObject({ plan: "monthly", accountExpiresAt: null, balance: MONTHLY_CREDITS });
  await fillDemoAccount(db, "demo");
  expect(await now()).toMatchObject({ balance: MONTHLY_CREDITS, totalEarned: MONTHLY_CREDITS });
});

it("knows no account that is not there", async () => {
  await expect(fillDemoAccount(database.db, "nobody")).rejects.toThrow("not found");
});
