import { expect, it } from "vitest";
import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import { withPredicate } from "../../prose/register.ts";

it.each([
  ["窯元は歪まない棚板を考案。", "窯元は歪まない棚板を考案しました。"],
  ["今月1日、古い店舗から移転。", "今月1日、古い店舗から移転しました。"],
  ["三年前に東京からUターン。", "三年前に東京からUターンしました。"],
  ["2019年に窯を開業。", "2019年に窯を開業しました。"],
  ["村の工場が完成。", "村の工場が完成しました。"],
  ["リードの錆を落として調律。", "リードの錆を落として調律しました。"],
  ["音には関係なし。", "音には関係ありません。"],
  ["市は来年度から貸し出しを開始。", "市は来年度から貸し出しを開始します。"],
])("says of %s that it was done, or will be [6.2]", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
  expect(isJapaneseSentence(said)).toBe(true);
});

it.each(["1月に新作を発表。", "公開は3月に開始。", "市の発表。"])(
  "leaves %s as it is, of which nobody knows whether it was done [7.3]",
  (text) => {
    expect(withPredicate(text, "polite")).toBe(text);
  },
);

it("keeps the plain form of a plain text [6.2]", () => {
  expect(withPredicate("窯元は歪まない棚板を考案。", "plain")).toBe("窯元は歪まない棚板を考案した。");
});
