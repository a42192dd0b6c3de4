import { eq, lt, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#db/client";
import { dailyUses, users } from "#db/schema/index";
import { notFound } from "#kernel/errors";
import type { Allowance, Plan } from "#kernel/vocabulary";

/**
 * Counts one use of a day's allowance, by a clock in Japan and over all processes. Answers the limit that stands
 * in the way, null where none does.
 */
export async function limitOfToday(
  db: Executor,
  userId: string,
  allowance: Allowance,
  limits: Record<Plan, number>,
): Promise<number | null> {
  const [user] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  if (!user) throw notFound("User");
  const limit = limits[user.plan];
  const today = sql<string>`day_of(now())`;
  const counted = await db
    .insert(dailyUses)
    .values({ userId, allowance, day: today, used: 1 })
    .onConflictDoUpdate({
      target: [dailyUses.userId, dailyUses.allowance],
      set: {
        day: today,
        used: sql`case when ${dailyUses.day} = ${today} then ${dailyUses.used} + 1 else 1 end`,
      },
      setWhere: or(ne(dailyUses.day, today), lt(dailyUses.used, limit)),
    })
    .returning({ used: dailyUses.used });
  return counted.length > 0 ? null : limit;
}
