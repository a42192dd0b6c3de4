import { describe, expect, it } from "vitest";
import type { FailedTest } from "../lib/failures.ts";
import { trySecondRun } from "./second-run.ts";

const failure = (file: string, title: string): FailedTest => ({ file, title, reason: "late" });
const late = failure("server/src/a.test.ts", "speaks in time");
const broken = failure("server/src/b.test.ts", "adds up");
const first = { passed: 8, failed: 2, failures: [late, broken] };

describe("a second run of what failed", () => {
  it("counts what passes alone, names it as unsteady, and leaves what fails again failed", async () => {
    const asked: string[][] = [];
    const result = await trySecondRun(first, async (files) => {
      asked.push(files);
      return { passed: 1, failed: 1, failures: [broken] };
    });
    expect(asked).toEqual([["server/src/a.test.ts", "server/src/b.test.ts"]]);
    expect(result).toEqual({ passed: 9, failed: 1, failures: [broken], unsteady: [late] });
  });

  it("does not come when nothing failed, when no test but the run did, nor when more than twelve files did", async () => {
    const never = () => Promise.reject(new Error("asked for a second run"));
    const steady = { passed: 10, failed: 0, failures: [] };
    expect(await trySecondRun(steady, never)).toBe(steady);
    const outside = { passed: 10, failed: 1, failures: [failure("", "no test, but the run")] };
    expect(await trySecondRun(outside, never)).toBe(outside);
    const failures = Array.from({ length: 13 }, (_, at) => failure(`server/src/${at}.test.ts`, "adds up"));
    const allBroken = { passed: 0, failed: 13, failures };
    expect(await trySecondRun(allBroken, never)).toBe(allBroken);
  });

  it("leaves a failure that no test is named for: an error outside of all tests", async () => {
    const nameless = { passed: 10, failed: 1, failures: [] };
    expect(await trySecondRun(nameless, () => Promise.reject(new Error("asked")))).toBe(nameless);
    const crashed = await trySecondRun(first, async () => ({ passed: 2, failed: 1, failures: [] }));
    expect(crashed).toBe(first);
  });
});
