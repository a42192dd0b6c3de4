import { and, desc, eq } from "drizzle-orm";
import type { Database, Executor } from "#db/client";
import { type AuditRow, auditLog } from "#db/schema/index";
import { type CursorPage, olderThan, pageOf } from "#kernel/cursor";
import type { Viewer } from "#kernel/viewer";
import { requireAdmin } from "./gate.ts";
import { type ListOptions, pageSize, termOf } from "./input.ts";
import { namesOf } from "./names.ts";

export type Action =
  | "user.credits"
  | "user.role"
  | "user.standing"
  | "user.export"
  | "user.delete"
  | "job.retry"
  | "announcement.create"
  | "announcement.update"
  | "announcement.publish"
  | "announcement.withdraw"
  | "announcement.delete"
  | "payment.refund";

/** An action with the names of who did it and of what it was done to, where these still exist. */
export interface NamedAction extends AuditRow {
  actorName: string | null;
  subjectName: string | null;
}

interface Deed {
  action: Action;
  /** Id of what it was done to. */
  subject: string;
  data?: Record<string, unknown>;
}

/**
 * Log of administrators' actions; written in the transaction of the action, so that neither exists without
 * the other.
 */
export async function record(executor: Executor, { uid }: Pick<Viewer, "uid">, deed: Deed): Promise<void> {
  await executor.insert(auditLog).values({ actor: uid, ...deed });
}

export function adminAudit({ db }: { db: Database }) {
  return {
    /** Newest first; with a subject only what was done to it. */
    async list(
      viewer: Viewer,
      { subject, limit, cursor }: ListOptions & { subject?: string | null } = {},
    ): Promise<CursorPage<NamedAction>> {
      await requireAdmin(db, viewer);
      const size = pageSize(limit);
      const about = subject ? eq(auditLog.subject, termOf(subject, "subject")) : undefined;
      const rows = await db
        .select()
        .from(auditLog)
        .where(and(about, olderThan(cursor, auditLog.createdAt, auditLog.id)))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(size + 1);
      const page = pageOf(rows, size);
      const ids = page.items.flatMap(({ actor, subject: id }) => (id ? [actor, id] : [actor]));
      const names = await namesOf(db, viewer, ids);
      const nameOf = (id: string | null) => (id && names.get(id)) || null;
      const items = page.items.map((row) => ({
        ...row,
        actorName: nameOf(row.actor),
        subjectName: nameOf(row.subject),
      }));
      return { ...page, items };
    },
  };
}
