import { expect, it } from "vitest";
import { normalizeJapanese } from "./index.ts";

it.each([
  // One sense, with a neighbour that has the other.
  ["調査を2回行った", "オコナった", "京都に2回行った"],
  ["手術を毎日行った。", "オコナった", "図書館に毎日行った。"],
  ["説明会を東京で行った。", "オコナった", "荷物を三人で持って行った。"],
  ["会見を3日に行った。", "オコナった", "映画を見に行った。"],
  ["検査を窓口で行ってください。", "オコナって", "山道を車で行ってください。"],
  ["抹茶最中を六つ", "モナカ", "会議の最中を狙う"],
  ["最中と羊羹", "モナカ", "その最中と前後"],
  ["落雁、最中、饅頭", "モナカ", "話の最中、雨が降る"],
  ["背筋を鍛える", "ハイキン", "背筋を伸ばす"],
  ["腹筋と背筋の運動", "ハイキン", "腹筋と背筋を伸ばす"],
])("hears in %s the sense %s, and not in %s", (text, kana, other) => {
  expect(normalizeJapanese(text)).toContain(kana);
  expect(normalizeJapanese(other)).not.toContain(kana);
});

it.each([
  ["150円05銭", "150円5銭", "150円50銭"],
  ["npm", "エヌピーエム", "npa"],
  ["0x1F", "ゼロエックスイチエフ", "10x"],
  ["38度5分の熱", "38度5ブ", "東経138度5分の海"],
  ["幅跳びで8m24", "8メートル24", "幅8m24枚"],
  ["4-0で完封", "4たい0で完封", "4-0で可決"],
])("makes of %s %s, and not of %s", (text, said, other) => {
  expect(normalizeJapanese(text)).toContain(said);
  expect(normalizeJapanese(other)).not.toContain(said);
});
