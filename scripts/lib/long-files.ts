import type { Outcome } from "./run.ts";
import { sourcesIn } from "./source-lines.ts";

const LONGEST = 250;
const SOURCES = ["{client,server}/**/*.{ts,tsx,mjs,js,css,c,h}", "scripts/**/*.{ts,mjs}", "*.{ts,mjs}"];
/** Each sentence of a test stands for itself, so that a long test is read in parts. */
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"];
/** Files that are allowed to be longer, each for a reason. */
const LONGER = [
  // Its functions share the structures of one engine.
  "server/voice/synth.c",
  // Frames in pages of others load it as it stands: a second file would be one more request before it plays.
  "server/assets/player/player.js",
];

/** Finds source files of more than 250 lines. A table of that length belongs into a data file. */
export function longFiles(folder: string): Outcome {
  const refused = sourcesIn(folder, SOURCES, [...TESTS, ...LONGER])
    // The last line ends with a break, too.
    .map(({ file, lines }) => ({ file, count: lines.at(-1) === "" ? lines.length - 1 : lines.length }))
    .filter(({ count }) => count > LONGEST)
    .map(({ file, count }) => `${file} (${count})`);
  return { ok: refused.length === 0, output: `Files of more than ${LONGEST} lines:\n${refused.join("\n")}` };
}
