import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { textPage } from "#test/text-page";
import { dispatchTold } from "./dispatch-ja.ts";

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
  dispatchTold({ ...textPage("水差し", [], { language: "ja" }), facts: values.map(note) }).map(
    ({ text }) => text,
  );

it.each([
  ["送料は660円です。ご注文から3営業日以内に発送します。", "ご注文から3営業日以内に発送します。"],
  ["発送は毎週火曜と金曜です。常温でお送りします。", "発送は毎週火曜と金曜です。"],
])("says when goods are sent: %s [7.3]", (value, text) => {
  expect(told(value)).toEqual([text]);
});

it.each([
  ["正午までのご注文は当日に発送します。"],
  ["銀行振込の場合、ご注文から3営業日以内に発送します。"],
  ["ご注文から3営業日以内に発送します。", "ご注文から7営業日以内に発送します。"],
  ["発送は店が選ぶ会社です。"],
  ["送料無料"],
])("says nothing where it holds for some orders, or two notes differ: %s [7.3]", (...values) => {
  expect(told(...values)).toEqual([]);
});
