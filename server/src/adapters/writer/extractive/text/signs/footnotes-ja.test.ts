import { expect, it } from "vitest";
import { withoutFootnotes } from "./footnotes-ja.ts";

it.each([
  "※1 羽根の直径による。",
  "*1 米ぬか(飼料用) *2 水車小屋まで *3 すべての石に合うわけではありません。",
  "(注1)町の調べです。",
  "注2：一時間あたりの回転数です。",
  ":料理の本は微妙である。",
])("says nothing of %s", (text) => {
  expect(withoutFootnotes(text)).toBe("");
});

it("leaves out the notes behind a text", () => {
  expect(withoutFootnotes("粉が半分の時間でひけます。 ※1 昨年の臼と比べて ※2 小屋の調べです。")).toBe(
    "粉が半分の時間でひけます。",
  );
});

it.each([
  "※沖縄へは船で運びます。",
  "※1個までです。",
  "石は三つです。※1 つは予備です。",
  "注文は朝だけです。",
])("keeps %s", (text) => {
  expect(withoutFootnotes(text)).toBe(text);
});
