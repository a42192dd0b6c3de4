import { expect, it } from "vitest";
import { withCopula } from "./japanese-sentence.ts";

it("says of things in a row that they are what there is", () => {
  expect(withCopula("とびうお、いわし、するめいか。")).toBe("とびうお、いわし、するめいかです。");
});

it.each([
  "測る、切る、磨く。",
  "里で、川で、海で。",
  "赤く、丸く、甘く。",
  "走り、跳び、投げ。",
  "ぶり、たら。",
])("leaves %s as it is", (text) => {
  expect(withCopula(text)).toBe(text);
});
