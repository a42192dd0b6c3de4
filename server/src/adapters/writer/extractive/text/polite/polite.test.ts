import { expect, it } from "vitest";
import { politeThroughout } from "./polite.ts";

it.each([
  ["継いだのは、番人の桐野さんだ。", "継いだのは、番人の桐野さんです。"],
  ["いつか水車を分解してみたい。", "いつか水車を分解してみたいと思います。"],
  ["粉はどこから来たのだろうか。", "粉はどこから来たのでしょうか。"],
  ["読者も感じておられよう。", "読者も感じておられるでしょう。"],
])("says %s as somebody would who speaks politely", (plain, said) => {
  expect(politeThroughout(plain)).toBe(said);
});

it("takes no likeness for a wish", () => {
  expect(politeThroughout("水車の音は歌みたい。")).not.toContain("思います");
  expect(politeThroughout("川の水は冷たい。")).toBe("川の水は冷たいです。");
});
