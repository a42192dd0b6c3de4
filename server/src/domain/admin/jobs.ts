import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client";
import { entries, type QueueRow, queues, users } from "#db/schema/index";
import { expiryOf } from "#domain/accounts/expiry";
import type { AudiosService } from "#domain/audios/audios.service";
import { queueUnder } from "#domain/credits/idempotency";
import type { OrderOptions } from "#domain/queues/order";
import type { ScriptsService } from "#domain/scripts/scripts.service";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import { AppError, notFound } from "#kernel/errors";
import { isId, validate } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import { type QueueStatus, queueStatuses } from "#kernel/vocabulary";
import { record } from "./audit.ts";
import { requireAdmin } from "./gate.ts";
import { type ListOptions, pageSize, termOf } from "./input.ts";

/** A job with whose it is. */
export interface AdminJob extends QueueRow {
  email: string;
  url: string;
  title: string | null;
}

export interface JobFilter extends ListOptions {
  status?: QueueStatus | null;
  userId?: string | null;
}

interface Needs {
  db: Database;
  scripts: Pick<ScriptsService, "generate">;
  audios: Pick<AudiosService, "generate">;
}

const retryKey = ({ id }: AdminJob) => `retry:${id}`;

export function adminJobs({ db, scripts, audios }: Needs) {
  const select = () =>
    db
      .select({ ...getTableColumns(queues), email: users.email, url: entries.url, title: entries.title })
      .from(queues)
      .innerJoin(users, eq(users.id, queues.userId))
      .innerJoin(entries, eq(entries.id, queues.entryId));

  async function find(queueId: string): Promise<AdminJob> {
    const [job] = isId(queueId) ? await select().where(eq(queues.id, queueId)) : [];
    if (!job) throw notFound("Queue");
    return job;
  }

  /**
   * Follows a job's retries to the last one that failed. Retrying a job whose retry failed thus retries that retry,
   * and repeated requests mean the same one.
   */
  async function lastFailed(job: AdminJob): Promise<AdminJob> {
    const next = await queueUnder(db, { uid: job.userId }, retryKey(job));
    const again = next && (await find(next));
    return again && again.status === "failed" ? lastFailed(again) : job;
  }

  /** Repeats the order in the name of its user. */
  async function orderAgain(job: AdminJob, onPlaced: OrderOptions["onPlaced"]) {
    const { userId, entryId, queueType, input, revisionNumber } = job;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound("User");
    const { email, role, plan } = user;
    const owner: Viewer = { uid: userId, email, emailVerified: false, role, plan, expired: expiryOf(user) };
    const options = { idempotencyKey: retryKey(job), onPlaced };
    return queueType === "generate_script"
      ? scripts.generate(owner, entryId, input.settings, { ...options, audio: input.audio })
      : audios.generate(owner, entryId, { revisionNumber, settings: input.settings }, options);
  }

  return {
    /** Newest first; of one state, of one user, or all. */
    async list(
      viewer: Viewer,
      { status, userId, limit, cursor }: JobFilter = {},
    ): Promise<CursorPage<AdminJob>> {
      await requireAdmin(db, viewer);
      const size = pageSize(limit);
      const wanted = validate(z.enum(queueStatuses).optional(), status ?? undefined, "status");
      const rows = await select()
        .where(
          and(
            wanted && eq(queues.status, wanted),
            userId ? eq(queues.userId, termOf(userId, "userId")) : undefined,
            olderThan(cursor, queues.createdAt, queues.id),
          ),
        )
        .orderBy(desc(queues.createdAt), desc(queues.id))
        .limit(size + 1);
      return pageOf(rows, size);
    },

    /** Orders a failed job once more, at its user's own credits: the failed one gave its hold back. */
    async retry(viewer: Viewer, queueId: string): Promise<AdminJob> {
      await requireAdmin(db, viewer);
      const failed = await find(queueId);
      if (failed.status !== "failed")
        throw new AppError("CONFLICT", { message: "Only a failed job can be retried", reason: "NOT_FAILED" });
      const { id } = await orderAgain(await lastFailed(failed), (tx, placed) =>
        record(tx, viewer, { action: "job.retry", subject: queueId, data: { queueId: placed } }),
      );
      return find(id);
    },
  };
}
