import { describe, expect, it } from "vitest";
import { requireStorable } from "./storable.ts";

describe("text that can be stored", () => {
  it.each<[unknown]>([["plain"], ["🙂 日本語"], [{ list: ["a", 7, null, true] }], [undefined], [[]]])(
    "%j",
    (input) => {
      expect(() => requireStorable(input, "body")).not.toThrow();
    },
  );

  it.each([
    ["\0", "body"],
    [{ url: "a\0b" }, "url"],
    [{ settings: { mustSay: ["fine", "\ud800"] } }, "settings.mustSay.1"],
    [{ settings: { "\0": 1 } }, "settings"],
  ])("%j is not, by its field", (input, field) => {
    expect(() => requireStorable(input, "body")).toThrow(
      expect.objectContaining({ code: "VALIDATION_ERROR", reason: field }),
    );
  });

  it("goes no deeper than any input of ours", () => {
    const deep = JSON.parse(`{"settings":${"[".repeat(50_000)}${"]".repeat(50_000)}}`);
    expect(() => requireStorable(deep, "body")).toThrow("settings: is nested more than 50 levels deep");
  });
});
