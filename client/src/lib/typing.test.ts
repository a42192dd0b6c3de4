import { expect, it } from "vitest";
import { isTyping } from "./typing";

it("keeps out of fields", () => {
  expect(isTyping(document.createElement("textarea"))).toBe(true);
  expect(isTyping(document.createElement("button"))).toBe(false);
});
