import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { pageProcesses } from "#domain/pages/page-processes";

/** A process that does as the page says. */
export const entry = { url: new URL("./obedient-process.mjs", import.meta.url), execArgv: [] as string[] };

/** Three processes that are ready for the pages of each of a file's tests. */
export function lanes(launcher: string | null) {
  const folder = mkdtempSync(join(tmpdir(), "yomikoe-pages-"));
  const execArgv = [...entry.execArgv, `--allow-fs-write=${folder}`];
  const three = pageProcesses<{ length: number; startedAt: number }>({
    entry: { ...entry, execArgv },
    concurrency: 1,
    ready: 3,
    launcher,
  });
  beforeEach(() => three.prepare());
  afterAll(() => {
    three.close();
    rmSync(folder, { recursive: true });
  });

  /** Its outcome, and how often it was begun. */
  async function read(ms: number, owner: string, page = owner) {
    const file = join(folder, page);
    const html = `work ${ms} noted in ${file}`;
    const answer = await three.ask({ html, url: `https://${owner}.example/` }, owner);
    return {
      isWhole: answer?.length === html.length,
      begun: readFileSync(file, "utf8").split("\n").length - 1,
    };
  }
  return { three, read };
}
