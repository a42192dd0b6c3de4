import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { audios, segments } from "#db/schema/index";
import { AppError } from "#kernel/errors";
import { KEPT_BYTES } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";

const BYTES_A_SAMPLE = 2;

/** Sound that is kept for a user: audios, and the sentences that they are made of. */
export async function keptBytesOf(db: Database, userId: string): Promise<number> {
  const [[whole], [parts]] = await Promise.all([
    db
      .select({ bytes: sql<number>`coalesce(sum(${audios.bytes}), 0)::float8` })
      .from(audios)
      .where(eq(audios.userId, userId)),
    db
      .select({ samples: sql<number>`coalesce(sum(${segments.sampleCount}), 0)::float8` })
      .from(segments)
      .where(eq(segments.userId, userId)),
  ]);
  return (whole?.bytes ?? 0) + (parts?.samples ?? 0) * BYTES_A_SAMPLE;
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
