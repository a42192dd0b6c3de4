import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Sql } from "postgres";
import { postgresEvents } from "#adapters/events/postgres";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { paymentSandboxOver } from "#adapters/payments/sandbox";
import { localStorage } from "#adapters/storage/local";
import { undiciWebhookSender } from "#adapters/webhooks/undici";
import type { Database } from "#db/client";
import { sandboxRows } from "#db/sandbox-rows";
import type { TrialRules } from "#domain/accounts/trials/trials";
import { mediaLinks } from "#domain/links/media-links";
import { pageParser } from "#domain/pages/parser";
import { servicesOver } from "#domain/services";
import { AppError } from "#kernel/errors";
import type { Identity } from "#ports/identity";
import type { JobContext, JobFailure } from "#ports/jobs";
import type { PictureFetcher } from "#ports/picture-fetcher";
import type { Speech } from "#ports/speech";
import type { Storage } from "#ports/storage";
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
  /** The store, over the one of the folder. */
  storage?: (local: Storage) => Storage;
  onFailure?: (failure: JobFailure) => void;
  /** Jobs at a time; with 0 they are sent, and nobody works on them. */
  concurrency?: number;
  /** The provider that signs users in; nobody signs in in most tests. */
  identity?: Identity;
  trialRules?: TrialRules;
  oldAudioMonths?: number;
  /** Hosts on this machine, as `host:port`, that webhooks may reach, and how long they may take. */
  receivers?: readonly string[];
  receiverMs?: number;
  now?: () => number;
}

/** As with the local Auth emulator. */
const openTrials: TrialRules = { needsVerifiedEmail: false, isLimited: false };

const unasked = async () => {
  throw new Error("this test has no identity provider");
};
const nobodyKnown: Identity = {
  verify: unasked,
  checkAccount: unasked,
  disable: unasked,
  enable: unasked,
  remove: unasked,
  ready: unasked,
};

/** The services over a database and a folder, as a container wires them, with quick voices and words. */
export async function domainOver(
  { url, db, sql, folder }: Place,
  {
    writer = wordForWord,
    speech = toneSpeech(),
    storage: storageOver = (local) => local,
    onFailure,
    concurrency = 0,
    identity = nobodyKnown,
    trialRules = openTrials,
    oldAudioMonths,
    receivers = [],
    receiverMs,
    now,
  }: Parts = {},
) {
  const storage = storageOver(localStorage(folder));
  const jobs = await pgBossJobs({ url, db, concurrency, onError: console.error, onFailure });
  const events = postgresEvents(sql, console.error);
  const fetcher = {
    fetch: async () => {
      throw new AppError("PAGE_UNREADABLE", { reason: "UNREACHABLE" });
    },
  };
  const pictureFetcher: PictureFetcher = {
    fetchPicture: async () => {
      throw new AppError("PAGE_UNREADABLE", { reason: "UNREACHABLE" });
    },
  };
  const publicUrl = "http://localhost";
  const payments = paymentSandboxOver({
    rows: sandboxRows(db),
    secret: "a key",
    publicUrl,
    production: false,
  });
  const { services, files, segments, previews } = servicesOver({
    db,
    events,
    jobs,
    storage,
    identity,
    speech,
    writer,
    fetcher,
    pictureFetcher,
    parser: pageParser({ ready: 0 }),
    renderer: null,
    payments,
    webhookSender: undiciWebhookSender({ allowPrivate: receivers, timeoutMs: receiverMs }),
    links: mediaLinks("a key"),
    publicUrl,
    samplesDir: folder,
    adminEmails: ["Boss@example.com"],
    onError: console.error,
    trialRules,
    oldAudioMonths,
    now,
  });
  return {
    ...services,
    url,
    db,
    sql,
    folder,
    storage,
    files,
    jobs,
    events,
    segments,
    previews,
    stored: async (key: string) => text(await storage.read(key)),
    async close() {
      await services.listening.close();
      await services.pages.close();
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
export const undisturbed: JobContext = {
  signal: new AbortController().signal,
  holds: async () => true,
  handBack: async () => {},
};
