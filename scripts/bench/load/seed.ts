import { connect } from "../../../server/src/db/client.ts";
import { fillDemoAccount } from "../../../server/src/domain/accounts/demo.ts";
import type { Viewer } from "../../../server/src/kernel/viewer.ts";
import { anEntry, aRevision } from "../../../server/src/test/factories.ts";

/** Gives each of these users, who have called the API before, credits and a page with this script, or one of its own. */
export async function seedScripts(
  databaseUrl: string,
  uids: readonly string[],
  script: string | ((page: number) => string),
) {
  const { db, sql } = connect(databaseUrl, { max: 1 });
  try {
    const entries: string[] = [];
    for (const [page, uid] of uids.entries()) {
      await fillDemoAccount(db, uid);
      const viewer = { uid } as Viewer;
      const entry = await anEntry(db, viewer);
      await aRevision(db, viewer, entry.id, "0001", typeof script === "string" ? script : script(page));
      entries.push(entry.id);
    }
    await sql`vacuum analyze`;
    return entries;
  } finally {
    await sql.end();
  }
}
