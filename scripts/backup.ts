/** Writes everything that an instance keeps into one file: npm run backup -- FILE */
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { TransactionSql } from "postgres";
import { appliedMigrations } from "../server/src/db/migrations.ts";
import { type Piece, writeArchive } from "./backup/archive.ts";
import { headPiece } from "./backup/head.ts";
import { type Instance, withInstance, withSql } from "./backup/instance.ts";
import { storedFiles } from "./backup/stored-files.ts";
import { rowsOf, tablesOf } from "./backup/tables.ts";
import { PROJECT_ID } from "./lib/local-services.ts";
import { explain, UserError } from "./lib/say.ts";

try {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new UserError("Usage: npm run backup -- FILE");
  if (existsSync(file)) throw new UserError(`${file} is there already.`);
  const { storage } = await withInstance((instance) => backUp(instance, file), { mayRun: true });
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  if (!storage)
    console.log("The files in the bucket are not in it: keep the bucket's own versions or a copy.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function backUp(instance: Instance, file: string): Promise<Instance> {
  const aside = `${file}.part`;
  try {
    await withSql(instance.url, (sql) =>
      sql.begin("isolation level repeatable read read only", (tx) =>
        writeArchive(aside, allOf(instance, tx)),
      ),
    );
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  return instance;
}

async function* allOf(
  { storage, accounts, emulatorHost }: Instance,
  tx: TransactionSql,
): AsyncGenerator<Piece> {
  const migrations = await appliedMigrations(tx);
  if (migrations.length === 0) throw new UserError("There is nothing to back up: the database is empty.");
  const createdAt = new Date();
  const tables = await tablesOf(tx);
  const has = { files: storage !== null, accounts: accounts !== null };
  yield headPiece({ createdAt: createdAt.toISOString(), migrations, tables, has });
  for (const table of tables) yield* rowsOf(tx, table);
  if (emulatorHost) yield { part: "accounts", bytes: await askForAccounts(emulatorHost) };
  else if (accounts && existsSync(accounts)) yield { part: "accounts", bytes: await readFile(accounts) };
  if (storage && existsSync(storage)) yield* storedFiles(storage, createdAt);
}

/** As the emulator writes them into its file. */
async function askForAccounts(host: string): Promise<Buffer> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchGet?maxResults=-1`;
  const answer = await fetch(url, { headers: { authorization: "Bearer owner" } });
  if (!answer.ok) throw new UserError(`The Auth emulator does not give its accounts: ${answer.status}.`);
  const { users = [] } = (await answer.json()) as { users?: object[] };
  return Buffer.from(JSON.stringify({ users }));
}
