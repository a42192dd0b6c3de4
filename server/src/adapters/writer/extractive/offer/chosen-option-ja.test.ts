import { expect, it } from "vitest";
import type { Fact, Page, Variant } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";
import { chosenOn } from "./chosen-option-ja.ts";

const size = (name: string, price: string, stock: Variant["stock"] = null): Variant => ({
  name,
  price,
  stock,
});
const SIZES = [size("20cm", "7150"), size("26cm", "9350"), size("28cm", "10450")];

const priceOf = (value: string, variants: Variant[]): Fact => ({
  id: "price",
  kind: "price",
  label: null,
  value,
  currency: "JPY",
  source: "visible",
  confidence: 0.9,
  provenance: { path: "p", excerpt: `${value}円（税込）`, variants },
});
const page = (title: string, price: Fact): Page => ({
  url: "https://nabe.example/item",
  title,
  site: null,
  language: "ja",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: [{ kind: "paragraph", text: "一枚の鉄板を、職人が何千回もたたいて形を作った鍋です。" }],
  facts: [price],
});

async function told(title: string, variants: Variant[], value = "9350", targetSeconds = 60): Promise<string> {
  const { paragraphs } = await extractiveWriter().write(
    page(title, priceOf(value, variants)),
    { style: "product", targetSeconds },
    new AbortController().signal,
  );
  return paragraphs.flatMap((sentences) => sentences.map(({ text }) => text)).join("\n");
}

it("says what the size in the name costs, and that there are others [7.3]", async () => {
  const script = await told("打ち出し鍋 26cm", [...SIZES, size("24cm", "8580", "OutOfStock")]);
  expect(script).toContain(
    "価格は、税込みで9,350円です。\nほかに、20cmと28cmもありますが、24cmは品切れです。",
  );
  expect(await told("打ち出し鍋 26cm", SIZES)).toContain("ほかに、20cmと28cmもあります。");
  expect(await told("打ち出し鍋 26cm", SIZES, "9350", 30)).not.toContain("ほかに");
});

it("says the price of each size where the name says none, or another than the page asks [7.3]", async () => {
  const all = "20cmが7,150円、26cmが9,350円、28cmが10,450円です。";
  expect(await told("打ち出し鍋", SIZES)).toContain(all);
  expect(await told("打ち出し鍋 26cm", SIZES, "7150")).toContain(all);
});

it("lists no more than three prices: of more it says the least and the highest [7.3]", async () => {
  expect(await told("打ち出し鍋", [...SIZES, size("24cm", "8580")])).toContain(
    "価格は、税込みで、20cmの7,150円から、28cmの10,450円までです。",
  );
  expect(await told("打ち出し鍋", [...SIZES, size("24cm", "8580", "OutOfStock")])).toContain(
    "26cmが9,350円、28cmが10,450円で、24cmは品切れです。",
  );
});

it.each([
  ["打ち出し鍋 26cm", "26cm"],
  ["打ち出し鍋（２６ｃｍ）", "26cm"],
  ["打ち出し鍋26cm", "26cm"],
  ["打ち出し鍋 126cm", null],
  ["打ち出し鍋 26cm×2枚", null],
  ["打ち出し鍋 20cm・26cm", null],
  ["打ち出し鍋 26cm〜30cm", null],
])("finds the size that is sold in a name: %s [7.3]", (title, chosen) => {
  const price = priceOf("9350", SIZES);
  expect(chosenOn(page(title, price), { price, variants: SIZES })?.name ?? null).toBe(chosen);
});

it("takes no part of a word for a kind, and none that is gone [7.3]", () => {
  const of = (title: string, stock: Variant["stock"] = null) => {
    const variants = [size("白", "9350", stock), size("黒", "9900")];
    const price = priceOf("9350", variants);
    return chosenOn(page(title, price), { price, variants })?.name ?? null;
  };
  expect(of("鍋敷き 白")).toBe("白");
  expect(of("白磁の鍋敷き")).toBe(null);
  expect(of("鍋敷き 白", "OutOfStock")).toBe(null);
});

it.each([
  ["石臼 小（白）", ["白", "黒"], "価格は、9,350円です。"],
  ["石臼 小", ["白", "黒"], "価格は、9,350円からです。"],
  ["石臼 小（手回し）", ["白", "黒"], "価格は、9,350円からです。"],
])("says the price of the kind that brackets name as that: %s [6.2]", async (name, kinds, said) => {
  const provenance = { path: "p", excerpt: "9350 InStock / 9900 OutOfStock", kinds };
  const named: Fact = { ...priceOf(name, []), kind: "name", currency: null, provenance: null };
  const priced = page(name, { ...priceOf("9350", []), provenance });
  const { paragraphs } = await extractiveWriter().write(
    { ...priced, facts: [named, ...priced.facts] },
    { style: "product", targetSeconds: 60 },
    new AbortController().signal,
  );
  expect(paragraphs.flat().map(({ text }) => text)).toContain(said);
});
