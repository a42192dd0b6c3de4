import { expect, it } from "vitest";
import { tieChecker, untiedIn } from "#kernel/ties/check";
import { analysed } from "#test/pages/pages";
import { extractiveWriter } from "../../../extractive.ts";

const product = (rows: [string, string][]) => `<!doctype html><html lang="en"><head><title>Heron bag</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Heron bag",
"offers":{"@type":"Offer","price":"164","priceCurrency":"USD"}}</script></head><body><main><h1>Heron bag</h1>
<p>The Heron bag is folded out of one piece of waxed canvas, so no seam lies below its lid.</p>
<p>The buckles open with one hand and close by themselves.</p><p class="price">$164</p>
<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</table>
</main></body></html>`;

async function written(rows: [string, string][]) {
  const page = await analysed(product(rows), "https://bags.example/heron");
  const settings = { style: "product", targetSeconds: 60 } as const;
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  const tie = tieChecker(page);
  const sentences = paragraphs.flat().map(({ text }) => text);
  return { said: sentences.join(" "), untied: sentences.flatMap((text) => untiedIn(text, tie(text))) };
}

it("says no row of goods whose numbers the page does not confirm as they are said [7.3]", async () => {
  const { said, untied } = await written([
    ["Volume", "22 L, of which 3 L in the side pockets"],
    ["Size", "35 W × 27 H × 22 D cm"],
  ]);
  expect(untied).toEqual([]);
  expect(said).not.toMatch(/\b(?:22|35)\b/);
});

it("says the rows that it confirms [7.3]", async () => {
  const { said, untied } = await written([
    ["Weight", "1,140 g"],
    ["Material", "Waxed canvas"],
  ]);
  expect(untied).toEqual([]);
  expect(said).toContain("1,140 g");
});
