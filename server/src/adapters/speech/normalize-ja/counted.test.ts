import { expect, it } from "vitest";
import { rewrite } from "../rewrite.ts";
import { counted } from "./counted.ts";

it.each([
  ["3行あけて書く", "3ギョーあけて書く"],
  ["1世帯", "イッセタイ"],
  ["10世帯", "ジュッセタイ"],
  ["24680件", "24600ハチジュッケン"],
  ["6店舗", "6テンポ"],
  ["6拠点", "ロッキョテン"],
  ["1包", "イッポー"],
  ["3包ずつ", "3ポーずつ"],
  ["21試合目", "20イッシアイ目"],
])("counts %s", (text, said) => {
  expect(rewrite(text, counted)).toBe(said);
});

it.each(["2行程", "3行く", "1.5世帯", "8速い", "3党首", "2音楽室"])("leaves %s alone", (text) => {
  expect(rewrite(text, counted)).toBe(text);
});
