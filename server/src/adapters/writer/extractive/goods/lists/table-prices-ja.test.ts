import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { rankedOn } from "./ranking-ja.ts";
import { comparedIn } from "./table-prices-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const table = [
  row("製品 / 価格（税込） / 重さ"),
  row("ハク K1 / 8,980円 / 2kg"),
  row("ミズ C2 / 12,800円 / 3kg"),
  row("東峰 D3 / 6,480円 / 1kg"),
];
const names = ["ハク K1", "ミズ C2", "東峰 D3"];

it("takes the price of a thing from its own row of the comparison [6.2]", () => {
  expect([...(comparedIn(table, names)?.prices ?? [])]).toEqual([
    ["ハク K1", "8,980円"],
    ["ミズ C2", "12,800円"],
    ["東峰 D3", "6,480円"],
  ]);
});

it("takes none where a name, a price or the column is not sure [6.2]", () => {
  expect(comparedIn(table, ["ハク K1", "カラット"])).toBeNull();
  expect(comparedIn(table.with(2, row("ミズ C2 / 会員12,800円 / 3kg")), names)).toBeNull();
  expect(comparedIn(table.with(0, row("製品 / 電気代 / 重さ")), names)).toBeNull();
  expect(comparedIn([...table, saidBlock("別の表"), ...table], names)).toBeNull();
});

const places = ["ミズ C2", "東峰 D3", "ハク K1"].flatMap((name, at) => [
  headingBlock(`${at + 1}位 ${name}`),
  saidBlock(`${at + 1}番目に速く乾きました。`),
]);
const ranked = (...blocks: Block[]) => rankedOn(textPage("乾燥器を比べた", blocks, { language: "ja" }));

it("tells each place of a ranking with the price in the table [6.2]", () => {
  expect(ranked(...table, ...places).map(({ price }) => price)).toEqual(["12,800円", "6,480円", "8,980円"]);
  expect(ranked(...places).map(({ price }) => price)).toEqual([null, null, null]);
});

it("tells of a place the first paragraph alone where another thing of the table has lost its heading [6.2]", () => {
  const lost = [...table, row("オルテ R4 / 15,600円 / 4kg")];
  const more = saidBlock("いちばん重い製品です。");
  expect(ranked(...lost, ...places, more).at(-1)?.text).toBe("3番目に速く乾きました。");
  expect(ranked(...table, ...places, more).at(-1)?.text).toBe(
    "3番目に速く乾きました。いちばん重い製品です。",
  );
});

it("cuts no place that stands apart from the lost one, where the table has the order of the places [6.2]", () => {
  const inOrder = [
    row("製品 / 価格（税込） / 重さ"),
    row("ミズ C2 / 12,800円 / 3kg"),
    row("東峰 D3 / 6,480円 / 1kg"),
    row("ハク K1 / 8,980円 / 2kg"),
    row("オルテ R4 / 15,600円 / 4kg"),
  ];
  const told = places.flatMap((block) => [
    block,
    ...(block.kind === "heading" ? [] : [saidBlock("音は静かです。")]),
  ]);
  expect(ranked(...inOrder, ...told).map(({ text }) => text)).toEqual([
    "1番目に速く乾きました。音は静かです。",
    "2番目に速く乾きました。音は静かです。",
    "3番目に速く乾きました。",
  ]);
});

it("takes a bare figure for no amount of yen [7.3]", () => {
  const bare = [
    table[0] as Block,
    row("ハク K1 / 68 / 2kg"),
    row("ミズ C2 / 52 / 3kg"),
    row("東峰 D3 / 39 / 1kg"),
  ];
  expect(comparedIn(bare, names)).toBeNull();
  const grouped = bare
    .with(1, row("ハク K1 / 8,980 / 2kg"))
    .with(2, row("ミズ C2 / ￥980 / 3kg"))
    .with(3, row("東峰 D3 / 640円 / 1kg"));
  expect([...(comparedIn(grouped, names)?.prices.values() ?? [])]).toEqual(["8,980円", "980円", "640円"]);
});
