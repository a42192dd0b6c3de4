import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "../lib/run.ts";

/** Test files that take ten seconds and more, longest first: most of them wait for processes and for real time. */
export const LONGEST = [
  "server/src/domain/audios/make/render.test.ts",
  "server/src/adapters/jobs/contract.test.ts",
  "scripts/convert.test.ts",
  "scripts/admin.test.ts",
  "server/src/adapters/renderer/chromium.test.ts",
  "server/src/main.test.ts",
  "scripts/postgres.test.ts",
  "server/src/tasks/lost-connection.test.ts",
  "scripts/npm-start.test.ts",
  "server/src/domain/pages/page-processes.test.ts",
  "server/src/domain/pages/parser.test.ts",
  "server/src/tasks/killed-worker.test.ts",
  "server/src/domain/pages/extract/traps.test.ts",
  "server/src/test/contracts/access.test.ts",
  "scripts/start.test.ts",
  "server/src/domain/credits/crashes.test.ts",
  "scripts/auth-emulator.test.ts",
  "server/src/domain/audios/make/hostile-text.test.ts",
  "server/src/test/contracts/ordered-settings.test.ts",
  "server/src/adapters/speech/normalize-ja/misread.test.ts",
  "server/src/test/contracts/fuzz.test.ts",
  "scripts/walls/walls.test.ts",
];

/** Begins with what takes longest, so that no worker is alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => relative(root, moduleId));
  }
}

export function longestFirst<File>(files: File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => {
    const at = LONGEST.indexOf(pathOf(file));
    return at < 0 ? LONGEST.length : at;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}
