import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../..");

/** Each error that stands on a line of its own, as the formatter writes those of fields. */
const ERROR = /^( +)error=\{(.*\}|\n[\s\S]*?\n\1\})$/gm;
/** An error as it was thrown, which its component says by itself. */
const THROWN = /^(error|(fromCode|toAppError)\(.*\))\}$/;

it("leads from the error of each field to the help", () => {
  const files = globSync("{app,features,lib}/**/*.tsx", { cwd: source }).filter((file) => !/test/.test(file));
  const errors = files.flatMap((file) =>
    [...readFileSync(join(source, file), "utf8").matchAll(ERROR)].map(([, , value = ""]) => ({
      file,
      value,
    })),
  );
  const ofFields = errors.filter(({ value }) => !THROWN.test(value));
  expect(ofFields.length).toBeGreaterThanOrEqual(6);
  expect(ofFields.filter(({ value }) => !/<(FieldError|ErrorText)\b/.test(value))).toEqual([]);
});
