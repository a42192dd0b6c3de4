import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#db/client";
import { audios, segments, users } from "#db/schema/index";
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

/** Sound that is kept for the user of a row: audios, and the sentences that they are made of. */
export function keptBytes(userId: PgColumn): SQL<number> {
  const ofAudios = sql`select coalesce(sum(${audios.bytes}), 0)::float8 from ${audios}
    where ${audios.userId} = ${userId}`;
  const ofSegments = sql`select coalesce(sum(${segments.sampleCount}), 0)::float8 * ${BYTES_A_SAMPLE}::int
    from ${segments} where ${segments.userId} = ${userId}`;
  return sql<number>`((${ofAudios}) + (${ofSegments}))`;
}

export async function keptBytesByUser(db: Executor, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: users.id, bytes: keptBytes(users.id) })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ userId, bytes }) => [userId, bytes]));
}

export async function keptBytesOf(db: Executor, userId: string): Promise<number> {
  return (await keptBytesByUser(db, [userId])).get(userId) ?? 0;
}

/** Refuses more sound for a user who keeps all that the plan has room for, before anything is charged. */
export async function requireRoom(db: Database, userId: string, plan: Viewer["plan"]): Promise<void> {
  requireRoomFor(await keptBytesOf(db, userId), plan);
}

/** The same for a user of whom it is known what is kept. */
export function requireRoomFor(bytes: number, plan: Viewer["plan"]): void {
  const limit = KEPT_BYTES[plan];
  if (bytes < limit) return;
  throw new AppError("FORBIDDEN", {
    message: `Your plan keeps ${limit / 1e9} GB of audio: remove entries that you no longer need`,
    reason: "PLAN_LIMIT",
    details: { field: "keptBytes", rule: "too_big", limit, bytes },
  });
}
