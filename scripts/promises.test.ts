import { expect, it } from "vitest";
import { explain } from "./lib/say.ts";

it.each([
  [Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
  [new Error('could not write to file "base/5": No space left on device')],
])("a full disk is named in a sentence, whoever found it: %s", (error) => {
  expect(explain(error)).toBe("There is no space left on the disk.");
});

it("a folder that cannot be written names the way out", () => {
  const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/x'"), { code: "EROFS" });
  expect(explain(error)).toMatch(/cannot be written: .*\/x.* DATA_DIR names another one\.$/);
});
