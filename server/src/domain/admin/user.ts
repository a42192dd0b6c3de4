import type { User } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { Credits } from "#domain/credits/credits.service";
import type { KeptSound } from "#domain/files/kept-bytes";
import { KEPT_BYTES } from "#kernel/limits";
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
    | "deletionAskedAt"
  > {
  credits: Credits;
  kept: KeptSound;
  /** Why it is blocked, or null while it may work. */
  expired: ExpiryReason | null;
}

export const adminUserOf = (user: User, keptBytes: number): AdminUser => {
  const { id, email, displayName, role, plan, language, createdAt, accountExpiresAt, closedAt } = user;
  const { deletionAskedAt } = user;
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
    deletionAskedAt,
    credits: { balance, held, totalEarned, totalSpent },
    kept: { bytes: keptBytes, limit: KEPT_BYTES[plan] },
    expired: expiryOf(user),
  };
};
