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

interface JourneysReport {
  suites: { file: string }[];
  stats: { startTime: string; duration: number; expected: number; unexpected: number };
}

/** The same of the journeys that run apart; they stand in one row. */
export function recordLongJourneys(report: string): void {
  const { suites, stats }: JourneysReport = JSON.parse(readFileSync(report, "utf8"));
  const startTime = Date.parse(stats.startTime);
  const results = (status: string, count: number) => Array.from({ length: count }, () => ({ status }));
  const row = {
    name: join(root, "client/e2e", suites[0]?.file ?? ""),
    startTime,
    endTime: startTime + stats.duration,
    assertionResults: [...results("passed", stats.expected), ...results("failed", stats.unexpected)],
  };
  const record = join(root, RECORD);
  writeFileSync(record, recorded(readFileSync(record, "utf8"), { testResults: [row] }));
}

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
