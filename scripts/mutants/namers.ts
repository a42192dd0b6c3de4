import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { givenProofs, type TestFile } from "../coverage/rules.ts";
import { root } from "../lib/run.ts";
import { literal } from "./sources.ts";

const TESTS = ["server/src/**/*.test.ts", "client/src/**/*.test.{ts,tsx}", "client/e2e/**/*.spec.ts"];

export const readTests = (): TestFile[] =>
  globSync(TESTS, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

export interface Namers {
  runner: "vitest" | "playwright";
  files: TestFile[];
}

/** The tests that name a rule on the side of a source; journeys where no quicker test does. */
export function namersOf(rule: string, source: string, tests: TestFile[]): Namers {
  const naming = tests.filter((test) => names(test, rule));
  const side = source.startsWith("server/") ? "server/" : "client/src/";
  const quick = naming.filter(({ path }) => path.startsWith(side));
  if (quick.length > 0) return { runner: "vitest", files: quick };
  return { runner: "playwright", files: naming.filter(({ path }) => path.startsWith("client/e2e/")) };
}

const names = (test: TestFile, rule: string) =>
  [...givenProofs([test]).keys()].some((proof) => proof.split(" ")[0] === rule);

/** Matches the names of the tests that carry a rule's id, alone or in a list: [4.3] or [4.3, 9.1]. */
export const namePattern = (rule: string) =>
  new RegExp(`\\[([1-9.]+\\d*,\\s*)*${literal(rule)}(,\\s*[1-9.]+\\d*)*\\]`);
