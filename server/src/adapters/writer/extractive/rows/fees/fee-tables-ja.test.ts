import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { feesOn } from "./fee-tables-ja.ts";

const rowsOf = (...texts: string[]) => texts.map((text): Block => ({ kind: "table_row", text }));
const told = (...texts: string[]) => [...feesOn(rowsOf(...texts)).values()];
const HEAD = "農園名 / 区画の広さ / 募集数 / 使用料（年額） / 設備";

it("tells the fees of each thing, over as many rows as it has [6.2]", () => {
  expect(
    told(
      HEAD,
      "東野農園 (二丁目) / 15平方メートル / 24区画 / 5,000円 / 水道",
      "30平方メートル(花壇型) / 8区画 / 9,600円",
      "川西農園 (川西町) / 20平方メートル / 17区画 / 5,800円 / 井戸",
      "合計: 49区画",
    ),
  ).toEqual([
    "東野農園の年額の使用料は、15平方メートルが5,000円、30平方メートル、花壇型が9,600円です。",
    "川西農園の年額の使用料は、20平方メートルが5,800円です。",
  ]);
  expect(told("会場 / 参加費", "本館 / 500円", "別館 / 無料")).toEqual([
    "本館の参加費は、500円です。",
    "別館の参加費は、無料です。",
  ]);
});

it("tells none where it is not sure of which a fee is [6.2]", () => {
  const first = "東野農園 / 15平方メートル / 24区画 / 5,000円 / 水道";
  expect(told(HEAD, first, "花壇の形 / 8区画 / 9,600円")).toEqual([]);
  expect(told(HEAD, first, "15平方メートル / 8区画 / 9,600円")).toEqual([]);
  expect(told(HEAD, first, "川西農園 / 20平方メートル / 17区画 / 要相談 / 井戸")).toEqual([]);
  expect(told("会場 / 参加費 / 会費", "本館 / 500円 / 300円", "別館 / 無料 / 100円")).toEqual([]);
  expect(told("会場 / 電気代", "本館 / 500円", "別館 / 300円")).toEqual([]);
});

it("takes a number beside a fee for no size, and tells no fee without its limits [6.2]", () => {
  const head = "施設名 / 定員 / 使用料 / 備考";
  expect(told(head, "大ホール / 300人 / 20,000円 / 舞台あり", "会議室 / 24人 / 1,800円 / 机あり")).toEqual([
    "大ホールの使用料は、20,000円です。",
    "会議室の使用料は、1,800円です。",
  ]);
  expect(
    told(head, "大ホール / 300人 / 20,000円 / 舞台あり", "会議室 / 24人 / 1,800円 / 市外の方は2倍"),
  ).toEqual([]);
  expect(told("区分 / 料金 / 備考", "平日 / 400円 / なし", "照明 / 300円 / 30分ごと")).toEqual([]);
});

it("tells no fee that another table gives anew [6.2]", () => {
  const table = (room: string, hall: string) =>
    rowsOf("部屋 / 使用料（1時間）", `会議室 / ${room}`, `和室 / ${hall}`);
  const heading = (text: string): Block => ({ kind: "heading", text, level: 2 });
  const blocks = [heading("現在"), ...table("500円", "400円"), heading("改定後"), ...table("700円", "550円")];
  expect([...feesOn(blocks).values()]).toEqual([]);
  expect([...feesOn(blocks.slice(4)).values()]).toHaveLength(2);
});

it("tells the fees of sizes that are more or less than a figure, and of all sizes [6.2]", () => {
  expect(
    told(
      "世帯の区分 / 屋根の面積 / 自己負担額",
      "非課税世帯 / 100平方メートル未満 / 2,000円",
      "100平方メートル以上: 3,000円",
      "課税世帯 / 100平方メートル未満 / 6,500円",
      "100平方メートル以上: 9,000円",
      "生活保護世帯 / 面積を問いません / 無料",
    ),
  ).toEqual([
    "非課税世帯の自己負担額は、100平方メートル未満が2,000円、100平方メートル以上が3,000円です。",
    "課税世帯の自己負担額は、100平方メートル未満が6,500円、100平方メートル以上が9,000円です。",
    "生活保護世帯の自己負担額は、無料です。",
  ]);
});
