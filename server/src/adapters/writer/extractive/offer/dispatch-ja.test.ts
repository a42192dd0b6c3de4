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
  ["ご注文から2営業日以内に発送。未開封に限り返品を承ります。", "ご注文から2営業日以内に発送します。"],
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

it("tells a row that says when goods are sent [7.3]", () => {
  const row = (label: string, value: string): Fact => ({ ...note(value, 0), kind: "specification", label });
  const saidOf = (...facts: Fact[]) =>
    dispatchTold({ ...textPage("水差し", [], { language: "ja" }), facts }).map(({ text }) => text);
  expect(saidOf(row("引渡し", "ご注文から10日以内"))).toEqual(["お届けは、ご注文から10日以内です。"]);
  expect(saidOf(row("納期", "ご注文後、2〜3営業日"))).toEqual(["納期は、ご注文後、2〜3営業日です。"]);
  expect(saidOf(row("引渡し", "ご入金から10日以内"))).toEqual([]);
  expect(saidOf(row("納期", "ご注文から5日以内"), row("発送", "ご注文から3日以内"))).toEqual([]);
});
