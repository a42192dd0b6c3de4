import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/run.ts";
import { recorded } from "./long-proofs.ts";

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
