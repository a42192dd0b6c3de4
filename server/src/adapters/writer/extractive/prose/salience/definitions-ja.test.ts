import { expect, it } from "vitest";
import { definitionOf } from "./definitions-ja.ts";

it.each([
  "これを「逆水車（ぎゃくすいしゃ）」といいます。",
  "逆水車とは、流れに逆らって回る水車です。",
  "これが逆水車です。",
  "逆水車は、流れに逆らって水をくむ仕組みです。",
])("knows what says the thing that a title asks for: %s [6.2]", (text) => {
  expect(definitionOf("「逆水車」とは？ 水が坂をのぼる仕組み")(text)).toBe(true);
  expect(definitionOf("逆水車とは何か")(text)).toBe(true);
  expect(definitionOf("村の逆水車が百年を迎えました")(text)).toBe(false);
});

it("takes what is only told of the thing for no definition [6.2]", () => {
  const says = definitionOf("「逆水車」とは？");
  expect(says("逆水車は、昨年の秋に止まりました。")).toBe(false);
  expect(says("「逆水車は危ない」と書かれた立て札があります。")).toBe(false);
});
