import type { User } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { Credits } from "#domain/credits/credits.service";
import type { ExpiryReason } from "#kernel/reasons";

/** An account as an administrator sees it. */
export interface AdminUser
  extends Pick<
    User,
    | "id"
    | "email"
    | "displayName"
    | "role"
    | "plan"
    | "language"
    | "createdAt"
    | "accountExpiresAt"
    | "closedAt"
  > {
  credits: Credits;
  /** Why it is blocked, or null while it may work. */
  expired: ExpiryReason | null;
}

export const adminUserOf = (user: User): AdminUser => {
  const { id, email, displayName, role, plan, language, createdAt, accountExpiresAt, closedAt } = user;
  const { balance, held, totalEarned, totalSpent } = user;
  return {
    id,
    email,
    displayName,
    role,
    plan,
    language,
    createdAt,
    accountExpiresAt,
    closedAt,
    credits: { balance, held, totalEarned, totalSpent },
    expired: expiryOf(user),
  };
};
