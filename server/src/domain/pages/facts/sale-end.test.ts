import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { linesOf } from "./lines.ts";
import { saleEnd } from "./sale-end.ts";

const read = (...lines: string[]) =>
  saleEnd(
    linesOf(
      parseDocument(
        `<html><body><main>${lines.map((one) => `<p>${one}</p>`).join("")}</main></body></html>`,
        "https://shop.example/1",
      ),
    ),
    "5280",
  );

it.each([
  ["セール期間：11月18日（火）20:00～11月21日（金）19:59", "11月21日19時59分まで"],
  ["タイムセール ～3月31日 23:59", "3月31日まで"],
  ["11/21 20:00までセール価格です", "11月21日20時まで"],
  ["特価は2026年3月8日まで", "3月8日まで"],
  ["72時間限定 20%OFF", "期間限定で"],
])("reads how long a sale's price is asked: %s [7.3]", (line, until) => {
  expect(read(line, "5,280円（税込）")).toBe(until);
  expect(read("5,280円（税込）", line)).toBe(until);
});

it.each([
  "12月20日までのご注文は年内にお届けします",
  "期間限定の柚子味",
  "セール 11月18日から",
  "会員は11月21日までセール価格",
  "対象のニットが11月21日まで30%OFF",
  "オフホワイトは12月20日まで受け付けます",
])("takes nothing else for the end of a sale: %s [7.3]", (line) => {
  expect(read(line, "5,280円（税込）")).toBe(null);
});

it("reads no sale that is told far from the price [7.3]", () => {
  const between = Array.from({ length: 8 }, (_, at) => `${at}番目の説明です。`);
  expect(read("11月21日までセール", ...between, "5,280円（税込）")).toBe(null);
  expect(read("11月21日までセール", "15,280円")).toBe(null);
});
