import { applicationDefault, type FirebaseError, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { AppError } from "#domain/errors";
import type { Identified, Identity } from "#ports/identity";

/** How long an answer of the provider about an account's standing is believed. */
export const STANDING_TTL_MS = 60_000;
const REMEMBERED_ACCOUNTS = 10_000;

interface Standing {
  checkedAt: number;
  disabled: boolean;
  /** Sign-ins before this moment were revoked. */
  validSince: number;
}

interface Options {
  projectId: string;
  /** host:port; the library itself reads it from its own variable. */
  emulatorHost: string | undefined;
  now?: () => number;
}

/** Firebase ID tokens: signatures are checked here, standing is asked from Firebase now and then. */
export function firebaseIdentity({ projectId, emulatorHost, now = Date.now }: Options): Identity {
  const auth = authOf(projectId, emulatorHost);
  const standings = new Map<string, Standing>();

  async function standingOf(uid: string): Promise<Standing> {
    const known = standings.get(uid);
    if (known && now() - known.checkedAt < STANDING_TTL_MS) return known;
    const standing = await askStanding(auth, uid, now());
    if (standings.size >= REMEMBERED_ACCOUNTS) standings.clear();
    standings.set(uid, standing);
    return standing;
  }

  return {
    async verify(token) {
      try {
        return identified(await auth.verifyIdToken(token));
      } catch (cause) {
        if (isOutage(cause)) throw unavailable(cause);
        throw new AppError("UNAUTHORIZED", { reason: reasons[codeOf(cause) ?? ""], cause });
      }
    },

    async assertStanding({ uid, issuedAt }) {
      const { disabled, validSince } = await standingOf(uid);
      if (disabled || issuedAt.getTime() < validSince)
        throw new AppError("UNAUTHORIZED", { reason: "ACCOUNT_DISABLED" });
    },

    async ready() {
      if (!emulatorHost) return;
      const response = await fetch(`http://${emulatorHost}/`, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
    },
  };
}

function authOf(projectId: string, emulatorHost: string | undefined): Auth {
  const name = `identity-${projectId}`;
  const app =
    getApps().find((candidate) => candidate.name === name) ??
    initializeApp({ projectId, ...(emulatorHost ? {} : { credential: applicationDefault() }) }, name);
  return getAuth(app);
}

async function askStanding(auth: Auth, uid: string, checkedAt: number): Promise<Standing> {
  try {
    const user = await auth.getUser(uid);
    return {
      checkedAt,
      disabled: user.disabled,
      validSince: Date.parse(user.tokensValidAfterTime ?? "") || 0,
    };
  } catch (cause) {
    if (codeOf(cause) !== "auth/user-not-found") throw unavailable(cause);
    return { checkedAt, disabled: true, validSince: 0 };
  }
}

function identified(token: DecodedIdToken): Identified {
  return {
    uid: token.uid,
    email: token.email ?? "",
    emailVerified: token.email_verified ?? false,
    displayName: typeof token.name === "string" ? token.name : null,
    // The sign-in, not the refresh: this is what a revocation is compared with.
    issuedAt: new Date(token.auth_time * 1_000),
    expiresAt: new Date(token.exp * 1_000),
  };
}

/** What is worth telling apart: an old token wants a fresh one, a closed account wants none. */
const reasons: Record<string, string> = {
  "auth/id-token-expired": "TOKEN_EXPIRED",
  "auth/id-token-revoked": "ACCOUNT_DISABLED",
  "auth/user-disabled": "ACCOUNT_DISABLED",
  "auth/user-not-found": "ACCOUNT_DISABLED",
};
const codeOf = (error: unknown) => (error as FirebaseError | undefined)?.code;
const isOutage = (error: unknown) =>
  ["auth/internal-error", "app/network-error", "app/network-timeout"].includes(codeOf(error) ?? "");
const unavailable = (cause: unknown) => new AppError("SERVICE_UNAVAILABLE", { retryAfter: 5, cause });
