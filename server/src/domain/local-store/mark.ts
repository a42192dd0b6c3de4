import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#db/client";
import { sharedSecret } from "#domain/links/shared-secret";

/** Its name in the database. */
export const STORE_MARK = "local-store";
/** No key of a file begins with a dot. */
const MARK = ".store";

/**
 * Says that this folder is not the one that holds the database's files, as on a second host that does not share the
 * first one's folder; null if it is the one. The first folder gets a mark, which the database keeps.
 */
export async function foreignStore(db: Database, folder: string): Promise<string | null> {
  const found = await markOf(folder);
  const known = await sharedSecret(db, STORE_MARK, found);
  if (found === known) return null;
  return [
    `STORAGE=local keeps the files of this database in another folder than ${folder}: mount that folder on every host, or use STORAGE=gcs.`,
    `Where the files were moved here, write ${known} into ${join(folder, MARK)} and start again.`,
  ].join(" ");
}

/** The folder's mark. Of processes that make it together, one does, and all read the same. */
async function markOf(folder: string): Promise<string> {
  const file = join(folder, MARK);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  try {
    await writeFile(own, randomUUID(), { mode: 0o600 });
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}
