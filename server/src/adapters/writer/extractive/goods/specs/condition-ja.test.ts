import { expect, it } from "vitest";
import { conditionTold, isOfUsed } from "./condition-ja.ts";

it.each([
  [
    "外観角にスレ。取っ手が少し薄い。アタリ・凹みなし。",
    "角にスレがあります。取っ手が少し薄い。アタリや凹みはありません。",
  ],
  [
    "前板：キズ3本（横から見える程度）。底板：チリ少々。蓋：きれい。カビ：なし。",
    "前板にキズが3本あります。底板にチリが少々あります。蓋はきれいです。カビはありません。",
  ],
  ["蓋やや重い。途中で引っかかる感触あり。※冬は顕著", "蓋がやや重いです。途中で引っかかる感触があります。"],
])("says of its notes how a used thing has been kept: %s", (text, told) => {
  expect(conditionTold(text)).toBe(told);
});

it("leaves sentences, and notes of something else", () => {
  expect(conditionTold("角にスレがあります。カビなし。")).toBe(null);
  expect(conditionTold("桐の箱。幅30cm。")).toBe(null);
});

it("knows a used thing by its title", () => {
  expect(isOfUsed(["【中古】桐の箱"])).toBe(true);
  expect(isOfUsed(["桐の箱", "BUSED"])).toBe(false);
});
