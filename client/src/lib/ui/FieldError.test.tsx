import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { withTexts } from "#test/i18n";
import { FieldError } from "./FieldError";

const source = join(import.meta.dirname, "../..");

/** Each error that stands on a line of its own, as the formatter writes those of fields. */
const ERROR = /^( +)error=\{(.*\}|\n[\s\S]*?\n\1\})$/gm;
/** An error as it was thrown, which its component says by itself. */
const THROWN = /^(error|(fromCode|toAppError)\(.*\))\}$/;

/** A field's error by the component, or by the form's checks, which use it. */
const LEADING = /<(FieldError|ErrorText)\b|\bchecks\.errorOf\(/;

const components = globSync("{app,features,lib}/**/*.tsx", { cwd: source })
  .filter((file) => !/test/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), "utf8") }));

it("leads from the error of each field to the help", () => {
  const errors = components.flatMap(({ file, text }) =>
    [...text.matchAll(ERROR)].map(([, , value = ""]) => ({ file, value })),
  );
  const ofFields = errors.filter(({ value }) => !THROWN.test(value));
  expect(ofFields.length).toBeGreaterThanOrEqual(6);
  expect(ofFields.filter(({ value }) => !LEADING.test(value))).toEqual([]);
});

it("leaves no form to the browser's own messages, which lead nowhere", () => {
  const forms = components.flatMap(({ file, text }) =>
    [...text.matchAll(/<form\s[\s\S]*?>\n/g)].map(([form]) => ({ file, form })),
  );
  expect(forms.length).toBeGreaterThanOrEqual(16);
  expect(forms.filter(({ form }) => !/\snoValidate\b/.test(form))).toEqual([]);
});

it("says by a mark too, not by its color alone, that something is wrong", async () => {
  await withTexts("en");
  render(<FieldError>Title must be filled in.</FieldError>);
  const text = screen.getByText(/^Title must be filled in\./);
  const mark = text.querySelector("svg");
  expect(mark).toBeVisible();
  expect(mark).toHaveAttribute("aria-hidden", "true");
  expect(text.firstElementChild).toBe(mark);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/help?lang=en#VALIDATION_ERROR");
});
