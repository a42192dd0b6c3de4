import { expect, it } from "vitest";
import { scaled } from "#test/scale";
import { extractPage } from "./extract-page.ts";

/** A quarter of the size in every run: a sixteenth of minutes is still too long. */
const PART = scaled(0.25, 1);
const many = (count: number, row: (n: number) => string) =>
  Array.from({ length: count * PART }, (_, n) => row(n)).join("");
const PROSE = Array.from(
  { length: 6 },
  (_, n) => `<p>Lamp ${n} is of ash, turned from one piece, for the desk or for the shelf.</p>`,
).join("");
const DATA = { "@type": "Product", name: "Lamp", offers: { price: 40, priceCurrency: "USD" } };
const linked = (json: string) => `<script type="application/ld+json">${json}</script>`;
const page = (body: string, head = "") =>
  `<html lang="en"><head><title>Lamp</title>${head}</head><body><h1>Lamp</h1>${PROSE}${body}</body></html>`;
const product = (body: string) => page(body, linked(JSON.stringify(DATA)));
/** A product without a price in its data: its price has to be found on the page. */
const unpriced = (body: string) => page(body, '<meta property="og:type" content="product">');

/** Processor time of a parse; other load on the same cores adds to it, and its limit by the clock is separate. */
const MOST_SECONDS = scaled(5, 8);

/**
 * Each is within the limits of size and depth, and took minutes when something was done once more for
 * every element, line or character before it.
 */
it.each<[string, () => string]>([
  ["a log of many lines", () => page(`<p>${many(90_000, (n) => `line ${n} of the talk<br>\n`)}</p>`)],
  [
    "a long list of definitions",
    () => product(`<dl>${many(45_000, (n) => `<dt>name ${n}</dt><dd>value ${n}</dd>`)}</dl>`),
  ],
  [
    "a note on shipping beside everything",
    () => product(many(60_000, (n) => `<div>free shipping within ${n} days</div>`)),
  ],
  [
    "a price beside every price",
    () => unpriced(`<div>${many(60_000, (n) => `<i class="price">$${n + 9}.50</i>`)}</div>`),
  ],
  ["numbers in one row", () => unpriced(`<div>${many(80_000, (n) => `<b>${n}</b>`)}</div>`)],
  [
    "one property said over and over",
    () =>
      page(
        `<div itemscope itemtype="http://schema.org/Product">${many(90_000, (n) => `<i itemprop="image">${n}</i>`)}</div>`,
      ),
  ],
  [
    "one endless row of boxes",
    () => product(many(19_000, (n) => `<div>Box ${n} is one of very many.</div>`)),
  ],
  [
    "menus around menus around it all",
    () => page(`${'<div class="menu">'.repeat(450)}${many(90_000, (n) => `<i>${n}</i>`)}<main></main>`),
  ],
  ["white space in its data", () => page("", linked(`{"@type":"Product",${" ".repeat(1_000_000)}`))],
  ["white space in its scripts", () => product(`<script>sku:${" ".repeat(390_000)}!</script>`)],
])("a page with %s is read like any other", async (_, html) => {
  const from = process.cpuUsage();
  expect(await extractPage(html(), "https://shop.example/p/lamp")).toHaveProperty("page");
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
});
