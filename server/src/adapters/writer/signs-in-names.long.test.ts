import { expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { analysedFixture } from "../../test/pages/pages.ts";
import { extractiveWriter } from "./extractive.ts";

const SIGNS = ["(Paperback)", "Vol. 1)", "[Box", "C++", "WHAT?*", "{2|3}", "$^", "\\d", "CO.)"];

const fact = (kind: Fact["kind"], value: string, label: string | null = null): Fact => ({
  id: `${kind}-${value}`,
  kind,
  label,
  value,
  currency: kind === "price" ? "GBP" : null,
  source: "visible",
  confidence: 1,
  provenance: null,
});
const block = (kind: Block["kind"], text: string): Block => ({ kind, text });

const goods = (name: string): Page => ({
  url: "https://shop.example/loom",
  title: `${name} by ${name}`,
  site: name,
  language: "en",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: [
    block("heading", name),
    block("paragraph", `The ${name} is a small table loom for children and for those who begin.`),
    block("paragraph", `${name} has its frame cut from ash that grew on our own hill.`),
    block("list_item", `${name} and shuttle`),
    block("list_item", "Warp bars of steel"),
    block("heading", `About ${name}`),
    block("paragraph", `${name} has built looms for weavers since 1920, and looks after each of them.`),
  ],
  facts: [
    fact("name", name),
    fact("brand", name),
    fact("price", "240.00"),
    fact("specification", name, "Material"),
    fact("specification", `40 cm ${name}`, "Weaving width"),
    fact("specification", name, name),
  ],
});
/** The pages as they are, but each of their names ends with the sign. */
const named = (page: Page, sign: string): Page => ({
  ...page,
  title: `${page.title} ${sign}`,
  site: `${page.site ?? "Loom"} ${sign}`,
  author: `${page.author ?? "Ada Weaver"} ${sign}`,
  blocks: page.blocks.map((one) => (one.kind === "heading" ? { ...one, text: `${one.text} ${sign}` } : one)),
  facts: page.facts.map((one) => (one.kind === "name" ? { ...one, value: `${one.value} ${sign}` } : one)),
});

it.each(SIGNS)("tells pages whose names end with %s", async (sign) => {
  const shelf: Page = {
    ...goods(`Ash Loom ${sign}`),
    type: "other",
    facts: [],
    blocks: ["Oak", "Elm", "Pine", "Birch", "Beech"].flatMap((wood, at) => [
      block("heading", `${wood} Loom ${sign}`),
      block("paragraph", `£${at + 2}0.00`),
    ]),
  };
  const pages = [
    goods(`Ash Loom ${sign}`),
    goods(`ASH LOOM ${sign}`),
    shelf,
    ...(await Promise.all((["product-ja", "article-en"] as const).map((name) => fixture(name, sign)))),
  ];
  for (const page of pages) {
    const settings = { style: "product" as const, targetSeconds: 60 };
    const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
    expect(paragraphs.length).toBeGreaterThan(0);
  }
});

const fixture = async (name: "product-ja" | "article-en", sign: string) =>
  named(await analysedFixture(name), sign);
