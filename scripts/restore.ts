/** Brings back what a backup holds, into an instance that holds nothing: npm run restore -- [--replace] FILE */
import { migrate } from "../server/src/db/migrate.ts";
import { schemaProblem, schemaStateOf } from "../server/src/db/migrations.ts";
import { readArchive } from "./backup/archive.ts";
import { fillDatabase, isFilled, requireIdle } from "./backup/fill-database.ts";
import { type BackupHead, readHead } from "./backup/head.ts";
import { type Instance, withInstance, withSql } from "./backup/instance.ts";
import { keepAccounts, keptFiles } from "./backup/kept-files.ts";
import { explain, UserError } from "./lib/say.ts";

try {
  const args = process.argv.slice(2);
  const [file, ...others] = args.filter((arg) => arg !== "--replace");
  if (!file || others.length > 0) throw new UserError("Usage: npm run restore -- [--replace] FILE");
  const head = await check(file);
  const replace = args.includes("--replace");
  await withInstance((instance) => restore(instance, { file, head, replace }), { mayRun: false });
  console.log(`What was kept at ${head.createdAt} is back.`);
  console.log(
    "Jobs that waited or ran then end within a minute of the next start, and their credits go back.",
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Reads the whole file once before anything is touched. */
async function check(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const { part, bytes } of readArchive(file)) if (part === "head") head = readHead(bytes);
  if (!head) throw new UserError(`${file} holds nothing.`);
  const schema = schemaStateOf(head.migrations);
  if (schema.state === "newer" || schema.state === "foreign")
    throw new UserError(schemaProblem(schema)?.replace("The database", "The database of this backup") ?? "");
  return head;
}

interface Order {
  file: string;
  head: BackupHead;
  replace: boolean;
}

/** Files are written aside and take their place when the database's one transaction has been committed. */
async function restore({ url, storage, accounts }: Instance, { file, head, replace }: Order): Promise<void> {
  await withSql(url, requireIdle);
  const files = keptFiles(storage);
  let users: Buffer | undefined;
  const taken = files.isFilled() || (await withSql(url, isFilled));
  if (taken && !replace)
    throw new UserError(
      "There are accounts or files already: --replace removes them all for what the backup holds.",
    );
  await withSql(url, (sql) =>
    fillDatabase(sql, head, async function* rows() {
      for await (const { part, bytes } of readArchive(file)) {
        if (part.startsWith("table/")) yield { table: part.slice("table/".length), bytes };
        if (part.startsWith("file/")) await files.write(part.slice("file/".length), bytes);
        if (part === "accounts") users = bytes;
      }
      await files.close();
    }),
  );
  files.takePlace();
  if (accounts) keepAccounts(accounts, users);
  await migrate(url);
}
