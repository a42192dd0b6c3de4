import { expect, it } from "vitest";
import { appErrorOf } from "./app-error-of.ts";
import { causeInWords } from "./log/cause-in-words.ts";
import { faultOf, StorageFault } from "./storage-fault.ts";

const withCode = (code: string | number) => Object.assign(new Error("failed"), { code });

it.each([
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["EROFS", "read_only"],
  ["EACCES", "refused"],
  [403, "refused"],
  ["EIO", "away"],
  [503, "away"],
  ["ENOENT", null],
  [404, null],
])("an error %s of a store means: %s", (code, kind) => {
  expect(faultOf(withCode(code))).toBe(kind);
});

it("a store that fails is an outage that passes, and is named in words", () => {
  const fault = new Error("the audio was not stored", {
    cause: new StorageFault("read_only", withCode("EROFS")),
  });
  expect(appErrorOf(fault).code).toBe("SERVICE_UNAVAILABLE");
  expect(causeInWords(new StorageFault("read_only", null))).toBe("the disk is read-only");
  expect(causeInWords(withCode("ENOSPC"))).toBe("the disk is full");
  expect(causeInWords(withCode("ECONNREFUSED"))).toBe("the database or a service does not answer");
  expect(causeInWords(new Error("no such voice\n  more"))).toBe("no such voice");
});
