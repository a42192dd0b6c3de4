import { expect, it } from "vitest";
import { standsInJapanese, withCopula } from "./japanese-sentence.ts";

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

it("tells no row whose numbers were left out", () => {
  expect(standsInJapanese("客の声、売り場のにぎわい、ごみを減らしたいとなります。")).toBe(false);
  expect(standsInJapanese("客の声で多いのは、ごみを減らしたいという声です。")).toBe(true);
  expect(standsInJapanese("春には、水車が動くようになります。")).toBe(true);
});
