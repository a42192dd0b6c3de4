import { rmSync } from "node:fs";
import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";
import { tryScript } from "./try-script.ts";

/** Starts that fail, each of a file's tests with a data folder of its own. */
export function failedStarts() {
  let dataDir = "";
  beforeEach(() => {
    dataDir = temporaryFolder("start");
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    dataDir: () => dataDir,
    /** How a start ended, and what it said. */
    async failure(variables: Record<string, string>) {
      const { ended, output } = tryScript("start.ts", { DATA_DIR: dataDir, ...variables });
      return { code: (await ended)[0], output: output().trim() };
    },
  };
}
