import { globSync } from "node:fs";
import { root } from "../lib/run.ts";

export interface TestFiles {
  /** Run by vitest in every whole run. */
  unit: string[];
  /** Run by vitest in `npm run test:long` only. */
  long: string[];
  /** Run by Playwright in a browser. */
  journeys: string[];
}

const UNIT = ["server/src/**/*.test.ts", "client/{src,build}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"];
const isLong = (path: string) => path.includes(".long.test.");

/** Every test file of the checkout. */
export function testFiles(): TestFiles {
  const found = globSync(UNIT, { cwd: root }).sort();
  return {
    unit: found.filter((path) => !isLong(path)),
    long: found.filter(isLong),
    journeys: globSync("client/e2e/*.spec.ts", { cwd: root }).sort(),
  };
}

/**
 * Those in whose path the name of a folder or file begins with one of the words. `entries` is the folders
 * of that name, and not the journey `two-entries`.
 */
export function named(names: string[], paths: string[]): string[] {
  const words = names.map((name) => `/${name.replace(/^\.?\//, "").toLowerCase()}`);
  return paths.filter((path) => words.some((word) => `/${path.toLowerCase()}`.includes(word)));
}
