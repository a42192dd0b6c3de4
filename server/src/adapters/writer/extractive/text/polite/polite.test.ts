import { expect, it } from "vitest";
import { politeThroughout } from "./polite.ts";

it.each([
  ["継いだのは、番人の桐野さんだ。", "継いだのは、番人の桐野さんです。"],
  ["いつか水車を分解してみたい。", "いつか水車を分解してみたいと思います。"],
  ["粉はどこから来たのだろうか。", "粉はどこから来たのでしょうか。"],
  ["父は海が嫌いだ。", "父は海が嫌いです。"],
  ["直す費用はその半分ぐらいだ。", "直す費用はその半分ぐらいです。"],
  ["子どもが川を泳いだ。", "子どもが川を泳ぎました。"],
  ["直す店が一軒しかない。", "直す店が一軒しかありません。"],
  ["樽は三年後に見つかった。", "樽は三年後に見つかりました。"],
  ["同じ形の橋はほかにない。", "同じ形の橋はほかにありません。"],
  ["直す店は一軒しかなかった。", "直す店は一軒しかありませんでした。"],
  ["自分で汲み上げた水なのだから。", "自分で汲み上げた水なのですから。"],
  ["読者も感じておられよう。", "読者も感じておられるでしょう。"],
])("says %s as somebody would who speaks politely", (plain, said) => {
  expect(politeThroughout(plain)).toBe(said);
});

it("takes no likeness for a wish", () => {
  expect(politeThroughout("水車の音は歌みたい。")).not.toContain("思います");
  expect(politeThroughout("川の水は冷たい。")).toBe("川の水は冷たいです。");
});
