import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#db/schema/index";

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

interface ExportedTable {
  about: string;
  /** Rows of an account: all of them, or those of some of its entries, where there may be many. */
  of: { account: (uid: string) => SQL } | { entries: (ids: string[]) => SQL };
  /** Columns that stay out, and why. */
  without?: Record<string, string>;
}

const account = (column: AnyPgColumn) => ({ account: (uid: string) => eq(column, uid) });
const entry = (column: AnyPgColumn) => ({ entries: (ids: string[]) => inArray(column, ids) });

const { users, entries, pages, formerPages, facts, revisions, scripts, scriptVersions, audios } = schema;
const { queues, listening, publications, feeds, feedEntries, sites, dictionaryWords } = schema;
const { ledger, orders, planEvents, agreements, apiKeys, webhooks, auditLog } = schema;

const revisionsOf = (ids: string[]) =>
  sql`(select ${revisions.id} from ${revisions} where ${inArray(revisions.entryId, ids)})`;
const scriptsOf = (ids: string[]) =>
  sql`(select ${scripts.id} from ${scripts} where ${scripts.revisionId} in ${revisionsOf(ids)})`;

const STORED = "where the file lies; `files` names it in this archive";
const SECRET = "secret; it works for whoever knows it";
const COUNTED = "counts of the last minutes and days";

/**
 * The tables of the schema, each with its place in the archive of an account or the reason that it has none. A table
 * without a line is a type error.
 */
export const contents = {
  users: { about: "The account with its settings.", of: account(users.id) },
  agreements: {
    about: "Versions of the terms that the account agreed to.",
    of: account(agreements.userId),
  },
  orders: { about: "Orders, with what their last screen had said.", of: account(orders.userId) },
  planEvents: {
    about: "Starts, cancellations and ends of the monthly plan.",
    of: account(planEvents.userId),
  },
  ledger: { about: "Every movement of credits.", of: account(ledger.userId) },
  entries: {
    about: "Pages that were added, those in the trash too.",
    of: entry(entries.id),
    without: { picture: STORED, icon: STORED },
  },
  pages: { about: "Texts of the pages as they were read last.", of: entry(pages.entryId) },
  formerPages: {
    about: "Texts of the pages as they were when scripts were written.",
    of: entry(formerPages.entryId),
  },
  facts: { about: "Facts that were found on the pages.", of: entry(facts.entryId) },
  revisions: { about: "Versions of a page's script and audio.", of: entry(revisions.entryId) },
  scripts: {
    about: "Scripts with their settings.",
    of: { entries: (ids) => sql`${scripts.revisionId} in ${revisionsOf(ids)}` },
    without: { filePath: STORED },
  },
  scriptVersions: {
    about: "Texts of scripts that edits replaced.",
    of: { entries: (ids) => sql`${scriptVersions.scriptId} in ${scriptsOf(ids)}` },
  },
  audios: {
    about: "Audios with their settings, captions and chapters.",
    of: { entries: (ids) => sql`${audios.revisionId} in ${revisionsOf(ids)}` },
    without: { filePath: STORED, isMarked: "bookkeeping of this server" },
  },
  queues: { about: "Jobs that wrote scripts and made audios.", of: entry(queues.entryId) },
  listening: { about: "How often published audios were heard, by day.", of: entry(listening.entryId) },
  publications: { about: "Public addresses of pages.", of: account(publications.userId) },
  feeds: {
    about: "Podcast feeds.",
    of: account(feeds.userId),
    without: { key: SECRET },
  },
  feedEntries: { about: "Pages that were chosen for a feed.", of: entry(feedEntries.entryId) },
  sites: { about: "Sites whose pages find their audio by themselves.", of: account(sites.userId) },
  dictionaryWords: { about: "Dictionary of readings.", of: account(dictionaryWords.userId) },
  apiKeys: {
    about: "Descriptions of the API keys.",
    of: account(apiKeys.userId),
    without: { fingerprint: SECRET, formerFingerprint: SECRET },
  },
  webhooks: {
    about: "Descriptions of the webhooks.",
    of: account(webhooks.userId),
    without: { secret: SECRET, formerSecret: SECRET },
  },
  auditLog: {
    about: "What administrators did to the account.",
    of: account(auditLog.subject),
    without: { actor: "somebody else" },
  },

  accountExports: "this archive itself",
  audioDigests: "sizes and digests of files that are here",
  dailyUses: COUNTED,
  feedArtworks: "its picture is among the files",
  holds: "credits of jobs; the ledger has them",
  idempotencyKeys: "repeated requests of the last day",
  looseFiles: "files that are about to be removed",
  paymentSandbox: "stands for a payment provider in trials",
  quotes: "prices of the last minutes",
  readingTurns: "pages that are read at this moment",
  requestLeases: COUNTED,
  segments: "sentences that the audios are joined from",
  socketLeases: COUNTED,
  webhookDeliveries: "events of the last days about what is here",

  announcements: "of nobody: what administrators publish",
  dailyFigures: "of nobody: sums of days",
  paymentEvents: "of nobody: identifiers of the provider's events",
  secrets: "of nobody: keys of the installation",
  trialNetworks: "of nobody: networks, for an hour",
  trials: "of nobody: hashes of mailboxes",
} satisfies Record<TableName, ExportedTable | string>;

const byName = new Map(Object.entries(schema));
export const tableOf = (name: string) => byName.get(name as TableName) as PgTable;

export interface ArchivedTable extends ExportedTable {
  name: string;
  table: PgTable;
  /** Its columns in the archive: neither those that stay out, nor the account's own id. */
  columns: Record<string, PgColumn>;
}

/** The tables that are in the archive. */
export const tables: ArchivedTable[] = Object.entries(contents).flatMap(([name, part]) => {
  if (typeof part === "string") return [];
  const table = tableOf(name);
  const { of, about, without = {} } = part as ExportedTable;
  const shown = Object.entries(getTableColumns(table)).filter(
    ([column]) => column !== "userId" && !(column in without),
  );
  return [{ name, about, of, without, table, columns: Object.fromEntries(shown) }];
});

/** The words of the dictionary are for spreadsheets. */
export const CSV = "dictionaryWords";
export const fileOf = (name: string) => (name === CSV ? "dictionary.csv" : `data/${name}.json`);

/** Tables whose rows name the files that belong to them. */
export const TABLES_WITH_FILES: readonly string[] = ["entries", "scripts", "audios", "feeds"];
