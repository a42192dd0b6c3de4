import { expect, it } from "vitest";
import { leadersTold } from "./leader-rows-ja.ts";

it("tells the amounts to which dots lead, and what stands behind them [6.2]", () => {
  expect(
    leadersTold(
      "北町・南町 … 無料 川町（山の手を除く） … 1,100円 そのほか … お問い合わせください 車を停められない場合は、実費をいただきます。",
      "出張費",
    ),
  ).toBe(
    "出張費は、北町・南町が無料、川町（山の手を除く）が1,100円です。そのほかは、お問い合わせください。車を停められない場合は、実費をいただきます。",
  );
  expect(leadersTold("同じ日に2台 … 2台めを3,000円引き 毎年の「おまかせ」 … 1,000円引き", "割引")).toBe(
    "割引は、同じ日に2台なら2台めを3,000円引き、毎年の「おまかせ」なら1,000円引きです。",
  );
});

it.each([
  ["考えて…考えて、また考えました。", "費用"],
  ["北町 … 無料 南町 … 応相談 川町 … 1,100円", "出張費"],
  ["北町 … 無料 南町 … 1,100円", "町の話"],
])("tells nothing of dots that lead to no amounts, or below another head: %s [6.2]", (text, heading) => {
  expect(leadersTold(text, heading)).toBeNull();
});
