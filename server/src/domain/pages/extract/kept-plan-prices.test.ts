import { expect, it } from "vitest";
import type { PageType } from "#kernel/vocabulary";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPlanPrices } from "./kept-plan-prices.ts";

const card = (name: string, price: string) =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><p>Stop it whenever you like.</p></div>`;
const read = (html: string, declared: PageType = "article") => {
  const { body } = parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/");
  const all = blocksOf(body, { controls: true });
  const kept = withPlanPrices(
    all,
    all.map(({ kind, text }) => kind === "heading" || text.startsWith("Stop")),
    declared,
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
};
const PLANS =
  card("Fortnightly", "<b>£9.20</b> <small>a box</small>") + card("Half a year", "£98 up front, £8.17 a box");

it("reads the price below the name of each plan [6.1]", () => {
  expect(read(PLANS)).toEqual([
    "Fortnightly",
    "£9.20 a box",
    "Stop it whenever you like.",
    "Half a year",
    "£98 up front, £8.17 a box",
    "Stop it whenever you like.",
  ]);
  expect(
    read(card("ひとりのプラン", "月額980円（税込）") + card("家族のプラン", "月額1,680円（税込）")),
  ).toContain("月額1,680円（税込）");
});

it("reads the head of a card with its price, where its words are read without it [6.1]", () => {
  const { body } = parseDocument(`<html><body>${PLANS}</body></html>`, "https://pages.example/");
  const all = blocksOf(body, { controls: true });
  const kept = withPlanPrices(
    all,
    all.map(({ text }) => text.startsWith("Stop")),
    "article",
  );
  expect(kept).toEqual(all.map(() => true));
});

it("reads no price of goods, of other goods behind links, nor one that stands alone", () => {
  expect(read(PLANS, "product")).not.toContain("£98 up front, £8.17 a box");
  expect(read(card('<a href="/a">Mug</a>', "£9") + card('<a href="/b">Jug</a>', "£14"))).not.toContain("£9");
  expect(read(card("Fortnightly", "£9.20 a box"))).not.toContain("£9.20 a box");
});
