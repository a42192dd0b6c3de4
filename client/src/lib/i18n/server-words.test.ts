import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import { problemText } from "#lib/problem-text";
import { en, ja } from "#test/i18n";

const SERVER = join(import.meta.dirname, "../../../../server/src");

/** Everything that the server's rules and vendors are written in. */
const sources = globSync("{domain,adapters,kernel}/**/*.ts", { cwd: SERVER })
  .filter((path) => !/(\.test\.ts|contract\.ts)$/.test(path))
  .map((path) => readFileSync(join(SERVER, path), "utf8"));

const found = (...patterns: RegExp[]) => [
  ...new Set(
    sources.flatMap((source) =>
      patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(({ groups }) => groups?.said ?? "")),
    ),
  ),
];

const reasons = found(
  /\breason:[^,}\n]*?"(?<said>[A-Z][A-Z_]+)"/g,
  /\b(?:unreadable|refused|check)\([^)\n]*?"(?<said>[A-Z][A-Z_]+)"/g,
  /\brefused: "(?<said>[A-Z][A-Z_]+)"/g,
  // The tables: of pages that cannot be read, and of accounts that may not go on.
  /^ {2}(?<said>[A-Z][A-Z_]+): "(?:The|This|Only) /gm,
  /"(?<said>[A-Z]+_EXPIRED)"/g,
);

/** Of tokens that the code's text says all about, and of what Stripe sends: no screen meets these. */
const unseen = ["TOKEN_EXPIRED", "TOKEN_NOT_YET_VALID", "SIGNATURE_INVALID", "SIGNATURE_STALE"];

it("finds the server's reasons", () => {
  expect(reasons).toEqual(expect.arrayContaining(["PLAN_LIMIT", "SPEECH_ENGINE", "DNS", "TRIAL_EXPIRED"]));
  expect(reasons.length).toBeGreaterThan(40);
});

it.each(reasons.filter((reason) => !unseen.includes(reason)))("say %s in both languages [8.9]", (reason) => {
  for (const texts of [ja, en]) {
    const { reasons, errors }: Record<"reasons" | "errors", Record<string, string>> = texts;
    expect(reasons[reason] ?? errors[reason]).toBeTruthy();
  }
});

const problems = found(
  /\binvalid\(\s*[^,()]+,\s*["`](?<said>[^"`]+)["`]/g,
  /\.(?:refine|regex)\((?:(?!;|\.refine|\.regex)[\s\S])*?,\s*"(?<said>[^"]+)",?\s*\)/g,
  /\bproblem: "(?<said>[^"]+)"/g,
).map((said) => said.replace(/\$\{[^}]*\}/g, "5"));

/** Of what no screen of ours sends: cursors, keys, amounts and settings that it makes itself. */
const ofCallers = /^(not a cursor|one of |more than 8 KB|is nested too deeply)/;

it("finds the server's problems", () => {
  expect(problems).toEqual(
    expect.arrayContaining(["must be Japanese or English", "has the same name twice", "is written in kana"]),
  );
});

it.each(problems.filter((problem) => !ofCallers.test(problem)))(
  "have words for refused input: %s [1.7]",
  (problem) => {
    const t = ((select: ($: typeof ja) => string) => select(ja)) as unknown as TFunction;
    expect(problemText(t, { field: "text", problem })).toMatch(/[ぁ-ん]/);
  },
);
