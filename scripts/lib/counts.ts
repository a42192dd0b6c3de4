import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file that could not even be loaded counts as one failed test. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** A journey that passes when it is tried again has passed; the end of the run names it. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Reads a report; a runner that failed and reports no failure, or nothing at all, counts as one. */
export function countReport<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => Counts,
): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(file, "utf8")));
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
