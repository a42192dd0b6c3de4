import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { textPage } from "#test/text-page";
import { shippingTold } from "./shipping-ja.ts";

const note = (value: string, index: number): Fact => ({
  id: String(index),
  kind: "shipping",
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 0.6,
  provenance: null,
});
const told = (...values: string[]) =>
  shippingTold({ ...textPage("水車の粉", [], { language: "ja" }), facts: values.map(note) })?.text ?? null;

it.each([
  ["送料無料", "送料は無料です。"],
  ["【送料無料】石臼びきの粉", "送料は無料です。"],
  ["12冊 14,400円（送料込）", "送料は価格に含まれます。"],
  ["送料 無料（離島を除く）", "送料は、離島を除いて無料です。"],
  ["送料は全国一律770円です。", "送料は全国一律770円です。"],
  ["送料 210円〜", "送料は210円からです。"],
  ["配送料の負担 着払い（購入者負担）", "送料は着払いです。"],
  ["五冊まで送料一律 310円。", "送料は、五冊まで一律310円です。"],
  ["送料 500円、税込11,000円以上で無料。", "送料は500円で、11,000円以上は無料です。"],
  ["宅配便 全国一律 700円 ¥20,000以上の購入で送料無料", "送料は全国一律700円で、20,000円以上は無料です。"],
])("says what sending costs everybody: %s [6.2]", (value, text) => {
  expect(told(value)).toBe(text);
});

it.each([
  "※この商品は送料無料ではありません。",
  "クーポンのご利用時は送料無料対象外です。",
  "会員は送料無料",
  "送料無料（東京都）",
  "5,000円以上のご注文で送料無料",
  "2点以上のお買い上げで送料無料",
  "送料は全国一律770円です。沖縄県と離島は1,540円を頂戴します。",
  "送料 四六判 1冊 310円 2冊以上 600円",
  "送料 3箱まで 封書 180円、4箱以上 宅配便 全国一律 650円",
  "大型家具の送料（開梱・設置込み）",
  "送料は別にいただきます",
  "生地の見本（3枚 300円・送料込）を取り寄せる",
  "定期便の送料は無料です。ただし北海道へは770円を頂戴します。",
  "5,000円以上のご注文で送料無料。ただし離島は1,320円です。",
  "※ オプションの印刷機は送料無料です。",
  "包丁の研ぎ直し（1,500円、返送料込み）",
])("says nothing of what only some pay, or of what it does not know: %s [6.2]", (value) => {
  expect(told(value)).toBeNull();
});

it.each([
  [
    "送料無料。ただし沖縄県および離島へのお届けは別途1,320円を頂戴します。",
    "沖縄県と離島へは、別途1,320円がかかります。",
  ],
  [
    "送料は無料です。ただし北海道へは、1回につき770円を頂戴します。",
    "北海道へは、1回につき770円がかかります。",
  ],
  ["全国送料無料 ※沖縄・離島は¥1,100です", "沖縄と離島へは、1,100円がかかります。"],
])("says with what is free where it is not: %s [6.2]", (value, text) => {
  expect(told(value)).toBe(`送料は無料ですが、${text}`);
  expect(told("（税込） 送料無料", value)).toBe(`送料は無料ですが、${text}`);
  expect(told("送料は500円です。", value)).toBeNull();
  expect(told("会員は送料無料", value)).toBeNull();
});

it("says nothing where two notes differ [6.2]", () => {
  expect(told("1個 2,860円(税込)＋送料330円", "3個 7,920円(税込)送料無料")).toBeNull();
  expect(told("送料無料", "送料は500円です。")).toBeNull();
  expect(told("送料無料", "（税込・送料込）")).toBe("送料は無料です。");
});

it("says of no price that it includes sending where a note leaves it out [6.2]", () => {
  expect(told("(税込・送料別)", "替え刃は送料込みです。")).toBeNull();
});

it("says of no sending that its buyer pays it where another note says otherwise [6.2]", () => {
  expect(told("配送料の負担 着払い（購入者負担）", "送料無料")).not.toBe("送料は着払いです。");
});
