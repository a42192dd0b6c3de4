import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { refersToNumbers } from "./refers-to-number-ja.ts";

const listed: Block[] = ["1. 桶を洗う", "2. 豆を煮る", "3. 麹をまぜる"].map((text) => ({
  kind: "list_item",
  text,
}));

it.each([
  "1と3は前の日に済ませます。",
  "2で吹きこぼれたら、火を弱めます。",
  "急ぐときは、手順3を先にします。",
  "塩が足りないと2も失敗します。",
])("knows that %s names things by their numbers", (text) => {
  expect(refersToNumbers(listed)(text)).toBe(true);
});

it.each([
  "3つの桶を使います。",
  "2回に分けて入れます。",
  "5で割ります。",
  "第2の桶は、1.5の大きさです。",
  "100gの3分の1を残します。",
  "2です。直りました。",
])("knows that %s counts or names something else", (text) => {
  expect(refersToNumbers(listed)(text)).toBe(false);
});

it("knows no number where the page numbers nothing", () => {
  expect(
    refersToNumbers([{ kind: "paragraph", text: "1の目が出たら、2の駒を進めます。" }])(
      "1の目が出たら進みます。",
    ),
  ).toBe(false);
});
