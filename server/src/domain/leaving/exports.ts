import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import { and, eq, inArray, isNull, lte, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#db/client";
import { type AccountExportRow, accountExports, users } from "#db/schema/index";
import { limitOfToday } from "#domain/accounts/daily-uses";
import { archiveKey } from "#domain/files/keys";
import type { LooseFiles } from "#domain/files/loose-files";
import type { MediaLinks } from "#domain/links/media-links";
import { throttle } from "#domain/queues/throttle";
import { AppError, notFound } from "#kernel/errors";
import { EXPORT_DAYS, EXPORTS_A_DAY } from "#kernel/limits";
import { isId } from "#kernel/validate";
import type { Viewer } from "#kernel/viewer";
import type { ExportState } from "#kernel/vocabulary";
import type { JobContext, Jobs } from "#ports/jobs";
import type { Storage } from "#ports/storage";
import { archiveOf } from "./export/archive.ts";

/** The task that writes an archive. */
export const EXPORT_ACCOUNT = "export_account";
const DAY_MS = 86_400_000;
const ZIP = "application/zip";

/** The archive of an account's data as its owner sees it. */
export interface AccountExport {
  status: ExportState;
  /** 0–1. */
  progress: number;
  /** Path with a signature, once it is ready. */
  url: string | null;
  bytes: number | null;
  askedAt: Date | null;
  endsAt: Date | null;
}

const NONE: AccountExport = {
  status: "none",
  progress: 0,
  url: null,
  bytes: null,
  askedAt: null,
  endsAt: null,
};

interface Needs {
  db: Database;
  jobs: Pick<Jobs, "enqueue">;
  storage: Storage;
  files: Pick<LooseFiles, "note" | "claim" | "release" | "sweep">;
  links: Pick<MediaLinks, "sign">;
  onError: (error: unknown) => void;
}

export type ExportsService = ReturnType<typeof exportsService>;

/** The archive of all that an account has here: one at a time, written by a job, and kept for 7 days. */
export function exportsService({ db, jobs, storage, files, links, onError }: Needs) {
  const isIt = (id: string) => eq(accountExports.id, id);
  /** An attempt that wakes late must not touch an archive that another one has finished. */
  const isStillMade = (id: string) => and(isIt(id), inArray(accountExports.status, BEING_MADE));
  const pathOf = (id: string) => `/media/exports/${id}.zip`;

  async function standing({ uid }: Pick<Viewer, "uid">, now = new Date()): Promise<AccountExport> {
    const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, uid));
    if (!row || row.endsAt <= now) return NONE;
    const { id, status, done, total, bytes, createdAt, endsAt } = row;
    const isReady = status === "completed";
    return {
      status,
      progress: isReady ? 1 : Math.min(0.99, done / Math.max(total, 1)),
      url: isReady ? links.sign(pathOf(id), endsAt) : null,
      bytes,
      askedAt: createdAt,
      endsAt: isReady ? endsAt : null,
    };
  }

  /** Removes the archives, and answers their files, which are to be swept afterwards. */
  async function remove(tx: Transaction, which: SQL): Promise<string[]> {
    const gone = await tx.delete(accountExports).where(which).returning({ key: accountExports.filePath });
    const keys = gone.flatMap(({ key }) => key ?? []);
    await files.release(tx, keys);
    return keys;
  }

  /** Takes the place of the archive of before. `also` is done in the same transaction. */
  async function order(uid: string, also: (tx: Transaction) => Promise<unknown>): Promise<AccountExport> {
    const former = await db.transaction(async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for("update");
      if (!user) throw notFound("User");
      const own = eq(accountExports.userId, uid);
      const [before] = await tx.select().from(accountExports).where(own);
      if (before && isBeingMade(before)) throw alreadyRunning();
      const keys = await remove(tx, own);
      await also(tx);
      const [made] = await tx
        .insert(accountExports)
        .values({ userId: uid, endsAt: inDays(new Date()) })
        .returning();
      await jobs.enqueue(tx, {
        task: EXPORT_ACCOUNT,
        data: { exportId: made?.id },
        group: `export of ${uid}`,
        groupLimit: 1,
      });
      return keys;
    });
    await files.sweep(former);
    return standing({ uid });
  }

  /** Writes the archive into the store, and answers its key and size. */
  async function write(id: string, uid: string, signal: AbortSignal) {
    const { total, files: all } = await archiveOf({ db, storage }, uid);
    const told = throttle<number>(
      { most: 1, perMs: 500 },
      async (done) => {
        await db.update(accountExports).set({ status: "running", done, total }).where(isStillMade(id));
      },
      onError,
    );
    async function* counted() {
      let done = 0;
      for await (const file of all()) {
        signal.throwIfAborted();
        told.push(done++);
        yield file;
      }
    }
    const key = archiveKey(uid);
    await files.note(key);
    try {
      const zip = makeZip(counted()) as ReadableStream<Uint8Array>;
      await storage.put(key, Readable.fromWeb(zip, { signal }), ZIP);
    } finally {
      await told.stop();
    }
    // The hourly sweep may have taken the note of a file that took longer.
    await files.note(key);
    const bytes = await storage.size(key);
    if (bytes === null) throw new Error("the archive was swept before it was claimed");
    return { key, bytes };
  }

  return {
    standing,

    /** Orders the viewer's own. */
    ask: ({ uid }: Viewer): Promise<AccountExport> => order(uid, (tx) => requireOneOfToday(tx, uid)),

    /** Orders somebody's; only for administrators. */
    order,

    /** The job. An archive that was removed or replaced meanwhile is not kept. */
    async run(id: string, context: Pick<JobContext, "signal" | "holds">): Promise<void> {
      const [row] = await db.select().from(accountExports).where(isIt(id));
      if (!row || !isBeingMade(row)) return;
      const { key, bytes } = await write(id, row.userId, context.signal);
      await db.transaction(async (tx) => {
        if (!(await context.holds(tx))) return;
        const kept = await tx
          .update(accountExports)
          .set({ status: "completed", filePath: key, bytes, endsAt: inDays(new Date()) })
          .where(isStillMade(id))
          .returning({ id: accountExports.id });
        if (kept.length > 0) await files.claim(tx, key);
      });
      await files.sweep([key]);
    },

    /** After the last attempt: it may be asked for again. */
    async giveUp(id: string): Promise<void> {
      await db.update(accountExports).set({ status: "failed" }).where(isStillMade(id));
    },

    /** Where an archive lies, for holders of its link. An account that is about to be deleted gives none out. */
    async file(id: string, now = new Date()) {
      const which = and(isIt(id), isNull(users.deletionAskedAt));
      const [found] = isId(id)
        ? await db
            .select({ row: accountExports })
            .from(accountExports)
            .innerJoin(users, eq(users.id, accountExports.userId))
            .where(which)
        : [];
      const { filePath: key, bytes, endsAt, createdAt } = found?.row ?? {};
      if (!key || !bytes || !endsAt || endsAt <= now) throw notFound("File");
      const name = `yomikoe-${createdAt?.toISOString().slice(0, 10)}.zip`;
      return { key, bytes, contentType: ZIP, name };
    },

    /** Removes archives whose time is over, and orders that no job ended. */
    async sweep(now = new Date()): Promise<void> {
      const keys = await db.transaction((tx) => remove(tx, lte(accountExports.endsAt, now)));
      await files.sweep(keys);
    },
  };
}

const inDays = (now: Date) => new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
const BEING_MADE: AccountExportRow["status"][] = ["queued", "running"];
const isBeingMade = ({ status }: AccountExportRow) => BEING_MADE.includes(status);

const alreadyRunning = () =>
  new AppError("CONFLICT", { reason: "ALREADY_RUNNING", message: "The archive is being made already" });

async function requireOneOfToday(tx: Transaction, uid: string): Promise<void> {
  const limit = await limitOfToday(tx, uid, "exports", EXPORTS_A_DAY);
  if (limit === null) return;
  throw new AppError("FORBIDDEN", {
    message: `An account is exported ${limit} times a day`,
    reason: "PLAN_LIMIT",
    details: { field: "exports", rule: "too_many_items", limit },
  });
}
