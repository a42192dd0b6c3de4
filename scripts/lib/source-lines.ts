import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./run.ts";

const OTHERS = ["**/node_modules/**", "**/dist/**", "server/voice/build/**", "client/src/gql/**"];

/** The sources among a folder's files, with their lines. */
export const sourcesIn = (folder: string, sources: string | string[], others: string[] = []) =>
  globSync(sources, { cwd: folder, exclude: [...OTHERS, ...others] })
    .sort()
    .map((file) => ({ file, lines: readFileSync(join(folder, file), "utf8").split("\n") }));

/** Refuses the lines of sources for which `note` has words; they stand behind the place of the line. */
export function refuseLines(
  folder: string,
  sources: string | string[],
  what: string,
  note: (line: string) => string | null,
): Outcome {
  const refused = sourcesIn(folder, sources).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const words = note(line);
      return words === null ? [] : [`${file}:${index + 1} (${words})`];
    }),
  );
  return { ok: refused.length === 0, output: `${what}:\n${refused.join("\n")}` };
}
