import { AppError } from "./errors.ts";
import type { ExpiryReason } from "./reasons.ts";
import type { Plan, Role, Scope } from "./vocabulary.ts";

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
  /** When this sign-in was; a call by a key has none. */
  signedInAt?: Date;
  /** Set of an account that is about to be deleted: until then that can be taken back. */
  leavesAt?: Date;
  /** The API key by which the call came, if it came by one. */
  key?: UsedKey;
}

export interface UsedKey {
  id: string;
  scopes: readonly Scope[];
}

/** Refuses an expired account; called by both transports before anything but the calls that upgrading needs. */
export function requireActive<Who extends Pick<Viewer, "expired">>(viewer: Who): Who {
  if (viewer.expired) throw new AppError("ACCOUNT_EXPIRED", { reason: viewer.expired });
  return viewer;
}

/** The refusal of everything but to take the deletion of an account back. */
export const accountLeaving = () =>
  new AppError("UNAUTHORIZED", {
    reason: "ACCOUNT_LEAVING",
    message: "This account is scheduled for deletion. Sign in again and cancel the deletion to use it.",
  });

/** Refuses an account that is about to be deleted; called before anything but taking that back. */
export function requireStaying<Who extends Pick<Viewer, "leavesAt">>(viewer: Who): Who {
  if (viewer.leavesAt) throw accountLeaving();
  return viewer;
}

/** Refuses only what an operator closed: an account that has run out may still pay. */
export function requireOpen<Who extends Pick<Viewer, "expired">>(viewer: Who): Who {
  return viewer.expired === "ACCOUNT_EXPIRED" ? requireActive(viewer) : viewer;
}

/** Refuses a call by an API key that was not given this scope; a person may do it anyway. */
export function requireScope({ key }: Pick<Viewer, "key">, scope: Scope): void {
  if (!key || key.scopes.includes(scope)) return;
  throw new AppError("FORBIDDEN", {
    reason: "INSUFFICIENT_SCOPE",
    message: `This key lacks the scope ${scope}`,
    details: { scope },
  });
}
