import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listed, playwrightFailures, vitestFailures } from "./failures.ts";
import { root } from "./run.ts";

describe("the failures of a run", () => {
  it("are read from what vitest reports, a file that cannot be loaded among them", () => {
    const report = {
      testResults: [
        {
          name: join(root, "server/src/a.test.ts"),
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", ancestorTitles: [], title: "stands" },
            {
              status: "failed",
              ancestorTitles: ["a sum"],
              title: "adds up",
              failureMessages: [
                "\u001b[31mexpected 3\u001b[39m\n\nto be 4\nat node_modules/a\nat a\nat b\nat c",
              ],
            },
          ],
        },
        {
          name: join(root, "server/src/b.test.ts"),
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { file: "server/src/a.test.ts", title: "a sum › adds up", reason: "expected 3\nto be 4\nat a\nat b" },
      { file: "server/src/b.test.ts", title: "", reason: "no such module" },
    ]);
  });

  it("are read from what Playwright reports, those that passed at the second try apart", () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      tests: [{ status, results: [{ errors: [{ message }] }] }],
    });
    const inner = { title: "in ja", file: "a.spec.ts", specs: [spec("is heard", "flaky", "late")] };
    const outer = {
      title: "a.spec.ts",
      file: "a.spec.ts",
      specs: [spec("opens", "unexpected", "closed"), spec("ends", "expected", "")],
      suites: [inner],
    };
    const report = { suites: [outer] };
    expect(playwrightFailures(report, "unexpected")).toEqual([
      { file: "client/e2e/a.spec.ts", title: "opens", reason: "closed" },
    ]);
    expect(playwrightFailures(report, "flaky")).toEqual([
      { file: "client/e2e/a.spec.ts", title: "in ja › is heard", reason: "late" },
    ]);
  });

  it("stand one below the other under their heading, and nothing stands for none", () => {
    const failures = [
      { file: "server/src/a.test.ts", title: "adds up", reason: "expected 3\nto be 4" },
      { file: "", title: "walls", reason: "a circle" },
    ];
    expect(listed("Failed:", failures)).toBe(
      "\nFailed:\n  server/src/a.test.ts › adds up\n      expected 3\n      to be 4\n  walls\n      a circle\n",
    );
    expect(listed("Failed:", [])).toBe("");
  });
});
