import { inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#db/client";
import { audios, segments } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { KEPT_BYTES } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";

const BYTES_A_SAMPLE = 2;

type Executor = Database | Transaction;

/** Sound that is kept for an account, and how much its plan has room for, in bytes. */
export interface KeptSound {
  bytes: number;
  limit: number;
}

/** Sound that is kept for each of these users: audios, and the sentences that they are made of. */
export async function keptBytesByUser(db: Executor, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const ofAudios = db
    .select({ userId: audios.userId, bytes: sql<number>`sum(${audios.bytes})::float8` })
    .from(audios)
    .where(inArray(audios.userId, userIds))
    .groupBy(audios.userId);
  const ofSegments = db
    .select({
      userId: segments.userId,
      bytes: sql<number>`sum(${segments.sampleCount})::float8 * ${BYTES_A_SAMPLE}::int`,
    })
    .from(segments)
    .where(inArray(segments.userId, userIds))
    .groupBy(segments.userId);
  const kept = new Map<string, number>();
  for (const { userId, bytes } of await unionAll(ofAudios, ofSegments))
    kept.set(userId, (kept.get(userId) ?? 0) + bytes);
  return kept;
}

export async function keptBytesOf(db: Executor, userId: string): Promise<number> {
  return (await keptBytesByUser(db, [userId])).get(userId) ?? 0;
}

/** Refuses more sound for a user who keeps all that the plan has room for, before anything is charged. */
export async function requireRoom(db: Database, userId: string, plan: Viewer["plan"]): Promise<void> {
  const [bytes, limit] = [await keptBytesOf(db, userId), KEPT_BYTES[plan]];
  if (bytes < limit) return;
  throw new AppError("FORBIDDEN", {
    message: `Your plan keeps ${limit / 1e9} GB of audio: remove entries that you no longer need`,
    reason: "PLAN_LIMIT",
    details: { field: "keptBytes", rule: "too_big", limit, bytes },
  });
}
