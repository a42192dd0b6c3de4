import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "../lib/run.ts";

/** Test files that take ten seconds and more, longest first: most of them wait for processes and for real time. */
export const LONGEST = [
  "scripts/bootstrap.test.ts",
  "scripts/convert.test.ts",
  "scripts/admin.test.ts",
  "scripts/postgres.test.ts",
  "scripts/start.test.ts",
  "scripts/sbom.test.ts",
  "client/src/features/scripts/editor/ScriptEditor.test.tsx",
  "client/src/app/router.test.tsx",
  "client/src/features/audios/settings/AudioSettingsForm.test.tsx",
  "client/src/features/entries/list/long-list.test.tsx",
  "client/src/features/auth/RegisterPage.test.tsx",
  "client/src/features/auth/LoginPage.test.tsx",
  "server/src/adapters/jobs/contract.test.ts",
  "server/src/domain/audios/make/render.test.ts",
  "server/src/domain/feeds/feeds.test.ts",
  "server/src/adapters/renderer/chromium.test.ts",
  "server/src/adapters/speech/prosody.test.ts",
  "server/src/test/contracts/ordered-settings.test.ts",
  "server/src/test/contracts/access.test.ts",
  "server/src/domain/pages/page-processes.test.ts",
  "server/src/adapters/speech/contract.test.ts",
  "server/src/transport/mcp/stdio.test.ts",
  "server/src/adapters/speech/reading/reading-set.test.ts",
  "server/src/test/contracts/main-job-rest.test.ts",
  "server/src/domain/credits/crashes.test.ts",
  "server/src/domain/audios/audios.test.ts",
  "server/src/adapters/writer/contract.test.ts",
  "server/src/domain/pages/pages.test.ts",
  "server/src/test/contracts/main-job-graphql.test.ts",
  "server/src/adapters/speech/delivery.test.ts",
  "server/src/domain/audios/make/hostile-text.test.ts",
  "server/src/test/contracts/changed-pages.test.ts",
  "server/src/db/hang-watch.test.ts",
  "server/src/domain/pages/parser.test.ts",
];

/** Begins with what takes longest, so that no worker is alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(
      await super.sort(files),
      ({ moduleId }) => relative(root, moduleId),
      ({ project }) => project.name,
    );
  }
}

/** One project after the other: a worker that meets a file of another one ends, with all that it has loaded. */
export function longestFirst<File>(
  files: File[],
  pathOf: (file: File) => string,
  projectOf: (file: File) => string,
): File[] {
  const projects = [...new Set(files.map(projectOf))];
  const rank = (file: File) => {
    const at = LONGEST.indexOf(pathOf(file));
    return at < 0 ? LONGEST.length : at;
  };
  return files.toSorted(
    (a, b) => projects.indexOf(projectOf(a)) - projects.indexOf(projectOf(b)) || rank(a) - rank(b),
  );
}
