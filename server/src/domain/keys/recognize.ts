import { and, eq, gt, or, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/client";
import { type ApiKeyRow, apiKeys, type User, users } from "#db/schema/index";
import type { KeySession, KeyUse } from "#domain/accounts/authenticate";
import { expiryOf } from "#domain/accounts/expiry";
import { leavesAtOf } from "#domain/accounts/leaves-at";
import { fingerprintOf, isWellFormed } from "#kernel/api-key";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import { isAllowedFrom } from "./address-ranges.ts";

/** An unknown key is asked for once in this time; nobody can be given one that was refused before. */
const UNKNOWN_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** How exactly it is known when a key was last used. */
const LAST_USE_MS = 60_000;

interface Needs {
  db: Database;
  onError: (error: unknown) => void;
}

/** From an API key to its account: one query for a key that is known, none for one that was mistyped. */
export function keyRecognizer({ db, onError }: Needs) {
  const unknown = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: UNKNOWN_MS });
  const noted = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: LAST_USE_MS });

  const columns = {
    id: apiKeys.id,
    userId: apiKeys.userId,
    scopes: apiKeys.scopes,
    fingerprint: apiKeys.fingerprint,
    formerUntil: apiKeys.formerUntil,
    expiresAt: apiKeys.expiresAt,
    allowedIps: apiKeys.allowedIps,
    email: users.email,
    plan: users.plan,
    accountExpiresAt: users.accountExpiresAt,
    closedAt: users.closedAt,
    deletionAskedAt: users.deletionAskedAt,
  };
  const find = db
    .select(columns)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      or(
        eq(apiKeys.fingerprint, sql.placeholder("fingerprint")),
        and(
          eq(apiKeys.formerFingerprint, sql.placeholder("fingerprint")),
          gt(apiKeys.formerUntil, sql`now()`),
        ),
      ),
    )
    .prepare("api_key");

  /** Written by the way: no call waits for it, and one of several processes does it. */
  function noteUse(id: string): void {
    if (noted.has(id)) return;
    noted.set(id, true);
    const isOld = sql`${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < now() - interval '1 minute'`;
    db.update(apiKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiKeys.id, id), isOld))
      .catch(onError);
  }

  return async (use: KeyUse): Promise<KeySession> => {
    const { fingerprint, address } = use;
    if (unknown.has(fingerprint)) throw new AppError("UNAUTHORIZED");
    const [key] = await find.execute({ fingerprint });
    if (!key) {
      unknown.set(fingerprint, true);
      throw new AppError("UNAUTHORIZED");
    }
    leavesAtOf(key.deletionAskedAt, null);
    if (key.expiresAt <= new Date()) throw new AppError("UNAUTHORIZED", { reason: "KEY_EXPIRED" });
    if (!isAllowedFrom(address, key.allowedIps))
      throw new AppError("UNAUTHORIZED", { reason: "ADDRESS_NOT_ALLOWED" });
    noteUse(key.id);
    const isFormer = key.fingerprint !== fingerprint && key.formerUntil;
    const end = isFormer && isFormer < key.expiresAt ? isFormer : key.expiresAt;
    return { use, viewer: viewerOf(key), expiresAt: end };
  };
}

type Found = Pick<ApiKeyRow, "id" | "userId" | "scopes"> &
  Pick<User, "email" | "plan" | "accountExpiresAt" | "closedAt">;

/** No key administers, whoever its owner is. */
const viewerOf = (found: Found): Viewer => ({
  uid: found.userId,
  email: found.email,
  emailVerified: true,
  role: "user",
  plan: found.plan,
  expired: expiryOf(found),
  key: { id: found.id, scopes: found.scopes },
});

/** The key of a bearer, or UNAUTHORIZED where it was mistyped. */
export function keyUseOf(bearer: string, address: string | null): KeyUse {
  if (!isWellFormed(bearer)) throw new AppError("UNAUTHORIZED");
  return { fingerprint: fingerprintOf(bearer), address };
}
