import { describe, expect, it } from "vitest";
import { appErrorOf } from "./app-error-of.ts";
import { causeInWords } from "./log/cause-in-words.ts";

const postgres = (code: string, message: string) => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error("Failed query", { cause });

describe("an error of the database", () => {
  it.each([
    ["40P01", "deadlock detected"],
    ["40001", "could not serialize access due to concurrent update"],
    ["XX000", "new multixact has more than one updating member: 2 [3 (nokeyupd), 4 (nokeyupd)]"],
    ["57P01", "terminating connection due to administrator command"],
  ])("of which nothing is kept is told to be tried again: %s", (code, message) => {
    expect(appErrorOf(wrapped(postgres(code, message))).code).toBe("SERVICE_UNAVAILABLE");
  });

  it.each([
    ["XX000", "cache lookup failed for relation 16384"],
    ["23505", "duplicate key value violates unique constraint"],
  ])("that would come again is a fault of ours: %s", (code, message) => {
    expect(appErrorOf(wrapped(postgres(code, message))).code).toBe("SERVER_ERROR");
  });

  it("is told an operator as what it is, and as no outage, where transactions raced", () => {
    const words = "a transaction lost against others that changed the same rows";
    expect(causeInWords(wrapped(postgres("40P01", "deadlock detected")))).toBe(words);
    expect(causeInWords(wrapped(postgres("57P01", "terminating connection")))).not.toBe(words);
  });
});
