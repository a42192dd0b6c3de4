import { describe, expect, it } from "vitest";
import { newestRevision, selectRevision } from "./select-revision";

const revision = (number: string, isLive = false) => ({ number, isLive });

describe("selectRevision", () => {
  it.each([
    [
      "the chosen one that still exists",
      [revision("0003"), revision("0002", true), revision("0001")],
      "0001",
      "0001",
    ],
    ["the live one when the chosen one is gone", [revision("0003"), revision("0002", true)], "0001", "0002"],
    ["the live one when none was chosen", [revision("0003"), revision("0002", true)], null, "0002"],
    ["the first when none is live", [revision("0003"), revision("0002")], null, "0003"],
    ["nothing when there is none", [], "0001", null],
  ])("picks %s [4.7]", (_, revisions, chosen, expected) => {
    expect(selectRevision(revisions, chosen)).toBe(expected);
  });
});

describe("newestRevision", () => {
  it("is the highest number as text, whatever the order [4.5]", () => {
    expect(newestRevision([revision("0009"), revision("0010"), revision("0002", true)])).toBe("0010");
    expect(newestRevision([])).toBeNull();
  });
});
