import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Counts } from "./counts.ts";
import { root } from "./run.ts";

/** A test or check that failed, or a file that could not be loaded. */
export interface FailedTest {
  /** The test's file, below the checkout; empty for a check. */
  file: string;
  /** The names of its groups and its own; empty for a file that could not be loaded. */
  title: string;
  /** The beginning of the reason. */
  reason: string;
}

/** How a stage ended: the last lines of a run name each test that failed, since of a long output only the end is kept. */
export interface StageResult extends Counts {
  failures?: FailedTest[];
  /** Tests that failed beside the others and passed when they were tried again. */
  unsteady?: FailedTest[];
}

export interface VitestResult {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    ancestorTitles: string[];
    title: string;
    failureMessages?: string[] | null;
  }[];
}

interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}

const LINES_OF_A_REASON = 4;
const CHARACTERS_OF_A_LINE = 200;

/** The failures of a report that vitest wrote. */
export function vitestFailures({ testResults }: { testResults: VitestResult[] }): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === "failed" && assertionResults.length === 0)
      return [{ file, title: "", reason: beginning(message) }];
    return assertionResults
      .filter((result) => result.status === "failed")
      .map(({ ancestorTitles, title, failureMessages }) => ({
        file,
        title: [...ancestorTitles, title].join(" › "),
        reason: beginning(failureMessages?.[0] ?? ""),
      }));
  });
}

/** The journeys of a report that Playwright wrote which ended so: "unexpected" or "flaky". */
export function playwrightFailures(
  { suites }: { suites: Suite[] },
  ending: "unexpected" | "flaky",
): FailedTest[] {
  const failuresOf = (suite: Suite, groups: string[]): FailedTest[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === ending)
        .map(({ results }) => ({
          file: `client/e2e/${suite.file}`,
          title: [...groups, title].join(" › "),
          reason: beginning(results[0]?.errors[0]?.message ?? ""),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, [...groups, inner.title])),
  ];
  return suites.flatMap((suite) => failuresOf(suite, []));
}

/** One failure after the other under a heading, or nothing where there is none. */
export function listed(heading: string, failures: FailedTest[]): string {
  if (failures.length === 0) return "";
  const rows = failures.map(({ file, title, reason }) =>
    [
      `  ${[file, title].filter(Boolean).join(" › ")}`,
      ...reason.split("\n").map((line) => `      ${line}`),
    ].join("\n"),
  );
  return `\n${heading}\n${rows.join("\n")}\n`;
}

export const readReport = <Report>(file: string): Report => JSON.parse(readFileSync(file, "utf8"));

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
const COLOURS = /\u001b\[[\d;]*m/g;

/** The first lines of a message, without colours and without places in packages. */
export const beginning = (message: string): string =>
  message
    .replace(COLOURS, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, LINES_OF_A_REASON)
    .map((line) => line.slice(0, CHARACTERS_OF_A_LINE))
    .join("\n");
