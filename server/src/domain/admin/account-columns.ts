import type { User } from "#db/schema/index";
import { TRIAL_DAYS } from "#kernel/limits";
import type { NewStanding } from "./input.ts";

const DAY_MS = 86_400_000;

/** The columns that bring an account into a standing. Reopening never shortens what was paid for. */
export function accountColumns(
  { accountExpiresAt }: Pick<User, "accountExpiresAt">,
  { standing, days = TRIAL_DAYS }: NewStanding,
  now = new Date(),
): Partial<Pick<User, "accountExpiresAt" | "closedAt">> {
  if (standing === "closed") return { closedAt: now };
  if (standing === "expired") return { closedAt: null, accountExpiresAt: now };
  if (accountExpiresAt === null) return { closedAt: null };
  const until = new Date(now.getTime() + days * DAY_MS);
  return { closedAt: null, accountExpiresAt: accountExpiresAt > until ? accountExpiresAt : until };
}
