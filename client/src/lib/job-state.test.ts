import { expect, it } from "vitest";
import { isOlderThanEnd } from "./job-state";

it.each([
  ["completed", "running", true],
  ["failed", "queued", true],
  ["completed", "failed", false],
  ["running", "queued", false],
])("of a job that is %s, an answer that says %s is older than its end: %s [4.3]", (known, answer, older) => {
  expect(isOlderThanEnd({ status: answer }, { status: known })).toBe(older);
});
