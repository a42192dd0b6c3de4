import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./lib/run.ts";

const text = readFileSync(join(root, "docs/security.md"), "utf8");
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\|[-|]+\|$/.test(line))
  .map(cellsOf);
const defended = rows.filter((cells) => cells.length === 3 && cells[0] !== "what is defended");

/** Tests that are quoted by their names, with the files that they stand in. */
const quoted = rows
  .map((cells) => cells.at(-1) ?? "")
  .flatMap((proof) =>
    [...proof.matchAll(/((?:"[^"]+"(?: and )?)+) in `([^`]+\.test\.tsx?)`/g)].flatMap(
      ([, names = "", file = ""]) =>
        [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ name, file })),
    ),
  );

describe("the page on security", () => {
  it("has a test or a command behind everything that it says is defended", () => {
    expect(defended.length).toBeGreaterThan(30);
    const unproven = defended.filter(
      ([, , proof = ""]) => !/`[^`]+\.test\.tsx?`|`npm run [^`]+`/.test(proof),
    );
    expect(unproven).toEqual([]);
  });

  it.each(quoted)("finds the test $name in $file", ({ name, file }) => {
    const begin = name.replace(/ ?…$/, "");
    expect(readFileSync(join(root, file), "utf8")).toContain(begin);
  });

  it("has a test behind each row of OWASP's lists, or a part of itself, or says that it does not apply", () => {
    const listed = rows.filter(([name = ""]) => /^(V\d+|API\d+) /.test(name));
    expect(listed).toHaveLength(17 + 10);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const isProven = (state: string) => {
      const parts = [...state.matchAll(/"([^"]+)"/g)].map(([, part]) => part);
      const stands = parts.length > 0 && parts.every((part) => headings.includes(part));
      return /`[^`]+\.test\.tsx?`/.test(state) || stands || state.startsWith("does not apply: ");
    };
    expect(listed.filter(([, state = ""]) => !isProven(state))).toEqual([]);
  });

  it("quotes tests by their names", () => {
    expect(quoted.length).toBeGreaterThan(10);
  });
});
