import type { User } from "#db/schema/index";
import type { ExpiryReason } from "#kernel/reasons";

/** Why an account is blocked at this moment; null while it may work. */
export function expiryOf(
  { plan, accountExpiresAt, closedAt }: Pick<User, "plan" | "accountExpiresAt" | "closedAt">,
  now = new Date(),
): ExpiryReason | null {
  if (closedAt && closedAt <= now) return "ACCOUNT_EXPIRED";
  if (!accountExpiresAt || accountExpiresAt > now) return null;
  return plan === "free" ? "TRIAL_EXPIRED" : "SUBSCRIPTION_EXPIRED";
}
