import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countPlaywright, countReport, countVitest, sum } from "./counts.ts";

const folder = mkdtempSync(join(tmpdir(), "yomikoe-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = (
  passed: number,
  failed: number,
  testResults: { status: string; assertionResults: unknown[] }[] = [],
) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("the count at the end of a run", () => {
  it("adds up what ran", () => {
    expect(sum([countVitest(vitest(7, 1)), { passed: 2, failed: 0 }])).toEqual({ passed: 9, failed: 1 });
  });

  it("counts a test file that cannot be loaded", () => {
    const results = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
      { status: "passed", assertionResults: [] },
    ];
    expect(countVitest(vitest(5, 1, results))).toEqual({ passed: 5, failed: 2 });
  });

  it("counts a journey that passed at the second try as passed", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
  });

  it("counts a runner that fails without saying of what", () => {
    expect(countReport(report(vitest(5, 0)), 1, countVitest)).toEqual({ passed: 5, failed: 1 });
    expect(countReport(report(vitest(5, 2)), 1, countVitest)).toEqual({ passed: 5, failed: 2 });
    expect(countReport(report(vitest(5, 0)), 0, countVitest)).toEqual({ passed: 5, failed: 0 });
    expect(countReport(join(folder, "none.json"), 0, countVitest)).toEqual({ passed: 0, failed: 1 });
  });
});
