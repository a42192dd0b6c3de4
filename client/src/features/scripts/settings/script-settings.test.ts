import { expect, it } from "vitest";
import { toInput } from "./script-settings";

it("sends only what was filled in", () => {
  expect(
    toInput({
      language: null,
      style: "news",
      targetSeconds: 60,
      audience: "  ",
      mustSay: [],
      instruction: " short ",
    }),
  ).toEqual({ style: "news", targetSeconds: 60, instruction: "short" });
});
