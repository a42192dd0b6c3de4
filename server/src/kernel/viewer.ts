import { AppError } from "./errors.ts";
import type { ExpiryReason } from "./reasons.ts";
import type { Plan, Role } from "./vocabulary.ts";

/** The account that makes a call. Every service function takes it first; ownership is part of every query. */
export interface Viewer {
  uid: string;
  email: string;
  /** As stated in this very token. */
  emailVerified: boolean;
  role: Role;
  plan: Plan;
  /** Why the account is blocked, or null while it may work. */
  expired: ExpiryReason | null;
}

/** Refuses an expired account; called by both transports before anything but the calls that upgrading needs. */
export function requireActive(viewer: Viewer): Viewer {
  if (viewer.expired) throw new AppError("ACCOUNT_EXPIRED", { reason: viewer.expired });
  return viewer;
}

/** Refuses only what an operator closed: an account that has run out may still pay. */
export function requireOpen(viewer: Viewer): Viewer {
  return viewer.expired === "ACCOUNT_EXPIRED" ? requireActive(viewer) : viewer;
}
