import { DELETION_DAYS } from "#kernel/limits";
import { accountLeaving } from "#kernel/viewer";

const DAY_MS = 86_400_000;

/** When nothing of an account is left any more. */
export const erasedAtOf = (askedAt: Date | null): Date | null =>
  askedAt && new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS);

/**
 * When an account that asked to be deleted ends, for somebody who signed in after that and may take it back; null of
 * one that stays. Every sign-in of before is refused, and so is every API key. A sign-in is known to the second.
 */
export function leavesAtOf(askedAt: Date | null, signedInAt: Date | null): Date | null {
  if (!askedAt) return null;
  const isLater = signedInAt && signedInAt.getTime() >= Math.floor(askedAt.getTime() / 1_000) * 1_000;
  if (!isLater) throw accountLeaving();
  return erasedAtOf(askedAt);
}
