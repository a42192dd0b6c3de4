import { expect, it } from "vitest";
import { extractPage } from "#domain/pages/extract/extract-page";
import { scaled } from "../scale.ts";

/** A quarter of the size in every run: a sixteenth of minutes is still too long. */
const PART = scaled(0.25, 1);
export const many = (count: number, row: (n: number) => string) =>
  Array.from({ length: count * PART }, (_, n) => row(n)).join("");
const PROSE = Array.from(
  { length: 6 },
  (_, n) => `<p>Lamp ${n} is of ash, turned from one piece, for the desk or for the shelf.</p>`,
).join("");
const DATA = { "@type": "Product", name: "Lamp", offers: { price: 40, priceCurrency: "USD" } };
export const linked = (json: string) => `<script type="application/ld+json">${json}</script>`;
export const page = (body: string, head = "") =>
  `<html lang="en"><head><title>Lamp</title>${head}</head><body><h1>Lamp</h1>${PROSE}${body}</body></html>`;
export const product = (body: string) => page(body, linked(JSON.stringify(DATA)));
/** A product without a price in its data: its price has to be found on the page. */
export const unpriced = (body: string) => page(body, '<meta property="og:type" content="product">');

/** Processor time of a parse; other load on the same cores adds to it, and its limit by the clock is separate. */
const MOST_SECONDS = scaled(5, 8);

/**
 * Proves it of pages each of which is within the limits of size and depth, and took minutes when something was done
 * once more for every element, line or character before it.
 */
export function proveTraps(traps: [what: string, html: () => string][]) {
  it.each(traps)("a page with %s is read like any other", async (_, html) => {
    const from = process.cpuUsage();
    expect(await extractPage(html(), "https://shop.example/p/lamp")).toHaveProperty("page");
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
  });
}
