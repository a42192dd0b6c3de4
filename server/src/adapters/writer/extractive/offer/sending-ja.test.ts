import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { subscriptionSending, subscriptionTerms } from "./sending-ja.ts";

const told = (...paragraphs: string[]) =>
  subscriptionSending(textPage("山の豆の定期便", paragraphs.map(saidBlock), { language: "ja" }))
    .map(({ text }) => text)
    .join("");

it("says what sending a subscription costs, and where it costs more [6.2]", () => {
  expect(
    told("豆は山で育ちます。", "定期便の送料は無料です。ただし離島へは、1回につき660円を頂戴します。"),
  ).toBe("定期便の送料は無料ですが、離島へは、1回につき660円がかかります。");
  expect(told("定期購入の送料は、毎回無料です。箱は二種類です。")).toBe("定期購入の送料は、毎回無料です。");
});

it.each([
  ["of the first time", ["定期便の初回の送料は無料です。"]],
  ["in two places", ["定期便の送料は無料です。", "定期便の送料は無料です。ただし離島は660円です。"]],
  ["of something else", ["送料は無料です。"]],
])("says nothing of what is written %s [6.2]", (_, paragraphs) => {
  expect(told(...paragraphs)).toBe("");
});

it("says what a buyer of the first time agrees to, from the row that has it [7.3]", () => {
  const saidOf = (label: string, value: string) =>
    subscriptionTerms({ ...textPage("山の豆の定期便", []), facts: [specification(label, value)] }).map(
      ({ text }) => text,
    );
  expect(saidOf("定期便の条件", "2回目以降は毎月自動で届きます。回数の縛りはありません")).toEqual([
    "2回目以降は毎月自動で届きます。",
    "回数の縛りはありません。",
  ]);
  expect(saidOf("定期便の条件", "3回以上の継続")).toEqual([]);
  expect(saidOf("保存の条件", "冷暗所に置きます。")).toEqual([]);
});
