import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { runningOwner, takeLock } from "../lib/lock.ts";
import { UserError } from "../lib/say.ts";
import { startPostgres } from "../postgres.ts";

/** Parts of an instance that a backup holds, and where they lie. */
export interface Instance {
  url: string;
  /** Null where somebody else keeps the files or the accounts. */
  storage: string | null;
  accounts: string | null;
  /** Where the emulator runs that keeps the accounts: its file may lag behind. */
  emulatorHost?: string;
}

/** Lets the work be done on the instance of the environment. A stopped one gets its database for the time being. */
export async function withInstance<Result>(
  work: (instance: Instance) => Promise<Result>,
  { mayRun }: { mayRun: boolean },
): Promise<Result> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, STORAGE, FIREBASE_PROJECT_ID } = process.env;
  const dataDir = process.env.DATA_DIR || ".data";
  const rest = {
    storage: STORAGE === "gcs" ? null : join(dataDir, "storage"),
    accounts: FIREBASE_PROJECT_ID ? null : join(dataDir, "auth", "accounts.json"),
  };
  const running = runningOwner(dataDir);
  if (running && !mayRun) throw new UserError(`Yomikoe runs at ${running.publicUrl}: stop it first.`);
  const known = DATABASE_DIRECT_URL || DATABASE_URL || running?.databaseUrl;
  if (known && mayRun) return work({ url: known, ...rest, emulatorHost: running?.emulatorHost });
  if (running) throw new UserError("Yomikoe is just starting: try again when it is ready.");

  const lock = takeLock(dataDir, "its data folder, for a backup or a restore,");
  try {
    if (known) return await work({ url: known, ...rest });
    const database = await startPostgres({ dataDir });
    try {
      return await work({ url: database.url, ...rest });
    } finally {
      await database.stop();
    }
  } finally {
    lock.release();
  }
}

/** Connects as nothing else does: without the limits that a server puts on its statements. */
export async function withSql<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "yomikoe-backup" },
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
