import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../lib/run.ts";

const RECORD = "docs/long-proofs.md";
const ROW = /^\| `(.+?)` \|.*\|$/gm;

interface Report {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** Writes when each long proof ran last, and how it ended. Proofs that did not run keep their row. */
export function recordLongProofs(report: string): void {
  const record = join(root, RECORD);
  writeFileSync(record, recorded(readFileSync(record, "utf8"), JSON.parse(readFileSync(report, "utf8"))));
}

/** The same of the journeys that run apart. */
export function recordLongJourneys(report: string): void {
  const record = join(root, RECORD);
  const results = journeyResults(JSON.parse(readFileSync(report, "utf8")));
  writeFileSync(record, recorded(readFileSync(record, "utf8"), results));
}

interface Suite {
  file: string;
  specs: { tests: { status: string; results: { startTime: string; duration: number }[] }[] }[];
  suites?: Suite[];
}

/** The journeys of each file. They take as long as they would one after the other: those of other files run between them. */
export function journeyResults({ suites }: { suites: Suite[] }): Report {
  const testResults = suites.flatMap((suite) => {
    const tests = testsOf(suite).filter(({ status }) => status !== "skipped");
    const results = tests.flatMap((test) => test.results);
    if (results.length === 0) return [];
    const startTime = Math.min(...results.map((result) => Date.parse(result.startTime)));
    return {
      name: join(root, "client/e2e", suite.file),
      startTime,
      endTime: startTime + results.reduce((sum, { duration }) => sum + duration, 0),
      assertionResults: tests.map(({ status }) => ({ status: status === "expected" ? "passed" : "failed" })),
    };
  });
  return { testResults };
}

const testsOf = ({ specs, suites = [] }: Suite): Suite["specs"][number]["tests"] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

export function recorded(record: string, { testResults }: Report): string {
  const rows = new Map([...record.matchAll(ROW)].map(([row, file = ""]) => [file, row]));
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const file = relative(root, name);
    const count = (status: string) => assertionResults.filter((test) => test.status === status).length;
    const result = `${count("passed")} passed, ${count("failed")} failed`;
    const date = new Date(startTime).toISOString().slice(0, 10);
    rows.set(file, `| \`${file}\` | ${result} | ${Math.round((endTime - startTime) / 1_000)} s | ${date} |`);
  }
  const text = record.replace(ROW, "").trimEnd();
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  return `${text}\n${sorted.join("\n")}\n`;
}
