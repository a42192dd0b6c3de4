import { expect, it } from "vitest";
import { isUnsaidRow, valueSaid } from "./row-said-ja.ts";

it.each([
  ["装幀", "帆村いと"],
  ["区分", "化粧品・日本製"],
  ["AB", "良品"],
  ["サイズ", "1、2、3、4"],
  ["蓋の径", "直径52"],
  ["素材", "釦＝貝"],
])("tells no row that says nothing to a listener: %s %s", (label, value) => {
  expect(isUnsaidRow(label, value)).toBe(true);
});

it.each([
  ["サイズ", "S、M、L"],
  ["蓋の径", "52mm"],
  ["状態", "良品"],
  ["刷り", "三色"],
])("still tells %s %s", (label, value) => {
  expect(isUnsaidRow(label, value)).toBe(false);
});

it("says about how large the sides are, and of which part a stuff is", () => {
  expect(valueSaid("約 幅23×奥行17×高さ16cm", "サイズ")).toBe("幅約23cm、奥行17cm、高さ16cm");
  expect(valueSaid("SR44×1", "電池")).toBe("SR44が1個");
  expect(valueSaid("直径15×30cm", "収納サイズ")).toBe("直径15cm、長さ30cm");
  expect(valueSaid("綿100％／釦＝貝", "素材")).toBe("綿100％、釦は貝");
  expect(valueSaid("本体：真鍮", "素材")).toBe("本体：真鍮");
  expect(valueSaid("真鍮／胡桃", "素材")).toBe("真鍮、胡桃");
});
