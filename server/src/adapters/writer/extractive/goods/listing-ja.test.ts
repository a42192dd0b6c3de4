import { expect, it } from "vitest";
import type { SaidItem } from "./listing.ts";
import { listingJa } from "./listing-ja.ts";

const item: SaidItem = {
  name: "麻の袋",
  rank: null,
  price: null,
  rows: [],
  blockIndex: 0,
  said: null,
  gist: null,
  tax: null,
};

it.each([
  ["海沿線 潮見駅 徒歩9分", "海沿線、潮見駅、徒歩9分"],
  ["6月1日 10時開場", "6月1日、10時開場"],
  ["500 ml", "500 ml"],
  ["4.5 kg", "4.5 kg"],
  ["2,980 円", "2,980 円"],
  ["3 人用", "3 人用"],
  ["約 500g", "約 500g"],
  ["幅 30cm 高さ 20cm", "幅 30cm、高さ 20cm"],
  ["2026 年 6 月 1 日", "2026 年 6 月 1 日"],
  ["500ml 3本", "500ml、3本"],
  ["2026年 6月 1日", "2026年 6月 1日"],
  ["昭和41年 初版", "昭和41年、初版"],
  ["強 毎時420mL、弱 270mL", "強が毎時420mL、弱が270mL"],
])("pauses between the words of a row, and never inside a measure: %s", (value, told) => {
  const rows = [{ label: "案内", value }];
  expect(listingJa.item({ ...item, rows }, 0, false)).toEqual([`まずは、「麻の袋」、案内は${told}です。`]);
});

it("turns to the first of a list and to the last, and names those between them by what they cost", () => {
  const sold = { ...item, said: "2,090円" };
  expect(listingJa.item(sold, 0, false)).toEqual(["まずは、「麻の袋」、価格は2,090円です。"]);
  expect(listingJa.item(sold, 1, false)).toEqual(["「麻の袋」は、2,090円です。"]);
  expect(listingJa.item({ ...sold, tax: "included" }, 2, false)).toEqual([
    "「麻の袋」は、税込みで2,090円です。",
  ]);
  expect(listingJa.item(sold, 3, true)).toEqual(["そして、「麻の袋」、価格は2,090円です。"]);
  expect(listingJa.item({ ...sold, gist: "菜の花の色" }, 1, false)).toEqual([
    "「麻の袋」は、菜の花の色で、価格は2,090円です。",
  ]);
  expect(listingJa.item({ ...item, rows: [{ label: "日時", value: "6月1日" }] }, 1, false)).toEqual([
    "「麻の袋」、日時は6月1日です。",
  ]);
});
