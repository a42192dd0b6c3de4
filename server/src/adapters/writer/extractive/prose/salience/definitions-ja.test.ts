import { expect, it } from "vitest";
import { definitionOf } from "./definitions-ja.ts";

it.each([
  "これを「逆水車（ぎゃくすいしゃ）」といいます。",
  "逆水車とは、流れに逆らって回る水車です。",
  "これが逆水車です。",
  "逆水車は、流れに逆らって水をくむ仕組みです。",
])("knows what says the thing that a title asks for: %s [6.2]", (text) => {
  expect(definitionOf("「逆水車」とは？ 水が坂をのぼる仕組み", "水車舎")(text)).toBe(true);
  expect(definitionOf("逆水車とは何か", "水車舎")(text)).toBe(true);
  expect(definitionOf("村の逆水車が百年を迎えました", "水車舎")(text)).toBe(false);
});

it("takes what is only told of the thing for no definition [6.2]", () => {
  const says = definitionOf("「逆水車」とは？", "水車舎");
  expect(says("逆水車は、昨年の秋に止まりました。")).toBe(false);
  expect(says("「逆水車は危ない」と書かれた立て札があります。")).toBe(false);
});

it("knows what says whose page it is [6.2]", () => {
  const says = definitionOf("石臼の目立て", "水車舎");
  expect(says("水車舎は、石臼の目立てを請け負う四人の工房です。")).toBe(true);
  expect(says("水車舎は、村で一番古い水車の持ち主です。")).toBe(false);
  expect(says("となりは、石臼の目立てを請け負う工房です。")).toBe(false);
});
