import type { Outcome } from "./run.ts";
import { sourcesIn } from "./source-lines.ts";

const LONGEST = 250;
const SOURCES = ["{client,server}/{src,e2e}/**/*.{ts,tsx,mjs,css}", "scripts/**/*.{ts,mjs}"];
/** Each sentence of a test stands for itself, so that a long test is read in parts. */
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"];

/** Finds source files of more than 250 lines. A table of that length belongs into a data file. */
export function longFiles(folder: string): Outcome {
  const refused = sourcesIn(folder, SOURCES, TESTS)
    // The last line ends with a break, too.
    .map(({ file, lines }) => ({ file, count: lines.at(-1) === "" ? lines.length - 1 : lines.length }))
    .filter(({ count }) => count > LONGEST)
    .map(({ file, count }) => `${file} (${count})`);
  return { ok: refused.length === 0, output: `Files of more than ${LONGEST} lines:\n${refused.join("\n")}` };
}
