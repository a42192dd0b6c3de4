import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, textPage } from "#test/text-page";
import { byCommonRows, listingJa } from "./listing-ja.ts";
import { type SaidItem, saidOf } from "./said-item.ts";

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
  expect(listingJa.item({ ...item, rows }, 0, false)).toEqual([`まずは、「麻の袋」で、案内は${told}です。`]);
});

it("begins a sentence of its own with what the rent is", () => {
  const rows = [
    { label: "家賃", value: "6万円" },
    { label: "交通", value: "水車駅 徒歩9分" },
  ];
  expect(listingJa.item({ ...item, rows }, 0, false)[1]).toBe("家賃は6万円で、水車駅から徒歩9分です。");
  expect(listingJa.item({ ...item, rows }, 1, false)).toEqual([
    "「麻の袋」は、家賃が6万円で、水車駅から徒歩9分です。",
  ]);
});

it("turns to the first of a list and to the last, and names those between them by what they cost", () => {
  const sold = { ...item, said: "2,090円" };
  expect(listingJa.item(sold, 0, false)).toEqual(["まずは、「麻の袋」で、価格は2,090円です。"]);
  expect(listingJa.item(sold, 1, false)).toEqual(["「麻の袋」は、2,090円です。"]);
  expect(listingJa.item({ ...sold, tax: "included" }, 2, false)).toEqual([
    "「麻の袋」は、税込みで2,090円です。",
  ]);
  expect(listingJa.item(sold, 3, true)).toEqual(["そして、「麻の袋」は、2,090円です。"]);
  expect(listingJa.item({ ...sold, gist: "菜の花の色" }, 1, false)).toEqual([
    "「麻の袋」は、菜の花の色で、価格は2,090円です。",
  ]);
  expect(listingJa.item({ ...item, rows: [{ label: "日時", value: "6月1日" }] }, 1, false)).toEqual([
    "「麻の袋」は、日時が6月1日です。",
  ]);
  const onDay = (value: string) => listingJa.item({ ...item, rows: [{ label: "日時", value }] }, 1, false);
  expect(onDay("6月3日（土）10時から12時")).toEqual(["「麻の袋」は、日時が6月3日土曜日、10時から12時です。"]);
  expect(onDay("6月3日（土）から5日")).toEqual(["「麻の袋」は、日時が6月3日土曜日から5日です。"]);
  expect(onDay("6月5日（月・祝）")).toEqual(["「麻の袋」は、日時が6月5日月曜日です。"]);
});

it("tells things of one list by the rows that all of them have, and by their price", () => {
  const rowed = (name: string, rows: Record<string, string>, price: string | null = null) => ({
    ...item,
    text: "",
    name,
    price,
    rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
  });
  const labelsOf = (some: readonly { rows: { label: string }[] }[]) =>
    some.map(({ rows }) => rows.map(({ label }) => label).join());
  const houses = [
    rowed("水車の家", { 家賃: "5万円", 建物: "平屋", 駅: "水車駅" }),
    rowed("丘の家", { 家賃: "6万円", 建物: "木造／二階建て", 駅: "丘駅" }),
    rowed("浜の家", { 駅: "浜駅", 家賃: "7万円" }),
  ];
  expect(labelsOf(byCommonRows(houses))).toEqual(["家賃,駅", "家賃,駅", "駅,家賃"]);
  expect(labelsOf(byCommonRows(houses.slice(0, 2)))).toEqual(["家賃,建物,駅", "家賃,建物,駅"]);
  const others = [...houses, rowed("谷の家", { 広さ: "40平方メートル" })];
  expect(labelsOf(byCommonRows(others))).toEqual(["家賃,建物,駅", "家賃,建物,駅", "駅,家賃", "広さ"]);
  const sold = [rowed("水車の家", { 家賃: "5万円", 駅: "水車駅" }, "5万円"), rowed("丘の家", { 駅: "丘駅" })];
  const shows = [
    rowed("水車の会", { 日時: "6月1日", 会場: "丘の家" }),
    rowed("丘の会", { 日時: "6月2日", 場所: "浜" }),
  ];
  expect(labelsOf(byCommonRows([...shows, rowed("浜の会", { 日時: "6月3日", 場所: "谷" })]))).toEqual([
    "日時,会場",
    "日時,場所",
    "日時,場所",
  ]);
  expect(labelsOf(byCommonRows([...sold, rowed("浜の家", { 駅: "浜駅" })]))).toEqual(["家賃,駅", "駅", "駅"]);
});

it.each<[string[], string, string, string?]>([
  [
    ["水車の袋", "丘の袋", "浜の袋", "谷の袋", "島の袋"],
    "「麻の店の袋」からお届けします。",
    "以上、元のページからお届けしました。",
  ],
  [
    Array.from(
      { length: 30 },
      (_, at) => `${"水車丘浜谷島"[at % 5]}の袋${"一二三四五六"[Math.floor(at / 5)]}`,
    ),
    "「麻の店の袋」から、いくつかをお届けします。",
    "このほかは、元のページでご覧いただけます。",
  ],
  [
    ["水車の袋", "丘の袋", "浜の袋", "谷の袋", "島の袋"],
    "「麻の店の袋」から、いくつかをお届けします。",
    "このほかは、元のページでご覧いただけます。",
    "次のページへ",
  ],
])("promises others only where some are left: %#", async (names, opening, closing, button = "") => {
  const blocks = names.flatMap((name, at): Block[] => [
    { kind: "heading", level: 3, text: name },
    { kind: "paragraph", text: `¥${1200 + 10 * at}` },
  ]);
  if (button) blocks.push({ kind: "paragraph", text: button });
  const page = textPage("麻の店の袋", blocks, { language: "ja", type: "other" });
  const told = (await paragraphsWritten(page, 30, "narration")).flat();
  expect(told[0]).toBe(opening);
  expect(told.at(-1)).toBe(closing);
});

it("says of a thing of a list that it cannot be had now [7.3]", () => {
  const gone = { ...item, said: "2,090円", isSoldOut: true };
  expect(listingJa.item(gone, 1, false)).toEqual(["「麻の袋」は、2,090円ですが、売り切れています。"]);
  expect(listingJa.item({ ...gone, said: null }, 0, false)).toEqual([
    "まずは、「麻の袋」ですが、売り切れています。",
  ]);
  expect(listingJa.item({ ...gone, isSoldOut: false }, 1, false)).toEqual(["「麻の袋」は、2,090円です。"]);
});

it("says how much of a list is told: some, or most of it", () => {
  const page = textPage("麻の袋の店", [], { language: "ja", type: "other" });
  const subject = {
    page,
    style: "narration" as const,
    name: "麻の袋の店",
    site: null,
    audience: null,
    seconds: 60,
  };
  expect(listingJa.opening(subject, "13個", "most")).toEqual([
    "「麻の袋の店」から、全13個のうち、ほとんどをお届けします。",
  ]);
  expect(listingJa.opening(subject, "13個", "some")).toEqual([
    "「麻の袋の店」から、全13個のうち、いくつかをお届けします。",
  ]);
  expect(listingJa.opening(subject, null, "all")).toEqual(["「麻の袋の店」からお届けします。"]);
});

it("tells a numbered thing by its name, then its kind, then its rows", () => {
  const heading = { ...item, name: "2. はんぶん座｜席が半分しかない映画館", text: "昼から開いています。" };
  const said = saidOf(heading, textPage("町の水車と映画館", [], { language: "ja" }));
  expect([said.name, said.gist]).toEqual(["はんぶん座", "席が半分しかない映画館"]);
  const rows = [
    { label: "料金", value: "1,300円" },
    { label: "休み", value: "火曜" },
  ];
  expect(listingJa.item({ ...said, rows }, 1, false)).toEqual([
    "「はんぶん座」は、席が半分しかない映画館です。",
    "料金は1,300円、休みは火曜です。",
  ]);
});
