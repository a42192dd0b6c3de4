import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { postgresEvents } from "#adapters/events/postgres";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { localStorage } from "#adapters/storage/local";
import { accountsService } from "#domain/accounts/accounts.service";
import { creditsService } from "#domain/credits/credits.service";
import { entriesService } from "#domain/entries/entries.service";
import { AppError } from "#domain/errors";
import { pagesService } from "#domain/pages/pages.service";
import { queuesService } from "#domain/queues/queues.service";
import { revisionsService } from "#domain/revisions/revisions.service";
import { scriptsService } from "#domain/scripts/scripts.service";
import type { Writer } from "#ports/writer";
import { freshDatabase } from "./database.ts";
import { wordForWord } from "./sample-writer.ts";

/** The services over a database of their own, with real jobs that are sent but that nobody works on. */
export async function testDomain({ writer = wordForWord }: { writer?: Writer } = {}) {
  const database = await freshDatabase();
  const { db, sql, url } = database;
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-domain-"));
  const storage = localStorage(folder);
  const jobs = await pgBossJobs({ url, db, concurrency: 0, onError: console.error });
  const events = postgresEvents(sql, console.error);
  const fetcher = {
    fetch: async () => {
      throw new AppError("PAGE_UNREADABLE", { reason: "UNREACHABLE" });
    },
  };

  const credits = creditsService({ db });
  const queues = queuesService({ db, jobs, events, credits });
  const pages = pagesService({ db, fetcher, publicUrl: "http://localhost", samplesDir: folder });
  const scripts = scriptsService({ db, queues, credits, pages, writer, storage });
  return {
    ...database,
    folder,
    storage,
    jobs,
    events,
    credits,
    queues,
    pages,
    scripts,
    entries: entriesService({ db, queues, storage }),
    revisions: revisionsService({ db }),
    accounts: accountsService({ db, credits, adminEmails: ["Boss@example.com"] }),
    stored: async (key: string) => text(await storage.read(key)),
    async close() {
      await pages.close();
      await jobs.stop();
      await events.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestDomain = Awaited<ReturnType<typeof testDomain>>;

/** A job's context that nothing stops. */
export const undisturbed = { signal: new AbortController().signal };
