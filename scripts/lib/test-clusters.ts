import { rmSync } from "node:fs";
import postgres from "postgres";
import { afterAll, afterEach } from "vitest";
import { type RunningPostgres, startPostgres } from "../postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Postgres for the tests of a file: each ends with its test, and the folders with the file. */
export function testClusters() {
  const folders: string[] = [];
  const running: RunningPostgres[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function freshFolder() {
    const folder = temporaryFolder("postgres");
    folders.push(folder);
    return folder;
  }
  // Most tests start what is there: a cluster is made in a second, and serves them all.
  const dataDir = freshFolder();

  let marks = 0;
  return {
    dataDir,
    freshFolder,
    running,
    async start(folder = dataDir) {
      const one = await startPostgres({ dataDir: folder });
      running.push(one);
      return one;
    },
    /** Stores a mark that no test before has stored. */
    remember: ({ url }: RunningPostgres) =>
      query(url, `create table if not exists kept (mark int); insert into kept values (${++marks})`),
    /** How often the newest mark is there. */
    kept: async ({ url }: RunningPostgres) =>
      (await query(url, `select 1 from kept where mark = ${marks}`)).length,
  };
}

export async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}
