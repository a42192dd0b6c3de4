import type { Agent } from "node:https";
import {
  applicationDefault,
  type Credential,
  type FirebaseError,
  getApps,
  initializeApp,
} from "firebase-admin/app";
import { type Auth, type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import { AppError } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";
import type { TokenSeal } from "#kernel/token-seal";
import type { Identified, Identity } from "#ports/identity";
import { accountChanges } from "./account-changes.ts";
import { onEmulatorEnd } from "./emulator.ts";
import { rememberedTokens } from "./remembered-tokens.ts";

/** How long an answer of the provider about an account's standing is believed. */
export const STANDING_TTL_MS = 60_000;
const REMEMBERED_ACCOUNTS = 10_000;
/** How far the provider's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 60_000;
/** Firebase's ID tokens live so long, and no longer. */
const TOKEN_LIFE_MS = 3_600_000;

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
  /** Where it is given, only tokens under this seal are believed. */
  seal?: TokenSeal | null;
  now?: () => number;
  /** STANDING_TTL_MS unless given. */
  standingTtlMs?: number;
  /** Credentials for Google; taken from the environment without it. */
  credential?: Credential;
  /** The way to Google, where it is not the straight one. */
  httpAgent?: Agent;
}

/** Firebase ID tokens: signatures are checked here, standing is asked from Firebase now and then. */
export function firebaseIdentity({
  now = Date.now,
  standingTtlMs = STANDING_TTL_MS,
  seal = null,
  ...options
}: Options): Identity {
  const { emulatorHost } = options;
  const { auth, credential } = authOf(options);
  const tokens = rememberedTokens(now);
  /** Calls that come together ask once. */
  const standings = new LRUCache<string, Standing>({
    max: REMEMBERED_ACCOUNTS,
    perf: { now },
    ttlResolution: 0,
    // Waiting callers get the answer, but it is not stored if the cache was cleared meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (uid, _former, { options: kept }) => {
      const standing = await askStanding(auth, uid, now());
      // The cache still holds an item in its last millisecond, so it ends one earlier.
      kept.ttl = standing.checkedAt + standingTtlMs - now() - 1;
      return standing;
    },
  });
  if (emulatorHost) {
    onEmulatorEnd(emulatorHost, () => {
      tokens.forgetAll();
      standings.clear();
    });
  }

  return {
    async verify(given) {
      const token = seal ? seal.open(given) : given;
      if (token === null) throw new AppError("UNAUTHORIZED");
      const known = tokens.find(token);
      if (known) return known;
      const claims = await auth.verifyIdToken(token).catch((cause) => {
        if (isOutage(cause)) throw unavailable(cause);
        throw new AppError("UNAUTHORIZED", { reason: reasons[codeOf(cause) ?? ""], cause });
      });
      requireKnownHeader(token);
      requirePast(claims, now() + CLOCK_SKEW_MS);
      requireEnd(claims, now() + TOKEN_LIFE_MS + CLOCK_SKEW_MS);
      const identified = identifiedBy(claims);
      tokens.add(token, identified);
      return identified;
    },

    async checkAccount({ uid, issuedAt }) {
      const { disabled, validSince, checkedAt } = await standings.forceFetch(uid);
      if (disabled || issuedAt.getTime() < validSince) {
        tokens.forgetUser(uid);
        throw new AppError("UNAUTHORIZED", { reason: "ACCOUNT_DISABLED" });
      }
      return new Date(checkedAt + standingTtlMs);
    },

    ...accountChanges(auth, {
      asAnswered: (cause) => (codeOf(cause) === "auth/user-not-found" ? undefined : unavailable(cause)),
      forget(uid) {
        tokens.forgetUser(uid);
        standings.delete(uid);
      },
    }),

    async ready() {
      if (!emulatorHost) return requireCredential(credential);
      const response = await fetch(`http://${emulatorHost}/`, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
    },
  };
}

function authOf({
  projectId,
  emulatorHost,
  credential,
  httpAgent,
}: Omit<Options, "now" | "standingTtlMs" | "seal">) {
  const name = `identity-${projectId}`;
  const used = emulatorHost ? undefined : (credential ?? applicationDefault(httpAgent));
  const app =
    getApps().find((candidate) => candidate.name === name) ??
    initializeApp({ projectId, ...(used && { credential: used }), ...(httpAgent && { httpAgent }) }, name);
  return { auth: getAuth(app), credential: used };
}

/** Signatures need no credential, but whether an account was disabled is told to a known caller only. */
async function requireCredential(credential: Credential | undefined): Promise<void> {
  try {
    await credential?.getAccessToken();
  } catch (cause) {
    throw new Error(
      "Google gives no access to accounts, so no token can be checked and every call answers 503: " +
        "set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of FIREBASE_PROJECT_ID",
      { cause },
    );
  }
}

/** The library checks the end of a token only. */
function requirePast({ iat, auth_time }: DecodedIdToken, latest: number): void {
  if (Math.max(iat, auth_time) * 1_000 <= latest) return;
  throw new AppError("UNAUTHORIZED", { reason: "TOKEN_NOT_YET_VALID" });
}

/** A token without an end would be good for ever; the library asks for none. */
function requireEnd({ exp }: DecodedIdToken, latest: number): void {
  if (Number.isFinite(exp) && exp * 1_000 <= latest) return;
  throw new AppError("UNAUTHORIZED");
}

/** Headers that a signer calls critical must be understood, and none of them is. */
function requireKnownHeader(token: string): void {
  const header = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as object;
  if ("crit" in header) throw new AppError("UNAUTHORIZED");
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

function identifiedBy(token: DecodedIdToken): Identified {
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

/** The distinction matters: an expired token can be refreshed, a closed account cannot. */
const reasons: Record<string, ErrorReason> = {
  "auth/id-token-expired": "TOKEN_EXPIRED",
  "auth/id-token-revoked": "ACCOUNT_DISABLED",
  "auth/user-disabled": "ACCOUNT_DISABLED",
  "auth/user-not-found": "ACCOUNT_DISABLED",
};
const codeOf = (error: unknown) => (error as FirebaseError | undefined)?.code;
const OUTAGES = ["auth/internal-error", "app/network-error", "app/network-timeout"];
/** Keys that could not be fetched come under the code of a wrong token; only what is said of a token names it. */
const isOutage = (error: unknown) =>
  OUTAGES.includes(codeOf(error) ?? "") ||
  (codeOf(error) === "auth/argument-error" && !/ID token/i.test((error as Error).message));
const unavailable = (cause: unknown) => new AppError("SERVICE_UNAVAILABLE", { cause });
