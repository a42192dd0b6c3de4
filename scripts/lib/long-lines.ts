import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./run.ts";

const LONGEST = 220;
const SOURCES = "{client,server,scripts}/**/*.{ts,tsx,mjs,js,c,h,css,graphql}";
const OTHERS = ["**/node_modules/**", "**/dist/**", "server/voice/build/**", "client/src/gql/**"];

/** Finds source lines of more than 220 characters. A list of words of that length belongs into a data file. */
export function longLines(folder: string): Outcome {
  const long = globSync(SOURCES, { cwd: folder, exclude: OTHERS })
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (line.length > LONGEST ? [`${file}:${index + 1} (${line.length})`] : [])),
    );
  return { ok: long.length === 0, output: `Lines of more than ${LONGEST} characters:\n${long.join("\n")}` };
}
