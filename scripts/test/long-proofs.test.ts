import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/run.ts";
import { journeyResults, recorded } from "./long-proofs.ts";

const HEAD = "# Long proofs\n\nWhy.\n\n| proof | result | took | on |\n|---|---|---|---|\n";
const START = Date.UTC(2026, 10, 21, 9);

it("renews the rows of proofs that ran, and keeps the others", () => {
  const before = `${HEAD}| \`a.long.test.ts\` | 1 passed, 0 failed | 40 s | 2026-11-01 |\n| \`b.long.test.ts\` | 2 passed, 0 failed | 50 s | 2026-11-01 |\n`;
  const report = {
    testResults: [
      {
        name: join(root, "b.long.test.ts"),
        startTime: START,
        endTime: START + 61_400,
        assertionResults: [{ status: "passed" }, { status: "failed" }],
      },
    ],
  };
  expect(recorded(before, report)).toBe(
    `${HEAD}| \`a.long.test.ts\` | 1 passed, 0 failed | 40 s | 2026-11-01 |\n| \`b.long.test.ts\` | 1 passed, 1 failed | 61 s | 2026-11-21 |\n`,
  );
});

it("gives the journeys of each file a row of their own", () => {
  const ran = (seconds: number, duration: number, status = "expected") => ({
    tests: [{ status, results: [{ startTime: new Date(START + seconds * 1_000).toISOString(), duration }] }],
  });
  const skipped = { tests: [{ status: "skipped", results: [] }] };
  const report = {
    suites: [
      { file: "stay.spec.ts", specs: [ran(20, 40_000), ran(0, 30_000), skipped] },
      {
        file: "focus.spec.ts",
        specs: [],
        suites: [{ file: "focus.spec.ts", specs: [ran(5, 9_000, "unexpected")] }],
      },
      { file: "other.spec.ts", specs: [skipped] },
    ],
  };
  expect(recorded(HEAD, journeyResults(report))).toBe(
    `${HEAD}| \`client/e2e/focus.spec.ts\` | 0 passed, 1 failed | 9 s | 2026-11-21 |\n| \`client/e2e/stay.spec.ts\` | 2 passed, 0 failed | 70 s | 2026-11-21 |\n`,
  );
});
