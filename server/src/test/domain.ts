import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Sql } from "postgres";
import { postgresEvents } from "#adapters/events/postgres";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { localStorage } from "#adapters/storage/local";
import type { Database } from "#db/client";
import { accountsService } from "#domain/accounts/accounts.service";
import { expirationsService } from "#domain/accounts/expirations";
import { audiosService } from "#domain/audios/audios.service";
import { segmentStore } from "#domain/audios/order/segments";
import { changesService } from "#domain/changes/changes.service";
import { creditsService } from "#domain/credits/credits.service";
import { dictionaryService } from "#domain/dictionary/dictionary.service";
import { entriesService } from "#domain/entries/entries.service";
import { looseFilesOf } from "#domain/files/loose-files";
import { housekeepingService } from "#domain/housekeeping/housekeeping.service";
import { mediaLinks } from "#domain/links/media-links";
import { pagesService } from "#domain/pages/pages.service";
import { queuesService } from "#domain/queues/queues.service";
import { revisionsService } from "#domain/revisions/revisions.service";
import { scriptsService } from "#domain/scripts/scripts.service";
import { previews as readingPreviews } from "#domain/voices/previews";
import { AppError } from "#kernel/errors";
import type { Speech } from "#ports/speech";
import type { Writer } from "#ports/writer";
import { wordForWord } from "./sample-writer.ts";
import { toneSpeech } from "./tone-speech.ts";

interface Place {
  url: string;
  db: Database;
  sql: Sql;
  /** Where files are stored. */
  folder: string;
}

interface Parts {
  writer?: Writer;
  speech?: Speech;
  /** Jobs at a time; with 0 they are sent, and nobody works on them. */
  concurrency?: number;
}

/** The services over a database and a folder, as a container wires them, with quick voices and words. */
export async function domainOver(
  { url, db, sql, folder }: Place,
  { writer = wordForWord, speech = toneSpeech(), concurrency = 0 }: Parts = {},
) {
  const storage = localStorage(folder);
  const jobs = await pgBossJobs({ url, db, concurrency, onError: console.error });
  const events = postgresEvents(sql, console.error);
  const fetcher = {
    fetch: async () => {
      throw new AppError("PAGE_UNREADABLE", { reason: "UNREACHABLE" });
    },
  };
  const credits = creditsService({ db });
  const files = looseFilesOf({ db, storage });
  const queues = queuesService({ db, jobs, events, credits });
  const pages = pagesService({ db, fetcher, publicUrl: "http://localhost", samplesDir: folder });
  const segments = segmentStore({ db, storage });
  const previews = readingPreviews({ speech, links: mediaLinks("a key") });
  const revisions = revisionsService({ db });
  return {
    url,
    db,
    sql,
    folder,
    storage,
    files,
    jobs,
    events,
    credits,
    queues,
    pages,
    segments,
    previews,
    dictionary: dictionaryService({ db, speech, segments, previews }),
    scripts: scriptsService({ db, queues, credits, pages, writer, files }),
    audios: audiosService({ db, queues, credits, speech, segments, storage, files }),
    entries: entriesService({ db, queues, files }),
    revisions,
    changes: changesService({ db, revisions, files }),
    accounts: accountsService({ db, credits, adminEmails: ["Boss@example.com"] }),
    expirations: expirationsService({ db, events, jobs }),
    housekeeping: housekeepingService({ db, queues, storage, files }),
    stored: async (key: string) => text(await storage.read(key)),
    async close() {
      await pages.close();
      await jobs.stop();
      await events.close();
    },
  };
}

/** The same with a database and a folder of their own, both removed by `close`. */
export async function testDomain(parts: Parts = {}) {
  // Only tests have a database to ask for; a worker process of theirs is told its own.
  const { freshDatabase } = await import("./database.ts");
  const { close: drop, ...database } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "yomikoe-domain-"));
  const domain = await domainOver({ ...database, folder }, parts);
  return {
    ...domain,
    async close() {
      await domain.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestDomain = Awaited<ReturnType<typeof testDomain>>;

/** A job's context that nothing stops. */
export const undisturbed = { signal: new AbortController().signal };
